import { createWorkbook, fixture, type Host, keptFile, reopened, script, workbook } from './library';

let host: Host;
afterEach(() => host.dispose());

const WRITES = `var lock = LockService.getDocumentLock(); lock.tryLock(10);
  try { sheet.getRange('A1').setValue(1); sheet.getRange('A2').setValue(2); }
  finally { sheet.getRange('A3').setValue('finally'); lock.releaseLock(); }`;

test.each([
  ['kill', ['', '', '']],
  ['killAfter', [1, '', '']],
] as const)(
  '%s at a call: nothing counts after it, not even what finally does, and the lock is free',
  async (fault, cells) => {
    host = await workbook();
    const { error } = await host.run('evaluate', [WRITES], {
      onCall: call => (call === 'Range.setValue' ? fault : undefined),
    });
    expect(error?.message).toBe('killed');
    expect(host.getCells('Лист', 1, 1, 3).flat()).toEqual(cells);
    expect(await script(host, 'return LockService.getDocumentLock().tryLock(1)')).toBe(true);
  },
);

test('a run that catches everything is killed all the same', async () => {
  host = await workbook();
  const source = `for (var i = 1; i < 9; i++) try { sheet.getRange(i, 1).setValue(i); } catch (e) {} return 'alive'`;
  const { value, error } = await host.run('evaluate', [source], {
    onCall: (_call, number) => (number === 8 ? 'kill' : undefined),
  });
  expect([value, error?.message]).toEqual([undefined, 'killed']);
  const written = host.getCells('Лист', 1, 1, 8).flat().filter(Boolean);
  expect(written.length).toBeGreaterThan(0);
  expect(written.length).toBeLessThan(8);
});

const EVERYTHING = `var r = sheet.getRange('B2:C3');
  r.setNumberFormat('@').setValues([['1:0', '2:0'], ['3:0', '']]).setNote('note');
  sheet.getRange('A1').setFormula('=SUM(E1:E2)'); sheet.getRange('E1:E2').setValues([[1], [2]]);
  sheet.getRange('B2').protect().setDescription('own').setWarningOnly(true);
  sheet.addDeveloperMetadata('key', 'value'); sheet.setFrozenRows(1);
  sheet.getRange('D1:E1').shiftColumnGroupDepth(1);
  PropertiesService.getDocumentProperties().setProperty('p', '1')`;

const TOLD = `var r = sheet.getRange('B2:C3');
  return JSON.stringify([r.getValues(), r.getNumberFormats(), r.getNotes(), sheet.getRange('A1').getValue(),
    sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE).map(p => [p.getDescription(), p.isWarningOnly(), p.getRange().getA1Notation()]),
    sheet.createDeveloperMetadataFinder().find().map(m => [m.getKey(), m.getValue()]), sheet.getFrozenRows(),
    sheet.getColumnGroupDepth(4), PropertiesService.getDocumentProperties().getProperties()])`;

test('a file that was kept opens again with all that it held, and goes its own way', async () => {
  host = await workbook();
  await script(host, EVERYTHING);
  const told = await script(host, TOLD);
  const file = keptFile(host);
  const other = await reopened(file, { dist: fixture('basic') });
  try {
    expect(await script(other, TOLD)).toBe(told);
    await script(
      other,
      `sheet.getRange('E1').setValue(5); sheet.getRange('B2').setValue('x'); sheet.insertRowBefore(1);
      PropertiesService.getDocumentProperties().setProperty('p', '2')`,
    );
    expect(other.getCells('Лист', 2, 1)).toEqual([[7]]);
    expect(await script(host, TOLD)).toBe(told);
  } finally {
    other.dispose();
  }
  const third = await reopened(file, { dist: fixture('basic') });
  expect(await script(third, TOLD)).toBe(told);
  third.dispose();
});

test('a conductor is told of every execution and lets them take turns at each call', async () => {
  host = await workbook();
  const turns: string[] = [];
  const parked: { id: number; resume: () => void }[] = [];
  host.conductor = {
    begins: id => turns.push(`${id} begins`),
    call: (id, call) =>
      new Promise(resume => {
        parked.push({ id, resume: () => resume(undefined) });
        if (call === 'Range.setValue') turns.push(`${id} writes`);
        if (parked.length < 2) return;
        for (const { resume: go } of parked.splice(0)) go();
      }),
    ends: id => turns.push(`${id} ends`),
  };
  const source = `sheet.getRange('A1').setValue(1); sheet.getRange('A2').setValue(2)`;
  await Promise.all([host.run('evaluate', [source]), host.run('evaluate', [source])]);
  const writers = turns.filter(turn => turn.endsWith('writes')).map(turn => turn.split(' ')[0]);
  expect(new Set(writers.slice(0, 2)).size).toBe(2);
  expect(turns.filter(turn => turn.endsWith('ends'))).toHaveLength(2);
});

test('executions share nothing, unless a host of very many of them is told to keep scopes', async () => {
  const counted = async (): Promise<unknown> =>
    script(host, 'return (globalThis.seen = (globalThis.seen || 0) + 1)');
  host = await workbook();
  expect([await counted(), await counted()]).toEqual([1, 1]);
  host.dispose();
  host = await createWorkbook({ sheets: { Лист: [] }, dist: fixture('basic'), keepsScopes: true });
  const first = await counted();
  expect(await counted()).toBe(Number(first) + 1);
});
