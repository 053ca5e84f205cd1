import { nameKey } from '../table/names';
import { SHEETS, type SheetCells, type SheetId } from '../table/sheets';
import type { Workbook } from '../table/workbook';
import type { Block } from '../table/writing';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The sheets that hold a workbook's facts and tables, by their Russian or English names. */
const NAMES = new Map(
  Object.values(SHEETS).flatMap(({ ru, en }) => [[nameKey(ru), ru] as const, [nameKey(en), ru] as const]),
);

/** Reads each sheet of the workbook that the product knows once; tables of parameters are named after them. */
export function readSheets(spreadsheet: Spreadsheet, tables: ReadonlySet<string>): readonly SheetCells[] {
  return spreadsheet
    .getSheets()
    .filter(sheet => NAMES.has(nameKey(sheet.getName())) || tables.has(nameKey(sheet.getName())))
    .map(readSheet);
}

function readSheet(sheet: Sheet): SheetCells {
  const range = sheet.getDataRange();
  return {
    name: sheet.getName(),
    values: range.getValues(),
    merges: range.getMergedRanges().map(merged => ({
      row: merged.getRow(),
      column: merged.getColumn(),
      rows: merged.getNumRows(),
      columns: merged.getNumColumns(),
    })),
    filtered: sheet.getFilter() !== null,
  };
}

/** The whole workbook at a moment. */
export const readWorkbookCells = (
  spreadsheet: Spreadsheet,
  tables: ReadonlySet<string>,
  now: number,
): Workbook => ({
  sheets: readSheets(spreadsheet, tables),
  zone: spreadsheet.getSpreadsheetTimeZone(),
  locale: spreadsheet.getSpreadsheetLocale(),
  now,
});

/** What the sheets hold, to see whether anyone typed between two readings. */
export const fingerprint = (
  sheets: readonly Pick<SheetCells, 'name' | 'values'>[],
  ids: readonly SheetId[],
): string =>
  JSON.stringify(sheets.filter(({ name }) => isOneOf(name, ids)).map(({ name, values }) => [name, values]));

/** Reads some sheets again, values only. */
export const readAgain = (
  spreadsheet: Spreadsheet,
  ids: readonly SheetId[],
): readonly Pick<SheetCells, 'name' | 'values'>[] =>
  spreadsheet
    .getSheets()
    .filter(sheet => isOneOf(sheet.getName(), ids))
    .map(sheet => ({ name: sheet.getName(), values: sheet.getDataRange().getValues() }));

/** The cells of one sheet. */
export function readNamed(spreadsheet: Spreadsheet, name: string): SheetCells | undefined {
  const sheet = spreadsheet.getSheetByName(name);
  return sheet ? readSheet(sheet) : undefined;
}

/** Shows a cell to whoever works; false where there is no such sheet or cell. */
export function activate(spreadsheet: Spreadsheet, name: string, cell: string): boolean {
  const sheet = spreadsheet.getSheetByName(name);
  if (!sheet || Number(/\d+/.exec(cell)?.[0]) > sheet.getMaxRows()) return false;
  spreadsheet.setActiveSheet(sheet);
  sheet.getRange(cell).activate();
  return true;
}

const isOneOf = (name: string, ids: readonly SheetId[]): boolean =>
  ids.some(id => [SHEETS[id].ru, SHEETS[id].en].some(title => nameKey(title) === nameKey(name)));

/** Writes a block in one call; cells of its text columns are made plain text first, so that no text becomes a formula. */
export function writeBlock(spreadsheet: Spreadsheet, block: Block): void {
  const sheet = spreadsheet.getSheetByName(block.sheet) ?? spreadsheet.insertSheet(block.sheet);
  const [height, width] = [block.values.length, block.values[0]?.length ?? 0];
  if (height === 0 || width === 0) return;
  makeRoom(sheet, block.row + height - 1, block.column + width - 1);
  for (const column of block.text)
    sheet.getRange(block.row, block.column + column, height, 1).setNumberFormat('@');
  sheet.getRange(block.row, block.column, height, width).setValues(block.values.map(row => [...row]));
}

function makeRoom(sheet: Sheet, rows: number, columns: number): void {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (rows > maxRows) sheet.insertRowsAfter(maxRows, rows - maxRows);
  if (columns > maxColumns) sheet.insertColumnsAfter(maxColumns, columns - maxColumns);
}

/** Removes rows of a sheet, the lowest first, so that the others keep their numbers meanwhile. */
export function removeRows(spreadsheet: Spreadsheet, name: string, rows: readonly number[]): void {
  const sheet = spreadsheet.getSheetByName(name);
  for (const row of [...rows].sort((x, y) => y - x)) sheet?.deleteRow(row);
}
