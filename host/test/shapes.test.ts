import { type Host, script, workbook } from './library';

let host: Host;
beforeEach(async () => {
  host = await workbook({
    Лист: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    Второй: [],
  });
});
afterEach(() => host.dispose());

const ROWS = 'The number of rows in the data does not match the number of rows in the range.';
const COLUMNS = 'The number of columns in the data does not match the number of columns in the range.';
const signature = (types: string, method: string) =>
  `The parameters (${types}) don't match the method signature for SpreadsheetApp.${method}.`;

test.each([
  ['sheet.getRange("A1:B2").setValues([[1, 2]])', `${ROWS} The data has 1 but the range has 2.`],
  ['sheet.getRange("A1:B2").setValues([])', `${ROWS} The data has 0 but the range has 2.`],
  ['sheet.getRange("A1:B2").setValues([[1, 2], [3]])', `${COLUMNS} The data has 1 but the range has 2.`],
  [
    'sheet.getRange("A1:B2").setValues([[1, 2, 3], [1, 2, 3]])',
    `${COLUMNS} The data has 3 but the range has 2.`,
  ],
  ['sheet.getRange("A1:B1").setValues([1, 2])', signature('number[]', 'Range.setValues')],
  ['sheet.getRange("A1:B1").setValues("x")', signature('String', 'Range.setValues')],
  ['sheet.getRange("A1:B1").setValues()', signature('', 'Range.setValues')],
  ['sheet.getRange("A1").setFormula(1)', signature('number', 'Range.setFormula')],
  ['sheet.getRange("A1:B2").setFormulas([["=1"]])', `${ROWS} The data has 1 but the range has 2.`],
  ['sheet.getRange("A1:B2").setNumberFormats([["0"]])', `${ROWS} The data has 1 but the range has 2.`],
  ['sheet.getRange("A1").setNotes([[1]])', signature('number[][]', 'Range.setNotes')],
  ['sheet.getRange(1, "A")', signature('number,String', 'Sheet.getRange')],
  ['sheet.getRange(null, 1)', signature('null,number', 'Sheet.getRange')],
  ['sheet.getRange(0, 1)', 'The starting row of the range is too small.'],
  ['sheet.getRange(1, 0)', 'The starting column of the range is too small.'],
  ['sheet.getRange(1, 1, 0, 1)', 'The number of rows in the range must be at least 1.'],
  ['sheet.getRange(1, 1, 1, 0)', 'The number of columns in the range must be at least 1.'],
  ['sheet.getRange(1001, 1)', 'The coordinates of the range are outside the dimensions of the sheet.'],
  ['sheet.getRange(1, 26, 1, 2)', 'The coordinates of the range are outside the dimensions of the sheet.'],
  ['sheet.getRange("A1:ZZ1")', 'The coordinates of the range are outside the dimensions of the sheet.'],
  ['sheet.getRange("nonsense!")', 'Range not found'],
  ['ss.getRange("Нет!A1")', 'Range not found'],
  ['sheet.getRange("A1").offset(-1, 0)', 'The starting row of the range is too small.'],
  ['sheet.getRange("A1:B2").getCell(3, 1)', 'Cell reference out of range'],
  [
    'sheet.getRange("A1").setValue("x".repeat(50001))',
    'Your input contains more than the maximum of 50000 characters in a single cell.',
  ],
  ['sheet.getRange("A1").setValue({})', 'not modelled: writing an object into a cell'],
  ['sheet.appendRow("x")', signature('String', 'Sheet.appendRow')],
  ['ss.insertSheet("Второй")', 'A sheet with the name "Второй" already exists. Please enter another name.'],
  ['sheet.setName("Второй")', 'A sheet with the name "Второй" already exists. Please enter another name.'],
  [
    'ss.deleteSheet(sheet); ss.deleteSheet(ss.getSheets()[0])',
    "You can't remove all the sheets in a document.",
  ],
  ['sheet.insertRowsAfter(2000, 1)', 'Those rows are out of bounds.'],
  [
    'sheet.getRange("A1:B2").merge(); sheet.getRange("B1:C1").merge()',
    'You must select all cells in a merged range to merge or unmerge them.',
  ],
  ['ss.setSpreadsheetTimeZone("Moscow")', 'Invalid argument: Moscow'],
])(
  "rule 7.1, 13.3, D7.1, D7.2, D7.3, D7.4, D14.4, D15.3: %s is refused in the platform's words",
  async (source, message) => {
    expect((await host.run('evaluate', [source])).error).toMatchObject({ name: 'Exception', message });
  },
);

test('rule 7.2, D7.5: a refused write changes nothing', async () => {
  const writes = [
    'sheet.getRange("A1:B2").setValues([[1, 2], [3]])',
    'sheet.getRange("A1:B2").setValues([[1, 2], [3, "x".repeat(50001)]])',
    'sheet.getRange("A1:B2").setValues([[1, 2], [3, {}]])',
    'sheet.getRange("A1:B2").setNumberFormats([["0", "0"], ["0", 1]])',
  ];
  for (const source of writes) expect(await host.run('evaluate', [source])).toHaveProperty('error');
  expect(host.getCells('Лист', 1, 1, 2, 2)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(await script(host, 'return sheet.getRange("A1").getNumberFormat()')).toBe('General');
});

test('rule 7.1: all forms of getRange, and what a range knows of itself', async () => {
  const source = `return [sheet.getRange('B2'), sheet.getRange('A2:B'), sheet.getRange('2:3'), sheet.getRange('$A$1:B2'),
    sheet.getRange(2, 3), sheet.getRange(2, 3, 4), sheet.getRange(2, 3, 4, 5), sheet.getRange("'Второй'!A1"),
    sheet.getRange('B2').offset(1, 1), sheet.getRange('B2:C3').offset(1, 1, 1, 1), sheet.getRange('B2:C3').getCell(2, 2)]
    .map(r => [r.getSheet().getName(), r.getA1Notation(), r.getRow(), r.getColumn(), r.getNumRows(), r.getNumColumns(),
      r.getLastRow(), r.getLastColumn()].join(' '))`;
  expect(await script(host, source)).toEqual([
    'Лист B2 2 2 1 1 2 2',
    'Лист A2:B1000 2 1 999 2 1000 2',
    'Лист A2:Z3 2 1 2 26 3 26',
    'Лист A1:B2 1 1 2 2 2 2',
    'Лист C2 2 3 1 1 2 3',
    'Лист C2:C5 2 3 4 1 5 3',
    'Лист C2:G5 2 3 4 5 5 7',
    'Второй A1 1 1 1 1 1 1',
    'Лист C3 3 3 1 1 3 3',
    'Лист C3 3 3 1 1 3 3',
    'Лист C3 3 3 1 1 3 3',
  ]);
});
