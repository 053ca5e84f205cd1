import {
  accounts,
  findings,
  judged,
  owed,
  penalties,
  places,
  pointsOf,
  type SmallGame,
  type SmallRuling,
  type SmallSeason,
  table,
} from './season';

const rounds = (n: number, seats: (i: number) => SmallGame['seats'], stage = 'top'): readonly SmallGame[] =>
  Array.from({ length: n }, (_, i) => ({ id: String(i + 1), stage, seats: seats(i) }));
const one = (rulings: readonly SmallRuling[], more: Partial<SmallSeason> = {}) =>
  judged({ teams: 'A B', games: rounds(1, () => ({ A: 'citizen', B: 'citizen' })), rulings, ...more });

describe('2.17', () => {
  const missing = (rulings: readonly SmallRuling[] = [], stage = 'top') =>
    judged({ teams: 'A B', games: rounds(3, () => ({ A: 'citizen' }), stage), rulings });

  test('2.17: each miss of a team costs 25 more than the one before', () => {
    expect(penalties(missing())).toEqual([
      '2.17 B 1 1 75 -0.1 proposed',
      '2.17 B 2 2 100 -0.1 proposed',
      '2.17 B 3 3 125 -0.1 proposed',
    ]);
  });

  test('2.17: confirmed, it is owed and taken off; a proposal is neither', () => {
    const verdict = missing([{ team: 'B', clause: '2.17', game: '1' }]);
    expect(owed(verdict)).toEqual(['B 75 2.17']);
    const row = table(verdict).find(({ team }) => team === 'B');
    expect(pointsOf(verdict, 'B')).toBe('-0.1');
    expect(row?.pending).toEqual({ n: 1, d: 5 });
  });

  test('2.17: P8 the first withdrawn, later ones become cheaper, their typed money too', () => {
    const rows = (state: 'confirmed' | 'withdrawn'): readonly SmallRuling[] => [
      { team: 'B', clause: '2.17', game: '1', repeat: 1, money: '75', state },
      { team: 'B', clause: '2.17', game: '2', repeat: 2, money: '100' },
    ];
    expect(owed(missing(rows('confirmed')))).toEqual(['B 175 2.17']);
    expect(owed(missing(rows('withdrawn')))).toEqual(['B 75 2.17']);
  });

  test('2.17: an amount that the judge changed stands', () => {
    expect(owed(missing([{ team: 'B', clause: '2.17', game: '1', repeat: 1, money: '40' }]))).toEqual([
      'B 40 2.17',
    ]);
  });

  test('2.17: a round is missed when the team sits in none of its games; a replay belongs to it', () => {
    const games: readonly SmallGame[] = [
      { id: '1', round: '1', outcome: 'stopped', seats: { A: 'citizen' } },
      { id: '2', round: '1', seats: { A: 'citizen', B: 'mafia' } },
      { id: '3', round: '2', outcome: 'stopped', seats: { A: 'citizen', B: 'mafia' } },
      { id: '4', round: '2', seats: { A: 'citizen' } },
      { id: '5', round: '3', outcome: 'stopped', seats: { A: 'citizen' } },
    ];
    expect(penalties(judged({ teams: 'A B', games }))).toEqual([]);
  });

  test('2.17: a round of several games is over when the next has begun', () => {
    const games: readonly SmallGame[] = [
      { id: '1', round: '1', seats: { A: 'citizen' } },
      { id: '2', round: '1', seats: { B: 'citizen' } },
    ];
    const big = { teams: 'A B C', law: { 'players.max': 2 } };
    expect(penalties(judged({ ...big, games }))).toEqual([]);
    const next = [...games, { id: '3', round: '2', seats: { A: 'citizen' as const } }];
    expect(penalties(judged({ ...big, games: next }))).toEqual(['2.17 C 1 1 75 -0.1 proposed']);
  });

  test('2.17: nobody is charged for a round not over, a row that can’t be read, or the extra round', () => {
    const seats = { A: 'citizen' } as const;
    expect(penalties(judged({ teams: 'A B', games: [{ id: '1', outcome: 'none', seats }] }))).toEqual([]);
    expect(penalties(judged({ teams: 'A B', games: [{ id: '1', unread: 1, seats }] }))).toEqual([]);
    expect(penalties(judged({ teams: 'A B', games: [{ id: '1', round: 'extra', seats }] }))).toEqual([]);
  });

  test('2.17: a miss that the judge wrote without its game answers the first', () => {
    expect(penalties(missing([{ team: 'B', clause: '2.17' }]))).toEqual([
      '2.17 B 1 75 -0.1 confirmed',
      '2.17 B 2 2 100 -0.1 proposed',
      '2.17 B 3 3 125 -0.1 proposed',
    ]);
  });

  test('2.17: a team that is out misses nothing any more', () => {
    const out: SmallRuling = { team: 'B', clause: '4.2', game: '1', sanctions: [{ kind: 'teamOut' }] };
    expect(penalties(missing([out]))).toEqual(['4.2 B 1 teamOut confirmed']);
  });
});

