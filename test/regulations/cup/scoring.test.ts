import type { Role } from '../../../src/core/game';
import { toText } from '../../../src/core/points';
import { judged, kinds, PLAIN, places, pointsOf, type SmallGame, type SmallSeat, table } from './small';

const sixteen = (first: SmallSeat, others: SmallSeat = { role: 'citizen' }) =>
  Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`T${i + 1}`, i === 0 ? first : others]));
const TEAMS = Array.from({ length: 16 }, (_, i) => `T${i + 1}`).join(' ');

describe('points of a seat', () => {
  test.each<[Role, string]>([
    ['citizen', '1.7'],
    ['doctor', '1.7'],
    ['bossChild', '1.7'],
    ['commissar', '1.7'],
    ['sergeant', '1.7'],
    ['mafia', '0'],
    ['boss', '0'],
  ])('stage1.games: %s earns %s of 16 when the city wins', (role, points) => {
    expect(pointsOf(judged(TEAMS, [{ id: '1', seats: sixteen({ role }) }]), 'T1')).toBe(points);
  });

  test.each([
    [0, '0'],
    [1, '1.2'],
    [2, '1.4'],
    [3, '1.6'],
  ])('stage1.games: P13 the maniac earns for kills that succeeded: %i → %s', (kills, points) => {
    expect(pointsOf(judged(TEAMS, [{ id: '1', seats: sixteen({ role: 'maniac', kills }) }]), 'T1')).toBe(
      points,
    );
  });

  test('stage2.games: with 13 players the maniac is a citizen, kills or not', () => {
    const seats = { A: { role: 'maniac', kills: 3 }, B: { role: 'citizen' } } as const;
    const verdict = judged('A B', [{ id: '1', stage: '2', players: 13, seats }]);
    expect([pointsOf(verdict, 'A', '2'), kinds(verdict)]).toEqual(['2', []]);
  });

  test('stage1.games: kills of a maniac who is paid by them must be known', () => {
    const verdict = judged(TEAMS, [{ id: '7', seats: sixteen({ role: 'maniac' }) }]);
    expect(verdict.findings).toMatchObject([
      { level: 'error', kind: 'killsMissing', at: { cell: 'O101' }, data: { game: '7', team: 'T1' } },
    ]);
    expect(pointsOf(verdict, 'T1')).toBeUndefined();
    expect(pointsOf(verdict, 'T2')).toBe('1.7');
  });

  test('stage1.games: typed points override the table, role or not', () => {
    const verdict = judged(TEAMS, [{ id: '1', seats: sixteen({ role: 'mafia', typed: '0.3' }) }]);
    expect(pointsOf(verdict, 'T1')).toBe('0.3');
  });

  test('stage1.games: P7 a cell not set for 16 players and omon-2 is named, and nobody gets zeros', () => {
    const verdict = judged(TEAMS, [{ id: '9', outcome: 'omon2', seats: sixteen({ role: 'boss' }) }]);
    expect(verdict.findings).toMatchObject([
      {
        level: 'error',
        kind: 'pointsNotSet',
        data: { players: 16, side: 'mafia', outcome: 'omon2', missing: 'cell', teams: ['T1'] },
      },
      {
        level: 'error',
        kind: 'pointsNotSet',
        data: { players: 16, side: 'good', outcome: 'omon2', missing: 'cell', game: '9' },
      },
    ]);
    expect(verdict.findings[0]?.at).toEqual({ sheet: 'Games', cell: 'O101' });
    expect(verdict.awards).toEqual([]);
    expect(table(verdict).map(row => [row.points, row.place, row.qualified])).toEqual(
      Array(16).fill([undefined, undefined, undefined]),
    );
  });

  test('stage1.games: a number of players without a row is named', () => {
    const verdict = judged('A B', [{ id: '1', players: 14, seats: { A: { role: 'citizen' }, B: '1' } }]);
    expect(verdict.findings).toMatchObject([
      { kind: 'pointsNotSet', data: { players: 14, side: 'good', outcome: 'city', missing: 'row' } },
    ]);
  });

  test('stage1.games: the template has no points of its own', () => {
    const verdict = judged(
      'A B',
      [{ id: '1', seats: { A: { role: 'citizen' }, B: { role: 'mafia' } } }],
      [],
      { points: [] },
    );
    expect(verdict.findings).toMatchObject([{ kind: 'pointsTableEmpty', data: { seats: 2 } }]);
    expect(places(judged('A B', [{ id: '1', seats: { A: '1', B: '2' } }], [], { points: [] }))).toEqual([
      '1 B 2',
      '2 A 1',
    ]);
  });

  test('stage1.games: a seat with neither role nor points, a game without outcome: errors, no zeros', () => {
    const verdict = judged('A B', [
      { id: '1', players: 16, seats: { A: {}, B: '1.7' } },
      { id: '2', outcome: 'none', seats: { A: { role: 'citizen' }, B: { role: 'mafia' } } },
    ]);
    expect(verdict.findings).toMatchObject([
      { kind: 'outcomeMissing', at: { cell: 'C200' }, data: { game: '2' } },
      { kind: 'roleMissing', at: { cell: 'O101' }, data: { game: '1', team: 'A' } },
    ]);
    expect(places(verdict)).toEqual(['? B 1.7', '? A ?']);
    expect(table(verdict).map(row => row.provisional && toText(row.provisional))).toEqual([undefined, '0']);
  });

  test('stage1.games: a game that is not over counts for nobody and leaves the others their places', () => {
    const verdict = judged('A B', [
      { id: '1', seats: { A: '1', B: '2' } },
      { id: '2', outcome: 'none', seats: { A: {}, B: {} } },
    ]);
    expect(places(verdict)).toEqual(['1 B 2', '2 A 1']);
    expect(kinds(verdict)).toEqual(['error outcomeMissing']);
  });

  test('stage1.games: two rows of a team count once when they say the same, else its points are not known', () => {
    const twice = (again: SmallSeat) =>
      judged('A B', [{ id: '1', players: 9, seats: { A: '2.2', B: '0' }, again: { A: again } }]);
    expect(twice('2.2').findings).toMatchObject([
      { level: 'error', kind: 'seatTwice', at: { cell: 'E103' }, data: { team: 'A' } },
    ]);
    expect(places(twice('2.2'))).toEqual(['1 A 2.2', '2 B 0']);
    expect([kinds(twice('0')), places(twice('0'))]).toEqual([['error seatTwice'], ['? A ?', '? B 0']]);
  });

  test('stage1.games: more games than the stage has is a warning', () => {
    const games = Array.from({ length: 16 }, (_, i) => ({ id: `${i + 1}`, seats: { A: '1', B: '2' } }));
    expect(judged('A B', games).findings).toMatchObject([
      { level: 'warning', kind: 'tooManyGames', data: { stage: '1', games: 16, most: 15 } },
    ]);
  });

  test('stage3.games: a game of a fourth stage is nowhere', () => {
    const verdict = judged('A B', [{ id: '1', stage: '4', seats: { A: '1', B: '2' } }]);
    expect([kinds(verdict), verdict.tables, verdict.awards]).toEqual([['error otherStage'], [], []]);
  });
});

