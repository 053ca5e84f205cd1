import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkHtml, checkManifest, createWorkbook, fixture } from './library';

const manifest = fs.readFileSync(path.join(fixture('basic'), 'appsscript.json'), 'utf8');
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dist-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function load(files: Record<string, string>) {
  for (const [name, text] of Object.entries({ 'appsscript.json': manifest, ...files })) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  return createWorkbook({ sheets: { A: [] }, dist: folder });
}

test.each([
  ['a private field', 'class A { #x = 1 }'],
  ['a static field', 'class A { static x = 1 }'],
  ['an import', 'import x from "y";'],
  ['an export', 'var a = 1;\nexport { a };'],
])('rule 1.1, D1.2: %s is refused at load with file and line', async (_name, code) => {
  await expect(load({ 'Code.js': code })).rejects.toThrow(/^Code\.js:\d+: the platform cannot parse this/);
});

test('rule 2.1, D2.1: only JSDoc straight above a top-level declaration makes a custom function', async () => {
  const code = `/** @customfunction */
    function ONE() { return 1 }
    /** @customfunction */
    var between = 1;
    function TWO() { return 2 }
    /** @customfunction */
    function private_() { return 3 }
    (function () {
      /** @customfunction */
      function INNER() {}
    })();`;
  const host = await load({ 'Code.js': code });
  expect(host.dist.customFunctions).toEqual(['ONE']);
  expect(host.dist.publicFunctions).toEqual(['ONE', 'TWO']);
  host.dispose();
});

test('rule 1.1, D1.1: all files share one scope, in the order of their names', async () => {
  const host = await load({ 'a.js': 'var a = 1;', 'b.js': 'function sum() { return a + 1 }' });
  expect((await host.run('sum')).value).toBe(2);
  host.dispose();
});

test.each([
  ['Code.js is missing', { 'x.html': '' }, 'no Code.js'],
  ['two pages', { 'Code.js': '', 'a.html': '', 'b.html': '' }, 'one page at most'],
  ['a bad page', { 'Code.js': '', 'a.html': '<?= x ?>' }, 'a.html: a scriptlet opener'],
  ['a bad manifest', { 'Code.js': '', 'appsscript.json': '{}' }, 'runtimeVersion must be V8'],
])('rule 14.1, D17.3: %s is refused at load', async (_name, files, message) => {
  await expect(load(files as Record<string, string>)).rejects.toThrow(message);
});

test('rule 14.1: the page of the folder is what HtmlService gives', async () => {
  const host = await load({
    'Code.js': `function page() { return HtmlService.createHtmlOutputFromFile('Sidebar').getContent() }`,
    'Sidebar.html': '<!DOCTYPE html><p>стол</p>',
  });
  expect((await host.run('page')).value).toBe('<!DOCTYPE html><p>стол</p>');
  host.dispose();
});

test.each([
  [
    'plain',
    '<!DOCTYPE html><style>a{}</style><script>var a = "x // y"; // note\nvar b = `t`;</script>',
    undefined,
  ],
  ['escaped end', '<script>var a = "<\\/script>";</script>', undefined],
  ['data block', '<script type="application/json">{"a": "`//`"}</script>', undefined],
  [
    'https style',
    '<link rel="stylesheet" href="https://ssl.gstatic.com/docs/script/css/add-ons1.css">',
    undefined,
  ],
  ['scriptlet', '<p><?= x ?></p>', 'scriptlet opener'],
  ['scriptlet in script', '<script>var a = "<?";</script>', 'scriptlet opener'],
  ['external script', '<script src="https://example.org/a.js"></script>', 'external script'],
  ['http style', '<link rel="stylesheet" href="http://example.org/a.css">', 'not https'],
  ['cut literal', '<script>var a = `https://example.org`;</script>', 'template literal with //'],
  [
    'cut literal with a hole',
    '<script>var a = `\u0024{1} // \u0024{2}`;</script>',
    'template literal with //',
  ],
  ['raw end', '<script>var a = "</script>";</script>', 'raw </script>'],
  ['raw end, balanced', '<script>var a = "</script><script>";</script>', 'does not parse'],
])('rule 14.2, 14.3, 14.4, 14.5, D17.1, D17.2, D17.5, D17.6: checkHtml, %s', (_name, html, trouble) => {
  if (trouble === undefined) expect(() => checkHtml(html)).not.toThrow();
  else expect(() => checkHtml(html)).toThrow(trouble);
});

test.each([
  [{ addOns: {} }, 'addOns'],
  [{ $schema: 'x' }, 'unknown key $schema'],
  [{ runtimeVersion: 'DEPRECATED_ES5' }, 'V8'],
  [{ oauthScopes: ['https://www.googleapis.com/auth/spreadsheets'] }, 'wider than allowed'],
  [{ oauthScopes: undefined }, 'oauthScopes'],
  [{ timeZone: undefined }, 'timeZone'],
])('rule 14.6, 14.7: a manifest with %j is refused', (change, message) => {
  expect(() => checkManifest(JSON.stringify({ ...JSON.parse(manifest), ...change }))).toThrow(message);
});

test('rule 14.7: script.scriptapp may be among the scopes', () => {
  const scopes = [...JSON.parse(manifest).oauthScopes, 'https://www.googleapis.com/auth/script.scriptapp'];
  expect(
    checkManifest(JSON.stringify({ ...JSON.parse(manifest), oauthScopes: scopes })).oauthScopes,
  ).toHaveLength(3);
});

test('rule 3.5, D3.1: global code runs in the mode of the call, so that a service call there breaks the menu', async () => {
  const host = await load({
    'Code.js': `var zone = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone();
      function onOpen() { SpreadsheetApp.getUi().createAddonMenu().addItem(zone, 'onOpen').addToUi() }
      /** @customfunction */
      function ZONE() { return zone }`,
  });
  const [first, second] = await host.open();
  expect(first?.error?.message).toBe(
    'You do not have permission to call SpreadsheetApp.getActiveSpreadsheet',
  );
  expect(second?.error).toBeUndefined();
  expect((await host.run('onOpen')).error).toBeUndefined();
  expect(host.screen.menus).toMatchObject([{ items: [{ caption: 'Europe/Moscow' }] }]);
  await host.setCells('A', 1, 1, [['=ZONE()']]);
  expect(host.getCells('A', 1, 1)).toEqual([['Europe/Moscow']]);
  host.dispose();
});
