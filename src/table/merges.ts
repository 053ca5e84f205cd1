import type { CellRef } from '../core/tournament';
import { cellRef } from './border';
import type { Merge, SheetCells } from './sheets';

/** A cell of a joined block other than its first: its own value can't be seen. */
export const isUnder = (at: CellRef, { name, merges }: SheetCells): boolean =>
  merges.some(merge =>
    mergedCells(name, merge)
      .slice(1)
      .some(ref => ref.cell === at.cell),
  );

export const mergedCells = (sheet: string, { row, column, rows, columns }: Merge): CellRef[] =>
  Array.from({ length: rows * columns }, (_, i) =>
    cellRef(sheet, row + Math.floor(i / columns), column - 1 + (i % columns)),
  );
