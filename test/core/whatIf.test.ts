// Facts as they would be with something taken otherwise.
import type { Penalty } from '../../src/core/penalty';
import { withSwitches } from '../../src/core/whatIf';
import { check } from '../book';

const { facts, judgement } = check({ walls: [{ games: ['2:0', '4:0'] }, { id: '2', games: ['6:0'] }] }).check;
const judges = (tournament: typeof facts) =>
  tournament.wallGames.map(({ wall, game, judge, judgeSince }) => [
    `${wall}/${game}`,
    judge && `${judge.a}:${judge.b}`,
    judgeSince,
  ]);

test('nothing switched changes nothing', () => {
  expect(withSwitches(facts, [])).toEqual(facts);
});

test('a score as if a judge had set it now, in that game of that wall alone', () => {
  const other = withSwitches(facts, [{ set: 'score', wall: '1', game: 2, score: { a: 2, b: 2 } }]);
  expect(judges(other)).toEqual([
    ['1/1', undefined, undefined],
    ['1/2', '2:2', facts.now],
    ['2/1', undefined, undefined],
  ]);
  expect(
    judges(withSwitches(facts, [{ set: 'score', wall: '2', game: 1, score: { a: 8, b: 0 } }]))[2],
  ).toEqual(['2/1', '8:0', facts.now]);
  expect(judges(withSwitches(facts, [{ set: 'score', wall: '2', game: 2, score: { a: 8, b: 0 } }]))).toEqual(
    judges(facts),
  );
});

test('several at once', () => {
  const other = withSwitches(facts, [
    { set: 'score', wall: '1', game: 1, score: { a: 0, b: 2 } },
    { set: 'forfeit', wall: '2', loser: 'b', clause: '7.5' },
    { set: 'score', wall: '2', game: 1, score: { a: 0, b: 6 } },
  ]);
  expect(judges(other).map(([, judge]) => judge)).toEqual(['0:2', undefined, '0:6']);
  expect(other.ledger).toHaveLength(1);
});

test.each([
  ['a', 'Волки'],
  ['b', 'Совы'],
] as const)('a wall lost for the side %s is a confirmed ruling on its team', (loser, team) => {
  expect(withSwitches(facts, [{ set: 'forfeit', wall: '1', loser, clause: '7.5' }]).ledger).toEqual([
    {
      clause: '7.5',
      team,
      wall: '1',
      row: 0,
      id: `7.5 · 1 · ${team}`,
      at: facts.now,
      sanctions: [{ kind: 'forfeit' }],
      state: 'confirmed',
      cell: { sheet: '', cell: '' },
    },
  ]);
});

test('a wall that nobody knows is lost for nobody', () => {
  expect(withSwitches(facts, [{ set: 'forfeit', wall: '9', loser: 'a', clause: '7.5' }])).toEqual(facts);
});

test('a penalty decided otherwise', () => {
  const penalty: Penalty = {
    id: 'x',
    clause: '7.5',
    kind: 'late',
    team: 'Совы',
    wall: '1',
    sanctions: [],
    state: 'proposed',
    found: true,
    followsLadder: false,
  };
  const { ledger } = withSwitches(facts, [{ set: 'penalty', penalty, state: 'confirmed' }]);
  expect(ledger).toMatchObject([{ team: 'Совы', wall: '1', state: 'confirmed' }]);
  expect(judgement.penalties.filter(({ state }) => state === 'confirmed')).toEqual([]);
});
