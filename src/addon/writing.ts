import { columnName } from '../table/border';
import { titledSheetId } from '../table/sheets';
import type { Block } from '../table/writing';
import { SHEET_MARK } from './sheetMarks';
import { type OpenFile, sheetIn } from './spreadsheet';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Size = readonly [rows: number, columns: number];

/** Writes a block in one call; cells of its text columns are made plain text first, so that no text becomes a formula. */
export const writeBlock = (file: OpenFile, block: Block): void => readyToWrite(file, block)();

/** Makes the sheet, the room and the formats for a block. @returns what writes its values, in one call */
export function readyToWrite(file: OpenFile, block: Block): () => void {
  const { sheet, size } = sheetIn(file, block.sheet) ?? newSheet(file, block.sheet);
  return readyIn(sheet, block, size);
}

/** The same in a sheet that is at hand. */
export const writeInto = (sheet: Sheet, block: Omit<Block, 'sheet'>): void => readyIn(sheet, block)();

function readyIn(sheet: Sheet, block: Omit<Block, 'sheet'>, size: Size = [0, 0]): () => void {
  const [height, width] = [block.values.length, block.values[0]?.length ?? 0];
  if (height === 0 || width === 0) return () => undefined;
  const { row, column } = block;
  makeRoom(sheet, [row + height - 1, column + width - 1], size);
  const setFormat = (format: string, of: readonly number[]): void => {
    const ranges = runs(of).map(
      ([first, count]) =>
        `${columnName(column - 1 + first)}${row}:${columnName(column + first + count - 2)}${row + height - 1}`,
    );
    if (ranges.length > 0) sheet.getRangeList(ranges).setNumberFormat(format);
  };
  setFormat('@', block.text);
  setFormat('General', block.number ?? []);
  const range = sheet.getRange(row, column, height, width);
  return () => range.setValues(block.values.map(line => [...line]));
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
function newSheet({ spreadsheet, sheets }: OpenFile, name: string): OpenFile['sheets'][number] {
  const shown = spreadsheet.getActiveSheet();
  const sheet = spreadsheet.insertSheet(name);
  spreadsheet.setActiveSheet(shown);
  const id = titledSheetId(name);
  if (id) sheet.addDeveloperMetadata(SHEET_MARK, id);
  const made = { sheet, name, ...(id && { id }) };
  sheets.push(made);
  return made;
}

/** The platform is asked how large the sheet is only where what was read does not tell. */
function makeRoom(sheet: Sheet, [rows, columns]: Size, [knownRows, knownColumns]: Size): void {
  const maxRows = rows > knownRows ? sheet.getMaxRows() : rows;
  const maxColumns = columns > knownColumns ? sheet.getMaxColumns() : columns;
  if (rows > maxRows) sheet.insertRowsAfter(maxRows, rows - maxRows);
  if (columns > maxColumns) sheet.insertColumnsAfter(maxColumns, columns - maxColumns);
}

/** Removes rows of a sheet, the lowest first, so that the others keep their numbers meanwhile. */
export function removeRows(file: OpenFile, name: string, rows: readonly number[]): void {
  const sheet = sheetIn(file, name)?.sheet;
  for (const [row, count] of runs(rows).reverse()) sheet?.deleteRows(row, count);
}
