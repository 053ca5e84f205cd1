import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { readLog } from '../../src/table/log';
import {
  type LogEntry,
  lastTold,
  logBlocks,
  loggedText,
  recordOf,
  withoutTold,
} from '../../src/table/logWriting';
import { overlaid } from '../../src/table/overlay';
import { readScore } from '../../src/table/scoreText';
import { type ColumnOf, SHEETS, type SheetCells } from '../../src/table/sheets';
import { fromWallClock } from '../../src/table/time';
import { sheet } from '../book';

const ZONE = 'Asia/Yekaterinburg';
const HEADER = ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'];
const entry = (more: Partial<LogEntry> = {}): LogEntry => ({
  at: Date.parse('2026-11-28T20:05:33Z'),
  cell: { sheet: 'Онлайн-таблица', cell: 'G7' },
  record: 'r17 A',
  old: '',
  now: '7:4',
  who: '',
  ...more,
});
const online = (header: readonly string[], row: readonly unknown[]) => {
  const grid = readGrid<ColumnOf<'online'>>(
    sheet('Онлайн-таблица', [header, row]),
    SHEETS.online,
    openBorder(),
    ZONE,
  );
  if (!grid?.rows[0]) throw new Error('no grid');
  return { grid, row: grid.rows[0] };
};

test('lines stand under everything, every cell as text, columns where the sheet has them', () => {
  const log = sheet('Журнал', [['заметка'], [...HEADER.slice(0, 4), 'моё', ...HEADER.slice(4)], ['x'], []]);
  const blocks = logBlocks([entry(), entry({ now: '=SUM(1;1)', who: 'a@example.org' })], log, ZONE, 'ru');
  expect(blocks).toEqual([
    {
      sheet: 'Журнал',
      row: 4,
      column: 1,
      values: [0, 1].map(() => ['2026-11-29T01:05:33', 'Онлайн-таблица', 'G7', 'r17 A']),
      text: [0, 1, 2, 3],
    },
    {
      sheet: 'Журнал',
      row: 4,
      column: 6,
      values: [
        ['', '7:4', ''],
        ['', '=SUM(1;1)', 'a@example.org'],
      ],
      text: [0, 1, 2],
    },
  ]);
});

test('an empty sheet gets its headers with the first line; no lines, no block', () => {
  const [block] = logBlocks([entry()], sheet('Log', [['']]), ZONE, 'en');
  expect([block?.row, block?.values[0]]).toEqual([
    1,
    ['Time', 'Sheet', 'Cell', 'Record', 'Old', 'New', 'Who', 'Chain'],
  ]);
  expect(logBlocks([], sheet('Log', [['']]), ZONE, 'en')).toEqual([]);
});

test('a record names the row by its id, else by wall and game, never by its place alone', () => {
  const header = ['Стенка', 'Партия', 'Счёт капитана A', 'Счёт капитана B', 'Код строки'];
  const of = (...row: unknown[]) =>
    (['a', 'b', 'judge'] as const).map(side => recordOf(online(header, row).row, side));
  expect(of('3', 5, '', '', 'r17')).toEqual(['r17 A', 'r17 B', 'r17 J']);
  expect(of('3', 5, 'x', '', '')).toEqual(['3/5 A', '3/5 B', '3/5 J']);
  expect(of('', 5, 'x', '', '')).toEqual([undefined, undefined, undefined]);
});

