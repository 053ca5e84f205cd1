import { type Host, script, workbook } from './library';

/** The clock of these tests: 29 November 2026, 20:05 in Moscow. */
const NOW = Date.UTC(2026, 10, 29, 17, 5);
const day = (text: string) => new Date(`${text}T00:00:00+03:00`);
const hosts = new Map<string, Host>();

beforeAll(async () => {
  for (const locale of ['ru_RU', 'en_US'])
    hosts.set(locale, await workbook({ Лист: [] }, { locale, now: NOW }));
});
afterAll(() => {
  for (const host of hosts.values()) host.dispose();
});

/** Writes one text as a script would into a fresh cell and reads value and format back. */
function written(locale: string, text: string): Promise<unknown> {
  const host = hosts.get(locale);
  if (!host) throw new Error(locale);
  return script(
    host,
    `var cell = sheet.getRange('A1'); cell.clearContent().setNumberFormat(null).setValue(${JSON.stringify(text)});
     return [cell.getValue(), cell.getNumberFormat()]`,
  );
}

test.each<[string, unknown, string]>([
  ['0,5', 0.5, 'General'],
  ['1 234,5', 1234.5, 'General'],
  ['-3', -3, 'General'],
  ['+7', 7, 'General'],
  ['01234', 1234, 'General'],
  ['22 34', 2234, 'General'],
  ['1,234', 1.234, 'General'],
  ['50%', 0.5, '0%'],
  ['12,5 %', 0.125, '0.00%'],
  ['1-2', day('2026-02-01'), 'dd.mm.yyyy'],
  ['1.2', day('2026-02-01'), 'dd.mm.yyyy'],
  ['1/2', day('2026-02-01'), 'dd.mm.yyyy'],
  ['3.5', day('2026-05-03'), 'dd.mm.yyyy'],
  ['7 4', day('2026-04-07'), 'dd.mm.yyyy'],
  ['7-4-26', day('2026-04-07'), 'dd.mm.yyyy'],
  ['01.02.2026', day('2026-02-01'), 'dd.mm.yyyy'],
  ['2026-02-01', day('2026-02-01'), 'dd.mm.yyyy'],
  ['1 февраля 2026', day('2026-02-01'), 'dd.mm.yyyy'],
  ['29.11.2026 20:05', new Date(NOW), 'dd.mm.yyyy h:mm:ss'],
  ['10:8', new Date('1899-12-30T07:37:43Z'), 'h:mm:ss'],
  ['7:4', new Date('1899-12-30T04:33:43Z'), 'h:mm:ss'],
  ['10:08:30', new Date('1899-12-30T07:38:13Z'), 'h:mm:ss'],
  ['25:10', new Date('1899-12-30T22:39:43Z'), '[h]:mm:ss'],
  ['TRUE', true, 'General'],
  ['ложь', false, 'General'],
  ['=1+1', 2, 'General'],
  ['+A2+1', 1, 'General'],
  ["'7:4", '7:4', 'General'],
  ["'007", '007', 'General'],
  ['7:60', '7:60', 'General'],
  ['32.5', '32.5', 'General'],
  ['7;4', '7;4', 'General'],
  ['7:4к', '7:4к', 'General'],
  ['7–4', '7–4', 'General'],
  ['-Волки', '-Волки', 'General'],
  ['@ник', '@ник', 'General'],
  ['=', '=', 'General'],
  ['2026-11-29T20:05', '2026-11-29T20:05', 'General'],
])(
  'rule 5.1, D5.1, D5.2, D5.3, D5.4, D5.5, D5.6: in a Russian file %j becomes %p',
  async (text, value, format) => {
    expect(await written('ru_RU', text)).toEqual([value, format]);
  },
);

test.each<[string, unknown, string]>([
  ['0.5', 0.5, 'General'],
  ['0,5', 5, 'General'],
  ['1,234.5', 1234.5, 'General'],
  ['$2.99', 2.99, '"$"#,##0.00'],
  ['1-2', day('2026-01-02'), 'm/d/yyyy'],
  ['13/2', '13/2', 'General'],
  ['3.5', 3.5, 'General'],
  ['Feb 1, 2026', day('2026-02-01'), 'm/d/yyyy'],
  ['9:30 pm', new Date('1899-12-30T18:59:43Z'), 'h:mm:ss'],
  ['ЛОЖЬ', 'ЛОЖЬ', 'General'],
])('rule 5.1, D5.1, D5.2, D5.3: in an English file %j becomes %p', async (text, value, format) => {
  expect(await written('en_US', text)).toEqual([value, format]);
});

test.each(['7:4', '007', '1-2', '=SUM(1;1)', '+7', "'кавычка", 'TRUE', '0,5'])(
  'rule 5.3, D5.7: a plain-text cell keeps %j',
  async text => {
    const host = await workbook();
    const source = `var cell = sheet.getRange('A1').setNumberFormat('@').setValue(${JSON.stringify(text)});
      return [cell.getValue(), cell.getFormula(), cell.getNumberFormat()]`;
    expect(await script(host, source)).toEqual([text, '', '@']);
    host.dispose();
  },
);

test('rule 5.2, 5.3, D5.7: text typed by a person is parsed just so', async () => {
  const host = await workbook({ Лист: [] }, { now: NOW });
  host.setFormats('Лист', { row: 1, column: 2, rows: 1, columns: 1 }, '@');
  await host.typeCells('Лист', 1, 1, [['1-2', '1-2', '0,5']]);
  expect(host.getCells('Лист', 1, 1, 1, 3)).toEqual([[day('2026-02-01'), '1-2', 0.5]]);
  host.dispose();
});

test('rule 5.3: formatting as plain text afterwards cannot bring the typed text back', async () => {
  const host = await workbook({ Лист: [] }, { now: NOW });
  const source = `var cell = sheet.getRange('A1').setValue('1-2').setNumberFormat('@'); return cell.getValue()`;
  expect(await script(host, source)).toBe('01.02.2026');
  host.dispose();
});

test('rule 5.1: an explicit number format is kept, a date typed there is a number', async () => {
  const host = await workbook({ Лист: [] }, { now: NOW });
  const source = `var cell = sheet.getRange('A1').setNumberFormat('0.00').setValue('1-2'); return [cell.getValue(), cell.getNumberFormat()]`;
  expect(await script(host, source)).toEqual([46_054, '0.00']);
  host.dispose();
});
