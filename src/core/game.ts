import { compare, type Points } from './points';

/** Roles of the game; the first five are the good side. */
export const ROLES = [
  'citizen',
  'commissar',
  'sergeant',
  'bossChild',
  'doctor',
  'mafia',
  'boss',
  'maniac',
] as const;
export type Role = (typeof ROLES)[number];

export const SIDES = ['good', 'mafia', 'maniac'] as const;
export type Side = (typeof SIDES)[number];

/** How a game ended. An omon is named by the number of mafia alive when it first happened. */
export const OUTCOMES = [
  'city',
  'mafia',
  'omon1',
  'omon2',
  'omon3',
  'omon4',
  'draw',
  'maniac',
  'stopped',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The rule sets (rooms) of the site in which games are played. */
export const STREETS = ['ozhidaniya', 'kreshcheniya', 'pravosudiya', 'sumrak', 'vip'] as const;
export type Street = (typeof STREETS)[number];

/** How many seats of each role a game has; together they are its players. */
export type Composition = Readonly<Partial<Record<Role, number>>>;

export const sideOf = (role: Role): Side =>
  role === 'maniac' ? 'maniac' : role === 'mafia' || role === 'boss' ? 'mafia' : 'good';

/** A row of a points table: what a role or side earns by outcome, with that many players (absent: with any). */
export interface PointsRow {
  readonly players?: number;
  readonly side: Role | Side;
  /** An absent outcome is *not set*: an error when it is needed, never nothing. */
  readonly points: Readonly<Partial<Record<Outcome, Points>>>;
}
export type PointsTable = readonly PointsRow[];

/** What a table says of a role and outcome: points, a cell that is not set (with its row), or no row at all. */
export type Lookup =
  | { readonly points: Points }
  | { readonly missing: 'row' }
  | { readonly missing: 'cell'; readonly row: PointsRow };

/**
 * What the table pays a role for an outcome: the role's own row before its side's, then the row of that number
 * of players before one for any number. A maniac without a row of his own is scored as a citizen.
 */
export function payFor(table: PointsTable, role: Role, outcome: Outcome, players?: number): Lookup {
  const rows = table.filter(row => row.players === undefined || row.players === players);
  const row =
    rowFor(rows, role) ??
    rowFor(rows, sideOf(role)) ??
    (role === 'maniac' ? (rowFor(rows, 'citizen') ?? rowFor(rows, 'good')) : undefined);
  if (!row) return { missing: 'row' };
  const points = row.points[outcome];
  return points ? { points } : { missing: 'cell', row };
}

function rowFor(rows: PointsTable, side: Role | Side): PointsRow | undefined {
  const own = rows.filter(row => row.side === side);
  return own.find(row => row.players !== undefined) ?? own[0];
}

/** The sides that the table pays exactly so for an outcome: one only where typed points betray the side. */
export const sidesPaid = (
  table: PointsTable,
  outcome: Outcome,
  players: number,
  points: Points,
): readonly Side[] =>
  SIDES.filter(side =>
    table.some(
      row =>
        (row.players === undefined || row.players === players) &&
        row.side === side &&
        row.points[outcome] !== undefined &&
        compare(row.points[outcome] as Points, points) === 0,
    ),
  );
