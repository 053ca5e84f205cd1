import { type Finding, finding, type Level, type Saying } from '../core/finding';
import type { CellRef } from '../core/tournament';
import { skeleton } from './names';
import { isBlank, isDate } from './numbers';
import type { SheetCells, SheetForm } from './sheets';
import { dateText } from './time';

/** What the border found wrong with cells; a fatal one leaves nothing to judge. */
export interface Border {
  readonly findings: Finding[];
  readonly fatal: Finding[];
}

export const openBorder = (): Border => ({ findings: [], fatal: [] });

export function report(
  border: Border,
  level: Level,
  kind: string,
  at: CellRef | undefined,
  data: Saying['data'] = {},
): void {
  border.findings.push(finding(level, kind, at, data));
}

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

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

export const cellRef = (sheet: string, row: number, column: number): CellRef => ({
  sheet,
  cell: `${columnName(column)}${row}`,
});

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

function headerColumns<K extends string>(
  row: readonly unknown[],
  form: SheetForm<K>,
): Partial<Record<K, number>> {
  const titles = titlesOf(form);
  const found: Partial<Record<K, number>> = {};
  row.forEach((cell, column) => {
    const key = typeof cell === 'string' && cell !== '' ? titles.get(headerKey(cell)) : undefined;
    if (key !== undefined && found[key] === undefined) found[key] = column;
  });
  return found;
}

/** Headers compare like names, and Latin A, B as the Cyrillic letters that look so. */
const headerKey = (title: string): string => skeleton(title).replace(/[:.]$/, '');

const known = new WeakMap<object, ReadonlyMap<string, string>>();
function titlesOf<K extends string>(form: SheetForm<K>): ReadonlyMap<string, K> {
  const before = known.get(form) as ReadonlyMap<string, K> | undefined;
  if (before) return before;
  const titles = new Map(
    (Object.keys(form.columns) as K[]).flatMap(key => {
      const { ru, en, also = [] } = form.columns[key];
      return [ru, en, ...also].map(title => [headerKey(title), key] as const);
    }),
  );
  known.set(form, titles);
  return titles;
}

function reportMissing<K extends string>(
  sheet: SheetCells,
  form: SheetForm<K>,
  needed: readonly K[],
  headers: readonly Partial<Record<K, number>>[],
  border: Border,
): void {
  const none: Partial<Record<K, number>> = {};
  const best = headers.reduce((a, b) => (Object.keys(b).length > Object.keys(a).length ? b : a), none);
  for (const key of needed.filter(k => best[k] === undefined)) {
    const { ru, en } = form.columns[key];
    border.fatal.push(finding('error', 'missingColumn', cellRef(sheet.name, 1, 0), { ru, en }));
  }
}

function reportTwice<K extends string>(
  sheet: SheetCells,
  form: SheetForm<K>,
  at: number,
  border: Border,
): void {
  const titles = titlesOf(form);
  const seen = new Set<K>();
  (sheet.values[at] ?? []).forEach((cell, column) => {
    const key = typeof cell === 'string' && cell !== '' ? titles.get(headerKey(cell)) : undefined;
    if (key === undefined) return;
    if (seen.has(key))
      report(border, 'error', 'columnTwice', cellRef(sheet.name, at + 1, column), { title: String(cell) });
    seen.add(key);
  });
}

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
