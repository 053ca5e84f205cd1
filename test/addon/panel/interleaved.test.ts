/** @jest-environment ./test/hostOutside.cjs */
// A person works in the table between two calls of a decision, from the moment when all is read and computed: the lock
// holds back other runs, not people.
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

const isJudges = ([cell]: readonly [string, unknown]) => cell.endsWith('judge');
const typedIn = () => textsIn(host).filter(cell => !isJudges(cell));

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
    for (let nth = 1, isMet = true; isMet; nth++) {
      await begin();
      const one = (await panelOf(host, 'check')).cases.find(({ id }) => id === 'row:1/2');
      const decision = { do: 'score', record: one?.place?.record, seen: one?.seen, score: '5:0' };
      isMet = false;
      let [calls, isLocked] = [0, false];
      let meant = typedIn();
      const { value, error } = await host.run('decide', [{ decisions: [decision] }], {
        onCall: async name => {
          isLocked ||= name === 'Lock.tryLock';
          if (!isLocked || name !== call || ++calls !== nth) return undefined;
          isMet = true;
          await WORK[work]?.(host);
          meant = typedIn();
          return undefined;
        },
      });
      await host.events.idle();
      expect(error).toBeUndefined();
      const result = value as PanelResult;
      if (!result.ok) expect(result.code).toBe('changed');
      expect([nth, typedIn()]).toEqual([nth, meant]);
      expect([nth, textsIn(host).filter(isJudges)]).toEqual([nth, result.ok ? [['1/2 judge', '5:0']] : []]);
      expect(rulingsIn(host)).toEqual([]);
      expect(
        linesOf(host).filter(({ game, cells }) => game && cells[15] !== `r${game.split('/')[1]}`),
      ).toEqual([]);
      if (nth === 1) expect(isMet).toBe(true);
    }
  },
  600_000,
);