describe('2.26', () => {
  test('2.26: in the second league every fine is halved', () => {
    const verdict = judged({ teams: 'A B', games: rounds(2, () => ({ A: 'citizen' }), 'second') });
    expect(penalties(verdict)).toEqual(['2.17 B 1 1 37.5 -0.1 proposed', '2.17 B 2 2 50 -0.1 proposed']);
  });

  test('2.26: the deposit and what a judge typed are not', () => {
    const games = rounds(1, () => ({ A: 'citizen', B: 'citizen' }), 'second');
    const rulings: readonly SmallRuling[] = [
      { team: 'A', clause: '4.3' },
      { team: 'B', clause: '4.2', money: '80' },
    ];
    expect(owed(judged({ teams: 'A B', games, rulings }))).toEqual(['A 50 4.3', 'B 80 4.2']);
  });
});

describe('2.27', () => {
  test('2.27: every fine costs 0.1 point, in the second league too', () => {
    for (const stage of ['top', 'second'])
      expect(
        pointsOf(
          judged({
            teams: 'A',
            games: rounds(1, () => ({ A: 'citizen' }), stage),
            rulings: [{ team: 'A', clause: '2.21', game: '1' }],
          }),
          'A',
          stage,
        ),
      ).toBe('1.9');
  });

  test('2.27: P1 three fines are exactly 0.3', () => {
    const fines = ['1', '2', '3'].map((): SmallRuling => ({ team: 'A', clause: '2.21' }));
    expect(pointsOf(one(fines), 'A')).toBe('1.7');
  });

  test('2.27: a free ruling with money is a fine; what the judge typed himself stands', () => {
    expect(pointsOf(one([{ team: 'A', clause: '4.2', money: '30' }]), 'A')).toBe('1.9');
    expect(pointsOf(one([{ team: 'A', clause: '4.2', money: '30', points: '0.5' }]), 'A')).toBe('1.5');
  });

  test('2.27: a warning, a deposit, an entry fee cost no point', () => {
    const rulings: readonly SmallRuling[] = [
      { team: 'A', clause: '4.3' },
      { team: 'A', clause: '2.10' },
      { team: 'A', clause: '5.1', player: 'Ann' },
    ];
    expect(pointsOf(one(rulings), 'A')).toBe('2');
  });
});

