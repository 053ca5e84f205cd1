import { fraction } from '../../../src/core/points';
import type { Tournament } from '../../../src/core/tournament';
import { editions } from '../../../src/regulations/cup/editions';
import { row } from '../../../src/regulations/cup/editions/row';
import { type CupValues, parameters } from '../../../src/regulations/cup/parameters';
import { questions, rules } from '../../../src/regulations/cup/questions';
import { changed, everyKind, game, kindsOf, nothing, scaleOf, teams } from '../asked';

const TABLE = [row(13, 'good', '2', '0', '1', '1', '1'), row(13, 'mafia', '0', '4', '2', '2', '2')];
const ask = (values: Partial<CupValues>, facts: Partial<Tournament> = {}) =>
  questions({ ...nothing, ...facts }, changed<CupValues>(parameters, { points: TABLE, ...values }));

test('the text itself has no points, and nothing else is open', () =>
  expect(kindsOf(questions(nothing, changed(parameters)))).toEqual(['pointsEmpty points']));
test('with points nothing is open, before and after teams are entered', () => {
  expect(ask({})).toEqual([]);
  expect(ask({}, { teams: teams(15), games: [game(13)] })).toEqual([]);
});
test.each(Object.entries(editions).filter(([name]) => name !== 'template'))(
  'the edition %s contradicts itself nowhere before games stand',
  (_, values) => expect(kindsOf(ask(values)).filter(kind => kind !== 'chainEmpty stage3.chain')).toEqual([]),
);

const CASES: readonly (readonly [string, Partial<CupValues>, Partial<Tournament>?])[] = [
  ['pointsEmpty points', { points: [] }],
  ['pointsPlayers points', {}, { games: [game(15)] }],
  ['pointsBlank points', { points: [...TABLE, row(15, 'good', '1', '0', '-')] }, { announced: [game(15)] }],
  ['pointsSide points', { points: [row(13, 'good', '2', '0', '1')] }],
  ['omonUnpaid omon', { points: [row(13, 'good', '2', '0'), row(13, 'mafia', '0', '4')] }],
  ['maniacTwice maniac', { maniac: 'kills', points: [...TABLE, row(13, 'maniac', '1', '1', '1')] }],
  [
    'rolesUnknown roles',
    {
      roles: [{ citizen: 9 }],
      'stage1.chain': ['mafia'],
      'stage2.chain': ['mafia'],
      'stage3.chain': ['mafia'],
    },
    { games: [game(13)] },
  ],
  ['planStages plan', { plan: scaleOf([9, 1], [12, 5]) }],
  ['cutNobody stage1.cut', { 'stage1.cut': 15 }, { teams: teams(15) }],
  ['cutNobody stage2.cut', { 'stage2.cut': 12 }, { teams: teams(12) }],
  ['cutsSame stage2.cut', { 'stage2.cut': 13 }],
  ['minimumBeyond stage1.minimum', { plan: scaleOf([7, 1]) }, { teams: teams(11) }],
  ['minimumMissing stage2.minimum', { 'stage2.missing': 2 }],
  ['squadLimits squad.min', { 'squad.min': 9 }],
  ['squadGames player.games', { 'player.games': 1 }],
  ['chainEmpty stage1.chain', { 'stage1.chain': [] }],
  [
    'chainIdle stage2.chain',
    { roles: [{ citizen: 9 }], 'stage1.chain': ['mafia'], 'stage2.chain': ['commissar', 'commissarAll'] },
  ],
  ['carryTwice carry.part', { 'carry.places': scaleOf([1, 4]), 'carry.part': fraction(1, 3) }],
  ['prizesRise prizes', { prizes: scaleOf([1, 100], [2, 200]) }],
];

test.each(CASES.map(([kind, values, facts = {}]) => [kind, values, facts] as const))(
  '%s',
  (kind, values, facts) => expect(kindsOf(ask(values, facts))).toEqual([kind]),
);
test('every question has a case', () =>
  expect([...new Set(CASES.map(([kind]) => kind.split(' ')[0]))].sort()).toEqual(everyKind(rules).sort()));

