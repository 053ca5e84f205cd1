import { cellRef } from '../table/border';
import { rowBelow } from '../table/parts';
import type { Lang } from '../table/standingsSheet';
import type { Workbook } from '../table/workbook';
import { TABLE_NAMES } from './check';
import { type Outcome, safely, settled } from './checking';
import { type Addition, type PlannedImport, plannedImport } from './import/planned';
import { type AskedImport, askedImport, LONGEST } from './import/request';
import { type Checked, checkIn, checkTold } from './judging';
import { userLang } from './locale';
import { isUntouched } from './meanwhile';
import { say } from './messages';
import type { ImportPreview, ImportResult, Refusal } from './panel';
import { refusal } from './refusal';
import { isOfProtection, mayJudge } from './rights';
import { type Part, writeRows } from './setup/part';
import { type OpenFile, opened, readAgain, readFile, readWorkbookCells, sheetIn } from './spreadsheet';
import { inTurn } from './turn';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Added = Extract<ImportResult, { readonly ok: true }>['added'];

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
  const done = importedIn(spreadsheet, asked, lang);
  if ('ok' in done) return done;
  const { added, outcome } = done;
  const said = saidOf(added, lang);
  // Rows that were typed beside those that came in now: these stand, and all is checked anew.
  const told = outcome.code === 'changed' ? safely(spreadsheet, asked.now, checkIn(lang)) : outcome;
  const result = checkTold(told, lang);
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

/** Rows that stand in the file, and the check of it with them. */
interface Imported {
  readonly added: Added;
  readonly outcome: Outcome<Checked, Refusal>;
}

/** Reads and plans while no other run writes; where people typed meanwhile into the sheets that get rows, all begins anew. */
function importedIn(spreadsheet: Spreadsheet, asked: AskedImport, lang: Lang): Imported | Refusal {
  for (let tries = 1; tries <= TRIES; tries++) {
    const done = inTurn<Imported | Refusal | undefined>(
      () => {
        const file = opened(spreadsheet);
        const workbook = readFile(file, TABLE_NAMES, asked.now);
        const planned = plannedImport(workbook, asked, lang);
        const why = planned.ok ? refusalOf(planned, asked, lang) : planned;
        if (!planned.ok || why) return why;
        if (!mayJudge(file)) return refused('noRights', 'import.noRights', lang);
        const names = planned.additions.map(({ cells }) => cells.name);
        return isUntouched(file, workbook, names) ? written(file, workbook, planned, lang) : undefined;
      },
      () => refused('busy', 'busy', lang),
    );
    if (done) return done;
  }
  return refused('changed', 'import.changed', lang);
}

function refusalOf({ lines, additions, seen }: PlannedImport, asked: AskedImport, lang: Lang) {
  const faulty = lines.filter(({ level }) => level === 'error').length;
  if (seen !== asked.seen) return refused('changed', 'import.changed', lang);
  if (faulty > 0 && !asked.skipFaulty) return refused('badRequest', 'import.faulty', lang, faulty);
  return additions.length === 0 ? refused('badRequest', 'import.nothing', lang) : undefined;
}

/** What comes in is read back, since only the platform knows what it made of it; the rest stands as it was read. */
function written(
  file: OpenFile,
  workbook: Workbook,
  { additions }: PlannedImport,
  lang: Lang,
): Imported | Refusal {
  try {
    for (const addition of additions) append(file, addition, lang);
    SpreadsheetApp.flush();
  } catch (error) {
    if (isOfProtection(error)) return refused('noRights', 'import.noRights', lang);
    throw error;
  }
  const now = readAgain(
    file,
    additions.map(({ cells }) => cells.name),
  );
  const sheets = workbook.sheets.map(cells => ({ ...cells, values: now.get(cells.name) ?? cells.values }));
  const added = additions.map(({ cells, plan, rows }) => ({
    sheet: cells.name,
    rows: rows.length,
    place: { ...cellRef(cells.name, rowBelow(cells.values, plan.row), 0), record: '' },
  }));
  return { added, outcome: settled(file, { ...workbook, sheets }, checkIn(lang)) };
}

function append(file: OpenFile, { id, cells, plan, rows }: Addition, lang: Lang): void {
  const sheet = sheetIn(file, cells.name)?.sheet;
  if (sheet) writeRows({ id, sheet, lang, plan, values: cells.values } as Part, rows);
}

const saidOf = (added: Added, lang: Lang): string => {
  const rows = added.map(({ sheet, rows: count }) =>
    say({ kind: 'import.doneIn', data: { sheet, count } }, lang, ''),
  );
  return say({ kind: 'import.done', data: { rows } }, lang, '');
};
