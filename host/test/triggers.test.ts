// Rule 10: installable triggers of edits. Sources: guides/triggers/installable ("always run under the account of the
// person who created them", "a given account can't see triggers installed from another account"), guides/triggers/events
// (`triggerUid`), reference/script (scope script.scriptapp), add-ons/concepts/editor-triggers (one of each type a user and file).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createWorkbook, fixture, type Host } from './library';

const CAPTAIN = 'captain@example.org';
const CODE = `
function onEdit(e) { told('onEdit', e); }
function onInstalled(e) { told('onInstalled', e); e.range.getSheet().getRange('Z1').setValue(e.triggerUid); }
function told(name, e) { console.log([name, String(e.authMode), e.triggerUid, e.value, e.range.getA1Notation()].join(' ')); }
function evaluate(source) { return new Function('ss', source)(SpreadsheetApp.getActiveSpreadsheet()); }`;

const manifest = JSON.parse(fs.readFileSync(path.join(fixture('basic'), 'appsscript.json'), 'utf8')) as {
  oauthScopes: string[];
};
const SCOPE = 'https://www.googleapis.com/auth/script.scriptapp';

let folder: string;
let host: Host;
async function open(scopes: readonly string[] = [...manifest.oauthScopes, SCOPE]): Promise<void> {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'triggers-'));
  fs.writeFileSync(path.join(folder, 'Code.js'), CODE);
  fs.writeFileSync(
    path.join(folder, 'appsscript.json'),
    JSON.stringify({ ...manifest, oauthScopes: scopes }),
  );
  host = await createWorkbook({ sheets: { Лист: [['a']] }, dist: folder });
}
afterEach(() => {
  host.dispose();
  fs.rmSync(folder, { recursive: true });
});

async function run(source: string, options: Parameters<Host['run']>[2] = {}): Promise<unknown> {
  const { value, error } = await host.run('evaluate', [source], options);
  return error ? error.message : value;
}
const INSTALL = `return ScriptApp.newTrigger('onInstalled').forSpreadsheet(ss).onEdit().create().getUniqueId()`;
const COUNT = 'return [ScriptApp.getUserTriggers(ss).length, ScriptApp.getProjectTriggers().length]';
const heard = async (): Promise<string[]> => {
  await host.events.idle();
  return host.events.results.map(({ log, error }) => error?.message ?? String(log[0]?.text)).sort();
};

test('rule 10.2, D10.5: an edit runs the simple trigger as the editor and the installed one as its creator, with its id', async () => {
  await open();
  const id = await run(INSTALL);
  const cell = host.workbook.protections.add('0', { row: 1, column: 26, rows: 1, columns: 1 });
  cell.editors.clear();
  await host.edit('Лист', 'A1', 'x', 'typed', CAPTAIN);
  expect(await heard()).toEqual(['onEdit LIMITED  x A1', `onInstalled FULL ${id} x A1`]);
  expect(host.getCells('Лист', 1, 26)).toEqual([[Number(id)]]);
});

test('rule 10.3, D10.6: one for each person and file; nobody sees, or removes, another person’s', async () => {
  await open();
  const first = await run(INSTALL);
  expect(await run(INSTALL)).toMatch(/^This Add-on has created too many edit triggers in this document/);
  expect(await run(COUNT)).toEqual([1, 1]);
  expect(await run(COUNT, { by: CAPTAIN })).toEqual([0, 0]);
  const second = await run(INSTALL, { by: CAPTAIN });
  expect(second).not.toBe(first);
  await run(`ScriptApp.getUserTriggers(ss).forEach(one => ScriptApp.deleteTrigger(one))`, { by: CAPTAIN });
  expect([await run(COUNT), await run(COUNT, { by: CAPTAIN })]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(
    await run(`const [t] = ScriptApp.getUserTriggers(ss);
      return [t.getHandlerFunction(), String(t.getEventType()), String(t.getTriggerSource()), t.getTriggerSourceId() === ss.getId()]`),
  ).toEqual(['onInstalled', 'ON_EDIT', 'SPREADSHEETS', true]);
});

test('two people’s triggers both run', async () => {
  await open();
  await run(INSTALL);
  await run(INSTALL, { by: CAPTAIN });
  await host.edit('Лист', 'A1', 'x');
  expect((await heard()).filter(line => line.startsWith('onInstalled'))).toHaveLength(2);
});

test.each(['NONE', 'LIMITED', 'CUSTOM_FUNCTION'] as const)('%s may not touch triggers', async mode => {
  await open();
  const { error } = await host.run('evaluate', ['return ScriptApp.getProjectTriggers().length'], { mode });
  expect(error?.message).toMatch(
    mode === 'NONE' ? /permission/ : new RegExp(`Required permissions: ${SCOPE}`),
  );
});

test('without the scope in the manifest nobody may; a function that is not there can’t be named', async () => {
  await open(manifest.oauthScopes);
  expect(await run(INSTALL)).toBe(
    `You do not have permission to call ScriptApp.newTrigger. Required permissions: ${SCOPE}`,
  );
  host.dispose();
  await open();
  expect(await run(INSTALL.replace('onInstalled', 'gone'))).toBe('Script function not found: gone');
});
