import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FileProblem, fixture, type Host, openWorkbook, script } from './library';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'book-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const put = (files: Record<string, string | Buffer>) => {
  for (const [name, data] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), data);
};
const text = (name: string, from = folder) => fs.readFileSync(path.join(from, name), 'utf8');
const open = () => openWorkbook(folder, { dist: fixture('basic') });

/** Opens the folder, runs script text on its sheet A, saves. */
async function edit(source: string, out?: string): Promise<void> {
  const host: Host = await open();
  await script(host, `var A = ss.getSheetByName('A'); ${source}`);
  host.save(out);
  host.dispose();
}

test('cells are text exactly as in the file, in plain-text cells', async () => {
  put({ 'A.csv': 'a,b\n007,7:4\n"=SUM(1;1)",1-2\n' });
  const host = await open();
  expect(host.getCells('A', 1, 1, 3, 2)).toEqual([
    ['a', 'b'],
    ['007', '7:4'],
    ['=SUM(1;1)', '1-2'],
  ]);
  expect(await script(host, 'return sheet.getRange("A1:B3").getNumberFormats()[2]')).toEqual(['@', '@']);
  host.dispose();
});

test('zone and locale come from the regulation sheet', async () => {
  put({ 'A.csv': 'a\n', 'Регламент.csv': 'Значение;Параметр\nAsia/Yekaterinburg;zone\nen_US;locale\n' });
  const host = await open();
  expect([host.workbook.zone, host.workbook.locale.name]).toEqual(['Asia/Yekaterinburg', 'en_US']);
  host.dispose();
  put({ 'Регламент.csv': 'Параметр,Значение\nzone,Mars/Base\nlocale,xx\n' });
  const other = await open();
  expect([other.workbook.zone, other.workbook.locale.name]).toEqual(['Europe/Moscow', 'ru_RU']);
  other.dispose();
});

const ODD = '\ufeffa;b;c\r\n"x";1;"q""q"\r\n\r\n y ;"two\r\nlines";\r\nlast;2;3';

test('an untouched file is not written at all', async () => {
  put({ 'A.csv': ODD, 'B.csv': 'x,y\n1,2' });
  const before = fs.statSync(path.join(folder, 'A.csv'));
  await edit('ss.getSheetByName("B").getRange("A2").setValue("1")');
  const after = fs.statSync(path.join(folder, 'A.csv'));
  expect([after.mtimeMs, after.ino, text('A.csv'), text('B.csv')]).toEqual([
    before.mtimeMs,
    before.ino,
    ODD,
    'x,y\n1,2',
  ]);
});

test('a changed row keeps the bytes of its other cells, and other rows theirs', async () => {
  put({ 'A.csv': ODD });
  await edit('A.getRange("B2").setValue("новое; «x»")');
  expect(text('A.csv')).toBe(ODD.replace('"x";1;', '"x";"новое; «x»";'));
});

test('BOM, delimiter, line ending and the missing final newline stay when rows are added', async () => {
  put({ 'A.csv': ODD });
  await edit('A.getRange("A6:C6").setNumberFormat("@").setValues([["n", "a,b", "1;2"]])');
  expect(text('A.csv')).toBe(`${ODD}\r\nn;a,b;"1;2"`);
});

test('rows that only moved keep their bytes', async () => {
  put({ 'A.csv': 'a,b\n"x",1\ny,"2"\n' });
  await edit('A.insertRowsAfter(1, 1); A.getRange("A2:B2").setNumberFormat("@").setValues([["new", "0"]])');
  expect(text('A.csv')).toBe('a,b\nnew,0\n"x",1\ny,"2"\n');
});

test('rows emptied at the end go, a column more is written where it is used', async () => {
  put({ 'A.csv': 'a,b\n1,2\n3,4\n5,6\n' });
  await edit('A.getRange("A3:B4").clearContent(); A.getRange("C2").setValue("x")');
  expect(text('A.csv')).toBe('a,b\n1,2,x\n');
});

test('numbers have a point, dates are local ISO text, booleans TRUE and FALSE', async () => {
  put({ 'A.csv': 'a,b,c,d,e,f\n,,,,,\n', 'Регламент.csv': 'Параметр,Значение\nzone,Asia/Yekaterinburg\n' });
  const row =
    '[[2.5, new Date(Date.UTC(2026, 10, 29, 17, 5)), true, new Date(Date.UTC(2026, 10, 29, 17, 5, 7)), -1e21, ""]]';
  const expected = '2.5,2026-11-29T22:05,TRUE,2026-11-29T22:05:07,-1e+21,\n';
  await edit(`A.getRange("A2:F2").setValues(${row}); A.getRange("A3:F3").setValues(${row})`);
  expect(text('A.csv')).toBe(`a,b,c,d,e,f\n${expected}${expected}`);
});

test('a typed time stays a time of day; formulas are saved as their values', async () => {
  put({ 'A.csv': 'a,b,c\n' });
  await edit('A.getRange("A2:C2").setValues([["10:8", "=1+1", "=COUNT_UP(2)"]])');
  expect(text('A.csv')).toBe('a,b,c\n10:08,2,1,row 1\n,,2,row 2\n');
});

test('a new sheet is a new file with the usual delimiter of the folder', async () => {
  put({ 'A.csv': 'a;b\n1;2\n' });
  await edit('ss.insertSheet("Новый/лист").getRange("A1:B1").setNumberFormat("@").setValues([["x;y", "z"]])');
  expect(fs.readdirSync(folder).sort()).toEqual(['A.csv', 'Новый_лист.csv']);
  expect(text('Новый_лист.csv')).toBe('"x;y";z\n');
});

