import { openBorder } from '../table/border';
import { readGrid } from '../table/grid';
import { type ColumnOf, SHEETS, type SheetCells } from '../table/sheets';
import type { SelectionResult } from './panel';
import { recordOf } from './panel/records';
import { isSheet } from './sheetMarks';
import { readNamed, selectedCell } from './spreadsheet';

/**
 * Говорит, какая ячейка выбрана и что за строка под ней.
 * Tells which cell is selected, and the name of its row, so that the panel finds what it is about.
 *
 * @return {Object} {ok: true, place}; place null: ничего не выбрано / nothing is selected.
 */
export function selection(): SelectionResult {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const cell = selectedCell(spreadsheet);
  if (!cell) return { ok: true, place: null };
  const sheet = cell.getSheet();
  const name = sheet.getName();
  const id = NAMED.find(one => isSheet(sheet, one));
  const cells = id && readNamed(spreadsheet, name);
  const record = cells ? nameOfRow(cells, id, cell.getRow()) : '';
  return { ok: true, place: { sheet: name, cell: cell.getA1Notation(), record } };
}

/** Sheets whose rows have names of their own. */
const NAMED = ['online', 'penalties', 'games'] as const;

/** The id of a row of the online table, that of a charge, the number of a game of the protocols; empty: none. */
function nameOfRow(cells: SheetCells, id: (typeof NAMED)[number], row: number): string {
  const border = openBorder();
  if (id === 'online') {
    const found = readGrid<ColumnOf<'online'>>(cells, SHEETS.online, border)?.rows.find(
      one => one.row === row,
    );
    return found ? recordOf(found) : '';
  }
  if (id === 'penalties') {
    const grid = readGrid<ColumnOf<'penalties'>>(cells, SHEETS.penalties, border);
    return grid?.rows.find(one => one.row === row)?.text('id') ?? '';
  }
  const grid = readGrid<ColumnOf<'games'>>(cells, SHEETS.games, border);
  return grid?.rows.find(one => one.row === row)?.text('game') ?? '';
}
