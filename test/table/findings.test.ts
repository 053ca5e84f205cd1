// What the border finds wrong in a sheet, with everything that its sentence names.
import { openBorder } from '../../src/table/border';
import { readGames } from '../../src/table/games';
import { type Grid, readGrid } from '../../src/table/grid';
import { readLedger } from '../../src/table/ledgerSheet';
import { type ColumnOf, SHEETS, type SheetForm, type SheetId } from '../../src/table/sheets';
import { readTeams, type TeamBook, teamBook } from '../../src/table/teams';
import { readWalls } from '../../src/table/walls';
import { LEDGER, type PenaltyRow, sheet, ZONE } from '../book';

type Rows = readonly (readonly unknown[])[];

function found<S extends SheetId>(id: S, rows: Rows) {
  const border = openBorder();
  const form = SHEETS[id] as unknown as SheetForm<ColumnOf<S>>;
  const grid = readGrid<ColumnOf<S>>(sheet(SHEETS[id].ru, rows), form, border, ZONE);
  if (!grid) throw new Error('no columns');
  return {
    border,
    grid: grid as Grid<ColumnOf<S>>,
    told: () => border.findings.map(({ kind, at, data }) => [kind, at?.cell, data]),
  };
}

describe('teams', () => {
  const HEADER = ['Команда', 'Капитан', 'Игрок', 'С', 'По', 'Зарплата'];
  function teams(rows: Rows) {
    const { border, grid, told } = found('teams', [HEADER, ...rows]);
    const read = readTeams(grid, ZONE, border);
    return { read, book: teamBook(read, border), told };
  }
  test.each<[string, Rows, unknown[]]>([
    ['two rows of a team', [['Волки'], ['Волки']], ['teamTwice', 'A3', { team: 'Волки', first: 'A2' }]],
    [
      'two teams that look the same',
      [['Cова'], ['Сова']],
      ['lookAlike', 'A3', { team: 'Сова', other: 'Cова', otherCell: 'A2' }],
    ],
    [
      'a salary that is no number',
      [['Волки', '', 'Аня', '', '', 'много']],
      ['badNumber', 'F2', { text: 'много', number: 'words' }],
    ],
    ['a day that is none', [['Волки', '', 'Аня', 'скоро']], ['badMoment', 'D2', { text: 'скоро' }]],
    [
      'a player twice',
      [
        ['Волки', '', 'Аня'],
        ['Волки', '', 'аня'],
      ],
      ['playerTwice', 'C3', { team: 'Волки', player: 'Аня', first: 'C2' }],
    ],
  ])('%s', (_, rows, told) => {
    expect(teams(rows).told()).toEqual([told]);
  });

  test('a player twice with other days is one with two periods', () => {
    const rows = (from: string, to: string) => [
      ['Волки', '', 'Аня', '2026-11-01', '2026-11-10'],
      ['Волки', '', 'Аня', from, to],
    ];
    expect(teams(rows('2026-11-01', '2026-11-20')).told()).toEqual([]);
    expect(teams(rows('2026-11-05', '2026-11-10')).told()).toEqual([]);
    expect(teams(rows('2026-11-01', '2026-11-10')).told()).toHaveLength(1);
  });

  test('a player of no squad, where the team has one; whom he looks like', () => {
    const stranger = (rows: Rows, ask: (book: TeamBook) => unknown) => {
      const { book, told } = teams(rows);
      return [ask(book), told()];
    };
    const at = { sheet: 'Протоколы', cell: 'J2' };
    const squad: Rows = [['Волки', 'Серый', 'Анна'], ['Совы']];
    expect(stranger(squad, book => book.stranger('анна', 'Волки', at))).toEqual([{}, []]);
    expect(stranger(squad, book => book.stranger('серый', 'Волки', at))).toEqual([{}, []]);
    expect(stranger(squad, book => book.stranger('Егор', 'Совы', at))).toEqual([{}, []]);
    expect(stranger(squad, book => book.stranger('Егор', 'Лисы', at))).toEqual([{}, []]);
    expect(stranger(squad, book => book.stranger('Егор', 'Волки', at))).toEqual([
      {},
      [['unknownPlayer', 'J2', { player: 'Егор', team: 'Волки' }]],
    ]);
    expect(stranger(squad, book => book.stranger('Aнна', 'Волки', at))).toEqual([
      { looksLike: 'Анна' },
      [['unknownPlayer', 'J2', { player: 'Aнна', team: 'Волки', other: 'Анна' }]],
    ]);
  });

  test('a captain alone makes no squad: his team knows no strangers', () => {
    const { book, told } = teams([['Волки', 'Серый']]);
    expect([book.stranger('Егор', 'Волки', { sheet: '', cell: '' }), told()]).toEqual([{}, []]);
  });
});

