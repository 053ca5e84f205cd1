// Rules 5 and 9: what a person's edit writes, and what the simple trigger hears of it.
import { EditRefused, fixture, type Host, workbook } from './library';

const rows = [
  ['a', 'b', 'c'],
  [1, 2, 3],
  ['', '', ''],
];
let host: Host;
beforeEach(async () => {
  host = await workbook({ Лист: rows }, { dist: fixture('events') });
});
afterEach(() => host.dispose());

/** What the trigger was told, run by run. */
async function heard(): Promise<unknown[]> {
  await host.events.idle();
  return host.events.results.map(({ log, error }) => error?.message ?? JSON.parse(String(log[0]?.text)));
}
const event = (a1: string, more: object = {}) => ({ a1, sheet: 'Лист', mode: 'LIMITED', ...more });

test('rule 9.1, D9.1, D9.2: one typed cell tells value and oldValue, both as text', async () => {
  await host.edit('Лист', 'A2', '10');
  await host.edit('Лист', 'A3', 'слово');
  expect(await heard()).toEqual([
    event('A2', { value: '10', oldValue: '1' }),
    event('A3', { value: 'слово' }),
  ]);
});

test('rule 9.1, 9.2, D9.1: a cleared cell tells only oldValue; several cells tell neither', async () => {
  await host.edit('Лист', 'A2', '');
  await host.edit('Лист', 'B2:C3', '');
  expect(await heard()).toEqual([event('A2', { oldValue: '1' }), event('B2:C3')]);
  expect(host.getCells('Лист', 2, 1, 1, 3)).toEqual([['', '', '']]);
});

test('rule 9.2, D9.1: paste and fill tell no value, not even for one cell', async () => {
  await host.paste('Лист', 'A2', '7:4');
  await host.paste('Лист', 'B2', '1\t2\n3\t4');
  await host.edit('Лист', 'A3', '5', 'filled');
  expect(await heard()).toEqual([event('A2'), event('B2:C3'), event('A3')]);
});

test('rule 5.2, 9.1, D9.2: what was typed becomes a date or a number first; booleans are upper case, decimals have a point', async () => {
  await host.edit('Лист', 'A2', '1-2');
  await host.events.idle();
  await host.edit('Лист', 'A2', '0,5');
  await host.events.idle();
  await host.edit('Лист', 'A2', 'истина');
  await host.events.idle();
  await host.edit('Лист', 'A2', 'x');
  const values = (await heard()) as { value: string; oldValue: string }[];
  expect(values[0]?.value).toMatch(/^\d{5}$/);
  expect(values.slice(1).map(({ value, oldValue }) => [oldValue, value])).toEqual([
    [values[0]?.value, '0.5'],
    ['0.5', 'TRUE'],
    ['TRUE', 'x'],
  ]);
});

test('rule 9.3, D9.3: scripts, formula results, formats, sorts and inserted rows tell nothing', async () => {
  await host.setCells('Лист', 3, 1, [['=A2*2']]);
  expect((await host.run('changeAll')).error).toBeUndefined();
  host.setFormats('Лист', { row: 1, column: 1, rows: 2, columns: 2 }, '@');
  expect(await heard()).toEqual([]);
  await host.edit('Лист', 'A3', '4');
  expect(await heard()).toEqual([event('A3', { value: '4', oldValue: '5' })]);
});

test('rule 9.3, D9.3: the trigger writes and that tells nothing again; it shows no dialog', async () => {
  await host.edit('Лист', 'I1', 'x');
  await host.edit('Лист', 'J1', 'x');
  expect(await heard()).toEqual([event('I1', { value: 'x' }), 'You do not have permission to call alert']);
  expect(host.getCells('Лист', 1, 26)).toEqual([['written by the trigger']]);
});

test('rule 9.4, D9.4: two edits wait while the trigger runs, the rest is never told, but written', async () => {
  await Promise.all(['A1', 'A2', 'A3', 'B1', 'B2'].map(a1 => host.edit('Лист', a1, 'x', 'pasted')));
  const told = (await heard()) as { a1: string }[];
  expect(told.length + host.events.dropped).toBe(5);
  expect(host.events.dropped).toBeGreaterThan(0);
  expect(told.length).toBeGreaterThanOrEqual(2);
  expect(host.getCells('Лист', 1, 1, 3, 2)).toEqual([
    ['x', 'x'],
    ['x', 'x'],
    ['x', ''],
  ]);
});