test('a renamed sheet is a renamed file, a deleted sheet leaves', async () => {
  put({ 'A.csv': 'a\n1\n', 'B.csv': 'b\n' });
  await edit('A.setName("C"); ss.deleteSheet(ss.getSheetByName("B"))');
  expect(fs.readdirSync(folder)).toEqual(['C.csv']);
  expect(text('C.csv')).toBe('a\n1\n');
});

test('--out leaves the input alone and gets every sheet; twice the same bytes', async () => {
  put({ 'A.csv': ODD, 'B.csv': 'x\n' });
  const outs = ['one', 'two'].map(name => path.join(folder, 'out', name));
  for (const out of outs) await edit('A.getRange("A1").setValue("z")', out);
  expect([text('A.csv'), text('B.csv')]).toEqual([ODD, 'x\n']);
  expect(text('A.csv', outs[0])).toBe(ODD.replace('a;b;c', 'z;b;c'));
  expect(text('A.csv', outs[1])).toBe(text('A.csv', outs[0]));
  expect(fs.readdirSync(outs[0] ?? '')).toEqual(['A.csv', 'B.csv']);
});

test('mixed line endings and stray quotes do no harm', async () => {
  const odd = 'a,b\n1,2\r\n"x"y,3\n\n';
  put({ 'A.csv': odd });
  await edit('A.getRange("B1").setValue("c")');
  expect(text('A.csv')).toBe(odd.replace('a,b', 'a,c'));
});

test('a line ending within quotes ends no line', async () => {
  put({ 'A.csv': '"a\rb",c\n"","=1"\n' });
  const host = await open();
  expect(host.getCells('A', 1, 1, 2, 2)).toEqual([
    ['a\rb', 'c'],
    ['', '=1'],
  ]);
  host.dispose();
});

test('names that mean something to JavaScript are ordinary names', async () => {
  put({ '__proto__.csv': 'constructor,__proto__\ntoString,1\n', 'A.csv': 'a\n' });
  const host = await open();
  expect(await script(host, 'return ss.getSheetByName("__proto__").getDataRange().getValues()')).toEqual([
    ['constructor', '__proto__'],
    ['toString', '1'],
  ]);
  expect(await script(host, 'return [ss.getSheetByName("constructor"), {}.polluted]')).toEqual([
    null,
    undefined,
  ]);
  host.dispose();
});

test('a decomposed file name is one sheet name', async () => {
  put({ [`${'Йод'.normalize('NFD')}.csv`]: 'a\n' });
  const host = await open();
  expect(host.workbook.sheetByName('Йод')).toBeDefined();
  host.dispose();
});

test.each<[string, () => void, string]>([
  ['an empty folder', () => undefined, 'noCsv'],
  ['two names that differ in case only', () => put({ 'A.csv': '', 'a.csv': '' }), 'duplicateSheets'],
  ['another encoding', () => put({ 'A.csv': Buffer.from([0xc2, 0xee, 0xeb]) }), 'notUtf8'],
])('%s is refused', async (_name, prepare, code) => {
  prepare();
  await expect(open()).rejects.toMatchObject({ code });
  await expect(open()).rejects.toBeInstanceOf(FileProblem);
});

test('a missing file is refused; a failed save leaves everything as it was', async () => {
  await expect(openWorkbook(path.join(folder, 'none'), {})).rejects.toMatchObject({ code: 'missing' });
  put({ 'A.csv': 'a\n', taken: 'x' });
  await expect(edit('A.getRange("A1").setValue("b")', path.join(folder, 'taken'))).rejects.toMatchObject({
    code: 'outIsFile',
  });
  expect(fs.readdirSync(folder).sort()).toEqual(['A.csv', 'taken']);
  expect([text('A.csv'), text('taken')]).toEqual(['a\n', 'x']);
});

test('a file that another program has open is not written', async () => {
  put({ 'A.csv': 'a\n', '.~lock.A.csv#': '' });
  await expect(edit('A.getRange("A1").setValue("b")')).rejects.toMatchObject({ code: 'locked' });
  expect(text('A.csv')).toBe('a\n');
});

test('an absurdly large file is refused unread', async () => {
  put({ 'A.csv': 'a\n' });
  fs.truncateSync(path.join(folder, 'A.csv'), 60 * 1024 * 1024);
  await expect(open()).rejects.toMatchObject({ code: 'tooLarge' });
});

test.each([
  ['more cells than a spreadsheet holds', ','.repeat(10_000_001)],
  ['more columns than a spreadsheet has', `${'x,'.repeat(18_278)}x`],
  ['more rows than a tournament has', 'x\n'.repeat(200_001)],
  ['a grid too large for its one long row', `${',x'.repeat(9_999)}\n${'x\n'.repeat(1_000)}`],
])('%s: refused', async (_, content) => {
  put({ 'A.csv': content });
  await expect(open()).rejects.toMatchObject({ code: 'tooLarge' });
});

test('10,000 rows of 15 columns open whole', async () => {
  const line = Array.from({ length: 15 }, (_, c) => `value ${c}`).join(',');
  put({ 'A.csv': `${line}\n`.repeat(10_000) });
  const host = await open();
  expect(host.getCells('A', 10_000, 15)).toEqual([['value 14']]);
  host.dispose();
});
