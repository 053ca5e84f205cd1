import type { Regulation } from '../core/regulation';
import { columnName } from './border';
import { planHeader } from './headerPlan';
import { nameKey } from './names';
import type { ColumnOf, SheetCells, SheetId } from './sheets';
import { sheetNamed } from './workbook';

/** A cell, row and column from 1. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export type FormulaName = 'STANDINGS' | 'WALLPOINTS' | 'OMONPOINTS' | 'TIEBREAK';

/** A formula ready for a cell; `text` null: it needs a column left of the cell, and there is none. */
export interface ReadyFormula {
  readonly name: FormulaName;
  readonly text: string | null;
}

/**
 * Formulas over this file's own sheets and columns, as they stand now. Arguments are parted by `;`, which every locale
 * of Sheets takes.
 * @param at the cell that they are meant for: some speak of the columns left of it
 * @param tables names of the sheets with tables of points
 */
export function readyFormulas(
  sheets: readonly SheetCells[],
  regulation: Regulation,
  at: Spot,
  tables: readonly string[],
): readonly ReadyFormula[] {
  const whole = (id: SheetId): string => wholeOf(sheets, id);
  const games = regulation.needs.includes('walls')
    ? [whole('online'), whole('penalties'), whole('walls'), whole('teams')]
    : [whole('games'), whole('penalties'), '', whole('teams')];
  const tieBreak = at.column > 1 ? `=TIEBREAK(A1:${columnName(at.column - 2)})` : null;
  return [
    { name: 'STANDINGS', text: call('STANDINGS', [whole('regulation'), ...games]) },
    regulation.needs.includes('walls')
      ? { name: 'WALLPOINTS', text: at.column > 1 ? `=WALLPOINTS(${leftOf(at)})` : null }
      : { name: 'OMONPOINTS', text: omonPoints(sheets, tables) },
    { name: 'TIEBREAK', text: tieBreak },
  ];
}

/** What is left out at the end is not written. */
const call = (name: FormulaName, given: readonly string[]): string =>
  `=${name}(${given.join('; ').replace(/[; ]+$/, '')})`;

const leftOf = ({ row, column }: Spot): string => {
  const left = columnName(column - 2);
  return `${left}${row}:${left}`;
};

function omonPoints(sheets: readonly SheetCells[], tables: readonly string[]): string {
  const column = (key: ColumnOf<'games'>): string => columnUnder(sheets, 'games', key);
  const table = sheets.find(({ name }) => tables.some(one => nameKey(one) === nameKey(name)));
  const pay = table ? `${quoted(table.name)}!A:${columnName(widthOf(table) - 1)}` : '';
  return call('OMONPOINTS', [column('role'), column('outcome'), '', pay && column('players'), pay]);
}

/** All columns of a sheet of the tournament; '' where the file has none. */
function wholeOf(sheets: readonly SheetCells[], id: SheetId): string {
  const sheet = sheetNamed(sheets, id);
  const plan = sheet && planHeader(sheet.values, id, true);
  if (!sheet || !plan) return '';
  return `${quoted(sheet.name)}!A:${columnName(Math.max(...Object.values<number>(plan.columns)))}`;
}

/** A column from the row under its title on. */
function columnUnder<S extends SheetId>(sheets: readonly SheetCells[], id: S, key: ColumnOf<S>): string {
  const sheet = sheetNamed(sheets, id);
  const plan = sheet && planHeader(sheet.values, id, true);
  if (!sheet || !plan) return '';
  const letters = columnName(plan.columns[key]);
  return `${quoted(sheet.name)}!${letters}${plan.row + 1}:${letters}`;
}

const widthOf = ({ values }: SheetCells): number => Math.max(1, ...values.map(row => row.length));

const quoted = (name: string): string => `'${name.replace(/'/g, "''")}'`;
