import { regulations } from '../regulations';
import { columnName } from '../table/border';
import { type FormulaName, readyFormulas, type Spot } from '../table/formulas';
import { nameKey } from '../table/names';
import { isBlank } from '../table/numbers';
import { titledSheetId } from '../table/sheets';
import { readWorkbook } from '../table/workbook';
import { TABLE_NAMES } from './check';
import { userLang } from './locale';
import { say, sayAll } from './messages';
import type { FormulasResult, PaperResult, Refusal } from './panel';
import { refusal as refused } from './refusal';
import { tablesOfPoints } from './setup/missing';
import { refusal } from './setup/refusal';
import { markedSheets } from './sheetMarks';
import { readWorkbookCells, selectedCell } from './spreadsheet';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/**
 * Готовые формулы этого файла для выбранной ячейки: с его листами и столбцами, через «;».
 * Formulas of this file, ready for the selected cell: with its own sheets and columns, parted by “;”.
 *
 * @return {Object} {ok: true, formulas} или отказ / or a refusal.
 */
export function formulas(): FormulasResult {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const ready = readyIn(spreadsheet, selectedCell(spreadsheet));
  return 'ok' in ready ? ready : { ok: true, formulas: ready };
}

/**
 * Пишет готовую формулу в выбранную пустую ячейку.
 * Writes a ready formula into the selected blank cell.
 *
 * @param {Object} request name: имя функции. / name of the function.
 * @return {Object} {ok: true, said} или отказ / or a refusal.
 */
export function insertFormula(request: unknown): PaperResult {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const cell = selectedCell(spreadsheet);
  const ready = readyIn(spreadsheet, cell);
  if ('ok' in ready) return ready;
  const { name } = (request ?? {}) as { name?: unknown };
  const found = ready.find(one => one.name === name);
  if (!found) return refusal('badRequest', 'formula.badRequest', { known: ready.map(one => one.name) });
  if (!cell) return refusal('badRequest', 'formula.noCell');
  const at = { sheet: cell.getSheet().getName(), cell: cell.getA1Notation() };
  if (found.text === null) return refusal('badRequest', 'formula.noLeft', at);
  if (isOurs(cell)) return refusal('badRequest', 'formula.ours', at);
  const taken = takenUnder(cell, WIDTHS[found.name]);
  if (taken) return refusal('badRequest', 'formula.taken', { ...at, taken });
  cell.setFormula(found.text);
  return {
    ok: true,
    said: say({ kind: 'formula.written', data: { name: found.name, ...at } }, userLang(), ''),
  };
}

/** Columns that a result takes; how many the standings have depends on the regulation. */
const WIDTHS: Readonly<Record<FormulaName, number>> = {
  STANDINGS: Infinity,
  WALLPOINTS: 1,
  OMONPOINTS: 1,
  TIEBREAK: 2,
};

function readyIn(spreadsheet: Spreadsheet, cell: Range | null): ReturnType<typeof readyFormulas> | Refusal {
  const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, Date.now());
  const read = readWorkbook(workbook, regulations);
  if (!read.ok) return refused('unreadable', sayAll(read.problems, userLang(), workbook.zone));
  const { regulation } = read.understood;
  const at: Spot = { row: cell?.getRow() ?? 1, column: cell?.getColumn() ?? 1 };
  return readyFormulas(workbook.sheets, regulation, at, tablesOfPoints(regulation));
}

/** Sheets of the tournament hold what people type and what checks write: a formula would be lost there or break them. */
const isOurs = (cell: Range): boolean => {
  const sheet = cell.getSheet();
  const name = sheet.getName();
  const isMarked = markedSheets(sheet.getParent()).has(sheet.getSheetId());
  return isMarked || titledSheetId(name) !== undefined || TABLE_NAMES.has(nameKey(name));
};

/** The first cell with something in it where the result would stand: so many columns from the cell on, all the way down; '': none. */
function takenUnder(cell: Range, width: number): string {
  const [row, column] = [cell.getRow(), cell.getColumn()];
  const values = cell.getSheet().getDataRange().getValues();
  for (let r = row - 1; r < values.length; r++) {
    const line = (values[r] ?? []).slice(0, column - 1 + width);
    const c = line.findIndex((value, at) => at >= column - 1 && !isBlank(value));
    if (c >= 0) return `${columnName(c)}${r + 1}`;
  }
  return '';
}
