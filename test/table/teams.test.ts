import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { SHEETS } from '../../src/table/sheets';
import { readTeams, teamBook } from '../../src/table/teams';
import { readWalls } from '../../src/table/walls';
import { sheet } from '../book';

const ZONE = 'Europe/Moscow';
const TEAMS = ['Команда', 'Группа', 'Капитан', 'Игрок', 'Роль', 'С', 'По'];

function read(rows: readonly (readonly unknown[])[], header: readonly string[] = TEAMS) {
  const border = openBorder();
  const grid = readGrid(sheet('Команды', [header, ...rows]), SHEETS.teams, border);
  const teams = grid ? readTeams(grid, ZONE, border) : [];
  return {
    teams,
    border,
    book: teamBook(teams, border),
    problems: () => border.findings.map(({ kind, at }) => `${kind} ${at?.cell}`),
  };
}

describe('teams', () => {
  test('a row without a player is the team, the others are its players', () => {
    const { teams, problems } = read([
      ['Волки', 'A', 'Серый', '', '', '01.09.2026', ''],
      ['Волки', '', '', 'Серый', 'капитан', '', ''],
      ['Волки', '', '', 'Белый', '', '2026-11-01', '2026-12-01'],
      ['Совы', 'B', '', '', '', '', ''],
      ['Совы', '', '', 'Ушастая', 'captain', '', ''],
    ]);
    expect(problems()).toEqual([]);
    expect(
      teams.map(({ name, group, captain, registered, players }) => [
        name,
        group,
        captain,
        registered,
        players.map(p => p.name),
      ]),
    ).toEqual([
      ['Волки', 'A', 'Серый', Date.UTC(2026, 7, 31, 21), ['Серый', 'Белый']],
      ['Совы', 'B', 'Ушастая', undefined, ['Ушастая']],
    ]);
    expect(teams[0]?.players[1]).toMatchObject({
      from: Date.UTC(2026, 9, 31, 21),
      to: Date.UTC(2026, 11, 1, 21) - 1,
      captain: false,
    });
  });
  test('one column is enough', () =>
    expect(read([['Волки'], ['Совы']], ['Команда']).teams.map(({ name }) => name)).toEqual([
      'Волки',
      'Совы',
    ]));
  test('N1: other writings of a name are the same team, shown as its own row writes it', () => {
    const { teams, book, problems } = read([['Пётр  и\u00a0Ко'], ['петр и ко', '', '', 'Пётр'], ['Волки']]);
    expect(teams.map(({ name, players }) => [name, players.length])).toEqual([
      ['Пётр и Ко', 1],
      ['Волки', 0],
    ]);
    const at = { sheet: 'Стенки', cell: 'E2' };
    expect(['Петр и Ко ', 'ВОЛКИ', ' Волки\u00a0'].map(text => book.named(text, at))).toEqual([
      'Пётр и Ко',
      'Волки',
      'Волки',
    ]);
    expect(problems()).toEqual([]);
  });
  test('N2: a look-alike is a team of its own with a warning, and helps to find a slip elsewhere', () => {
    const { teams, book, border, problems } = read([['Сова'], ['Cова']]);
    expect([teams.length, problems()]).toEqual([2, ['lookAlike A3']]);
    expect(book.named('Сова', { sheet: '', cell: '' })).toBe('Сова');
    expect(book.named('Coва', { sheet: 'Стенки', cell: 'F2' })).toBeUndefined();
    expect(border.findings[1]).toMatchObject({
      level: 'error',
      kind: 'unknownTeam',
      at: { cell: 'F2' },
      data: { team: 'Coва' },
    });
    expect(border.findings[1]?.data.other).toBeDefined();
  });
  test('N2: ordinary Cyrillic and ordinary Latin names are no look-alikes', () =>
    expect(
      read([
        ['Сова'],
        ['Совы'],
        ['Wolves'],
        ['Owls'],
        ['Cats'],
        ['Волки'],
        ['Волки 2'],
        ['Волки 3'],
        ['Ел'],
        ['Ёлка'],
      ]).problems(),
    ).toEqual([]));
  test('N3: Й in two characters and a zero-width space inside are the same name', () => {
    const { book } = read([['Йети']]);
    expect(['И\u0306ети', 'Йе\u200bти'].map(text => book.named(text, { sheet: '', cell: '' }))).toEqual([
      'Йети',
      'Йети',
    ]);
  });
  test('N5: a player listed twice is a warning and one player', () => {
    const { teams, problems } = read([['Волки'], ['Волки', '', '', 'Пётр'], ['Волки', '', '', 'ПЕТР']]);
    expect([problems(), new Set(teams[0]?.players.map(({ name }) => name))]).toEqual([
      ['playerTwice D4'],
      new Set(['Пётр']),
    ]);
  });
  test('two periods of one player are no slip', () =>
    expect(
      read([
        ['Волки'],
        ['Волки', '', '', 'Пётр', '', '01.09.2026', '01.10.2026'],
        ['Волки', '', '', 'Пётр', '', '01.11.2026', ''],
      ]).problems(),
    ).toEqual([]));
  test.each([
    ['a team listed twice', [['Волки'], ['волки']], ['teamTwice A3']],
    ['a row without a team', [['', 'A']], ['teamMissing A2']],
    ['a date that is none', [['Волки', '', '', '', '', 'осенью']], ['badMoment F2']],
  ])('%s', (_, rows, problems) => expect(read(rows).problems()).toEqual(problems));
  test('an unknown and an absent team are named where they are asked for', () => {
    const { book, problems } = read([['Волки']]);
    expect(['Лисы', ''].map(text => book.named(text, { sheet: 'Стенки', cell: 'E2' }))).toEqual([
      undefined,
      undefined,
    ]);
    expect(problems()).toEqual(['unknownTeam E2', 'teamMissing E2']);
  });
});

