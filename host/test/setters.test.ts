import { type Host, script, workbook } from './library';

let host: Host;
beforeEach(async () => {
  host = await workbook({
    Лист: [
      ['a', 1],
      ['b', 2],
    ],
    Второй: [],
  });
});
afterEach(() => host.dispose());

test.each<[string, string, unknown]>([
  [
    'setValue fills the block',
    'r.setValue(7); return r.getValues()',
    [
      [7, 7],
      [7, 7],
    ],
  ],
  [
    'setValues',
    'r.setValues([[1, "x"], [true, ""]]); return r.getValues()',
    [
      [1, 'x'],
      [true, ''],
    ],
  ],
  ['setFormula', 'r.getCell(1, 1).setFormula("=B1+1"); return [r.getValue(), r.getFormula()]', [2, '=B1+1']],
  ['setFormula adds the sign', 'return r.getCell(1, 1).setFormula("B1").getFormula()', '=B1'],
  [
    'setFormulas',
    'r.setFormulas([["=1+1", ""], ["=2+2", ""]]); return [r.getValues(), r.getFormulas()]',
    [
      [
        [2, ''],
        [4, ''],
      ],
      [
        ['=1+1', ''],
        ['=2+2', ''],
      ],
    ],
  ],
  [
    'clearContent',
    'r.setBackground("#ff0000").clearContent(); return [r.getValues(), r.getBackground()]',
    [
      [
        ['', ''],
        ['', ''],
      ],
      '#ff0000',
    ],
  ],
  [
    'setNumberFormat',
    'return r.setNumberFormat("0.0").getNumberFormats()',
    [
      ['0.0', '0.0'],
      ['0.0', '0.0'],
    ],
  ],
  [
    'setNumberFormats',
    'return r.setNumberFormats([["@", "0"], [null, "0%"]]).getNumberFormats()',
    [
      ['@', '0'],
      ['General', '0%'],
    ],
  ],
  [
    'setNote',
    'return r.setNote("n").getNotes()',
    [
      ['n', 'n'],
      ['n', 'n'],
    ],
  ],
  [
    'setNotes',
    'r.setNotes([["1", ""], [null, "4"]]); return [r.getNote(), r.getNotes()]',
    [
      '1',
      [
        ['1', ''],
        ['', '4'],
      ],
    ],
  ],
  [
    'clearNote',
    'return r.setNote("n").clearNote().getNotes()',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  [
    'notes survive new values',
    'r.setNote("n").setValue(5); return r.getNotes()',
    [
      ['n', 'n'],
      ['n', 'n'],
    ],
  ],
  [
    'setBackground',
    'return r.setBackground("#00ff00").getBackgrounds()',
    [
      ['#00ff00', '#00ff00'],
      ['#00ff00', '#00ff00'],
    ],
  ],
  [
    'setBackgrounds',
    'r.setBackgrounds([["#000001", null], ["#000003", "#000004"]]); return [r.getBackground(), r.getBackgrounds()[0][1]]',
    ['#000001', '#ffffff'],
  ],
  [
    'setFontColor',
    'return [r.getFontColor(), r.setFontColor("#112233").getFontColor()]',
    ['#000000', '#112233'],
  ],
  [
    'setFontColors',
    'return r.setFontColors([["#000001", "#000002"], ["#000003", "#000004"]]).getFontColors()[1]',
    ['#000003', '#000004'],
  ],
  [
    'setFontWeight',
    'return [r.getFontWeight(), r.setFontWeight("bold").getFontWeights()]',
    [
      'normal',
      [
        ['bold', 'bold'],
        ['bold', 'bold'],
      ],
    ],
  ],
  [
    'setFontWeights',
    'return r.setFontWeights([["bold", null], ["normal", "bold"]]).getFontWeights()',
    [
      ['bold', 'normal'],
      ['normal', 'bold'],
    ],
  ],
  [
    'one look does not undo another',
    'r.setNumberFormat("@").setBackground("#010101").setFontWeight("bold"); return [r.getNumberFormat(), r.getBackground(), r.getFontWeight()]',
    ['@', '#010101', 'bold'],
  ],
  [
    'merge and breakApart',
    'r.merge(); var a = r.getMergedRanges().length; r.breakApart(); return [a, r.getMergedRanges().length, r.getValues()]',
    [
      1,
      0,
      [
        ['a', ''],
        ['', ''],
      ],
    ],
  ],
  ['activate', 'r.activate(); return ss.getActiveSheet().getName()', 'Лист'],
  [
    'setName',
    'sheet.setName("Новое"); return [sheet.getName(), ss.getSheetByName("Новое").getSheetId(), ss.getSheetByName("Лист")]',
    ['Новое', 0, null],
  ],
  [
    'setFrozenRows, setFrozenColumns',
    'sheet.setFrozenRows(2).setFrozenColumns(1); return [sheet.getFrozenRows(), sheet.getFrozenColumns()]',
    [2, 1],
  ],
  [
    'setColumnWidth',
    'return [sheet.getColumnWidth(2), sheet.setColumnWidth(2, 240).getColumnWidth(2)]',
    [100, 240],
  ],
  [
    'hideColumns, showColumns',
    'var a = sheet.hideColumns(2, 2).isColumnHiddenByUser(3); return [a, sheet.isColumnHiddenByUser(4), sheet.showColumns(2, 2).isColumnHiddenByUser(3)]',
    [true, false, false],
  ],
  [
    'hideSheet, showSheet',
    'var a = sheet.isSheetHidden(); sheet.hideSheet(); var b = sheet.isSheetHidden(); sheet.showSheet(); return [a, b, sheet.isSheetHidden()]',
    [false, true, false],
  ],
  [
    'insertRowsAfter at the end',
    'sheet.insertRowsAfter(1000, 5); return [sheet.getMaxRows(), sheet.getRange(1005, 1).setValue("x").getValue()]',
    [1005, 'x'],
  ],
  [
    'insertRowsAfter inside',
    'sheet.insertRowsAfter(1, 1); return sheet.getRange("A1:A3").getValues()',
    [['a'], [''], ['b']],
  ],
  [
    'insertColumnsAfter',
    'sheet.insertColumnsAfter(1, 1); return [sheet.getMaxColumns(), sheet.getRange("A1:C1").getValues()[0]]',
    [27, ['a', '', 1]],
  ],
  [
    'appendRow',
    'sheet.appendRow(["c", "0,5"]); return [sheet.getLastRow(), sheet.getRange("A3:B3").getValues()[0]]',
    [3, ['c', 0.5]],
  ],
  [
    'setSpreadsheetTimeZone',
    'ss.setSpreadsheetTimeZone("Asia/Tokyo"); return ss.getSpreadsheetTimeZone()',
    'Asia/Tokyo',
  ],
  ['setSpreadsheetLocale', 'ss.setSpreadsheetLocale("en_US"); return ss.getSpreadsheetLocale()', 'en_US'],
  [
    'setActiveSheet',
    'ss.setActiveSheet(ss.getSheetByName("Второй")); return SpreadsheetApp.getActiveSheet().getName()',
    'Второй',
  ],
  [
    'insertSheet',
    'var s = ss.insertSheet("Третий", 0); return [s.getIndex(), s.getMaxRows(), s.getMaxColumns(), ss.getSheets().map(x => x.getName()), ss.getActiveSheet().getName()]',
    [1, 1000, 26, ['Третий', 'Лист', 'Второй'], 'Третий'],
  ],
  [
    'insertSheet without a name',
    'return [ss.insertSheet().getName(), ss.insertSheet(0).getIndex()]',
    ['Лист3', 1],
  ],
  [
    'deleteSheet',
    'ss.deleteSheet(sheet); return [ss.getSheets().map(x => x.getName()), ss.getActiveSheet().getName()]',
    [['Второй'], 'Второй'],
  ],
])('every setter is read back: %s', async (_name, source, expected) => {
  expect(await script(host, `var r = sheet.getRange('A1:B2'); ${source}`)).toEqual(expected);
});

test('a range of a deleted sheet says so', async () => {
  const source = 'var r = sheet.getRange("A1"); ss.deleteSheet(sheet); r.getValue()';
  await expect(script(host, source)).rejects.toThrow('Sheet 0 not found');
});

test('an open range follows the grid when it grows', async () => {
  await host.setCells('Лист', 1, 4, [['=SUM(B1:B)']]);
  await script(host, 'sheet.insertRowsAfter(1000, 10); sheet.getRange("B1005").setValue(100)');
  expect(host.getCells('Лист', 1, 4)).toEqual([[103]]);
  expect(await script(host, 'return sheet.getRange("D1").getFormula()')).toBe('=SUM(B1:B)');
});

test('rows inserted above move formulas with their cells', async () => {
  await host.setCells('Лист', 2, 4, [['=B1+B2']]);
  await script(host, 'sheet.insertRowsAfter(1, 1); sheet.getRange("B1").setValue(10)');
  expect(host.getCells('Лист', 3, 4)).toEqual([[12]]);
});

test('reading what nobody has set', async () => {
  const source = `return [ss.getId(), ss.getName(), ss.getRangeByName('x'), sheet.getFilter(), sheet.isRowHiddenByFilter(2),
    sheet.isRowHiddenByUser(2), ss.getSpreadsheetLocale(), sheet.getParent().getName(), Session.getActiveUserLocale()]`;
  expect(await script(host, source)).toEqual([
    'local-file',
    'Workbook',
    null,
    null,
    false,
    false,
    'ru_RU',
    'Workbook',
    'ru',
  ]);
});
