import type { Tournament } from '../../../src/core/tournament';
import { type LeagueValues, parameters } from '../../../src/regulations/league/parameters';
import { LEAGUE_POINTS } from '../../../src/regulations/league/points';
import { questions, rules } from '../../../src/regulations/league/questions';
import { changed, everyKind, game, kindsOf, nothing, players, scaleOf, teams } from '../asked';

const ask = (values: Partial<LeagueValues>, facts: Partial<Tournament> = {}) =>
  questions({ ...nothing, ...facts }, changed<LeagueValues>(parameters, { 'debt.days': 7, ...values }));

/** A top league of ten teams with the same number of players each. */
const ten = (count: number) => teams(10, () => ({ league: 'top', players: players(count) }));
const second = (count: number) =>
  teams(count, () => ({ league: 'second' })).map(one => ({ ...one, name: `S${one.name}` }));

test('the text leaves the time to pay open, and nothing else', () =>
  expect(kindsOf(questions(nothing, changed(parameters)))).toEqual(['debtUnsaid debt.days']));
test('answered, it leaves nothing open', () => {
  expect(ask({})).toEqual([]);
  expect(ask({}, { teams: [...ten(4), ...second(8)], games: [game(10)] })).toEqual([]);
});

const [good, mafia] = LEAGUE_POINTS as [(typeof LEAGUE_POINTS)[number], (typeof LEAGUE_POINTS)[number]];
const CASES: readonly (readonly [string, Partial<LeagueValues>, Partial<Tournament>?])[] = [
  ['playersLimits players.min', { 'players.min': 11, 'stop.quorum': scaleOf([7, 6]) }],
  ['quorumGap stop.quorum', { 'stop.quorum': scaleOf([8, 6]) }],
  ['quorumBeyond stop.quorum', { 'stop.quorum': scaleOf([7, 8]) }],
  ['debtUnsaid debt.days', { 'debt.days': undefined }],
  ['pointsEmpty points', { points: [] }],
  [
    'pointsPlayers points',
    {
      points: [
        { ...good, players: 9 },
        { ...mafia, players: 9 },
      ],
    },
    { games: [game(10)] },
  ],
  ['pointsBlank points', { points: [good, { ...mafia, points: { city: { n: 0, d: 1 } } }] }],
  ['pointsSide points', { points: [good] }],
  ['rolesUnknown roles', {}, { games: [game(8)] }],
  ['prizesRise prizes.second', { 'prizes.second': scaleOf([1, 10], [2, 20]) }],
  ['relegatedAll relegated', { relegated: 10 }, { teams: ten(4) }],
  ['promotedAll promoted', { promoted: 9 }, { teams: [...ten(4), ...second(8)] }],
  ['leagueGrows promoted', { 'league.max': 10 }, { teams: [...ten(4), ...second(8)] }],
  ['tooFewForGame players.min', {}, { teams: ten(4).slice(0, 6) }],
  ['squadGames limit.part', {}, { teams: ten(3) }],
];

test.each(CASES.map(([kind, values, facts = {}]) => [kind, values, facts] as const))(
  '%s',
  (kind, values, facts) => expect(kindsOf(ask(values, facts))).toEqual([kind]),
);
test('every question has a case', () =>
  expect([...new Set(CASES.map(([kind]) => kind.split(' ')[0]))].sort()).toEqual(everyKind(rules).sort()));

test('2.7: ten teams play 20 rounds, a player may play 6: three of a squad are too few, four are enough', () => {
  expect(ask({}, { teams: ten(3) })[0]?.data).toMatchObject({ rounds: 20, each: 6, needed: 4, count: 10 });
  expect(ask({}, { teams: ten(4) })).toEqual([]);
});
test('a team without declared players is not asked about', () =>
  expect(ask({}, { teams: ten(0) })).toEqual([]));

const named = (count: number) => Array.from({ length: count }, (_, i) => `T${i + 1}`);
const SAYINGS: readonly (readonly [string, Partial<LeagueValues>, Partial<Tournament>, object])[] = [
  ['playersLimits', { 'players.min': 11, 'stop.quorum': scaleOf([7, 6]) }, {}, { min: 11, max: 10 }],
  ['quorumGap', { 'stop.quorum': scaleOf([8, 6]) }, {}, { from: 8, min: 7 }],
  ['quorumBeyond', { 'stop.quorum': scaleOf([7, 9], [9, 9]) }, {}, { players: [7, 8] }],
  [
    'pointsPlayers',
    {
      points: [
        { ...good, players: 9 },
        { ...mafia, players: 9 },
      ],
    },
    { games: [game(10)] },
    { players: [10] },
  ],
  ['pointsSide', { points: [good] }, {}, { whom: 'mafia' }],
  ['rolesUnknown', {}, { games: [game(8)] }, { players: [8] }],
  ['relegatedAll', { relegated: 10 }, { teams: ten(4) }, { count: 10, teams: 10 }],
  ['promotedAll', { promoted: 9 }, { teams: [...ten(4), ...second(8)] }, { count: 9, teams: 8 }],
  [
    'leagueGrows',
    { 'league.max': 10 },
    { teams: [...ten(4), ...second(8)] },
    { next: 11, max: 10, down: 1, up: 2 },
  ],
  ['tooFewForGame', {}, { teams: ten(4).slice(0, 6) }, { stage: 'top', teams: 6, min: 7 }],
  ['squadGames', {}, { teams: ten(3) }, { teams: named(6), count: 10, rounds: 20, each: 6, needed: 4 }],
];
test.each(SAYINGS)('%s names its numbers', (_, values, facts, data) =>
  expect(ask(values, facts)[0]?.data).toMatchObject(data),
);

const EDGES: readonly (readonly [string, Partial<LeagueValues>, Partial<Tournament>?])[] = [
  ['as many players at least as at most', { 'players.min': 10, 'stop.quorum': scaleOf([7, 6]) }],
  ['all of a game must agree', { 'stop.quorum': scaleOf([7, 7]) }],
  ['no quorum at all', { 'stop.quorum': [] }],
  ['all of the second league go up', { promoted: 8 }, { teams: [...ten(4), ...second(8)] }],
  ['the top league is full', { 'league.max': 11 }, { teams: [...ten(4), ...second(8)] }],
  ['it is too large already', { 'league.max': 9 }, { teams: [...ten(4), ...second(8)] }],
  ['nobody goes up from nowhere', { 'league.max': 10 }, { teams: ten(4) }],
  ['as many teams as a game needs', {}, { teams: ten(4).slice(0, 7) }],
];
test.each(EDGES.map(([edge, values, facts = {}]) => [edge, values, facts] as const))(
  'not asked: %s',
  (_, values, facts) => expect(kindsOf(ask(values, facts))).toEqual([]),
);
