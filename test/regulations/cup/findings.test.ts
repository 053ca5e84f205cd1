// What each finding of the cup says about schedules and rulings.
import type { Street } from '../../../src/core/game';
import type { Tournament } from '../../../src/core/tournament';
import { cup } from '../../../src/regulations/cup';
import type { CupValues } from '../../../src/regulations/cup/parameters';
import { facts, judged, law, type SmallGame, type SmallRuling } from './small';

const game = (id: string, stage = '1'): SmallGame => ({ id, stage, seats: { A: '2', B: '1' } });
const said = ({ findings }: ReturnType<typeof judged>, kind: string) =>
  findings.filter(one => one.kind === kind).map(({ data }) => data);
const of = (
  games: readonly SmallGame[],
  rulings: readonly SmallRuling[] = [],
  changed: Partial<CupValues> = {},
) => judged('A B', games, rulings, changed);
const ruled = (ruling: Partial<SmallRuling>) => of([game('1')], [{ team: 'A', ...ruling }]);

test('a cup in order: no finding', () => {
  const quiet = { 'stage1.cut': 1, 'stage2.cut': 1, 'squad.min': 0 };
  expect(of([game('1')], [], quiet)).toMatchObject({ findings: [], rows: [], walls: [] });
});

test.each([
  ['otherStage', of([game('1'), game('2', '7')]), { game: '2', stage: '7', known: ['1', '2', '3'] }],
  [
    'tooManyGames',
    of([game('1'), game('2'), game('3')], [], { 'stage1.games': 2 }),
    { stage: '1', games: 3, most: 2 },
  ],
  ['penaltyGameUnknown', ruled({ game: '8' }), { team: 'A', game: '8' }],
  ['penaltyStageUnknown', ruled({ game: '8', points: '1' }), { team: 'A', game: '8', stage: '' }],
  ['penaltyStageUnknown', ruled({ stage: '9', points: '1' }), { team: 'A', game: '', stage: '9' }],
  ['penaltyOutsideStage', ruled({ team: 'Z', game: '1', points: '1' }), { team: 'Z', stage: '1' }],
  ['sanctionWithoutEffect', ruled({ sanctions: [{ kind: 'forfeit' }] }), { team: 'A', sanction: 'forfeit' }],
  [
    'tooFewClans',
    of([game('1')], [], {
      plan: [
        [
          { n: 3, d: 1 },
          { n: 1, d: 1 },
        ],
      ],
    }),
    { clans: 2, fewest: 3 },
  ],
] as const)('%s says what it is about', (kind, verdict, data) => expect(said(verdict, kind)).toEqual([data]));

test('nobody entered anything yet: a cup of too few clans is told nothing', () => {
  const plan: CupValues['plan'] = [
    [
      { n: 3, d: 1 },
      { n: 1, d: 1 },
    ],
  ];
  const none = (games: readonly SmallGame[]) =>
    said(cup.judge(facts([], games), law({ plan })), 'tooFewClans').length;
  expect([none([]), none([game('1')])]).toEqual([0, 1]);
});

describe('streets of the final', () => {
  const on = (...games: readonly (readonly [street: Street, round?: string])[]) => {
    const tournament = facts(
      ['A', 'B'],
      games.map((_, i) => game(`${i + 1}`, '3')),
    );
    const streets: Tournament = {
      ...tournament,
      games: tournament.games.map((one, i) => ({
        ...one,
        street: games[i]?.[0] as Street,
        ...(games[i]?.[1] !== undefined && { round: games[i]?.[1] as string }),
      })),
    };
    return said(cup.judge(streets, law()), 'otherStreet');
  };
  const [first, second] = law()['stage3.streets'] as [Street, Street];

  test('which street it was and which it should have been', () => {
    expect(on([second])).toEqual([{ game: '1', street: second, wanted: first }]);
  });

  test.each([
    [
      'a second round by its number',
      [
        [first, '2'],
        [second, '2'],
        [second, '2'],
      ],
      0,
    ],
    [
      'a first one',
      [
        [first, '1'],
        [second, '1'],
        [first, '1'],
      ],
      0,
    ],
    [
      'further games of a round are as its third',
      [
        [first, '2'],
        [second, '2'],
        [second, '2'],
        [second, '2'],
      ],
      0,
    ],
    [
      'a round that is no number: by their order',
      [
        [first, 'x2'],
        [second, '2x'],
        [first, '0'],
      ],
      0,
    ],
    [
      'a later round of two digits',
      [
        [first, '12'],
        [second, '12'],
        [second, '12'],
      ],
      0,
    ],
  ] as const)('%s', (_, games, odd) => expect(on(...games)).toHaveLength(odd));
});

describe('fines.1: days are not known without times', () => {
  const dated = (more: Partial<Tournament>) => {
    const tournament = facts(['A', 'B'], [game('1')]);
    const [a, ...rest] = tournament.teams;
    const at = { sheet: 'Teams', cell: 'B9' };
    const players = [
      { name: 'Ann', captain: false, from: 0, at },
      { name: 'Bob', captain: false, at },
    ];
    const teams = a ? [{ ...a, players }, ...rest] : [];
    return said(cup.judge({ ...tournament, teams, ...more }, law()), 'startUnknown');
  };
  test('a note counts the members with a date, once there are games, none with a time', () => {
    expect(dated({})).toEqual([{ members: 1 }]);
    expect(dated({ games: [] })).toEqual([]);
    const timed = facts(['A', 'B'], [game('1')]).games.map(one => ({ ...one, start: 1 }));
    expect(dated({ games: timed })).toEqual([]);
  });
});
