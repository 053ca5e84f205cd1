import { headerColumns } from './headers';
import { LAYOUT } from './layout';
import { nameKey } from './names';
import { isBlank } from './numbers';
import { type ColumnOf, SHEETS, type SheetForm, type SheetId } from './sheets';

type Cells = readonly (readonly unknown[])[];

/** Where the columns of a sheet stand once its header is whole. */
export interface HeaderPlan<K extends string = string> {
  /** Row of the header, from 1, after a row was put in for it. */
  readonly row: number;
  /** The header's row is gone and its data moved up: a row must be put in first. */
  readonly isInserted: boolean;
  /** Columns from 0. */
  readonly columns: Readonly<Record<K, number>>;
  /** Columns whose titles must be written; none stands over another column's title. */
  readonly untitled: readonly string[];
}

/**
 * Finds the columns of a sheet by its header and gives lost ones their place: between their neighbours where exactly so
 * many untitled columns stand, else right of everything. Data that lost their titles are given them back only in a
 * sheet that is surely ours, and only where they fit. Undefined: nobody can tell which column is which.
 */
export function planHeader<S extends SheetId>(
  values: Cells,
  id: S,
  isOurs: boolean,
): HeaderPlan<ColumnOf<S>> | undefined {
  const form = SHEETS[id] as unknown as SheetForm<ColumnOf<S>>;
  const found = values.map(row => headerColumns(row, form));
  const at = headerRow(found, form);
  const isEmpty = values.every(row => row.every(isBlank));
  if (at < 0 && !isEmpty && !isOurs) return undefined;
  const isInserted = at < 0 && !(values[0] ?? []).every(isBlank);
  const data = at < 0 ? values : values.slice(at + 1);
  const known = (found[at] ?? {}) as Partial<Record<ColumnOf<S>, number>>;
  const columns = placed(known, form, values[at] ?? [], data, isOurs);
  const untitled = (Object.keys(form.columns) as ColumnOf<S>[]).filter(key => known[key] === undefined);
  const isNeeded = (key: ColumnOf<S>): boolean => at < 0 && form.columns[key].needed === true;
  const isCertain = untitled.every(key => fits(id, key, data, columns[key], isNeeded(key)));
  const tooWide = at < 0 && widthOf(data) > Object.keys(columns).length;
  return isCertain && !tooWide ? { row: Math.max(0, at) + 1, isInserted, columns, untitled } : undefined;
}

/** The row with most titles: two at least, or all that the sheet can't be without; -1: none. */
function headerRow<K extends string>(
  found: readonly Partial<Record<K, number>>[],
  { columns }: SheetForm<K>,
): number {
  const needed = (Object.keys(columns) as K[]).filter(key => columns[key].needed);
  const count = (titles: Partial<Record<K, number>>): number => Object.keys(titles).length;
  const most = found.reduce((best, titles) => Math.max(best, count(titles)), 0);
  const at = found.findIndex(titles => count(titles) === most);
  const isWhole = needed.length > 0 && needed.every(key => found[at]?.[key] !== undefined);
  return most > 1 || isWhole ? at : -1;
}

/** Each run of lost columns at its place. */
function placed<K extends string>(
  known: Partial<Record<K, number>>,
  form: SheetForm<K>,
  header: readonly unknown[],
  data: Cells,
  isOurs: boolean,
): Record<K, number> {
  const columns: Partial<Record<K, number>> = { ...known };
  const width = Math.max(header.length, widthOf(data));
  let end = width;
  for (const { run, before, after } of lostRuns(Object.keys(form.columns) as K[], known)) {
    const gap = Array.from({ length: Math.max(0, (after ?? width) - before - 1) }, (_, i) => before + 1 + i);
    const isFree = gap.every(
      column => isBlank(header[column]) && (isOurs || data.every(row => isBlank(row[column]))),
    );
    const isTheirs =
      isFree && (after === undefined ? gap.length <= run.length && end === width : gap.length === run.length);
    for (const [i, key] of run.entries()) columns[key] = isTheirs ? before + 1 + i : end++;
    if (isTheirs && after === undefined) end = Math.max(end, before + 1 + run.length);
  }
  return columns as Record<K, number>;
}

interface LostRun<K> {
  readonly run: readonly K[];
  /** Column of the neighbour on the left, -1 before the first. */
  readonly before: number;
  /** Column of the neighbour on the right; absent after the last. */
  readonly after?: number;
}

function lostRuns<K extends string>(order: readonly K[], known: Partial<Record<K, number>>): LostRun<K>[] {
  const runs: { run: K[]; before: number; after?: number }[] = [];
  let [before, isOpen] = [-1, false];
  for (const key of order) {
    const column = known[key];
    const last = runs[runs.length - 1];
    if (column === undefined && isOpen) last?.run.push(key);
    else if (column === undefined) runs.push({ run: [key], before });
    else {
      if (isOpen && last) last.after = column;
      before = column;
    }
    isOpen = column === undefined;
  }
  return runs;
}

/**
 * Whether what stands in a column may be that column's: most of it is of its list, where it has one, and where a whole
 * header is lost, a column that no row can be without is filled.
 */
function fits<S extends SheetId>(
  id: S,
  key: ColumnOf<S>,
  data: Cells,
  column: number,
  isNeeded: boolean,
): boolean {
  const { list } = LAYOUT[id][key];
  const rows = data.filter(row => !row.every(isBlank));
  const filled = rows.map(row => row[column]).filter(cell => !isBlank(cell));
  if (isNeeded && filled.length * 2 < rows.length) return false;
  if (!list || filled.length === 0) return true;
  const words = new Set([...list.ru, ...list.en].map(nameKey));
  return filled.filter(cell => words.has(nameKey(String(cell)))).length * 2 > filled.length;
}

const widthOf = (cells: Cells): number =>
  cells.reduce((width, row) => Math.max(width, row.length - trailingBlanks(row)), 0);

function trailingBlanks(row: readonly unknown[]): number {
  let count = 0;
  while (count < row.length && isBlank(row[row.length - 1 - count])) count++;
  return count;
}
