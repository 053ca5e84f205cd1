import { isBlank } from '../../table/numbers';
import type { Problems } from './problems';

/** A cell of an argument, by the argument's name; row and column counted from 1 inside it. */
export interface Cell {
  readonly argument: string;
  readonly row: number;
  readonly column: number;
  readonly value: unknown;
}

/** The cells of an argument: rows of one length. */
export type Rows = readonly (readonly unknown[])[];

/** The rows of whatever Sheets hands over: a value, `[[value]]`, a row, a column, a grid. */
export function rowsOf(value: unknown): Rows {
  if (!Array.isArray(value)) return [[value]];
  const rows: unknown[][] = value.some(Array.isArray)
    ? value.map(row => (Array.isArray(row) ? row : [row]))
    : [value];
  const width = Math.max(1, ...widths(rows));
  return rows.map(row =>
    row.length === width ? row : Array.from({ length: width }, (_, i) => row[i] ?? ''),
  );
}

/** Different lengths of the rows: nearly always one, so that a long range is no long list of arguments. */
const widths = (rows: Rows): Set<number> => new Set(rows.map(row => row.length));

export const isBlankRow = (row: readonly unknown[]): boolean => row.every(isBlank);

/** Whether an argument was left out; a blank one is. */
export const isLeftOut = (value: unknown): boolean => rowsOf(value).every(isBlankRow);

export const cellOf = (argument: string, rows: Rows, row: number, column: number): Cell => ({
  argument,
  row: row + 1,
  column: column + 1,
  value: rows[row]?.[column],
});

/** The cells of a row, counted from 0. */
export const rowCells = (argument: string, rows: Rows, row: number): Cell[] =>
  (rows[row] ?? []).map((_, column) => cellOf(argument, rows, row, column));

export type Answer<T> = T | T[][];

/** Answers cell for cell in the shape of the first argument; a blank cell with `""`. Throws once for all problems. */
export function answer<T>(
  argument: string,
  value: unknown,
  problems: Problems,
  one: (cell: Cell) => T | undefined,
): Answer<T | ''> {
  const rows = rowsOf(value);
  const answers = rows.map((cells, row) =>
    cells.map((cell, column) => (isBlank(cell) ? '' : (one(cellOf(argument, rows, row, column)) ?? ''))),
  );
  problems.check();
  return Array.isArray(value) ? answers : (answers[0]?.[0] ?? '');
}

/**
 * The cell of another argument that stands beside a cell of the first one: the same place in a range of the same
 * shape, or the one cell that holds for all.
 */
export function beside(
  argument: string,
  value: unknown,
  first: string,
  shape: Rows,
  problems: Problems,
): (cell: Cell) => Cell {
  const rows = isLeftOut(value) ? [['']] : rowsOf(value);
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  if (height === 1 && width === 1) {
    const only = cellOf(argument, rows, 0, 0);
    return () => only;
  }
  const [wantedHeight, wantedWidth] = [shape.length, shape[0]?.length ?? 0];
  if (height !== wantedHeight || width !== wantedWidth) {
    problems.of(
      argument,
      { ru: `строк ${height}, столбцов ${width}`, en: `rows ${height}, columns ${width}` },
      {
        ru: `одна ячейка или столько же, сколько в ${first}: строк ${wantedHeight}, столбцов ${wantedWidth}`,
        en: `one cell, or as many as in ${first}: rows ${wantedHeight}, columns ${wantedWidth}`,
      },
    );
    problems.check();
  }
  return ({ row, column }) => cellOf(argument, rows, row - 1, column - 1);
}
