// What the product finds and charges, and which row of the ledger answers it.
import { league } from '../../../src/regulations/league';
import {
  charges,
  judged,
  lawOf,
  moment,
  penalties,
  places,
  type SmallGame,
  type SmallRuling,
  type SmallSeason,
} from './season';

const rounds = (n: number, seats: (i: number) => SmallGame['seats']): readonly SmallGame[] =>
  Array.from({ length: n }, (_, i) => ({ id: String(i + 1), seats: seats(i) }));
const one = (rulings: readonly SmallRuling[], more: Partial<SmallSeason> = {}) =>
  judged({ teams: 'A B', games: rounds(1, () => ({ A: 'citizen', B: 'citizen' })), rulings, ...more });

describe('2.17: which game the charge names', () => {
  const late = { id: '3', round: '2', seats: { A: 'citizen', B: 'citizen' } } as const;
  const round = (more: readonly Partial<SmallGame>[], rulings: readonly SmallRuling[] = []) => {
    const own = more.map(
      (one, i): SmallGame => ({ id: `${i + 1}`, round: '1', seats: { A: 'citizen' }, ...one }),
    );
    return judged({ teams: 'A B', games: [...own, late], rulings });
  };
  const noShows = (verdict: ReturnType<typeof judged>) =>
    penalties(verdict).filter(line => line.startsWith('2.17'));

  test('the first that was not stopped, with its time and players', () => {
    const start = '2009-10-01T20:00';
    const [charge] = charges(round([{ outcome: 'stopped' }, { start, players: 8 }]));
    expect(charge).toEqual({
      clause: '2.17',
      team: 'B',
      when: moment(start),
      cell: 'C200',
      evidence: { kind: 'noShow', data: { game: '2', team: 'B', players: 8 } },
    });
  });

  test.each([
    ['the judge’s own game', { game: '2' }, ['2.17 B 2 1 75 -0.1 confirmed']],
    ['not that of another clause', { game: '2', clause: '2.21' }, ['2.17 B 1 1 75 -0.1 proposed']],
    [
      'not that of another team',
      { game: '2', team: 'A' },
      ['2.17 A 2 1 75 -0.1 confirmed', '2.17 B 1 1 75 -0.1 proposed'],
    ],
    [
      'not a game of another round',
      { game: '3' },
      ['2.17 B 1 1 75 -0.1 proposed', '2.17 B 3 2 100 -0.1 confirmed'],
    ],
  ] as const)('%s', (_, more, all) => {
    expect(noShows(round([{}, {}], [{ team: 'B', clause: '2.17', ...more }])).sort()).toEqual(all);
  });

  test.each([
    ['a game annulled beside one played', [{ unread: 1 }, {}], '1', 1],
    ['one not played yet', [{}, { outcome: 'none', seats: {} }], undefined, 0],
    [
      'one whose outcome is not written',
      [{ outcome: 'none', seats: { A: { role: 'citizen', typed: '2' } } }],
      undefined,
      0,
    ],
  ] as const)('a round with %s', (_, games, annulled, count) => {
    const ruling: SmallRuling = {
      team: 'A',
      clause: '4.2',
      sanctions: [{ kind: 'annulled' }],
      game: annulled ?? '9',
    };
    expect(noShows(round(games as readonly Partial<SmallGame>[], [ruling]))).toHaveLength(count);
  });

  test('as many teams as a game has seats: each game is its round; more: the next has begun with its first game', () => {
    const games: readonly SmallGame[] = [{ id: '1', round: '1', seats: { A: 'citizen' } }];
    const next: readonly SmallGame[] = [
      { id: '2', round: '2', outcome: 'none', seats: { C: 'citizen' } },
      { id: '3', round: '2', seats: { A: 'citizen', B: 'citizen' } },
    ];
    expect(noShows(judged({ teams: 'A B', games, law: { 'players.max': 2 } }))).toHaveLength(1);
    expect(
      noShows(judged({ teams: 'A B C', games: [...games, ...next], law: { 'players.max': 2 } })),
    ).toEqual(['2.17 B 1 1 75 -0.1 proposed', '2.17 C 1 1 75 -0.1 proposed']);
  });

  test.each([
    ['a miss of its own', { clause: '2.17' }, 2],
    ['another clause', { clause: '2.21' }, 3],
    ['another team', { clause: '2.17', team: 'A' }, 3],
    ['with its game', { clause: '2.17', game: '9' }, 3],
  ] as const)('a row without its game answers one miss: %s', (_, more, open) => {
    const games = rounds(3, () => ({ A: 'citizen' }));
    const verdict = judged({ teams: 'A B', games, rulings: [{ team: 'B', ...more }] });
    expect(noShows(verdict).filter(line => line.endsWith('proposed'))).toHaveLength(open);
  });
});

