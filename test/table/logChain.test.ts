import fc from 'fast-check';
import { brokenLink, lastLink, linked, relinked } from '../../src/table/logChain';
import { type LogEntry, logBlocks } from '../../src/table/logWriting';
import { overlaid } from '../../src/table/overlay';
import type { SheetCells } from '../../src/table/sheets';
import { sheet, ZONE } from '../book';

const HEADER = ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'];
const LINKED = [...HEADER, 'Цепь'];
const entry = (now: string, old = ''): LogEntry => ({
  at: Date.parse('2026-11-28T17:00:00Z'),
  cell: { sheet: 'Онлайн-таблица', cell: 'G2' },
  record: 'r1 A',
  old,
  now,
  who: '',
});

/** The log after each of these was appended, and the last link. */
function appended(log: SheetCells, ...batches: (readonly LogEntry[])[]) {
  let [now, head]: [SheetCells, string | undefined] = [log, undefined];
  for (const entries of batches) {
    const found = linked(now, logBlocks(entries, now, ZONE, 'ru'), 'ru', ZONE);
    now = overlaid(now, found.blocks);
    head = found.head;
  }
  return { log: now, head };
}
const rowsOf = ({ values }: SheetCells): unknown[][] => values.map(row => [...row]);
const broken = (values: readonly (readonly unknown[])[], head?: string) =>
  brokenLink(sheet('Журнал', values), ZONE, head);

test('each row carries the print of the one above and its own; an empty log and one with a header alike', () => {
  for (const values of [[], [LINKED]]) {
    const { log, head } = appended(
      sheet('Журнал', values),
      [entry('2:0')],
      [entry('4:0', '2:0'), entry('6:0')],
    );
    expect(log.values[0]).toEqual(LINKED);
    const links = log.values.slice(1).map(row => String(row[7]).split('>'));
    expect(links.map(([, own]) => own).slice(0, 2)).toEqual(links.map(([previous]) => previous).slice(1));
    expect(links[2]?.[1]).toBe(head);
    expect(links.flat().every(one => /^[0-9a-f]{12}$/.test(one))).toBe(true);
    expect(brokenLink(log, ZONE, head)).toBeUndefined();
  }
});

test('a log from before begins its chain with the first row that is added, and seals what stands above', () => {
  const old = [HEADER, ['2026-11-28T20:00', '', 'G2', '1/1', '', '2:0', ''], ['слова']];
  expect(broken(old)).toBeUndefined();
  const { log, head } = appended(sheet('Журнал', old), [entry('4:0')]);
  expect(log.values[0]).toEqual(LINKED);
  expect(log.values.slice(1).map(row => Boolean(row[7]))).toEqual([false, false, true]);
  expect(brokenLink(log, ZONE, head)).toBeUndefined();
  const changed = rowsOf(log);
  (changed[1] as unknown[])[5] = '0:2';
  expect(broken(changed, head)).toEqual({ row: 4, why: 'above' });
});

test('a date cell or a number in place of its text breaks nothing: files give them back so', () => {
  const { log, head } = appended(sheet('Журнал', [LINKED]), [entry('74')]);
  const read = rowsOf(log);
  Object.assign(read[1] as unknown[], { 0: new Date('2026-11-28T17:00:00Z'), 5: 74 });
  expect(broken(read, head)).toBeUndefined();
});

describe('the first broken row is named', () => {
  const { log, head } = appended(
    sheet('Журнал', [LINKED]),
    ...['1:0', '2:0', '3:0', '4:0'].map(now => [entry(now)]),
  );
  const cases: readonly (readonly [string, (rows: unknown[][]) => unknown, object])[] = [
    ['a value', rows => rows[2]?.splice(5, 1, '9:0'), { row: 3, why: 'changed' }],
    ['a time', rows => rows[3]?.splice(0, 1, '2026-11-28T21:00'), { row: 4, why: 'changed' }],
    ['a row that went', rows => rows.splice(2, 1), { row: 3, why: 'gap' }],
    ['two rows swapped', rows => rows.splice(2, 2, rows[3] as [], rows[2] as []), { row: 3, why: 'gap' }],
    [
      'a row by hand',
      rows => rows.splice(3, 0, ['2026-11-28T20:30', '', '', 'r9 A', '', '5:0', '', '']),
      { row: 4, why: 'unlinked' },
    ],
    ['a link wiped out', rows => rows[2]?.splice(7, 1, ''), { row: 3, why: 'unlinked' }],
    ['the first links wiped out', rows => rows[1]?.splice(7, 1, ''), { row: 3, why: 'above' }],
    ['the last row', rows => rows.pop(), { row: 4, why: 'cut' }],
    ['all links', rows => rows.map(row => row.splice(7, 1, '')), { row: 5, why: 'cut' }],
  ];
  test.each(cases)('%s', (_, change, expected) => {
    const rows = rowsOf(log);
    change(rows);
    expect(broken(rows, head)).toEqual(expected);
  });
  test('rows at the end that nobody remembers may be cut unseen, nothing else', () => {
    expect(broken(rowsOf(log).slice(0, 4))).toBeUndefined();
  });
});

