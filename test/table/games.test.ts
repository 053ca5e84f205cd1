import { toText } from '../../src/core/points';
import type { Game } from '../../src/core/tournament';
import { openBorder } from '../../src/table/border';
import { readGames } from '../../src/table/games';
import { readGrid } from '../../src/table/grid';
import { SHEETS } from '../../src/table/sheets';
import { stageNamed } from '../../src/table/stages';
import { teamBook } from '../../src/table/teams';

const HEADERS = [
  'Этап',
  'Партия',
  'Игроков',
  'Исход',
  'Омон',
  'Команда',
  'Роль',
  'Убийств',
  'Дней',
  'Всего дней',
  'Очки',
];

/** Games of a sheet, and what was found wrong as `kind cell`. */
function read(rows: readonly (readonly unknown[])[], headers: readonly unknown[] = HEADERS) {
  const border = openBorder();
  const grid = readGrid(
    { name: 'Протоколы', values: [headers, ...rows], merges: [], filtered: false },
    SHEETS.games,
    border,
  );
  const teams = ['Волки', 'Совы', 'Ёж'].map((name, i) => ({
    name,
    players: [],
    at: { sheet: 'Команды', cell: `A${i + 2}` },
  }));
  const games: readonly Game[] = grid
    ? readGames(grid, teamBook(teams, border), 'Europe/Moscow', border)
    : [];
  return {
    games,
    problems: border.findings.map(({ kind, at }) => `${kind} ${at?.cell}`),
    findings: border.findings,
    fatal: border.fatal,
  };
}

const seat = (...cells: readonly unknown[]) => ['1', '17', '', 'город', '', ...cells];

describe('a game of the protocols', () => {
  test('one row is one seat; the game is what its rows say', () => {
    const { games, problems } = read([
      ['2', 3624027, 12, 'победа мирных', '', 'волки', 'ком', '', '', '', '1,7'],
      ['2', '3624027', 12, 'город', '', 'Совы ', 'ман', 3, 2, 5, ''],
    ]);
    expect(games).toMatchObject([
      {
        id: '3624027',
        stage: '2',
        players: 12,
        outcome: 'city',
        at: { sheet: 'Протоколы', cell: 'B2' },
        outcomeAt: { cell: 'D2' },
        seats: [
          { team: 'Волки', role: 'commissar', at: { cell: 'F2' }, pointsAt: { cell: 'K2' } },
          {
            team: 'Совы',
            role: 'maniac',
            kills: 3,
            days: 2,
            daysInAll: 5,
            killsAt: { cell: 'H3' },
            roleAt: { cell: 'G3' },
          },
        ],
      },
    ]);
    expect(games[0]?.seats.map(({ points }) => points && toText(points))).toEqual(['1.7', undefined]);
    expect(problems).toEqual(['playersDiffer C2']);
  });

  test('headers in English, in any order, with only the needed columns', () => {
    const { games, problems } = read(
      [
        ['Волки', 'CITY', 5],
        ['Ёж', 'city', 5],
      ],
      ['Team', 'Outcome', 'Game'],
    );
    expect(problems).toEqual([]);
    expect(games).toEqual([
      {
        id: '5',
        stage: '1',
        players: 2,
        outcome: 'city',
        seats: [
          { team: 'Волки', at: { sheet: 'Протоколы', cell: 'A2' } },
          { team: 'Ёж', at: { sheet: 'Протоколы', cell: 'A3' } },
        ],
        at: { sheet: 'Протоколы', cell: 'C2' },
        outcomeAt: { sheet: 'Протоколы', cell: 'B2' },
      },
    ]);
  });

  test('what is said once of a game holds for its other rows', () => {
    const { games, problems } = read([
      ['3', '8', '2', 'мафия', '', 'Волки'],
      ['', '8', '', '', '', 'Совы'],
    ]);
    expect([games[0]?.stage, games[0]?.players, games[0]?.outcome, problems]).toEqual(['3', 2, 'mafia', []]);
  });

  test('rows that say different things of one game are named, and nothing is taken from them', () => {
    const { games, findings } = read([
      ['1', '8', '2', 'мафия', '', 'Волки'],
      ['1', '8', '3', 'город', '', 'Совы'],
    ]);
    expect(findings.map(found => [found.kind, found.at?.cell, found.data.en, found.data.firstCell])).toEqual([
      ['gameDiffers', 'C3', 'Players', 'C2'],
      ['gameDiffers', 'D3', 'Outcome', 'D2'],
    ]);
    expect([games[0]?.outcome, games[0]?.players]).toEqual([undefined, 2]);
    expect(
      read([
        ['1', '8', '', '', '', 'Волки'],
        ['2', '8', '', '', '', 'Совы'],
      ]).games,
    ).toEqual([]);
  });

  test.each([
    ['', '1'],
    [1, '1'],
    ['этап 2', '2'],
    ['3 этап', '3'],
    ['Stage 2', '2'],
    ['Высшая', 'top'],
    ['вторая лига', 'second'],
    ['top', 'top'],
  ])('Этап %p is stage %s', (text, stage) => expect(stageNamed(String(text))).toBe(stage));

  test('an unknown stage is named and its game left out', () => {
    const { games, problems } = read([['финальный', '8', '', 'город', '', 'Волки']]);
    expect([games, problems]).toEqual([[], ['unknownStage A2']]);
  });
});

