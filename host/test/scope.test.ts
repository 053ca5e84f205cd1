import { fixture, type Host, openWorkbook, script, workbook } from './library';

let host: Host;
beforeAll(async () => {
  host = await workbook();
});
afterAll(() => host.dispose());

const bare = (source: string) => host.run('bare', [source]);

test.each([
  'setTimeout',
  'setInterval',
  'URL',
  'fetch',
  'TextEncoder',
  'structuredClone',
  'crypto',
  'process',
  'require',
])('rule 1.1, D1.1: %s does not exist in the scope', async name => {
  expect((await bare(`return typeof ${name}`)).value).toBe('undefined');
  expect((await bare(`return ${name}`)).error).toMatchObject({ name: 'ReferenceError' });
});

test('rule 1.1: the language itself is there, Intl with Russian too', async () => {
  const source = `return [typeof console.log, 'ё'.localeCompare('я', 'ru'),
    new Intl.NumberFormat('ru').format(1.5), typeof Promise, 'Й'.normalize('NFD').length]`;
  expect((await bare(source)).value).toEqual(['function', -1, '1,5', 'function', 2]);
});

test('rule 1.1, D1.1: nothing of the host can be reached through its own functions', async () => {
  const source = `return SpreadsheetApp.getUi.constructor('return typeof process')()`;
  expect((await bare(source)).value).toBe('undefined');
});

test.each([
  ['SpreadsheetApp.openById("x")', 'SpreadsheetApp.openById'],
  ['SpreadsheetApp.getActive().getUrl()', 'Spreadsheet.getUrl'],
  ['SpreadsheetApp.getActiveSheet().getSlicers()', 'Sheet.getSlicers'],
  ['SpreadsheetApp.getActiveSheet().getRange(1, 1).setBorder(true)', 'Range.setBorder'],
  ['SpreadsheetApp.getUi().showDialog("x")', 'Ui.showDialog'],
  ['SpreadsheetApp.getUi().Button.MAYBE', 'Ui.Button.MAYBE'],
  ['SpreadsheetApp.getUi().createAddonMenu().addGroup()', 'Menu.addGroup'],
  ['HtmlService.createTemplateFromFile("x")', 'HtmlService.createTemplateFromFile'],
  ['HtmlService.createHtmlOutput("x").append("y")', 'HtmlOutput.append'],
  ['Session.getTemporaryActiveUserKey()', 'Session.getTemporaryActiveUserKey'],
  ['Session.getActiveUser().getLoginId()', 'User.getLoginId'],
  ['Utilities.base64Encode("x")', 'Utilities.base64Encode'],
  ['LockService.getScriptLock()', 'LockService.getScriptLock'],
  ['PropertiesService.getScriptProperties()', 'PropertiesService.getScriptProperties'],
  ['PropertiesService.getDocumentProperties().size', 'Properties.size'],
  ['CacheService.getUserCache()', 'CacheService.getUserCache'],
  ['CacheService.getDocumentCache().clear()', 'Cache.clear'],
  ['console.table([])', 'console.table'],
  ['Logger.getLog()', 'Logger.getLog'],
  ['DriveApp.getRootFolder()', 'DriveApp'],
  ['MailApp', 'MailApp'],
  ['typeof UrlFetchApp', 'UrlFetchApp'],
])('rule 1.2, D15.1, D4.3: %s is not modelled and throws with its name', async (source, name) => {
  expect((await bare(`return ${source}`)).error).toMatchObject({
    name: 'Exception',
    message: `not modelled: ${name}`,
  });
});

test('rule 1.2, D15.1: a member cannot be set on a service object either', async () => {
  expect((await bare('SpreadsheetApp.getActiveSheet().title = 1')).error?.message).toContain('Sheet.title');
});

test('rule 2.1, 2.2, D2.1, D2.2: only public top-level functions are found', async () => {
  expect((await host.run('bare', ['return 1'])).value).toBe(1);
  for (const name of [
    'hidden_',
    '__addon',
    'nothing',
    'eval',
    'Date',
    'SpreadsheetApp',
    'toString',
    'constructor',
  ]) {
    const { error } = await host.run(name);
    expect(error).toMatchObject({ name: 'Exception', message: `Script function not found: ${name}` });
  }
});

