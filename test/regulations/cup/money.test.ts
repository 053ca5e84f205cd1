import type { PenaltyRow } from '../../book';
import { cupBook } from './book';

const TEAMS = [
  ...['Анна', 'Борис', 'Вера', 'Глеб'].map(name => ['Волки', name]),
  ['Совы'],
  ['Ежи'],
  ['Лисы'],
];
const game = (id: number, stage: string, points: readonly number[], player = 'Анна') => ({
  id,
  stage,
  time: `${String(id).padStart(2, '0')}.03.2026 16:00`,
  seats: {
    [`Волки: ${player}`]: points[0] ?? 0,
    Совы: points[1] ?? 0,
    Ежи: points[2] ?? 0,
    Лисы: points[3] ?? 0,
  },
});
const GAMES = [game(1, '1', [4, 3, 2, 1]), game(2, '2', [4, 3, 2, 1]), game(3, '3', [4, 3, 2, 1])];
const row = (more: PenaltyRow): PenaltyRow => ({
  Пункт: 'fines.2',
  Команда: 'Волки',
  Партия: '1',
  Очки: '0,1',
  Состояние: 'подтверждён',
  ...more,
});
const owed = (...penalties: readonly PenaltyRow[]) =>
  cupBook({ teams: TEAMS, games: GAMES, penalties }).report.money.map(
    ({ team, owes, why }) => `${team} ${owes} ${why}`,
  );

describe('money', () => {
  test('fines.money: 25 for the first violation of a team in the tournament, 50 more for the second, then 75', () => {
    expect(owed(row({}))).toEqual(['Волки 25 fines.money']);
    expect(owed(row({}), row({ Партия: '2', Пункт: 'fines.3' }))).toEqual(['Волки 75 fines.money']);
    expect(owed(row({}), row({ Партия: '2' }), row({ Партия: '3' }), row({ Команда: 'Совы' }))).toEqual([
      'Волки 150 fines.money',
      'Совы 25 fines.money',
    ]);
  });

  test('fines.money: what was paid is taken off, a sum that a judge typed stands', () => {
    expect(owed(row({ Оплачено: 10 }))).toEqual(['Волки 15 fines.money']);
    expect(owed(row({ Оплачено: 25 }))).toEqual([]);
    expect(owed(row({ Деньги: 500 }), row({ Партия: '2' }))).toEqual(['Волки 550 fines.money']);
  });

  test('fines.money: the account says what is due and paid; a payment for what fell is credited', () => {
    const accounts = (...penalties: readonly PenaltyRow[]) =>
      cupBook({ teams: TEAMS, games: GAMES, penalties }).report.accounts.map(
        ({ team, due, paid, owes }) => `${team} ${due} − ${paid} = ${owes}`,
      );
    expect(accounts(row({ Оплачено: 10 }), row({ Партия: '2' }))).toEqual(['Волки 75 − 10 = 65']);
    expect(accounts(row({ Оплачено: 25, Состояние: 'отозван' }))).toEqual(['Волки 0 − 25 = -25']);
    expect(accounts(row({ Состояние: 'отозван' }))).toEqual([]);
  });

  test('fines.money: a sum that a judge typed stands after the check has written its row', () => {
    const typed = row({ Пункт: 'fines.3', Деньги: 500, Очки: '', Партия: '2' });
    const cells = cupBook({ teams: TEAMS, games: GAMES, penalties: [row({}), typed] }).check.blocks.flatMap(
      ({ sheet, values }) => (sheet === 'Штрафы' ? values.flat() : []),
    );
    expect(cells).toContain('минус 0,1');
    expect(cells).not.toContain(1);
  });

  test('fines.money: P8 a violation that fell costs nothing, and later ones become cheaper', () => {
    expect(owed(row({ Состояние: 'отозван' }), row({ Партия: '2' }))).toEqual(['Волки 25 fines.money']);
    expect(owed(row({ Состояние: 'предложен' }), row({ Партия: '2' }))).toEqual(['Волки 25 fines.money']);
  });

  test('fines.money: a ruling on a game or a tie is no violation, a warning is one', () => {
    const ruling = (Санкция: string) => owed(row({ Санкция, Очки: '' }));
    expect([ruling('переигровка'), ruling('выше'), ruling('предупреждение')]).toEqual([
      [],
      [],
      ['Волки 25 fines.money'],
    ]);
  });

  test('fines.money: the sum is the organizers’', () => {
    const { report } = cupBook({
      teams: TEAMS,
      games: GAMES,
      penalties: [row({})],
      parameters: { 'fine.money': 40 },
    });
    expect(report.money).toEqual([{ team: 'Волки', owes: '40', why: 'fines.money' }]);
  });
});

describe('prizes', () => {
  const won = (teams = TEAMS, games = GAMES) =>
    cupBook({ teams, games }).report.prizes.map(
      ({ team, money, clause, members }) => `${clause} ${team} ${money} ${members.join(',')}`,
    );

  test('prizes.1: 4000, prizes.2: 3000, prizes.3: 2000, and every member of a squad', () =>
    expect(won()).toEqual([
      'prizes.1 Волки 4000 Анна,Борис,Вера,Глеб',
      'prizes.2 Совы 3000 ',
      'prizes.3 Ежи 2000 ',
    ]));

  test('prizes.2: teams that share places share their money', () =>
    expect(won(TEAMS, [...GAMES.slice(0, 2), game(3, '3', [4, 3, 3.75, 1])])).toEqual([
      'prizes.1 Волки 4000 Анна,Борис,Вера,Глеб',
      'prizes.2 Ежи 2500 ',
      'prizes.2 Совы 2500 ',
    ]));

  test('prizes.3: beyond the third place nothing', () => expect(won().length).toBe(3));

  test('prizes.1: none before the last stage has begun', () =>
    expect(won(TEAMS, GAMES.slice(0, 2))).toEqual([]));

  const left = (games: number, day: string) => {
    const all = Array.from({ length: 8 }, (_, i) =>
      game(i + 1, i < 6 ? '1' : i < 7 ? '2' : '3', [4, 3, 2, 1], i < games ? 'Ушёл' : 'Анна'),
    );
    return won([...TEAMS, ['Волки', 'Ушёл', '', day]], all)[0];
  };
  test('general.5: who was replaced keeps his award after five games', () => {
    expect(left(5, '06.03.2026')).toBe('prizes.1 Волки 4000 Анна,Борис,Вера,Глеб,Ушёл');
    expect(left(4, '06.03.2026')).toBe('prizes.1 Волки 4000 Анна,Борис,Вера,Глеб');
  });
  test('entrants.3: so does who lost the badge on the way', () => {
    expect(left(5, '05.03.2026')).toContain('Ушёл');
    expect(left(3, '04.03.2026')).not.toContain('Ушёл');
  });
});
