import type { Sanction } from '../../../src/core/sanction';
import {
  exact,
  judged,
  kinds,
  PLAIN,
  places,
  pointsOf,
  type SmallGame,
  type SmallRuling,
  table,
} from './small';

const above: Sanction = { kind: 'above' };
const nine = (id: string, stage: string, seats: SmallGame['seats']): SmallGame => ({
  id,
  stage,
  players: 9,
  seats,
});

describe('ties of stage 1', () => {
  test('stage1.tie: mafia points decide first', () => {
    const verdict = judged('A B', [
      {
        id: '1',
        outcome: 'mafia',
        players: 9,
        seats: { A: { role: 'boss', typed: '2.2' }, B: { role: 'citizen' } },
      },
      nine('2', '1', { A: { role: 'mafia' }, B: { role: 'commissar' } }),
    ]);
    expect(places(verdict)).toEqual(['1 A 2.2 stage1.tie.1', '2 B 2.2 stage1.tie.1']);
    expect(table(verdict)[1]?.criteria).toEqual({ 'stage1.tie.1': exact('0'), 'stage1.tie.2': exact('2.2') });
  });

  test('stage1.tie: then commissar points, the commissar’s alone', () => {
    const games = [nine('1', '1', { A: { role: 'sergeant' }, B: { role: 'commissar' } })];
    expect(places(judged('A B', games))).toEqual(['1 B 2.2 stage1.tie.2', '2 A 2.2 stage1.tie.2']);
    expect(places(judged('A B', games, [], { sergeantIsCommissar: true }))).toEqual(['1= A 2.2', '1= B 2.2']);
  });

  test('stage1.tie: P4 after a shared second comes the fourth', () => {
    const verdict = judged(
      'A B C D',
      [{ id: '1', players: 9, seats: { A: '1', B: '2', C: '2', D: '3' } }],
      [],
      { points: [] },
    );
    expect(table(verdict).map(row => row.place)).toEqual([1, 2, 2, 4]);
  });

  test('stage1.tie: P1 three fines of 0.1 and one of 0.3 leave two teams level', () => {
    const fined: SmallRuling[] = [
      { team: 'B', stage: '1', points: '0.3' },
      ...Array(3).fill({ team: 'A', stage: '1', points: '0.1' }),
    ];
    const verdict = judged('A B', [nine('1', '1', { A: { role: 'citizen' }, B: { role: 'doctor' } })], fined);
    expect(places(verdict)).toEqual(['1= A 1.9', '1= B 1.9']);
  });

  test('stage1.tie: the maniac is no mafia, his typed kills betray him', () => {
    const verdict = judged('A B', [
      { id: '1', players: 16, seats: { A: '1.4', B: { role: 'citizen', typed: '1.4' } } },
    ]);
    expect(places(verdict)).toEqual(['1= A 1.4', '1= B 1.4']);
    expect(kinds(verdict)).toEqual([]);
  });

  test('stage1.tie: a chain of the organizers’ keeps the numbers of the text', () => {
    const games = [nine('1', '1', { A: { role: 'citizen' }, B: { role: 'commissar' } })];
    expect(places(judged('A B', games, [], { 'stage1.chain': ['commissar'] }))).toEqual([
      '1 B 2.2 stage1.tie.2',
      '2 A 2.2 stage1.tie.2',
    ]);
    expect(places(judged('A B', games, [], { 'stage1.chain': [] }))).toEqual(['1= A 2.2', '1= B 2.2']);
  });
});

describe('role+', () => {
  test('stage1.tie: typed points that only the mafia earns are mafia points', () => {
    const verdict = judged('A B', [
      { id: '1', outcome: 'mafia', players: 9, seats: { A: '4.2', B: '0' } },
      nine('2', '1', { A: '0', B: '2.2' }),
      nine('3', '1', { A: '0', B: { role: 'doctor', typed: '2' } }),
    ]);
    expect(places(verdict)).toEqual(['1 A 4.2 stage1.tie.1', '2 B 4.2 stage1.tie.1']);
    expect(kinds(verdict)).toEqual([]);
  });

  test('stage1.tie: a row nobody can know leaves the place shared, and a warning names it', () => {
    const verdict = judged('A B', [nine('1', '1', { A: '1.5', B: { role: 'citizen', typed: '1.5' } })]);
    expect(places(verdict)).toEqual(['1= A 1.5', '1= B 1.5']);
    expect(verdict.findings).toEqual([
      {
        level: 'warning',
        kind: 'tieUnknown',
        at: { sheet: 'Games', cell: 'O101' },
        data: { stage: '1', place: 1, criterion: 'stage1.tie.1', teams: ['A', 'B'], cells: ['O101'] },
      },
    ]);
    expect(table(verdict).map(row => row.criteria['stage1.tie.1'])).toEqual([undefined, exact('0')]);
  });

  test('stage1.tie: an unknown row of zero hides nothing', () => {
    const verdict = judged('A B', [nine('1', '1', { A: '0', B: { role: 'mafia' } })]);
    expect([places(verdict), kinds(verdict)]).toEqual([['1= A 0', '1= B 0'], []]);
  });

  test('stage1.tie: good points without a role may be the commissar’s', () => {
    const verdict = judged('A B', [nine('1', '1', { A: '2.2', B: { role: 'citizen' } })]);
    expect(verdict.findings).toMatchObject([
      { kind: 'tieUnknown', data: { criterion: 'stage1.tie.2', cells: ['O101'] } },
    ]);
  });

  test('stage1.tie: a team that is not level is not asked', () => {
    expect(kinds(judged('A B C', [nine('1', '1', { A: '1.5', B: '2.2', C: '0' })]))).toEqual([]);
  });

  test('stage1.tie: points paid to both sides betray no side', () => {
    const equalPay = [
      { side: 'good', points: { city: exact('1') } },
      { side: 'mafia', points: { city: exact('1') } },
    ] as const;
    const verdict = judged('A B', [nine('1', '1', { A: '1', B: { role: 'citizen' } })], [], {
      points: equalPay,
    });
    expect(verdict.findings).toMatchObject([{ kind: 'tieUnknown', data: { criterion: 'stage1.tie.1' } }]);
  });
});