test('rule 1.1, D1.1: every execution has a fresh global scope', async () => {
  await bare('globalThis.left = 1');
  expect((await bare('return typeof left')).value).toBe('undefined');
});

test('rule 8.1, D8.1, D8.2: local time in the script is of the zone of appsscript.json, not of the spreadsheet', async () => {
  const source = `var d = new Date(Date.UTC(2026, 10, 29, 17, 5));
    var old = new Date(1899, 11, 30, 10, 8);
    var set = new Date(d.getTime()); set.setHours(0, 30);
    return [d.getHours(), d.getDate(), new Date(2026, 10, 29).toISOString(), new Date('2026-11-29T20:05').toISOString(),
      new Date('2026-11-29').toISOString(), d.getTimezoneOffset(), old.toISOString(), set.toISOString(), String(d),
      d instanceof Date, Date.parse('2026-11-29T00:00Z') === Date.UTC(2026, 10, 29), typeof Date(), d.getDay()]`;
  expect((await bare(source)).value).toEqual([
    ...[22, 29, '2026-11-28T19:00:00.000Z', '2026-11-29T15:05:00.000Z', '2026-11-29T00:00:00.000Z', -300],
    ...[
      '1899-12-30T06:05:27.000Z',
      '2026-11-28T19:30:00.000Z',
      'Sun Nov 29 2026 22:05:00 GMT+0500',
      true,
      true,
    ],
    ...['string', 0],
  ]);
  expect(await script(host, 'return [Session.getScriptTimeZone(), ss.getSpreadsheetTimeZone()]')).toEqual([
    'Asia/Yekaterinburg',
    'Europe/Moscow',
  ]);
});

test('rule 8.1, D8.1: Utilities.formatDate formats in the zone it is given', async () => {
  const source = `var d = new Date(Date.UTC(2026, 10, 29, 21, 30, 5));
    return ['Europe/Moscow', 'Asia/Yekaterinburg'].map(z => Utilities.formatDate(d, z, "yyyy-MM-dd'T'HH:mm:ss")).concat(
      Utilities.formatDate(d, 'Europe/Moscow', 'd MMM yy EEEE h:mm a Z XXX'))`;
  expect((await bare(source)).value).toEqual([
    '2026-11-30T00:30:05',
    '2026-11-30T02:30:05',
    '30 Nov 26 Monday 12:30 AM +0300 +03:00',
  ]);
  expect((await bare('Utilities.formatDate(new Date(), "Moscow", "yyyy")')).error?.message).toContain(
    'not modelled',
  );
  expect((await bare('Utilities.formatDate(new Date(), "UTC", "Q")')).error?.message).toContain(
    'the letter Q',
  );
});

test('rule D1.1: a dist folder without a build says what to do', async () => {
  await expect(openWorkbook(fixture('basic'), {})).rejects.toThrow('noCsv');
  await expect(workbook({ A: [] }, { dist: fixture('nowhere') })).rejects.toThrow('npm run build');
});

test('rule D15.2: enums and ranges are opaque: nothing of them can be listed, changed or sent', async () => {
  const source = `var range = SpreadsheetApp.getActiveSheet().getRange('A1'), type = SpreadsheetApp.ProtectionType.RANGE;
    return [typeof type, String(type), type === SpreadsheetApp.ProtectionType.SHEET, Object.keys(range), JSON.stringify(range),
      Object.keys(type).filter(function (key) { return typeof type[key] !== 'function' }), Object.isFrozen(type)]`;
  expect((await bare(source)).value).toEqual(['object', 'RANGE', false, [], '{}', [], true]);
  expect((await host.run('bare', ['SpreadsheetApp.ProtectionType.RANGE.x = 1'])).error).toMatchObject({
    name: expect.stringMatching(/Exception|TypeError/),
  });
  expect(await host.clientCall('bare', ['return SpreadsheetApp.getActiveSheet().getRange("A1")'])).toEqual({
    error: 'The script completed but the returned value is not a supported return type.',
  });
});
