import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { type CellObject, read, readFile, utils, type WorkBook, type WorkSheet, writeFile } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { errorText, fixture, openWorkbook, script } from './library';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'book-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const COMPUTED = 'IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),2)';

function sample(): WorkBook {
  const teams: WorkSheet = utils.aoa_to_sheet([
    ['Команда', 'Счёт', 'Время', 'Доля', 'Итог', 'Да'],
    ['Волки', '7:4', 46_000.5, 0.1, null, true],
    ['Совы', '10:8', 0.4222222222222222, 74, null, false],
  ]);
  const format = (address: string, z: string) => Object.assign(teams[address] as CellObject, { z });
  format('B2', '@');
  format('C2', 'dd\\.mm\\.yyyy\\ hh:mm');
  format('C3', 'h:mm');
  format('D2', '0%');
  teams.B4 = { t: 'z', z: '@' };
  teams.E2 = { t: 'n', f: 'SUM(D2:D1048576,0.5)', v: 0, z: '0.00' };
  teams.H2 = { t: 'n', f: 'IFERROR(__xludf.DUMMYFUNCTION("COUNT_UP(2)"),1)', v: 1 };
  for (const address of ['I2', 'H3', 'I3']) teams[address] = { t: 'n', f: COMPUTED, v: 2 };
  teams['!ref'] = 'A1:I4';
  teams['!merges'] = [utils.decode_range('A2:A3')];
  teams['!autofilter'] = { ref: 'A1:F3' };
  teams['!rows'] = [{}, {}, { hidden: true }];
  const settings = utils.aoa_to_sheet([
    ['Parameter', 'Value'],
    ['zone', 'Asia/Yekaterinburg'],
    ['locale', 'ru_RU'],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, teams, 'Команды');
  utils.book_append_sheet(book, settings, 'Regulation');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['чужое', 1]]), 'Чужой');
  return book;
}

const open = (name: string) => openWorkbook(path.join(folder, name), { dist: fixture('basic') });
const reread = (file: string) => readFile(file, { cellNF: true, cellStyles: true, cellFormula: true });

test.each(['xlsx', 'ods'])(
  '.%s: values with their own formats, formulas, merges, zone and locale',
  async type => {
    writeFile(sample(), path.join(folder, `a.${type}`));
    const host = await open(`a.${type}`);
    expect([host.workbook.zone, host.workbook.locale.name]).toEqual(['Asia/Yekaterinburg', 'ru_RU']);
    expect(host.getCells('Команды', 1, 1, 3, 6)).toEqual([
      ['Команда', 'Счёт', 'Время', 'Доля', 'Итог', 'Да'],
      ['Волки', '7:4', new Date('2025-12-09T12:00:00+05:00'), 0.1, 74.6, true],
      ['', '10:8', new Date('1899-12-30T06:05:27Z'), 74, '', false],
    ]);
    expect(host.getCells('Команды', 2, 8, 2, 2)).toEqual([
      [1, 'row 1'],
      [2, 'row 2'],
    ]);
    const source = `return [sheet.getRange('E2').getFormula(), sheet.getRange('H2').getFormula(),
    sheet.getRange('A1:F3').getMergedRanges().map(r => r.getA1Notation()), sheet.getRange('B2').getNumberFormat(),
    ss.getSheets().map(s => s.getName())]`;
    expect(await script(host, source)).toEqual([
      '=SUM(D2:D;0,5)',
      '=COUNT_UP(2)',
      ['A2:A3'],
      '@',
      ['Команды', 'Regulation', 'Чужой'],
    ]);
    host.dispose();
  },
);

test('.xlsx: the filter, the rows it hides and empty plain-text cells are seen (C11)', async () => {
  writeFile(sample(), path.join(folder, 'a.xlsx'));
  const host = await open('a.xlsx');
  const source = `var f = sheet.getFilter(); return [f.getRange().getA1Notation(), sheet.isRowHiddenByFilter(3),
    sheet.isRowHiddenByFilter(2), sheet.getRange('B3').getValue(), sheet.getRange('B4').setValue('7:4').getValue()]`;
  expect(await script(host, source)).toEqual(['A1:F3', true, false, '10:8', '7:4']);
  await expect(script(host, 'sheet.getFilter().remove()')).rejects.toThrow('not modelled: Filter.remove');
  host.dispose();
});

