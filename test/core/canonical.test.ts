import { canonical } from '../../src/core/canonical';
import type { Tournament } from '../../src/core/tournament';
import { regulations } from '../../src/regulations';
import { readWorkbook } from '../../src/table/workbook';
import { type Book, ruling, sheetsOf, ZONE } from '../book';

const BOOK: Book = {
  walls: [
    { id: '1', a: 'Волки', b: 'Совы', games: ['2:0', { a: '4:0', b: '4:1' }] },
    { id: '2', a: 'Ежи', b: 'Лисы', games: ['0:3'] },
  ],
  penalties: [ruling('Волки', 'минус 3', { Стенка: '1' }), ruling('Совы', 'предупреждение', { Стенка: '1' })],
};

function factsOf(change: (rows: unknown[][]) => unknown[][] = rows => rows, now = 0): Tournament {
  const sheets = sheetsOf(BOOK).map(sheet => {
    const [header = [], ...rows] = sheet.values as unknown[][];
    return sheet.name === 'Регламент' ? sheet : { ...sheet, values: [header, ...change(rows)] };
  });
  const read = readWorkbook({ sheets, zone: ZONE, locale: 'ru_RU', now }, regulations);
  if (!read.ok) throw new Error(read.problems.map(({ kind }) => kind).join());
  return read.understood.tournament;
}

test('rows in another order, rows between and another moment give the same text', () => {
  expect(canonical(factsOf(rows => [...rows].reverse()))).toBe(canonical(factsOf()));
  expect(canonical(factsOf(rows => rows.flatMap(row => [row.map(() => ''), row])))).toBe(
    canonical(factsOf()),
  );
  expect(canonical(factsOf(undefined, 86_400_000))).toBe(canonical(factsOf()));
});
test('any other score, ruling or name gives another text', () => {
  const changed = (from: unknown, to: unknown) =>
    canonical(factsOf(rows => rows.map(row => row.map(cell => (cell === from ? to : cell)))));
  const own = canonical(factsOf());
  for (const [from, to] of [
    ['4:1', '4:0'],
    ['минус 3', 'минус 4'],
    ['Лисы', 'Рыси'],
    ['подтверждён', 'отозван'],
  ])
    expect([from, changed(from, to) === own]).toEqual([from, false]);
});
