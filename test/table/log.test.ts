// Which lines of the log are about a cell of the online table.
import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { readLog, type Watched } from '../../src/table/log';
import { type ColumnOf, SHEETS } from '../../src/table/sheets';
import { sheet, ZONE } from '../book';

const ONLINE = ['Стенка', 'Партия', 'Счёт капитана A', 'Счёт капитана B', 'Код строки'];
type Line = Partial<Record<'time' | 'sheet' | 'cell' | 'record' | 'now', string>>;

function read(lines: readonly Line[], online: readonly string[] = ONLINE) {
  const border = openBorder();
  const rows = lines.map(line => [
    line.time ?? '2026-11-28T20:00',
    line.sheet ?? '',
    line.cell ?? '',
    line.record ?? '',
    '',
    line.now ?? '2:0',
  ]);
  const log = sheet('Журнал', [['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало'], ...rows]);
  const table = sheet('Игры', [online, ['3', 5, '', '', 'r1']]);
  const grid = readGrid<ColumnOf<'online'>>(table, SHEETS.online, border, ZONE);
  const [row] = grid?.rows ?? [];
  if (!grid || !row) throw new Error('no table');
  const book = readLog(readGrid<ColumnOf<'log'>>(log, SHEETS.log, border, ZONE), grid, ZONE, border);
  return {
    border,
    of: (column: Watched): unknown[] => book.cell(row, column, '3', 5).map(({ now }) => now),
    records: [...book.records],
  };
}

test.each<[string, Line]>([
  ['the row’s id and its side', { record: 'r1 A' }],
  ['wall and game and the side', { record: '3/5 A' }],
  ['parted by anything', { record: '3 · 5 (A)' }],
  ['by more than one sign', { record: '3 - 5: A' }],
  ['the id alone, the side by the cell', { record: 'r1', cell: 'C9' }],
  ['the cell alone', { cell: 'C2' }],
  ['the cell with signs of money', { cell: '$C$2' }],
  ['the cell in small letters', { cell: 'c2' }],
  ['with the name of the table', { sheet: 'игры', cell: 'C2' }],
  ['with the usual title of the table, as before it was renamed', { sheet: 'Онлайн-таблица', cell: 'C2' }],
  ['a side of its own, whatever the sheet is called', { sheet: 'Старое имя', record: 'r1 A' }],
])('%s', (_, line) => {
  const { of } = read([line]);
  expect([of('a'), of('b')]).toEqual([['2:0'], []]);
});

test.each<[string, Line]>([
  ['another row', { record: 'r2 A' }],
  ['another game', { record: '3/6 A' }],
  ['the cell of another row', { cell: 'C3' }],
  ['the cell of a row that only begins so', { cell: 'C22' }],
  ['a cell of another column', { cell: 'D2' }],
  ['a column that only ends so', { cell: 'AC2' }],
  ['no cell at all', { cell: 'сюда' }],
  ['words after the cell', { cell: 'C2 и дальше' }],
  ['a cell of another sheet', { sheet: 'Команды', cell: 'C2' }],
  ['an id in another sheet', { sheet: 'Штрафы', record: 'r1', cell: 'C2' }],
])('none of this cell: %s', (_, line) => {
  expect(read([line]).of('a')).toEqual([]);
});

test('oldest first, whatever their order and naming', () => {
  const lines = [
    { time: '2026-11-28T20:20', record: 'r1 A', now: '6:0' },
    { time: '2026-11-28T20:00', record: '3/5 A', now: '2:0' },
    { time: '2026-11-28T20:10', cell: 'C2', now: '4:0' },
  ];
  expect(read(lines).of('a')).toEqual(['2:0', '4:0', '6:0']);
});

test('a judge has lines in a table that has no column for him', () => {
  expect(read([{ record: 'r1 J' }]).of('judge')).toEqual(['2:0']);
  expect(read([{ record: 'r1' }]).of('judge')).toEqual([]);
});

test('a line whose time can’t be read is a finding and counts for nothing', () => {
  const { border, of } = read([{ time: 'скоро', record: 'r1 A' }]);
  expect(border.findings.map(({ kind, at, data }) => [kind, at?.cell, data])).toEqual([
    ['badMoment', 'A2', { text: 'скоро' }],
  ]);
  expect(of('a')).toEqual([]);
});

test('the rows that it names', () => {
  expect(read([{ record: 'r1 A' }, { record: '3 · 5 B' }, { cell: 'C7' }]).records).toEqual([
    'r1',
    '3/5',
    '#7',
  ]);
});

test('no log: no lines, no names', () => {
  const border = openBorder();
  const grid = readGrid<ColumnOf<'online'>>(sheet('Игры', [ONLINE, ['3', 5]]), SHEETS.online, border, ZONE);
  const [row] = grid?.rows ?? [];
  if (!grid || !row) throw new Error('no table');
  const book = readLog(undefined, grid, ZONE, border);
  expect([book.cell(row, 'a', '3', 5), book.records.size]).toEqual([[], 0]);
});