/** Two teams level in stage 2; each game gives them points of different sides. */
const five = (stage: '2' | '3') => {
  const before = stage === '2' ? '1' : '2';
  const game = (id: string, st: string, a: string, b: string): SmallGame =>
    nine(id, st, { A: seatFor(a), B: seatFor(b) });
  const seatFor = (word: string) => {
    const [side, typed = '0'] = word.split(' ');
    return { role: side === 'm' ? 'mafia' : side === 'c' ? 'commissar' : 'citizen', typed } as const;
  };
  return { game, before };
};

describe.each(['2', '3'] as const)('ties of stage %s', stage => {
  const { game, before } = five(stage);
  const tie = `stage${stage}.tie`;
  const decided = (...games: SmallGame[]) =>
    table(judged('A B', games), stage).map(row => [row.team, row.decidedBy]);

  test(`${tie}: mafia points of the stage`, () => {
    expect(decided(game('1', stage, 'm 1', 'c 1'))).toEqual([
      ['A', `${tie}.1`],
      ['B', `${tie}.1`],
    ]);
  });

  test(`${tie}: mafia points of all stages, whole and not halved`, () => {
    expect(decided(game('1', before, 'c 2', 'm 2'), game('2', stage, 'm 1', 'm 1'))).toEqual([
      ['B', `${tie}.2`],
      ['A', `${tie}.2`],
    ]);
  });

  test(`${tie}: commissar points of the stage`, () => {
    expect(decided(game('1', before, 'z 1', 'c 1'), game('2', stage, 'c 1', 'z 1'))).toEqual([
      ['A', `${tie}.3`],
      ['B', `${tie}.3`],
    ]);
  });

  test(`${tie}: commissar points of all stages`, () => {
    expect(decided(game('1', before, 'z 1', 'c 1'), game('2', stage, 'c 1', 'c 1'))).toEqual([
      ['B', `${tie}.4`],
      ['A', `${tie}.4`],
    ]);
  });

  test(`${tie}: points of the stage alone, less its fines`, () => {
    const games = [game('1', before, 'z 3', 'z 1'), game('2', stage, 'z 1', 'z 2')];
    expect(decided(...games)).toEqual([
      ['B', `${tie}.5`],
      ['A', `${tie}.5`],
    ]);
    const fined = judged(
      'A B',
      [game('1', before, 'z 3', 'z 3'), game('2', stage, 'z 1', 'z 2')],
      [{ team: 'B', stage, points: '1' }],
    );
    expect(places(fined, stage)).toEqual(['1= A 2.5', '1= B 2.5']);
  });

  test(`${tie}: nothing left to ask: the place is shared`, () => {
    expect(decided(game('1', stage, 'c 1', 'c 1'))).toEqual([
      ['A', 'shared'],
      ['B', 'shared'],
    ]);
  });
});

describe('longer ties', () => {
  const { game } = five('2');

  test('stage2.tie: P5 those still level after a criterion are asked the next one, the others are not', () => {
    const third = (id: string, stage: string, c: string): SmallGame =>
      nine(id, stage, { C: { role: 'mafia', typed: c } });
    const verdict = judged('A B C', [
      game('1', '1', 'z 2', 'm 2'),
      third('2', '1', '2'),
      game('3', '2', 'm 1', 'm 1'),
      third('4', '2', '1'),
      nine('5', '2', {
        A: { role: 'citizen', typed: '1' },
        B: { role: 'citizen', typed: '1' },
        C: { role: 'mafia', typed: '1' },
      }),
    ]);
    expect(places(verdict, '2')).toEqual(['1 C 3 stage2.tie.1', '2 B 3 stage2.tie.2', '3 A 3 stage2.tie.2']);
  });

  test('stage3.tie: places of the final that nothing decides are shared, without an error', () => {
    const verdict = judged('A B C', [
      nine('1', '3', { A: { role: 'mafia', typed: '1' }, B: { role: 'mafia', typed: '1' }, C: '3' }),
    ]);
    expect([places(verdict, '3'), kinds(verdict)]).toEqual([['1 C 3', '2= A 1', '2= B 1'], []]);
  });
});

