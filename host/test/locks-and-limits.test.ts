import { type Host, script, workbook } from './library';

let host: Host;
afterEach(() => host.dispose());

const LOCKED = `var lock = LockService.getDocumentLock();
  var got = lock.tryLock(10);
  sheet.getRange('A1').getValue();
  return [got, lock.hasLock()]`;

test('rule 12.1, 12.4, D12.1: a second execution does not get the document lock while the first holds it', async () => {
  host = await workbook({ Лист: [] }, { lockPatience: 20 });
  let second: unknown;
  const first = await host.run('evaluate', [LOCKED], {
    onCall: async call => {
      if (call === 'Range.getValue' && second === undefined) {
        second = null;
        second = (await host.run('evaluate', [LOCKED])).value;
      }
      return undefined;
    },
  });
  expect(first.value).toEqual([true, true]);
  expect(second).toEqual([false, false]);
});

test('rule 12.1, D12.3, D12.4: waitLock says that it waited too long; the lock is free again at the end', async () => {
  host = await workbook({ Лист: [] }, { lockPatience: 20 });
  let waited: unknown;
  await host.run('evaluate', [LOCKED], {
    onCall: async call => {
      if (call === 'Range.getValue' && waited === undefined) {
        waited = null;
        waited = (await host.run('bare', ['LockService.getDocumentLock().waitLock(30000)'])).error;
      }
      return undefined;
    },
  });
  expect(waited).toMatchObject({
    name: 'Exception',
    message: 'Lock timeout: another process was holding the lock for too long.',
  });
  expect(await script(host, LOCKED)).toEqual([true, true]);
});

test('rule 12.1: who waits gets the lock as soon as it is released', async () => {
  host = await workbook({ Лист: [] });
  let second: Promise<unknown> | undefined;
  const source = `var lock = LockService.getDocumentLock(); lock.waitLock(1000);
    sheet.getRange('A1').getValue(); lock.releaseLock(); return lock.hasLock()`;
  const first = await host.run('evaluate', [source], {
    onCall: call => {
      if (call === 'Range.getValue') second ??= host.run('evaluate', [LOCKED]).then(({ value }) => value);
      return undefined;
    },
  });
  expect(first.value).toBe(false);
  expect(await second).toEqual([true, true]);
});

test('rule 12.3, D12.5: an alert drops the lock', async () => {
  host = await workbook();
  const source = `var lock = LockService.getDocumentLock(); lock.tryLock(10);
    SpreadsheetApp.getUi().alert('?'); return lock.hasLock()`;
  expect(await script(host, source)).toBe(false);
});

test('rule 12.1, D12.4: an execution killed at any service call leaves the lock free', async () => {
  host = await workbook();
  const killed = await host.run('evaluate', [LOCKED], {
    onCall: call => (call === 'Lock.hasLock' ? 'kill' : undefined),
  });
  expect(killed.error?.message).toBe('killed');
  expect(await script(host, LOCKED)).toEqual([true, true]);
});

test('rule 13.5, D14.6: calls that read or write values are counted apart from notes, formats and the rest', async () => {
  host = await workbook();
  const source = `var r = sheet.getRange('A1:B2');
    r.setNumberFormat('@').setValues([[1, 2], [3, 4]]); r.setNote('n'); r.getValues(); r.getDisplayValues(); r.getFormula();
    r.clearContent(); sheet.appendRow([1]); sheet.getLastRow(); console.log('x')`;
  const { counters, log } = await host.run('evaluate', [source]);
  expect(counters).toEqual({ valueReads: 3, valueWrites: 3, other: 7 });
  expect(log).toEqual([{ level: 'info', text: 'x' }]);
});

test('rule 13.4, D14.5: sleeping takes virtual time, and six minutes are all there is', async () => {
  host = await workbook({ Лист: [] }, { now: 0 });
  const slept = await host.run('bare', ['var a = Date.now(); Utilities.sleep(60000); return Date.now() - a']);
  expect(slept.value).toBe(60_000);
  const { error } = await host.run('bare', ['Utilities.sleep(200000); Utilities.sleep(200000); return 1']);
  expect(error?.message).toBe('Exceeded maximum execution time');
});

test('rule 13.1, D14.1, D14.2: properties are text, 9 KB a value and 500 KB in all, and outlive an execution', async () => {
  host = await workbook();
  const run = async (source: string) => {
    const { value, error } = await host.run('bare', [
      `var p = PropertiesService.getDocumentProperties(); ${source}`,
    ]);
    return error ? error.message : value;
  };
  await run('p.setProperty("a", "1").setProperties({ b: "2", __proto__x: "3" })');
  expect(
    await run('return [p.getProperty("a"), p.getProperty("none"), p.getProperties(), p.getKeys()]'),
  ).toEqual(['1', null, { a: '1', b: '2', __proto__x: '3' }, ['a', 'b', '__proto__x']]);
  expect(await run('return PropertiesService.getUserProperties().getKeys()')).toEqual([]);
  expect(await run('p.setProperty("a", 1)')).toContain("don't match the method signature");
  expect(await run('p.setProperty("a", "ы".repeat(4609))')).toBe('Argument too large: value');
  expect(await run('for (var i = 0; i < 60; i++) p.setProperty("k" + i, "x".repeat(9000))')).toBe(
    'You have exceeded the property storage quota. Please remove some properties and try again.',
  );
  expect(await run('return p.getProperty("a")')).toBe('1');
  await run('p.deleteProperty("a"); p.deleteAllProperties()');
  expect(await run('return p.getKeys()')).toEqual([]);
});

