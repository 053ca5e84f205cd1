import type { PointsTable } from '../core/game';
import { type Border, cellRef, report } from './border';
import { readPointsTable } from './pointsTable';
import type { SheetCells } from './sheets';

/** A sheet *players, side, outcome …* as a points table; every faulty cell is a finding. */
export function readPointsSheet({ name, values }: SheetCells, border: Border): PointsTable {
  const { table, problems } = readPointsTable(values);
  for (const { row, column, fault } of problems) {
    report(border, 'error', 'badPointsTable', cellRef(name, row + 1, column), {
      fault,
      text: String(values[row]?.[column] ?? ''),
    });
  }
  return table;
}
