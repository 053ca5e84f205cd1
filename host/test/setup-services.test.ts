// Services that a set-up needs: each setter read back.
import { EditRefused, type Host, script, workbook } from './library';

let host: Host;
beforeEach(async () => {
  host = await workbook({
    Лист: [
      ['Имя', 'Счёт'],
      ['Ёж', 3],
      ['волк', 10],
      ['', ''],
      ['Аист', 2],
    ],
  });
});
afterEach(() => host.dispose());

const run = (source: string) => script(host, source);
const column = (sheet: string, at: number, rows: number) => host.getCells(sheet, 1, at, rows).flat();

test('rows and columns come and go', async () => {
  await run(`sheet.insertRowBefore(2); sheet.insertRowsBefore(1, 2); sheet.insertRowAfter(1);
    sheet.insertColumnBefore(1); sheet.insertColumnAfter(1); sheet.insertColumnsBefore(1, 2)`);
  expect(host.getCells('Лист', 4, 5, 3, 1)).toEqual([['Имя'], [''], ['Ёж']]);
  expect(await run('return [sheet.getMaxRows(), sheet.getMaxColumns()]')).toEqual([1004, 30]);
  await run('sheet.deleteRow(5); sheet.deleteRows(1, 3); sheet.deleteColumn(1); sheet.deleteColumns(1, 3)');
  expect(host.getCells('Лист', 1, 1, 2, 2)).toEqual([
    ['Имя', 'Счёт'],
    ['Ёж', 3],
  ]);
  await expect(run('sheet.deleteRows(1000, 2)')).rejects.toThrow('Those rows are out of bounds.');
  await expect(run('sheet.deleteRows(1, sheet.getMaxRows())')).rejects.toThrow("can't delete all the rows");
  await expect(run('sheet.insertRowsBefore(1001, 1)')).rejects.toThrow('Those rows are out of bounds.');
});

test('formulas follow rows that come and go', async () => {
  await host.setCells('Лист', 1, 4, [['=SUM(B2:B5)'], ['=B2*2']]);
  await host.setCells('Лист', 1, 5, [['=SUM(B2:B)']]);
  await run('sheet.insertRowsBefore(2, 3)');
  expect(host.getCells('Лист', 1, 4)).toEqual([[15]]);
  expect(await run('return ["D1", "D5", "E1"].map(a1 => sheet.getRange(a1).getFormula())')).toEqual([
    '=SUM(B5:B8)',
    '=B5*2',
    '=SUM(B5:B)',
  ]);
  await run('sheet.deleteRow(5)');
  expect(host.getCells('Лист', 1, 4)).toEqual([[12]]);
});

test('Range.sort takes columns of the sheet; texts ignore case, blanks come last, formulas follow', async () => {
  await host.setCells('Лист', 2, 3, [['=B2*10'], ['=B3*10'], ['=B4*10'], ['=B5*10']]);
  await run('sheet.getRange("A2:C5").sort(1)');
  expect(column('Лист', 1, 5)).toEqual(['Имя', 'Аист', 'волк', 'Ёж', '']);
  expect(column('Лист', 3, 4).slice(1)).toEqual([20, 100, 30]);
  await run('sheet.getRange("A2:C5").sort([{column: 2, ascending: false}])');
  expect(column('Лист', 2, 5)).toEqual(['Счёт', 10, 3, 2, '']);
  expect(column('Лист', 3, 4).slice(1)).toEqual([100, 30, 20]);
  await expect(run('sheet.getRange("B2:C5").sort(1)')).rejects.toThrow('out of the bounds');
});

test('widths, heights, tab colour', async () => {
  await run(`sheet.setColumnWidths(1, 2, 150); sheet.setColumnWidth(4, 30); sheet.setRowHeights(1, 2, 40);
    sheet.setRowHeight(3, 25); sheet.setTabColor('#ff0000')`);
  const source = `return [[1, 2, 3, 4].map(c => sheet.getColumnWidth(c)), [1, 2, 3, 4].map(r => sheet.getRowHeight(r)),
    sheet.getTabColor()]`;
  expect(await run(source)).toEqual([[150, 150, 100, 30], [40, 40, 25, 21], '#ff0000']);
  await run('sheet.insertColumnsBefore(1, 1); sheet.setTabColor(null)');
  expect(await run('return [sheet.getColumnWidth(2), sheet.getColumnWidth(5), sheet.getTabColor()]')).toEqual(
    [150, 30, null],
  );
});

