import { toText } from '../../../src/core/points';
import { exact, findings, judged, places, type SmallGame, type SmallRuling, said, table } from './season';

/** A game of the top league: `citizen` of the side that won, unless a role is given. */
const game = (
  id: string,
  outcome: SmallGame['outcome'],
  seats: SmallGame['seats'],
  round?: string,
): SmallGame => ({
  id,
  ...(outcome !== undefined && { outcome }),
  seats,
  ...(round !== undefined && { round }),
});

const rate = (games: readonly SmallGame[], team: string) => {
  const value = table(judged({ teams: 'A B', games })).find(row => row.team === team)?.criteria['3.2'];
  return value && toText(value);
};

describe('3.2', () => {
  const level = [
    game('1', 'mafia', { A: 'mafia', B: 'citizen' }),
    game('2', 'city', { A: 'mafia', B: { role: 'citizen', typed: '3' } }),
  ];

  test('3.2: level on points, the higher mafia win rate is above', () => {
    const more = [
      ...level,
      game('3', 'omon1', { A: { role: 'citizen', typed: '0' }, B: { role: 'mafia', typed: '0' } }),
    ];
    expect(places(judged({ teams: 'A B', games: more }))).toEqual(['1 A 3 3.2', '2 B 3 3.2']);
    expect([rate(more, 'A'), rate(more, 'B')]).toEqual(['0.5', '0']);
  });

  test('3.2: P15 a team that was never mafia is below one with 0 of 4', () => {
    const four = ['1', '2', '3', '4'].map(id =>
      game(id, 'city', { A: 'mafia', B: { role: 'citizen', typed: '0' } }),
    );
    expect(places(judged({ teams: 'A B', games: four }))).toEqual(['1 A 0 3.2', '2 B 0 3.2']);
    expect(rate(four, 'B')).toBeUndefined();
  });

  test('3.2: an omon is a mafia game but not a win, unless the organizers want it', () => {
    const omon = [game('1', 'omon2', { A: 'mafia', B: { role: 'mafia', typed: '2' } })];
    const lost = [
      ...omon,
      game('2', 'mafia', { A: { role: 'citizen', typed: '0' }, B: { role: 'mafia', typed: '0' } }),
    ];
    expect(places(judged({ teams: 'A B', games: lost }))).toEqual(['1 B 2 3.2', '2 A 2 3.2']);
    expect(places(judged({ teams: 'A B', games: lost, law: { omonIsWin: true } }))[0]).toBe(
      '1= A 2 extra round',
    );
  });

  test('3.2: exactly equal rates share a place below the first; the next place is skipped', () => {
    const seats = {
      A: { role: 'mafia', typed: '9' },
      B: 'mafia',
      C: 'mafia',
      D: { role: 'mafia', typed: '1' },
    } as const;
    const verdict = judged({ teams: 'A B C D', games: [game('1', 'mafia', seats)] });
    expect(places(verdict)).toEqual(['1 A 9', '2= B 3 shared', '2= C 3 shared', '4 D 1']);
    expect(findings(verdict, 'extraRoundDue')).toEqual([]);
  });

  test('3.2: typed points without a role tell the side where only one is paid so; else the place is shared', () => {
    const known = [game('1', 'mafia', { A: { typed: '3' }, B: { role: 'citizen', typed: '3' } })];
    expect(places(judged({ teams: 'A B', games: known }))).toEqual(['1 A 3 3.2', '2 B 3 3.2']);
    const unknown = judged({
      teams: 'A B',
      games: [game('1', 'mafia', { A: { typed: '1.7' }, B: { typed: '1.7' } })],
    });
    expect(places(unknown)).toEqual(['1= A 1.7 shared', '1= B 1.7 shared']);
    expect(findings(unknown, 'tieUnknown')).toEqual(['warning K101']);
  });

  describe('the extra round', () => {
    const tied = [game('1', 'city', { A: 'citizen', B: 'citizen', C: 'citizen', D: 'mafia' })];
    const extra = (id: string, seats: SmallGame['seats']) => game(id, 'city', seats, 'extra');

    test('3.2: level at first place an extra round is asked for; due once all rounds are played', () => {
      const verdict = judged({ teams: 'A B C D', games: tied });
      expect(places(verdict).slice(0, 3)).toEqual(['A', 'B', 'C'].map(team => `1= ${team} 2 extra round`));
      expect(findings(verdict, 'extraRoundDue')).toEqual([]);
      const over = judged({ teams: 'A B C D', games: tied, law: { 'rounds.perTeam': 0 } });
      expect(findings(over, 'extraRoundDue')).toEqual(['error']);
    });

    test('3.2: it breaks that tie only, and its points are in no total', () => {
      const verdict = judged({
        teams: 'A B C D',
        games: [...tied, extra('2', { A: 'mafia', B: 'citizen', D: 'citizen' })],
      });
      expect(places(verdict)).toEqual(['1 B 2 extra round', '2= A 2 shared', '2= C 2 shared', '4 D 0']);
      expect(table(verdict)[0]?.trials.map(({ criterion, outcome }) => [criterion, outcome])).toEqual([
        ['points', 'fewer'],
        ['3.2', 'level'],
        ['extra round', 'apart'],
      ]);
    });

    test('3.2: level in it again, another decides', () => {
      const again = [...tied, extra('2', { A: 'citizen', B: 'citizen' })];
      expect(places(judged({ teams: 'A B C D', games: again })).slice(0, 3)).toEqual([
        '1= A 2 extra round',
        '1= B 2 extra round',
        '3 C 2 extra round',
      ]);
      const once = [...again, extra('3', { A: 'mafia', B: 'citizen' })];
      expect(places(judged({ teams: 'A B C D', games: once })).slice(0, 2)).toEqual([
        '1 B 2 extra round',
        '2 A 2 extra round',
      ]);
    });

    test('3.2: it asks nothing where the first place is one team’s', () => {
      const seats = { A: 'citizen', B: { role: 'citizen', typed: '1' } } as const;
      const verdict = judged({
        teams: 'A B',
        games: [game('1', 'city', seats), extra('2', { B: 'citizen' })],
      });
      expect(places(verdict)).toEqual(['1 A 2', '2 B 1']);
    });
  });

  test('3.2: a ruling «above» lifts a team over those level with it', () => {
    const seats = { A: 'citizen', B: 'citizen', C: { role: 'citizen', typed: '5' } } as const;
    const lift: SmallRuling = { team: 'B', clause: '4.2', sanctions: [{ kind: 'above' }] };
    const verdict = judged({ teams: 'A B C', games: [game('1', 'city', seats)], rulings: [lift] });
    expect(places(verdict)).toEqual(['1 C 5', '2 B 2 4.2', '3 A 2 4.2']);
  });

  test('3.2: places are never given by rounded points', () => {
    const seats = { A: { typed: '73/7' }, B: { typed: '10.4' }, C: { typed: '10.375' } };
    expect(
      places(judged({ teams: 'A B C', games: [game('1', 'city', seats)] })).map(row => row.slice(0, 3)),
    ).toEqual(['1 A', '2 B', '3 C']);
  });
});

