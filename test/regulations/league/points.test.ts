import { toText } from '../../../src/core/points';
import { LEAGUE_POINTS } from '../../../src/regulations/league/points';
import {
  exact,
  findings,
  judged,
  places,
  pointsOf,
  type SmallGame,
  type SmallSeason,
  type SmallSeat,
  said,
  table,
} from './season';

type Ended = NonNullable<SmallGame['outcome']>;
const of = (outcome: Ended, seats: SmallGame['seats'], more: Partial<SmallGame> = {}) => ({
  id: '1',
  outcome,
  seats,
  ...more,
});
const earned = (outcome: Ended, seat: SmallSeat, law = {}, more: Partial<SmallGame> = {}) =>
  pointsOf(judged({ teams: 'A', games: [of(outcome, { A: seat }, more)], law }), 'A');

describe('3.1', () => {
  test.each([
    ['city', 'citizen', '2'],
    ['city', 'commissar', '2'],
    ['city', 'sergeant', '2'],
    ['city', 'bossChild', '2'],
    ['city', 'mafia', '0'],
    ['mafia', 'citizen', '0'],
    ['mafia', 'mafia', '3'],
    ['mafia', 'boss', '3'],
    ['omon3', 'commissar', '0.25'],
    ['omon3', 'mafia', '2.5'],
    ['omon2', 'citizen', '0.5'],
    ['omon2', 'mafia', '2'],
    ['omon1', 'bossChild', '1'],
    ['omon1', 'mafia', '1.5'],
    ['city', 'maniac', '2'],
    ['mafia', 'maniac', '0'],
  ] as const)('3.1: %s, %s earns %s', (outcome, role, points) => {
    expect(earned(outcome, role)).toBe(points);
  });

  test('3.1: typed points override the table, with or without a role', () => {
    expect(earned('city', { role: 'mafia', typed: '0.75' })).toBe('0.75');
    expect(earned('city', { typed: '1' })).toBe('1');
  });

  test('3.1: a draw is in no row of the table: an error that names the cell, and no zeros', () => {
    const verdict = judged({ teams: 'A B', games: [of('draw', { A: 'citizen', B: 'mafia' })] });
    expect(findings(verdict, 'pointsNotSet')).toEqual(['error O101', 'error O102']);
    expect(places(verdict)).toEqual(['? A ?', '? B ?']);
  });

  test('3.1: an omon beside a winner is the outcome, or the win counts where the organizers want it', () => {
    const more = { winner: 'city' as const };
    expect(earned('omon2', 'citizen', {}, more)).toBe('0.5');
    expect(earned('omon2', 'citizen', { omon: 'winner' }, more)).toBe('2');
  });

  test('3.1: no outcome, no role: errors with their cells', () => {
    const verdict = judged({
      teams: 'A',
      games: [of('none', { A: 'citizen' }), { ...of('city', { A: {} }), id: '2' }],
    });
    expect(findings(verdict, 'outcomeMissing')).toEqual(['error G100']);
    expect(findings(verdict, 'roleMissing')).toEqual(['error K201']);
  });
});

describe('2.16', () => {
  const lost = { role: 'citizen', days: 2, daysInAll: 4 } as const;
  test('2.16: a player lost by timeout earns nothing in that game', () => {
    expect(earned('city', lost)).toBe('0');
    expect(earned('city', { days: 0 })).toBe('0');
  });

  test('2.16: or his share, or all, where the organizers want it', () => {
    expect(earned('city', lost, { timeout: 'share' })).toBe('1');
    expect(earned('city', lost, { timeout: 'full' })).toBe('2');
  });
});

describe('2.19, 2.20, 5.10: games that do not stand', () => {
  const round = (again: readonly SmallGame[]) =>
    judged({
      teams: 'A B',
      games: [of('stopped', { A: 'citizen', B: 'mafia' }, { round: '1', players: 9 }), ...again],
    });

  test('2.19: a stopped game gives nobody points, and its replay is due', () => {
    const verdict = round([]);
    expect(places(verdict)).toEqual(['1= A 0 extra round', '1= B 0 extra round']);
    expect(findings(verdict, 'replayDue')).toEqual(['warning G100']);
  });

  test('2.19: replayed in the same round, it is settled', () => {
    const verdict = round([{ id: '2', round: '1', seats: { A: 'citizen', B: 'mafia' } }]);
    expect(findings(verdict, 'replayDue')).toEqual([]);
    expect(pointsOf(verdict, 'A')).toBe('2');
  });

  test.each([
    [10, '7'],
    [9, '7'],
    [8, '6'],
    [7, '6'],
  ])('2.20: of %i players %s must agree', (players, votes) => {
    const [finding] = judged({
      teams: 'A',
      games: [of('stopped', { A: 'citizen' }, { players })],
    }).findings.filter(({ kind }) => kind === 'replayDue');
    expect(finding?.data).toMatchObject({ players, votes });
  });

  test('2.20: fewer than 7 or more than 10 players are no game of the league', () => {
    const seats = { A: 'citizen' } as const;
    const cells = (players: number) =>
      findings(
        judged({ teams: 'A', games: [of('city', seats, { players })], law: { 'players.min': 7 } }),
        'playersOutside',
      );
    expect([6, 7, 10, 11].map(cells)).toEqual([['warning C100'], [], [], ['warning C100']]);
  });

  test('5.10: a finished game counts unless a ruling annuls it', () => {
    const game = of('city', { A: 'citizen' });
    const annulled = { team: 'A', clause: '5.10', game: '1', sanctions: [{ kind: 'annulled' }] as const };
    expect(pointsOf(judged({ teams: 'A', games: [game] }), 'A')).toBe('2');
    expect(pointsOf(judged({ teams: 'A', games: [game], rulings: [annulled] }), 'A')).toBe('0');
    expect(
      pointsOf(judged({ teams: 'A', games: [game], rulings: [{ ...annulled, state: 'withdrawn' }] }), 'A'),
    ).toBe('2');
  });
});