describe('the ledger', () => {
  function ledger(row: PenaltyRow) {
    const { border, grid, told } = found('penalties', [LEDGER, LEDGER.map(title => row[title] ?? '')]);
    const book = teamBook(readTeams(found('teams', [['Команда'], ['Совы']]).grid, ZONE, border), border);
    const context = {
      book,
      zone: ZONE,
      border,
      clauses: new Set(['4.1.a', '4.1.b', '5.2']),
      walls: new Map([['3', '3']]),
    };
    return { lines: readLedger(grid, context), told };
  }
  const ROW: PenaltyRow = {
    Пункт: '5.2',
    Команда: 'Совы',
    Санкция: 'предупреждение',
    Состояние: 'подтверждён',
  };
  const at = (title: string): string => `${String.fromCharCode(65 + LEDGER.indexOf(title))}2`;

  test.each<[string, PenaltyRow, string, string, object]>([
    ['a state', { Состояние: 'кажется' }, 'unknownState', 'Состояние', { text: 'кажется' }],
    ['a moment', { Время: 'скоро' }, 'badMoment', 'Время', { text: 'скоро' }],
    ['a repeat', { Повтор: 'раз' }, 'badNumber', 'Повтор', { text: 'раз', why: 'words' }],
    ['points', { Очки: 'много' }, 'badNumber', 'Очки', { text: 'много', number: 'words' }],
    ['a wall', { Стенка: '9' }, 'unknownWall', 'Стенка', { wall: '9' }],
    ['a clause', { Пункт: '8.8' }, 'unknownClause', 'Пункт', { text: '8.8' }],
    ['no clause', { Пункт: '' }, 'noClause', 'Пункт', { team: 'Совы' }],
    ['a sanction', { Санкция: 'выговор' }, 'unknownSanction', 'Санкция', { text: 'выговор' }],
  ])('%s', (_, more, kind, title, data) => {
    expect(ledger({ ...ROW, ...more }).told()).toEqual([[kind, at(title), data]]);
  });

  test.each([
    ['5.2', '5.2'],
    ['п. 5.2', '5.2'],
    ['Пункт 5.2.', '5.2'],
    ['п5.2', '5.2'],
    ['cl. 5.2', '5.2'],
    ['4.1.а', '4.1.a'],
    ['4.1.б', '4.1.b'],
    ['4. 1. а)', '4.1.a'],
    ['5.2 п', ''],
    ['а5.2', ''],
    ['5)2', ''],
    ['5.2.б.а', ''],
  ])('the clause %s is %s', (text, clause) => {
    expect(ledger({ ...ROW, Пункт: text }).lines[0]?.clause).toBe(clause);
  });

  test.each<[string, PenaltyRow, object]>([
    ['a repeat counts from one', { Повтор: 1 }, { repeat: 1 }],
    ['nought is none', { Повтор: 0 }, {}],
    ['less is none', { Повтор: -1 }, {}],
    ['a wall of the schedule', { Стенка: 3 }, { wall: '3' }],
    ['a wall that nobody knows stays as it is written', { Стенка: ' 9 а' }, { wall: '9 а' }],
    ['a game by its number', { Партия: '02' }, { game: '2' }],
    ['a game by its name', { Партия: 'Г-1' }, { game: 'Г-1' }],
    ['what is blank is left out', { Этап: ' ', Основание: '', Партия: '' }, {}],
  ])('%s', (_, more, expected) => {
    const [line] = ledger({ ...ROW, ...more }).lines;
    const { repeat, wall, game, stage, evidence } = line ?? {};
    expect(JSON.parse(JSON.stringify({ repeat, wall, game, stage, evidence }))).toEqual(expected);
  });

  test('a ruling on a game needs no team, one with a team names it all the same; any other needs one', () => {
    expect(ledger({ ...ROW, Команда: '', Санкция: 'переигровка' }).lines).toMatchObject([{ team: '' }]);
    expect(ledger({ ...ROW, Команда: '', Санкция: 'предупреждение; переигровка' }).lines).toMatchObject([
      { team: '' },
    ]);
    expect(ledger({ ...ROW, Санкция: 'переигровка' }).lines).toMatchObject([{ team: 'Совы' }]);
    expect(ledger({ ...ROW, Команда: 'Лисы', Санкция: 'переигровка' }).lines).toEqual([]);
    const without = ledger({ ...ROW, Команда: '' });
    expect([without.lines, without.told()]).toEqual([[], [['teamMissing', at('Команда'), { team: '' }]]]);
    expect(ledger({ ...ROW, Команда: '', Санкция: 'выговор' }).lines).toEqual([]);
  });
});

