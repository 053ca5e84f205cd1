import type { WallGame } from '../../src/core/tournament';
import { checkSheets, findings, sheet, sheetsOf, states } from '../book';

const ONE = { walls: [{ games: ['2:0', '2:3'] }] };
const [REGULATION, TEAMS, WALLS, ONLINE] = sheetsOf(ONE) as [
  ReturnType<typeof sheet>,
  ReturnType<typeof sheet>,
  ReturnType<typeof sheet>,
  ReturnType<typeof sheet>,
];

const MINIMAL = ['Стенка', 'Партия', 'Счёт капитана A', 'Счёт капитана B'];

/** The games read from an online table of these rows, and the problems as `level kind cell`. */
function read(
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
  more: Partial<ReturnType<typeof sheet>> = {},
  log: readonly (readonly unknown[])[] = [],
) {
  const checked = checkSheets([
    REGULATION,
    TEAMS,
    WALLS,
    sheet('Онлайн-таблица', [header, ...rows], more),
    sheet('Журнал', [['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало'], ...log]),
  ]);
  const { wallGames } = checked.check.understood.tournament;
  return {
    checked,
    wallGames,
    problems: checked.check.understood.findings.map(
      ({ level, kind, at }) => `${level} ${kind} ${at?.cell ?? ''}`,
    ),
  };
}

const scoreOf = (game: WallGame | undefined, side: 'a' | 'b'): string => {
  const entry = game?.captains[side].entry;
  return entry?.state === 'score' ? `${entry.score.a}:${entry.score.b}` : (entry?.state ?? 'no row');
};

describe('a row of the online table', () => {
  test('only the needed columns, in any order', () => {
    const { wallGames, problems } = read(
      ['Партия', 'Счёт капитана B', 'Счёт капитана A', 'Стенка'],
      [[1, '0:2', '2:0', 1]],
    );
    expect([wallGames.length, scoreOf(wallGames[0], 'a'), scoreOf(wallGames[0], 'b'), problems]).toEqual([
      1,
      '2:0',
      '0:2',
      [],
    ]);
  });
  test('all that it says', () => {
    const { wallGames, problems } = read(
      [
        'Стенка',
        'Партия',
        'Создана',
        'ГОУ',
        'Счёт капитана A',
        'Счёт капитана B',
        'По картам',
        'Внёс A',
        'Внёс B',
        'Срок',
        'Счёт судьи',
      ],
      [['1', '01', '20:01', '28.11.2026 20:05', '2:0', '', 'В', '20:10:30', '~ 00:10', '00:30', '2:0']],
    );
    const moscow = (text: string): number => Date.parse(`${text}+03:00`);
    expect(problems).toEqual([]);
    expect(wallGames[0]).toMatchObject({
      wall: '1',
      game: 1,
      created: moscow('2026-11-28T20:01:00'),
      go: moscow('2026-11-28T20:05:00'),
      due: moscow('2026-11-29T00:30:00'),
      byCards: 'b',
      judge: { a: 2, b: 0 },
      captains: {
        a: { stamp: { at: moscow('2026-11-28T20:10:30'), inferred: false } },
        b: { entry: { state: 'blank' }, stamp: { at: moscow('2026-11-29T00:10:00'), inferred: true } },
      },
    });
  });
  test.each([
    ['A', 'a'],
    ['А', 'a'],
    ['b', 'b'],
    ['В', 'b'],
    ['Б', 'b'],
  ])('По картам %s', (text, side) =>
    expect(read([...MINIMAL, 'По картам'], [['1', 1, '2:0', '2:0', text]]).wallGames[0]?.byCards).toBe(side),
  );
  const header = [...MINIMAL, 'По картам', 'ГОУ', 'Счёт судьи', 'Команда A', 'Команда B', 'Внёс A'];
  const row = (more: readonly unknown[]) => ['1', 1, '2:0', '2:0', ...more];
  test.each([
    ['an unknown wall', ['7', 1, '2:0', '2:0'], ['error unknownWall A2']],
    ['no wall', ['', 1, '2:0', '2:0'], ['error wallMissing A2']],
    ['no game number', ['1', '', '2:0', '2:0'], ['error badGameNumber B2']],
    ['a game number that is none', ['1', 'первая', '2:0', '2:0'], ['error badGameNumber B2']],
    ['a side that is none', row(['да']), ['error badSide E2']],
    ['a time that is none', row(['', 'скоро']), ['error badMoment F2']],
    ['a judge’s score that can’t be read', row(['', '', '10:08:00']), ['error unreadable G2']],
    ['an unknown team', row(['', '', '', 'Лисы']), ['error unknownTeam H2']],
    [
      'a team that plays on the other side',
      row(['', '', '', 'Совы', 'Волки']),
      ['error otherTeam H2', 'error otherTeam I2'],
    ],
    ['a stamp that is none', row(['', '', '', '', '', 'вовремя']), ['error badMoment J2']],
  ])('%s is named by its cell', (_, cells, problems) =>
    expect(read(header, [cells]).problems).toEqual(problems),
  );
  test('a bare time of a wall without a start is an error', () => {
    const walls = sheet('Стенки', [
      ['Стенка', 'Команда A', 'Команда B'],
      ['1', 'Волки', 'Совы'],
    ]);
    const time = new Date(Date.UTC(1899, 11, 30, 17, 34, 43));
    const online = sheet('Онлайн-таблица', [
      [...MINIMAL, 'ГОУ'],
      ['1', 1, '2:0', '2:0', '20:05'],
      ['1', 2, '2:0', '2:0', time],
    ]);
    const found = findings(checkSheets([REGULATION, TEAMS, walls, online]), 'momentWithoutStart');
    expect(found.map(({ level, cell }) => [level, cell])).toEqual([
      ['error', 'E2'],
      ['error', 'E3'],
    ]);
    expect(found[1]?.message).toContain('Время 20:05 без даты');
  });
  test('the same game twice: the first counts, the other is named', () => {
    const { wallGames, problems } = read(MINIMAL, [
      ['1', 1, '2:0', '2:0'],
      ['1 ', '1', '3:0', '3:0'],
    ]);
    expect([wallGames.map(game => scoreOf(game, 'a')), problems]).toEqual([['2:0'], ['error duplicate B3']]);
  });
  test('rows of a wall that its own sheet can’t read say nothing more', () => {
    const walls = sheet('Стенки', [
      ['Стенка', 'Команда A', 'Команда B'],
      ['1', 'Вoлки', 'Совы'],
    ]);
    const found = findings(checkSheets([REGULATION, TEAMS, walls, ONLINE])).map(({ kind, sheet: name }) => [
      kind,
      name,
    ]);
    expect(found.filter(([, name]) => name !== 'Онлайн-таблица')).toEqual([['unknownTeam', 'Стенки']]);
    expect(found.filter(([kind]) => kind === 'unknownWall')).toEqual([]);
  });
});

