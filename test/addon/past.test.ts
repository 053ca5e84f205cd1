/** @jest-environment ./test/hostOutside.cjs */
// Standings as of an earlier moment in the built add-on: an evening is played, noting after each step what a check says;
// later each of those moments is rebuilt from the log and must say the same, down to the fingerprint of inputs and rules.
import type { Panel, PanelResult } from '../../src/addon/panel';
import { captains, closeAll, ONLINE, sort } from './tableOfCaptains';

afterEach(closeAll);

type Host = Awaited<ReturnType<typeof captains>>;
const start = Date.parse('2026-11-28T20:30:00+03:00');
let clock = start;
beforeEach(() => {
  clock = start;
});

/** The evening's clock moves on before each step. */
const evening = (): Promise<Host> =>
  captains(
    {
      walls: [{ games: ['', '', ''] }, { a: 'Лисы', b: 'Ежи', games: ['', ''] }],
      parameters: { target: 4 },
      penalties: [
        {
          '№': 'x1',
          Пункт: '7.3.12',
          Команда: 'Совы',
          Стенка: '1',
          Санкция: 'снять 1',
          Состояние: 'подтверждён',
        },
      ],
    },
    { now: start },
  );

const tick = (host: Host, minutes: number): string => {
  clock += minutes * 60_000;
  (host.workbook as { now: () => number }).now = () => clock;
  const wall = new Date(clock + 3 * 3600_000).toISOString();
  return wall.slice(0, 19);
};
async function panelAt(host: Host, name: string, request: object, now: string): Promise<Panel> {
  await host.events.idle();
  const { value, error } = await host.run(name, [{ now, ...request }]);
  if (error) throw new Error(error.message);
  const result = value as PanelResult;
  if (!result.ok) throw new Error(result.message);
  return result.panel;
}

test('every moment of an evening comes back: scores, corrections, rulings, a parameter, with its fingerprint', async () => {
  const host = await evening();
  const type = async (a1: string, text: string | string[][], sheet = ONLINE): Promise<void> => {
    await host.edit(
      sheet,
      a1,
      text,
      typeof text === 'string' ? (text === '' ? 'cleared' : 'typed') : 'pasted',
    );
    await host.events.idle();
  };
  const law = host.getCells('Регламент', 1, 1, 9, 1).findIndex(([name]) => name === 'target') + 1;
  const withdraw = async (now: string): Promise<void> => {
    const { penalties } = await panelAt(host, 'check', {}, now);
    const own = penalties.find(({ state }) => state === 'confirmed');
    if (!own) throw new Error('nothing to withdraw');
    const decision = { do: 'withdraw', id: own.id, seen: own.seen, reason: 'Внесено по ошибке.' };
    await panelAt(host, 'decide', { decisions: [decision] }, now);
  };
  const add = (now: string) =>
    panelAt(
      host,
      'decide',
      {
        decisions: [
          { do: 'add', clause: '7.3.1', team: 'Лисы', wall: '2', evidence: 'спор', sanction: 'снять 1' },
        ],
      },
      now,
    );
  const steps: readonly ((now: string) => Promise<unknown>)[] = [
    () => type('G2:H2', [['2:0', '2:0']]),
    () => type('G3', '4:0'),
    () => type('H3', '2:2'),
    () => type('M3', '4:0'),
    () => type('G5:H5', [['0:2', '0:2']]),
    () => type('G5', '2:0'),
    add,
    withdraw,
    () => type(`B${law}`, '6', 'Регламент'),
    () => type('I2', 'A'),
    () => type('K2', 'снять 2', 'Штрафы'),
    () => type('O2', 'отклонён', 'Штрафы'),
    () => sort(host, 'game', false),
    () => type('G2', '4:2'),
  ];
  const seen: { at: string; report: unknown; fingerprint: string }[] = [];
  for (const step of steps) {
    const now = tick(host, 1);
    await step(now);
    const then = tick(host, 1);
    const { fingerprint, report } = await panelAt(host, 'check', {}, then);
    seen.push({ at: then, fingerprint, report: report.standings });
  }
  expect(new Set(seen.map(({ fingerprint }) => fingerprint)).size).toBeGreaterThan(10);
  const before = host.getCells(ONLINE, 1, 1, 6, 16);
  tick(host, 60);
  for (const { at, fingerprint } of seen) {
    const { value } = await host.run('pastSheet', [{ at }]);
    expect(value).toMatchObject({ ok: true });
    const sheet = host.workbook.sheets.find(({ name }) => name === 'Положение на момент');
    const rows =
      sheet?.values({ row: 1, column: 1, rows: 6, columns: 1 }).map(([cell]) => String(cell)) ?? [];
    expect([at, rows[2]]).toEqual([at, expect.stringContaining(fingerprint)]);
    expect(rows[1]).toContain(at.replace('T', ' ').slice(0, 16));
  }
  expect(host.getCells(ONLINE, 1, 1, 6, 16)).toEqual(before);
});

test('what can’t be asked is refused in a sentence', async () => {
  const host = await evening();
  for (const at of ['завтра', '', 7, undefined, '2027-01-01 20:00']) {
    const { value } = await host.run('pastSheet', [{ at }]);
    expect(value).toMatchObject({
      ok: false,
      code: 'badRequest',
      message: expect.stringMatching(/[а-яё]\.$|30\.$/),
    });
  }
});
