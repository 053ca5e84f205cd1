// Blocks of neighbouring columns.
import { asBlocks } from '../../src/table/ownTable';

test('columns that carry numbers are named in their block; a block of texts names none', () => {
  const columns = [
    { column: 0, isText: true, values: ['Волки'] },
    { column: 1, isText: false, isNumber: true, values: [3] },
    { column: 2, isText: false, values: ['x'] },
    { column: 5, isText: true, values: ['y'] },
  ];
  expect(asBlocks('Лист', 4, 1, columns)).toEqual([
    { sheet: 'Лист', row: 4, column: 1, values: [['Волки', 3, 'x']], text: [0], number: [1] },
    { sheet: 'Лист', row: 4, column: 6, values: [['y']], text: [0] },
  ]);
});
