import type { ICellData } from '../engine/univer';
import { bareValue } from './cell';

export interface SortKey {
  /** Counted from the sheet's first column. */
  column: number;
  ascending: boolean;
}

type Value = string | number | boolean;

/** Numbers and dates before texts before yes/no; blanks come last either way. */
const kindOf = (value: Value) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2);

function compared(a: Value, b: Value, collator: Intl.Collator): number {
  if (kindOf(a) !== kindOf(b)) return kindOf(a) - kindOf(b);
  return typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b);
}

/** The order that sorts rows of cells: the place in it → the row that comes there. Equal rows keep theirs. */
export function sortedOrder(
  rows: (ICellData | undefined)[][],
  keys: SortKey[],
  firstColumn: number,
  language: string,
) {
  const collator = new Intl.Collator(language, { sensitivity: 'base' });
  const values = rows.map(row => keys.map(({ column }) => bareValue(row[column - firstColumn])));
  const byKeys = (a: number, b: number): number => {
    for (const [k, { ascending }] of keys.entries()) {
      const [left, right] = [values[a]?.[k] ?? '', values[b]?.[k] ?? ''];
      if (left === right) continue;
      if (left === '' || right === '') return left === '' ? 1 : -1;
      const order = compared(left, right, collator);
      if (order !== 0) return ascending ? order : -order;
    }
    return a - b;
  };
  return rows.map((_, index) => index).sort(byKeys);
}
