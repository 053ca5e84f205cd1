import type { CellRef } from '../core/tournament';
import { type Border, cellRef, report } from './border';
import { headerColumns, reportMissing, reportTwice } from './headers';
import { isBlank, isDate } from './numbers';
import type { SheetCells, SheetForm } from './sheets';
import { dateText } from './time';

/** A row of a sheet by the names of its columns. */
export interface GridRow<K extends string> {
  /** Counted from 1, as in the sheet. */
  readonly row: number;
  /** The cell's value; `""` where the column is missing. */
  readonly cell: (column: K) => unknown;
  /** The cell as text without edges; `""` when blank. */
  readonly text: (column: K) => string;
  readonly at: (column: K) => CellRef;
}

export interface Grid<K extends string> {
  readonly name: string;
  readonly headerRow: number;
  /** Index of a column from 0; absent when the sheet has none. */
  readonly columns: Readonly<Partial<Record<K, number>>>;
  /** Rows below the header that hold anything. */
  readonly rows: readonly GridRow<K>[];
}

/** The sheet by its headers, wherever they stand; undefined (and fatal) when a needed one is missing. */
export function readGrid<K extends string>(
  sheet: SheetCells,
  form: SheetForm<K>,
  border: Border,
  zone = 'UTC',
): Grid<K> | undefined {
  const needed = (Object.keys(form.columns) as K[]).filter(key => form.columns[key].needed);
  const headers = sheet.values.map(row => headerColumns(row, form));
  const at = headers.findIndex(
    found => needed.every(key => found[key] !== undefined) && Object.keys(found).length > 0,
  );
  if (at < 0) {
    reportMissing(sheet, form, needed, headers, border);
    return undefined;
  }
  const columns = headers[at] as Partial<Record<K, number>>;
  if (at > 0) report(border, 'warning', 'headerShifted', cellRef(sheet.name, at + 1, 0), { row: at + 1 });
  reportTwice(sheet, form, at, border);
  const rows = sheet.values.flatMap((values, i) => {
    if (i <= at || values.every(isBlank)) return [];
    if (isHeaderAgain(headers[i] as Partial<Record<K, number>>, columns, needed)) {
      report(border, 'warning', 'headerRepeated', cellRef(sheet.name, i + 1, 0), { row: i + 1 });
      return [];
    }
    return [gridRow(sheet.name, values, i + 1, columns, zone)];
  });
  return { name: sheet.name, headerRow: at + 1, columns, rows };
}

const isHeaderAgain = <K extends string>(
  found: Partial<Record<K, number>>,
  columns: Partial<Record<K, number>>,
  needed: readonly K[],
): boolean => {
  const again = (Object.keys(found) as K[]).filter(key => columns[key] !== undefined);
  return (
    again.length > 0 && (needed.length > 0 ? needed.every(key => found[key] !== undefined) : again.length > 2)
  );
};

function gridRow<K extends string>(
  name: string,
  values: readonly unknown[],
  row: number,
  columns: Partial<Record<K, number>>,
  zone: string,
): GridRow<K> {
  const cell = (column: K): unknown => {
    const index = columns[column];
    return index === undefined ? '' : (values[index] ?? '');
  };
  return {
    row,
    cell,
    text: column => textOf(cell(column), zone),
    at: column => cellRef(name, row, columns[column] ?? 0),
  };
}

/** The text of a cell for names and ids: a whole number as it is written, a date by the file's clock. */
const textOf = (cell: unknown, zone: string): string =>
  isBlank(cell) ? '' : isDate(cell) ? dateText(cell, zone) : String(cell).trim();
