import { isBlank } from './numbers';
import type { Block, Written } from './writing';

type Cells = readonly (readonly unknown[])[];

/** Where a table of the product's stands in a sheet that may hold an organizer's columns too. */
interface Place {
  /** Row of the header, from 1. */
  readonly row: number;
  /** Columns from 0 that the table takes, left to right, and then those that an earlier run leaves behind. */
  readonly columns: readonly number[];
  /** Rows that an earlier run filled, with the header. */
  readonly height: number;
}

/**
 * Finds the place for so many columns under the header row (-1: there is none, from the first cell on): those with
 * the product's own headers, quite empty ones, and new ones.
 */
export function placeFor(
  count: number,
  cells: Cells,
  headerRow: number,
  isOurs: (title: string) => boolean,
): Place {
  const top = Math.max(0, headerRow);
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const isTitled = (column: number): boolean => isOurs(String(cells[top]?.[column] ?? '').trim());
  const isFree = (column: number): boolean =>
    headerRow < 0 || isTitled(column) || cells.slice(top).every(row => isBlank(row[column]));
  const columns = Array.from({ length: width + count }, (_, column) => column).filter(isFree);
  const used = columns.filter((column, i) => i < count || isTitled(column));
  const end = cells.slice(top).findIndex(row => used.every(column => isBlank(row[column])));
  return { row: top + 1, columns: used, height: end < 0 ? cells.length - top : end };
}

interface ColumnCells {
  readonly column: number;
  readonly isText: boolean;
  /** The column was another's perhaps, with another's format. */
  readonly isNumber?: boolean;
  readonly values: readonly Written[];
}

/** Columns as blocks of so many rows, those side by side in one; what a column does not say is blank. */
export function asBlocks(sheet: string, row: number, height: number, cells: readonly ColumnCells[]): Block[] {
  const runs: ColumnCells[][] = [];
  for (const cell of cells) {
    const run = runs[runs.length - 1];
    if (run && run[run.length - 1]?.column === cell.column - 1) run.push(cell);
    else runs.push([cell]);
  }
  return runs.map(run => ({
    sheet,
    row,
    column: (run[0]?.column ?? 0) + 1,
    values: Array.from({ length: height }, (_, i) => run.map(({ values }) => values[i] ?? '')),
    text: run.flatMap(({ isText }, i) => (isText ? [i] : [])),
    ...(run.some(({ isNumber }) => isNumber) && {
      number: run.flatMap(({ isNumber }, i) => (isNumber ? [i] : [])),
    }),
  }));
}