describe('headers', () => {
  const WALLS = ['Стенка', 'Команда A', 'Команда B'];
  test('one that stands lower, and one that comes again', () => {
    expect(found('walls', [['расписание'], [], WALLS, ['1', 'Волки', 'Совы'], WALLS]).told()).toEqual([
      ['headerShifted', 'A3', { row: 3 }],
      ['headerRepeated', 'A5', { row: 5 }],
    ]);
  });

  test('a row is a header again with all titles that the sheet can’t be without', () => {
    const rows = (again: readonly string[]) => found('walls', [WALLS, again]).grid.rows.length;
    expect(rows(WALLS)).toBe(0);
    expect(rows(['Стенка', 'Команда A', ''])).toBe(1);
  });

  test('where a sheet can be without all of them, with three', () => {
    const HEADER = ['Время', 'Лист', 'Ячейка', 'Запись'];
    const rows = (again: readonly string[]) => found('log', [HEADER, again]).grid.rows.length;
    expect(rows(['Время', 'Лист', 'Ячейка'])).toBe(0);
    expect(rows(['Время', 'Лист', ''])).toBe(1);
    expect(rows(['Время', 'Лист', '', '', 'Было'])).toBe(1);
  });
});

describe('games', () => {
  const HEADER = [
    'Этап',
    'Тур',
    'Партия',
    'Время',
    'Игроков',
    'Исход',
    'Омон',
    'Команда',
    'Игрок',
    'Роль',
    'Убийств',
    'Дней',
    'Очки',
  ];
  type Title =
    | 'Этап'
    | 'Тур'
    | 'Партия'
    | 'Время'
    | 'Игроков'
    | 'Исход'
    | 'Омон'
    | 'Команда'
    | 'Роль'
    | 'Убийств'
    | 'Дней'
    | 'Очки';
  type Row = Readonly<Partial<Record<Title, unknown>>>;
  function games(...rows: readonly Row[]) {
    const usual: Record<string, unknown> = {
      Этап: '1',
      Партия: '12',
      Исход: 'мирные',
      Команда: 'Совы',
      Роль: 'чиж',
    };
    const { border, grid, told } = found('games', [
      HEADER,
      ...rows.map(row => HEADER.map(title => (row as Record<string, unknown>)[title] ?? usual[title] ?? '')),
    ]);
    const book = teamBook(readTeams(found('teams', [['Команда'], ['Совы']]).grid, ZONE, border), border);
    return { games: readGames(grid, book, ZONE, border), told };
  }

  test.each<[string, Row, string, string, object]>([
    ['no game', { Партия: '' }, 'gameMissing', 'C2', { team: 'Совы' }],
    ['a role', { Роль: 'волк' }, 'unknownRole', 'J2', { text: 'волк' }],
    ['a count', { Убийств: 'раз' }, 'badNumber', 'K2', { text: 'раз', number: 'words' }],
    ['a count below nought', { Дней: -1 }, 'badNumber', 'L2', { text: '-1', number: 'words' }],
    ['points', { Очки: 'много' }, 'badNumber', 'M2', { text: 'много', number: 'words' }],
    ['a stage', { Этап: 'полуфинал' }, 'unknownStage', 'A2', { text: 'полуфинал' }],
    ['a moment', { Время: 'скоро' }, 'badMoment', 'D2', { text: 'скоро' }],
    ['players in words', { Игроков: 'десять' }, 'badNumber', 'E2', { text: 'десять', number: 'words' }],
    ['no players', { Игроков: 0 }, 'badNumber', 'E2', { text: '0', number: 'words' }],
    ['other players than rows', { Игроков: 10 }, 'playersDiffer', 'E2', { game: '12', players: 10, rows: 1 }],
    ['an outcome', { Исход: 'волки' }, 'unknownOutcome', 'F2', { text: 'волки' }],
    ['an omon', { Исход: 'омон', Омон: '9' }, 'unknownOmon', 'G2', { text: '9' }],
  ])('%s', (_, row, kind, cell, data) => {
    expect(games(row).told()).toContainEqual([kind, cell, data]);
  });

  test('no kills are a count too', () => {
    expect(games({ Убийств: 0, Дней: 0 }).games[0]?.seats[0]).toMatchObject({ kills: 0, days: 0 });
    expect(games({ Убийств: 0 }).told()).toEqual([]);
  });

  test('an extra round is one, whatever follows the word; another round keeps its name', () => {
    expect(['доп. тур', 'Extra', 'не доп', '3'].map(Тур => games({ Тур }).games[0]?.round)).toEqual([
      'extra',
      'extra',
      'не доп',
      '3',
    ]);
  });
});

