// Trying out decisions asks for the same chains again and again: the same rows, rulings and law give the same chain.
import type { WallGame } from '../../../src/core/tournament';
import { knownChainOf, perChain } from '../../../src/regulations/walls/chainMemory';
import type { ChainLaw, GameRuling } from '../../../src/regulations/walls/chainRow';
import type { WallRun } from '../../../src/regulations/walls/wallRun';

const blank = { entry: { state: 'blank' as const }, history: [], at: { sheet: 'Table', cell: 'G2' } };
const game = (n: number): WallGame => ({
  wall: '1',
  game: n,
  captains: { a: blank, b: blank },
  judge: { a: n, b: 0 },
  at: { sheet: 'Table', cell: `A${n + 1}` },
});
const LAW: ChainLaw = {
  target: 20,
  annex: [],
  firstNight: 3,
  lastEntry: 10,
  oneSided: 'judge',
  now: 0,
  isClosed: false,
};
const lost: GameRuling = { game: 1, clause: '7.5', effect: { kind: 'void' } };

describe('the chain of a wall', () => {
  const games = [game(1), game(2)];
  const asked = (rows = games, rulings: readonly GameRuling[] = [], law = LAW) =>
    knownChainOf(rows, rulings, law);

  test('is the one judged before for the same rows, rulings and law, however they are listed', () => {
    expect(asked([...games], [], { ...LAW })).toBe(asked());
    expect(asked(games, [{ ...lost }])).toBe(asked(games, [lost]));
  });

  test.each([
    ['a row fewer', games.slice(0, 1), [], LAW],
    ['another row', [games[0] as WallGame, game(2)], [], LAW],
    ['a ruling', games, [lost], LAW],
    ['another target', games, [], { ...LAW, target: 30 }],
    ['a limit of cards', games, [], { ...LAW, cardsMax: 2 }],
  ])('is another for %s', (_, rows, rulings, law) => {
    const before = asked();
    expect(asked(rows, rulings, law)).not.toBe(before);
    expect(asked()).toBe(before);
  });

  test('of no rows is judged each time; of many laws only the latest are kept', () => {
    expect(asked([])).not.toBe(asked([]));
    const at = (now: number) => asked(games, [], { ...LAW, now });
    const all = [1, 2, 3, 4, 5, 6].map(at);
    expect([1, 2, 3, 4, 5, 6].map(at).every((chain, i) => chain === all[i])).toBe(true);
    const [oldest] = all;
    at(7);
    expect(at(1)).not.toBe(oldest);
  });
});

test('what is found in a chain is found once for the same wall and whatever else it hangs on', () => {
  const run = { wall: { id: '1' }, chain: knownChainOf([game(1)], [], LAW), law: LAW } as unknown as WallRun;
  const asked: unknown[] = [];
  const find = perChain((one: WallRun, ...on: [number, string]) => asked.push([one.wall.id, ...on]));
  const other = { ...run, wall: { ...run.wall, id: '2' } } as WallRun;
  for (const [one, n, word] of [
    [run, 1, 'x'],
    [run, 1, 'x'],
    [run, 2, 'x'],
    [run, 2, 'y'],
    [other, 2, 'y'],
  ] as const)
    find(one, n, word);
  expect(asked).toEqual([
    ['1', 1, 'x'],
    ['1', 2, 'x'],
    ['1', 2, 'y'],
    ['2', 2, 'y'],
  ]);
  expect([find(run, 3, 'z'), find(run, 3, 'z')]).toEqual([5, 5]);
});