describe('outcomes', () => {
  const seats = { A: { role: 'citizen' }, B: { role: 'mafia' } } as const;
  const paid = (game: Partial<SmallGame>, changed = {}) => {
    const verdict = judged('A B', [{ id: '1', players: 16, seats, ...game }], [], changed);
    return [
      pointsOf(verdict, 'A'),
      pointsOf(verdict, 'B'),
      kinds(verdict).filter(kind => kind.startsWith('error')),
    ];
  };

  test('stage1.games: an omon beside a winner is the result, or the points are the winner’s', () => {
    const omon = { outcome: 'omon1', winner: 'city' } as const;
    expect(paid(omon)).toEqual(['0.85', '2.45', []]);
    expect(paid(omon, { omon: 'winner' })).toEqual(['1.7', '0', []]);
    expect(paid({ outcome: 'omon1' }, { omon: 'winner' })).toEqual([
      undefined,
      undefined,
      ['error outcomeMissing'],
    ]);
  });

  test.each(['draw', 'stopped', 'maniac', 'omon4'] as const)(
    'stage1.games: %s pays where the table has a column for it, else it is an error for each side',
    outcome => {
      expect(paid({ outcome })).toEqual([undefined, undefined, ['error pointsNotSet', 'error pointsNotSet']]);
      const points = PLAIN.map(row => ({ ...row, points: { ...row.points, [outcome]: { n: 1, d: 2 } } }));
      expect(paid({ outcome }, { points })).toEqual(['0.5', '0.5', []]);
    },
  );
});

