import type { Instant } from '../core/tournament';
import type { Grid } from './grid';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';
import { momentText } from './time';
import { type Block, widthOf } from './writing';

type LogColumn = ColumnOf<'log'>;
const COLUMNS = Object.keys(SHEETS.log.columns) as LogColumn[];

/** A change of a cell, for the log; texts as the cell showed them. */
export interface LoggedChange {
  readonly sheet: string;
  readonly cell: string;
  /** Row id, else `wall/game`; of the ledger the id of the penalty. */
  readonly record: string;
  readonly old: string;
  readonly new: string;
  readonly who: string;
}

/** The changes as rows below everything that stands in the log. All of it stays text: a score must not become a time. */
export function loggedBlock(
  changes: readonly LoggedChange[],
  at: Instant,
  grid: Grid<LogColumn>,
  sheet: SheetCells,
  zone: string,
): Block {
  const width = widthOf(sheet);
  const values = changes.map(change => {
    const line: Readonly<Record<LogColumn, string>> = { ...change, time: momentText(at, zone) };
    const row: string[] = Array.from({ length: width }, () => '');
    for (const column of COLUMNS) {
      const index = grid.columns[column];
      if (index !== undefined) row[index] = line[column];
    }
    return row;
  });
  const text = COLUMNS.flatMap(column => grid.columns[column] ?? []);
  return { sheet: sheet.name, row: sheet.values.length + 1, column: 1, values, text };
}
