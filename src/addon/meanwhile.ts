import { putRight } from '../table/movedRows';
import type { SheetCells } from '../table/sheets';
import { sheetNamed, type Workbook } from '../table/workbook';
import type { Block } from '../table/writing';
import type { Check } from './check';
import { type OpenFile, readAgain, sheetIn } from './spreadsheet';

// What people do while a run holds the lock, which holds back other runs but not them.

/**
 * Whether sheets stand as they were read. The lock holds back other runs but not people, who type while all is computed:
 * what they typed into a sheet that is about to be written would be lost.
 */
export function isUntouched(file: OpenFile, { sheets }: Workbook, names: readonly string[]): boolean {
  const now = readAgain(file, names);
  const read = new Map(sheets.map(({ name, values }) => [name, values]));
  return [...now].every(([name, values]) => JSON.stringify(values) === JSON.stringify(read.get(name)));
}

/**
 * The sheets in which a writing of this check could meet what a person types. Statuses alone are no reason: beside rows
 * that moved they are put right, and nobody else types there.
 */
export function touchedSheets({ blocks, ledger, understood, workbook }: Check): readonly string[] {
  const { online } = understood.grids;
  const isStatus = ({ column, values }: Block): boolean =>
    column - 1 === online?.columns.status && values[0]?.length === 1;
  const touched = blocks.filter(block => block.sheet !== online?.name || !isStatus(block));
  const penalties = sheetNamed(workbook.sheets, 'penalties')?.name;
  return [online?.name, penalties].flatMap(name =>
    name !== undefined &&
    (touched.some(({ sheet }) => sheet === name) || (name === penalties && ledger.removed.length > 0))
      ? [name]
      : [],
  );
}

/** Lines go under the log: how far down it reaches tells whether a person wrote there meanwhile. */
export const isLogAsRead = (file: OpenFile, { name, values }: SheetCells): boolean =>
  Math.max(1, sheetIn(file, name)?.sheet.getLastRow() ?? 0) === values.length;

/** Columns that tell the rows of a sheet apart. */
const NAMES = {
  online: ['wall', 'game'],
  penalties: ['id', 'clause', 'team', 'player', 'wall', 'game'],
} as const;

/**
 * Nor does the lock hold back a person who sorts: what then stands beside another row is put right. So a sheet of rows
 * that was written is read once more; nothing else tells whether they moved.
 */
export function movedBack(
  file: OpenFile,
  blocks: readonly Block[],
  { sheets }: Workbook,
  { grids }: Check['understood'],
): readonly Block[] {
  const written = (['online', 'penalties'] as const).filter(id =>
    blocks.some(({ sheet }) => sheet === grids[id]?.name),
  );
  if (written.length === 0) return [];
  const now = readAgain(
    file,
    written.flatMap(id => grids[id]?.name ?? []),
  );
  return written.flatMap(id => {
    const { name, columns } = grids[id] ?? { name: '', columns: {} };
    const names = NAMES[id].flatMap(column => (columns as Partial<Record<string, number>>)[column] ?? []);
    const before = sheets.find(sheet => sheet.name === name)?.values ?? [];
    const own = blocks.filter(({ sheet }) => sheet === name);
    return putRight(before, own, now.get(name) ?? [], names);
  });
}
