/** @jest-environment ./test/hostOutside.cjs */
// The chain of the log in the built add-on: what captains type and judges decide is linked, the file check reads it.
import type { HealthResult } from '../../src/addon/panel';
import { at, captains, closeAll, column, LOG, lines, type } from './tableOfCaptains';

afterEach(closeAll);

type Host = Awaited<ReturnType<typeof captains>>;

const brokenRows = async (host: Host): Promise<string[]> => {
  const { value, error } = await host.run('health', [{}]);
  if (error) throw new Error(error.message);
  const result = value as HealthResult;
  if (!result.ok) throw new Error(result.message);
  return result.items.flatMap(({ level, place, text }) =>
    place?.sheet === LOG ? [`${level} ${place.cell} ${text.split(': ')[1]?.split('.')[0]}`] : [],
  );
};
const links = (host: Host): string[] =>
  host
    .getCells(LOG, 2, 8, 20)
    .map(([cell]) => String(cell))
    .filter(Boolean);

test('typed, pasted and decided: one chain, whole after each; the first row that was changed is named', async () => {
  const host = await captains({ walls: [{ games: ['', ''] }], log: [['20:00:00', '1', 2, 'A', '1:0']] });
  await type(host, 'G2', '2:0');
  expect(host.getCells(LOG, 1, 8)).toEqual([['Цепь']]);
  await type(host, 'G3:H3', [['4:0', '2:2']], 'pasted');
  const { value } = await host.run('check', [{ now: '2026-11-28T20:40' }]);
  const { cases } = (
    value as { panel: { cases: { kind: string; place: { record: string }; seen: string }[] } }
  ).panel;
  const dispute = cases.find(({ kind }) => kind === 'dispute');
  const decisions = [{ do: 'score', record: dispute?.place.record, seen: dispute?.seen, score: '4:0' }];
  const decided = await host.run('decide', [{ now: '2026-11-28T20:41', decisions }]);
  expect(decided.value).toMatchObject({ ok: true });
  expect(lines(host).map(line => line.split(': ')[0])).toEqual([
    'G3 1/2',
    'G2 r1 A',
    'G3 r2 A',
    'H3 r2 B',
    'M3 r2 J',
  ]);
  expect(links(host)).toHaveLength(4);
  expect(new Set(links(host).flatMap(link => link.split('>'))).size).toBe(5);
  expect(await brokenRows(host)).toEqual([]);
  const whole = host.getCells(LOG, 1, 1, 6, 8);
  const broken = async (row: number, column: number, value: string): Promise<string[]> => {
    await host.setCells(LOG, row, column, [[value]]);
    const found = await brokenRows(host);
    await host.setCells(LOG, 1, 1, whole);
    return found;
  };
  expect(await broken(4, 6, '0:4')).toEqual(['error A4 запись изменили после того, как она была сделана']);
  expect(await broken(2, 6, '3:0')).toEqual(['error A3 записи выше неё изменили, удалили или вставили']);
  host.workbook.sheetByName(LOG)?.deleteRows(6, 1);
  expect(await brokenRows(host)).toEqual([
    'error A5 записи после неё удалили, или файл вернули к старой версии',
  ]);
});

test('two edits at once append one after the other: no row is lost, the chain is whole', async () => {
  const host = await captains(
    { walls: [{ games: ['', '', ''] }] },
    // As long as a check waits for its turn, however slow the machine.
    { now: at('20:30'), lockPatience: 20_000 },
  );
  await Promise.all([host.edit('Онлайн-таблица', 'G2', '2:0'), host.edit('Онлайн-таблица', 'H3', '2:2')]);
  const { value } = await host.run('validate', [{}]);
  await host.events.idle();
  expect([value, links(host).length, column(host, 'id', 1)]).toEqual([
    expect.objectContaining({ ok: true }),
    2,
    ['r1'],
  ]);
  expect(await brokenRows(host)).toEqual([]);
});