test('rule 13.2, D14.3: the cache takes 100 KB a value, and anything in it may be gone', async () => {
  host = await workbook();
  const run = (source: string) => host.run('bare', [`var c = CacheService.getDocumentCache(); ${source}`]);
  await run('c.put("a", "1", 60); c.putAll({ b: "2" })');
  expect((await run('return [c.get("a"), c.get("none"), c.getAll(["a", "b"])]')).value).toEqual([
    '1',
    null,
    { a: '1', b: '2' },
  ]);
  expect((await run('c.put("big", "x".repeat(102401))')).error?.message).toBe('Argument too large: value');
  expect((await run('c.put("k".repeat(251), "x")')).error?.message).toBe('Argument too large: key');
  const looks =
    'var seen = []; for (var i = 0; i < 9; i++) seen.push(c.get("a")); return seen.indexOf(null) >= 0';
  expect((await run(looks)).value).toBe(true);
  await run('c.put("a", "1"); c.put("b", "1"); c.remove("a"); c.removeAll(["b"])');
  expect((await run('return c.getAll(["a", "b"])')).value).toEqual({});
});

test('a failure inside the script is told with its own name, message and line', async () => {
  host = await workbook();
  const { error } = await host.run('bare', ['throw new RangeError("worse")']);
  expect(error).toMatchObject({ name: 'RangeError', message: 'worse' });
  expect(error?.stack).toContain('Code.js:');
  expect(error?.stack).not.toContain('worker.cjs');
  expect((await host.run('bare', ['throw "text"'])).error?.message).toBe('text');
});

test('arguments and results cross as copies: dates stay dates, holes stay undefined', async () => {
  host = await workbook();
  const value = {
    at: new Date(5),
    list: [1, undefined, null, Number.NaN],
    nested: { yes: true },
    text: '$wire',
  };
  expect((await host.run('echo', [value])).value).toEqual(value);
});

test('rule 12.4, D12.6: another execution can run before any service call of one', async () => {
  host = await workbook({ Лист: [[0]] });
  const source = `var lock = LockService.getDocumentLock(); lock.tryLock(0); var r = sheet.getRange('A1');
    r.setValue(r.getValue() + 1); SpreadsheetApp.flush(); lock.releaseLock()`;
  const other = `sheet.getRange('B1').setValue(sheet.getRange('B1').getValue() + 1)`;
  const met: string[] = [];
  const { error } = await host.run('evaluate', [source], {
    onCall: async call => {
      met.push(call);
      await script(host, other);
      return undefined;
    },
  });
  expect(error).toBeUndefined();
  expect(met).toContain('Range.setValue');
  expect(met).toContain('Lock.releaseLock');
  expect(host.getCells('Лист', 1, 1, 1, 2)).toEqual([[1, met.length]]);
});

test('rule 12.2, D12.1: the locks of a user and of the whole script throw with their names', async () => {
  host = await workbook();
  for (const name of ['getUserLock', 'getScriptLock'])
    await expect(script(host, `LockService.${name}()`)).rejects.toThrow(`not modelled: LockService.${name}`);
});

test('rule D12.5: a prompt drops the lock too', async () => {
  host = await workbook();
  const source = `var lock = LockService.getDocumentLock(); lock.tryLock(10);
    SpreadsheetApp.getUi().prompt('?'); return lock.hasLock()`;
  expect(await script(host, source)).toBe(false);
});

test('rule 13.4, D14.5: a simple trigger has 30 seconds', async () => {
  host = await workbook({ Лист: [] }, { now: 0 });
  const sleep = (ms: number, mode: 'LIMITED' | 'FULL') =>
    host.run('bare', [`Utilities.sleep(${ms})`], { mode }).then(({ error }) => error?.message);
  expect(await sleep(30_000, 'LIMITED')).toBeUndefined();
  expect(await sleep(30_001, 'LIMITED')).toBe('Exceeded maximum execution time');
  expect(await sleep(360_000, 'FULL')).toBeUndefined();
  expect(await sleep(360_001, 'FULL')).toBe('Exceeded maximum execution time');
});

test('rule 13.2, D14.3: what is cached ends when it is to end, by the clock of the execution', async () => {
  host = await workbook({ Лист: [] }, { now: 0 });
  const source = `var c = CacheService.getDocumentCache(), seen = [];
    c.put('short', '1', 60); c.put('usual', '1');
    Utilities.sleep(59999); seen.push(c.get('short')); Utilities.sleep(1); seen.push(c.get('short'), c.get('usual'));
    return seen`;
  expect((await host.run('bare', [source])).value).toEqual(['1', null, '1']);
});

test('rule D14.3: of more than 1,000 cached values the 900 that last longest stay', async () => {
  host = await workbook();
  const source = `var c = CacheService.getDocumentCache(), values = {};
    for (var i = 0; i < 1000; i++) values['k' + i] = 'x';
    c.putAll(values, 100); c.put('first', 'x', 50); c.put('last', 'x', 200)`;
  await host.run('bare', [source]);
  expect(host.stores.cache.size).toBe(901);
  expect([host.stores.cache.has('first'), host.stores.cache.has('last')]).toEqual([false, true]);
});
