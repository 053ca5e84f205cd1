/** @jest-environment ./test/hostOutside.cjs */
// A seeded evening against a small model: typing, pasting, clearing, sorting, inserting, copying of rows. Every stamp
// and every line of the log belongs to its wall, game and side, and the last line says what the cell holds.
import { COLUMN, captains, closeAll, failures, insertRows, LOG, ONLINE, sort, type } from './tableOfCaptains';

afterEach(closeAll);

const STEPS = 320;
const SIDES = ['a', 'b'] as const;
type Side = (typeof SIDES)[number];

/** Numbers from 0 to 1 that only depend on the seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** What the evening must come to: by `wall/game/side` the score and all the values that it ever had. */
class Model {
  readonly history = new Map<string, string[]>();
  now(key: string): string {
    return this.history.get(key)?.at(-1) ?? '';
  }
  set(key: string, value: string): void {
    if (value !== this.now(key)) this.history.set(key, [...(this.history.get(key) ?? []), value]);
  }
}

test('320 steps of an evening', async () => {
  const random = seeded(2);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const host = await captains({
    walls: [1, 2, 3].map(id => ({ id: String(id), games: ['', '', '', ''] })),
  });
  const model = new Model();
  let games = 4;
  const height = () => (host.workbook.sheetByName(ONLINE)?.lastRow ?? 1) - 1;
  const table = () => host.getCells(ONLINE, 2, 1, height(), 16);
  const keyAt = (row: readonly unknown[], side: Side) => `${row[0]}/${row[1]}/${side}`;
  const score = () => pick(['', '1:0', '2:0', '0:2', '3:1', '7:4к', 'семь:4', '=1+1', '10:8', '74']);

  const steps: Record<string, () => Promise<void>> = {
    type: async () => {
      const [at, side, text] = [below(height()), pick(SIDES), score()];
      const row = table()[at] ?? [];
      if (row[0] === '') return;
      model.set(keyAt(row, side), text);
      await type(host, `${side === 'a' ? 'G' : 'H'}${at + 2}`, text);
    },
    paste: async () => {
      const [at, count] = [below(height() - 3), 1 + below(4)];
      const rows = table().slice(at, at + count);
      const block = rows.map(row => (row[0] === '' ? ['', ''] : [score(), score()]));
      for (const [i, row] of rows.entries())
        for (const [j, side] of SIDES.entries())
          if (row[0] !== '') model.set(keyAt(row, side), block[i]?.[j] ?? '');
      await type(host, `G${at + 2}`, block, pick(['pasted', 'filled'] as const));
    },
    clear: async () => {
      const at = below(height() - 1);
      for (const row of table().slice(at, at + 2))
        if (row[0] !== '') for (const side of SIDES) model.set(keyAt(row, side), '');
      await type(
        host,
        `G${at + 2}:H${at + 3}`,
        [
          ['', ''],
          ['', ''],
        ],
        'cleared',
      );
    },
    sort: () =>
      sort(host, pick(['wall', 'game', 'a', 'b', 'stampA', 'status', 'id'] as const), random() < 0.5),
    insert: () => insertRows(host, 2 + below(height()), 1),
    copy: async () => {
      const rows = table();
      const row = pick(rows.filter(([wall]) => wall !== ''));
      const free = rows.findIndex(([wall]) => wall === '');
      if (free < 0 || games > 9) return;
      games++;
      const copy = row.map((cell, i) =>
        i === 1 ? String(games) : typeof cell === 'object' ? '28.11.2026 20:10' : String(cell),
      );
      for (const side of SIDES) model.set(`${row[0]}/${games}/${side}`, copy[COLUMN[side] - 1] ?? '');
      await type(host, `A${free + 2}:P${free + 2}`, [copy], 'pasted');
    },
    check: async () => {
      expect((await host.run('validate', [{ now: '2026-11-28T20:30' }])).error).toBeUndefined();
    },
  };
  const weighted = [
    'type',
    'type',
    'type',
    'type',
    'paste',
    'paste',
    'clear',
    'sort',
    'sort',
    'insert',
    'copy',
    'check',
  ];

  for (let step = 0; step < STEPS; step++) {
    await (steps[pick(weighted)] as () => Promise<void>)();
    if (step % 40 === 39 || step === STEPS - 1) agree(host, model, table());
  }
  expect(failures(host)).toEqual([]);
  expect(host.events.dropped).toBe(0);
}, 600_000);

/** The table and its log against the model. */
function agree(host: Awaited<ReturnType<typeof captains>>, model: Model, rows: readonly unknown[][]): void {
  const games = rows.filter(([wall]) => wall !== '');
  const ids = games.map(row => row[COLUMN.id - 1]);
  expect(new Set(ids.filter(Boolean)).size).toBe(ids.filter(Boolean).length);
  const logged = new Map<string, string[]>();
  for (const [, , , record, , now] of host.getCells(LOG, 2, 1, 1990, 7))
    if (record !== '') logged.set(String(record), [...(logged.get(String(record)) ?? []), String(now)]);
  let lines = 0;
  for (const row of games)
    for (const side of SIDES) {
      const key = `${row[0]}/${row[1]}/${side}`;
      const cell = row[COLUMN[side] - 1];
      expect([key, cell]).toEqual([key, model.now(key)]);
      const history = logged.get(`${row[COLUMN.id - 1]} ${side.toUpperCase()}`) ?? [];
      expect([key, history]).toEqual([key, model.history.get(key) ?? []]);
      const stamp = row[(side === 'a' ? COLUMN.stampA : COLUMN.stampB) - 1];
      expect([key, stamp instanceof Date]).toEqual([key, cell !== '']);
      lines += history.length;
    }
  expect([...logged.values()].flat()).toHaveLength(lines);
}