describe('2.11', () => {
  const typed = (...all: readonly string[]) =>
    Object.fromEntries(
      all.map((points, i) => ['ABCD'[i] ?? '', { role: 'citizen' as const, typed: points }]),
    );
  const line = (stage: string, points: readonly string[], rulings: readonly SmallRuling[] = [], law = {}) => {
    const verdict = judged({
      teams: 'A B C D',
      games: [{ ...game('1', 'city', typed(...points)), stage }],
      rulings,
      law,
    });
    const ties = findings(verdict, 'tieAcrossCut');
    return [table(verdict, stage).map(row => `${row.team} ${row.qualified ?? '?'}`), ties] as const;
  };

  test('2.11: the last of the top league goes down', () => {
    expect(line('top', ['4', '3', '2', '1'])).toEqual([['A true', 'B true', 'C true', 'D false'], []]);
  });

  test('2.11: the best two of the second league go up', () => {
    expect(line('second', ['4', '3', '2', '1'])).toEqual([['A true', 'B true', 'C false', 'D false'], []]);
  });

  test('2.11: how many is the organizers’', () => {
    expect(line('top', ['4', '3', '2', '1'], [], { relegated: 2 })[0]).toEqual([
      'A true',
      'B true',
      'C false',
      'D false',
    ]);
  });

  test('2.11: level across the line nobody is known to be through or out, and a judge decides', () => {
    expect(line('top', ['4', '3', '1', '1'])).toEqual([['A true', 'B true', 'C ?', 'D ?'], ['error']]);
  });

  test('2.11: a team taken out goes down in the place of the last', () => {
    const out: SmallRuling = { team: 'B', clause: '4.2', sanctions: [{ kind: 'teamOut' }] };
    expect(line('top', ['4', '3', '2', '1'], [out])[0]).toEqual(['A true', 'C true', 'D true', 'B false']);
  });
});