describe('the outcome', () => {
  const outcome = (said: string, omon: unknown) => {
    const { games, problems } = read([['1', '8', '1', said, omon, 'Волки']]);
    return [games[0]?.outcome, ...problems];
  };

  test.each<[string, unknown, readonly unknown[]]>([
    ['город', '', ['city']],
    ['OMON3', '', ['omon3']],
    ['город', 2, ['omon2']],
    ['мафия', 'омон-1', ['omon1']],
    ['маньяк', '4', ['omon4']],
    ['омон-2', '2', ['omon2']],
    ['город', 'нет', ['city']],
    ['город', 0, ['city']],
    ['ничья', 1, ['draw']],
    ['', '', [undefined]],
    ['', 2, [undefined]],
    ['победили наши', '', [undefined, 'unknownOutcome D2']],
    ['город', 5, [undefined, 'unknownOmon E2']],
    ['город', 'да', [undefined, 'unknownOmon E2']],
    ['омон-2', 3, [undefined, 'omonDiffers E2']],
  ])('Исход %p with Омон %p: %p', (said, omon, expected) => expect(outcome(said, omon)).toEqual(expected));
});

describe('a row that seats nobody', () => {
  const said = (rows: unknown[][]) => {
    const { games, problems } = read(rows);
    return [
      ...games.map(({ id, players, outcome = '', seats, unread = 0 }) =>
        [id, players, outcome, seats.length, unread].join(' '),
      ),
      ...problems,
    ];
  };
  test.each<[string, unknown[][], string[]]>([
    ['announces its game', [['1', '8', '', '', '', '']], ['8 0  0 0']],
    ['may say how many will sit', [['1', '8', 12, '', '', '']], ['8 12  0 0']],
    [
      'takes no place among the seats',
      [
        ['1', '8', '', '', '', ''],
        ['1', '8', '', 'город', '', 'Волки', 'чиж'],
      ],
      ['8 1 city 1 0'],
    ],
    [
      'may say how the game ended, once for all',
      [
        ['1', '8', 1, 'город', '', ''],
        ['1', '8', '', '', '', 'Волки', 'чиж'],
      ],
      ['8 1 city 1 0'],
    ],
    [
      'is a lost team where nobody else sits',
      [['1', '8', '', 'город', '', '']],
      ['8 1 city 0 1', 'teamMissing F2'],
    ],
    [
      'is a lost team where another row says the outcome too',
      [
        ['1', '8', '', 'город', '', ''],
        ['1', '8', '', 'город', '', 'Волки', 'чиж'],
      ],
      ['8 2 city 1 1', 'teamMissing F2'],
    ],
    [
      'is a lost team the second time',
      [
        ['1', '8', '', '', '', ''],
        ['1', '8', '', '', '', ''],
      ],
      ['8 1  0 1', 'teamMissing F3'],
    ],
    ['is a lost team with a role', [['1', '8', '', '', '', '', 'чиж']], ['8 1  0 1', 'teamMissing F2']],
  ])('%s', (_, rows, expected) => expect(said(rows)).toEqual(expected));
});

