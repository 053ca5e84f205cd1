import { sheetNamed, type Workbook } from '../table/workbook';
import { writeCellNotes } from './cellNotes';
import { type Check, TABLE_NAMES } from './check';
import { withLinks } from './logLinks';
import { isLogAsRead, isUntouched, movedBack, touchedSheets } from './meanwhile';
import { isOfProtection, mayJudge } from './rights';
import { type OpenFile, opened, readFile, readWorkbookCells } from './spreadsheet';
import { inTurn } from './turn';
import { readyToWrite, removeRows, writeBlock } from './writing';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const TRIES = 3;

/** What was computed of the cells: a check to write, or a reason why nothing is written. */
export type Computed<T extends { readonly check: Check }, R> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly refusal: R };

export type Outcome<T, R> =
  | { readonly ok: true; readonly computed: T; readonly code?: undefined }
  | { readonly ok: false; readonly refusal: R; readonly code?: undefined }
  | Unwritten<T>
  | typeof BUSY;

/** People typed in each of the tries, or a sheet is protected from whoever runs this. */
export interface Unwritten<T> {
  readonly ok: false;
  readonly code: 'changed' | 'noRights';
  readonly computed: T;
}

/** Another check runs. */
export const BUSY = { ok: false, code: 'busy' } as const;

/** Reads each sheet once, computes and writes under the document lock; where people typed meanwhile all begins anew. */
export function safely<T extends { readonly check: Check }, R>(
  spreadsheet: Spreadsheet,
  now: number,
  compute: (workbook: Workbook) => Computed<T, R>,
): Outcome<T, R> {
  for (let tries = 1; ; tries++) {
    const outcome = inTurn<Outcome<T, R> | undefined>(
      () => {
        const file = opened(spreadsheet);
        return mayJudge(file) ? settled(file, readFile(file, TABLE_NAMES, now), compute) : undefined;
      },
      () => BUSY,
    );
    if (outcome === undefined) return unwritten(readWorkbookCells(spreadsheet, TABLE_NAMES, now), compute);
    if (outcome.code !== 'changed' || tries === TRIES) return outcome;
  }
}

/** Who may not write holds nobody up: he gets his answer without the lock. */
function unwritten<T extends { readonly check: Check }, R>(
  workbook: Workbook,
  compute: (workbook: Workbook) => Computed<T, R>,
): Outcome<T, R> {
  const computed = compute(workbook);
  return computed.ok ? { ok: false, code: 'noRights', computed } : { ok: false, refusal: computed.refusal };
}

/** Computes of what was read, and writes it; `changed` where a sheet to be written is no longer as it was read. */
export function settled<T extends { readonly check: Check }, R>(
  file: OpenFile,
  workbook: Workbook,
  compute: (workbook: Workbook) => Computed<T, R>,
): Exclude<Outcome<T, R>, typeof BUSY> {
  const computed = compute(workbook);
  if (!computed.ok) return { ok: false, refusal: computed.refusal };
  const code = write(file, computed.check, workbook);
  return code ? { ok: false, code, computed } : { ok: true, computed };
}

/**
 * Rights, room and formats first, then it is looked whether people typed, then all values in one go. Those of the log
 * come before what they tell of: where a run dies between them, the decision is carried out when it is made again, and
 * its line is not doubled. What was written before a sheet turns out to be protected holds: a second run ends the same.
 */
function write(file: OpenFile, check: Check, read: Workbook): Unwritten<Check>['code'] | undefined {
  const { online, penalties } = check.understood.grids;
  const { blocks, keep } = withLinks(check.blocks, read);
  const log = sheetNamed(read.sheets, 'log');
  const lines = blocks.filter(({ sheet }) => sheet === log?.name);
  const others = blocks.filter(block => !lines.includes(block));
  try {
    const writings = [...lines, ...others].map(block => readyToWrite(file, block));
    const isAsRead = lines.length === 0 || !log || isLogAsRead(file, log);
    if (!isAsRead || !isUntouched(file, read, touchedSheets(check))) return 'changed';
    for (const write of writings) write();
    // Only what has landed moves with its row when somebody sorts; what still waits would land in another one.
    SpreadsheetApp.flush();
    const moved = movedBack(file, blocks, read, check.understood);
    for (const block of moved) writeBlock(file, block);
    // Rows that moved have other numbers now: the next check writes their notes, and takes the proposals away.
    if (penalties && moved.length === 0) removeRows(file, penalties.name, check.ledger.removed);
    if (online && moved.length === 0) writeCellNotes(file, online, check.faults);
    SpreadsheetApp.flush();
    keep();
    return undefined;
  } catch (error) {
    if (isOfProtection(error)) return 'noRights';
    throw error;
  }
}
