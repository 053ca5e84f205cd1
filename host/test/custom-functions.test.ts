import { type Host, script, workbook } from './library';

const MOSCOW_1705 = new Date(Date.UTC(2026, 10, 29, 17, 5));
let host: Host | undefined;
afterEach(() => host?.dispose());

async function cells(rows: unknown[][], read: [number, number, number, number], locale = 'ru_RU') {
  host = await workbook({ Лист: rows }, { locale });
  return host.getCells('Лист', ...read);
}

test('rule 4.1, 4.2, D4.4, D4.5: one cell is a value, a block an array of rows; blanks are empty text', async () => {
  const got = await cells([[3, '', '7:4', '=DESCRIBE(A1)', '=DESCRIBE(A1:C1)'], [true]], [1, 4, 1, 4]);
  expect(got).toEqual([['number 3', 'number 3', 'string ', 'string 7:4']]);
});

test('rule 4.3, 4.4: dates arrive as Date, percents as fraction, errors as text, digits in text as text', async () => {
  host = await workbook({ Лист: [['', '', '=1/0', '007']] });
  await host.typeCells('Лист', 1, 1, [['10:8', '50%']]);
  await host.setCells('Лист', 2, 1, [['=DESCRIBE(A1:D1)'], ['=DESCRIBE(C1)']]);
  expect(host.getCells('Лист', 2, 1, 1, 4)).toEqual([
    ['Date 1899-12-30T07:37:43.000Z', 'number 0.5', 'string #DIV/0!', 'string 007'],
  ]);
  expect(host.getCells('Лист', 3, 1)).toEqual([['string #DIV/0!']]);
});

test('rule 4.7: a workbook that opens on a busy machine shows what its formulas come to', async () => {
  const many = Array.from({ length: 1000 }, () => ['=SUM(1;2)']);
  const opening = workbook({ Лист: [[2, '=SUM(A1:A;0.5)', '=COUNT_UP(A1)'], ...many] });
  const busyUntil = Date.now() + 250; // longer than the engine's own timer, which must not compute twice
  while (Date.now() < busyUntil);
  host = await opening;
  expect(host.getCells('Лист', 1, 2, 2, 3)).toEqual([
    [3002.5, 1, 'row 1'],
    ['', 2, 'row 2'],
  ]);
});

test('rule 4.2, D4.5: an argument left out is undefined, a blank cell is empty text', async () => {
  expect(await cells([['=DESCRIBE(1)', '=DESCRIBE(1;Z9)']], [1, 1, 1, 2])).toEqual([
    ['number 1', 'number 1 | string '],
  ]);
});

test('rule 4.5, D4.7: a result spills, grows and shrinks with its input, and is blocked by content', async () => {
  host = await workbook({ Лист: [[2, '=COUNT_UP(A1)']] });
  expect(host.getCells('Лист', 1, 2, 3, 2)).toEqual([
    [1, 'row 1'],
    [2, 'row 2'],
    ['', ''],
  ]);
  await host.setCells('Лист', 1, 1, [[3]]);
  expect(host.getCells('Лист', 3, 2, 1, 2)).toEqual([[3, 'row 3']]);
  await host.setCells('Лист', 2, 2, [['x']]);
  expect(host.getCells('Лист', 1, 2, 2, 2)).toEqual([
    ['#REF!', ''],
    ['x', ''],
  ]);
  await host.setCells('Лист', 2, 2, [['']]);
  expect(host.getCells('Лист', 1, 2, 2, 2)).toEqual([
    [1, 'row 1'],
    [2, 'row 2'],
  ]);
  await host.setCells('Лист', 1, 1, [[1]]);
  expect(host.getCells('Лист', 1, 2, 3, 2)).toEqual([
    [1, 'row 1'],
    ['', ''],
    ['', ''],
  ]);
});

test('rule 4.7, D4.9: a throw shows #ERROR! and keeps its message until it is mended', async () => {
  host = await workbook({ Лист: [['x', '=COUNT_UP(A1)']] });
  expect(host.getCells('Лист', 1, 2)).toEqual([['#ERROR!']]);
  expect(host.errorOf('Лист', 1, 2)).toMatch(/^COUNT_UP: n must be a number from 0, not x \(line \d+\)\.$/);
  await host.setCells('Лист', 1, 1, [[1]]);
  expect(host.getCells('Лист', 1, 2)).toEqual([[1]]);
  expect(host.errorOf('Лист', 1, 2)).toBeUndefined();
});

