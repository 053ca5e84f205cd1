import type { Workbook, WorkbookSeed } from '../workbook/workbook';

/** A workbook on the disk: what it holds, and how to write it back. */
export interface Source {
  readonly seed: Omit<WorkbookSeed, 'now'>;
  /** Where it is written unless told otherwise. */
  readonly usualTarget: string;
  /**
   * Writes the workbook.
   * @param out where to, instead of the usual target
   * @returns where the result stands
   * @throws FileProblem with the disk untouched
   */
  save(workbook: Workbook, out?: string): string;
}

/** Beyond these a file is not read: nothing of this kind is that large. */
export const LIMITS = {
  bytes: 50 * 1024 * 1024,
  unpackedBytes: 150 * 1024 * 1024,
  rows: 200_000,
  /** Google's own. */
  columns: 18_278,
  cells: 10_000_000,
  /** Rows that a file may speak of, empty ones too: as many as other programs have. */
  lines: 1_048_576,
};

/** Whether a sheet that is filled so far down and so far to the right is larger than any. */
export const isBeyondLimits = (rows: number, columns: number): boolean =>
  rows > LIMITS.rows || columns > LIMITS.columns || rows * columns > LIMITS.cells;
