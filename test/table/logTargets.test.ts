// Where the cell that a line of the log is about stands now.
import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { logTargets } from '../../src/table/logTargets';
import { type ColumnOf, SHEETS, type SheetCells } from '../../src/table/sheets';
import { LEDGER, sheet, sheetsOf, ZONE } from '../book';

type Line = Partial<Record<'sheet' | 'cell' | 'record' | 'old' | 'new', string>>;

const BOOK = sheetsOf({
  parameters: { target: 30 },
  walls: [{ games: ['2:0', '4:0'] }, { id: '2', games: ['6:0'] }],
  penalties: [{ '№': 'п 1' }, { '№': '7.3.14 · 1.2 · Волки' }],
});
const withIds = BOOK.map(one =>
  one.name === 'Онлайн-таблица'
    ? { ...one, values: one.values.map((row, i) => [...row, i === 0 ? 'Код строки' : `r${i}`]) }
    : one,
);

/** `sheet row.column`, or `sheet row` of a whole row. */
function target(line: Line, sheets: readonly SheetCells[] = withIds): string | undefined {
  const log = sheet('Журнал', [
    ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'],
    [
      '2026-11-28T20:00',
      line.sheet ?? '',
      line.cell ?? '',
      line.record ?? '',
      line.old ?? '',
      line.new ?? '',
      '',
    ],
  ]);
  const [row] = readGrid<ColumnOf<'log'>>(log, SHEETS.log, openBorder(), ZONE)?.rows ?? [];
  if (!row) throw new Error('no line');
  const found = logTargets({ sheets, zone: ZONE, locale: 'ru_RU', now: 0 })(row);
  return found && `${found.sheet} ${found.row}${found.column === undefined ? '' : `.${found.column}`}`;
}

describe('a score', () => {
  test.each([
    ['r2 A', 3, 6],
    ['r2 B', 3, 7],
    ['r2 J', 3, 12],
    ['R2 a', 3, 6],
    ['r2 Б', 3, 7],
    ['r2 В', 3, 7],
    ['r2 (A)', 3, 6],
    ['r2/A', 3, 6],
    ['2/1 A', 4, 6],
    ['2 1 A', 4, 6],
    ['2·1 A', 4, 6],
    ['1 · 2 B', 3, 7],
  ])('%s: the row by its id, or by wall and game, and the column by its side', (record, row, column) => {
    expect(target({ record })).toBe(`Онлайн-таблица ${row}.${column}`);
  });

  test.each(['r9 A', '2/2 A', '/1 A', '2/ A'])('%s: the row is gone', record => {
    expect(target({ record })).toBeUndefined();
  });

  test('a column that is gone', () => {
    const sheets = withIds.map(one => ({
      ...one,
      values: one.values.map(row => row.map(cell => (cell === 'Счёт судьи' ? '' : cell))),
    }));
    expect(target({ record: 'r2 J' }, sheets)).toBeUndefined();
    expect(target({ record: 'r2 A' }, sheets)).toBe('Онлайн-таблица 3.6');
  });

  test('rows without an id are found by wall and game, and those without a game by their id alone', () => {
    expect(target({ record: '1/2 A' }, BOOK)).toBe('Онлайн-таблица 3.6');
    const sheets = withIds.map(one =>
      one.name === 'Онлайн-таблица'
        ? {
            ...one,
            values: one.values.map((row, i) => (i === 1 ? row.map((cell, j) => (j === 1 ? '' : cell)) : row)),
          }
        : one,
    );
    expect(target({ record: 'r1 A' }, sheets)).toBe('Онлайн-таблица 2.6');
    expect(target({ record: '1 A' }, sheets)).toBeUndefined();
    expect(target({ record: '1/undefined A' }, sheets)).toBeUndefined();
  });
});