test('rule 9.1: without onEdit nothing runs', async () => {
  const other = await workbook({ Лист: rows });
  await other.edit('Лист', 'A1', '5');
  await other.events.idle();
  expect([other.events.results, other.getCells('Лист', 1, 1)]).toEqual([[], [[5]]]);
  other.dispose();
});

test('rule 10.1, D10.1, D10.2: the trigger runs as the editor; a protected cell refuses the person and tells nothing', async () => {
  await host.run('echo', [0]);
  host.workbook.protections.add('0', { row: 2, column: 1, rows: 1, columns: 1 }).editors.clear();
  await expect(host.edit('Лист', 'A2', '5', 'typed', 'captain@example.org')).rejects.toThrow(EditRefused);
  expect(await heard()).toEqual([]);
  expect(host.getCells('Лист', 2, 1)).toEqual([[1]]);
});

test('rule 10.1, D10.1, D10.2: the trigger may write where protections only warn the editor, not where they refuse him', async () => {
  const captain = 'captain@example.org';
  const target = host.workbook.protections.add('0', { row: 1, column: 26, rows: 1, columns: 1 });
  target.editors.clear();
  await host.edit('Лист', 'I1', 'x', 'typed', captain);
  expect(await heard()).toEqual([expect.stringMatching(/^You are trying to edit a protected cell/)]);
  expect(host.getCells('Лист', 1, 26)).toEqual([['']]);
  target.isWarningOnly = true;
  await host.edit('Лист', 'I1', 'y', 'typed', captain);
  expect(await heard()).toHaveLength(2);
  expect(host.getCells('Лист', 1, 26)).toEqual([['written by the trigger']]);
});

test('rule 5.2, 5.3: pasted text is parsed cell by cell, @ cells keep it, quotes hold tabs and line breaks, the grid grows', async () => {
  host.setFormats('Лист', { row: 1, column: 1, rows: 1, columns: 2 }, '@');
  await host.paste('Лист', 'A1', '10:8\t"a\tb\n""c"""\t10:8\r\n1-2\t0,5\tx\r\n');
  const at = host.getCells('Лист', 1, 1, 2, 3);
  expect(at[0]?.slice(0, 2)).toEqual(['10:8', 'a\tb\n"c"']);
  expect(
    [at[0]?.[2], at[1]?.[0]].every(value => Object.prototype.toString.call(value) === '[object Date]'),
  ).toBe(true);
  expect(at[1]?.slice(1)).toEqual([0.5, 'x']);
  await host.paste('Лист', 'Y999', '1\t2\t3\n4\t5\t6\n7\t8\t9');
  expect(host.getCells('Лист', 1001, 27)).toEqual([[9]]);
});

test('a page may undo an edit: before and after hold what the cells held', async () => {
  const { before, after, sheetId } = await host.edit('Лист', 'A2', '=B2*2');
  const put = (cellValue: object) =>
    host.follow({
      mutations: [{ id: 'sheet.mutation.set-range-values', params: { subUnitId: sheetId, cellValue } }],
      commands: ['univer.command.undo'],
    });
  expect(host.getCells('Лист', 2, 1)).toEqual([[4]]);
  await put(before);
  expect(host.getCells('Лист', 2, 1)).toEqual([[1]]);
  await put(after);
  expect(host.getCells('Лист', 2, 1)).toEqual([[4]]);
  expect(await heard()).toHaveLength(1);
});

