// Status, remark and row id as blocks over the rows where something changes.
import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { type ColumnOf, SHEETS } from '../../src/table/sheets';
import { isOwnRemark, type RowTexts, rowBlocks } from '../../src/table/statusColumn';
import { sheet, ZONE } from '../book';

const SCORES = ['Стенка', 'Партия', 'Счёт капитана A', 'Счёт капитана B'];
const rows = (...own: readonly (readonly unknown[])[]) =>
  own.map((cells, i) => ['1', i + 1, '', '', ...cells]);

function blocks(header: readonly string[], own: readonly (readonly unknown[])[], texts: RowTexts) {
  const cells = sheet('Таблица', [[...SCORES, ...header], ...rows(...own)]);
  const grid = readGrid<ColumnOf<'online'>>(cells, SHEETS.online, openBorder(), ZONE);
  if (!grid) throw new Error('no table');
  return rowBlocks(texts, grid, cells);
}
const of = (...texts: readonly (readonly [row: number, text: string])[]) => new Map(texts);

test('neighbouring columns are one block, every cell of it text', () => {
  const texts = { status: of([2, 'совпал']), note: of([2, 'A: 6:2']) };
  expect(blocks(['Статус', 'Замечание'], [['пусто', '']], texts)).toEqual([
    { sheet: 'Таблица', row: 2, column: 5, values: [['совпал', 'A: 6:2']], text: [0, 1] },
  ]);
});

test('from the first row that changes to the last; rows between keep what they hold', () => {
  const texts = { status: of([5, 'совпал'], [3, 'спорный']) };
  const own = [['пусто'], ['пусто'], ['ждём'], ['пусто'], ['пусто']];
  expect(blocks(['Статус'], own, texts)).toMatchObject([
    { row: 3, values: [['спорный'], ['ждём'], ['совпал']] },
  ]);
});

test('what stands already is not written, nor the column where nothing changes', () => {
  expect(blocks(['Статус'], [['пусто']], { status: of([2, 'пусто']) })).toEqual([]);
  const texts = { status: of([2, 'пусто']), note: of([2, 'A: 6:2']) };
  expect(blocks(['Статус', 'Замечание'], [['пусто', '']], texts)).toMatchObject([
    { column: 6, values: [['A: 6:2']] },
  ]);
  const two = { status: of([2, 'пусто'], [3, 'совпал']) };
  expect(blocks(['Статус'], [['пусто'], ['пусто']], two)).toMatchObject([{ row: 3, values: [['совпал']] }]);
});

test('columns stand in any order, and apart they are blocks apart', () => {
  const texts = { status: of([2, 'совпал']), note: of([2, 'A: 6:2']), id: of([2, 'r1']) };
  expect(blocks(['Замечание', 'Статус', 'моё', 'Код строки'], [['', '', 'x', '']], texts)).toEqual([
    { sheet: 'Таблица', row: 2, column: 5, values: [['A: 6:2', 'совпал']], text: [0, 1] },
    { sheet: 'Таблица', row: 2, column: 8, values: [['r1']], text: [0] },
  ]);
});

test('a column that the table has not is left out, and so is one without texts', () => {
  expect(blocks(['Статус'], [['']], { note: of([2, 'A: 6:2']) })).toEqual([]);
  expect(blocks([], [[]], { status: of([2, 'совпал']) })).toEqual([]);
  expect(blocks(['Статус', 'Замечание'], [['', '']], {})).toEqual([]);
});

test('a row shorter than the column is blank there', () => {
  expect(blocks(['Статус'], [[]], { status: of([2, '']) })).toEqual([]);
  expect(blocks(['Статус'], [[]], { status: of([2, 'совпал']) })).toMatchObject([{ values: [['совпал']] }]);
});

test.each([
  ['', true],
  ['A: после 6:2 не бывает 7:4', true],
  ['B внёс 7:4', true],
  ['A и B: 7:4', true],
  ['A and B entered 7:4', true],
  ['спросить A: он знает', false],
  ['B знает', false],
  ['а что это', false],
])('“%s” is a remark of ours: %s', (text, isOurs) => {
  expect(isOwnRemark(text)).toBe(isOurs);
});