describe('timeouts', () => {
  const seats = (days: number, daysInAll?: number) =>
    ({
      A: { role: 'citizen', days, ...(daysInAll !== undefined && { daysInAll }) },
      B: { role: 'mafia' },
    }) as const;

  test.each([
    ['1', 'stage1.timeout'],
    ['2', 'stage2.timeout'],
    ['3', 'stage2.timeout'],
  ])('stage1.timeout, stage2.timeout: stage %s pays the share of full days exactly', (stage, clause) => {
    const verdict = judged('A B', [{ id: '1', stage, players: 9, seats: seats(3, 7) }]);
    expect(pointsOf(verdict, 'A', stage)).toBe('33/35'); // 2.2 · 3/7
    expect(verdict.awards.find(award => award.team === 'A' && award.account === 'seat')?.clause).toBe(clause);
  });

  test('stage2.timeout: a player lost before the first jailing earns nothing', () => {
    expect(pointsOf(judged('A B', [{ id: '1', stage: '2', players: 9, seats: seats(0, 6) }]), 'A', '2')).toBe(
      '0',
    );
  });

  test.each([
    ['none', '0'],
    ['full', '2.2'],
    ['share', '33/35'],
  ] as const)('stage1.timeout: the organizers may pay %s of it', (timeout, points) => {
    expect(pointsOf(judged('A B', [{ id: '1', players: 9, seats: seats(3, 7) }], [], { timeout }), 'A')).toBe(
      points,
    );
  });

  test.each([
    [3, undefined],
    [8, 7],
    [0, 0],
  ])('stage1.timeout: %s full days of %s are no share', (days, inAll) => {
    const verdict = judged('A B', [{ id: '1', players: 9, seats: seats(days, inAll) }]);
    expect(verdict.findings).toMatchObject([
      { level: 'error', kind: 'daysWrong', data: { days, daysInAll: inAll ?? '' } },
    ]);
    expect(pointsOf(verdict, 'A')).toBeUndefined();
  });
});

describe('games that did not take place', () => {
  const few = (players: number, stage: string) => ({ id: '5', stage, players, seats: { A: '2', B: '1' } });

  test('stage1.minimum: 11 players are too few, 12 are enough', () => {
    const verdict = judged('A B', [few(11, '1')], [], { 'stage1.minimum': 12 });
    expect(verdict.findings).toMatchObject([
      { level: 'error', kind: 'tooFewPlayers', data: { game: '5', players: 11, minimum: 12 } },
    ]);
    expect(verdict.awards).toEqual([]);
    expect(kinds(judged('A B', [few(12, '1')], [], { 'stage1.minimum': 12, 'stage1.cut': 2 }))).toEqual([]);
  });

  test('stage2.minimum: one clan may be missing, two may not', () => {
    const teams = Array.from({ length: 15 }, (_, i) => `T${i + 10}`);
    const sat = (n: number, id: string, stage: string) => ({
      id,
      stage,
      seats: Object.fromEntries(teams.slice(0, n).map((team, i) => [team, `${i}`])),
    });
    const playing = (n: number) =>
      judged(teams.join(' '), [sat(15, '1', '1'), sat(15, '2', '2'), sat(n, '3', '2')], [], {
        'stage1.cut': 15,
        'stage2.cut': 15,
        'stage2.minimum': 12,
        'stage2.missing': 1,
      });
    expect(kinds(playing(14))).toEqual([]);
    expect(playing(13).findings).toMatchObject([
      { kind: 'tooManyMissing', data: { game: '3', missing: 2, most: 1 } },
    ]);
  });

  test('stage2.minimum: a ruling that the game is replayed settles it', () => {
    const replayed = judged(
      'A B',
      [few(11, '2')],
      [{ team: 'A', game: '5', sanctions: [{ kind: 'replay' }] }],
      { 'stage2.minimum': 12 },
    );
    expect(kinds(replayed).filter(kind => kind.startsWith('error'))).toEqual([]);
    expect(replayed.awards.filter(award => award.account === 'seat')).toEqual([]);
  });

  test('stage3.games: the final sets no minimum', () => {
    expect(pointsOf(judged('A B', [few(8, '3')]), 'A', '3')).toBe('2');
  });

  test('fines.2: an annulled game gives nobody points; a withdrawn ruling leaves them', () => {
    const annulled = (state: 'confirmed' | 'withdrawn' | 'proposed') =>
      places(
        judged('A B', [few(13, '1')], [{ team: 'A', game: '5', sanctions: [{ kind: 'annulled' }], state }], {
          points: PLAIN,
        }),
      );
    expect(annulled('confirmed')).toEqual(['1= A 0', '1= B 0']);
    expect(annulled('withdrawn')).toEqual(['1 A 2', '2 B 1']);
    expect(annulled('proposed')).toEqual(['1 A 2', '2 B 1']);
  });
});