describe('teams that are out', () => {
  const day = (n: number) => `2009-10-0${n}`;
  const games = rounds(3, () => ({ A: 'citizen' })).map((game, i) => ({
    ...game,
    start: `${day(i + 1)}T18:00`,
  }));
  const out = (more: Partial<SmallRuling>): SmallRuling => ({
    team: 'B',
    clause: '4.2',
    sanctions: [{ kind: 'teamOut' }],
    ...more,
  });
  const missed = (...rulings: readonly SmallRuling[]) =>
    charges(judged({ teams: 'A B', games, rulings })).length;

  test.each([
    ['from a game', [out({ game: '2' })], 1],
    ['from a time', [out({ at: day(3) })], 2],
    ['from a time in a game', [out({ at: '2009-10-02T18:00' })], 1],
    ['after all games', [out({ at: day(9) })], 3],
    ['no game, no time: from the beginning', [out({})], 0],
    [
      'of two rulings the earlier',
      [out({ game: '3' }), out({ game: '2' }), out({ game: '3', clause: '2.18' })],
      1,
    ],
    ['among other sanctions', [out({ game: '2', sanctions: [{ kind: 'warning' }, { kind: 'teamOut' }] })], 1],
    ['only proposed', [out({ game: '2', state: 'proposed' })], 3],
  ] as const)('2.17: misses nothing any more %s', (_, rulings, count) => {
    expect(missed(...rulings)).toBe(count);
  });

  test('2.17: a game without a time is not yet played when a team is put out', () => {
    const timeless = { id: '0', round: '4', seats: { A: 'citizen' } } as const;
    const verdict = judged({ teams: 'A B', games: [timeless, ...games], rulings: [out({ at: day(3) })] });
    expect(charges(verdict)).toHaveLength(2);
  });

  test('2.15: only its own debts paid bring a team back, and only where it is out for debts', () => {
    const paid: SmallRuling = { team: 'B', clause: '2.21', paid: '75' };
    const other: SmallRuling = { team: 'A', clause: '2.21', paid: '75' };
    const teamOut = { team: 'B', clause: '2.15' } as const;
    const last = (...rulings: readonly SmallRuling[]) => places(one(rulings))[1]?.slice(0, 3);
    expect([last(paid, teamOut), last(other, teamOut), last(paid, out({}))]).toEqual(['2 B', '? B', '? B']);
  });
});

describe('whose word stands', () => {
  const named = (player: string) => ({ role: 'citizen' as const, player });
  const games: readonly SmallGame[] = [{ id: '1', seats: { A: [named('Bob'), named('Ann')], B: 'mafia' } }];
  const row = (more: Partial<SmallRuling>): SmallRuling => ({
    team: 'A',
    clause: '2.23',
    game: '1',
    player: 'Bob',
    ...more,
  });
  test.each([
    ['a row on the same game with a player', {}, 0],
    ['of another clause', { clause: '3.1' }, 1],
    ['of another team', { team: 'B' }, 1],
    ['of another game', { game: '2' }, 1],
    ['a proposal that the judge wrote', { state: 'proposed' }, 0],
    ['a proposal of the product’s own', { state: 'proposed', id: '2.23 · 1 · A/Bob' }, 1],
    ['that proposal, confirmed', { id: '2.23 · 1 · A/Bob' }, 0],
  ] as const)('2.23: what the product found falls away for %s', (_, more, found) => {
    const verdict = judged({ teams: 'A B', games, rulings: [row(more)] });
    expect(charges(verdict).filter(({ clause }) => clause === '2.23')).toHaveLength(found);
  });

  test('2.23: the row that answers the charge keeps its evidence; one on another player answers none', () => {
    const { player: _, ...answer } = row({});
    const verdict = judged({ teams: 'A B', games, rulings: [answer as SmallRuling] });
    expect(charges(verdict)).toMatchObject([{ clause: '2.23', evidence: { kind: 'twoOfTeam' } }]);
    const over = rounds(2, () => ({ A: named('Ann'), B: 'mafia' }));
    const law = { 'rounds.perTeam': 1 };
    expect(penalties(judged({ teams: 'A B', games: over, law, rulings: [row({ game: '2' })] }))).toEqual([
      '2.23 A Bob 2 2 100 -0.1 confirmed',
      '2.23 A Ann 2 1 100 -0.1 proposed',
    ]);
  });
});

