import { type Host, script, workbook } from './library';

let host: Host;
afterEach(() => host.dispose());

test('rule 6.1, 6.3, D6.1: values keep their types', async () => {
  host = await workbook({ Лист: [[1.5, 'x', true, '', '=1/0', new Date(Date.UTC(2026, 10, 29, 17, 5))]] });
  expect(await script(host, 'return sheet.getRange("A1:F1").getValues()')).toEqual([
    [1.5, 'x', true, '', '#DIV/0!', new Date(Date.UTC(2026, 10, 29, 17, 5))],
  ]);
});

test.each([
  ['Europe/Moscow', '1899-12-30T07:37:43.000Z'],
  ['Asia/Yekaterinburg', '1899-12-30T06:05:27.000Z'],
])(
  'rule 6.1, D6.1, D8.2: 10:08 in %s is an instant of its old local mean time (C1)',
  async (zone, instant) => {
    host = await workbook({ Лист: [] }, { zone });
    const source = `var cell = sheet.getRange('A1').setValue('10:08');
    return [cell.getValue() instanceof Date, cell.getValue().toISOString(), cell.getDisplayValue(),
      Utilities.formatDate(cell.getValue(), ss.getSpreadsheetTimeZone(), 'HH:mm')]`;
    expect(await script(host, source)).toEqual([true, instant, '10:08:00', '10:08']);
  },
);

test('rule 6.1, D8.1: a Date written comes back as the same instant, shown in the zone of the file', async () => {
  host = await workbook({ Лист: [] }, { zone: 'Asia/Yekaterinburg' });
  const source = `var cell = sheet.getRange('A1').setValue(new Date(Date.UTC(2026, 2, 28, 19, 30)));
    return [cell.getValue().toISOString(), cell.getDisplayValue(), cell.setNumberFormat('General').getValue()]`;
  const [instant, shown, serial] = (await script(host, source)) as [string, string, number];
  expect([instant, shown]).toEqual(['2026-03-28T19:30:00.000Z', '29.03.2026 0:30:00']);
  expect(serial).toBeCloseTo(46_110 + 0.5 / 24, 9);
});

test('rule 6.1, D6.2: what is shown follows the locale', async () => {
  host = await workbook({ Лист: [[0.5, true, 1234.5, 0.25, 46_110]] });
  const source = `sheet.getRange('C1').setNumberFormat('# ##0.00'); sheet.getRange('D1').setNumberFormat('0%');
    sheet.getRange('E1').setNumberFormat('d mmm yyyy');
    var ru = sheet.getRange('A1:E1').getDisplayValues()[0]; ss.setSpreadsheetLocale('en_US');
    return [ru, sheet.getRange('A1:E1').getDisplayValues()[0]]`;
  const [ru, en] = (await script(host, source)) as string[][];
  expect(ru?.slice(0, 2)).toEqual(['0,5', 'ИСТИНА']);
  expect(ru?.[3]).toBe('25%');
  expect(ru?.[4]).toMatch(/^29 мар/);
  expect(en?.slice(0, 2)).toEqual(['0.5', 'TRUE']);
});

test('rule 6.4, D16.1: a merged block has its value in the first cell only', async () => {
  host = await workbook({ Лист: [['7:4'], ['x'], ['y'], ['z']] });
  const source = `sheet.getRange('A1:A3').merge();
    return [sheet.getRange('A1:A4').getValues(), sheet.getRange('A2').isPartOfMerge(), sheet.getRange('B1').isPartOfMerge(),
      sheet.getRange('A1:C4').getMergedRanges().map(r => r.getA1Notation())]`;
  expect(await script(host, source)).toEqual([[['7:4'], [''], [''], ['z']], true, false, ['A1:A3']]);
});

test('rule 5.3: numbers and dates written into plain-text cells are text', async () => {
  host = await workbook();
  const source = `var r = sheet.getRange('A1:C1').setNumberFormat('@');
    r.setValues([[2.5, true, new Date(Date.UTC(2026, 10, 29, 17, 5))]]); return r.getValues()[0]`;
  expect(await script(host, source)).toEqual(['2,5', 'ИСТИНА', '29.11.2026 20:05:00']);
});

test('rule 7.1: null and undefined clear a cell, notes and formats stay', async () => {
  host = await workbook({ Лист: [[1, 2, 3]] });
  const source = `var r = sheet.getRange('A1:C1').setNote('n').setNumberFormat('0.0');
    r.setValues([[null, undefined, '']]);
    return [r.getValues()[0], r.getNotes()[0], r.getNumberFormats()[0], sheet.getLastRow()]`;
  expect(await script(host, source)).toEqual([['', '', ''], ['n', 'n', 'n'], ['0.0', '0.0', '0.0'], 0]);
});

test('rule D16.3: getLastRow and getLastColumn are of the whole sheet, 0 when it is empty', async () => {
  host = await workbook();
  expect(
    await script(
      host,
      'return [sheet.getLastRow(), sheet.getLastColumn(), sheet.getDataRange().getA1Notation()]',
    ),
  ).toEqual([0, 0, 'A1']);
  expect(
    await script(
      host,
      'sheet.getRange("C7").setValue(1); return [sheet.getLastRow(), sheet.getLastColumn()]',
    ),
  ).toEqual([7, 3]);
});

test('rule 6.2, D6.1: a percent is its fraction, whatever it shows', async () => {
  host = await workbook();
  const source = `var cell = sheet.getRange('A1').setValue('12,5%');
    return [cell.getValue(), cell.getDisplayValue(), cell.setNumberFormat('0%').getValue(), cell.getDisplayValue()]`;
  expect(await script(host, source)).toEqual([0.125, '12,50%', 0.125, '13%']);
});

test('rule 6.5, D16.2: rows that a person or a filter hid are returned like any other', async () => {
  host = await workbook({ Лист: [['head'], [1], [2], [3]] });
  const area = { startRow: 0, endRow: 3, startColumn: 0, endColumn: 0 };
  const hidden = { subUnitId: '0', ranges: [{ ...area, startRow: 2, endRow: 2 }] };
  await host.follow({
    mutations: [
      { id: 'sheet.mutation.set-filter-range', params: { subUnitId: '0', range: area } },
      { id: 'sheet.mutation.set-row-hidden', params: hidden },
    ],
    commands: ['sheet.command.set-row-hidden'],
  });
  const source = `return [sheet.isRowHiddenByFilter(3), sheet.isRowHiddenByFilter(2), sheet.getFilter().getRange().getA1Notation(),
    sheet.getRange('A1:A4').getValues(), sheet.getRange('A3').getDisplayValue(), sheet.getLastRow()]`;
  expect(await script(host, source)).toEqual([true, false, 'A1:A4', [['head'], [1], [2], [3]], '2', 4]);
});

test('rule D16.3: checkboxes are false at first, whatever stood there, and count for getLastRow', async () => {
  host = await workbook({ Лист: [['a'], [5]] });
  const source = `sheet.getRange('A2:A6').insertCheckboxes(); sheet.appendRow(['below']);
    return [sheet.getLastRow(), sheet.getRange('A1:A7').getValues().map(function (row) { return row[0] }),
      sheet.getRange('A3').getDataValidation().getCriteriaType() === SpreadsheetApp.DataValidationCriteria.CHECKBOX]`;
  expect(await script(host, source)).toEqual([7, ['a', false, false, false, false, false, 'below'], true]);
});