describe('3.4', () => {
  const prizes = (stage: string, points: readonly string[]) => {
    const teams = points.map((_, i) => `T${i + 1}`);
    const seats = Object.fromEntries(
      points.map((typed, i) => [`T${i + 1}`, { role: 'citizen' as const, typed }]),
    );
    const verdict = judged({ teams: teams.join(' '), games: [{ ...game('1', 'city', seats), stage }] });
    return verdict.prizes?.map(({ team, money }) => `${team} ${toText(money)}`);
  };

  test('3.4: prizes of the top league, nothing beyond the tenth place', () => {
    expect(
      prizes(
        'top',
        Array.from({ length: 11 }, (_, i) => String(20 - i)),
      ),
    ).toEqual([1000, 750, 500, 400, 300, 200, 120, 90, 60, 35].map((money, i) => `T${i + 1} ${money}`));
  });

  test('3.4: prizes of the second league', () => {
    expect(
      prizes(
        'second',
        Array.from({ length: 9 }, (_, i) => String(20 - i)),
      ),
    ).toEqual([100, 75, 70, 60, 50, 30, 20, 10].map((money, i) => `T${i + 1} ${money}`));
  });

  test('3.4: P14 two teams share places 2 and 3 of the top league: 625 each', () => {
    expect(prizes('top', ['9', '2', '2', '1'])).toEqual(['T1 1000', 'T2 625', 'T3 625', 'T4 400']);
  });

  test('3.4: a shared tenth place shares what the eleventh has not', () => {
    const points = [...Array.from({ length: 9 }, (_, i) => String(20 - i)), '1', '1'];
    expect(prizes('top', points)?.slice(-2)).toEqual(['T10 17.5', 'T11 17.5']);
  });
});

