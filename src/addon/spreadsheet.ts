import { nameKey } from '../table/names';
import { type SheetCells, type SheetId, titledSheetId } from '../table/sheets';
import type { Workbook } from '../table/workbook';
import type { Block } from '../table/writing';
import { markedSheets, markSheet } from './sheetMarks';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/**
 * Reads each sheet of the workbook that the product knows once, or those of them that are wanted; tables of parameters
 * are named after them.
 */
export function readSheets(
  spreadsheet: Spreadsheet,
  tables: ReadonlySet<string>,
  wanted: (id: SheetId) => boolean = () => true,
): readonly SheetCells[] {
  return known(spreadsheet)
    .filter(({ id, name }) => {
      const what = id ?? titledSheetId(name);
      return what === undefined ? tables.has(nameKey(name)) : wanted(what);
    })
    .map(readSheet);
}

interface Known {
  readonly sheet: Sheet;
  readonly name: string;
  readonly id?: SheetId;
}

/** All sheets with their marks. */
function known(spreadsheet: Spreadsheet): Known[] {
  const marks = markedSheets(spreadsheet);
  return spreadsheet.getSheets().map(sheet => {
    const id = marks.get(sheet.getSheetId());
    return { sheet, name: sheet.getName(), ...(id && { id }) };
  });
}

function readSheet({ sheet, name, id }: Known): SheetCells {
  const range = sheet.getDataRange();
  return {
    name,
    ...(id && { id }),
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
  wanted?: (id: SheetId) => boolean,
): Workbook => ({
  sheets: readSheets(spreadsheet, tables, wanted),
  zone: spreadsheet.getSpreadsheetTimeZone(),
  locale: spreadsheet.getSpreadsheetLocale(),
  now,
});

/** What the sheets hold, to see whether anyone typed between two readings. */
export const fingerprint = (sheets: readonly ReadAgain[], ids: readonly SheetId[]): string =>
  JSON.stringify(sheets.filter(sheet => isOneOf(sheet, ids)).map(({ name, values }) => [name, values]));

type ReadAgain = Pick<SheetCells, 'name' | 'id' | 'values'>;

/** Reads some sheets again, values only. */
export const readAgain = (spreadsheet: Spreadsheet, ids: readonly SheetId[]): readonly ReadAgain[] =>
  known(spreadsheet)
    .filter(sheet => isOneOf(sheet, ids))
    .map(({ sheet, name, id }) => ({ name, ...(id && { id }), values: sheet.getDataRange().getValues() }));

/** The cells of one sheet. */
export function readNamed(spreadsheet: Spreadsheet, name: string): SheetCells | undefined {
  const sheet = spreadsheet.getSheetByName(name);
  return sheet ? readSheet({ sheet, name }) : undefined;
}

/** What is selected; null where the person has no grid before him, whatever the platform's types say. */
export const selectedCell = (spreadsheet: Spreadsheet): GoogleAppsScript.Spreadsheet.Range | null =>
  spreadsheet.getCurrentCell() as GoogleAppsScript.Spreadsheet.Range | null;

/** Shows a cell to whoever works; false where there is no such sheet or cell. */
export function activate(spreadsheet: Spreadsheet, name: string, cell: string): boolean {
  const sheet = spreadsheet.getSheetByName(name);
  if (!sheet || Number(/\d+/.exec(cell)?.[0]) > sheet.getMaxRows()) return false;
  spreadsheet.setActiveSheet(sheet);
  sheet.getRange(cell).activate();
  return true;
}

const isOneOf = ({ id, name }: Omit<ReadAgain, 'values'>, ids: readonly SheetId[]): boolean => {
  const what = id ?? titledSheetId(name);
  return what !== undefined && ids.includes(what);
};

/** Writes a block in one call; cells of its text columns are made plain text first, so that no text becomes a formula. */
export const writeBlock = (spreadsheet: Spreadsheet, block: Block): void =>
  readyToWrite(spreadsheet, block)();

/** Makes the sheet, the room and the formats for a block. @returns what writes its values, in one call */
export function readyToWrite(spreadsheet: Spreadsheet, block: Block): () => void {
  const sheet = spreadsheet.getSheetByName(block.sheet) ?? newSheet(spreadsheet, block.sheet);
  const [height, width] = [block.values.length, block.values[0]?.length ?? 0];
  if (height === 0 || width === 0) return () => undefined;
  makeRoom(sheet, block.row + height - 1, block.column + width - 1);
  const setFormat = (format: string, of: readonly number[]): void => {
    for (const [first, columns] of runs(of))
      sheet.getRange(block.row, block.column + first, height, columns).setNumberFormat(format);
  };
  setFormat('@', block.text);
  setFormat('General', block.number ?? []);
  const range = sheet.getRange(block.row, block.column, height, width);
  return () => range.setValues(block.values.map(row => [...row]));
}

/** Columns that stand side by side, as the first and how many. */
function runs(columns: readonly number[]): [first: number, count: number][] {
  const found: [first: number, count: number][] = [];
  for (const column of [...columns].sort((x, y) => x - y)) {
    const run = found[found.length - 1];
    if (run && run[0] + run[1] === column) run[1]++;
    else found.push([column, 1]);
  }
  return found;
}

/** A sheet that is made is marked at once, so that it is found again under another name; the person stays where he is. */
function newSheet(spreadsheet: Spreadsheet, title: string): Sheet {
  const shown = spreadsheet.getActiveSheet();
  const sheet = spreadsheet.insertSheet(title);
  spreadsheet.setActiveSheet(shown);
  const id = titledSheetId(title);
  if (id) markSheet(sheet, id);
  return sheet;
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