describe('what was written is read back', () => {
  const read = (
    lines: readonly LogEntry[],
    header: readonly string[],
    row: readonly unknown[],
    name = 'Онлайн-таблица',
  ) => {
    const empty: SheetCells = sheet('Журнал', [HEADER]);
    const log = overlaid(empty, logBlocks(lines, empty, ZONE, 'ru'));
    const logGrid = readGrid<ColumnOf<'log'>>(log, SHEETS.log, openBorder(), ZONE);
    const { grid, row: first } = online(header, row);
    return (['a', 'b', 'judge'] as const).map(side =>
      readLog(logGrid, { ...grid, name }, ZONE, openBorder())
        .cell(first, side, '3', 5)
        .map(({ at, old, now }) => [at, old, now]),
    );
  };
  const lines = [
    entry(),
    entry({ record: 'r17 B', old: '1:0', now: '' }),
    entry({ record: 'r17 J', now: '3:0' }),
    entry({ record: 'r1 A' }),
  ];
  const expected = [[[entry().at, '', '7:4']], [[entry().at, '1:0', '']], [[entry().at, '', '3:0']]];
  const header = ['Стенка', 'Партия', 'Счёт капитана A', 'Счёт капитана B', 'Счёт судьи', 'Код строки'];

  test('by side and row', () =>
    expect(read(lines, header, ['3', 5, '7:4', '', '3:0', 'r17'])).toEqual(expected));
  test('after columns moved: the cell of a line is not what its side goes by', () => {
    const moved = [
      'Код строки',
      'Счёт капитана B',
      'x',
      'x2',
      'x3',
      'x4',
      'Счёт капитана A',
      'Счёт судьи',
      'Партия',
      'Стенка',
    ];
    expect(read(lines, moved, ['r17', '', '', '', '', '', '7:4', '3:0', 5, '3'])).toEqual(expected);
  });
  test('after the sheet was renamed', () =>
    expect(read(lines, header, ['3', 5, '7:4', '', '3:0', 'r17'], 'Вечер 1')).toEqual(expected));
});

describe('a cell in the log reads as the same entry', () => {
  const locale = { zone: 'Europe/Moscow', locale: 'ru_RU' };
  const cell = (y: number, m: number, d: number, h = 0, min = 0) =>
    new Date(fromWallClock(Date.UTC(y, m - 1, d, h, min), locale.zone));
  test.each([
    ['a score', '7:4'],
    ['what became a time', cell(1899, 12, 30, 10, 8)],
    ['what became a date', cell(2026, 5, 3)],
    ['a bare number', 74],
    ['a fraction', 3.5],
    ['TRUE', true],
    ['nothing', ''],
    ['words', '=HYPERLINK("x")'],
    ['an error', '#REF!'],
  ])('%s', (_, value) => {
    const [read, back] = [readScore(value, locale), readScore(loggedText(value, locale.zone), locale)];
    const essence = ({ state, ...more }: typeof read) => [
      state,
      'why' in more && more.why,
      'likely' in more && more.likely,
    ];
    expect(essence(back)).toEqual(essence(read));
  });
});

describe('what the last line of a record tells', () => {
  const line = (record: string, old: string, now: string, who = '') => ['', '', '', record, old, now, who];
  const log = sheet('Журнал', [
    HEADER,
    line('r1 A', '', '2:0'),
    line('r2 A', '', '3:0', 'Аня'),
    line('r1 A', '2:0', '4:0'),
  ]);

  test('of each record by itself', () => {
    expect([...lastTold(log, ZONE)]).toEqual([
      ['r1 A', { old: '2:0', now: '4:0', who: '' }],
      ['r2 A', { old: '', now: '3:0', who: 'Аня' }],
    ]);
    expect([...lastTold(sheet('Журнал', []), ZONE)]).toEqual([]);
  });

  test.each<[string, Partial<LogEntry>, boolean]>([
    ['word for word', { record: 'r1 A', old: '2:0', now: '4:0' }, true],
    ['with spaces about the words', { record: 'r1 A', old: ' 2:0', now: '4:0 ' }, true],
    ['by another person', { record: 'r1 A', old: '2:0', now: '4:0', who: 'Аня' }, false],
    ['another old value', { record: 'r1 A', old: '', now: '4:0' }, false],
    ['another new value', { record: 'r1 A', old: '2:0', now: '5:0' }, false],
    ['an earlier line', { record: 'r1 A', now: '2:0' }, false],
    ['a record without a line', { record: 'r3 A', now: '2:0' }, false],
  ])('an entry is told already or not: %s', (_, more, isTold) => {
    const entries = [entry(more)];
    expect(withoutTold(entries, log, ZONE)).toEqual(isTold ? [] : entries);
  });
});

test('cells as the log keeps them: ticks in capitals, what is no date at all as nothing', () => {
  expect([true, false].map(tick => loggedText(tick, ZONE))).toEqual(['TRUE', 'FALSE']);
  expect(loggedText(new Date(Number.NaN), ZONE)).toBe('');
});

test('a wall without a number of the game names no row', () => {
  const { row } = online(['Стенка', 'Партия', 'Счёт капитана A', 'Счёт капитана B'], ['3', '', '', '2:0']);
  expect(recordOf(row, 'a')).toBeUndefined();
});