test('in groups the smallest group must fill a game', () => {
  const law = { 'stage1.groups': true, plan: scaleOf([7, 1]) };
  const grouped = (sizes: string) => teams(sizes.length, i => ({ group: sizes[i] as string }));
  const [question] = ask(law, { teams: grouped('aaaaaaaaaaaabbbbbbb') });
  expect(question?.data).toEqual({ minimum: 12, clans: 7, parameter: 'stage1.minimum' });
  expect(ask(law, { teams: grouped('aaaaaaaaaaaabbbbbbbbbbbb') })).toEqual([]);
});
test('a table whose rows all lack an outcome asks for nothing of it', () =>
  expect(ask({ points: TABLE.map(one => ({ ...one })) }, { games: [game(13)] })).toEqual([]));

const SAYINGS: readonly (readonly [string, Partial<CupValues>, Partial<Tournament>, object])[] = [
  ['pointsPlayers', {}, { games: [game(15)] }, { players: [15] }],
  ['pointsSide', { points: [row(13, 'good', '2', '0', '1')] }, {}, { whom: 'mafia' }],
  ['rolesUnknown', { roles: [{ citizen: 9, commissar: 1 }] }, { games: [game(13)] }, { players: [13] }],
  ['planStages', { plan: scaleOf([9, 1], [12, 5]) }, {}, { stages: [5] }],
  ['cutNobody', { 'stage1.cut': 15 }, { teams: teams(15) }, { cut: 15, clans: 15 }],
  ['cutsSame', { 'stage2.cut': 13 }, {}, { first: 13, second: 13 }],
  ['minimumMissing', { 'stage2.missing': 2 }, {}, { minimum: 12, missing: 2, clans: 13 }],
  ['squadLimits', { 'squad.min': 9 }, {}, { min: 9, max: 8 }],
  ['squadGames', { 'player.games': 1 }, {}, { each: 1, max: 8 }],
  [
    'chainIdle',
    { roles: [{ citizen: 9 }], 'stage1.chain': ['mafia'], 'stage2.chain': ['commissar'] },
    {},
    { links: ['commissar'] },
  ],
];
test.each(SAYINGS)('%s names its numbers', (_, values, facts, data) =>
  expect(ask(values, facts)[0]?.data).toMatchObject(data),
);

const EDGES: readonly (readonly [string, Partial<CupValues>, Partial<Tournament>?])[] = [
  ['a maniac paid by the table alone', { points: [...TABLE, row(13, 'maniac', '1', '1', '1')] }],
  ['a squad of one size', { 'squad.min': 8 }],
  ['half carried, with bonuses by place', { 'carry.places': scaleOf([1, 4]) }],
  ['a third carried, without bonuses', { 'carry.part': fraction(1, 3) }],
  ['more clans are missing than go on', { 'stage2.missing': 13 }],
  [
    'roles of which some have a commissar',
    { roles: [{ citizen: 9 }, { citizen: 9, commissar: 1 }], 'stage1.chain': ['commissar'] },
  ],
  [
    'roles of which some have a sergeant',
    { roles: [{ citizen: 9, sergeant: 1 }], 'stage2.chain': ['commissarAll'] },
  ],
  ['roles not said', { roles: [], 'stage1.chain': ['commissar'] }],
  [
    'clans in groups that do not matter',
    { plan: scaleOf([7, 1]) },
    { teams: teams(19, i => ({ group: i < 12 ? 'a' : 'b' })) },
  ],
];
test.each(EDGES.map(([edge, values, facts = {}]) => [edge, values, facts] as const))(
  'not asked: %s',
  (_, values, facts) => expect(kindsOf(ask(values, facts))).toEqual([]),
);
test('an empty table of points is asked about once, not for its omons too', () =>
  expect(kindsOf(ask({ points: [], omon: 'result' }))).toEqual(['pointsEmpty points']));
test('the squad must do for the longest stage: exactly enough is enough', () => {
  const games = (most: number) => ({
    'stage1.games': most,
    'stage2.games': 1,
    'stage3.games': 1,
    'player.games': 1,
  });
  const facts = { teams: teams(15) };
  expect([kindsOf(ask(games(8), facts)), ask(games(9), facts)[0]?.data]).toMatchObject([
    [],
    { games: 9, needed: 9 },
  ]);
});
