import type { Rect } from './a1';

/** Rows or columns that came (before line `at`) or went (from line `at` on). */
export interface LinesChange {
  sheetId: string;
  axis: 'row' | 'column';
  at: number;
  count: number;
  isInsert: boolean;
}

/** A span of lines after the change; undefined when all of it went. */
function shiftedSpan(start: number, length: number, change: LinesChange): [number, number] | undefined {
  const { at, count, isInsert } = change;
  const end = start + length;
  if (isInsert) {
    if (at <= start) return [start + count, length];
    return at < end ? [start, length + count] : [start, length];
  }
  const gone = (line: number) => Math.min(Math.max(line - at, 0), count);
  const [from, to] = [start - gone(start), end - gone(end)];
  return to > from ? [from, to - from] : undefined;
}

/** A block after lines of its sheet came or went; undefined when nothing of it is left. */
export function shiftedRect(rect: Rect, change: LinesChange): Rect | undefined {
  const isRows = change.axis === 'row';
  const span = isRows
    ? shiftedSpan(rect.row, rect.rows, change)
    : shiftedSpan(rect.column, rect.columns, change);
  if (!span) return undefined;
  const [start, length] = span;
  return isRows ? { ...rect, row: start, rows: length } : { ...rect, column: start, columns: length };
}
