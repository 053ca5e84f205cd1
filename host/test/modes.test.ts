import { gzipSync } from 'node:zlib';
import { createWorkbook, type Host, script, workbook } from './library';

let host: Host;
beforeEach(async () => {
  host = await workbook();
});
afterEach(() => host.dispose());

test('rule 3.1, D3.1, D3.2: in NONE a menu can be built, and nothing else', async () => {
  expect(await host.run('onOpen', [], { mode: 'NONE' })).toMatchObject({ value: undefined });
  expect(host.screen.menus).toEqual([
    { caption: '', items: [{ caption: 'Check', functionName: 'check' }, null] },
  ]);
  const refused = async (source: string) =>
    (await host.run('bare', [source], { mode: 'NONE' })).error?.message;
  expect(await refused('SpreadsheetApp.getActiveSpreadsheet()')).toBe(
    'You do not have permission to call SpreadsheetApp.getActiveSpreadsheet',
  );
  expect(await refused('PropertiesService.getDocumentProperties().getProperty("x")')).toBe(
    'You do not have permission to call getProperty',
  );
  expect(await refused('SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput("x"))')).toBe(
    'You do not have permission to call showSidebar',
  );
  expect(await refused('return Session.getActiveUserLocale()')).toBeUndefined();
});

test('rule 3.2, D3.2, D3.3: in LIMITED the file can be changed, but no sidebar or dialog opens', async () => {
  const limited = (source: string) => host.run('evaluate', [source], { mode: 'LIMITED' });
  expect(await limited('sheet.getRange("A1").setValue(5)')).not.toHaveProperty('error');
  expect(host.getCells('Лист', 1, 1)).toEqual([[5]]);
  expect((await limited('SpreadsheetApp.getUi().alert("x")')).error?.message).toContain(
    'permission to call alert',
  );
});

test('rule 3.4, D2.3: menus keep their shape; items name functions that are found only when chosen', async () => {
  const source = `var ui = SpreadsheetApp.getUi();
    ui.createMenu('Судья').addItem('a', 'nothing').addSubMenu(ui.createMenu('ещё').addItem('b', 'bare')).addToUi()`;
  await script(host, source);
  expect(host.screen.menus).toEqual([
    {
      caption: 'Судья',
      items: [
        { caption: 'a', functionName: 'nothing' },
        { caption: 'ещё', items: [{ caption: 'b', functionName: 'bare' }] },
      ],
    },
  ]);
  expect((await host.run('nothing')).error?.message).toBe('Script function not found: nothing');
});

test('rule 3.4, D3.3: sidebar, alert and toast reach the screen in FULL', async () => {
  host.screen.answers.push('YES');
  const source = `var ui = SpreadsheetApp.getUi();
    ui.showSidebar(HtmlService.createHtmlOutput('<p>hi</p>').setTitle('Стол').setWidth(300));
    ss.toast('готово', 'Проверка');
    var pressed = ui.alert('Вопрос', 'Точно?', ui.ButtonSet.YES_NO);
    return [pressed === ui.Button.YES, pressed === ui.Button.NO, String(pressed)]`;
  expect(await script(host, source)).toEqual([true, false, 'YES']);
  expect(host.screen.sidebar).toEqual({ title: 'Стол', html: '<p>hi</p>' });
  expect(host.screen.toasts).toEqual([{ message: 'готово', title: 'Проверка' }]);
  expect(host.screen.alerts).toEqual([{ prompt: 'Точно?', title: 'Вопрос' }]);
  await expect(script(host, 'HtmlService.createHtmlOutputFromFile("Nope")')).rejects.toThrow(
    'No HTML file named Nope was found.',
  );
});

test('rule 10.4, D10.4: e-mails are blank', async () => {
  expect(
    await script(host, 'return Session.getActiveUser().getEmail() + Session.getEffectiveUser().getEmail()'),
  ).toBe('');
});

test('bytes: what was packed comes back, and only what is called packed is unpacked', async () => {
  const packed = gzipSync('Ёж?>').toString('base64').replace(/\+/g, '-').replace(/\//g, '_');
  const unpack = (type: string) =>
    host.run('bare', [
      `return Utilities.ungzip(Utilities.newBlob(Utilities.base64DecodeWebSafe('${packed}'), '${type}')).getDataAsString('UTF-8')`,
    ]);
  expect((await unpack('application/x-gzip')).value).toBe('Ёж?>');
  expect((await unpack('text/plain')).error?.message).toBe('Could not decompress gzip.');
});

test('Utilities.computeDigest: SHA-256 of a text as bytes of Java', async () => {
  const host = await workbook();
  const source = `return Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, 'ёж', Utilities.Charset.UTF_8)`;
  const bytes = (await script(host, source)) as number[];
  const { createHash } = await import('node:crypto');
  expect(bytes).toEqual([...new Int8Array(createHash('sha256').update('ёж').digest())]);
  expect(bytes.some(byte => byte < 0)).toBe(true);
  await host.dispose();
});

test('rule 3.6: what the add-on does when it is installed is what it does when a file opens', async () => {
  const product = await createWorkbook({ sheets: { A: [] } });
  expect((await product.run('onInstall', [], { mode: 'FULL' })).error).toBeUndefined();
  const installed = structuredClone(product.screen.menus);
  expect(installed.map(({ caption, items }) => [caption, items.length > 3])).toEqual([['', true]]);
  product.screen.menus.length = 0;
  expect((await product.open()).map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(product.screen.menus).toEqual(installed);
  product.dispose();
});
