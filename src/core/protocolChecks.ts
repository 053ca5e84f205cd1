import { type Finding, finding } from './finding';
import { type Composition, ROLES, type Role } from './game';
import { fullDaysPart, seatsByTeam } from './protocol';
import type { CellRef, Game, Seat } from './tournament';

/** What may be wrong with the protocol of a game whatever the regulation, each kind with the facts of its sentence. */
export interface ProtocolFindings {
  /** The roles are not those that a game of so many players has; the first that differs. */
  compositionOdd: {
    readonly game: string;
    readonly players: number;
    readonly role: Role;
    readonly count: number;
    readonly usual: number;
  };
  killsWithoutManiac: { readonly game: string; readonly team: string };
  /** Full days without the days of the game, or more of them; `daysInAll` is '' where it is blank. */
  daysWrong: {
    readonly game: string;
    readonly team: string;
    readonly days: number;
    readonly daysInAll: number | '';
  };
  /** Two rows of one team in a game. */
  seatTwice: { readonly game: string; readonly team: string };
  /** Most teams have two rows: the number seems to stand for two games. */
  gameTwice: { readonly game: string; readonly teams: readonly string[] };
}
export type ProtocolFindingKind = keyof ProtocolFindings;
type ProtocolFinding = Finding<ProtocolFindingKind>;

const found = <K extends ProtocolFindingKind>(
  level: Finding['level'],
  kind: K,
  at: CellRef | undefined,
  data: ProtocolFindings[K],
): ProtocolFinding => finding<ProtocolFindingKind>(level, kind, at, { ...data });

/** All that can be seen in one protocol without its tournament. */
export const protocolFindings = (
  game: Game,
  compositions: readonly Composition[],
): readonly ProtocolFinding[] => [
  ...oddComposition(game, compositions),
  ...game.seats.flatMap(seat => [...killsOfNoManiac(game, seat), ...daysOfNoShare(game, seat)]),
  ...doubled(game),
];

/** A warning only: the site may deal other roles. Nothing is said while a role is not known. */
function oddComposition(
  { id, seats, players, at }: Game,
  compositions: readonly Composition[],
): readonly ProtocolFinding[] {
  const dealt = seats.flatMap(({ role }) => role ?? []);
  if (dealt.length !== players || seats.length !== players) return [];
  const seen = countsOf(dealt);
  const usual = compositions.filter(one => sizeOf(one) === players);
  const [nearest] = [...usual].sort((a, b) => distance(a, seen) - distance(b, seen));
  const role = nearest && ROLES.find(one => (nearest[one] ?? 0) !== (seen[one] ?? 0));
  if (!nearest || !role) return [];
  const data = { game: id, players, role, count: seen[role] ?? 0, usual: nearest[role] ?? 0 };
  return [found('warning', 'compositionOdd', at, data)];
}

const countsOf = (roles: readonly Role[]): Composition =>
  Object.fromEntries(ROLES.map(role => [role, roles.filter(one => one === role).length]));

const sizeOf = (composition: Composition): number =>
  ROLES.reduce((size, role) => size + (composition[role] ?? 0), 0);

const distance = (a: Composition, b: Composition): number =>
  ROLES.reduce((apart, role) => apart + Math.abs((a[role] ?? 0) - (b[role] ?? 0)), 0);

const killsOfNoManiac = (game: Game, { team, role, kills, killsAt, at }: Seat): readonly ProtocolFinding[] =>
  kills && role && role !== 'maniac'
    ? [found('warning', 'killsWithoutManiac', killsAt ?? at, { game: game.id, team })]
    : [];

/** With typed points the share is not needed: only more days than there were is odd then. */
function daysOfNoShare({ id }: Game, seat: Seat): readonly ProtocolFinding[] {
  const { team, days, daysInAll, points, daysAt, at } = seat;
  if (days === undefined || seat.unreadable || fullDaysPart(seat)) return [];
  if (points && daysInAll === undefined) return [];
  const data = { game: id, team, days, daysInAll: daysInAll ?? ('' as const) };
  return [found(points ? 'warning' : 'error', 'daysWrong', daysAt ?? at, data)];
}

/** Rows of teams that have one already: a slip of a row, or a second game under the same number. */
function doubled(game: Game): readonly ProtocolFinding[] {
  const again = seatsByTeam(game).flatMap(([, second]) => second ?? []);
  const teams = again.map(seat => seat.team);
  if (isTwoGames(game)) return [found('error', 'gameTwice', again[0]?.at, { game: game.id, teams })];
  return again.map(({ team, at }) => found('error', 'seatTwice', at, { game: game.id, team }));
}

/** Whether a number seems to stand for two games: at least two teams, and no fewer than half, have two rows. */
export function isTwoGames(game: Game): boolean {
  const teams = seatsByTeam(game);
  const doubled = teams.filter(own => own.length > 1).length;
  return doubled > 1 && doubled * 2 >= teams.length;
}