describe('a line without a side: the column is that of its cell', () => {
  test.each([
    [{ record: 'r2', cell: 'H9' }, 'Онлайн-таблица 3.7'],
    [{ record: '2/1', cell: 'G9' }, 'Онлайн-таблица 4.6'],
    [{ cell: 'H3' }, 'Онлайн-таблица 3.7'],
    [{ cell: '$h$3' }, 'Онлайн-таблица 3.7'],
    [{ cell: 'M12' }, 'Онлайн-таблица 12.12'],
    [{ sheet: 'Онлайн-таблица', cell: 'H3' }, 'Онлайн-таблица 3.7'],
    [{ sheet: 'Online table', cell: 'H3' }, 'Онлайн-таблица 3.7'],
    [{ cell: 'I3' }, undefined],
    [{ cell: 'AH3' }, undefined],
    [{ cell: 'H' }, undefined],
    [{ cell: 'H3 и дальше' }, undefined],
    [{ record: 'r9', cell: 'H3' }, undefined],
    [{ sheet: 'Команды', cell: 'H3' }, undefined],
    [{ sheet: 'Моё', cell: 'H3' }, undefined],
  ])('%j: %s', (line, expected) => {
    expect(target(line)).toBe(expected);
  });
});

describe('a cell named with its column', () => {
  test.each([
    [{ sheet: 'Регламент', record: 'target#value' }, 'Регламент 3.1'],
    [{ sheet: 'Regulation', record: 'target#value' }, 'Регламент 3.1'],
    [{ sheet: 'Регламент', record: 'limit#value' }, undefined],
    [{ sheet: 'Регламент', record: 'target#meaning' }, undefined],
    [{ sheet: 'Штрафы', record: 'п 1#sanction' }, 'Штрафы 2.10'],
    [{ sheet: 'Онлайн-таблица', record: 'r2#due' }, 'Онлайн-таблица 3.11'],
    [{ sheet: 'Команды', record: 'target#value' }, undefined],
    [{ sheet: 'Моё', record: 'target#value' }, undefined],
    [{ record: 'target#value' }, undefined],
  ])('%j: %s', (line, expected) => {
    expect(target(line)).toBe(expected);
  });
});

describe('a penalty named alone', () => {
  const column = (title: string) => LEDGER.indexOf(title);
  test.each([
    ['its state', { old: 'предложен', new: 'подтверждён' }, `Штрафы 2.${column('Состояние')}`],
    ['its state, in English', { old: 'proposed', new: 'confirmed' }, `Штрафы 2.${column('Состояние')}`],
    ['its state, cleared', { old: 'подтверждён', new: '' }, `Штрафы 2.${column('Состояние')}`],
    ['the whole row, where it had no state before', { old: '', new: 'подтверждён' }, 'Штрафы 2'],
    ['what was paid', { old: '', new: '50' }, `Штрафы 2.${column('Оплачено')}`],
  ])('%s', (_, line, expected) => {
    expect(target({ sheet: 'Штрафы', record: 'п 1', ...line })).toBe(expected);
  });

  test('an id with dots and spaces, in any writing; one that is gone; a ledger without the column', () => {
    const line = { sheet: 'Штрафы', old: 'предложен', new: 'отклонён' };
    expect(target({ ...line, record: '7.3.14 · 1.2 · волки' })).toBe(`Штрафы 3.${column('Состояние')}`);
    expect(target({ ...line, record: 'п9' })).toBeUndefined();
    const sheets = withIds.map(one =>
      one.name === 'Штрафы'
        ? sheet('Штрафы', [
            ['№', 'Команда', 'Санкция'],
            ['п 1', 'Совы'],
          ])
        : one,
    );
    expect(target({ ...line, record: 'п 1' }, sheets)).toBeUndefined();
    expect(
      target(
        line,
        withIds.filter(({ name }) => name !== 'Штрафы'),
      ),
    ).toBeUndefined();
  });
});

test('a file without the sheets that the log follows', () => {
  expect(target({ record: 'r2 A' }, [])).toBeUndefined();
  expect(target({ cell: 'H3' }, [])).toBeUndefined();
});
