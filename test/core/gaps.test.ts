// What is missing or strange in tables of points, scales and compositions.
import type { Composition, PointsTable } from '../../src/core/game';
import {
  blankCells,
  firstFall,
  firstRise,
  playersInUse,
  uncomposed,
  unpaid,
  unpaidSides,
} from '../../src/core/gaps';
import { fraction } from '../../src/core/points';
import type { Scale } from '../../src/core/scale';
import type { Tournament } from '../../src/core/tournament';
import { game } from './cases';

const scale = (...rows: readonly (readonly [number, number])[]) =>
  rows.map(([from, points]) => [fraction(from), fraction(points, 2)]) as unknown as Scale;
const P = fraction(1);

test('the first row that gives less, and the first that gives more, than the one before', () => {
  expect(firstFall(scale([1, 2], [3, 2], [5, 1], [7, 0]))).toEqual({ from: '5', points: '0.5' });
  expect(firstFall(scale([1, 2], [3, 2], [5, 3]))).toBeUndefined();
  expect(firstRise(scale([1, 4], [2, 4], [3, 5], [4, 6]))).toEqual({ from: '3', points: '2.5' });
  expect(firstRise(scale([1, 4], [2, 4], [3, 1]))).toBeUndefined();
  expect([firstFall(scale()), firstRise(scale())]).toEqual([undefined, undefined]);
});

test('numbers of players that are in use, each once, rising; none is none', () => {
  const of = (more: Partial<Tournament>) => playersInUse({ games: [], ...more } as Tournament);
  const games = [12, 9, 0, 12].map((players, i) => game(String(i), { players }));
  expect(of({ games, announced: [game('9', { players: 10 })] })).toEqual([9, 10, 12]);
  expect(of({ games })).toEqual([9, 12]);
});

test('numbers of players that a table pays nobody for', () => {
  const row = (players?: number) =>
    ({ side: 'good', points: {}, ...(players !== undefined && { players }) }) as PointsTable[number];
  expect(unpaid([row(9), row(10)], [9, 10, 11])).toEqual([11]);
  expect(unpaid([row(9), row()], [9, 10, 11])).toEqual([]);
  expect(unpaid([], [9])).toEqual([]);
});

test('blank cells are those of outcomes that other rows pay, of the numbers of players in use', () => {
  const table: PointsTable = [
    { players: 9, side: 'good', points: { city: P } },
    { players: 10, side: 'mafia', points: { mafia: P } },
    { side: 'maniac', points: { city: P } },
    { players: 11, side: 'good', points: {} },
  ];
  expect(blankCells(table, [9, 10])).toEqual({ count: 3, players: [9, 10] });
  expect(blankCells(table, [11])).toEqual({ count: 3, players: [11] });
  expect(blankCells([], [9])).toEqual({ count: 0, players: [] });
});

test('sides that a table never pays', () => {
  expect(unpaidSides([{ side: 'good', points: { city: P } }])).toEqual(['mafia']);
  expect(unpaidSides([{ players: 9, side: 'mafia', points: { city: P } }])).toEqual(['good']);
  expect(
    unpaidSides([
      { side: 'good', points: { city: P } },
      { side: 'mafia', points: { omon1: P } },
    ]),
  ).toEqual([]);
  expect(unpaidSides([{ side: 'good', points: {} }])).toEqual(['good', 'mafia']);
  expect(unpaidSides([])).toEqual([]);
});

test('numbers of players without a composition, where any is known', () => {
  const compositions: Composition[] = [
    { citizen: 6, mafia: 3 },
    { citizen: 7, mafia: 2, boss: 1 },
  ];
  expect(uncomposed(compositions, [9, 10, 11])).toEqual([11]);
  expect(uncomposed([], [9])).toEqual([]);
});
