import { type Book, check, findings, ruling } from '../../book';

const GAMES = ['5:0', '20:0'];
const squad = (names: readonly string[]): NonNullable<Book['players']> =>
  names.map(name => ['Волки', name] as const);
const eleven = Array.from({ length: 11 }, (_, i) => `Игрок ${i + 1}`);
const kinds = (book: Partial<Book>, kind: string) =>
  findings(check({ walls: [{ games: GAMES }], ...book }), kind).map(({ level, sheet, cell }) => [
    level,
    sheet,
    cell,
  ]);

describe('what the sheets must hold', () => {
  test('2.1: a wall needs two different teams', () => {
    const walls = [{ a: 'Волки', b: 'Волки', games: [] }];
    expect(kinds({ walls, teams: ['Волки'] }, 'sameTeam')).toEqual([['error', 'Стенки', 'A2']]);
    expect(kinds({}, 'sameTeam')).toEqual([]);
  });

  test('3.5: at most 10 declared players (N5)', () => {
    expect(kinds({ players: squad(eleven.slice(1)) }, 'squadTooLarge')).toEqual([]);
    expect(kinds({ players: squad(eleven) }, 'squadTooLarge')).toEqual([['warning', 'Команды', 'A2']]);
    expect(kinds({ players: squad(eleven), parameters: { 'squad.max': 11 } }, 'squadTooLarge')).toEqual([]);
  });

  test('3.5: one player listed twice is a warning, and counts once (N5)', () => {
    const players = squad([...eleven.slice(1), 'игрок 2']);
    expect(kinds({ players }, 'squadTooLarge')).toEqual([]);
    expect(kinds({ players }, 'playerTwice')).toHaveLength(1);
  });

  const killed = (state: string) => [
    ruling('Волки', 'партия проиграна', { Пункт: '7.3.7', Партия: 1, Очки: 2, Состояние: state }),
  ];

  test('2.6: the untouchable captain must be somebody: of the opponent of who killed him', () => {
    expect(kinds({ penalties: killed('подтверждён') }, 'noCaptain')).toEqual([['warning', 'Штрафы', 'O2']]);
    const named = { players: [['Совы', 'Филин', 'капитан']] as const };
    expect(kinds({ ...named, penalties: killed('подтверждён') }, 'noCaptain')).toEqual([]);
    const other = { players: [['Волки', 'Серый', 'капитан']] as const };
    expect(kinds({ ...other, penalties: killed('предложен') }, 'noCaptain')).toHaveLength(1);
    expect(kinds({ penalties: killed('отозван') }, 'noCaptain')).toEqual([]);
  });

  test.each([
    ['', 1],
    ['1', 1],
    ['2а', 0],
    ['2б', 0],
    ['3', 0],
  ])('3.3: a breach of fair play needs option 2 or 3 agreed before the wall: «%s»', (fairPlay, count) => {
    const penalties = [ruling('Волки', 'партия проиграна', { Пункт: '7.3.16', Партия: 1, Очки: 2 })];
    expect(kinds({ walls: [{ fairPlay, games: GAMES }], penalties }, 'noFairPlay')).toHaveLength(count);
    expect(kinds({ walls: [{ fairPlay, games: GAMES }] }, 'noFairPlay')).toEqual([]);
  });
});
