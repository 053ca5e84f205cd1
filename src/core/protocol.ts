import type { Penalty } from './penalty';
import { fraction, type Points } from './points';
import type { TeamName } from './standings';
import type { Game, Seat } from './tournament';

/** Games by stage, by start where it is known, then by number: never by the order of rows. */
export const inGameOrder = (games: readonly Game[]): readonly Game[] => [...games].sort(byOrder);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byOrder(a: Game, b: Game): number {
  const late = Number.MAX_SAFE_INTEGER;
  const [left, right] = [orderOfId(a.id), orderOfId(b.id)];
  return (
    byText(a.stage, b.stage) ||
    (a.start ?? late) - (b.start ?? late) ||
    left.length - right.length ||
    byText(left, right)
  );
}

/** Numbers by their size: a longer one is greater. Other names come after them. */
const orderOfId = (id: string): string => (/^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : `~${id}`);

/** A game is over when its outcome stands there, or points were typed without it. */
export const isOver = ({ outcome, seats }: Game): boolean =>
  outcome !== undefined || seats.some(seat => seat.points);

/** A game that stands in the schedule only: nobody has sat down yet, and nothing of it is lost in a row. */
export const isAnnounced = ({ outcome, seats, unread }: Game): boolean =>
  outcome === undefined && seats.length === 0 && !unread;

/** Replayed or annulled by a ruling: nobody gets points for it. */
export const isVoid = ({ id }: Game, penalties: readonly Penalty[]): boolean =>
  penalties.some(
    ({ game, state, sanctions }) =>
      game === id &&
      state === 'confirmed' &&
      sanctions.some(({ kind }) => kind === 'replay' || kind === 'annulled'),
  );

/** Annulled by a ruling: it is not played again. */
export const isAnnulled = ({ id }: Game, penalties: readonly Penalty[]): boolean =>
  penalties.some(
    ({ game, state, sanctions }) =>
      game === id && state === 'confirmed' && sanctions.some(({ kind }) => kind === 'annulled'),
  );

/** The rows of one team in a game: more than one is a slip or an offence. */
export type OwnSeats = readonly [Seat, ...Seat[]];

export function seatsByTeam({ seats }: Game): readonly OwnSeats[] {
  const byTeam = new Map<TeamName, OwnSeats>();
  for (const seat of seats)
    byTeam.set(seat.team, [...(byTeam.get(seat.team) ?? []), seat] as unknown as OwnSeats);
  return [...byTeam.values()];
}

/** Days played in full in the days of the game; undefined when that is no part. */
export const fullDaysPart = ({ days, daysInAll }: Seat): Points | undefined =>
  days === undefined || daysInAll === undefined || daysInAll < 1 || days > daysInAll
    ? undefined
    : fraction(days, daysInAll);
