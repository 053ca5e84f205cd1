// Spreadsheet serials, wall-clock times and instants. Used on both sides: by the workbook (in the
// spreadsheet's zone) and inside the script's scope (in the script's zone).

const DAY = 86_400_000;
/** Midnight of 30 December 1899, serial 0 of a spreadsheet, as if it were UTC. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);

interface Clock {
  format: Intl.DateTimeFormat;
  days: Map<number, number | undefined>;
}

const clocks = new Map<string, Clock>();

function clockOf(zone: string): Clock {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = { format: wallFormat(zone), days: new Map() };
    clocks.set(zone, clock);
  }
  return clock;
}

function wallFormat(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** Is this a zone name the platform knows (`Europe/Moscow`)? */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

function offsetAtExactly(instant: number, format: Intl.DateTimeFormat): number {
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = value;
  const year = part.era === 'BC' ? 1 - Number(part.year) : Number(part.year);
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(part.month) - 1, Number(part.day));
  wall.setUTCHours(Number(part.hour), Number(part.minute), Number(part.second));
  return wall.getTime() - Math.floor(instant / 1000) * 1000;
}

/**
 * How far the zone's wall clock is ahead of UTC at an instant, in ms. Before standard time this has
 * seconds in it (Moscow 1899: +2:30:17).
 */
export function offsetAt(instant: number, zone: string): number {
  const clock = clockOf(zone);
  const day = Math.floor(instant / DAY);
  if (!clock.days.has(day)) {
    const [start, end] = [
      offsetAtExactly(day * DAY, clock.format),
      offsetAtExactly((day + 1) * DAY, clock.format),
    ];
    clock.days.set(day, start === end ? start : undefined);
  }
  return clock.days.get(day) ?? offsetAtExactly(instant, clock.format);
}

/** A wall-clock time (ms, as if it were UTC) as an instant. In a gap the clock has jumped already. */
export function instantOf(wall: number, zone: string): number {
  const first = wall - offsetAt(wall, zone);
  const second = wall - offsetAt(first, zone);
  return offsetAt(second, zone) === wall - second ? second : Math.max(first, second);
}

/** An instant as wall-clock time, ms as if it were UTC. */
export function wallOf(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

/** A serial (days since 30.12.1899, wall-clock) as wall-clock ms. */
export function wallOfSerial(serial: number): number {
  return Math.round(SERIAL_ZERO + serial * DAY);
}

/** A spreadsheet serial (days since 30.12.1899 on the wall clock) as an instant in ms. */
export function instantOfSerial(serial: number, zone: string): number {
  return instantOf(wallOfSerial(serial), zone);
}

/** An instant as a spreadsheet serial of the zone's wall clock. */
export function serialOfInstant(instant: number, zone: string): number {
  return serialOfWall(wallOf(instant, zone));
}

/** Wall-clock ms (as if UTC) as a serial. */
export function serialOfWall(wall: number): number {
  return (wall - SERIAL_ZERO) / DAY;
}
