import { putRight } from '../table/movedRows';
import type { SheetId } from '../table/sheets';
import { sheetNamed, type Workbook } from '../table/workbook';
import type { Block } from '../table/writing';
import { writeCellNotes } from './cellNotes';
import { type Check, TABLE_NAMES } from './check';
import { withLinks } from './logLinks';
import { mayJudge } from './rights';
import {
  fingerprint,
  readAgain,
  readWorkbookCells,
  readyToWrite,
  removeRows,
  writeBlock,
} from './spreadsheet';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const LOCK_MS = 20_000;
const TRIES = 3;

/** What was computed of the cells: a check to write, or a reason why nothing is written. */
export type Computed<T extends { readonly check: Check }, R> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly refusal: R };

export type Outcome<T, R> =
  | { readonly ok: true; readonly computed: T }
  | { readonly ok: false; readonly refusal: R }
  /** Another check runs; people typed in each of the tries; a sheet is protected from whoever runs this. */
  | {
      readonly ok: false;
      readonly code: 'busy' | 'changed' | 'noRights';
      readonly refusal?: undefined;
      readonly computed: T;
    };

/**
 * Reads once, computes, and under the document lock reads again what people type: only when nobody did is anything
 * written, else all begins anew with what stands there now.
 */
export function safely<T extends { readonly check: Check }, R>(
  spreadsheet: Spreadsheet,
  now: number,
  compute: (workbook: Workbook) => Computed<T, R>,
): Outcome<T, R> {
  const lock = LockService.getDocumentLock();
  for (let tries = 1; ; tries++) {
    const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, now);
    const computed = compute(workbook);
    if (!computed.ok) return { ok: false, refusal: computed.refusal };
    if (!mayJudge(spreadsheet)) return { ok: false, code: 'noRights', computed };
    if (!lock.tryLock(LOCK_MS)) return { ok: false, code: 'busy', computed };
    try {
      const typed = typedSheets(computed.check);
      if (fingerprint(readAgain(spreadsheet, typed), typed) === fingerprint(workbook.sheets, typed))
        return write(spreadsheet, computed.check, workbook)
          ? { ok: true, computed }
          : { ok: false, code: 'noRights', computed };
    } finally {
      lock.releaseLock();
    }
    if (tries === TRIES) return { ok: false, code: 'changed', computed };
  }
}

/** What people type while a tournament runs: the table of the regulation in force and the ledger; the log where it is added to. */
const typedSheets = ({ understood, blocks }: Check): readonly SheetId[] => [
  ...understood.regulation.needs.filter(id => id !== 'walls'),
  'penalties',
  ...(blocks.some(({ sheet }) => sheet === understood.grids.log?.name) ? ['log' as const] : []),
];

/** The platform's words for a cell that whoever runs the script may not edit. */
const PROTECTED = /protected|защищ/i;

/** @returns false when a sheet is protected: what was written before it holds, and a second run ends the same. */
function write(
  spreadsheet: Spreadsheet,
  { blocks: all, ledger, faults, understood }: Check,
  read: Workbook,
): boolean {
  const { online, penalties } = understood.grids;
  const { blocks, keep } = withLinks(all, read);
  try {
    writeAll(spreadsheet, blocks, sheetNamed(read.sheets, 'log')?.name);
    const moved = movedBack(spreadsheet, blocks, read, understood);
    for (const block of moved) writeBlock(spreadsheet, block);
    if (online) writeCellNotes(spreadsheet, online, faults);
    // Rows that moved have other numbers now: the next check takes the proposals away.
    if (penalties && moved.length === 0) removeRows(spreadsheet, penalties.name, ledger.removed);
    SpreadsheetApp.flush();
    keep();
    return true;
  } catch (error) {
    if (PROTECTED.test(String(error))) return false;
    throw error;
  }
}

/**
 * Rights, room and formats first, then all values in one go. Those of the log come before what they tell of: where a run
 * dies between them, the decision is carried out when it is made again, and its line is not doubled.
 */
function writeAll(spreadsheet: Spreadsheet, blocks: readonly Block[], log: string | undefined): void {
  const lines = blocks.filter(({ sheet }) => sheet === log);
  const others = blocks.filter(({ sheet }) => sheet !== log);
  const [writeOthers, writeLines] = [others, lines].map(all =>
    all.map(one => readyToWrite(spreadsheet, one)),
  );
  for (const write of [...(writeLines ?? []), ...(writeOthers ?? [])]) write();
}

/** Columns that tell the rows of a sheet apart. */
const NAMES = {
  online: ['wall', 'game'],
  penalties: ['id', 'clause', 'team', 'player', 'wall', 'game'],
} as const;

/** The lock holds back other runs but not a person who sorts: what then stands beside another row is put right. */
function movedBack(
  spreadsheet: Spreadsheet,
  blocks: readonly Block[],
  { sheets }: Workbook,
  { grids }: Check['understood'],
): readonly Block[] {
  const written = (['online', 'penalties'] as const).filter(id =>
    blocks.some(({ sheet }) => sheet === grids[id]?.name),
  );
  if (written.length === 0) return [];
  const now = readAgain(spreadsheet, written);
  return written.flatMap(id => {
    const { name, columns } = grids[id] ?? { name: '', columns: {} };
    const names = NAMES[id].flatMap(column => (columns as Partial<Record<string, number>>)[column] ?? []);
    const [before, after] = [sheets, now].map(all => all.find(sheet => sheet.name === name)?.values ?? []);
    const own = blocks.filter(({ sheet }) => sheet === name);
    return putRight(before ?? [], own, after ?? [], names);
  });
}