test('looks of cells, one by one and as a block', async () => {
  await run(`var r = sheet.getRange('A1:B1');
    r.setWrap(true).setHorizontalAlignment('center').setVerticalAlignments([['top', 'middle']]).setFontSize(14)
      .setFontFamilies([['Georgia', null]]).setFontStyle('italic').setBackground('#eeeeee').setFontWeight('bold');
    sheet.getRange('C1').setWrapStrategy(SpreadsheetApp.WrapStrategy.CLIP)`);
  const got = await run(`var r = sheet.getRange('A1:C1');
    return [r.getWraps(), r.getHorizontalAlignments(), r.getVerticalAlignments(), r.getFontSizes(), r.getFontFamilies(),
      r.getFontStyles(), [r.getWrapStrategies()[0].map(String)], [String(sheet.getRange('A1').getWrap())]].map(x => [].concat(...x).join())`);
  expect(got).toEqual([
    'true,true,false',
    'center,center,general',
    'top,middle,bottom',
    '14,14,10',
    'Georgia,Arial,Arial',
    'italic,italic,normal',
    'WRAP,WRAP,CLIP',
    'true',
  ]);
  await run('sheet.getRange("A1:B1").clearFormat()');
  expect(
    await run('return [sheet.getRange("A1").getFontSize(), sheet.getRange("A1").getBackground()]'),
  ).toEqual([10, '#ffffff']);
  await expect(run('sheet.getRange("A1").setHorizontalAlignment("middle")')).rejects.toThrow(
    'Invalid argument',
  );
});

test('rule 10.1, D10.2: a fresh protection protects nothing; editors taken off are refused, also in their trigger', async () => {
  const captain = 'captain@example.org';
  await run(`var p = sheet.getRange('B2:B5').protect().setDescription('судьи');
    if (p.getEditors().length !== 1) throw new Error('owner is not listed')`);
  await host.edit('Лист', 'B2', '4', 'typed', captain);
  await run(`var p = sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE)[0];
    p.removeEditors(p.getEditors())`);
  await expect(host.edit('Лист', 'B2', '5', 'typed', captain)).rejects.toThrow(EditRefused);
  await host.edit('Лист', 'A2', 'Ёжик', 'typed', captain);
  const limited = (source: string, by: string) => host.run('evaluate', [source], { mode: 'LIMITED', by });
  const write = 'sheet.getRange("A1:B3").setValues([[1,1],[1,1],[1,1]])';
  expect((await limited(write, captain)).error?.message).toMatch(/^You are trying to edit a protected cell/);
  expect(host.getCells('Лист', 1, 1, 2, 2)).toEqual([
    ['Имя', 'Счёт'],
    ['Ёжик', 4],
  ]);
  await run('sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE)[0].addEditor("captain@example.org")');
  expect((await limited(write, captain)).error).toBeUndefined();
});

test('rule 10.1, D10.2: protections are read back, follow inserted rows, and go', async () => {
  await run(`var p = sheet.getRange('A2:B3').protect().setDescription('a').setWarningOnly(true);
    sheet.insertRowBefore(1);
    var all = sheet.protect(); all.setUnprotectedRanges([sheet.getRange('C1:C9')])`);
  const source = `var type = SpreadsheetApp.ProtectionType;
    var p = sheet.getProtections(type.RANGE)[0], s = ss.getProtections(type.SHEET)[0];
    return [p.getDescription(), p.isWarningOnly(), p.canEdit(), p.getRange().getA1Notation(), p.getEditors().length,
      p.getProtectionType() === type.RANGE, s.getProtectionType() === type.SHEET,
      s.getUnprotectedRanges()[0].getA1Notation(), s.getRange().getNumRows(), sheet.protect().getDescription()]`;
  expect(await run(source)).toEqual(['a', true, true, 'A3:B4', 0, true, true, 'C1:C9', 1001, '']);
  await run('ss.getProtections(SpreadsheetApp.ProtectionType.RANGE)[0].remove()');
  expect(await run('return ss.getProtections(SpreadsheetApp.ProtectionType.RANGE).length')).toBe(0);
  await expect(run('sheet.protect().setDomainEdit(true)')).rejects.toThrow(
    'not modelled: Protection.setDomainEdit',
  );
});

test('rule 10.1, D10.2: a warning lets a script write; only editors that were named may write under a real protection', async () => {
  await run('sheet.getRange("A1:A9").protect().setWarningOnly(true)');
  const stranger = { mode: 'LIMITED', by: 'nobody@example.org' } as const;
  const write = ['sheet.getRange("A1").setValue("x")'];
  expect((await host.run('evaluate', write, stranger)).error).toBeUndefined();
  await run('sheet.protect()');
  expect((await host.run('evaluate', write, stranger)).error?.message).toContain('protected cell');
  expect((await host.run('evaluate', ['sheet.setName("y")'], stranger)).error?.message).toContain(
    'protected',
  );
});