describe('what a ruling costs', () => {
  test.each([
    ['2.21: in the request 75', { clause: '2.21' }, 'A 75 2.21', '1.9'],
    ['2.23: in a started game 100', { clause: '2.23' }, 'A 100 2.23', '1.9'],
    ['2.25: a thrown game 300', { clause: '2.25', player: 'Ann', game: '1' }, 'A 300 2.25', '1.9'],
    ['2.14: a broken contract 100', { clause: '2.14' }, 'A 100 2.14', '1.9'],
    ['2.10: the entry fee of the top league 100', { clause: '2.10' }, 'A 100 2.10', '2'],
    ['4.3: a refused claim 50', { clause: '4.3' }, 'A 50 4.3', '2'],
    ['4.2: a free ruling what it says', { clause: '4.2', money: '15' }, 'A 15 4.2', '1.9'],
  ] as const)('%s', (_, ruling, debt, points) => {
    const verdict = one([{ team: 'A', ...ruling }]);
    expect([owed(verdict), pointsOf(verdict, 'A')]).toEqual([[debt], points]);
  });

  test('2.10: the second league pays no entry fee', () => {
    const games = rounds(1, () => ({ A: 'citizen' }), 'second');
    expect(owed(judged({ teams: 'A', games, rulings: [{ team: 'A', clause: '2.10' }] }))).toEqual([]);
  });

  test('4.3: a claim still undecided costs nothing', () => {
    expect(owed(one([{ team: 'A', clause: '4.3', state: 'proposed' }]))).toEqual([]);
    expect(owed(one([{ team: 'A', clause: '4.3', state: 'dismissed' }]))).toEqual([]);
  });

  test('2.18: for a forged passport the judge says what is due', () => {
    expect(penalties(one([{ team: 'A', clause: '2.18', player: 'Ann' }]))).toEqual(['2.18 A Ann confirmed']);
    const ruled: SmallRuling = { team: 'A', clause: '2.18', points: '1' };
    expect(pointsOf(one([ruled]), 'A')).toBe('1');
  });

  test('paid money is no debt; of several fines one sum with its clauses', () => {
    const paid: readonly SmallRuling[] = [
      { team: 'A', clause: '2.21', paid: '75' },
      { team: 'B', clause: '4.3', paid: '20' },
      { team: 'B', clause: '2.23' },
    ];
    expect(owed(one(paid))).toEqual(['B 130 2.23, 4.3']);
  });

  test('paid too much, or for a ruling that fell: said, and credited', () => {
    const fell: readonly SmallRuling[] = [
      { team: 'A', clause: '2.21', paid: '75', state: 'withdrawn' },
      { team: 'A', clause: '4.3' },
    ];
    expect([owed(one(fell)), findings(one(fell), 'refundDue')]).toEqual([[], ['note']]);
    expect(accounts(one(fell))).toEqual(['A 50 − 75 = -25']);
  });

  test('2.26: the account of a team: due by what stands, all that was paid, and who has none', () => {
    const rows: readonly SmallRuling[] = [
      { team: 'B', clause: '2.21', game: '1', paid: '75' },
      { team: 'B', clause: '2.23', game: '1' },
      { team: 'B', clause: '2.25', game: '1', state: 'proposed' },
      { team: 'A', clause: '2.10', paid: '100' },
    ];
    expect(accounts(one(rows))).toEqual(['A 100 − 100 = 0', 'B 100 − 75 = 25']);
    expect(accounts(one([{ team: 'A', clause: '2.10', state: 'dismissed' }]))).toEqual([]);
  });
});