describe('cells that can’t be read', () => {
  test('a row without a game, a team nobody knows: named, never 0 points', () => {
    const { games, problems } = read([
      ['1', '', '', 'город', '', 'Волки'],
      seat('Волк'),
      seat(''),
      seat('Волки', 'чиж'),
    ]);
    expect(problems).toEqual(['gameMissing B2', 'unknownTeam F3', 'teamMissing F4']);
    expect(games).toMatchObject([{ id: '17', players: 3, unread: 2, seats: [{ team: 'Волки' }] }]);
  });

  test.each([
    ['role', seat('Волки', 'шериф'), 'unknownRole G2', false],
    ['kills', seat('Волки', 'ман', 'много'), 'badNumber H2', false],
    ['days', seat('Волки', 'ман', 1, 2.5, 5), 'badNumber I2', true],
    ['days in all', seat('Волки', 'ман', 1, 2, -5), 'badNumber J2', true],
    ['points', seat('Волки', 'ман', 1, '', '', 'два'), 'badNumber K2', true],
    ['ambiguous points', seat('Волки', 'ман', 1, '', '', '1,234'), 'badNumber K2', true],
    ['a date in points', seat('Волки', 'ман', 1, '', '', new Date(0)), 'badNumber K2', true],
    ['TRUE in points', seat('Волки', 'ман', 1, '', '', true), 'badNumber K2', true],
  ])('%s: the seat stays, without what can’t be read', (_, row, problem, unreadable) => {
    const { games, problems } = read([row]);
    expect(problems).toEqual([problem]);
    expect([games[0]?.seats.length, games[0]?.seats[0]?.unreadable ?? false]).toEqual([1, unreadable]);
  });

  test('the number of players must be one', () => {
    const { games, problems } = read([['1', '8', 'десять', 'город', '', 'Волки']]);
    expect([games[0]?.players, problems]).toEqual([1, ['badNumber C2']]);
  });

  test('times: a dated one is read, a bare one has nothing to stand on', () => {
    const headers = [...HEADERS, 'Время', 'Улица', 'Тур'];
    const at = (time: string) =>
      read([[...seat('Волки'), '', '', '', '', '', time, 'Крещения', 'доп']], headers);
    expect(at('29.11.2026 20:05').games[0]).toMatchObject({
      start: Date.UTC(2026, 10, 29, 17, 5),
      street: 'kreshcheniya',
      round: 'extra',
    });
    expect(at('20:05').problems).toEqual(['momentWithoutStart L2']);
    expect(at('вечером').problems).toEqual(['badMoment L2']);
  });

  test('a sheet without a needed column is fatal', () => {
    expect(read([], ['Партия', 'Команда']).fatal).toMatchObject([
      { kind: 'missingColumn', data: { ru: 'Исход' } },
    ]);
  });

  test('the order of rows does not matter', () => {
    const rows = [
      ['1', '8', '2', 'мафия', '', 'Волки', 'маф'],
      ['1', '8', '2', 'мафия', '', 'Совы', 'чиж'],
      ['1', '9', '1', 'город', '', 'Ёж', 'чиж'],
    ];
    const facts = ({ games }: ReturnType<typeof read>) =>
      games
        .map(({ id, outcome, players, seats }) =>
          JSON.stringify([id, outcome, players, seats.map(s => [s.team, s.role]).sort()]),
        )
        .sort();
    expect(facts(read([...rows].reverse()))).toEqual(facts(read(rows)));
  });
});