test('whatever cell of a linked row is changed, the row is named', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.nat(6),
      fc.string({ minLength: 1 }),
      (values, at, column, more) => {
        const { log, head } = appended(
          sheet('Журнал', [LINKED]),
          values.map(([now, old]) => entry(now, old)),
        );
        expect(brokenLink(log, ZONE, head)).toBeUndefined();
        const rows = rowsOf(log);
        const row = 1 + (at % values.length);
        const before = String(rows[row]?.[column] ?? '').trim();
        fc.pre(`${before}${more}`.trim() !== before);
        rows[row]?.splice(column, 1, `${before}${more}`);
        expect(broken(rows, head)).toEqual({ row: row + 1, why: 'changed' });
      },
    ),
    { numRuns: 200 },
  );
});

test('rows that go with the sample leave a whole chain behind', () => {
  const { log } = appended(sheet('Журнал', [LINKED]), [entry('1:0')], [entry('2:0')], [entry('3:0')]);
  const left = sheet(
    'Журнал',
    rowsOf(log).filter((_, i) => i !== 2),
  );
  const { blocks, head } = relinked(left, ZONE);
  expect(brokenLink(overlaid(left, blocks), ZONE, head)).toBeUndefined();
  expect(relinked(sheet('Журнал', [HEADER]), ZONE)).toEqual({ blocks: [] });
});

test('the last link is that of the last row; a row by hand has none', () => {
  const { log, head } = appended(sheet('Журнал', [LINKED]), [entry('2:0')], [entry('4:0', '2:0')]);
  expect(lastLink(log, ZONE)).toBe(head);
  expect(lastLink(sheet('Журнал', [...log.values, ['', '', '', 'r9 A', '', '5:0']]), ZONE)).toBeUndefined();
  for (const values of [[], [LINKED], [['нечто своё']]])
    expect(lastLink(sheet('Журнал', values), ZONE)).toBeUndefined();
});

describe('links anew', () => {
  test('from the first linked row on: what stood above without links is sealed again', () => {
    const old = [
      HEADER,
      ['2026-11-28T20:00', '', 'G2', '1/1', '', '2:0', ''],
      ['', '', '', 'r8 A', '', '1:0', ''],
    ];
    const { log } = appended(sheet('Журнал', old), [entry('4:0')], [entry('6:0', '4:0')]);
    const without = sheet(
      'Журнал',
      rowsOf(log).filter((_, i) => i !== 1),
    );
    const { blocks, head } = relinked(without, ZONE);
    expect(blocks.map(({ row, column, values, text }) => [row, column, values.length, text])).toEqual([
      [3, 8, 2, [0]],
    ]);
    const whole = overlaid(without, blocks);
    expect(brokenLink(whole, ZONE, head)).toBeUndefined();
    expect(lastLink(whole, ZONE)).toBe(head);
    expect(brokenLink(without, ZONE, undefined)).toEqual({ row: 3, why: 'above' });
  });

  test('over blank rows: they stay blank', () => {
    const { log } = appended(sheet('Журнал', [LINKED]), [entry('2:0')], [entry('4:0', '2:0')]);
    const [header = [], first = [], second = []] = rowsOf(log);
    const { blocks } = relinked(sheet('Журнал', [header, first, [], second]), ZONE);
    expect(blocks[0]?.values.map(([link]) => link !== '')).toEqual([true, false, true]);
  });

  test.each<[string, unknown[][]]>([
    ['an empty sheet', []],
    ['a sheet that is no log', [['нечто своё']]],
    ['a log without links', [LINKED, ['', '', '', 'r1 A', '', '2:0', '', '']]],
    ['a log without their column', [HEADER, ['', '', '', 'r1 A', '', '2:0', '']]],
  ])('%s has none', (_, values) => {
    expect(relinked(sheet('Журнал', values), ZONE)).toEqual({ blocks: [] });
  });
});

test('blocks that add no row are left as they are', () => {
  const log = sheet('Журнал', [HEADER]);
  expect(linked(log, [], 'ru', ZONE)).toEqual({ blocks: [] });
  expect(linked(sheet('Журнал', []), [], 'ru', ZONE)).toEqual({ blocks: [] });
});

test('what is added to a log without a column of links gets it as text right of everything', () => {
  const log = sheet('Журнал', [HEADER]);
  const { blocks } = linked(log, logBlocks([entry('2:0')], log, ZONE, 'en'), 'en', ZONE);
  const links = blocks.filter(({ column }) => column === 8);
  expect(links.map(({ row, text }) => [row, text])).toEqual([
    [1, [0]],
    [2, [0]],
  ]);
  expect(links[0]?.values).toEqual([['Chain']]);
});