describe('2.23', () => {
  const named = (player: string) => ({ role: 'citizen' as const, player });
  test('2.23: two players of one team in a started game', () => {
    const games: readonly SmallGame[] = [{ id: '1', seats: { A: [named('Bob'), named('Ann')], B: 'mafia' } }];
    expect(penalties(judged({ teams: 'A B', games }))).toEqual(['2.23 A 1 1 100 -0.1 proposed']);
  });

  test('2.23: a row that names no player, or one where none is found, is the judge’s word on it', () => {
    const games: readonly SmallGame[] = [{ id: '1', seats: { A: [named('Bob'), named('Ann')], B: 'mafia' } }];
    const rulings: readonly SmallRuling[] = [{ team: 'A', clause: '2.23', game: '1', player: 'Bob' }];
    expect(penalties(judged({ teams: 'A B', games, rulings }))).toEqual([
      '2.23 A Bob 1 1 100 -0.1 confirmed',
    ]);
    const shot: readonly SmallGame[] = [
      { id: '1', seats: { A: { role: 'maniac', kills: 1, player: 'Ann' }, B: 'citizen' } },
    ];
    expect(
      penalties(judged({ teams: 'A B', games: shot, rulings: [{ team: 'A', clause: '3.1', game: '1' }] })),
    ).toEqual(['3.1 A 1 1 100 -0.1 confirmed']);
  });

  test('2.23: not both: what was fined as in the request is not fined again', () => {
    const games: readonly SmallGame[] = [{ id: '1', seats: { A: [named('Bob'), named('Ann')], B: 'mafia' } }];
    const request: SmallRuling = { team: 'A', clause: '2.21', game: '1' };
    expect(penalties(judged({ teams: 'A B', games, rulings: [request] }))).toEqual([
      '2.21 A 1 1 75 -0.1 confirmed',
    ]);
    const both = judged({ teams: 'A B', games, rulings: [request, { ...request, clause: '2.23' }] });
    expect([owed(both), pointsOf(both, 'A'), findings(both, 'finedTwice')]).toEqual([
      ['A 100 2.23'],
      '1.9',
      ['warning O2'],
    ]);
  });
});

describe('3.1: the maniac', () => {
  test('3.1: a maniac who shot costs his team 100; one who did not costs nothing', () => {
    const shot = (kills: number): readonly SmallGame[] => [
      { id: '1', outcome: 'stopped', seats: { A: { role: 'maniac', kills, player: 'Ann' }, B: 'citizen' } },
    ];
    expect(penalties(judged({ teams: 'A B', games: shot(1) }))).toEqual(['3.1 A Ann 1 1 100 -0.1 proposed']);
    expect(penalties(judged({ teams: 'A B', games: shot(0) }))).toEqual([]);
  });
});

describe('2.14', () => {
  const twice = (player?: string) =>
    one(
      [
        { team: 'A', clause: '2.14', game: '1', at: '2009-10-01', ...(player && { player }) },
        { team: 'A', clause: '2.14', at: '2009-10-02', ...(player && { player }) },
      ],
      { teams: { A: { captain: 'Cap' }, B: {} } },
    );

  test('2.14: broken again by the captain, the team is out to the end; the fine is not doubled', () => {
    for (const captain of [undefined, 'Cap']) {
      const verdict = twice(captain);
      expect(penalties(verdict).map(line => line.split(' ').slice(-2, -1)[0])).toEqual(['-0.1', 'teamOut']);
      expect([places(verdict), owed(verdict)]).toEqual([['1 B 2', '? A 1.9'], ['A 100 2.14']]);
    }
  });

  test('2.14: broken again by a player, he is out; the team plays on', () => {
    const verdict = twice('Ann');
    expect(verdict.barred).toMatchObject([{ player: 'Ann', clause: '2.14', until: 'end' }]);
    expect(places(verdict)).toEqual(['1 B 2', '2 A 1.9']);
  });

  test('2.14: two players each break one: two first times', () => {
    const verdict = one([
      { team: 'A', clause: '2.14', player: 'Ann' },
      { team: 'A', clause: '2.14', player: 'Bob' },
    ]);
    expect([owed(verdict), verdict.barred]).toEqual([['A 200 2.14'], []]);
  });
});

