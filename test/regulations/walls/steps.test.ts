// What one game may add to the score of a wall, and what several may.
import type { Score } from '../../../src/core/tournament';
import {
  isCardsAddedWrongly,
  isReachable,
  isStep,
  nextScores,
  type WallLaw,
  winnerOf,
} from '../../../src/regulations/walls/steps';

const score = (text: string): Score => {
  const [a = 0, b = 0] = text.split(':').map(Number);
  return { a, b };
};
const FREE: WallLaw = { target: 20, annex: [] };
/** Wins of 5 with 2 for the loser, of 3 that take 1 from him, and of 2. */
const ANNEX: WallLaw = {
  target: 20,
  annex: [
    { kind: 'x', winner: 5, loser: 2 },
    { kind: 'y', winner: 3, loser: -1 },
    { kind: 'z', winner: 2, loser: 0 },
  ] as unknown as WallLaw['annex'],
};

describe('5.1: who won a game', () => {
  test.each([
    ['2:0', FREE, 'a'],
    ['0:2', FREE, 'b'],
    ['0:0', FREE, undefined],
    ['2:-1', FREE, 'a'],
    ['1:1', FREE, undefined],
    ['5:2', ANNEX, 'a'],
    ['2:5', ANNEX, 'b'],
    ['-1:3', ANNEX, 'b'],
    ['4:0', ANNEX, 'a'],
    ['5:1', ANNEX, undefined],
  ] as const)('%s', (step, law, winner) => expect(winnerOf(score(step), law.annex)).toBe(winner));

  test('a kind that pays both the same tells nobody from the other', () => {
    const annex = [{ kind: 'x', winner: 1, loser: 1 }] as unknown as WallLaw['annex'];
    expect(winnerOf(score('1:1'), annex)).toBeUndefined();
  });
});

describe('7.3.15+: what one game can add', () => {
  test.each([
    ['0:0', true, true],
    ['4:0', true, false],
    ['0:1', true, false],
    ['1:1', false, false],
    ['-1:0', false, false],
    ['0:-1', false, false],
    ['5:2', false, true],
    ['2:5', false, true],
    ['3:-1', false, true],
    ['2:0', true, true],
    ['5:0', true, false],
  ] as const)('%s: freely %s, by Annex 1 %s', (step, freely, byAnnex) => {
    expect([isStep(FREE, score(step)), isStep(ANNEX, score(step))]).toEqual([freely, byAnnex]);
  });
});

describe('7.3.15+: what several games can add', () => {
  test.each([
    ['one game raises one side', FREE, '0:0', '3:3', 1, false],
    ['two raise both', FREE, '0:0', '3:3', 2, true],
    ['nothing takes a side down', FREE, '2:2', '1:5', 2, false],
    ['nor the other', FREE, '2:2', '5:1', 2, false],
    ['one of them to the target', FREE, '0:0', '20:19', 2, true],
    ['or the other', FREE, '0:0', '19:20', 2, true],
    ['not both', FREE, '0:0', '20:20', 2, false],
    ['nothing follows an end', FREE, '20:0', '20:0', 2, false],
    ['nor one of the other side', FREE, '0:20', '0:20', 1, false],
    ['of Annex 1 two games', ANNEX, '0:0', '7:7', 2, true],
    ['a game that nobody won between them', ANNEX, '0:0', '5:2', 3, true],
    ['not in fewer games', ANNEX, '0:0', '9:9', 2, false],
    ['in as many', ANNEX, '0:0', '9:9', 4, true],
    ['below nothing', ANNEX, '0:0', '6:-2', 2, true],
    ['not what no games give', ANNEX, '0:0', '1:0', 3, false],
    ['not past an end', ANNEX, '15:0', '25:4', 2, false],
    ['to an end beyond the target', ANNEX, '19:0', '24:2', 2, true],
  ] as const)('%s', (_, law, from, to, games, can) => {
    expect(isReachable(law, score(from), score(to), games)).toBe(can);
  });
});

describe('3.4: a win by cards may not add', () => {
  const law: WallLaw = { ...FREE, cardsMax: 2, cardsZeroFrom: 15 };
  test.each([
    ['within the limit, below the threshold', law, '14:0', '2:0', 'a', 1, false],
    ['beyond the limit', law, '14:0', '2:0', 'a', 2, true],
    ['at the threshold', law, '15:0', '2:0', 'a', 0, true],
    ['the other at the threshold', law, '0:15', '2:0', 'a', 0, false],
    ['nothing added', law, '15:0', '0:0', 'a', 2, false],
    ['to the other side', law, '15:0', '0:2', 'a', 2, false],
    ['no win by cards', law, '15:0', '2:0', undefined, 2, false],
    ['no limits', FREE, '19:0', '2:0', 'a', 99, false],
  ] as const)('%s', (_, rules, before, step, winner, wins, wrongly) => {
    expect(isCardsAddedWrongly(rules, score(before), score(step), winner, wins)).toBe(wrongly);
  });
});

test('7.6: what may follow by Annex 1, each once', () => {
  const next = nextScores(ANNEX, score('1:1')).map(({ a, b }) => `${a}:${b}`);
  expect(next).toEqual(['6:3', '3:6', '4:0', '0:4', '3:1', '1:3']);
  const draw = [{ kind: 'x', winner: 1, loser: 1 }] as unknown as WallLaw['annex'];
  expect(nextScores({ ...ANNEX, annex: draw }, score('1:1'))).toEqual([score('2:2')]);
  expect(nextScores(FREE, score('1:1'))).toEqual([]);
});