describe('leagues', () => {
  const teams = {
    A: { league: 'top' },
    B: { league: 'second' },
    C: {},
  };
  test('2.9: who plays where is entered by the organizers; what is missing is said, and the protocols tell', () => {
    const verdict = judged({
      teams,
      games: [
        of('city', { A: 'citizen' }),
        { id: '2', stage: 'second', seats: { B: 'mafia', C: 'citizen' } },
      ],
    });
    expect(findings(verdict, 'leagueMissing')).toEqual(['warning A4']);
    expect([table(verdict), table(verdict, 'second')].map(rows => rows.map(row => row.team))).toEqual([
      ['A'],
      ['C', 'B'],
    ]);
  });

  test('2.9: a game without a league is that of its teams; a team of the other league earns nothing there', () => {
    const verdict = judged({ teams, games: [of('city', { B: 'citizen' }, { stage: '1' })] });
    expect(table(verdict, 'second').map(row => row.team)).toEqual(['B']);
    const foreign = judged({ teams, games: [of('city', { A: 'citizen', B: 'citizen' })] });
    expect(findings(foreign, 'foreignTeam')).toEqual(['error I102']);
    expect(table(foreign).find(row => row.team === 'B')).toBeUndefined();
  });

  test('2.9: a game of a third league counts nowhere', () => {
    const verdict = judged({ teams, games: [of('city', { A: 'citizen' }, { stage: '3' })] });
    expect(findings(verdict, 'otherLeague')).toEqual(['error C100']);
    expect(verdict.tables).toEqual([]);
  });

  test('2.8: more than 42 teams in the top league', () => {
    const many = (n: number) =>
      findings(judged({ teams: Array.from({ length: n }, (_, i) => `T${i}`).join(' ') }), 'leagueTooLarge');
    expect([many(42), many(43)]).toEqual([[], ['warning A2']]);
  });
});

describe('1.6', () => {
  const twice = (first: SmallSeat, second: SmallSeat) =>
    judged({ teams: 'A', games: [of('city', { A: [first, second] })] });
  test('1.6: of two players of one team the smaller result counts, in either order', () => {
    const [good, bad] = [
      { role: 'citizen', player: 'Ann' },
      { role: 'mafia', player: 'Bob' },
    ] as const;
    expect([twice(good, bad), twice(bad, good)].map(verdict => pointsOf(verdict, 'A'))).toEqual(['0', '0']);
    expect(findings(twice(good, bad), 'seatTwice')).toEqual([]);
  });

  test('1.6: the same row twice is a slip, not an offence', () => {
    const row = { role: 'citizen', player: 'Ann' } as const;
    const verdict = twice(row, row);
    expect(findings(verdict, 'seatTwice')).toEqual(['error I102']);
    expect([pointsOf(verdict, 'A'), verdict.penalties]).toEqual(['2', []]);
  });
});

test('points add up exactly: 0.25 four times is 1', () => {
  const games = ['1', '2', '3', '4'].map(id => of('omon3', { A: 'citizen' }, { id }));
  expect(pointsOf(judged({ teams: 'A', games }), 'A')).toBe('1');
  expect(judged({ teams: 'A', games }).awards.map(({ points }) => toText(points))).toEqual(
    games.map(() => '0.25'),
  );
});

