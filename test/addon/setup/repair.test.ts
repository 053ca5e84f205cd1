/** @jest-environment ./test/hostOutside.cjs */
import type { Host } from '../../../host/test/library';
import { byHand, call, cells, done, everything, fresh } from './organizer';

// Each set-up is some thousand calls to the host, slow on a busy machine.
jest.setTimeout(300_000);

let host: Host;
afterEach(() => host.dispose());

const LEDGER = [
  '1',
  '2026-11-28T20:05',
  '7.3.14',
  'Волки',
  '',
  '',
  '1',
  2,
  '',
  1,
  'предупреждение',
  '',
  '',
  '',
  'подтверждён',
];

/** A tournament of one wall with a ruling. */
async function tournament(): Promise<void> {
  host = await fresh({
    Моё: [['важное', 1]],
    Команды: [['Команда'], ['Волки'], ['Совы']],
    Стенки: [
      ['Стенка', 'День', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало', 'ФП'],
      ['1', 1, 'группа', '', 'Волки', 'Совы'],
    ],
  });
  await done(host, 'setUp', { regulation: 'walls' });
  await host.setCells('Штрафы', 2, 1, [LEDGER]);
}

/** What the ledger says under its titles, whichever column they stand in. */
function ledgerUnderTitles(sheet = 'Штрафы'): Record<string, unknown> {
  const [titles = [], row = []] = cells(host)[sheet] ?? [];
  return Object.fromEntries(titles.map((title, i) => [String(title), row[i]]));
}

test('W5: renamed sheets, moved columns and a deleted header are found and repaired; nothing goes astray', async () => {
  await tournament();
  const before = ledgerUnderTitles();
  await byHand(
    host,
    `sheet('Стенки').setName('Расписание'); sheet('Штрафы').setName('Наказания'); sheet('Наказания').deleteRow(1);
     const online = sheet('Онлайн-таблица'); online.insertColumnBefore(1); online.getRange('A1').setValue('Моё')`,
  );
  await done(host, 'setUp');
  expect(host.workbook.sheets.map(({ name }) => name)).toEqual([
    'Моё',
    'Регламент',
    'Команды',
    'Расписание',
    'Онлайн-таблица',
    'Положение',
    'Капитанам',
    'Наказания',
    'Журнал',
  ]);
  expect(ledgerUnderTitles('Наказания')).toEqual(before);
  expect(cells(host)['Онлайн-таблица']?.[1]?.slice(0, 3)).toEqual(['', '1', 1]);
  const repaired = everything(host);
  await done(host, 'setUp');
  expect(everything(host)).toEqual(repaired);
});

test('a title that was cleared comes back over its column; a column that was deleted comes back on the right', async () => {
  await tournament();
  const before = ledgerUnderTitles();
  await byHand(host, `sheet('Штрафы').getRange('O1').setValue(''); sheet('Стенки').deleteColumn(8)`);
  await done(host, 'setUp');
  expect(ledgerUnderTitles()).toEqual(before);
  expect(cells(host).Стенки?.[0]).toEqual([
    'Стенка',
    'День',
    'Этап',
    'Группа',
    'Команда A',
    'Команда B',
    'Начало',
    'ФП',
  ]);
  await byHand(host, `sheet('Стенки').deleteColumn(2)`);
  await done(host, 'setUp');
  expect(cells(host).Стенки?.[0]).toEqual([
    'Стенка',
    'Этап',
    'Группа',
    'Команда A',
    'Команда B',
    'Начало',
    'ФП',
    'День',
  ]);
  expect(cells(host).Стенки?.[1]?.slice(0, 5)).toEqual(['1', 'группа', '', 'Волки', 'Совы']);
});

test('a lost sheet comes back in its place; formats, rules and protections that were taken away too', async () => {
  await tournament();
  const before = everything(host);
  await byHand(
    host,
    `ss.deleteSheet(sheet('Журнал')); const online = sheet('Онлайн-таблица');
     online.getRange('G2:H900').setNumberFormat('General'); online.clearConditionalFormatRules();
     online.getRange('I2:I50').clearDataValidations(); online.getRange('G1').clearNote();
     for (const type of [SpreadsheetApp.ProtectionType.RANGE, SpreadsheetApp.ProtectionType.SHEET])
       for (const protection of ss.getProtections(type)) protection.remove()`,
  );
  await done(host, 'setUp');
  expect(host.workbook.sheets.map(({ name }) => name).indexOf('Журнал')).toBe(8);
  expect(everything(host).names).toEqual(before.names);
  const ids = (all: unknown): unknown => (all as { rect: unknown }[]).map(({ rect }) => rect).filter(Boolean);
  expect(ids(everything(host).protections)).toEqual(ids(before.protections));
  await host.edit('Онлайн-таблица', 'H900', '10:8');
  expect(host.getCells('Онлайн-таблица', 900, 8)).toEqual([['10:8']]);
  const table = `const r = sheet('Онлайн-таблица'); [r.getConditionalFormatRules().length,
    r.getRange('I2').getDataValidation() !== null, r.getRange('G1').getNote().length > 0]`;
  expect(await byHand(host, table)).toEqual([11, true, true]);
});

test('a score that a plain cell broke keeps its format, so that it is still told what it was', async () => {
  await tournament();
  await byHand(host, `sheet('Онлайн-таблица').getRange('G2:G9').setNumberFormat('General')`);
  await host.edit('Онлайн-таблица', 'G2', '10:8');
  const panel = await done(host, 'setUp');
  expect(host.getCells('Онлайн-таблица', 2, 7)[0]?.[0]).toBeInstanceOf(Date);
  expect(panel.report.findings.find(({ cell }) => cell === 'G2')?.message).toContain('10:8');
  await host.edit('Онлайн-таблица', 'G3', '10:8');
  expect(host.getCells('Онлайн-таблица', 3, 7)).toEqual([['10:8']]);
});

test('where nobody can tell the columns nothing is written', async () => {
  await tournament();
  await byHand(host, `const s = sheet('Штрафы'); s.deleteColumn(3); s.deleteRow(1)`);
  const before = everything(host);
  expect(await call(host, 'setUp')).toMatchObject({
    ok: false,
    code: 'unreadable',
    message: expect.stringContaining('Штрафы'),
  });
  expect(everything(host)).toEqual(before);
});

test('rules, notes and protections of the file’s own stay', async () => {
  await tournament();
  await done(host, 'check');
  await byHand(
    host,
    `const s = sheet('Онлайн-таблица'); s.getRange('A1').setNote('наша заметка');
     s.getRange('Z1:Z9').protect().setDescription('моё');
     s.setConditionalFormatRules([SpreadsheetApp.newConditionalFormatRule().whenTextContains('ура')
       .setBackground('#00ff00').setRanges([s.getRange('O2:O9')]).build(), ...s.getConditionalFormatRules()])`,
  );
  const before = everything(host);
  await done(host, 'setUp');
  expect(everything(host)).toEqual(before);
});