test.each(['xlsx', 'ods'])(
  '.%s: saved as a copy beside, with types, formats, formulas and merges',
  async type => {
    const file = path.join(folder, `a.${type}`);
    writeFile(sample(), file);
    const before = fs.readFileSync(file);
    const host = await open(`a.${type}`);
    await script(
      host,
      'ss.getSheetByName("Чужой").getRange("B1:C1").setValues([[2.5, "=A1"]]); ss.insertSheet("Новый", 0)',
    );
    const out = host.save();
    host.dispose();
    expect(out).toBe(path.join(folder, `a.validated.${type}`));
    expect(fs.readFileSync(file).equals(before)).toBe(true);
    const { SheetNames, Sheets } = reread(out);
    expect(SheetNames).toEqual(['Новый', 'Команды', 'Regulation', 'Чужой']);
    expect(Sheets.Чужой?.B1).toMatchObject({ t: 'n', v: 2.5 });
    expect(Sheets.Чужой?.C1).toMatchObject({ f: 'A1', v: 'чужое' });
    expect(Sheets.Команды?.A3).toMatchObject(type === 'xlsx' ? { v: 'Совы' } : {});
    expect(Sheets.Команды?.B2).toMatchObject({ t: 's', v: '7:4', z: '@' });
    expect(Sheets.Команды?.C2).toMatchObject({ t: 'n', v: 46_000.5 });
    expect(Sheets.Команды?.C3).toMatchObject({ t: 'n', v: 0.4222222222222222 });
    expect(Sheets.Команды?.E2).toMatchObject({ f: 'SUM(D2:D1048576,0.5)', v: 74.6, z: '0.00' });
    expect(Sheets.Команды?.H2.f).toContain('COUNT_UP(2)');
    expect(Sheets.Команды?.['!merges']).toMatchObject([{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }]);
    if (type === 'xlsx') expect(Sheets.Команды?.['!autofilter']).toEqual({ ref: 'A1:F3' });
  },
);

test.each(['xlsx', 'ods'])('.%s: the saved file opens again with the same values', async type => {
  writeFile(sample(), path.join(folder, `a.${type}`));
  const first = await open(`a.${type}`);
  await script(
    first,
    `sheet.getRange('G2:G3').setValues([[new Date(Date.UTC(2026, 10, 29, 17, 5))], ['01.02.2026']]);
    sheet.getRange('J1').setNumberFormat('@').setValue('007'); sheet.getRange('K1').setNote('заметка')`,
  );
  const values = first.getCells('Команды', 1, 1, 4, 11);
  first.save(path.join(folder, `b.${type}`));
  const second = await open(`b.${type}`);
  expect(second.getCells('Команды', 1, 1, 4, 11)).toEqual(values);
  expect(await script(second, 'return sheet.getRange("J1").getNumberFormat()')).toBe('@');
  if (type === 'xlsx') expect(await script(second, 'return sheet.getRange("K1").getNote()')).toBe('заметка');
  for (const host of [first, second]) host.dispose();
});

test('the input is never overwritten, other endings are refused', async () => {
  writeFile(sample(), path.join(folder, 'a.xlsx'));
  const host = await open('a.xlsx');
  expect(() => host.save(path.join(folder, 'a.xlsx'))).toThrow('outIsInput');
  expect(() => host.save(path.join(folder, 'a.csv'))).toThrow('outType');
  host.dispose();
  expect(fs.readdirSync(folder)).toEqual(['a.xlsx']);
});

