import { cellRef } from '../table/border';
import { rowBelow } from '../table/parts';
import type { SheetId } from '../table/sheets';
import type { Lang } from '../table/standingsSheet';
import type { Workbook } from '../table/workbook';
import { TABLE_NAMES } from './check';
import { type Addition, type PlannedImport, plannedImport } from './import/planned';
import { type AskedImport, askedImport, LONGEST } from './import/request';
import { check } from './judging';
import { userLang } from './locale';
import { say } from './messages';
import type { ImportPreview, ImportResult, Refusal } from './panel';
import { refusal } from './refusal';
import { mayJudge } from './rights';
import { appendRows, type Part } from './setup/part';
import { fingerprint, readAgain, readWorkbookCells } from './spreadsheet';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Added = Extract<ImportResult, { readonly ok: true }>['added'];

const LOCK_MS = 20_000;
const TRIES = 3;

/**
 * Говорит, какие строки добавит вставленный текст и что в нём не так; ничего не записывает.
 * Tells which rows a pasted text would add and what is wrong with it; writes nothing.
 *
 * @param {Object} request text: текст, shape: squads, schedule, points или ничего / the text, its shape or nothing.
 * @return {Object} {ok: true, shape, rows, lines, seen} или отказ / or a refusal.
 */
export function previewImport(request: unknown): ImportPreview {
  const [lang, spreadsheet] = [userLang(), SpreadsheetApp.getActiveSpreadsheet()];
  const asked = askedImport(request, spreadsheet.getSpreadsheetTimeZone(), Date.now());
  if (!asked) return badRequest(lang);
  const planned = plannedImport(readWorkbookCells(spreadsheet, TABLE_NAMES, asked.now), asked, lang);
  return planned.ok ? shown(planned, lang) : planned;
}

/**
 * Добавляет строки вставленного текста под всем, что стоит в листах, если добавится то, что показано.
 * Adds the rows of a pasted text below all that the sheets hold, if they are those that were shown.
 *
 * @param {Object} request text, shape, seen: из показанного, skipFaulty: без строк с ошибкой / what was shown, without faulty lines.
 * @return {Object} {ok: true, panel, said, added} или отказ / or a refusal.
 */
export function importRows(request: unknown): ImportResult {
  const [lang, spreadsheet] = [userLang(), SpreadsheetApp.getActiveSpreadsheet()];
  const asked = askedImport(request, spreadsheet.getSpreadsheetTimeZone(), Date.now());
  if (!asked) return badRequest(lang);
  const added = addedOf(spreadsheet, asked, lang);
  if (!Array.isArray(added)) return added as Refusal;
  const said = saidOf(added, lang);
  const result = check({ now: new Date(asked.now).toISOString() });
  return result.ok ? { ...result, said, added } : { ...result, message: `${said} ${result.message}` };
}

const badRequest = (lang: Lang): Refusal =>
  refusal('badRequest', say({ kind: 'import.badRequest', data: { max: LONGEST } }, lang, ''));

const refused = (code: Refusal['code'], kind: string, lang: Lang, count = 0): Refusal =>
  refusal(code, say({ kind, data: { count } }, lang, ''));

const shown = ({ shape, lines, additions, seen }: PlannedImport, lang: Lang): ImportPreview => ({
  ok: true,
  shape,
  rows: additions.map(({ cells, rows }) => ({ sheet: cells.name, rows: rows.length })),
  lines: lines.map(({ line, text, level, said }) => ({
    line,
    text,
    level,
    message: said.map(one => say(one, lang, '')).join(' '),
  })),
  seen,
});

/** What people type in the sheets that an import reads. */
const TYPED: readonly SheetId[] = ['regulation', 'teams', 'games', 'penalties'];

/** Reads and plans, and under the document lock reads again what people type: only when nobody did are rows written. */
function addedOf(spreadsheet: Spreadsheet, asked: AskedImport, lang: Lang): Added | Refusal {
  const lock = LockService.getDocumentLock();
  for (let tries = 1; tries <= TRIES; tries++) {
    const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, asked.now);
    const planned = plannedImport(workbook, asked, lang);
    if (!planned.ok) return planned;
    const why = refusalOf(planned, asked, lang);
    if (why) return why;
    if (!mayJudge(spreadsheet)) return refused('noRights', 'import.noRights', lang);
    if (!lock.tryLock(LOCK_MS)) return refused('busy', 'busy', lang);
    try {
      if (isUntouched(spreadsheet, workbook)) return written(spreadsheet, planned, lang);
    } finally {
      lock.releaseLock();
    }
  }
  return refused('changed', 'import.changed', lang);
}

function refusalOf({ lines, additions, seen }: PlannedImport, asked: AskedImport, lang: Lang) {
  const faulty = lines.filter(({ level }) => level === 'error').length;
  if (seen !== asked.seen) return refused('changed', 'import.changed', lang);
  if (faulty > 0 && !asked.skipFaulty) return refused('badRequest', 'import.faulty', lang, faulty);
  return additions.length === 0 ? refused('badRequest', 'import.nothing', lang) : undefined;
}

const isUntouched = (spreadsheet: Spreadsheet, { sheets }: Workbook): boolean =>
  fingerprint(readAgain(spreadsheet, TYPED), TYPED) === fingerprint(sheets, TYPED);

/** The platform's words for a cell that whoever runs the script may not edit. */
const PROTECTED = /protected|защищ/i;

function written(spreadsheet: Spreadsheet, { additions }: PlannedImport, lang: Lang): Added | Refusal {
  try {
    for (const addition of additions) append(spreadsheet, addition, lang);
    SpreadsheetApp.flush();
  } catch (error) {
    if (PROTECTED.test(String(error))) return refused('noRights', 'import.noRights', lang);
    throw error;
  }
  return additions.map(({ cells, plan, rows }) => ({
    sheet: cells.name,
    rows: rows.length,
    place: { ...cellRef(cells.name, rowBelow(cells.values, plan.row), 0), record: '' },
  }));
}

function append(spreadsheet: Spreadsheet, { id, cells, plan, rows }: Addition, lang: Lang): void {
  const sheet = spreadsheet.getSheetByName(cells.name);
  if (sheet) appendRows({ id, sheet, lang, plan, values: cells.values } as Part, rows);
}

const saidOf = (added: Added, lang: Lang): string => {
  const rows = added.map(({ sheet, rows: count }) =>
    say({ kind: 'import.doneIn', data: { sheet, count } }, lang, ''),
  );
  return say({ kind: 'import.done', data: { rows } }, lang, '');
};