test('rule 9.2, 9.3, D9.3: what a page did on its own copy: clearing and filling are edits, sorts and formats are not', async () => {
  const write = (cellValue: object, ...commands: string[]) =>
    host.follow({
      mutations: [{ id: 'sheet.mutation.set-range-values', params: { subUnitId: '0', cellValue } }],
      commands,
    });
  await write({ 1: { 0: { v: null } } }, 'sheet.command.clear-selection-content');
  await write({ 1: { 0: { v: 7, t: 2 }, 1: { v: 2, t: 2 } } }, 'sheet.command.auto-fill');
  await write({ 1: { 0: { s: { bl: 1 } } } }, 'sheet.command.set-style');
  await write({ 1: { 0: { v: 9, t: 2 } } }, 'sheet.command.sort-range');
  expect(await heard()).toEqual([event('A2', { oldValue: '1' }), event('A2')]);
  await expect(
    host.follow({ mutations: [{ id: 'sheet.operation.x', params: {} }], commands: [] }),
  ).rejects.toThrow('a copy may not send');
});

test('rule 9.3, D9.3: rows that a page inserts and blocks that it sorts or moves tell nothing', async () => {
  const row = { startRow: 1, endRow: 1, startColumn: 0, endColumn: 25 };
  const insert = { id: 'sheet.mutation.insert-row', params: { subUnitId: '0', range: row } };
  const order = { 1: 2, 2: 1 };
  const block = { startRow: 1, endRow: 2, startColumn: 0, endColumn: 2 };
  const sort = { id: 'sheet.mutation.reorder-range', params: { subUnitId: '0', range: block, order } };
  await host.follow({ mutations: [insert], commands: ['sheet.command.insert-row-before'] });
  await host.follow({ mutations: [sort], commands: ['sheet.command.sort-range'] });
  expect(await heard()).toEqual([]);
  expect(host.getCells('Лист', 2, 1, 2, 1)).toEqual([[1], ['']]);
  await host.edit('Лист', 'A2', '6');
  expect(await heard()).toEqual([event('A2', { value: '6', oldValue: '1' })]);
});

test('rows that a page inserted: this workbook moves conditional formats with formulas itself, and the page starts anew', async () => {
  expect((await host.run('setUpConditions')).error).toBeUndefined();
  const range = { startRow: 0, endRow: 1, startColumn: 0, endColumn: 25 };
  const wrong = {
    cfId: 'x',
    ranges: [range],
    rule: { type: 'highlightCell', subType: 'formula', value: '=1' },
  };
  const answer = await host.follow({
    mutations: [
      { id: 'sheet.mutation.insert-row', params: { subUnitId: '0', range } },
      { id: 'sheet.mutation.add-conditional-rule', params: { subUnitId: '0', rule: wrong } },
    ],
    commands: ['sheet.command.insert-row-by-range'],
  });
  expect(answer).toEqual({ mustReload: true });
  expect((await host.run('conditions')).value).toEqual([['A4:B11', '=$B4>2']]);
});

test('opening runs onOpen before and after the add-on is enabled in the file', async () => {
  const results = await host.open();
  expect(results.map(({ log, error }) => [error, log[0]?.text])).toEqual([
    [undefined, 'NONE object authMode,source,user'],
    [undefined, 'LIMITED object authMode,source,user'],
  ]);
  expect(host.screen.menus).toHaveLength(1);
});

test('rule D16.4: rows that a person sorts or inserts between a read and a write are not what the script has read', async () => {
  const book = await workbook({ Лист: [['b'], ['a'], ['c']] });
  const source = `var r = sheet.getRange('A1:A3'); var read = r.getValues(); sheet.getRange('B1').setValue(read[0][0])`;
  const between = (act: () => void) =>
    book.run('evaluate', [source], {
      onCall: call => {
        if (call === 'Range.setValue') act();
        return undefined;
      },
    });
  const sheet = book.workbook.sheetByName('Лист');
  await between(() =>
    sheet?.sort({ row: 1, column: 1, rows: 3, columns: 2 }, [{ column: 1, ascending: true }]),
  );
  expect(book.getCells('Лист', 1, 1, 2, 2)).toEqual([
    ['a', 'b'],
    ['b', ''],
  ]);
  await between(() => sheet?.insertRowsBefore(1, 1));
  expect(book.getCells('Лист', 1, 1, 2, 2)).toEqual([
    ['', 'a'],
    ['a', 'b'],
  ]);
  book.dispose();
});
