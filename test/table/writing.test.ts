import { type Block, isSame, isWritten, overlaid, widthOf } from '../../src/table/writing';
import { sheet } from '../book';

const block = (row: number, column: number, values: Block['values']): Block => ({
  sheet: 'Лист',
  row,
  column,
  values,
  text: [],
});
const CELLS = [
  ['a', 'b'],
  ['c', 'd'],
];

test.each<[string, Block, unknown[][]]>([
  [
    'inside',
    block(2, 1, [['x']]),
    [
      ['a', 'b'],
      ['x', 'd'],
    ],
  ],
  [
    'right of the cells: what lies between is blank',
    block(1, 4, [['x']]),
    [
      ['a', 'b', '', 'x'],
      ['c', 'd'],
    ],
  ],
  ['below the cells: so are the rows between', block(4, 1, [['x']]), [['a', 'b'], ['c', 'd'], [], ['x']]],
  ['a row without values leaves its row alone', block(1, 4, [[]]), CELLS],
  [
    'over a date nothing of it stays',
    block(1, 2, [[7], ['']]),
    [
      ['a', 7],
      ['c', ''],
    ],
  ],
])('a block %s', (_, written, expected) => {
  expect(overlaid(CELLS, written)).toEqual(expected);
});

test('moments are the same by their time, though each reading of one is another object', () => {
  const [noon, again, later] = [new Date(1000), new Date(1000), new Date(2000)];
  expect([isSame(noon, again), isSame(noon, later), isSame(noon, 1000), isSame(1000, noon)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([isSame('x', 'x'), isSame('x', 'y'), isSame(1, '1')]).toEqual([true, false, false]);
});

test.each<[string, Block['values'][number][number], unknown, boolean]>([
  ['the same text', 'x', 'x', true],
  ['another text', 'x', 'y', false],
  ['the same moment', new Date(1000), new Date(1000), true],
  ['a number that a file gave back as text', 2.5, '2,5', true],
  ['another number as text', 2.5, '2,6', false],
  ['nought is not nothing', 0, '', false],
  ['text is not its number', '2', 2, false],
  ['text that has the same number is another text', '2', '2,0', false],
  ['nothing where nothing stands', '', undefined, true],
])('written already or not: %s', (_, value, cell, is) => {
  expect(isWritten(block(2, 2, [[value]]), [[], ['', cell]])).toBe(is);
});

test('a sheet is as wide as its widest row', () => {
  expect(widthOf(sheet('Лист', [[1], [1, 2, 3], [1, 2]]))).toBe(3);
  expect(widthOf(sheet('Лист', []))).toBe(0);
});
