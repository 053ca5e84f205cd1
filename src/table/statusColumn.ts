import type { RowVerdict } from '../core/regulation';
import type { Grid } from './grid';
import type { ColumnOf, SheetCells } from './sheets';
import type { Block, Written } from './writing';

/** The status of every row of the online table as one block; undefined where the table has no such column. */
export function statusBlock(
  rows: readonly RowVerdict[],
  grid: Grid<ColumnOf<'online'>>,
  sheet: SheetCells,
  word: (row: RowVerdict) => string,
): Block | undefined {
  const column = grid.columns.status;
  if (column === undefined || grid.rows.length === 0) return undefined;
  const words = new Map(rows.map(row => [row.at.cell, word(row)]));
  const last = grid.rows[grid.rows.length - 1]?.row ?? grid.headerRow;
  const byRow = new Map(grid.rows.map(row => [row.row, words.get(row.at('game').cell)]));
  const values = Array.from({ length: last - grid.headerRow }, (_, i): Written[] => {
    const row = grid.headerRow + 1 + i;
    return [byRow.get(row) ?? (sheet.values[row - 1]?.[column] as Written) ?? ''];
  });
  return { sheet: grid.name, row: grid.headerRow + 1, column: column + 1, values, text: [0] };
}