describe('what a seat lacks', () => {
  const shown = (seats: SmallGame['seats'], more: Partial<SmallGame> = {}, law = {}) =>
    judged({ teams: 'A B', games: [of(more.outcome ?? 'city', seats, more)], law });
  const whole = { role: 'citizen', player: 'Ann' } as const;
  const open = ['? B 2', '? A ?'];

  test.each([
    ['a cell that can’t be read', { role: 'citizen', unreadable: true }, {}],
    ['one of two rows without its role', [whole, { player: 'Bob' }], {}],
    ['days that are no share', { role: 'citizen', days: 5, daysInAll: 4 }, { timeout: 'share' }],
  ] as const)('%s: the team’s points are not known, and nobody has a place', (_, seat, law) => {
    const verdict = shown({ A: seat as SmallSeat, B: 'citizen' }, {}, law);
    expect(places(verdict)).toEqual(open);
    expect(table(verdict).map(({ provisional }) => provisional && toText(provisional))).toEqual([
      undefined,
      '0',
    ]);
  });

  test('3.1: without an outcome typed points count, a role does not', () => {
    const verdict = shown({ A: 'citizen', B: { role: 'citizen', typed: '2' } }, { outcome: 'none' });
    expect([places(verdict), findings(verdict, 'outcomeMissing')]).toEqual([open, ['error G100']]);
  });

  test('3.1: the table has no row for a draw: the maniac’s side is the city’s', () => {
    const verdict = shown({ A: 'maniac', B: 'mafia' }, { outcome: 'draw' });
    expect(said(verdict, 'pointsNotSet')).toMatchObject([
      { side: 'good', teams: ['A'] },
      { side: 'mafia', teams: ['B'] },
    ]);
  });
});

describe('1.6: which row counts', () => {
  const twice = (...seats: readonly SmallSeat[]) => judged({ teams: 'A', games: [of('city', { A: seats })] });
  test('1.6: of two that earn the same always the same one, in whatever order they stand', () => {
    const [good, bad] = [
      { role: 'citizen', player: 'Ann', typed: '1' },
      { role: 'mafia', player: 'Bob', typed: '1' },
    ] as const;
    for (const verdict of [twice(good, bad), twice(bad, good)])
      expect(table(verdict)[0]?.criteria).toEqual({ '3.2': undefined });
    const roleless = { player: 'Cid', typed: '1' } as const;
    for (const verdict of [twice(bad, roleless), twice(roleless, bad)])
      expect(table(verdict)[0]?.criteria).toEqual({ '3.2': undefined });
  });

  test('1.6: a row without its player is no second player; other slips of two players are still said', () => {
    const nameless = twice({ role: 'citizen', player: 'Ann' }, 'citizen');
    expect([findings(nameless, 'seatTwice'), nameless.penalties]).toEqual([['error I102'], []]);
    const shot = twice({ role: 'citizen', player: 'Ann', kills: 1 }, { role: 'citizen', player: 'Bob' });
    expect(findings(shot, 'killsWithoutManiac')).toEqual(['warning L101']);
  });
});

test('2.9: nothing is awarded to a team of the other league', () => {
  const foreign = judged({
    teams: { A: { league: 'top' }, B: { league: 'second' } },
    games: [of('city', { A: 'citizen', B: 'citizen' })],
  });
  expect(foreign.awards.map(({ team, at }) => [team, at?.cell])).toEqual([['A', 'O101']]);
});

describe('2.9: in which league a team is', () => {
  const second = (games: readonly SmallGame[], teams: SmallSeason['teams'] = 'A B C') =>
    table(judged({ teams, games }), 'second')
      .map(row => row.team)
      .sort();
  const game = (id: string, stage: string, ...teams: readonly string[]): SmallGame => ({
    ...of('city', Object.fromEntries(teams.map(team => [team, 'citizen'])), { id }),
    stage,
  });
  test.each([
    ['«2» is the second', [game('1', '2', 'A', 'B')], ['A', 'B', 'C']],
    [
      'the first protocol that names a league tells',
      [game('1', 'second', 'A'), game('2', 'top', 'A', 'B')],
      ['A'],
    ],
    [
      'a game of no league tells nothing',
      [game('1', '3', 'A'), game('2', 'second', 'A'), game('3', 'top', 'B')],
      ['A'],
    ],
  ] as const)('%s', (_, games, teams) => expect(second(games)).toEqual(teams));

  test('a game that names none is of the league of most of its teams, of equally many the top one', () => {
    const teams = { A: { league: 'top' }, B: { league: 'second' }, C: { league: 'second' } };
    const stages = (...seated: readonly string[]) =>
      judged({ teams, games: [game('1', '1', ...seated)] }).tables.map(({ stage }) => stage);
    expect([stages('A', 'B'), stages('A', 'B', 'C'), stages('A')]).toEqual([['top'], ['second'], ['top']]);
  });

  test('2.19: a stopped game that the table pays for either side stands', () => {
    const [good, mafia] = LEAGUE_POINTS as [(typeof LEAGUE_POINTS)[number], (typeof LEAGUE_POINTS)[number]];
    const points = [good, { ...mafia, points: { ...mafia.points, stopped: exact('1') } }];
    expect(earned('stopped', 'mafia', { points })).toBe('1');
  });
});
