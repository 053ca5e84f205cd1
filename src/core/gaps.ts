import {
  type Composition,
  OUTCOMES,
  type Outcome,
  type PointsTable,
  payFor,
  type Role,
  sideOf,
} from './game';
import { compare, toText } from './points';
import type { Scale } from './scale';
import type { Tournament } from './tournament';

/** The first row of a scale that gives less than the row before it, as texts. */
export function firstFall(scale: Scale): { readonly from: string; readonly points: string } | undefined {
  const row = scale.find(([, points], i) => i > 0 && compare(points, (scale[i - 1] as Scale[number])[1]) < 0);
  return row && { from: toText(row[0]), points: toText(row[1]) };
}

/** The first place whose prize is larger than that of the place before it. */
export function firstRise(scale: Scale): { readonly from: string; readonly points: string } | undefined {
  const row = scale.find(([, points], i) => i > 0 && compare(points, (scale[i - 1] as Scale[number])[1]) > 0);
  return row && { from: toText(row[0]), points: toText(row[1]) };
}

/** Numbers of players of the games that were played or announced, rising. */
export const playersInUse = ({ games, announced = [] }: Tournament): readonly number[] =>
  [...new Set([...games, ...announced].map(({ players }) => players).filter(players => players > 0))].sort(
    (a, b) => a - b,
  );

/** Numbers of players for which a table pays nobody. */
export const unpaid = (table: PointsTable, players: readonly number[]): readonly number[] =>
  table.length === 0
    ? []
    : players.filter(n => !table.some(row => row.players === undefined || row.players === n));

/** How many cells a table leaves blank though its other rows have that outcome, and for which of those numbers of players. */
export function blankCells(
  table: PointsTable,
  players: readonly number[],
): { readonly count: number; readonly players: readonly number[] } {
  const used = OUTCOMES.filter(outcome => table.some(row => row.points[outcome] !== undefined));
  const blank = table
    .filter(row => row.players === undefined || players.includes(row.players))
    .flatMap(row => used.filter(outcome => row.points[outcome] === undefined).map(() => row.players));
  return { count: blank.length, players: [...new Set(blank.flatMap(n => n ?? []))] };
}

/** Sides that a table never pays, whatever the number of players. */
export const unpaidSides = (table: PointsTable): readonly string[] =>
  table.length === 0
    ? []
    : (['citizen', 'mafia'] as const satisfies readonly Role[])
        .filter(role => !OUTCOMES.some(outcome => isPaid(table, role, outcome)))
        .map(sideOf);

const isPaid = (table: PointsTable, role: Role, outcome: Outcome): boolean =>
  table.some(row => 'points' in payFor([row], role, outcome, row.players));

/** Numbers of players for which no composition of roles is known, where any is. */
export const uncomposed = (
  compositions: readonly Composition[],
  players: readonly number[],
): readonly number[] => {
  const sizes = new Set(compositions.map(one => Object.values(one).reduce((all, n) => all + n, 0)));
  return compositions.length === 0 ? [] : players.filter(n => !sizes.has(n));
};