test('data validation: lists and checkboxes, help, what is rejected when typed', async () => {
  await run(`var list = SpreadsheetApp.newDataValidation().requireValueInList(['да, конечно', 'нет'], true)
      .setAllowInvalid(false).setHelpText('да или нет').build();
    var box = SpreadsheetApp.newDataValidation().requireCheckbox().build();
    sheet.getRange('D1:D5').setDataValidation(list);
    sheet.getRange('E1:F1').setDataValidations([[box, null]]);
    sheet.getRange('D3').clearDataValidations()`);
  const source = `var rules = sheet.getRange('D2:E3').getDataValidations(), r = rules[0][0];
    var C = SpreadsheetApp.DataValidationCriteria;
    return [r.getCriteriaType() === C.VALUE_IN_LIST, r.getCriteriaValues(), r.getAllowInvalid(), r.getHelpText(),
      rules[1][0], rules[0][1], sheet.getRange('E1').getDataValidation().getCriteriaType() === C.CHECKBOX,
      sheet.getRange('F1').getDataValidation(), r.copy().setAllowInvalid(true).build().getAllowInvalid()]`;
  const expected = [true, [['да, конечно', 'нет'], true], false, 'да или нет', null, null, true, null, true];
  expect(await run(source)).toEqual(expected);
  await expect(host.edit('Лист', 'D2', 'может быть')).rejects.toThrow('да или нет');
  await host.edit('Лист', 'D2', 'нет');
  await run('sheet.getRange("D4").setValue("прочее"); sheet.insertRowBefore(1)');
  expect(await run('return [sheet.getRange("D1:D3").getDataValidations().map(r => r[0] !== null)]')).toEqual([
    [true, true, true],
  ]);
  await expect(run('SpreadsheetApp.newDataValidation().requireDate()')).rejects.toThrow('not modelled');
});

test('conditional formats are replaced as a whole, keep their order and follow rows', async () => {
  await run(`var all = sheet.getRange('A2:C9');
    sheet.setConditionalFormatRules([
      SpreadsheetApp.newConditionalFormatRule().whenTextEqualTo('спор').setBackground('#ffeeee').setFontColor('#aa0000')
        .setBold(true).setRanges([all]).build(),
      SpreadsheetApp.newConditionalFormatRule().whenTextContains('ждём').setItalic(true).setRanges([all]).build(),
      SpreadsheetApp.newConditionalFormatRule().whenFormulaSatisfied('=$B2>0,5').setBackground('#eeffee')
        .setRanges([sheet.getRange('A2:A9'), all]).build(),
    ])`);
  const source = `return sheet.getConditionalFormatRules().map(rule => {
    var c = rule.getBooleanCondition();
    return [String(c.getCriteriaType()), c.getCriteriaValues(), c.getBackground(), c.getFontColor(), c.getBold(),
      rule.getRanges().map(r => r.getA1Notation())];
  })`;
  expect(await run(source)).toEqual([
    ['TEXT_EQUAL_TO', ['спор'], '#ffeeee', '#aa0000', true, ['A2:C9']],
    ['TEXT_CONTAINS', ['ждём'], null, null, null, ['A2:C9']],
    ['CUSTOM_FORMULA', ['=$B2>0,5'], '#eeffee', null, null, ['A2:A9', 'A2:C9']],
  ]);
  await run(
    'sheet.setConditionalFormatRules(sheet.getConditionalFormatRules().slice(0, 2)); sheet.insertRowBefore(1)',
  );
  expect(await run(source)).toMatchObject([
    ['TEXT_EQUAL_TO', ['спор'], '#ffeeee', '#aa0000', true, ['A3:C10']],
    ['TEXT_CONTAINS', ['ждём'], null, null, null, ['A3:C10']],
  ]);
  await run('sheet.clearConditionalFormatRules()');
  expect(await run('return sheet.getConditionalFormatRules()')).toEqual([]);
  await expect(run('SpreadsheetApp.newConditionalFormatRule().whenNumberEqualTo(1)')).rejects.toThrow(
    'not modelled',
  );
});

