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
  unpackedBytes: 400 * 1024 * 1024,
  rows: 200_000,
  cells: 10_000_000,
};
