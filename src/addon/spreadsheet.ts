import { nameKey } from '../table/names';
import { type SheetCells, type SheetId, titledSheetId } from '../table/sheets';
import type { Workbook } from '../table/workbook';
import { markedSheets } from './sheetMarks';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

interface Known {
  readonly sheet: Sheet;
  readonly name: string;
  readonly id?: SheetId;
  /** Rows and columns that the grid has at least, as its values told. */
  size?: readonly [rows: number, columns: number];
}

/** A file with the names and marks of its sheets, which are asked for once. */
export interface OpenFile {
  readonly spreadsheet: Spreadsheet;
  readonly sheets: Known[];
}

/** The sheet of that name. */
export const sheetIn = ({ sheets }: OpenFile, name: string): Known | undefined =>
  sheets.find(sheet => sheet.name === name);

export function opened(spreadsheet: Spreadsheet): OpenFile {
  const marks = markedSheets(spreadsheet);
  const sheets = spreadsheet.getSheets().map(sheet => {
    const id = marks.get(sheet.getSheetId());
    return { sheet, name: sheet.getName(), ...(id && { id }) };
  });
  return { spreadsheet, sheets };
}

/**
 * Reads each sheet of the file that the product knows once, or those of them that are wanted; tables of parameters are
 * named after them.
 */
export const readSheets = (
  { sheets }: OpenFile,
  tables: ReadonlySet<string>,
  wanted: (id: SheetId) => boolean = () => true,
): readonly SheetCells[] =>
  sheets
    .filter(({ id, name }) => {
      const what = id ?? titledSheetId(name);
      return what === undefined ? tables.has(nameKey(name)) : wanted(what);
    })
    .map(readSheet);

/** Joined and hidden cells are asked for where they keep a score from being read. */
function readSheet(known: Known): SheetCells {
  const { sheet, name, id } = known;
  const range = sheet.getDataRange();
  const values = range.getValues();
  known.size = [values.length, values[0]?.length ?? 0];
  const shape = (id ?? titledSheetId(name)) === 'online' ? shapeOf(sheet) : { merges: [], filtered: false };
  return { name, ...(id && { id }), values, ...shape };
}

/** What joins or hides cells of a sheet. */
export const shapeOf = (sheet: Sheet): Pick<SheetCells, 'merges' | 'filtered'> => ({
  merges: sheet
    .getDataRange()
    .getMergedRanges()
    .map(merged => ({
      row: merged.getRow(),
      column: merged.getColumn(),
      rows: merged.getNumRows(),
      columns: merged.getNumColumns(),
    })),
  filtered: sheet.getFilter() !== null,
});

/** The whole workbook at a moment. */
export const readFile = (
  file: OpenFile,
  tables: ReadonlySet<string>,
  now: number,
  wanted?: (id: SheetId) => boolean,
): Workbook => ({
  sheets: readSheets(file, tables, wanted),
  zone: file.spreadsheet.getSpreadsheetTimeZone(),
  locale: file.spreadsheet.getSpreadsheetLocale(),
  now,
});

export const readWorkbookCells = (
  spreadsheet: Spreadsheet,
  tables: ReadonlySet<string>,
  now: number,
): Workbook => readFile(opened(spreadsheet), tables, now);

/** The cells of some sheets as they stand now, by the names that they had. */
export const readAgain = ({ sheets }: OpenFile, names: readonly string[]): ReadonlyMap<string, unknown[][]> =>
  new Map(
    sheets
      .filter(({ name }) => names.includes(name))
      .map(({ sheet, name }) => [name, sheet.getDataRange().getValues()]),
  );

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
