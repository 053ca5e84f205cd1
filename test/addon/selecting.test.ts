/** @jest-environment ./test/hostOutside.cjs */
// What is selected in the grid, as the built add-on tells the panel.
import type { Host } from '../../host/test/library';
import type { Panel, Place } from '../../src/addon/panel';
import { caseUnder } from '../../src/sidebar/state/under';
import { byHand, cells, done, fresh } from './setup/organizer';

jest.setTimeout(300_000);

let host: Host;
let panel: Panel;
beforeAll(async () => {
  host = await fresh();
  panel = await done(host, 'setUp', { regulation: 'walls', sample: true });
});
afterAll(() => host.dispose());

async function selectedAt(sheet: string, a1: string): Promise<Place | null> {
  await byHand(host, `ss.setActiveRange(sheet('${sheet}').getRange('${a1}'))`);
  const { value, error } = await host.run('selection', [{}]);
  if (error) throw new Error(error.message);
  const result = value as { ok: boolean; place: Place | null };
  expect(result.ok).toBe(true);
  return result.place;
}

test('a row of the online table is told by its id, and its case is found from any of its cells', async () => {
  for (const one of panel.cases) {
    const row = /\d+$/.exec(one.place?.cell ?? '')?.[0];
    if (one.place?.sheet !== 'Онлайн-таблица' || !row) continue;
    const place = await selectedAt('Онлайн-таблица', `A${row}`);
    expect(place).toEqual({ sheet: 'Онлайн-таблица', cell: `A${row}`, record: one.place.record });
    const found = panel.cases.find(({ id }) => place && id === caseUnder(panel, place));
    expect([found?.wall, found?.game]).toEqual([one.wall, one.game]);
    expect(caseUnder(panel, await selectedAt(one.place.sheet, one.place.cell).then(at => at as Place))).toBe(
      one.id,
    );
  }
  expect(panel.cases.length).toBeGreaterThan(1);
});

test('a row of the ledger is told by its number: its charge is found', async () => {
  const ids = (cells(host).Штрафы ?? []).map(row => row[0]);
  const charge = panel.cases.find(one => one.charge)?.charge;
  const place = await selectedAt('Штрафы', `H${ids.indexOf(charge?.id) + 1}`);
  expect(place?.record).toBe(charge?.id);
  const found = panel.cases.find(({ id }) => place && id === caseUnder(panel, place));
  expect(found?.charge?.id).toBe(charge?.id);
});

test('a header, a cell of another sheet: no name, no case', async () => {
  for (const [sheet, a1] of [
    ['Онлайн-таблица', 'A1'],
    ['Моё', 'A1'],
    ['Команды', 'B2'],
  ] as const) {
    const place = await selectedAt(sheet, a1);
    expect(place).toEqual({ sheet, cell: a1, record: '' });
    expect(caseUnder(panel, place as Place)).toBeNull();
  }
});
