import { putRight } from '../../src/table/movedRows';
import { type Block, overlaid } from '../../src/table/writing';

const READ = [
  ['wall', 'game', 'judge'],
  ['1', 1, ''],
  ['1', 2, '4:0'],
  ['1', 3, ''],
];
const block = (row: number, column: number, values: (string | number)[][]): Block => ({
  sheet: 'Игры',
  row,
  column,
  values,
  text: [0],
});
type Cells = readonly (readonly unknown[])[];
const after = (now: Cells, blocks: readonly Block[], names = [0, 1]): Cells =>
  putRight(READ, blocks, now, names).reduce<Cells>(overlaid, now);
const RULED = block(4, 3, [['5:0']]);
const byName = (cells: Cells) => cells.map(row => row.join(' ')).sort();

test('where no row moved nothing is written, whatever people typed beside it', () => {
  const now = overlaid(READ, RULED);
  expect(putRight(READ, [RULED], now, [0, 1])).toEqual([]);
  expect(putRight(READ, [RULED], [...now.slice(0, 3), ['1', 3, '6:0']], [0, 1])).toEqual([]);
});

test.each([
  ['sorted', [READ[0], READ[3], READ[2], READ[1]]],
  ['sorted so that another judge’s score stands there', [READ[0], READ[1], READ[3], READ[2]]],
  ['a row inserted above', [READ[0], ['', '', ''], ...READ.slice(1)]],
])(
  '%s before the writing: the ruling stands in its own row and the others hold what they held',
  (_, moved) => {
    const now = overlaid(moved as Cells, RULED);
    const meant = byName([...overlaid(READ, RULED), ...moved.slice(READ.length).map(() => ['', '', ''])]);
    expect(byName(after(now, [RULED]))).toEqual(meant);
  },
);

test('sorted after the writing nothing is wrong', () => {
  const [header = [], ...rows] = overlaid(READ, RULED);
  expect(putRight(READ, [RULED], [header, ...rows.reverse()], [0, 1])).toEqual([]);
});

test('a new row written over the last one that had moved down: both stand', () => {
  const added = block(5, 1, [['1', 4, '9:0']]);
  const now = overlaid([READ[0] ?? [], ['', '', ''], ...READ.slice(1)], added);
  expect(byName(after(now, [added]))).toEqual(byName([...overlaid(READ, added), ['', '', '']]));
});

test('what is put right stays text where it is text', () => {
  const now = overlaid([READ[0], READ[3], READ[2], READ[1]] as Cells, RULED);
  const blocks = putRight(READ, [RULED], now, [0, 1]);
  expect(blocks.map(({ row, column, values, text }) => [row, column, values[0]?.[0], text])).toEqual([
    [2, 3, '5:0', [0]],
    [4, 3, '', []],
  ]);
  const numbers = block(4, 3, [[7]]);
  const written = overlaid([READ[0], READ[3], READ[2], READ[1]] as Cells, numbers);
  expect(putRight(READ, [numbers], written, [0, 1])[0]).toMatchObject({ values: [[7]], text: [] });
});

test('nothing was written: nothing is put right, though rows moved', () => {
  expect(putRight(READ, [], [READ[0], READ[3], READ[2], READ[1]] as Cells, [0, 1])).toEqual([]);
});

test('the last row went meanwhile: nobody holds what it was to hold', () => {
  expect(
    putRight(READ, [block(2, 3, [['1:0']])], overlaid(READ.slice(0, 3), block(2, 3, [['1:0']])), [0, 1]),
  ).toEqual([]);
});

test('several new rows that were written over others all stand again below everything', () => {
  const added = block(5, 1, [
    ['1', 4, '9:0'],
    ['1', 5, '8:0'],
  ]);
  const now = overlaid([READ[0] ?? [], ['', '', ''], ['', '', ''], ...READ.slice(1)], added);
  const lost = putRight(READ, [added], now, [0, 1]).filter(({ row }) => row > now.length);
  expect(lost.map(({ row, column, values }) => [row, column, values[0]?.[0]])).toEqual([
    [7, 1, '1'],
    [7, 2, 2],
    [7, 3, '4:0'],
    [8, 1, '1'],
    [8, 2, 3],
    [8, 3, ''],
  ]);
});
