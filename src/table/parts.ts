import type { Regulation } from '../core/regulation';
import type { HeaderPlan } from './headerPlan';
import { isBlank } from './numbers';
import { type ColumnOf, SHEETS, type SheetId } from './sheets';

const BY_NEED: readonly SheetId[] = ['walls', 'online', 'games'];

/** The sheets of a tournament under a regulation, in the order of the file format. */
export const partsOf = ({ needs }: Pick<Regulation, 'needs'>): readonly SheetId[] =>
  (Object.keys(SHEETS) as SheetId[]).filter(
    id => !BY_NEED.includes(id) || (needs as readonly SheetId[]).includes(id),
  );

/** A sheet that each check writes, header and all. */
export const isOfChecks = (id: SheetId): id is 'standings' | 'captains' =>
  id === 'standings' || id === 'captains';

/** A filled row under a header. */
export interface PartRow<K extends string> {
  /** From 1. */
  readonly row: number;
  readonly text: (column: K) => string;
  readonly cell: (column: K) => unknown;
}

/** Rows of a sheet that hold anything, by the names of its columns; nothing is judged here. */
export function rowsUnder<S extends SheetId>(
  { row: header, columns }: Pick<HeaderPlan<ColumnOf<S>>, 'row' | 'columns'>,
  values: readonly (readonly unknown[])[],
): readonly PartRow<ColumnOf<S>>[] {
  return values.slice(header).flatMap((cells, i) => {
    if (cells.every(isBlank)) return [];
    const cell = (column: ColumnOf<S>): unknown => cells[columns[column]] ?? '';
    return [{ row: header + 1 + i, cell, text: column => String(cell(column)).trim() }];
  });
}

/** The first row under everything that a sheet holds, from 1. */
export const rowBelow = (values: readonly (readonly unknown[])[], header: number): number =>
  values.reduce((last, row, i) => (row.every(isBlank) ? last : Math.max(last, i + 1)), header) + 1;