describe('what is counted together', () => {
  const counted = (...rulings: readonly SmallRuling[]) => penalties(one(rulings));
  test('of a team under one clause, whoever it was; other clauses apart', () => {
    expect(
      counted(
        { team: 'A', clause: '2.23', player: 'Ann', at: '2009-10-01' },
        { team: 'A', clause: '2.23', player: 'Bob', at: '2009-10-02' },
        { team: 'A', clause: '2.14', at: '2009-10-03' },
      ).map(line => line.replace(/ -0.1 confirmed/, '')),
    ).toEqual(['2.23 A Ann 1 100', '2.23 A Bob 2 100', '2.14 A 1 100']);
  });

  test('a row that names no game stands before those that do', () => {
    const rows: readonly SmallRuling[] = [
      { team: 'A', clause: '5.2', player: 'Ann', game: '1' },
      { team: 'A', clause: '5.1', player: 'Ann' },
    ];
    expect(counted(...rows)).toEqual(['5.2 A Ann 1 2 day confirmed', '5.1 A Ann 1 warning confirmed']);
  });

  test('2.14: the captain of another team is a player of his own; one marked in the squad is a captain', () => {
    const twice = (teams: SmallSeason['teams']) =>
      penalties(
        one(
          [
            { team: 'A', clause: '2.14', player: 'Ann', at: '2009-10-01' },
            { team: 'A', clause: '2.14', player: 'Ann', at: '2009-10-02' },
          ],
          { teams },
        ),
      ).at(-1);
    expect(twice({ A: { captain: 'Cap' }, B: { captain: 'Ann' } })).toBe('2.14 A Ann 2 end confirmed');
    const squad = [{ name: 'Ann', captain: true }];
    expect(twice({ A: { players: squad }, B: {} })).toBe('2.14 A Ann 2 teamOut confirmed');
  });

  test('2.14: asked without an offender, the ladder is that of a captain', () => {
    const points = lawOf()['fine.points'];
    expect(league.ladder?.('2.14', lawOf())).toEqual([
      [{ kind: 'deduction', points }],
      [{ kind: 'teamOut' }],
    ]);
  });
});

describe('3.1: the charge of a maniac', () => {
  const start = '2009-10-01T18:00';
  const shot = (seats: SmallGame['seats'], at?: string) =>
    charges(judged({ teams: 'A B', games: [{ id: '1', seats, ...(at && { start: at }) }] }));
  test('how often he shot, in the cell of it, at the time of the game', () => {
    const seats = { A: { role: 'maniac', kills: 2 }, B: 'citizen' } as const;
    const charge = {
      clause: '3.1',
      team: 'A',
      cell: 'L101',
      evidence: { kind: 'maniacShot', data: { game: '1', team: 'A', count: 2 } },
    };
    expect(shot(seats, start)).toEqual([{ ...charge, when: moment(start) }]);
    expect(shot(seats)).toEqual([{ ...charge, when: undefined }]);
  });
  test('kills of anyone else are no offence', () => {
    expect(shot({ A: { role: 'citizen', kills: 2 }, B: 'maniac' })).toEqual([]);
  });
});

describe('2.15: the charge', () => {
  const unpaid = (now: string, ...rulings: readonly SmallRuling[]) =>
    charges(
      judged({
        teams: 'B A',
        games: rounds(1, () => ({ A: 'citizen', B: 'citizen' })),
        rulings,
        now,
        law: { 'debt.days': 10 },
      }),
    );
  const fine = (more: Partial<SmallRuling> = {}): SmallRuling => ({
    team: 'A',
    clause: '2.21',
    at: '2009-10-01',
    ...more,
  });
  test('what is owed and since how long, in the row of the team', () => {
    const evidence = { kind: 'unpaid', data: { team: 'A', owes: '175', days: 10 } };
    expect(unpaid('2009-10-12', fine(), fine({ clause: '2.23', at: '2009-10-09' }))).toEqual([
      { clause: '2.15', team: 'A', when: undefined, cell: 'A3', evidence },
    ]);
  });
  test.each([
    ['on the last day', '2009-10-11', [fine()], 0],
    ['a moment later', '2009-10-11T00:01', [fine()], 1],
    [
      'its own debt of yesterday, another’s of long ago',
      '2009-10-20',
      [fine({ at: '2009-10-19' }), fine({ team: 'B', paid: '75' })],
      0,
    ],
    ['since when is not known', '2009-10-20', [{ team: 'A', clause: '2.21' }], 0],
    [
      'paid long ago, a new one owed',
      '2009-10-20',
      [fine({ paid: '75' }), fine({ clause: '2.23', at: '2009-10-19' })],
      0,
    ],
  ] as const)('%s', (_, now, rulings, count) => {
    expect(unpaid(now, ...rulings)).toHaveLength(count);
  });
});
