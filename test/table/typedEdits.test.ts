import type { Edit } from '../../src/table/scoreEdits';
import { typedInto } from '../../src/table/typedEdits';
import { sheet, ZONE } from '../book';

const LAW = sheet('Регламент', [
  ['Параметр', 'Значение', 'Смысл'],
  ['regulation', 'walls', ''],
  ['target', '30', 'до скольки'],
  ['', 'слова', ''],
]);
const LOG = sheet('Журнал', [
  ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'],
  ['2026-11-28T20:00', 'Регламент', 'B3', 'target#value', '20', '25', ''],
]);
const edit = (row: number, column: number, more: Partial<Edit> = {}, rows = 1, columns = 1): Edit => ({
  block: { row, column, rows, columns },
  ...more,
});
const lines = (one: Edit, log = LOG) =>
  typedInto(LAW, 'regulation', one, log, ZONE).map(({ cell, record, old, now }) => [
    cell.cell,
    record,
    old,
    now,
  ]);

test('one typed cell: what the event told; another column or a row without a name says nothing', () => {
  expect(lines(edit(3, 2, { value: '30', oldValue: '20' }))).toEqual([['B3', 'target#value', '20', '30']]);
  expect(lines(edit(2, 2, { value: 'walls' }))).toEqual([['B2', 'regulation#value', '', 'walls']]);
  expect(lines(edit(3, 2, { value: '30', oldValue: '30' }))).toEqual([]);
  expect(lines(edit(3, 3, { value: 'x' }))).toEqual([]);
  expect(lines(edit(4, 2, { value: 'слова' }))).toEqual([]);
});

test('a paste: what the log last saw, else that nobody told', () => {
  expect(lines(edit(2, 1, {}, 3, 3))).toEqual([
    ['B2', 'regulation#value', '?', 'walls'],
    ['B3', 'target#value', '25', '30'],
  ]);
  expect(lines(edit(3, 2))).toEqual([['B3', 'target#value', '25', '30']]);
});