describe('fines and tie-breaks', () => {
  const games = [nine('1', '1', { A: { role: 'mafia', typed: '3' }, B: { role: 'mafia', typed: '2' } })];
  const fined: SmallRuling[] = [{ team: 'A', game: '1', points: '1' }];

  test('stage1.tie: a fine does not lower mafia points', () => {
    expect(places(judged('A B', games, fined))).toEqual(['1 A 2 stage1.tie.1', '2 B 2 stage1.tie.1']);
  });

  test('stage1.tie: it does when the organizers say so', () => {
    expect(places(judged('A B', games, fined, { finesInTieBreaks: true }))).toEqual(['1= A 2', '1= B 2']);
  });
});

describe('cuts', () => {
  const seats = (...points: string[]) => Object.fromEntries(points.map((typed, i) => ['ABCDE'[i], typed]));
  const through = (points: string[], cut: number, rulings: SmallRuling[] = []) => {
    const verdict = judged('A B C D E', [nine('1', '1', seats(...points))], rulings, {
      'stage1.cut': cut,
      points: PLAIN,
    });
    return { verdict, qualified: table(verdict).map(row => `${row.team} ${row.qualified}`) };
  };

  test('stage1.cut: the best 13 go on by default, the best 9 by stage2.cut', () => {
    const teams = Array.from({ length: 15 }, (_, i) => `T${i + 10}`);
    const game = (id: string, stage: string, n: number) => ({
      id,
      stage,
      seats: Object.fromEntries(teams.slice(0, n).map((team, i) => [team, `${30 - i}`])),
    });
    const verdict = judged(teams.join(' '), [game('1', '1', 15), game('2', '2', 13)]);
    const went = (stage: string) => table(verdict, stage).map(row => row.qualified);
    expect(went('1')).toEqual([...Array(13).fill(true), false, false]);
    expect(went('2')).toEqual([...Array(9).fill(true), ...Array(4).fill(false)]);
    expect(kinds(verdict)).toEqual([]);
  });

  test('stage2.cut: the final has none', () => {
    expect(table(judged('A B', [nine('1', '3', { A: '1', B: '2' })]), '3').map(row => row.qualified)).toEqual(
      [undefined, undefined],
    );
  });

  test('stage1.cut: teams level across the cut are neither through nor out', () => {
    const { verdict, qualified } = through(['5', '2', '2', '2', '0'], 3);
    expect(qualified).toEqual(['A true', 'B undefined', 'C undefined', 'D undefined', 'E false']);
    expect(verdict.findings.filter(found => found.level === 'error')).toEqual([
      {
        level: 'error',
        kind: 'tieAcrossCut',
        data: { stage: '1', place: 2, cut: 3, teams: ['B', 'C', 'D'] },
      },
    ]);
  });

  test('stage1.cut: level teams above the cut are all through', () => {
    expect(through(['5', '2', '2', '1', '0'], 3).qualified).toEqual([
      'A true',
      'B true',
      'C true',
      'D false',
      'E false',
    ]);
  });

  test('stage1.cut: the judge lifts one team, then another, over those level with it', () => {
    const lift = (team: string, clause = 'fines.2'): SmallRuling => ({
      team,
      clause,
      stage: '1',
      sanctions: [above],
    });
    const one = through(['5', '2', '2', '2', '0'], 2, [lift('C')]);
    expect(places(one.verdict).slice(0, 4)).toEqual(['1 A 5', '2 C 2 fines.2', '3= B 2', '3= D 2']);
    expect(one.qualified.slice(0, 4)).toEqual(['A true', 'C true', 'B false', 'D false']);
    const two = through(['5', '2', '2', '2', '0'], 3, [lift('D'), lift('B')]);
    expect(two.qualified.slice(0, 4)).toEqual(['A true', 'D true', 'B true', 'C false']);
    expect(two.verdict.findings.filter(found => found.level === 'error')).toEqual([]);
  });

  test('stage1.cut: a lift that was withdrawn, or of another stage, or of a team that is alone, does nothing', () => {
    const rulings: SmallRuling[] = [
      { team: 'B', stage: '1', sanctions: [above], state: 'withdrawn' },
      { team: 'B', stage: '2', sanctions: [above] },
      { team: 'E', stage: '1', sanctions: [above] },
    ];
    expect(places(through(['5', '2', '2', '1', '0'], 3, rulings).verdict)).toEqual([
      '1 A 5',
      '2= B 2',
      '2= C 2',
      '4 D 1',
      '5 E 0',
    ]);
  });

  test('stage1.cut: a team taken out has no place and is not through', () => {
    const { verdict, qualified } = through(['5', '4', '3', '2', '1'], 2, [
      { team: 'A', stage: '1', sanctions: [{ kind: 'teamOut' }] },
    ]);
    expect(qualified).toEqual(['B true', 'C true', 'D false', 'E false', 'A false']);
    expect(table(verdict).map(row => row.place)).toEqual([1, 2, 3, 4, undefined]);
    expect(pointsOf(verdict, 'A')).toBe('5');
  });
});