test('developer metadata on sheets is found by its key', async () => {
  await run(`sheet.addDeveloperMetadata('role', 'online', SpreadsheetApp.DeveloperMetadataVisibility.PROJECT);
    ss.insertSheet('Другой').addDeveloperMetadata('role', 'ledger'); ss.addDeveloperMetadata('version')`);
  const source = `var found = ss.createDeveloperMetadataFinder().withKey('role').find();
    return [found.map(m => [m.getValue(), m.getLocation().getSheet().getName(), String(m.getVisibility())]),
      ss.getDeveloperMetadata().map(m => m.getKey()), sheet.getDeveloperMetadata().map(m => m.getValue()),
      ss.createDeveloperMetadataFinder().withKey('none').find()]`;
  host.workbook.activeId = '0';
  expect(await run(source)).toEqual([
    [
      ['online', 'Лист', 'PROJECT'],
      ['ledger', 'Другой', 'DOCUMENT'],
    ],
    ['version'],
    ['online'],
    [],
  ]);
  await run(`sheet.setName('Иначе'); var m = sheet.getDeveloperMetadata()[0]; m.setValue('new').setKey('part');
    ss.deleteSheet(ss.getSheetByName('Другой')); ss.getDeveloperMetadata()[0].remove()`);
  expect(
    await run(`return [ss.createDeveloperMetadataFinder().withKey('role').find().length, ss.getDeveloperMetadata().length,
      ss.createDeveloperMetadataFinder().withKey('part').withValue('new').find()[0].getLocation().getSheet().getName()]`),
  ).toEqual([0, 0, 'Иначе']);
});

test('columns are grouped, collapsed, and groups follow columns', async () => {
  await run('sheet.getRange("C:D").shiftColumnGroupDepth(1); sheet.getColumnGroup(3, 1).collapse()');
  const state = `return [[2, 3, 4, 5].map(c => [sheet.getColumnGroupDepth(c), sheet.isColumnHiddenByUser(c)])]`;
  expect(await run(state)).toEqual([
    [
      [0, false],
      [1, true],
      [1, true],
      [0, false],
    ],
  ]);
  await run('sheet.insertColumnBefore(1)');
  expect(
    await run(
      'var g = sheet.getColumnGroup(4, 1); return [g.getRange().getColumn(), g.isCollapsed(), g.getDepth()]',
    ),
  ).toEqual([4, true, 1]);
  await run('sheet.expandAllColumnGroups()');
  expect(await run('return sheet.isColumnHiddenByUser(4)')).toBe(false);
  await run('sheet.getRange("D:E").shiftColumnGroupDepth(-1)');
  await expect(run('sheet.getColumnGroup(4, 1)')).rejects.toThrow('A group does not exist');
});

test('the selection is moved and read', async () => {
  await run('ss.insertSheet("Второй"); sheet.activate(); ss.setActiveRange(sheet.getRange("B2:C3"))');
  const source = `return [ss.getActiveRange().getA1Notation(), ss.getCurrentCell().getA1Notation(),
    ss.getSelection().getActiveRange().getA1Notation(), SpreadsheetApp.getActiveRange().getA1Notation(),
    ss.getActiveSheet().getName()]`;
  expect(await run(source)).toEqual(['B2:C3', 'B2', 'B2:C3', 'B2:C3', 'Лист']);
  await run(
    'ss.getSheetByName("Лист").setActiveSelection("D4"); ss.getSheetByName("Лист").getRange("A9").activate()',
  );
  expect(await run(source)).toEqual(['A9', 'A9', 'A9', 'A9', 'Лист']);
  expect(host.screen.selection).toBe('Лист!A9');
});

test('rule 3.4: a prompt waits for a person and answers with button and text', async () => {
  host.screen.answers.push('CANCEL');
  host.screen.texts.push('7:4');
  const source = `var ui = SpreadsheetApp.getUi(); var r = ui.prompt('Счёт', 'Какой?', ui.ButtonSet.OK_CANCEL);
    return [r.getSelectedButton() === ui.Button.CANCEL, r.getResponseText()]`;
  expect(await run(source)).toEqual([true, '7:4']);
  expect(host.screen.alerts).toEqual([{ title: 'Счёт', prompt: 'Какой?' }]);
});

test('rule 10.1, D10.3: the owner may always write and cannot be taken off; others cannot lift what refuses them', async () => {
  await run(
    `var p = sheet.getRange('A1:A9').protect(); p.removeEditors(p.getEditors()); p.addEditor('judge@example.org')`,
  );
  const owner = host.workbook.protections.people.owner;
  const write = ['sheet.getRange("A1").setValue("x"); return sheet.getRange("A1").protect().canEdit()'];
  expect((await host.run('evaluate', write, { by: owner })).value).toBe(true);
  const lift = ['sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE)[0].remove()'];
  const captain = await host.run('evaluate', lift, { by: 'captain@example.org' });
  expect(captain.error?.message).toContain('protected');
  expect((await host.run('evaluate', lift, { by: 'judge@example.org' })).error).toBeUndefined();
});
