import fs from 'node:fs';
import path from 'node:path';
import { toNumber } from '../../../src/core/points';
import { inPlaces } from '../../../src/table/standingsSheet';
import { checkSheets, sheet } from '../../book';
import { built, message, withLocale } from './built';

type Cells = unknown[][];
const { STANDINGS } = built as Record<'STANDINGS', (...args: unknown[]) => Cells>;

const book = (folder: string): Readonly<Record<string, Cells>> => {
  const at = path.resolve(__dirname, '../../', folder);
  const cells = (name: string): Cells =>
    fs
      .readFileSync(path.join(at, name), 'utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line, _, [head = '']) => line.split(head.includes(';') ? ';' : /,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
      .map(row => row.map(text => text.replace(/^"(.*)"$/, '$1')));
  return Object.fromEntries(
    fs.readdirSync(at).map(name => [name.normalize('NFC').replace('.csv', ''), cells(name)]),
  );
};

/** The rows of «Положение» for a stage or group, as the sidebar's check gives them. */
const standings = (sheets: Readonly<Record<string, Cells>>, stage: string, group?: string) =>
  checkSheets(Object.entries(sheets).map(([name, values]) => sheet(name, values)))
    .check.judgement.tables.filter(table => table.stage === stage && (!group || table.group === group))
    .flatMap(({ rows }) => inPlaces(rows))
    .map(row => [row.place ?? '', row.team, row.points ? toNumber(row.points) : '']);

const LAW = [
  ['Параметр', 'Значение'],
  ['regulation', 'cup'],
  ['plan', '1:3'],
  ['stage1.minimum', 0],
  ['stage1.cut', 2],
  ['stage2.minimum', 0],
];
const GAMES = [
  ['Этап', 'Партия', 'Исход', 'Команда', 'Роль', 'Очки'],
  [1, 1, 'город', 'Совы', 'чиж', 2],
  [1, 1, 'город', 'Волки', 'маф', '0,5'],
  [1, 1, 'город', 'Ёжи', 'ком', 2],
];
const HEADER = ['Место', 'Команда', 'Очки', 'stage1.tie.1', 'stage1.tie.2', 'Решил'];
const TABLE = [
  HEADER,
  [1, 'Ёжи', 2, 0, 2, 'stage1.tie.2'],
  [2, 'Совы', 2, 0, 0, 'stage1.tie.2'],
  [3, 'Волки', 0.5, 0.5, 0, ''],
];

describe('STANDINGS: the table in one formula', () => {
  test('by place, with the criteria and what decided', () => expect(STANDINGS(LAW, GAMES)).toEqual(TABLE));

  test('rows in any order and blank rows of an open range give the same', () => {
    const blank = ['', null, undefined, '', '', ''];
    expect(STANDINGS([...LAW, ['', '']], [GAMES[0], blank, GAMES[3], GAMES[1], GAMES[2], blank])).toEqual(
      TABLE,
    );
  });

  test('confirmed penalties count, proposed ones do not', () => {
    const penalties = [
      ['Команда', 'Партия', 'Очки', 'Состояние'],
      ['Ежи', 1, 1, 'подтверждён'],
      ['Совы', 1, 1, 'предложен'],
    ];
    expect(STANDINGS(LAW, GAMES, penalties).map(row => row.slice(0, 3))).toEqual([
      ['Место', 'Команда', 'Очки'],
      [1, 'Совы', 2],
      [2, 'Ёжи', 1],
      [3, 'Волки', 0.5],
    ]);
  });

  test('teams of the sheet of teams are in the table, seated or not, by its writing', () => {
    const teams = [['Команда'], ['ВОЛКИ'], ['Совы'], ['Ежи'], ['Лисы']];
    expect(STANDINGS(LAW, GAMES, '', '', teams).map(row => row[1])).toEqual([
      'Команда',
      'Ежи',
      'Совы',
      'ВОЛКИ',
      'Лисы',
    ]);
  });

  test('the last stage that has begun, or the one that is asked for', () => {
    const games = [...GAMES, [2, 2, 'город', 'Совы', 'чиж', 2], [2, 2, 'город', 'Ёжи', 'чиж', 1]];
    const second = [
      [1, 'Совы', 3],
      [2, 'Ёжи', 2],
    ];
    const table = (stage?: unknown) => STANDINGS(LAW, games, '', '', '', stage).map(row => row.slice(0, 3));
    expect(table().slice(1)).toEqual(second);
    for (const stage of [2, '2', 'этап 2', 'Stage 2', [['2']]]) expect(table(stage).slice(1)).toEqual(second);
    expect(table('1')).toEqual(TABLE.map(row => row.slice(0, 3)));
    expect(message(() => table('3'))).toBe(
      'stage, строка 1, столбец 1: найдено «3», нужно: этап или группа: 1, 2',
    );
  });

  test('a tournament that has not begun has a header only; with nothing given the cell stays empty', () => {
    expect(STANDINGS(LAW, [GAMES[0]])).toEqual([['Место', 'Команда', 'Очки', 'Решил']]);
    expect(STANDINGS('', '')).toBe('');
    expect(STANDINGS([['', '']], undefined)).toBe('');
  });

  test('in English', () => {
    const english = withLocale('en_GB') as Record<'STANDINGS', (...args: unknown[]) => Cells>;
    expect(english.STANDINGS(LAW, GAMES)[0]).toEqual([
      'Place',
      'Team',
      'Points',
      'stage1.tie.1',
      'stage1.tie.2',
      'Decided by',
    ]);
    const level = [GAMES[0], [1, 1, 'город', 'Совы', 'чиж', 2], [1, 1, 'город', 'Ёжи', 'чиж', 2]];
    expect(english.STANDINGS(LAW, level)[1]?.[5]).toBe('shared');
    expect(STANDINGS(LAW, level)[1]?.[5]).toBe('поровну');
  });

  test('N4: a name is text as it was typed', () =>
    expect(STANDINGS(LAW, [GAMES[0], [1, 1, 'город', '=SUM(1;1)', 'чиж', 2]])[1]?.[1]).toBe('=SUM(1;1)'));
});

describe('STANDINGS: the rows of the sheet of standings', () => {
  const cup = book('fixtures/family-cup-2016/book');
  test.each(['1', '2', '3'])('the family cup of 2016, stage %s', stage => {
    const table = STANDINGS(cup.Регламент, cup.Протоколы, cup.Штрафы, '', cup.Команды, stage);
    expect(table.slice(1).map(row => row.slice(0, 3))).toEqual(standings(cup, stage));
    expect(table.length).toBeGreaterThan(9);
  });
  test('the family cup of 2016: the final by default', () =>
    expect(STANDINGS(cup.Регламент, cup.Протоколы, cup.Штрафы)).toEqual(
      STANDINGS(cup.Регламент, cup.Протоколы, cup.Штрафы, '', cup.Команды, '3'),
    ));

  const walls = book('samples/walls/book');
  const ofWalls = (stage?: string) =>
    STANDINGS(walls.Регламент, walls['Онлайн-таблица'], walls.Штрафы, walls.Стенки, walls.Команды, stage);
  test('walls: the groups with a column that names them last', () => {
    const table = ofWalls('группа');
    expect(table[0]?.slice(-1)).toEqual(['Группа']);
    expect(table.slice(1).map(row => row.slice(0, 3))).toEqual(standings(walls, 'group'));
  });
  test('walls: one group, Latin or Cyrillic', () => {
    const groups = checkSheets(Object.entries(walls).map(([name, values]) => sheet(name, values))).check
      .judgement.tables;
    const [first] = groups.flatMap(({ stage, group = '' }) => (stage === 'group' ? [group] : []));
    expect(
      ofWalls(first)
        .slice(1)
        .map(row => row.slice(0, 3)),
    ).toEqual(standings(walls, 'group', first));
    expect(ofWalls(`Группа ${first}`)).toEqual(ofWalls(first));
  });
});

describe('STANDINGS: what can’t be judged', () => {
  test('a column that is missing, in the range where it should be', () => {
    const games = GAMES.map(row => row.filter((_, i) => i !== 2));
    expect(message(() => STANDINGS(LAW, games))).toBe(
      'games, строка 1: нет столбца «Исход», нужно: строка заголовков со столбцом «Исход»',
    );
  });
  test('a range that the regulation needs and that was left out', () => {
    expect(message(() => STANDINGS(LAW, ''))).toMatch(/^games: пусто, нужно: лист «Протоколы»/);
    expect(message(() => STANDINGS('стенки', [['Стенка']]))).toMatch(/walls: пусто, нужно: лист «Стенки»/);
    expect(message(() => STANDINGS('', GAMES))).toMatch(/^regulation: пусто, нужно: лист «Регламент»/);
  });
  test('a regulation that nobody knows', () => {
    expect(message(() => STANDINGS('шашки', GAMES))).toMatch(
      /^regulation, строка 1, столбец 1: найдено «шашки», нужно: одно из: walls, /,
    );
    expect(
      message(() =>
        STANDINGS(
          [
            ['Параметр', 'Значение'],
            ['regulation', 'x'],
          ],
          GAMES,
        ),
      ),
    ).toMatch(/^regulation, строка 2, столбец 2: найдено «x»/);
  });
  test('every bad value of a parameter, the first five and how many more', () => {
    const bad = [
      'stage1.games',
      'stage2.games',
      'stage3.games',
      'maniac',
      'carry.part',
      'finesInTieBreaks',
      'plan',
    ];
    const text = message(() => STANDINGS([...LAW.slice(0, 2), ...bad.map(name => [name, 'x'])], GAMES));
    expect(text).toContain('regulation, строка 3, столбец 2: найдено «x», нужно: целое число от 1 до 99');
    expect(text).toContain('строка 6, столбец 2: найдено «x», нужно: одно из: citizen, kills');
    expect(text.endsWith('и ещё 2')).toBe(true);
  });
  test('a date where a number belongs gets a hint', () =>
    expect(message(() => STANDINGS([...LAW, ['carry.part', new Date(0)]], GAMES))).toMatch(
      /строка 7, столбец 2: найдена дата или время.*Обычный текст/,
    ));
});

test('STANDINGS: 10,000 rows well under the platform’s limit', () => {
  const teams = Array.from({ length: 20 }, (_, i) => `Т${i}`);
  const rows = Array.from({ length: 500 }, (_, game) =>
    teams.map((team, i) => [1, game + 1, 'город', team, 'чиж', (i * 7 + game) % 5]),
  ).flat();
  const began = Date.now();
  expect(STANDINGS([...LAW, ['stage1.games', 99]], [GAMES[0], ...rows]).length).toBe(21);
  expect(Date.now() - began).toBeLessThan(5000);
});
