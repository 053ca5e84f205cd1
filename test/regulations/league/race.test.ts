// 2.11: what every team of a league can still come to.
import { toText } from '../../../src/core/points';
import type { Game } from '../../../src/core/tournament';
import { league } from '../../../src/regulations/league';
import { facts, lawOf, type SmallGame, type SmallSeason } from './season';

const races = (season: SmallSeason, announced: readonly Game[] = []) => {
  const law = lawOf(season.law);
  const tournament = { ...facts(season), announced };
  return league.races?.(tournament, law, league.judge(tournament, law)) ?? [];
};
/** `team points least–most` of each team that is in play. */
const runners = (season: SmallSeason, announced: readonly Game[] = []) =>
  races(season, announced).flatMap(race =>
    race.runners.map(one => `${one.team} ${toText(one.points)} ${toText(one.least)}–${toText(one.most)}`),
  );
const game = (id: string, more: Partial<SmallGame> = {}): SmallGame => ({
  id,
  seats: { A: 'citizen', B: 'citizen' },
  ...more,
});
const four = ['1', '2', '3', '4'].map(id => game(id));
const only = { A: 'citizen' } as const;

/** Two teams play four rounds; a seat earns 3 at most. */
const CASES: readonly (readonly [string, SmallSeason['games'], readonly string[]])[] = [
  [
    'rounds to come, and the latest for who did not sit in it yet',
    [game('1', { seats: only })],
    ['A 2 0–9', 'B 0 0–12'],
  ],
  ['all rounds played: nothing', four, ['A 8 0–0', 'B 8 0–0']],
  [
    'the last is not a round to wait in',
    [...four.slice(1), game('5', { seats: only })],
    ['A 8 0–0', 'B 6 0–0'],
  ],
  ['a game that is not over', [...four.slice(1), game('1', { outcome: 'none' })], ['A 6 0–3', 'B 6 0–3']],
  ['a game to be replayed', [...four.slice(1), game('1', { outcome: 'stopped' })], ['A 6 0–3', 'B 6 0–3']],
  [
    'replayed for one of them',
    [...four.slice(1), game('1', { round: '1', outcome: 'stopped' }), game('5', { round: '1', seats: only })],
    ['A 8 0–0', 'B 6 0–3'],
  ],
  [
    'a seat whose points are not known',
    [...four.slice(1), game('1', { seats: { A: {}, B: 'citizen' } })],
    ['A 6 0–3', 'B 8 0–0'],
  ],
  [
    'typed points show what can be typed',
    [
      game('1', { seats: { A: { role: 'citizen', typed: '-1' }, B: { role: 'mafia', typed: '5' } } }),
      ...four.slice(2),
    ],
    ['A 3 -1–5', 'B 9 -1–5'],
  ],
];

test.each(CASES)('1.4: still to gain: %s', (_, games = [], all) => {
  expect(runners({ teams: 'A B', games }).sort()).toEqual(all);
});

test('1.4: an annulled game is not played again', () => {
  const rulings = [{ team: 'A', clause: '4.2', game: '4', sanctions: [{ kind: 'annulled' }] }] as const;
  expect(runners({ teams: 'A B', games: four, rulings })).toEqual(['A 6 0–0', 'B 6 0–0']);
});

test('1.4: a round with a game that is announced is open to who did not sit in it', () => {
  const games = [...four.slice(1), game('5', { round: '5', seats: only })];
  const announced = (round: string): Game => ({
    id: '6',
    round,
    stage: 'top',
    players: 0,
    seats: [],
    at: { sheet: 'Schedule', cell: 'A2' },
  });
  expect(runners({ teams: 'A B', games }, [announced('5')])).toEqual(['A 8 0–0', 'B 6 0–3']);
  expect(runners({ teams: 'A B', games }, [announced('7')])).toEqual(['A 8 0–0', 'B 6 0–0']);
});

const seated = { A: 'citizen', B: 'citizen', C: 'mafia' } as const;
const out = { team: 'C', clause: '4.2', sanctions: [{ kind: 'teamOut' }] } as const;
test.each([
  ['all but who goes down', {}, 2, []],
  ['a team taken out goes down', { rulings: [out] }, 2, ['C']],
  ['more go down than are taken out', { rulings: [out], law: { relegated: 2 } }, 1, ['C']],
  ['more than there are', { law: { relegated: 5 } }, 0, []],
  ['who goes up', { games: [game('1', { stage: 'second', seats: seated })], law: { promoted: 1 } }, 1, []],
] as const)('2.11: places: %s', (_, more, places, gone) => {
  const [race] = races({ teams: 'A B C', games: [game('1', { seats: seated })], ...more });
  expect([race?.places, race?.out]).toEqual([places, gone]);
});

test('3.1: without a table of points nothing bounds what can be gained', () => {
  const typed = { A: { role: 'citizen', typed: '1' }, B: { role: 'citizen', typed: '2' } } as const;
  const bounded = (points: ReturnType<typeof lawOf>['points']) =>
    races({ teams: 'A B', games: [game('1', { seats: typed })], law: { points } })[0]?.isBounded;
  expect([bounded([]), bounded(lawOf().points)]).toEqual([false, true]);
});
