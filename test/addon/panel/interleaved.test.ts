/** @jest-environment ./test/hostOutside.cjs */
// A person works in the table between any two calls of a decision: the lock holds back other runs, not people.
import type { Host } from '../../../host/test/library';
import type { PanelResult } from '../../../src/addon/panel';
import { evening, insertRow, linesOf, ONLINE, panelOf, rulingsIn, sortSheet, textsIn } from './evening';

const CALLS = ['Lock.tryLock', 'Range.getValues', 'Range.setValues'] as const;
const rowOf = (host: Host, game: string): number => linesOf(host).find(line => line.game === game)?.row ?? 0;

const WORK: Record<string, (host: Host) => Promise<unknown>> = {
  'a captain types in another game': host => host.edit(ONLINE, `H${rowOf(host, '1/3')}`, '7:0'),
  'a captain types in the very game': host => host.edit(ONLINE, `H${rowOf(host, '1/2')}`, '5:0'),
  'the table is sorted': host => sortSheet(host, ONLINE, 2, false),
  'a row is inserted on top': host => insertRow(host, 2),
};

let host: Host;
beforeAll(async () => {
  host = await evening([['Волки', 'Совы']]);
});
afterAll(() => host.dispose());

/** The table in order, three games begun and two of them disputed. */
async function begin(): Promise<void> {
  await sortSheet(host, ONLINE, 2, true);
  const none = linesOf(host).map(() => ['']);
  await host.setCells(ONLINE, 2, 13, none);
  const scores = [
    ['2:0', '2:0'],
    ['5:0', '4:0'],
    ['9:0', '8:0'],
  ];
  await host.edit(ONLINE, 'G2:H4', scores, 'pasted');
  await host.events.idle();
}

test.each(Object.keys(WORK).flatMap(work => CALLS.map(call => [work, call] as const)))(
  '%s before each %s: no edit is lost and the ruling stands in its row or nowhere',
  async (work, call) => {
    for (let nth = 1, met = nth; met === nth; nth++) {
      await begin();
      const one = (await panelOf(host, 'check')).cases.find(({ id }) => id === 'row:1/2');
      const decision = { do: 'score', record: one?.place?.record, seen: one?.seen, score: '5:0' };
      met = 0;
      let meant: [string, unknown][] = textsIn(host);
      const { value, error } = await host.run('decide', [{ decisions: [decision] }], {
        onCall: async name => {
          if (name !== call || met === nth || ++met < nth) return undefined;
          await WORK[work]?.(host);
          meant = textsIn(host).filter(([cell]) => !cell.endsWith('judge'));
          return undefined;
        },
      });
      await host.events.idle();
      expect(error).toBeUndefined();
      const result = value as PanelResult;
      if (!result.ok) expect(result.code).toBe('changed');
      expect([call, nth, textsIn(host).filter(([cell]) => !cell.endsWith('judge'))]).toEqual([
        call,
        nth,
        meant.filter(([cell]) => !cell.endsWith('judge')),
      ]);
      expect([call, nth, textsIn(host).filter(([cell]) => cell.endsWith('judge'))]).toEqual([
        call,
        nth,
        result.ok ? [['1/2 judge', '5:0']] : [],
      ]);
      expect(rulingsIn(host)).toEqual([]);
      expect(
        linesOf(host).filter(({ game, cells }) => game && cells[15] !== `r${game.split('/')[1]}`),
      ).toEqual([]);
    }
  },
  600_000,
);
