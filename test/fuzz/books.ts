// Tournaments of each regulation as people keep them, and what spoils their cells.
import fc from 'fast-check';
import { nameKey } from '../../src/table/names';
import { SHEETS, type SheetCells, type SheetId } from '../../src/table/sheets';
import { LEDGER, ruling, sheet, sheetsOf } from '../book';

const WALLS = sheetsOf({
  parameters: { 'qualify.group': 1 },
  walls: [
    {
      a: 'Волки',
      b: 'Совы',
      games: ['2:0', { both: '5:2', due: '2026-11-28T21:00', stampA: '2026-11-28T20:30' }, '20:6'],
    },
    { a: 'Совы', b: 'Лисы', games: [{ a: '3:0', b: '2:0' }, '4:4'] },
    { a: 'Лисы', b: 'Волки', stage: 'финал', games: ['1:0'] },
  ],
  players: [
    ['Волки', 'Анна', 'капитан'],
    ['Совы', 'Борис'],
  ],
  penalties: [ruling('Совы', 'минус 3'), ruling('Лисы', 'предупреждение', { Игрок: 'Вера' })],
  log: [
    ['20:30:00', '1', 1, 'A', '2:0'],
    ['20:31:00', '1', 1, 'B', '1:0'],
    ['20:32:00', '1', 1, 'B', '2:0', '1:0'],
  ],
});

const PROTOCOLS = [
  'Этап',
  'Тур',
  'Партия',
  'Время',
  'Улица',
  'Игроков',
  'Исход',
  'Омон',
  'Команда',
  'Игрок',
  'Роль',
  'Убийств',
  'Дней',
  'Всего дней',
  'Очки',
];
const protocols = (stage: string, typed: readonly (number | string)[]): SheetCells =>
  sheet('Протоколы', [
    PROTOCOLS,
    ...[1, 2, 3].flatMap(game =>
      ['Волки', 'Совы', 'Лисы'].map((team, i) => [
        ...[
          stage,
          game,
          100 + game,
          `2026-11-2${game}T20:00`,
          'Ожидания',
          3,
          game === 2 ? 'мафия' : 'город',
          '',
        ],
        ...[
          team,
          ['Анна', 'Борис', 'Вера'][i],
          ['маф', 'чиж', 'ком'][(i + game) % 3],
          i === 0 ? 1 : '',
          '',
          '',
        ],
        typed[(i + game) % typed.length],
      ]),
    ),
  ]);

const squads = sheet('Команды', [
  ['Команда', 'Группа', 'Лига', 'Капитан', 'Игрок', 'Роль', 'С', 'По', 'Зарплата'],
  ...['Волки', 'Совы', 'Лисы'].flatMap((team, i) => [
    [team, 'A', 'высшая', '', '', '', '2026-09-01', '', ''],
    [team, '', '', '', ['Анна', 'Борис', 'Вера'][i], i === 0 ? 'капитан' : '', '2026-09-01', '', 10 + i],
  ]),
]);

const law = (...rows: readonly (readonly (string | number)[])[]): SheetCells =>
  sheet('Регламент', [['Параметр', 'Значение'], ...rows]);

const ledger = (team: string, clause: string): SheetCells =>
  sheet('Штрафы', [
    LEDGER,
    LEDGER.map(
      header =>
        ({ Пункт: clause, Команда: team, Партия: 101, Очки: 1, Состояние: 'подтверждён' })[header] ?? '',
    ),
  ]);

const points = sheet('points', [
  ['игроков', 'сторона', 'город', 'мафия', 'ничья', 'маньяк'],
  [3, 'мирные', 1, 0, '0,5', '-'],
  [3, 'мафия', 0, 2, '0,5', ''],
  [3, 'маньяк', 0, 0, 1, 3],
]);

const CUP = [
  law(
    ['regulation', 'cup'],
    ['edition', '2016'],
    ['plan', '1:3'],
    ['stage1.minimum', 0],
    ['stage2.minimum', 0],
    ['stage2.missing', 99],
  ),
  squads,
  protocols('1', [1, '0,5', '']),
  ledger('Волки', ''),
  points,
];
const LEAGUE = [
  law(['regulation', 'league'], ['players.min', 1]),
  squads,
  protocols('высшая', ['']),
  ledger('Совы', ''),
  points,
];

export const BOOKS: readonly (readonly SheetCells[])[] = [WALLS, CUP, LEAGUE];

/** What happens to one place of a workbook; places are counted round, so that each one is there. */
export interface Spoiling {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly cell: unknown;
}

/** Columns by their headers in Russian. */
export type Columns = Readonly<Partial<Record<SheetId, readonly string[]>>>;

export const spoilings = (cell: fc.Arbitrary<unknown>, most = 5): fc.Arbitrary<readonly Spoiling[]> =>
  fc.array(fc.record({ sheet: fc.nat(20), row: fc.nat(40), column: fc.nat(20), cell }), {
    minLength: 1,
    maxLength: most,
  });

export interface Spoiled {
  readonly sheets: readonly SheetCells[];
  /** Where the cells of the spoilings came to stand: rows and columns from 0. */
  readonly places: readonly {
    readonly sheet: string;
    readonly row: number;
    readonly column: number;
    readonly cell: unknown;
  }[];
}

/** The book with cells under the named headers replaced; a sheet whose columns are not named keeps all. */
export function spoiled(book: readonly SheetCells[], columns: Columns, all: readonly Spoiling[]): Spoiled {
  const grids = book.map(({ values }) => values.map(row => [...row]));
  const open = book.flatMap((one, at) => {
    const titles = columnsOf(one, columns);
    const found = (one.values[0] ?? []).flatMap((title, i) => (titles.includes(String(title)) ? [i] : []));
    return found.length > 0 && one.values.length > 1 ? [{ at, found }] : [];
  });
  const places = all.flatMap(({ sheet: which, row, column, cell }) => {
    const { at, found } = open[which % open.length] as (typeof open)[number];
    const grid = grids[at] as unknown[][];
    const [r, c] = [1 + (row % (grid.length - 1)), found[column % found.length] as number];
    (grid[r] as unknown[])[c] = cell;
    return [{ sheet: (book[at] as SheetCells).name, row: r, column: c, cell }];
  });
  return { sheets: book.map((one, i) => ({ ...one, values: grids[i] as unknown[][] })), places };
}

const columnsOf = ({ name }: SheetCells, columns: Columns): readonly string[] => {
  const id = (Object.keys(SHEETS) as SheetId[]).find(one => nameKey(SHEETS[one].ru) === nameKey(name));
  return (id && columns[id]) ?? [];
};
