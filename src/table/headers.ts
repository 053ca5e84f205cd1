import { finding } from '../core/finding';
import { type Border, cellRef, report } from './border';
import { skeleton } from './names';
import type { SheetCells, SheetForm } from './sheets';

/** Index from 0 of each column that a row names, as the header of the form. */
export function headerColumns<K extends string>(
  row: readonly unknown[],
  form: SheetForm<K>,
): Partial<Record<K, number>> {
  const titles = titlesOf(form);
  const found: Partial<Record<K, number>> = {};
  row.forEach((cell, column) => {
    const key = titled(cell, titles);
    if (key !== undefined && found[key] === undefined) found[key] = column;
  });
  return found;
}

/** No header begins with a digit, and most cells of a big table do. */
const titled = <K>(cell: unknown, titles: ReadonlyMap<string, K>): K | undefined =>
  typeof cell === 'string' && cell !== '' && !/^\d/.test(cell) ? titles.get(headerKey(cell)) : undefined;

/** Headers compare like names, and Latin A, B as the Cyrillic letters that look so. */
function headerKey(title: string): string {
  const key = keys.get(title) ?? skeleton(title).replace(/[:.]$/, '');
  if (keys.size < 10_000) keys.set(title, key);
  return key;
}
const keys = new Map<string, string>();

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

export function reportMissing<K extends string>(
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

export function reportTwice<K extends string>(
  sheet: SheetCells,
  form: SheetForm<K>,
  at: number,
  border: Border,
): void {
  const titles = titlesOf(form);
  const seen = new Set<K>();
  (sheet.values[at] ?? []).forEach((cell, column) => {
    const key = titled(cell, titles);
    if (key === undefined) return;
    if (seen.has(key))
      report(border, 'error', 'columnTwice', cellRef(sheet.name, at + 1, column), { title: String(cell) });
    seen.add(key);
  });
}
