// A whole workbook read at the border: which sheets it takes, and what it leaves out.
import { regulations } from '../../src/regulations';
import type { SheetCells } from '../../src/table/sheets';
import { readWorkbook, sheetNamed } from '../../src/table/workbook';
import { type Book, sheet, sheetsOf, ZONE } from '../book';

const readSheets = (sheets: readonly SheetCells[]) =>
  readWorkbook({ sheets, zone: ZONE, locale: 'ru_RU', now: Date.UTC(2026, 10, 30) }, regulations);

function understood(sheets: readonly SheetCells[]) {
  const read = readSheets(sheets);
  if (!read.ok) throw new Error(read.problems.map(({ kind }) => kind).join());
  return read.understood;
}
const ofBook = (book: Partial<Book> = {}) => understood(sheetsOf({ walls: [{ games: ['2:0'] }], ...book }));

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
const cup = (...games: readonly (readonly unknown[])[]) =>
  understood([
    sheet('Регламент', [
      ['Параметр', 'Значение'],
      ['regulation', 'cup'],
    ]),
    sheet('Команды', [['Команда', 'Игрок', 'С', 'По', 'Зарплата'], ['Волки'], ['Волки', 'Аня'], ['Совы']]),
    sheet('Протоколы', [HEADER, ...games]),
    sheet('Штрафы', [
      ['№', 'Команда', 'Санкция', 'Состояние'],
      ['1', 'Волки', 'предупреждение', 'подтверждён'],
    ]),
  ]);
const SEAT = ['1', '', '12', '', '', 'мирные', '', 'Волки', 'Аня', 'чиж', '', '', ''];
const ANNOUNCED = ['1', '', '13', '', '', '', '', '', '', '', '', '', ''];

/** Where something is there and yet undefined: `tournament.walls.0.group`. */
const undefinedIn = (value: unknown, path: string): string[] =>
  value === undefined
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => undefinedIn(part, `${path}.${key}`))
      : [];

describe('the sheet of a workbook', () => {
  const named = (...sheets: readonly Pick<SheetCells, 'name' | 'id'>[]) =>
    sheets.indexOf(sheetNamed(sheets, 'games') ?? { name: '' });
  test.each<[string, readonly Pick<SheetCells, 'name' | 'id'>[], number]>([
    ['by its title in either language', [{ name: 'x' }, { name: 'Games' }], 1],
    ['by its mark, whatever its name', [{ name: 'x' }, { name: 'y', id: 'games' }], 1],
    ['the marked one before one with the title', [{ name: 'Протоколы' }, { name: 'y', id: 'games' }], 1],
    [
      'of two marked the one with the title',
      [
        { name: 'y', id: 'games' },
        { name: 'Протоколы', id: 'games' },
      ],
      1,
    ],
    [
      'of two marked without a title the first',
      [
        { name: 'x', id: 'games' },
        { name: 'y', id: 'games' },
      ],
      0,
    ],
    ['not one with the title that is marked as another', [{ name: 'Протоколы', id: 'teams' }], -1],
    ['not another’s mark', [{ name: 'x', id: 'teams' }], -1],
  ])('%s', (_, sheets, index) => {
    expect(named(...sheets)).toBe(index);
  });
});

test('what is not known is left out of the facts, never there and undefined', () => {
  const bare = sheetsOf({
    walls: [{ games: [''], group: '' }],
    penalties: [{ Команда: 'Совы', Санкция: 'минус 1', Состояние: 'подтверждён' }],
  });
  expect(undefinedIn(understood(bare).tournament, 'walls')).toEqual([]);
  expect(undefinedIn(cup(SEAT, ANNOUNCED).tournament, 'cup')).toEqual([]);
  expect(undefinedIn(cup(['1', '', '12', '', '', 'мирные', '', 'Волки']).tournament, 'cup')).toEqual([]);
});

test('games that only have their row are announced, the others are games', () => {
  const { tournament } = cup(SEAT, ANNOUNCED);
  expect(tournament.games.map(({ id }) => id)).toEqual(['12']);
  expect(tournament.announced?.map(({ id }) => id)).toEqual(['13']);
  expect('announced' in cup(SEAT).tournament).toBe(false);
});

test('a regulation of games has no walls, and no table or log of them', () => {
  const { tournament, grids, log } = cup(SEAT);
  expect([tournament.walls, tournament.wallGames, tournament.stamped]).toEqual([[], [], false]);
  expect([Object.keys(grids), log]).toEqual([['penalties'], undefined]);
});

test('a regulation of walls has its table, ledger and log; an empty sheet is as good as none', () => {
  const { grids, log, tournament } = ofBook({ log: [['20:00', '1', 1, 'A', '2:0']] });
  expect(Object.keys(grids)).toEqual(['online', 'penalties', 'log']);
  expect([log?.records.size, tournament.games]).toEqual([1, []]);
  const without = (name: string) =>
    understood(
      sheetsOf({ walls: [{ games: ['2:0'] }] }).map(one =>
        one.name === name ? sheet(name, [['', ' '], []]) : one,
      ),
    );
  expect(Object.keys(without('Штрафы').grids)).toEqual(['online', 'log']);
  expect(Object.keys(without('Журнал').grids)).toEqual(['online', 'penalties']);
  expect(without('Штрафы').findings).toEqual([]);
});

test('a sheet with a blank first row is not an empty one', () => {
  const sheets = sheetsOf({
    walls: [{ games: ['2:0'] }],
    penalties: [{ Команда: 'Совы', Санкция: 'минус 1', Состояние: 'подтверждён' }],
  });
  const lower = sheets.map(one => (one.name === 'Штрафы' ? { ...one, values: [[], ...one.values] } : one));
  expect(understood(lower).tournament.ledger).toHaveLength(1);
});

test('captains’ times are kept where the table has a column for either', () => {
  const stamped = (...lost: readonly string[]) =>
    understood(
      sheetsOf({ walls: [{ games: ['2:0'] }] }).map(one =>
        one.name === 'Онлайн-таблица'
          ? {
              ...one,
              values: one.values.map(row => row.map(cell => (lost.includes(String(cell)) ? '' : cell))),
            }
          : one,
      ),
    ).tournament.stamped;
  expect([stamped(), stamped('Внёс A'), stamped('Внёс B'), stamped('Внёс A', 'Внёс B')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('nothing is judged where a sheet that is needed is missing, or a value of the regulation is none', () => {
  const sheets = sheetsOf({ walls: [{ games: ['2:0'] }] });
  const kinds = (given: readonly SheetCells[]) => {
    const read = readSheets(given);
    return read.ok ? [] : read.problems.map(({ kind }) => kind);
  };
  expect(kinds(sheets.filter(({ name }) => name !== 'Стенки'))).toEqual(['missingSheet']);
  expect(kinds(sheets.filter(({ name }) => name !== 'Команды'))).toEqual(['missingSheet']);
  expect(kinds([])).toEqual(['missingSheet']);
  expect(kinds(sheetsOf({ walls: [], parameters: { 'target.group': 'много' } }))).toEqual(['outOfRange']);
});
