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
