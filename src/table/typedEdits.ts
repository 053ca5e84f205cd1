import type { CellRef } from '../core/tournament';
import { openBorder } from './border';
import { type Grid, type GridRow, readGrid } from './grid';
import { loggedText } from './logWriting';
import { nameKey } from './names';
import { type Edit, isColumnIn, isRowIn } from './scoreEdits';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';

/** What stands for an old value that nobody told: a paste brings none. */
export const UNTOLD = '?';

/** A cell that a person changed, as the log will hold it. */
export interface TypedCell {
  readonly cell: CellRef;
  readonly record: string;
  readonly old: string;
  readonly now: string;
}

/** How the log names a cell of a row that has a name: `annex1#value`, `r17#byCards`. */
export const recordOfCell = (row: string, column: string): string => `${row}#${column}`;

/** Columns beside the scores of which the judgement depends; the clocks among them are told as bare numbers. */
export const JUDGED = ['byCards', 'due', 'go', 'created'] as const satisfies readonly ColumnOf<'online'>[];
const CLOCKS: readonly string[] = ['due', 'go', 'created'];

/** What the log last said of each record. */
export function lastLogged(log: SheetCells | undefined, zone: string): ReadonlyMap<string, string> {
  const grid = log && readGrid<ColumnOf<'log'>>(log, SHEETS.log, openBorder(), zone);
  return new Map(
    grid?.rows.map(row => [nameKey(row.text('record')), loggedText(row.cell('new'), zone)] as const),
  );
}

/** The changed cells of these columns, in rows that have a name. */
export function typedEdits<K extends string>(
  grid: Grid<K>,
  columns: readonly K[],
  nameOf: (row: GridRow<K>) => string,
  edit: Edit,
  known: ReadonlyMap<string, string>,
  zone: string,
): readonly TypedCell[] {
  const isTold = edit.block.rows * edit.block.columns === 1 && (edit.value ?? edit.oldValue) !== undefined;
  const touched = columns.filter(column => isColumnIn(edit.block, grid.columns[column]));
  const rows = grid.rows.filter(row => isRowIn(edit.block, row.row) && nameOf(row) !== '');
  return rows.flatMap(row =>
    touched.flatMap(column => {
      const record = recordOfCell(nameOf(row), column);
      const now = loggedText(row.cell(column), zone);
      const before = known.get(nameKey(record));
      const told = isTold && !CLOCKS.includes(column) ? (edit.oldValue ?? '').trim() : undefined;
      const old = told ?? before ?? (isTold && edit.oldValue === undefined ? '' : UNTOLD);
      return old === now || (now === '' && old === UNTOLD)
        ? []
        : [{ cell: row.at(column), record, old, now }];
    }),
  );
}

/** Sheets that people change by hand and whose cells decide too, with the column that names a row. */
const NAMED = { regulation: 'parameter', penalties: 'id' } as const;
const WRITTEN: Readonly<Record<keyof typeof NAMED, readonly string[]>> = {
  regulation: ['value'],
  penalties: Object.keys(SHEETS.penalties.columns).filter(key => key !== 'id'),
};

/** The changed cells of the regulation or of the ledger. */
export function typedInto(
  sheet: SheetCells,
  id: keyof typeof NAMED,
  edit: Edit,
  log: SheetCells | undefined,
  zone: string,
): readonly TypedCell[] {
  const grid = readGrid<string>(sheet, SHEETS[id], openBorder(), zone);
  const known = lastLogged(log, zone);
  return grid ? typedEdits(grid, WRITTEN[id], row => row.text(NAMED[id]), edit, known, zone) : [];
}
