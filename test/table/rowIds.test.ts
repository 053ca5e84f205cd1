import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { readLog } from '../../src/table/log';
import { type IdFacts, newRowIds } from '../../src/table/rowIds';
import { type ColumnOf, SHEETS } from '../../src/table/sheets';
import { sheet } from '../book';

const ZONE = 'Europe/Moscow';
const HEADER = ['Стенка', 'Партия', 'Счёт капитана A', 'Счёт капитана B', 'Код строки'];
type Line = readonly [record: string, now: string];

/** Ids by row number, given rows `[wall, game, a, b, id]` and lines of the log. */
function ids(
  rows: readonly unknown[][],
  log: readonly Line[] = [],
  more: Partial<IdFacts> = {},
  header = HEADER,
) {
  const border = openBorder();
  const grid = readGrid<ColumnOf<'online'>>(
    sheet('Онлайн-таблица', [header, ...rows]),
    SHEETS.online,
    border,
    ZONE,
  );
  const cells = log.map(([record, now]) => ['2026-11-28T20:00', 'Онлайн-таблица', 'C2', record, '', now, '']);
  const logGrid = readGrid<ColumnOf<'log'>>(
    sheet('Журнал', [['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'], ...cells]),
    SHEETS.log,
    border,
    ZONE,
  );
  if (!grid) throw new Error('no grid');
  return Object.fromEntries(
    newRowIds(grid, { log: readLog(logGrid, grid, ZONE, border), zone: ZONE, ...more }),
  );
}

test('rows with wall and game get the next numbers; others, and rows with an id, keep what they have', () => {
  expect(
    ids([
      ['1', 1, '', '', ''],
      ['1', 2, '', '', 'r7'],
      ['', 3, '', '', ''],
      ['2', '', '', '', ''],
      ['2', 1, '', '', 'моя'],
    ]),
  ).toEqual({
    2: 'r8',
  });
});

test('a number that the log knows never comes again, though its row is gone', () => {
  expect(
    ids(
      [['1', 1, '', '', '']],
      [
        ['r41 A', '7:4'],
        ['3/99 B', '1:0'],
      ],
    ),
  ).toEqual({ 2: 'r42' });
});

test('without the column there are no ids', () => {
  expect(ids([['1', 1, '', '']], [], {}, HEADER.slice(0, 4))).toEqual({});
});

describe('two rows with one id', () => {
  const rows = [
    ['1', 1, '2:0', '', 'r1'],
    ['1', 2, '4:0', '', 'r1'],
  ];
  const swapped = [...rows].reverse();
  test('the scores that the log last saw tell whose it is, in either order', () => {
    expect(ids(rows, [['r1 A', '4:0']])).toEqual({ 2: 'r2' });
    expect(ids(swapped, [['r1 A', '4:0']])).toEqual({ 3: 'r2' });
  });
  test('the row that this edit wrote is the copy', () => {
    expect(ids(rows, [], { isEdited: row => row === 2 })).toEqual({ 2: 'r2' });
    expect(ids(rows, [], { isEdited: row => row === 3 })).toEqual({ 3: 'r2' });
  });
  test('with nothing to tell them apart the upper one keeps it', () => {
    expect(ids(rows)).toEqual({ 3: 'r2' });
    expect(ids(swapped)).toEqual({ 3: 'r2' });
  });
  test('case and spaces make no other id; three copies get three', () => {
    expect(ids([...rows, ['1', 3, '', '', ' R1 ']])).toEqual({ 3: 'r2', 4: 'r3' });
  });
});
