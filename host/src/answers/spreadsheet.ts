import type { PlacedRect } from '../services/sheet';
import { isZone } from '../time/zone';
import { a1Of, parseA1, type Rect } from '../workbook/a1';
import { isSheetLocale } from '../workbook/locale';
import type { Sheet } from '../workbook/sheet';
import type { Workbook } from '../workbook/workbook';
import { type Context, ServiceError } from './context';

/** The sheet a script's object stands for. @throws ServiceError when it was deleted. */
export function sheetById(workbook: Workbook, id: number): Sheet {
  const sheet = workbook.sheetByNumber(id);
  if (!sheet) throw new ServiceError(`Sheet ${id} not found`);
  return sheet;
}

/** @throws ServiceError when there is none */
export function sheetByName(workbook: Workbook, name: string): Sheet {
  const sheet = workbook.sheetByName(name);
  if (!sheet) throw new ServiceError(`no sheet named ${name}`);
  return sheet;
}

/** A1 text on a sheet (which it may override) → a block inside the grid. */
export function rectByA1(workbook: Workbook, text: string, own: Sheet): PlacedRect {
  const parsed = parseA1(text);
  const named = parsed?.(own.rows, own.columns).sheet;
  const sheet = named === undefined ? own : workbook.sheetByName(named);
  if (!parsed || !sheet) throw new ServiceError('Range not found');
  const { row, column, rows, columns } = parsed(sheet.rows, sheet.columns);
  const rect = { row, column, rows, columns };
  refuseOutside(rect, sheet);
  return { sheetId: sheet.number, rect };
}

/** @throws ServiceError with the platform's text when a block does not lie in the grid. */
export function refuseOutside(rect: Rect, sheet: Sheet): void {
  if (rect.row < 1) throw new ServiceError('The starting row of the range is too small.');
  if (rect.column < 1) throw new ServiceError('The starting column of the range is too small.');
  if (rect.rows < 1) throw new ServiceError('The number of rows in the range must be at least 1.');
  if (rect.columns < 1) throw new ServiceError('The number of columns in the range must be at least 1.');
  const isOutside = rect.row + rect.rows - 1 > sheet.rows || rect.column + rect.columns - 1 > sheet.columns;
  if (isOutside)
    throw new ServiceError('The coordinates of the range are outside the dimensions of the sheet.');
}

function insertSheet({ workbook }: Context, name: string | null, index: number | null): number {
  const active = sheetById(workbook, workbook.numberOf(workbook.activeId)).index;
  const sheet = workbook.insertSheet(name ?? freeName(workbook), index ?? active);
  workbook.activeId = sheet.id;
  return sheet.number;
}

function freeName(workbook: Workbook): string {
  const base = workbook.locale.decimal === ',' ? 'Лист' : 'Sheet';
  let number = workbook.sheets.length + 1;
  while (workbook.sheetByName(`${base}${number}`)) number++;
  return `${base}${number}`;
}

function setZone({ workbook }: Context, zone: string): void {
  if (!isZone(zone)) throw new ServiceError(`Invalid argument: ${zone}`);
  workbook.zone = zone;
}

function setLocale({ workbook }: Context, locale: string): void {
  if (!isSheetLocale(locale)) throw new ServiceError(`not modelled: the locale ${locale}`);
  workbook.setLocale(locale);
}

/** Makes a sheet (or a block of it) the selected one. */
export function select({ workbook, screen }: Context, sheet: Sheet, rect: Rect): void {
  workbook.activeId = sheet.id;
  screen.selection = `${sheet.name}!${a1Of(rect)}`;
  screen.selected = { sheetId: sheet.id, rect };
  screen.tell({ type: 'selection', selection: screen.selected });
}

const FIRST_CELL: Rect = { row: 1, column: 1, rows: 1, columns: 1 };

export const spreadsheetAnswers = {
  'SpreadsheetApp.getActiveSpreadsheet': () => null,
  'SpreadsheetApp.flush': () => null,
  'Spreadsheet.getId': () => 'local-file',
  'Spreadsheet.getName': ({ workbook }: Context) => workbook.name,
  'Spreadsheet.getSheets': ({ workbook }: Context) => workbook.sheets.map(sheet => sheet.number),
  'Spreadsheet.getSheetByName': ({ workbook }: Context, name: string) => {
    const sheet = workbook.sheetByName(name);
    return sheet ? sheet.number : null;
  },
  'Spreadsheet.getActiveSheet': ({ workbook }: Context) => workbook.numberOf(workbook.activeId),
  'Spreadsheet.setActiveSheet': (context: Context, id: number) =>
    select(context, sheetById(context.workbook, id), FIRST_CELL),
  'Sheet.activate': (context: Context, id: number) =>
    select(context, sheetById(context.workbook, id), FIRST_CELL),
  'Spreadsheet.insertSheet': insertSheet,
  'Spreadsheet.deleteSheet': ({ workbook }: Context, id: number) =>
    workbook.deleteSheet(sheetById(workbook, id).id),
  'Spreadsheet.getSpreadsheetTimeZone': ({ workbook }: Context) => workbook.zone,
  'Spreadsheet.setSpreadsheetTimeZone': setZone,
  'Spreadsheet.getSpreadsheetLocale': ({ workbook }: Context) => workbook.locale.name,
  'Spreadsheet.setSpreadsheetLocale': setLocale,
  'Spreadsheet.getRange': ({ workbook }: Context, text: string) =>
    rectByA1(workbook, text, sheetById(workbook, workbook.numberOf(workbook.activeId))),
  'Spreadsheet.getRangeByName': () => null,
};
