import { fixture, type Host, keptFile, reopened, script, workbook } from './library';

let host: Host;
afterEach(() => host.dispose());

/** Runs a script and, before its call of this name, lets others do something; answers what the script returned. */
async function meeting(source: string, call: string, others: () => Promise<unknown>): Promise<unknown> {
  let isMet = false;
  const { value, error } = await host.run('evaluate', [source], {
    onCall: async name => {
      if (name !== call || isMet) return undefined;
      isMet = true;
      await others();
      return undefined;
    },
  });
  expect([isMet, error]).toEqual([true, undefined]);
  return value;
}

const seen = (a1 = 'A1:B1') => script(host, `return sheet.getRange('${a1}').getValues()`);

test('rule 12.5, D13.1: what an execution wrote it sees itself, others only when it has ended', async () => {
  host = await workbook({ Лист: [['old', 1]] });
  let meanwhile: unknown;
  const own = await meeting(
    `sheet.getRange('A1').setValue('new'); Session.getScriptTimeZone(); return sheet.getRange('A1').getValue()`,
    'Session.getScriptTimeZone',
    async () => {
      meanwhile = [await seen(), host.getCells('Лист', 1, 1)];
    },
  );
  expect([own, meanwhile]).toEqual(['new', [[['old', 1]], [['old']]]]);
  expect(await seen()).toEqual([['new', 1]]);
});

test('rule 12.5, D13.1: what an execution has flushed others see at once', async () => {
  host = await workbook({ Лист: [['old', 1]] });
  let meanwhile: unknown;
  const source = `sheet.getRange('A1').setValue('new'); SpreadsheetApp.flush(); sheet.getRange('B1').setValue(2);
    Session.getScriptTimeZone()`;
  await meeting(source, 'Session.getScriptTimeZone', async () => {
    meanwhile = await seen();
  });
  expect(meanwhile).toEqual([['new', 1]]);
  expect(await seen()).toEqual([['new', 2]]);
});

test('rule 12.5, D13.1: a lock that is released before the flush protects nothing', async () => {
  host = await workbook({ Лист: [[5]] });
  const add = (flush: string) => `var lock = LockService.getDocumentLock(); lock.waitLock(1000);
    var r = sheet.getRange('A1'); r.setValue(r.getValue() + 1); ${flush} lock.releaseLock(); Session.getScriptTimeZone()`;
  const twice = (flush: string) =>
    meeting(add(flush), 'Session.getScriptTimeZone', () => script(host, add(flush)));
  await twice('');
  expect(host.getCells('Лист', 1, 1)).toEqual([[6]]);
  await twice('SpreadsheetApp.flush();');
  expect(host.getCells('Лист', 1, 1)).toEqual([[8]]);
});

test('rule 12.5, D13.1: formats, colours and notes wait too, and a view that is hidden leaves nothing of itself', async () => {
  host = await workbook({ Лист: [[0.5]] });
  const looks = `var r = sheet.getRange('A1');
    return [r.getNumberFormat(), r.getBackground(), r.getFontWeight(), r.getNote(), r.getDisplayValue()]`;
  const before = await script(host, looks);
  let meanwhile: unknown;
  const change = `sheet.getRange('A1').setNumberFormat('0%').setBackground('#ff0000').setFontWeight('bold').setNote('n');
    Session.getScriptTimeZone(); ${looks}`;
  const own = await meeting(change, 'Session.getScriptTimeZone', async () => {
    meanwhile = await script(host, looks);
  });
  expect(meanwhile).toEqual(before);
  expect(own).toEqual(['0%', '#ff0000', 'bold', 'n', '50%']);
  expect(await script(host, looks)).toEqual(own);
});

test('rule 12.5, D13.1: formulas of others count with what everybody sees, own formulas with what was written', async () => {
  host = await workbook({ Лист: [[1, '=A1*10']] });
  let meanwhile: unknown;
  const own = await meeting(
    `sheet.getRange('A1').setValue(2); Session.getScriptTimeZone(); return sheet.getRange('B1').getValue()`,
    'Session.getScriptTimeZone',
    async () => {
      meanwhile = await seen();
    },
  );
  expect([meanwhile, own]).toEqual([[[1, 10]], 20]);
});

