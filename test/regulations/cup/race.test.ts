// stage1.cut, stage2.cut: what every clan of a stage can still come to.
import { toText } from '../../../src/core/points';
import { cup } from '../../../src/regulations/cup';
import type { CupValues } from '../../../src/regulations/cup/parameters';
import { exact, facts, law, PLAIN, type SmallGame, type SmallRuling } from './small';

const LAW = {
  points: PLAIN,
  maniac: 'citizen',
  'stage1.cut': 1,
  'stage2.cut': 1,
  'stage1.games': 3,
  'stage2.games': 2,
} as const;
const races = (
  games: readonly SmallGame[],
  rulings: readonly SmallRuling[] = [],
  changed: Partial<CupValues> = {},
) => {
  const values = law({ ...LAW, ...changed });
  const tournament = facts(['A', 'B'], games, rulings);
  return cup.races?.(tournament, values, cup.judge(tournament, values)) ?? [];
};
/** `team points least–most` of each clan of a stage. */
const runners = (...asked: Parameters<typeof races>) =>
  races(...asked).map(race => [
    race.stage,
    race.places,
    ...race.runners.map(one => `${one.team} ${toText(one.points)} ${toText(one.least)}–${toText(one.most)}`),
  ]);
const game = (id: string, more: Partial<SmallGame> = {}): SmallGame => ({
  id,
  seats: { A: { role: 'citizen' }, B: { role: 'mafia' } },
  ...more,
});
const annulled: SmallRuling = { team: 'A', game: '2', sanctions: [{ kind: 'annulled' }] };

test.each([
  ['the games to come', [game('1')], [], ['A 2 0–6', 'B 0 0–6']],
  ['none where all are played', [game('1'), game('2'), game('3')], [], ['A 6 0–0', 'B 0 0–0']],
  ['none beyond all', [1, 2, 3, 4].map(id => game(`${id}`)), [], ['A 8 0–0', 'B 0 0–0']],
  [
    'one that is not over',
    [game('1'), game('2'), game('3', { outcome: 'none' })],
    [],
    ['A 4 0–3', 'B 0 0–3'],
  ],
  ['not one annulled', [game('1'), game('2'), game('3')], [annulled], ['A 4 0–0', 'B 0 0–0']],
  [
    'a seat whose points are not known, for its clan',
    [game('1'), game('2'), game('3', { seats: { A: {}, B: { role: 'mafia' } } })],
    [],
    ['A 4 0–3', 'B 0 0–0'],
  ],
  [
    'typed points show what can be typed',
    [game('1', { seats: { A: '-1', B: '5' } }), game('2')],
    [],
    ['B 5 -1–5', 'A 1 -1–5'],
  ],
] as const)('stage1.games: still to gain: %s', (_, games, rulings, all) => {
  expect(runners(games, rulings)).toEqual([['1', 1, ...all]]);
});

test('a stage that was followed has no more games; the final has no cut', () => {
  const games = [game('1'), game('2', { stage: '2' }), game('3', { stage: '3' })];
  expect(runners(games.slice(0, 2)).map(([stage, , one]) => `${stage} ${one}`)).toEqual([
    '1 A 2 0–0',
    '2 A 3 0–3',
  ]);
  expect(races(games).map(({ stage }) => stage)).toEqual(['1', '2']);
});

test('stage1.games: a maniac paid by kills kills all the others at most', () => {
  const kills = {
    maniac: 'kills',
    'maniac.minPlayers': 10,
    'maniac.first': exact('1'),
    'maniac.further': exact('1'),
  } as const;
  expect(runners([game('1'), game('2')], [], kills)).toEqual([['1', 1, 'A 4 0–9', 'B 0 0–9']]);
  const points = PLAIN.map(row => ({ ...row, players: 12 }));
  const twelve = [game('1', { players: 12 }), game('2', { players: 12 })];
  expect(runners(twelve, [], { ...kills, points })).toEqual([['1', 1, 'A 4 0–11', 'B 0 0–11']]);
});

test('without a table of points nothing bounds what can be gained', () => {
  const typed = [game('1', { seats: { A: '1', B: '2' } })];
  expect(races(typed, [], { points: [] }).map(({ isBounded }) => isBounded)).toEqual([false]);
  expect(races(typed).map(({ isBounded }) => isBounded)).toEqual([true]);
});
