import { toText } from '../../src/core/points';
import { openBorder } from '../../src/table/border';
import { readPointsSheet } from '../../src/table/pointsSheet';
import { readPointsTable } from '../../src/table/pointsTable';
import { sheet } from '../book';

const HEADER = ['players', 'side', 'city', 'mafia'];

/** `players side: outcome points, …` of each row; `row.column fault` of each problem. */
function read(cells: readonly (readonly unknown[])[]) {
  const { table, problems, rowOf, columnOf, isKeyed } = readPointsTable(cells);
  return {
    rows: table.map(
      ({ players, side, points }) =>
        `${players ?? 'any'} ${side}: ${Object.entries(points).map(([outcome, paid]) => `${outcome} ${toText(paid)}`)}`,
    ),
    faults: problems.map(({ row, column, fault }) => `${row}.${column} ${fault}`),
    rowOf: [...rowOf.values()],
    columnOf: [...columnOf],
    isKeyed,
  };
}

test('rows by players and side; every outcome that has a column and a number', () => {
  expect(read([HEADER, [10, 'мафия', 0, 2.5], [10, 'город', '1,5', '']])).toEqual({
    rows: ['10 mafia: city 0,mafia 2.5', '10 good: city 1.5'],
    faults: [],
    rowOf: [1, 2],
    columnOf: [
      ['city', 2],
      ['mafia', 3],
    ],
    isKeyed: true,
  });
});

test('columns in any order, in Russian too, with others for people between them', () => {
  const { rows, columnOf } = read([
    ['Примечание', 'Мафия', 'Роль', 'Город', 'Число игроков'],
    ['как всегда', 3, 'комиссар', 1, 12],
  ]);
  expect(rows).toEqual(['12 commissar: city 1,mafia 3']);
  expect(columnOf).toEqual([
    ['city', 3],
    ['mafia', 1],
  ]);
});

test.each(['players', 'Игроков', 'игроки', 'ЧИСЛО ИГРОКОВ'])('%s is the number of players', title => {
  expect(
    read([
      [title, 'side', 'city'],
      [9, 'mafia', 1],
    ]).rows,
  ).toEqual(['9 mafia: city 1']);
});

test.each(['side', 'Сторона', 'role', 'Роль'])('%s is the side', title => {
  expect(
    read([
      [title, 'city'],
      ['mafia', 1],
    ]).rows,
  ).toEqual(['any mafia: city 1']);
});

test('without a number of players a row is for any', () => {
  expect(
    read([
      ['side', 'city'],
      ['mafia', 1],
    ]).isKeyed,
  ).toBe(false);
  expect(read([HEADER, ['', 'mafia', 1], [10, 'good', 2]])).toMatchObject({
    rows: ['any mafia: city 1', '10 good: city 2'],
    isKeyed: true,
    faults: [],
  });
});

test('blank rows are passed over, before the header too; the cells of problems are those of the sheet', () => {
  const cells = [['', ''], HEADER, ['', '', ''], [10, 'mafia', 1], [10, 'волк', 1]];
  expect(read(cells)).toMatchObject({ rows: ['10 mafia: city 1'], rowOf: [3], faults: ['4.1 side'] });
});

test.each(['', ' ', '-', '—', ' − '])('“%s” leaves an outcome unset, which is no nought', cell => {
  expect(read([HEADER, [10, 'mafia', cell, 1]])).toMatchObject({ rows: ['10 mafia: mafia 1'], faults: [] });
});

test.each<[string, readonly (readonly unknown[])[], string[], string[]]>([
  [
    'no column of sides: nothing is read',
    [
      ['players', 'city'],
      [10, 1],
    ],
    ['0.0 noSideColumn'],
    [],
  ],
  ['nothing at all', [], ['0.0 noSideColumn'], []],
  [
    'a header that is no text',
    [
      [1, true],
      ['mafia', 1],
    ],
    ['0.0 noSideColumn'],
    [],
  ],
  [
    'a column twice: the first counts',
    [
      ['side', 'city', 'Город'],
      ['mafia', 1, 2],
    ],
    ['0.2 columnTwice'],
    ['any mafia: city 1'],
  ],
  [
    'a row twice: the later one is read too',
    [HEADER, [10, 'mafia', 1], [10, 'мафия', 2]],
    ['2.1 rowTwice'],
    ['10 mafia: city 1', '10 mafia: city 2'],
  ],
  [
    'the same side with another number is another row',
    [HEADER, [10, 'mafia', 1], [11, 'mafia', 2]],
    [],
    ['10 mafia: city 1', '11 mafia: city 2'],
  ],
  ['a side that nobody knows, or none', [HEADER, [10, 'волк', 1], [10, '', 1]], ['1.1 side', '2.1 side'], []],
  ['points in words', [HEADER, [10, 'mafia', 'два', 1]], ['1.2 number'], ['10 mafia: mafia 1']],
  [
    'a dash with more is no dash',
    [HEADER, [10, 'mafia', '-x', 'x-']],
    ['1.2 number', '1.3 number'],
    ['10 mafia: '],
  ],
  ['half a player', [HEADER, [9.5, 'mafia', 1]], ['1.0 players'], ['any mafia: city 1']],
  ['no players', [HEADER, [0, 'mafia', 1]], ['1.0 players'], ['any mafia: city 1']],
  ['fewer than no players', [HEADER, [-3, 'mafia', 1]], ['1.0 players'], ['any mafia: city 1']],
  ['players in words', [HEADER, ['десять', 'mafia', 1]], ['1.0 players'], ['any mafia: city 1']],
  ['one player', [HEADER, [1, 'mafia', 1]], [], ['1 mafia: city 1']],
])('%s', (_, cells, faults, rows) => {
  expect(read(cells)).toMatchObject({ faults, rows });
});

test('a sheet tells of every faulty cell with what stands in it', () => {
  const border = openBorder();
  const cells = sheet('Очки', [HEADER, [10, 'mafia', 'два'], ['x', 'волк']]);
  expect(readPointsSheet(cells, border)).toHaveLength(1);
  expect(border.findings.map(({ level, kind, at, data }) => [level, kind, at, data])).toEqual([
    ['error', 'badPointsTable', { sheet: 'Очки', cell: 'C2' }, { fault: 'number', text: 'два' }],
    ['error', 'badPointsTable', { sheet: 'Очки', cell: 'B3' }, { fault: 'side', text: 'волк' }],
    ['error', 'badPointsTable', { sheet: 'Очки', cell: 'A3' }, { fault: 'players', text: 'x' }],
  ]);
});

test('an empty sheet lacks its column of sides in A1', () => {
  const border = openBorder();
  expect(readPointsSheet(sheet('Очки', []), border)).toEqual([]);
  expect(border.findings.map(({ at, data }) => [at, data])).toEqual([
    [
      { sheet: 'Очки', cell: 'A1' },
      { fault: 'noSideColumn', text: '' },
    ],
  ]);
});
