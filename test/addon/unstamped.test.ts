/** @jest-environment ./test/hostOutside.cjs */
// Scores that came without a stamp (a script, an import, a trigger that was dropped) in the built add-on.
import type { HealthResult, PanelResult } from '../../src/addon/panel';
import { captains, closeAll, column, lines, ONLINE, type } from './tableOfCaptains';

afterEach(closeAll);

type Host = Awaited<ReturnType<typeof captains>>;
const items = async (host: Host) => {
  const result = (await host.run('health', [{}])).value as HealthResult;
  if (!result.ok) throw new Error(result.message);
  return result.items.filter(({ fix }) => fix === 'stamp');
};
const marked = async (host: Host) => {
  const { value, error } = await host.run('markUnstamped', [{}]);
  if (error) throw new Error(error.message);
  return value as PanelResult;
};

test('found, counted and marked as inferred, with a line of the log; nobody is late by such a mark', async () => {
  const host = await captains({ walls: [{ games: ['', { a: '4:0' }], start: '2026-11-28T20:00' }] });
  await type(host, 'G2', '2:0');
  await host.setCells(ONLINE, 2, 8, [['2:0']]);
  const [item] = await items(host);
  expect([item?.level, item?.place?.cell]).toEqual(['warning', 'H2']);
  expect(item?.text).toMatch(/2\s?счёта/);
  const result = await marked(host);
  expect(result).toMatchObject({ ok: true });
  expect(column(host, 'stampB', 2)).toEqual(['~20:30', '']);
  expect(column(host, 'stampA', 2)[1]).toBe('~20:30');
  expect(lines(host).slice(1)).toEqual(['K2 r1#stampB:  → ~20:30', 'J3 r2#stampA:  → ~20:30']);
  if (result.ok) expect(result.panel.cases.filter(({ kind }) => kind === 'unstamped')).toEqual([]);
  if (result.ok) expect(result.panel.penalties).toEqual([]);
  expect(await items(host)).toEqual([]);
  const before = lines(host);
  await marked(host);
  expect(lines(host)).toEqual(before);
});

test('on another day the mark names its day', async () => {
  const host = await captains({ walls: [{ games: [{ a: '2:0' }], start: '2026-11-20T20:00' }] });
  expect(await marked(host)).toMatchObject({ ok: true });
  expect(column(host, 'stampA', 1)).toEqual(['~2026-11-28 20:30']);
  expect(await items(host)).toEqual([]);
});
