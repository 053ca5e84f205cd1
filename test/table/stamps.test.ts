import type { ScoreEdit } from '../../src/table/scoreEdits';
import { inferredText, stampCells, stamped, stampRanges } from '../../src/table/stamps';
import { readMoment } from '../../src/table/time';
import { ZONE } from '../book';

const at = (text: string): number => {
  const read = readMoment(text, ZONE);
  if (!read.ok) throw new Error(text);
  return read.at;
};
const edit = (row: number, column: ScoreEdit['column'], now = '2:0'): ScoreEdit => ({
  row: { row, cell: () => '', text: () => '', at: () => ({ sheet: 'Онлайн-таблица', cell: '' }) },
  column,
  old: '',
  now,
  isLogged: false,
});
const of = (edits: readonly ScoreEdit[], columns = { stampA: 9, stampB: 10 } as object) =>
  stamped(edits, { name: 'Онлайн-таблица', headerRow: 1, columns, rows: [] });

test('the captains’ scores have a column of times each; the judge’s has none, and a table may have none', () => {
  const edits = [edit(2, 'a'), edit(2, 'b'), edit(2, 'judge')];
  expect(of(edits).map(({ column, at }) => [column, at])).toEqual([
    ['a', 9],
    ['b', 10],
  ]);
  expect(of(edits, { stampA: 0 }).map(({ column, at }) => [column, at])).toEqual([['a', 0]]);
  expect(of(edits, {})).toEqual([]);
});

test('a stamp is the time of the edit; beside a cleared score nothing', () => {
  const now = at('2026-11-28T20:10');
  expect(stampCells(of([edit(2, 'a'), edit(5, 'b', '')]), now, 'Таблица')).toEqual([
    { sheet: 'Таблица', row: 2, column: 10, values: [[new Date(now)]], text: [] },
    { sheet: 'Таблица', row: 5, column: 11, values: [['']], text: [] },
  ]);
});

test('stamps below each other are one range, whatever the order of the edits', () => {
  const edits = [
    edit(4, 'a'),
    edit(2, 'a'),
    edit(3, 'b'),
    edit(3, 'a'),
    edit(7, 'a'),
    edit(4, 'b'),
    edit(5, 'a', ''),
  ];
  expect(stampRanges(of(edits), false)).toEqual(['J2:J4', 'J7:J7', 'K3:K4']);
  expect(stampRanges(of(edits), true)).toEqual(['J5:J5']);
  expect(stampRanges([], false)).toEqual([]);
});

test('neighbouring columns are not one range', () => {
  expect(stampRanges(of([edit(2, 'a'), edit(3, 'b')]), false)).toEqual(['J2:J2', 'K3:K3']);
});

test.each([
  [
    'the clock alone, where it says the day by itself',
    '2026-11-28T20:05:30',
    '2026-11-28T20:00',
    '~20:05:30',
  ],
  ['after midnight of the same evening too', '2026-11-29T00:30:05', '2026-11-28T20:00', '~00:30:05'],
  [
    'with its date, where the clock would say another day',
    '2026-11-30T20:05:30',
    '2026-11-28T20:00',
    '~2026-11-30 20:05:30',
  ],
  [
    'with its date, where nothing says when the evening began',
    '2026-11-28T20:05:30',
    undefined,
    '~2026-11-28 20:05:30',
  ],
])('a time that nobody saw: %s', (_, time, start, text) => {
  expect(inferredText(at(time), start === undefined ? undefined : at(start), ZONE)).toBe(text);
});
