// What a question to the regulation says is done meanwhile is done.
import { type Book, check, places, ruling, states } from '../book';
import { exact, judged, kinds, PLAIN, pointsOf, table } from './cup/small';

describe('cup', () => {
  const seats = { A: { role: 'citizen' }, B: { role: 'mafia' }, C: { role: 'citizen' } } as const;
  const game = (count: number) => Array.from({ length: count }, (_, i) => ({ id: String(i + 1), seats }));

  test('cutNobody: all go on', () => {
    const rows = table(judged('A B C', game(15), [], { points: PLAIN, 'stage1.cut': 3 }));
    expect(rows.map(({ qualified }) => qualified)).toEqual([true, true, true]);
  });

  test('minimumBeyond: every game is to be replayed, and earns nothing', () => {
    const verdict = judged('A B C', game(2), [], { points: PLAIN, 'stage1.minimum': 9 });
    expect(kinds(verdict).filter(kind => kind.endsWith('tooFewPlayers'))).toHaveLength(2);
    expect(verdict.awards).toEqual([]);
  });

  test('maniacTwice: kills are paid, not the row of the maniac', () => {
    const points = [...PLAIN, { side: 'maniac', points: { city: exact('7') } }] as typeof PLAIN;
    const killed = [{ id: '1', seats: { ...seats, A: { role: 'maniac', kills: 1 } } }] as const;
    const paid = (maniac: 'kills' | 'citizen') =>
      pointsOf(judged('A B C', killed, [], { points, maniac, 'maniac.minPlayers': 3 }), 'A');
    expect([paid('kills'), paid('citizen')]).toEqual(['1.2', '7']);
  });
});

describe('walls', () => {
  const of = (
    games: readonly string[],
    parameters: Readonly<Record<string, string>>,
    penalties: NonNullable<Book['penalties']> = [],
  ) => check({ parameters, penalties, walls: [{ a: 'Волки', b: 'Совы', games }] });

  test('qualifyUnsaid: nobody is marked as going on', () => {
    const { report } = of(['5:0', '20:0'], {});
    expect(report.standings.flatMap(({ rows }) => rows.map(({ qualified }) => qualified))).toEqual([
      null,
      null,
    ]);
  });

  test('deductTwice: the group loses the points, and games are expected with the full score', () => {
    const penalties = [ruling('Волки', '−3', { Партия: 1 })];
    const set = { 'deduct.running': 'да', 'deduct.from': 'groupPoints' };
    expect(places(of(['5:0', '5:6', '20:6'], set, penalties))).toEqual(['1 Волки 2.5', '2 Совы 1.5']);
    expect(states(of(['5:0', '2:6', '20:6'], set, penalties))[1]).toBe('impossible');
  });
});
