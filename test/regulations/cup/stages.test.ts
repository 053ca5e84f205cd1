import { toText } from '../../../src/core/points';
import type { CupValues } from '../../../src/regulations/cup/parameters';
import { exact, judged, kinds, places, pointsOf, type SmallGame, type SmallRuling, table } from './small';

const game = (id: string, stage: string, seats: Readonly<Record<string, string>>): SmallGame => ({
  id,
  stage,
  players: 9,
  seats,
});

describe('carry-over', () => {
  const three = [
    game('1', '1', { A: '15.45', B: '0' }),
    game('2', '2', { A: '0', B: '1' }),
    game('3', '3', { A: '0', B: '1' }),
  ];
  const carryIn = (stage: string, rulings: SmallRuling[] = [], changed = {}) =>
    toText(
      table(judged('A B', three, rulings, changed), stage).find(row => row.team === 'A')?.carryIn ??
        exact('-1'),
    );

  test('stage2.carry: half of 15.45 is 7.725, then 3.8625', () => {
    expect([carryIn('1'), carryIn('2'), carryIn('3')]).toEqual(['0', '7.725', '3.8625']);
  });

  test('stage3.carry: half of stage 2 and a quarter of stage 1 are half of the running total', () => {
    const games = [game('1', '1', { A: '8' }), game('2', '2', { A: '5' }), game('3', '3', { A: '1' })];
    expect(['1', '2', '3'].map(stage => pointsOf(judged('A', games), 'A', stage))).toEqual(['8', '9', '5.5']);
  });

  test('stage2.carry: P11 a fine of stage 1 counts once there and is then carried inside the total', () => {
    const fined = judged('A B', three, [{ team: 'A', game: '1', points: '0.45' }]);
    const a = ['1', '2', '3'].map(stage => table(fined, stage).find(row => row.team === 'A'));
    expect(
      a.map(row => [
        toText(row?.carryIn ?? exact('9')),
        toText(row?.penalties ?? exact('9')),
        toText(row?.points ?? exact('9')),
      ]),
    ).toEqual([
      ['0', '0.45', '15'],
      ['7.5', '0', '7.5'],
      ['3.75', '0', '3.75'],
    ]);
  });

  test('stage2.carry: the part is the organizers’', () => {
    expect(carryIn('3', [], { 'carry.part': exact('1/3') })).toBe('103/60'); // 15.45 / 9
  });

  test('stage2.carry: the award names its clause', () => {
    const clauses = judged('A B', three).awards.flatMap(({ account, clause, team }) =>
      account === 'carryOver' && team === 'A' ? [clause] : [],
    );
    expect(clauses).toEqual(['stage2.carry', 'stage3.carry']);
  });
});

describe('who plays in a stage', () => {
  const first = game('1', '1', { A: '3', B: '2', C: '1' });
  const playing = (seats: Record<string, string>, changed = {}) =>
    judged('A B C', [first, game('2', '2', seats)], [], { 'stage1.cut': 2, ...changed });

  test('stage1.cut: those who came through play in stage 2, seated or not', () => {
    const verdict = playing({ A: '1' });
    expect(table(verdict, '2').map(row => row.team)).toEqual(['A', 'B']);
    expect(verdict.penalties.map(({ team, clause, state }) => [team, clause, state])).toEqual([
      ['B', 'fines.3', 'proposed'],
    ]);
  });

  test('stage1.cut: when protocols seat a team that did not come through, the teams with seats play', () => {
    const verdict = playing({ A: '1', C: '1' });
    expect(table(verdict, '2').map(row => row.team)).toEqual(['A', 'C']);
    expect(verdict.findings).toEqual([
      {
        level: 'warning',
        kind: 'notQualified',
        at: { sheet: 'Games', cell: 'E202' },
        data: { stage: '2', teams: ['C'], absent: ['B'] },
      },
    ]);
    expect(pointsOf(verdict, 'C', '2')).toBe('1.5');
  });

  test('stage1.tie: teams still level across the cut play when they have seats', () => {
    const level = game('1', '1', { A: '3', B: '2', C: '2' });
    const verdict = judged('A B C', [level, game('2', '2', { A: '1', B: '1' })], [], { 'stage1.cut': 2 });
    expect(table(verdict, '2').map(row => row.team)).toEqual(['A', 'B']);
    expect(kinds(verdict)).not.toContain('warning notQualified');
  });

  test('stage2.games: a stage without games has no table yet', () => {
    expect(judged('A B C', [first]).tables.map(one => one.stage)).toEqual(['1']);
    expect(judged('A B C', []).tables).toEqual([]);
  });

  test('stage1.games: every listed team plays in stage 1, whether it came or not', () => {
    expect(places(judged('A B C D', [first])).at(-1)).toBe('4 D 0');
  });

  test('stage2.carry: an unknown total of stage 1 leaves the later ones unknown', () => {
    const verdict = judged('A B', [
      { id: '1', players: 9, seats: { A: {}, B: '2.2' } },
      game('2', '2', { A: '1', B: '0' }),
    ]);
    expect(places(verdict, '2')).toEqual(['? B 1.1', '? A ?']);
  });
});

describe('carry+: bonuses by place', () => {
  const bonuses: Partial<CupValues> = {
    'carry.places': [
      [exact('1'), exact('4')],
      [exact('2'), exact('2')],
      [exact('3'), exact('0')],
    ],
  };
  const second = (
    first: SmallGame,
    rulings: readonly SmallRuling[] = [],
    changed: Partial<CupValues> = bonuses,
  ) => judged('A B C', [first, game('2', '2', { A: '1', B: '1', C: '1' })], rulings, changed);
  const brought = (verdict: ReturnType<typeof judged>) =>
    verdict.awards
      .flatMap(one => (one.account === 'carryOver' ? [`${one.team} ${toText(one.points)}`] : []))
      .sort();

  test('each place its own; who shares places shares their bonuses', () => {
    expect(brought(second(game('1', '1', { A: '3', B: '2', C: '1' })))).toEqual(['A 4', 'B 2', 'C 0']);
    const shared = second(game('1', '1', { A: '3', B: '3', C: '1' }), [], { ...bonuses, 'stage1.chain': [] });
    expect(brought(shared)).toEqual(['A 3', 'B 3', 'C 0']);
  });

  test('a clan without a game there brings no points; by place, what its place gives', () => {
    const first = game('1', '1', { A: '3', B: '2' });
    const late = (changed: Partial<CupValues>) =>
      brought(judged('A B D', [first, game('2', '2', { A: '1', B: '1', D: '1' })], [], changed));
    expect([late(bonuses), late({})]).toEqual([
      ['A 4', 'B 2', 'D 0'],
      ['A 1.5', 'B 1'],
    ]);
  });

  test('with a place not known what is brought is not known; of a clan that is out it is nothing', () => {
    const open = {
      ...game('1', '1', { A: '3', B: '2' }),
      seats: { A: '3', B: '2', C: { role: 'citizen' } },
    } as const;
    const points = { points: [] };
    const unknown = second({ ...open, outcome: 'city' }, [], { ...bonuses, ...points });
    expect(places(unknown, '2')).toEqual(['? A ?', '? B ?', '? C ?']);
    const gone = second(game('1', '1', { A: '3', B: '2', C: '1' }), [
      { team: 'C', stage: '1', sanctions: [{ kind: 'teamOut' }] },
    ]);
    expect(brought(gone)).toEqual(['A 4', 'B 2']);
  });
});
