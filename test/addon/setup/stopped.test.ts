/** @jest-environment ./test/hostOutside.cjs */
// A long action tells how far it has come, and one that is stopped leaves the file as it was.
import type { Host } from '../../../host/test/library';
import type { PanelResult, ProgressResult } from '../../../src/addon/panel';
import { byHand, call, cells, done, everything, fresh } from './organizer';

jest.setTimeout(300_000);

let host: Host;
beforeEach(async () => {
  host = await fresh();
});
afterEach(() => host.dispose());

const REQUEST = { regulation: 'walls', sample: true, work: 'evening-1' };
type Known = Extract<ProgressResult, { ok: true }>;

async function asked(request: object): Promise<Known> {
  const { value, error } = await host.run('progress', [request]);
  if (error) throw new Error(error.message);
  return value as Known;
}

/** Asks beside the action, as the panel does, until it ends. */
async function beside(action: Promise<unknown>, request: object): Promise<readonly Known[]> {
  let isOver = false;
  void action.finally(() => {
    isOver = true;
  });
  const seen: Known[] = [];
  while (!isOver) {
    const answer = await asked(request);
    if (answer.of > 0) seen.push(answer);
  }
  return seen;
}

/** What a person finds in the file; the engine keeps styles that nothing wears. */
const standing = () => {
  const { protections, marks, names } = everything(host);
  return { protections, marks, names, cells: cells(host) };
};

const setUp = async (request: object): Promise<PanelResult> => {
  const { value, error } = await host.run('setUp', [request]);
  if (error) throw new Error(error.message);
  return value as PanelResult;
};

test('steps only go on, and after rows are written nothing is promised to be taken back', async () => {
  const action = setUp(REQUEST);
  const seen = await beside(action, { work: REQUEST.work });
  expect(await action).toMatchObject({ ok: true });
  const steps = seen.map(one => one.done);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(new Set(steps).size).toBeGreaterThan(3);
  expect(new Set(seen.map(({ of }) => of))).toEqual(new Set([2 * 8 + 2]));
  const promises = seen.map(({ mayStop }) => mayStop);
  expect(promises).toEqual([...promises].sort((a, b) => Number(b) - Number(a)));
});

test('stopped at the start: every new sheet is gone, and set-up works again', async () => {
  const before = standing();
  const action = setUp(REQUEST);
  await beside(action, { work: REQUEST.work, stop: true });
  expect(await action).toMatchObject({
    ok: false,
    code: 'stopped',
    message: expect.stringMatching(/всё как было/),
  });
  expect(standing()).toEqual(before);
  expect((await done(host, 'setUp', { ...REQUEST, work: 'evening-2' })).hasSample).toBe(true);
});

test('a repair is not stopped half way', async () => {
  await done(host, 'setUp', { regulation: 'walls' });
  await byHand(host, "ss.deleteSheet(sheet('Штрафы'))");
  const action = setUp({ work: 'repair-1' });
  const seen = await beside(action, { work: 'repair-1', stop: true });
  expect(await action).toMatchObject({ ok: true });
  expect(seen.some(({ mayStop }) => mayStop)).toBe(false);
  expect(Object.keys(cells(host))).toContain('Штрафы');
});

test.each([
  [undefined],
  [{}],
  [{ work: '' }],
  [{ work: 'a b' }],
  [{ work: 'x'.repeat(65) }],
  [{ work: 'a', stop: 1 }],
])('a request that is none: %j', async request => {
  expect(await asked(request as object)).toMatchObject({ ok: false, code: 'badRequest' });
  expect(await call(host, 'setUp', { regulation: 'walls', work: 'a b' })).toMatchObject({
    code: 'badRequest',
  });
});