describe('walls', () => {
  const WALLS = ['Стенка', 'День', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало', 'ФП'];
  function walls(rows: readonly (readonly unknown[])[]) {
    const { book, border } = read([
      ['Волки', 'A'],
      ['Совы', 'A'],
      ['Лисы', 'B'],
    ]);
    const grid = readGrid(sheet('Стенки', [WALLS, ...rows]), SHEETS.walls, border);
    return {
      walls: grid ? readWalls(grid, book, ZONE, border) : [],
      problems: border.findings.map(({ kind, at }) => `${kind} ${at?.cell}`),
    };
  }
  test('all that a row says', () => {
    const row = [1, '2', 'Полуфинал', '', 'волки', 'СОВЫ', '28.11.2026 20:00', '2а'];
    expect(walls([row])).toMatchObject({
      problems: [],
      walls: [
        {
          id: '1',
          day: 2,
          stage: 'semi',
          teams: { a: 'Волки', b: 'Совы' },
          start: Date.UTC(2026, 10, 28, 17),
          fairPlay: '2a',
          at: { cell: 'A2' },
        },
      ],
    });
  });
  test('without День it is day 1, without Этап a group, without Группа that of its team', () =>
    expect(walls([['1', '', '', '', 'Волки', 'Совы']]).walls).toMatchObject([
      { day: 1, stage: 'group', group: 'A' },
    ]));
  test.each([
    ['группа', 'group'],
    ['Group', 'group'],
    ['полуфинал', 'semi'],
    ['semi', 'semi'],
    ['1/2', 'semi'],
    ['ФИНАЛ', 'final'],
    ['final', 'final'],
  ])('Этап %s is %s', (stage, as) =>
    expect(walls([['1', 1, stage, '', 'Волки', 'Совы']]).walls[0]?.stage).toBe(as),
  );
  test.each([
    ['a wall without a name', [['', 1, '', '', 'Волки', 'Совы']], ['wallMissing A2']],
    ['an unknown stage', [['1', 1, 'отбор', '', 'Волки', 'Совы']], ['unknownStage C2']],
    ['an unknown team', [['1', 1, '', '', 'Волки', 'Ежи']], ['unknownTeam F2']],
    ['no team', [['1', 1, '', '', 'Волки', '']], ['teamMissing F2']],
    ['a day that is no number', [['1', 'первый', '', '', 'Волки', 'Совы']], ['badNumber B2']],
    ['a start that is no moment', [['1', 1, '', '', 'Волки', 'Совы', 'вечером']], ['badMoment G2']],
    ['a start without a date', [['1', 1, '', '', 'Волки', 'Совы', '20:00']], ['badMoment G2']],
    [
      'a wall listed twice',
      [
        ['1', 1, '', '', 'Волки', 'Совы'],
        ['1 ', 1, '', '', 'Волки', 'Лисы'],
      ],
      ['wallTwice A3'],
    ],
  ])('%s', (_, rows, problems) => expect(walls(rows).problems).toEqual(problems));
});

describe('league', () => {
  const HEADER = ['Команда', 'Лига', 'Игрок', 'С', 'По', 'Зарплата'];
  test.each([
    ['Высшая', 'top'],
    ['вторая лига', 'second'],
    ['2', 'second'],
    ['top league', 'top'],
    ['Третья', 'Третья'],
  ])('the league %s is %s', (word, league) => {
    expect(read([['Волки', word, '', '', '', '']], HEADER).teams[0]?.league).toBe(league);
  });

  test('2.4: a contract ends with its last day, or at the time that is written', () => {
    const to = (text: string) =>
      read([['Волки', '', 'Белый', '', text, '']], HEADER).teams[0]?.players[0]?.to;
    expect(to('01.10.2026')).toBe(Date.UTC(2026, 9, 1, 21) - 1);
    expect(to('01.10.2026 18:00')).toBe(Date.UTC(2026, 9, 1, 15));
  });

  test('2.12: a salary with its cell; words are an error there, and no zero', () => {
    const { teams, problems } = read(
      [
        ['Волки', '', 'Белый', '', '', '20,5'],
        ['Волки', '', 'Серый', '', '', 'много'],
      ],
      HEADER,
    );
    expect(teams[0]?.players.map(({ salary, salaryAt }) => [salary, salaryAt?.cell])).toEqual([
      [{ n: 41, d: 2 }, 'F2'],
      [undefined, undefined],
    ]);
    expect(problems()).toEqual(['badNumber F3']);
  });

  test('2.5: a captain who is named beside the squad only is of it', () => {
    const { book, problems } = read(
      [
        ['Волки', 'Хозяин', ''],
        ['Волки', '', 'Белый'],
      ],
      ['Команда', 'Капитан', 'Игрок'],
    );
    const at = { sheet: 'Протоколы', cell: 'J2' };
    expect(book.stranger('Хозяин', 'Волки', at)).toEqual({});
    expect(problems()).toEqual([]);
    book.stranger('Чужой', 'Волки', at);
    expect(problems()).toEqual(['unknownPlayer J2']);
  });
});