describe('walls', () => {
  const HEADER = ['Стенка', 'День', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало'];
  function walls(...rows: Rows) {
    const { border, grid, told } = found('walls', [HEADER, ...rows]);
    const teams = found('teams', [
      ['Команда', 'Группа'],
      ['Совы', 'Б'],
      ['Волки', 'В'],
      ['Ежи', ''],
    ]);
    const book = teamBook(readTeams(teams.grid, ZONE, border), border);
    return { walls: readWalls(grid, book, ZONE, border), told };
  }
  test.each<[string, unknown[], string, string, object]>([
    ['a stage', ['1', 1, 'кажется', 'A', 'Совы', 'Волки'], 'unknownStage', 'C2', { text: 'кажется' }],
    ['a start', ['1', 1, 'группа', 'A', 'Совы', 'Волки', 'скоро'], 'badMoment', 'G2', { text: 'скоро' }],
    [
      'a day',
      ['1', 'первый', 'группа', 'A', 'Совы', 'Волки'],
      'badNumber',
      'B2',
      { text: 'первый', why: 'words' },
    ],
  ])('%s', (_, row, kind, cell, data) => {
    expect(walls(row).told()).toEqual([[kind, cell, data]]);
  });

  test('a wall twice', () => {
    const row = ['1', 1, 'группа', 'A', 'Совы', 'Волки'];
    expect(walls(row, row).told()).toEqual([['wallTwice', 'A3', { wall: '1', first: 'A2' }]]);
  });

  test('without a stage that is known, or a team of either side, there is no wall; a day is not needed', () => {
    const count = (...row: unknown[]) => walls(row).walls.length;
    expect(count('1', '', 'группа', 'A', 'Совы', 'Волки')).toBe(1);
    expect(count('1', 1, 'кажется', 'A', 'Совы', 'Волки')).toBe(0);
    expect(count('1', 1, 'группа', 'A', 'Лисы', 'Волки')).toBe(0);
    expect(count('1', 1, 'группа', 'A', 'Совы', 'Лисы')).toBe(0);
    expect(walls(['1', '', 'группа', 'A', 'Совы', 'Волки']).told()).toEqual([]);
  });

  test('the group is that of the row, else of the first team', () => {
    const group = (...row: unknown[]) => walls(['1', 1, 'группа', ...row]).walls[0]?.group;
    expect(group('A', 'Совы', 'Волки')).toBe('A');
    expect(group('', 'Волки', 'Совы')).toBe('В');
    expect(group('', 'Совы', 'Волки')).toBe('Б');
    expect(group('', 'Ежи', 'Совы')).toBeUndefined();
  });
});
