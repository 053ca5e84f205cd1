/** @jest-environment ./test/hostOutside.cjs */
// «Гонка» and «Протокол для печати» as the built add-on makes them.
import type { Host } from '../../host/test/library';
import { opened } from './panel/samples';
import { byHand, cells, done, everything, fresh } from './setup/organizer';

jest.setTimeout(300_000);

let host: Host;
afterEach(() => host.dispose());

async function made(name: 'raceSheet' | 'protocolSheet'): Promise<string> {
  await host.events.idle();
  const { value, error } = await host.run(name, [{}]);
  if (error) throw new Error(error.message);
  const result = value as { ok: boolean; said?: string; message?: string };
  return result.said ?? `refused: ${result.message}`;
}
const charts = (sheet: string): Promise<unknown> =>
  byHand(
    host,
    `sheet('${sheet}').getCharts().map(c => [c.getOptions().get('title'), c.getRanges()[0].getA1Notation()])`,
  );
const season = async (name: 'league' | 'cup', now: string): Promise<void> => {
  const { sheets } = opened(name, now).workbook;
  host = await fresh(Object.fromEntries(sheets.map(one => [one.name, one.values.map(row => [...row])])));
  await done(host, 'check');
};

test.each([
  ['league', '2027-03-01T12:00'],
  ['cup', '2027-03-01T12:00'],
] as const)('%s: the last line of each race holds the points of the standings', async (name, now) => {
  await season(name, now);
  expect(await made('raceSheet')).toBe('Лист «Гонка» готов.');
  const rows = cells(host).Гонка ?? [];
  const standings = (cells(host).Положение ?? []).slice(1);
  const heads = rows.flatMap((row, i) => (row[0] === 'После' ? [i] : []));
  expect(heads).toHaveLength(new Set(standings.map(row => row[0])).size);
  const ends = heads.map(head => {
    const end = rows.findIndex((row, i) => i > head && row[0] === '');
    return [rows[head] ?? [], rows[end < 0 ? rows.length - 1 : end - 1] ?? []] as const;
  });
  const raced = ends.flatMap(([teams, points]) =>
    teams.slice(1).flatMap((team, i) => (team === '' ? [] : [[team, Number(points[i + 1]).toFixed(6)]])),
  );
  expect(raced).toEqual(standings.map(row => [row[3], Number(row[4]).toFixed(6)]));
  expect(await charts('Гонка')).toHaveLength(heads.length);
});

test('made again in its place, under another name too: the same cells, no second chart', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'walls', sample: true });
  for (const name of ['raceSheet', 'protocolSheet'] as const) await made(name);
  await byHand(host, `sheet('Гонка').setName('График')`);
  const before = [everything(host), await charts('График')];
  expect(await made('raceSheet')).toBe('Лист «График» готов.');
  await made('protocolSheet');
  expect([everything(host), await charts('График')]).toEqual(before);
});

test('the protocol: time, fingerprint, standings, rulings, lines to sign; as wide as paper, without gridlines', async () => {
  await season('league', '2027-03-01T12:00');
  const panel = await done(host, 'check');
  await made('protocolSheet');
  const sheet = 'Протокол для печати';
  const rows = cells(host)[sheet] ?? [];
  const first = rows.map(row => String(row[0]));
  expect(first[0]).toBe('Протокол турнира');
  expect(first[1]).toMatch(/^Сверено \d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(first[2]).toBe(`Отпечаток таблицы: ${panel.fingerprint}`);
  for (const { rows: teams } of panel.report.standings)
    for (const { team } of teams) expect(rows.filter(row => row[1] === team).length).toBeGreaterThan(0);
  const rulings = panel.penalties.filter(({ state }) => state === 'confirmed' || state === 'withdrawn');
  expect(rows.slice(first.indexOf('Решения судей') + 2).filter(row => row[1] !== '')).toHaveLength(
    rulings.length,
  );
  expect(first.filter(text => text.includes('____'))).toHaveLength(3);
  expect(await byHand(host, `sheet('${sheet}').hasHiddenGridlines()`)).toBe(true);
  expect(
    await byHand(host, `[1, 2, 3, 4, 5].reduce((sum, c) => sum + sheet('${sheet}').getColumnWidth(c), 0)`),
  ).toBeLessThanOrEqual(700);
});

test('a team’s name never becomes a formula, and an organizer’s sheet of the same name stays his', async () => {
  const name = '=1+1';
  host = await fresh({ Гонка: [['моё']] });
  await done(host, 'setUp', { regulation: 'walls' });
  await byHand(
    host,
    `for (const [title, rows] of [['Команды', [['${name}'], ['Совы']]], ['Стенки', [['1']]]]) sheet(title).getRange(2, 1, rows.length, 1).setValues(rows);
    sheet('Стенки').getRange('C2:F2').setValues([['группа', 'A', '${name}', 'Совы']])`,
  );
  await done(host, 'setUp');
  const [head = []] = cells(host)['Онлайн-таблица'] ?? [];
  for (const side of ['A', 'B'])
    await byHand(
      host,
      `sheet('Онлайн-таблица').getRange(2, ${head.indexOf(`Счёт капитана ${side}`) + 1}).setValue('20:0')`,
    );
  await done(host, 'check');
  expect(await made('raceSheet')).toBe('Лист «Гонка 2» готов.');
  await made('protocolSheet');
  expect(cells(host).Гонка).toEqual([['моё']]);
  expect((cells(host)['Гонка 2'] ?? []).flat()).toContain(name);
  expect((cells(host)['Протокол для печати'] ?? []).flat()).toContain(name);
  for (const sheet of ['Гонка 2', 'Протокол для печати'])
    expect(
      await byHand(host, `sheet('${sheet}').getDataRange().getFormulas().flat().filter(Boolean)`),
    ).toEqual([]);
});
