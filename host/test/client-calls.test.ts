// Rule 11: what crosses between the sidebar and the script, and when.
import { fixture, type Host, workbook } from './library';

let host: Host;
beforeEach(async () => {
  host = await workbook({ Лист: [[new Date(0), 1]] }, { dist: fixture('events') });
});
afterEach(() => host.dispose());

const give = (what: string) => host.clientCall('give', [what]);
const REFUSED = 'The script completed but the returned value is not a supported return type.';

test('rule 11.2, D11.3: plain values cross as copies', async () => {
  const value = { a: [1, 'x', true, null, { b: [] }] };
  expect(await host.clientCall('echo', [value])).toEqual({ value });
  expect(await host.clientCall('typesOf', [1, 'x', true, null, [], {}])).toEqual({
    value: ['number', 'string', 'boolean', 'null', 'object', 'object'],
  });
});

test('rule 11.2, D11.1: a Date anywhere makes the whole result null, without an error', async () => {
  expect(await give('date')).toEqual({ value: null });
  expect(await give('dates')).toEqual({ value: null });
});

test('rule 11.3, D11.2: undefined in lists is null, NaN too; a key that is undefined is left out', async () => {
  expect(await give('holes')).toEqual({ value: [1, null, { b: null }] });
  expect(await give('nan')).toEqual({ value: [null, null] });
  expect(await give('nothing')).toEqual({ value: null });
});

test.each(['fn', 'symbol', 'map', 'error', 'circle'])(
  'rule 11.2, D11.1: a result with %s in it fails',
  async what => {
    expect(await give(what)).toEqual({ error: REFUSED });
  },
);

test('rule 2.3, 11.5, D2.2: only public top-level functions can be called; errors arrive as their message', async () => {
  expect(await host.clientCall('fail')).toEqual({ error: 'сломано' });
  for (const name of ['hidden_', 'toString', 'nothing', '__proto__']) {
    expect(await host.clientCall(name)).toEqual({ error: `Script function not found: ${name}` });
  }
});

test('rule 11.4, D11.4: ten run at once, the eleventh waits; answers come in another order, drawn from the seed', async () => {
  const order = async (seed: number) => {
    const one = await workbook(
      { Лист: [[1]] },
      { dist: fixture('events'), clientSpread: 400, clientSeed: seed },
    );
    const done: number[] = [];
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => one.clientCall('echo', [i]).then(() => done.push(i))),
    );
    one.dispose();
    return done;
  };
  const [first, other] = [await order(1), await order(2)];
  expect([...first].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(first).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(other).not.toEqual(first);
});

test('rule 11.4, D11.4: the eleventh call starts only when one of the ten has ended', async () => {
  const { ClientCalls } = await import('../src/person/client-calls');
  const ends: (() => void)[] = [];
  let started = 0;
  const counters = { valueReads: 0, valueWrites: 0, other: 0 };
  const calls = new ClientCalls(
    () => {
      started++;
      return new Promise(resolve => ends.push(() => resolve({ value: 1, counters, log: [] })));
    },
    0,
    1,
  );
  const all = Array.from({ length: 12 }, () => calls.call('x', []));
  await new Promise(resume => setTimeout(resume, 10));
  expect(started).toBe(10);
  ends[3]?.();
  await all[3];
  await new Promise(resume => setTimeout(resume, 10));
  expect(started).toBe(11);
  for (const end of ends) end();
  await new Promise(resume => setTimeout(resume, 10));
  for (const end of ends) end();
  expect(await Promise.all(all)).toHaveLength(12);
});
