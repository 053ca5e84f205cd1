import { isZone, offsetAt, wallOf } from '../time/zone';
import { exception } from './strict';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].concat([
  'September',
  'October',
  'November',
  'December',
]);
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const padded = (value: number, width: number) => String(value).padStart(width, '0');

type Field = (wall: Date, width: number, instant: number, zone: string) => string;

/** The letters of Java's SimpleDateFormat that Utilities.formatDate takes; month names are English there. */
const FIELDS: Record<string, Field> = {
  y: (wall, width) =>
    width === 2 ? padded(wall.getUTCFullYear() % 100, 2) : padded(wall.getUTCFullYear(), width),
  M: (wall, width) => {
    const name = String(MONTHS[wall.getUTCMonth()]);
    return width > 2 ? name.slice(0, width > 3 ? undefined : 3) : padded(wall.getUTCMonth() + 1, width);
  },
  d: (wall, width) => padded(wall.getUTCDate(), width),
  E: (wall, width) => String(DAYS[wall.getUTCDay()]).slice(0, width > 3 ? undefined : 3),
  u: (wall, width) => padded(wall.getUTCDay() || 7, width),
  a: wall => (wall.getUTCHours() < 12 ? 'AM' : 'PM'),
  H: (wall, width) => padded(wall.getUTCHours(), width),
  h: (wall, width) => padded(wall.getUTCHours() % 12 || 12, width),
  m: (wall, width) => padded(wall.getUTCMinutes(), width),
  s: (wall, width) => padded(wall.getUTCSeconds(), width),
  S: (wall, width) => padded(wall.getUTCMilliseconds(), width),
  Z: (_wall, _width, instant, zone) => offsetText(instant, zone, ''),
  X: (_wall, width, instant, zone) => {
    if (offsetAt(instant, zone) === 0) return 'Z';
    const text = offsetText(instant, zone, width === 3 ? ':' : '');
    return width === 1 ? text.slice(0, 3) : text;
  },
};

function offsetText(instant: number, zone: string, colon: string): string {
  const minutes = Math.trunc(offsetAt(instant, zone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${padded(hours, 2)}${colon}${padded(rest, 2)}`;
}

/**
 * Utilities.formatDate: an instant (ms) on a zone's wall clock, by a SimpleDateFormat pattern.
 * @throws Exception for an unknown zone (the platform silently takes GMT) and for other letters.
 */
export function formattedDate(instant: number, zone: string, pattern: string): string {
  if (!isZone(zone)) throw exception(`not modelled: the time zone ${zone}`);
  const wall = new Date(wallOf(instant, zone));
  return pattern.replace(
    /'((?:[^']|'')*)'|([A-Za-z])\2*/g,
    (run, quoted: string | undefined, letter: string) => {
      if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
      const field = FIELDS[letter];
      if (!field) throw exception(`not modelled: the letter ${letter} of Utilities.formatDate`);
      return field(wall, run.length, instant, zone);
    },
  );
}