describe('C10: merged cells', () => {
  const rows = [1, 2, 3].map(game => ['1', game, game === 1 ? '2:0' : '', `${game * 2}:0`]);
  test('a block over three scores is one error, and what is under it is not "not entered"', () => {
    const { checked, problems } = read(MINIMAL, rows, {
      merges: [{ row: 2, column: 3, rows: 3, columns: 1 }],
    });
    expect(problems).toEqual(['error merged C2']);
    expect(findings(checked, 'merged')[0]?.message).toContain('C2:C4');
    expect(states(checked)).toEqual(['agreed', 'unreadable', 'unreadable']);
    expect([findings(checked, 'missing'), checked.report.charges]).toEqual([[], []]);
  });
  test('a merge above the table or in columns for people hides no score', () => {
    const merges = [
      { row: 1, column: 1, rows: 1, columns: 4 },
      { row: 2, column: 5, rows: 3, columns: 1 },
    ];
    expect(read([...MINIMAL, 'Замечание'], rows, { merges }).problems).toEqual([]);
  });
});

test('C11: a filter is one note, and hidden rows are counted', () => {
  const { checked, problems } = read(MINIMAL, [['1', 1, '2:0', '2:0']], { filtered: true });
  expect([problems, states(checked)]).toEqual([['note filterOn '], ['agreed']]);
});

describe('the log', () => {
  const HEADER = [...MINIMAL, 'Код строки'];
  const history = (
    log: readonly (readonly unknown[])[],
    side: 'a' | 'b' = 'a',
    rows: readonly (readonly unknown[])[] = [['1', 1, '2:0', '2:0', 'k7']],
  ) =>
    read(HEADER, rows, {}, log).wallGames[0]?.captains[side].history.map(({ at, entry }) => [
      new Date(at).toISOString().slice(11, 16),
      entry.state === 'score' ? `${entry.score.a}:${entry.score.b}` : entry.state,
    ]);
  const line = (
    cell: string,
    record: string,
    now: string,
    time = '28.11.2026 20:05',
    name = 'Онлайн-таблица',
  ) => [time, name, cell, record, '', now];
  test.each([
    ['wall and game', line('C2', '1/1', '2:0'), 'a'],
    ['wall and game, the cell of another row: the table was sorted since', line('C9', '1/1', '2:0'), 'a'],
    ['the id of the row', line('C2', 'K7', '2:0'), 'a'],
    ['the cell alone', line('C2', '', '2:0'), 'a'],
    ['the cell alone, with dollars', line('$C$2', '', '2:0'), 'a'],
    ['the side in the record', line('', '1/1 B', '2:0'), 'b'],
    ['the side in the record, Cyrillic', line('', '1/1/А', '2:0'), 'a'],
    ['the other captain', line('D2', '1/1', '2:0'), 'b'],
    ['no sheet named', line('C2', '1/1', '2:0', '28.11.2026 20:05', ''), 'a'],
  ] as const)('%s', (_, entry, side) => {
    expect(history([entry], side)).toEqual([['17:05', '2:0']]);
    expect(history([entry], side === 'a' ? 'b' : 'a')).toEqual([]);
  });
  test.each([
    ['of another game', line('C2', '1/2', '2:0')],
    ['of another wall', line('C2', '11/1', '2:0')],
    ['of another row', line('C3', '', '2:0')],
    ['of another column', line('B2', '1/1', '2:0')],
    ['of another sheet', line('C2', '1/1', '2:0', '28.11.2026 20:05', 'Стенки')],
  ])('a line %s says nothing of the cell', (_, entry) => expect(history([entry])).toEqual([]));
  test('lines in any order are told by their times', () =>
    expect(
      history([
        line('C2', '1/1', '2:1', '28.11.2026 20:07'),
        line('C2', 'k7', '', '2026-11-28T20:06'),
        line('C2', '', '2:0'),
      ]),
    ).toEqual([
      ['17:05', '2:0'],
      ['17:06', 'blank'],
      ['17:07', '2:1'],
    ]));
  test('rows that were sorted keep their own past', () => {
    const rows = [
      ['1', 2, '4:0', '4:0', ''],
      ['1', 1, '2:0', '2:0', ''],
    ];
    expect(history([line('C2', '1/1', '2:0'), line('C3', '1/2', '4:0')], 'a', rows)).toEqual([
      ['17:05', '4:0'],
    ]);
  });
  test('a line without a readable time is a warning', () =>
    expect(
      read(MINIMAL, [['1', 1, '2:0', '2:0']], {}, [line('C2', '1/1', '2:0', 'вечером')]).problems,
    ).toEqual(['warning badMoment A2']));
  test('the first old value stood there before the log', () =>
    expect(
      read(MINIMAL, [['1', 1, '2:1', '2:1']], {}, [['28.11.2026 20:05', '', 'C2', '1/1', '2:0', '2:1']])
        .wallGames[0]?.captains.a.before,
    ).toMatchObject({ score: { a: 2, b: 0 } }));
});