test.each<[string, string | Buffer, string]>([
  ['text.xlsx', 'a,b\n1,2\n', 'broken'],
  ['cut.xlsx', Buffer.from('PK\u0003\u0004 cut'), 'broken'],
  ['secret.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'encrypted'],
  ['empty.ods', '', 'broken'],
  ['old.xls', 'x', 'unknownType'],
])('%s is refused', async (name, data, code) => {
  fs.writeFileSync(path.join(folder, name), data);
  await expect(open(name)).rejects.toMatchObject({ code });
});

test('a small file that unpacks to something huge is refused before unpacking', async () => {
  const file = path.join(folder, 'a.xlsx');
  writeFile(sample(), file);
  const bytes = fs.readFileSync(file);
  bytes.writeUInt32LE(0x7fffffff, bytes.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  fs.writeFileSync(file, bytes);
  await expect(open('a.xlsx')).rejects.toMatchObject({ code: 'tooLarge' });
});

/** The sample with something in its parts replaced, as bytes. */
function bytesWith(type: 'xlsx' | 'ods', from: string, to: string): Buffer {
  writeFile(sample(), path.join(folder, `plain.${type}`));
  const parts = Object.entries(unzipSync(fs.readFileSync(path.join(folder, `plain.${type}`))));
  const changed = parts.map(([name, bytes]) => {
    const text = Buffer.from(bytes).toString();
    return [name, text.includes(from) ? strToU8(text.replace(from, () => to)) : bytes] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(changed)));
}

/** The file whose first entry is packed otherwise, while its directory declares what it did. */
function withPacked(bytes: Buffer, packed: Buffer): Buffer {
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  const added = packed.length - bytes.readUInt32LE(bytes.indexOf('PK\u0001\u0002', 0, 'latin1') + 20);
  const made = Buffer.concat([
    bytes.subarray(0, start),
    packed,
    bytes.subarray(start + packed.length - added),
  ]);
  let at = made.indexOf('PK\u0001\u0002', 0, 'latin1');
  made.writeUInt32LE(at, made.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
  made.writeUInt32LE(packed.length, at + 20);
  while (made.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    const offset = made.readUInt32LE(at + 42);
    if (offset > 0) made.writeUInt32LE(offset + added, at + 42);
    at += 46 + made.readUInt16LE(at + 28) + made.readUInt16LE(at + 30) + made.readUInt16LE(at + 32);
  }
  return made;
}

/** How much more memory the process holds at most after a refusal than before, in MB. */
async function refusedIn(file: string, code: string): Promise<number> {
  const before = process.resourceUsage().maxRSS;
  const error = await open(file).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code });
  expect(errorText(error, 'ru')).toContain((error as { file: string }).file);
  return (process.resourceUsage().maxRSS - before) / 1024;
}

test('a zip bomb that declares little and unpacks to a gigabyte is refused before it is unpacked', async () => {
  const bytes = bytesWith('xlsx', '', '');
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH });
  const bomb = Buffer.concat([...Array.from({ length: 1024 }, () => megabyte), deflateRawSync('')]);
  fs.writeFileSync(path.join(folder, 'b.xlsx'), withPacked(bytes, bomb));
  expect(await refusedIn('b.xlsx', 'broken')).toBeLessThan(50);
});

test.each([
  ['ods', '<table:table-cell ', '<table:table-cell table:number-columns-repeated="2000000000" '],
  ['ods', '<table:table-row>', '<table:table-row table:number-rows-repeated="2000000000">'],
  [
    'ods',
    '<table:table-row>',
    '<table:table-column table:number-columns-repeated="900000000"/><table:table-row>',
  ],
  ['xlsx', '<sheetData>', '<cols><col min="1" max="900000000" width="3"/></cols><sheetData>'],
  ['xlsx', '<row r="1"', '<row r="4294967295" ht="3" customHeight="1"'],
  ['xlsx', 'r="A1"', 'r="A300000"'],
] as const)(
  'a short %s that claims more than any sheet is refused before it is read: %s → %s',
  async (type, from, to) => {
    fs.writeFileSync(path.join(folder, `a.${type}`), bytesWith(type, from, to));
    expect(await refusedIn(`a.${type}`, 'tooLarge')).toBeLessThan(100);
  },
);

test('a zip within a zip is not opened', async () => {
  const inner = bytesWith('xlsx', '', '');
  fs.writeFileSync(path.join(folder, 'a.xlsx'), zipSync({ 'Index.zip': new Uint8Array(inner) }));
  await refusedIn('a.xlsx', 'broken');
});

test('a number beyond all numbers is an error text, not a number', async () => {
  fs.writeFileSync(path.join(folder, 'a.xlsx'), bytesWith('xlsx', '<v>74</v>', '<v>1e999</v>'));
  const host = await open('a.xlsx');
  expect(host.getCells('Команды', 3, 4)).toEqual([['#NUM!']]);
  host.dispose();
});

test('a file that counts days from 1904 gives the same dates', async () => {
  const book = sample();
  book.Workbook = { WBProps: { date1904: true } };
  writeFile(book, path.join(folder, 'a.xlsx'));
  const host = await open('a.xlsx');
  expect(host.getCells('Команды', 2, 3, 2, 1)).toEqual([
    [new Date('2029-12-10T12:00:00+05:00')],
    [new Date('1899-12-30T06:05:27Z')],
  ]);
  host.dispose();
});

test('a cell at the far end of the grid does not fill the memory', async () => {
  const book = sample();
  const sheet = book.Sheets.Чужой as WorkSheet;
  sheet.A1048576 = { t: 'z', z: '@' };
  sheet['!ref'] = 'A1:B1048576';
  writeFile(book, path.join(folder, 'a.xlsx'), { sheetStubs: true });
  const host = await open('a.xlsx');
  expect(host.workbook.sheetByName('Чужой')?.rows).toBe(1000);
  host.dispose();
  expect(read(fs.readFileSync(path.join(folder, 'a.xlsx'))).SheetNames).toHaveLength(3);
});
