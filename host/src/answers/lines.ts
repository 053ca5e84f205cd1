import type { Sheet } from '../workbook/sheet';
import { type Context, ServiceError } from './context';
import { sheetById } from './spreadsheet';

type Axis = 'row' | 'column';

const BOUNDS = { row: 'Those rows are out of bounds.', column: 'Those columns are out of bounds.' };

/** @throws ServiceError when the lines do not lie in the grid */
export function refuseLines(sheet: Sheet, axis: Axis, start: number, count: number): void {
  const size = axis === 'row' ? sheet.rows : sheet.columns;
  const isInside = Number.isInteger(start) && Number.isInteger(count) && start >= 1 && count >= 1;
  if (!isInside || start + count - 1 > size) throw new ServiceError(BOUNDS[axis]);
}

/** An answer about lines of a sheet, given its id, the first line and how many. */
function on(axis: Axis, answer: (sheet: Sheet, start: number, count: number) => void, reaches = true) {
  return ({ workbook }: Context, id: number, start: number, count = 1): void => {
    const sheet = sheetById(workbook, id);
    refuseLines(sheet, axis, start, reaches ? count : 1);
    if (count < 1) throw new ServiceError(BOUNDS[axis]);
    answer(sheet, start, count);
  };
}

function deleteRows(sheet: Sheet, row: number, count: number): void {
  const isAll =
    count >= sheet.rows - Math.min(sheet.frozen.rows, row > sheet.frozen.rows ? sheet.frozen.rows : 0);
  if (isAll) throw new ServiceError("You can't delete all the rows on the sheet.");
  sheet.deleteRows(row, count);
}

function deleteColumns(sheet: Sheet, column: number, count: number): void {
  if (count >= sheet.columns) throw new ServiceError("You can't delete all the columns on the sheet.");
  sheet.deleteColumns(column, count);
}

export const lineAnswers = {
  'Sheet.insertRowsAfter': on('row', (sheet, row, count) => sheet.insertRowsAfter(row, count), false),
  'Sheet.insertRowsBefore': on('row', (sheet, row, count) => sheet.insertRowsBefore(row, count), false),
  'Sheet.insertColumnsAfter': on('column', (sheet, at, count) => sheet.insertColumnsAfter(at, count), false),
  'Sheet.insertColumnsBefore': on(
    'column',
    (sheet, at, count) => sheet.insertColumnsBefore(at, count),
    false,
  ),
  'Sheet.deleteRows': on('row', deleteRows),
  'Sheet.deleteColumns': on('column', deleteColumns),
  'Sheet.hideColumns': on('column', (sheet, column, count) => sheet.hideColumns(column, count)),
  'Sheet.showColumns': on('column', (sheet, column, count) => sheet.showColumns(column, count)),
  'Sheet.setColumnWidths': (
    { workbook }: Context,
    id: number,
    column: number,
    count: number,
    width: number,
  ) => {
    const sheet = sheetById(workbook, id);
    refuseLines(sheet, 'column', column, count);
    sheet.setColumnWidths(column, count, width);
  },
  'Sheet.setRowHeights': ({ workbook }: Context, id: number, row: number, count: number, height: number) => {
    const sheet = sheetById(workbook, id);
    refuseLines(sheet, 'row', row, count);
    sheet.setRowHeights(row, count, height);
  },
  'Sheet.getRowHeight': ({ workbook }: Context, id: number, row: number) => {
    const sheet = sheetById(workbook, id);
    refuseLines(sheet, 'row', row, 1);
    return sheet.rowHeight(row);
  },
};
