import { isDate } from './numbers';
import type { SheetCells } from './sheets';

/** What a cell may be given: text, an exact enough number, or nothing; a moment only where it stood or stands as one. */
export type Written = string | number | Date;

/** A block of cells to write, counted from 1, all rows of one width. */
export interface Block {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly values: readonly (readonly Written[])[];
  /** Columns of the block, from 0, whose cells must stay text whatever is in them. */
  readonly text: readonly number[];
  /** Columns of the block whose numbers must stay numbers, whatever stood there before; absent: none. */
  readonly number?: readonly number[];
}

/** Whether a sheet already holds what the block would write: then nothing is written. */
export const isWritten = ({ row, column, values }: Block, cells: readonly (readonly unknown[])[]): boolean =>
  values.every((line, i) =>
    line.every((value, j) => sameCell(value, cells[row - 1 + i]?.[column - 1 + j] ?? '')),
  );

/** The cells of a sheet as they stand once the block is written. */
export function overlaid(
  cells: readonly (readonly unknown[])[],
  { row, column, values }: Block,
): unknown[][] {
  const height = Math.max(cells.length, row - 1 + values.length);
  return Array.from({ length: height }, (_, i) => {
    const line = [...(cells[i] ?? [])];
    const written = values[i - row + 1] ?? [];
    while (written.length > 0 && line.length < column - 1 + written.length) line.push('');
    written.forEach((value, j) => {
      line[column - 1 + j] = value;
    });
    return line;
  });
}

/** Whether two cells hold the same; each reading of a date is another object. */
export const isSame = (x: unknown, y: unknown): boolean =>
  x === y || (isDate(x) && isDate(y) && x.getTime() === y.getTime());

/** A file of texts gives a number back as text. */
const sameCell = (value: Written, cell: unknown): boolean =>
  isSame(value, cell) ||
  (typeof value === 'number' &&
    typeof cell === 'string' &&
    cell !== '' &&
    Number(cell.replace(',', '.')) === value);

export const widthOf = ({ values }: SheetCells): number =>
  values.reduce((width, row) => Math.max(width, row.length), 0);