describe('2.15', () => {
  const fine = (paid?: string): SmallRuling => ({
    team: 'A',
    clause: '2.21',
    at: '2009-10-01',
    ...(paid && { paid }),
  });
  const out: SmallRuling = { team: 'A', clause: '2.15' };

  test('2.15: a team out for its debts is back once they are paid', () => {
    expect(places(one([fine(), out]))).toEqual(['1 B 2', '? A 1.9']);
    expect(places(one([fine('75'), out]))).toEqual(['1 B 2', '2 A 1.9']);
  });

  test('2.15: a salary not paid, its sum in the ruling or not known to it', () => {
    expect(owed(one([{ ...out, money: '20' }]))).toEqual(['A 20 2.15']);
    expect(places(one([{ ...out, money: '20' }]))[1]).toBe('? A 2');
    expect(places(one([{ ...out, money: '20', paid: '20' }]))[0]).toBe('1= A 2 extra round');
    expect(places(one([out]))[1]).toBe('? A 2');
  });

  test('2.15: the text sets no time to pay; with one, the product proposes', () => {
    const now = '2009-10-20';
    const charged = (law: SmallSeason['law']) => penalties(one([fine()], { law: law ?? {}, now })).slice(1);
    expect(charged({})).toEqual([]);
    expect(charged({ 'debt.days': 30 })).toEqual([]);
    expect(charged({ 'debt.days': 10 })).toEqual(['2.15 A 1 teamOut proposed']);
  });
});

describe('2.26: in which league a ruling is', () => {
  test.each([
    ['that of its game before its stage', { game: '1', stage: 'second' }, '75'],
    ['that of its stage', { stage: 'second' }, '37.5'],
    ['else that of the team', { stage: 'third' }, '75'],
  ] as const)('%s', (_, more, money) => {
    expect(owed(one([{ team: 'A', clause: '2.21', ...more }]))).toEqual([`A ${money} 2.21`]);
  });
  test('of a team of the second league, the top one where the ruling names it', () => {
    const games = rounds(1, () => ({ A: 'citizen', B: 'citizen' }), 'second');
    const rulings: readonly SmallRuling[] = [
      { team: 'A', clause: '2.21', stage: 'top' },
      { team: 'B', clause: '2.21' },
    ];
    expect(owed(judged({ teams: 'A B', games, rulings }))).toEqual(['A 75 2.21', 'B 37.5 2.21']);
  });
});

describe('money that moves', () => {
  test('2.14: what the product wrote for a first time is nothing once it is the second; a judge’s own stands', () => {
    const twice = (more: Partial<SmallRuling>) =>
      owed(
        one([
          { team: 'A', clause: '2.14', at: '2009-10-01' },
          { team: 'A', clause: '2.14', at: '2009-10-02', money: '100', ...more },
        ]),
      );
    expect([twice({ repeat: 1 }), twice({})]).toEqual([['A 100 2.14'], ['A 200 2.14']]);
  });

  test('2.27: a fine whose sanction the judge chose costs what he chose', () => {
    expect(
      pointsOf(one([{ team: 'A', clause: '4.2', money: '30', sanctions: [{ kind: 'warning' }] }]), 'A'),
    ).toBe('2');
  });

  test('only what is not paid in full is named in a debt', () => {
    const rest: SmallRuling = { team: 'A', clause: '2.23' };
    expect(owed(one([{ team: 'A', clause: '2.21', paid: '75' }, rest]))).toEqual(['A 100 2.23']);
    expect(owed(one([{ team: 'A', clause: '2.21', state: 'withdrawn' }, rest]))).toEqual(['A 100 2.23']);
  });

  test.each([
    ['one offence', {}, {}, 'A 100 2.23'],
    ['the request not confirmed', { state: 'proposed' }, {}, 'A 100 2.23'],
    ['the game not confirmed', {}, { state: 'proposed' }, 'A 75 2.21'],
    ['of another team', {}, { team: 'B' }, 'A 75 2.21'],
    ['in another game', {}, { game: '2' }, 'A 175 2.21, 2.23'],
    ['in none that is known', { game: undefined }, { game: undefined }, 'A 175 2.21, 2.23'],
  ] as const)('2.21+: the request and the game, %s', (_, request, game, debt) => {
    const rows = [
      { team: 'A', clause: '2.21', game: '1', ...request },
      { team: 'A', clause: '2.23', game: '1', ...game },
    ] as unknown as readonly SmallRuling[];
    expect(owed(one(rows))[0]).toBe(debt);
  });
});