test('rule 4.6, D4.8: NaN and Infinity show #NUM!; dates, texts, booleans and blanks keep their kind', async () => {
  const formulas = ['nan', 'inf', 'date', 'text', 'yes', 'blank'].map(what => `=GIVE("${what}")`);
  expect(await cells([formulas], [1, 1, 1, 6])).toEqual([['#NUM!', '#NUM!', MOSCOW_1705, '7', true, '']]);
});

test('rule 3.3, D4.1, D4.2: a custom function reads the file, but writes nothing and shows nothing', async () => {
  const got = await cells([[5, '=READ_A1()', '=TRY_WRITE()', '=TRY_UI()']], [1, 1, 1, 4]);
  expect(got).toEqual([[5, 5, '#ERROR!', '#ERROR!']]);
  expect(host?.errorOf('Лист', 1, 3)).toMatch(/^You do not have permission to call setValue \(line/);
  expect(host?.errorOf('Лист', 1, 4)).toMatch(/^Cannot call SpreadsheetApp.getUi\(\) from this context/);
});

test('rule 4.9, D4.10, D4.11: results are kept by arguments, so what a function reads inside is no dependency', async () => {
  host = await workbook({ Лист: [[5, '=READ_A1()']] });
  await host.setCells('Лист', 1, 1, [[6]]);
  await host.setCells('Лист', 2, 2, [['=READ_A1()']]);
  expect(host.getCells('Лист', 1, 2, 2, 1)).toEqual([[5], [5]]);
});

test('rule 4.8, D4.6: an endless function is stopped', async () => {
  host = await workbook({ Лист: [['=LOOP(200)']] }, { customFunctionTimeLimit: 200 });
  expect(host.getCells('Лист', 1, 1)).toEqual([['#ERROR!']]);
  expect(host.errorOf('Лист', 1, 1)).toContain('Exceeded maximum execution time');
});

test('rule 4.1, D4.4: A2:A takes the whole column; of 10,000 rows too', async () => {
  const rows: unknown[][] = Array.from({ length: 10_000 }, (_, i) => [i % 2 ? i : '']);
  host = await workbook({ Лист: rows });
  await host.setCells('Лист', 1, 3, [['=DOUBLED(A1:A)']]);
  expect(host.getCells('Лист', 9998, 3, 3, 1)).toEqual([[19_994], [''], [19_998]]);
});

test('rule 5.1: formulas are read with the separators of the locale', async () => {
  const ru = ['=SUM(1;0,5)', '=SUM({1\\2;3\\4})', '=SUM(A2:A)', '=ЕСЛИ'];
  expect(await cells([ru, [4]], [1, 1, 1, 3])).toEqual([[1.5, 10, 4]]);
  host?.dispose();
  expect(await cells([['=SUM(1;0.5)', '=SUM(1,0.5)', '=SUM({1,2;3,4})']], [1, 1, 1, 3], 'en_US')).toEqual([
    [1.5, 1.5, 10],
  ]);
});

test('rule 5.1: a comma between arguments is a parse error in a Russian file', async () => {
  host = await workbook({ Лист: [[1, 2]] });
  await host.setCells('Лист', 1, 3, [['=SUM(A1,B1)']]);
  expect(host.getCells('Лист', 1, 3)).toEqual([['#ERROR!']]);
  expect(host.errorOf('Лист', 1, 3)).toBe('Formula parse error.');
});

test('rule 6.3: scripts read computed and spilled cells, and the formula as it was typed', async () => {
  host = await workbook({ Лист: [[2, '=COUNT_UP(A1)']] });
  const source = `sheet.getRange('A1').setValue(3);
    return [sheet.getRange('B1:C3').getValues(), sheet.getRange('B1').getFormula(), sheet.getRange('B2').getFormula(),
      sheet.getLastRow(), sheet.getLastColumn()]`;
  expect(await script(host, source)).toEqual([
    [
      [1, 'row 1'],
      [2, 'row 2'],
      [3, 'row 3'],
    ],
    '=COUNT_UP(A1)',
    '',
    3,
    3,
  ]);
});
