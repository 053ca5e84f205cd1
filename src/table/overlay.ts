import type { SheetCells } from './sheets';

/** Cells to be written, counted from 1; a Date is a moment, as in the values that are read. */
export interface Cells {
  readonly row: number;
  readonly column: number;
  readonly values: readonly (readonly unknown[])[];
}

/** A sheet as it is after these cells were written, without reading it again. */
export function overlaid(sheet: SheetCells, blocks: readonly Cells[]): SheetCells {
  const values = sheet.values.map(row => [...row]);
  for (const { row, column, values: lines } of blocks) {
    lines.forEach((line, i) => {
      while (values.length < row + i) values.push([]);
      const cells = values[row - 1 + i] as unknown[];
      while (cells.length < column - 1 + line.length) cells.push('');
      cells.splice(column - 1, line.length, ...line);
    });
  }
  return { ...sheet, values };
}