test('rule 12.5, D13.1: a person types into the table as it stands; a write that lands later has the last word', async () => {
  host = await workbook({ Лист: [['a', 'b']] });
  await meeting(
    `sheet.getRange('A1').setValue('script'); Session.getScriptTimeZone()`,
    'Session.getScriptTimeZone',
    async () => {
      const { before } = await host.edit('Лист', 'A1', 'person');
      expect(before[0]?.[0]?.v).toBe('a');
      await host.edit('Лист', 'B1', 'person');
      expect(host.getCells('Лист', 1, 1, 1, 2)).toEqual([['person', 'person']]);
    },
  );
  expect(await seen()).toEqual([['script', 'person']]);
});

test('rule 12.5, D13.1: a change of more than cells lets all that waits land before it', async () => {
  host = await workbook({ Лист: [['a'], ['b']] });
  await meeting(
    `sheet.getRange('A2').setValue('B'); Session.getScriptTimeZone(); sheet.getRange('A1').setValue('top')`,
    'Session.getScriptTimeZone',
    () => script(host, `sheet.insertRowBefore(1); sheet.getRange('A1').setValue('new')`),
  );
  expect(await seen('A1:A3')).toEqual([['top'], ['a'], ['B']]);
});

test('rule 12.5, D13.1: a refused write waits for nothing, those before it land', async () => {
  host = await workbook({ Лист: [['a', 'b']] });
  const { error } = await host.run('evaluate', [
    `sheet.getRange('A1').setValue('A'); sheet.getRange('B1').setValue('x'.repeat(50001))`,
  ]);
  expect(error?.message).toContain('50000 characters');
  expect(await seen()).toEqual([['A', 'b']]);
});

test('rule 12.5, D13.1: what was written into a sheet that somebody deletes meanwhile is gone with it', async () => {
  host = await workbook({ Лист: [['a']], Второй: [['b']] });
  await meeting(
    `ss.getSheetByName('Второй').getRange('A1').setValue('B'); sheet.getRange('A1').setValue('A');
     Session.getScriptTimeZone(); sheet.getRange('B1').setValue('after')`,
    'Session.getScriptTimeZone',
    async () => {
      expect(host.getCells('Второй', 1, 1)).toEqual([['b']]);
      host.workbook.deleteSheet(host.workbook.sheetByName('Второй')?.id ?? '');
    },
  );
  expect(await seen()).toEqual([['A', 'after']]);
});

test('rule 12.5, D13.1: two that write and read formulas of their own by turns both come to an end', async () => {
  host = await workbook({ Лист: [[1, '=A1*2', '=A2*2'], [1]] });
  const source = (a1: string, formula: string) =>
    `for (var i = 1; i <= 5; i++) { sheet.getRange('${a1}').setValue(i); var seen = sheet.getRange('${formula}').getValue(); }
     return seen`;
  const both = await Promise.all([script(host, source('A1', 'B1')), script(host, source('A2', 'C1'))]);
  expect([both, host.getCells('Лист', 1, 2, 1, 2)]).toEqual([[10, 10], [[10, 10]]]);
});

test('rule 12.5, D13.1: a file kept in the middle of an execution holds what it has not flushed if it is asked for, else not', async () => {
  host = await workbook({ Лист: [['old']] });
  let kept: ReturnType<typeof keptFile>[] = [];
  let id = 0;
  host.conductor = {
    begins: begun => {
      id = begun;
    },
    call: (_, name) => {
      if (name === 'Session.getScriptTimeZone') kept = [keptFile(host, id), keptFile(host)];
      return undefined;
    },
  };
  await script(host, `sheet.getRange('A1').setValue('new'); Session.getScriptTimeZone()`);
  const found: unknown[] = [];
  for (const file of kept) {
    const other = await reopened(file, { dist: fixture('basic') });
    found.push(other.getCells('Лист', 1, 1));
    other.dispose();
  }
  expect(found).toEqual([[['new']], [['old']]]);
  expect(host.getCells('Лист', 1, 1)).toEqual([['new']]);
});