describe('the score of the judge', () => {
  const HEADER = [...MINIMAL, 'Счёт судьи'];
  const TEXT_LOG = [['2026-11-28T20:20', 'Онлайн-таблица', 'E2', '1/1 J', '', '2:0']];
  const game = (judge: string, log: readonly (readonly unknown[])[] = []) =>
    read(HEADER, [['1', 1, '2:0', '2:0', judge]], {}, log).wallGames[0];

  test('stands since the last line of the log about it', () => {
    const [first] = TEXT_LOG;
    const later = ['2026-11-28T20:30', 'Онлайн-таблица', 'E2', '1/1 J', '2:0', '4:0'];
    expect(game('2:0', TEXT_LOG)?.judgeSince).toBe(Date.parse('2026-11-28T20:20:00+03:00'));
    expect(game('4:0', [first ?? [], later])?.judgeSince).toBe(Date.parse('2026-11-28T20:30:00+03:00'));
  });

  test('nobody knows since when without a log, and where none stands', () => {
    expect(game('2:0')?.judgeSince).toBeUndefined();
    expect(game('', TEXT_LOG)?.judgeSince).toBeUndefined();
    expect(game('')?.judge).toBeUndefined();
  });

  test('one that can’t be read flaws the game; an empty or a readable one does not', () => {
    expect(['скоро', '', '2:0'].map(judge => game(judge)?.isFlawed)).toEqual([true, undefined, undefined]);
  });
});

describe('what a finding tells, for its sentence', () => {
  const HEADER = [...MINIMAL, 'По картам', 'Счёт судьи', 'Команда A'];
  const row = (...more: readonly unknown[]) => ['1', 1, '2:0', '2:0', ...more];
  test.each<[string, readonly unknown[][], object]>([
    ['badGameNumber', [['1', 'первая', '', '']], { wall: '1', text: 'первая' }],
    ['badGameNumber', [['1', 0, '', '']], { wall: '1', text: '0' }],
    ['duplicate', [row(), row()], { wall: '1', game: 1, first: 'B2' }],
    ['unknownWall', [['7', 1, '', '']], { wall: '7' }],
    ['badSide', [row('да')], { text: 'да' }],
    ['unreadable', [row('', '104')], { why: 'number', text: '104', likely: ['10:4'], wall: '1', game: '1' }],
    ['otherTeam', [row('', '', 'Совы')], { wall: '1', team: 'Совы', scheduled: 'Волки' }],
  ])('%s', (kind, rows, data) => {
    const { checked } = read(HEADER, rows);
    expect(checked.check.understood.findings.find(found => found.kind === kind)?.data).toEqual(data);
  });

  test('of the sheet: joined cells and a filter', () => {
    const { checked } = read(MINIMAL, [row(), row()], {
      merges: [{ row: 2, column: 1, rows: 2, columns: 1 }],
      filtered: true,
    });
    const told = checked.check.understood.findings.map(({ kind, data }) => [kind, data]);
    expect(told).toContainEqual(['merged', { from: 'A2', to: 'A3' }]);
    expect(told).toContainEqual(['filterOn', { sheet: 'Онлайн-таблица' }]);
  });

  test('joined cells right of all columns harm nobody', () => {
    const merges = [{ row: 2, column: 5, rows: 2, columns: 2 }];
    expect(read(MINIMAL, [row()], { merges }).problems).toEqual([]);
  });
});