describe('what the table shows', () => {
  const typed = (points: string) => ({ role: 'citizen' as const, typed: points });
  const two = game('1', 'city', { A: typed('1'), B: typed('1') });

  test('with one total unknown: no places; by points, then by name', () => {
    const first = game('1', 'city', { A: typed('2'), B: typed('2'), C: typed('5') });
    const verdict = judged({ teams: 'B A C', games: [first, game('2', 'city', { C: {} })] });
    expect(places(verdict)).toEqual(['? C ?', '? A 2', '? B 2']);
    expect(table(verdict)[0]?.provisional).toEqual({ n: 5, d: 1 });
  });

  test('level teams are named by the alphabet, whatever the order of the sheet', () => {
    const verdict = judged({ teams: 'B A', games: [two], law: { 'rounds.perTeam': 0 } });
    expect(said(verdict, 'extraRoundDue')).toMatchObject([{ teams: ['A', 'B'] }]);
  });

  test('what fines took and what proposals would take, of each team', () => {
    const rulings: readonly SmallRuling[] = [
      { team: 'A', clause: '2.21' },
      { team: 'B', clause: '4.2', points: '1', state: 'proposed' },
    ];
    const shown = table(judged({ teams: 'A B', games: [two], rulings })).map(row => [
      row.team,
      toText(row.penalties),
      toText(row.pending),
    ]);
    expect(shown).toEqual([
      ['B', '0', '1'],
      ['A', '0.1', '0'],
    ]);
  });

  test('a fine in one league is none in the other', () => {
    const games = [
      { ...two, stage: 'top' },
      { ...game('2', 'city', { C: typed('1') }), stage: 'second' },
    ];
    const { awards } = judged({ teams: 'A B C', games, rulings: [{ team: 'C', clause: '2.21' }] });
    expect(awards.filter(({ account }) => account === 'fine').map(({ stage }) => stage)).toEqual(['second']);
  });

  test('a ruling «above» in another league lifts nobody here', () => {
    const lift: SmallRuling = { team: 'B', clause: '4.2', stage: 'second', sanctions: [{ kind: 'above' }] };
    expect(places(judged({ teams: 'A B', games: [two], rulings: [lift] }))[0]).toBe('1= A 1 extra round');
  });

  test.each([
    ['played in one round of two', ['city'], []],
    ['stopped in the second', ['city', 'stopped'], []],
    ['played in both', ['city', 'city'], ['error']],
  ] as const)('3.2: the extra round is due once all rounds are played: %s', (_, outcomes, due) => {
    const games = outcomes.map((outcome, i) => ({ ...two, id: `${i + 1}`, outcome }));
    const verdict = judged({ teams: 'A B', games, law: { 'rounds.perTeam': 1 } });
    expect(findings(verdict, 'extraRoundDue')).toEqual(due);
  });

  test('3.2: a round stopped and replayed is played; a tie below the first place needs no extra round', () => {
    const replayed = [
      game('1', 'stopped', { A: 'citizen', B: 'citizen' }, '1'),
      { ...two, id: '2', round: '1' },
    ];
    const law = { 'rounds.perTeam': 0.5 };
    expect(findings(judged({ teams: 'A B', games: replayed, law }), 'extraRoundDue')).toEqual(['error']);
    const below = game('1', 'city', { A: typed('1'), B: typed('1'), C: typed('2') });
    const verdict = judged({ teams: 'A B C', games: [below], law: { 'rounds.perTeam': 0 } });
    expect(findings(verdict, 'extraRoundDue')).toEqual([]);
  });

  test('3.2: of two at the first place the extra round decides; each keeps what was compared before', () => {
    const verdict = judged({
      teams: 'A B',
      games: [two, game('2', 'city', { A: 'mafia', B: 'citizen' }, 'extra')],
    });
    expect(places(verdict)).toEqual(['1 B 1 extra round', '2 A 1 extra round']);
    const criteria = table(verdict).map(({ trials }) => trials.map(({ criterion }) => criterion));
    expect(criteria).toEqual([
      ['points', '3.2', 'extra round'],
      ['points', '3.2', 'extra round'],
    ]);
  });
});

describe('3.2: the side that typed points tell', () => {
  const rateOf = (outcome: SmallGame['outcome'], seat: object, law = {}) => {
    const verdict = judged({ teams: 'A', games: [game('1', outcome, { A: seat })], law });
    return table(verdict)[0]?.criteria['3.2'];
  };
  const paid = (mafia: string) => ({
    points: [
      { side: 'good', points: { city: exact('2') } },
      { side: 'mafia', points: { city: exact(mafia) } },
    ],
  });
  test.each([
    ['the mafia’s', 'mafia', { typed: '3' }, {}, { n: 1, d: 1 }],
    ['the city’s', 'city', { typed: '2' }, {}, undefined],
    ['either’s', 'city', { typed: '2' }, paid('2'), undefined],
    ['not after a timeout', 'mafia', { typed: '3', days: 0 }, {}, undefined],
    ['not without an outcome', 'none', { typed: '3' }, {}, undefined],
    [
      'of a mafia whose game has no outcome, no win',
      'none',
      { role: 'mafia', typed: '3' },
      { omonIsWin: true },
      { n: 0, d: 1 },
    ],
  ] as const)('%s', (_, outcome, seat, law, rated) => expect(rateOf(outcome, seat, law)).toEqual(rated));

  test.each([
    ['paid to both sides', 'city', { typed: '2' }, paid('2')],
    ['after a timeout', 'mafia', { typed: '2', days: 0 }, {}],
    ['without an outcome', 'none', { typed: '2' }, {}],
  ] as const)('%s: nobody can know it, and a tie says so', (_, outcome, seat, law) => {
    const verdict = judged({
      teams: 'A B',
      games: [game('1', outcome, { A: seat, B: seat })],
      law: law as object,
    });
    expect(findings(verdict, 'tieUnknown')).toEqual(['warning K101']);
  });
});
