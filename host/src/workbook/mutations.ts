// What the engine's mutations say, in this workbook's terms.

import type { CellMatrix, Mutation } from '../engine/engine';
import type { IRange } from '../engine/univer';
import type { Rect } from './a1';
import type { LinesChange } from './lines';

interface Params {
  subUnitId?: string;
  range?: IRange;
  cellValue?: CellMatrix;
}

const LINES: Record<string, Pick<LinesChange, 'axis' | 'isInsert'>> = {
  'sheet.mutation.insert-row': { axis: 'row', isInsert: true },
  'sheet.mutation.insert-col': { axis: 'column', isInsert: true },
  'sheet.mutation.remove-rows': { axis: 'row', isInsert: false },
  'sheet.mutation.remove-col': { axis: 'column', isInsert: false },
};

/** The rows or columns that a mutation inserts or removes. */
export function linesChange({ id, params }: Mutation): LinesChange | undefined {
  const kind = LINES[id];
  const { subUnitId, range } = params as Params;
  if (!kind || !range || subUnitId === undefined) return undefined;
  const [start, end] =
    kind.axis === 'row' ? [range.startRow, range.endRow] : [range.startColumn, range.endColumn];
  return { ...kind, sheetId: subUnitId, at: start + 1, count: end - start + 1 };
}

/** The sheet and the block whose cells a mutation writes one by one. */
export function writtenBlock({ id, params }: Mutation): { sheetId: string; rect: Rect } | undefined {
  const { subUnitId, cellValue } = params as Params;
  if (id !== 'sheet.mutation.set-range-values' || subUnitId === undefined || !cellValue) return undefined;
  const rows = Object.keys(cellValue).map(Number);
  const columns = Object.values(cellValue).flatMap(row => Object.keys(row ?? {}).map(Number));
  if (columns.length === 0) return undefined;
  return { sheetId: subUnitId, rect: rectAround(rows, columns) };
}

/** The smallest block around cells counted from 0. */
export function rectAround(rows: number[], columns: number[]): Rect {
  const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b));
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b));
  const [row, column] = [least(rows), least(columns)];
  return {
    row: row + 1,
    column: column + 1,
    rows: most(rows) - row + 1,
    columns: most(columns) - column + 1,
  };
}
