import type { PlacedRect } from '../services/sheet';
import type { Rect } from '../workbook/a1';
import type { Sheet } from '../workbook/sheet';
import type { Context } from './context';
import { refuseLines } from './lines';
import { rectByA1, refuseOutside, sheetById } from './spreadsheet';
import { writtenEntries } from './written';

/** An answer about one sheet, given its id first. */
function on<A extends unknown[], R>(answer: (sheet: Sheet, context: Context, ...args: A) => R) {
  return (context: Context, id: number, ...args: A): R =>
    answer(sheetById(context.workbook, id), context, ...args);
}

function rangeOf(sheet: Sheet, { workbook }: Context, ...args: (number | string)[]): PlacedRect {
  const [row, column, rows = 1, columns = 1] = args;
  if (typeof row === 'string') return rectByA1(workbook, row, sheet);
  const rect = { row, column, rows, columns } as Rect;
  refuseOutside(rect, sheet);
  return { sheetId: sheet.number, rect };
}

function dataRange(sheet: Sheet): Rect {
  return { row: 1, column: 1, rows: Math.max(1, sheet.lastRow), columns: Math.max(1, sheet.lastColumn) };
}

/** Writes below the last row that holds anything, growing the grid when it must. */
function appendRow(sheet: Sheet, context: Context, values: unknown[]): void {
  const rect = { row: sheet.lastRow + 1, column: 1, rows: 1, columns: Math.max(1, values.length) };
  if (rect.row > sheet.rows) sheet.insertRowsAfter(sheet.rows, 1);
  if (rect.columns > sheet.columns) sheet.insertColumnsAfter(sheet.columns, rect.columns - sheet.columns);
  sheet.write(rect, writtenEntries([values], sheet.formats(rect), context.workbook));
}

/** Files say which rows are hidden, not by whom: inside the filter's range it was the filter. */
function isHiddenByFilter(sheet: Sheet, _context: Context, row: number): boolean {
  const { filter } = sheet;
  const isInside = filter !== undefined && row > filter.row && row < filter.row + filter.rows;
  return isInside && sheet.isRowHidden(row);
}

function columnAt(sheet: Sheet, column: number): number {
  refuseLines(sheet, 'column', column, 1);
  return column;
}

export const sheetAnswers = {
  'Sheet.getName': on(sheet => sheet.name),
  'Sheet.setName': on((sheet, _context, name: string) => sheet.rename(name)),
  'Sheet.getIndex': on(sheet => sheet.index),
  'Sheet.getLastRow': on(sheet => sheet.lastRow),
  'Sheet.getLastColumn': on(sheet => sheet.lastColumn),
  'Sheet.getMaxRows': on(sheet => sheet.rows),
  'Sheet.getMaxColumns': on(sheet => sheet.columns),
  'Sheet.getRange': on(rangeOf),
  'Sheet.getRangeList': on((sheet, { workbook }, texts: string[]) =>
    texts.map(text => rectByA1(workbook, text, sheet)),
  ),
  'Sheet.getDataRange': on(dataRange),
  'Sheet.appendRow': on(appendRow),
  'Sheet.getFilter': on(sheet => sheet.filter ?? null),
  'Sheet.isRowHiddenByFilter': on(isHiddenByFilter),
  'Sheet.isRowHiddenByUser': on(
    (sheet, context, row: number) => sheet.isRowHidden(row) && !isHiddenByFilter(sheet, context, row),
  ),
  'Sheet.setFrozenRows': on((sheet, _context, rows: number) => sheet.freeze({ ...sheet.frozen, rows })),
  'Sheet.getFrozenRows': on(sheet => sheet.frozen.rows),
  'Sheet.setFrozenColumns': on((sheet, _context, columns: number) =>
    sheet.freeze({ ...sheet.frozen, columns }),
  ),
  'Sheet.getFrozenColumns': on(sheet => sheet.frozen.columns),
  'Sheet.getColumnWidth': on((sheet, _context, column: number) => sheet.columnWidth(columnAt(sheet, column))),
  'Sheet.setHiddenGridlines': on((sheet, _context, hide: boolean) => sheet.setGridlinesHidden(hide)),
  'Sheet.hasHiddenGridlines': on(sheet => sheet.hasHiddenGridlines),
  'Sheet.setTabColor': on((sheet, _context, color: string | null) => sheet.setTabColor(color ?? undefined)),
  'Sheet.getTabColor': on(sheet => sheet.tabColor ?? null),
  'Sheet.hideSheet': on(sheet => sheet.setHidden(true)),
  'Sheet.showSheet': on(sheet => sheet.setHidden(false)),
  'Sheet.isSheetHidden': on(sheet => sheet.isHidden),
  'Sheet.isColumnHiddenByUser': on((sheet, _context, column: number) =>
    sheet.isColumnHidden(columnAt(sheet, column)),
  ),
};
