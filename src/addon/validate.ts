import type { SheetId } from '../table/sheets';
import { readMoment } from '../table/time';
import { writeCellNotes } from './cellNotes';
import { type Check, checkWorkbook, TABLE_NAMES } from './check';
import { userLang } from './locale';
import { say } from './messages';
import type { ValidateRequest, ValidateResult } from './report';
import { reportOf } from './reporting';
import { fingerprint, readAgain, readWorkbookCells, removeRows, writeBlock } from './spreadsheet';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Failure = Extract<ValidateResult, { ok: false }>;

const LOCK_MS = 20_000;
const TRIES = 3;

/**
 * Проверяет онлайн-таблицу и записывает положение, штрафы и статусы.
 * Checks the online table and writes standings, charges and statuses. A captain's cell is never written.
 *
 * @param {Object} request now: время проверки, by: судья, confirm: "all" / the moment, the judge, "all" to confirm.
 * @return {Object} {ok: true, report} или {ok: false, code, message} / the report or a sentence.
 */
export function validate(request: unknown): ValidateResult {
  const lang = userLang();
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const asked = readRequest(request, spreadsheet.getSpreadsheetTimeZone());
  if (!asked) return failure('badRequest');
  const lock = LockService.getDocumentLock();
  for (let tries = 0; tries < TRIES; tries++) {
    const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, asked.now);
    const result = checkWorkbook(workbook, { lang, ...(asked.confirm && { confirmBy: asked.by }) });
    if (!result.ok) return { ok: false, code: 'unreadable', message: result.message };
    if (!lock.tryLock(LOCK_MS)) return failure('busy');
    try {
      const typed = typedSheets(result.check);
      if (fingerprint(readAgain(spreadsheet, typed), typed) !== fingerprint(workbook.sheets, typed)) continue;
      write(spreadsheet, result.check);
      return { ok: true, report: reportOf(result.check, lang, workbook.zone) };
    } finally {
      lock.releaseLock();
    }
  }
  return failure('changed');
}

/** What people type while a tournament runs: the table of the regulation in force, and the ledger. */
const typedSheets = ({ understood }: Check): readonly SheetId[] => [
  ...understood.regulation.needs.filter(id => id !== 'walls'),
  'penalties',
];

const failure = (code: Exclude<Failure['code'], 'unreadable'>): Failure => ({
  ok: false,
  code,
  message: say({ kind: code, data: {} }, userLang(), ''),
});

interface Asked {
  readonly now: number;
  readonly by: string;
  readonly confirm: boolean;
}

/** The request of a sidebar or a host, or undefined when it is not one. */
function readRequest(request: unknown, zone: string): Asked | undefined {
  if (request !== undefined && request !== null && typeof request !== 'object') return undefined;
  const { now, by = '', confirm } = (request ?? {}) as Partial<Record<keyof ValidateRequest, unknown>>;
  if (typeof by !== 'string' || (confirm !== undefined && confirm !== 'all')) return undefined;
  const at =
    now === undefined
      ? { ok: true as const, at: Date.now() }
      : typeof now === 'string'
        ? readMoment(now, zone)
        : undefined;
  return at?.ok ? { now: at.at, by, confirm: confirm === 'all' } : undefined;
}

function write(spreadsheet: Spreadsheet, { blocks, ledger, faults, understood }: Check): void {
  for (const block of blocks) writeBlock(spreadsheet, block);
  const { online, penalties } = understood.grids;
  if (online) writeCellNotes(spreadsheet, online, faults);
  if (penalties) removeRows(spreadsheet, penalties.name, ledger.removed);
  SpreadsheetApp.flush();
}
