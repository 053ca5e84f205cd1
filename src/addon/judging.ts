import { openBorder } from '../table/border';
import { readGrid } from '../table/grid';
import { type ColumnOf, SHEETS, type SheetCells } from '../table/sheets';
import { momentText } from '../table/time';
import { sheetNamed, type Workbook } from '../table/workbook';
import { readArmed } from './armed';
import { type Check, checkWorkbook, TABLE_NAMES } from './check';
import { type BUSY, type Computed, type Outcome, safely, type Unwritten } from './checking';
import { fingerprintOf } from './fingerprint';
import { userLang } from './locale';
import { say } from './messages';
import type { GoToResult, Lang, Panel, PanelResult, PreviewResult, Refusal } from './panel';
import { type Decided, decided, type Undecided } from './panel/deciding';
import { foreseen } from './panel/foreseen';
import { panelOf } from './panel/panelOf';
import { rowNamed } from './panel/records';
import { askedCheck, askedDecisions, askedPlace, type Wrong } from './panel/request';
import { postedBefore } from './posts';
import { refusal } from './refusal';
import { missingParts } from './setup/missing';
import { hasSample } from './setup/sample';
import { activate, readNamed, readWorkbookCells } from './spreadsheet';
import { whoWorks } from './whoWorks';

/**
 * Проверяет таблицу и показывает всё, что нужно судье.
 * Checks the table and tells all that the judge's panel shows.
 *
 * @param {Object} request now: время проверки, ISO; можно ничего / the moment of the check, or nothing.
 * @return {Object} {ok: true, panel, undo: [], said: ''} или отказ / or a refusal.
 */
export function check(request: unknown): PanelResult {
  const { lang, spreadsheet, zone } = here();
  const asked = askedCheck(request, zone, Date.now());
  if ('wrong' in asked) return badRequest(asked, lang);
  return checkTold(safely(spreadsheet, asked.now, checkIn(lang)), lang);
}

/** A check for the panel. */
export const checkIn =
  (lang: Lang) =>
  (workbook: Workbook): Computed<Checked, Refusal> => {
    const result = hasTournament(workbook) ? checkWorkbook(workbook, { lang }) : undefined;
    if (!result) return { ok: false, refusal: noTournament(lang) };
    return result.ok ? result : { ok: false, refusal: refusal('unreadable', result.message) };
  };

/** What the panel is told of it. */
export function checkTold(outcome: Outcome<Checked, Refusal>, lang: Lang): PanelResult {
  if (outcome.ok) return { ok: true, panel: shown(outcome.computed.check, lang), undo: [], said: '' };
  return 'refusal' in outcome ? outcome.refusal : unwritten(outcome, lang);
}

export interface Checked {
  readonly ok: true;
  readonly check: Check;
  /** What stands where it could not be written; absent: the same. */
  readonly fresh?: Check;
}

/**
 * Записывает решения судьи: все или ни одного.
 * Writes the judge's decisions, all or none, if the table still is what the judge saw.
 *
 * @param {Object} request decisions: решения, by: судья, now: время / the decisions, the judge, the moment.
 * @return {Object} {ok: true, panel, undo, said} или отказ / or a refusal.
 */
export function decide(request: unknown): PanelResult {
  const { lang, spreadsheet, zone } = here();
  const asked = askedDecisions(request, zone, Date.now());
  if ('wrong' in asked) return badRequest(asked, lang);
  const by = asked.by || whoWorks();
  const outcome = safely<Decided, Refusal>(spreadsheet, asked.now, workbook => {
    if (!hasTournament(workbook)) return { ok: false, refusal: noTournament(lang) };
    const result = decided(workbook, asked.decisions, by, lang);
    return result.ok ? result : { ok: false, refusal: refused(result, lang) };
  });
  if (outcome.ok) {
    const { undo, said } = outcome.computed;
    return { ok: true, panel: shown(outcome.computed.check, lang), undo, said };
  }
  return 'refusal' in outcome ? outcome.refusal : unwritten(outcome, lang);
}

/**
 * Говорит, что изменят решения, ничего не записывая.
 * Tells what decisions would move; writes nothing.
 *
 * @param {Object} request как у decide / as for decide.
 * @return {Object} {ok: true, then, repeat, sanction, ladder, moved} или отказ / or a refusal.
 */
export function preview(request: unknown): PreviewResult {
  const { lang, spreadsheet, zone } = here();
  const asked = askedDecisions(request, zone, Date.now());
  if ('wrong' in asked) return badRequest(asked, lang);
  const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, asked.now);
  if (!hasTournament(workbook)) return noTournament(lang);
  const result = decided(workbook, asked.decisions, asked.by, lang);
  return result.ok ? foreseen(result, lang) : refused(result, lang);
}

/**
 * Открывает лист и ячейку, найдя строку по её имени.
 * Shows a sheet and a cell; the row is found by its name, wherever it stands now.
 *
 * @param {Object} place sheet, cell, record.
 * @return {Object} {ok: true} или отказ / or a refusal.
 */
export function goTo(place: unknown): GoToResult {
  const { lang, spreadsheet } = here();
  const asked = askedPlace(place);
  if ('wrong' in asked) return badRequest(asked, lang);
  const [, letters = '', row = ''] = /^([A-Z]{1,3})(\d{1,7})$/i.exec(asked.cell) ?? [];
  const found = asked.record === '' ? row : rowOfRecord(spreadsheet, asked.sheet, asked.record);
  const isShown = letters !== '' && found !== '' && activate(spreadsheet, asked.sheet, `${letters}${found}`);
  return isShown ? { ok: true } : refusal('changed', say({ kind: 'placeGone', data: {} }, lang, ''));
}

function rowOfRecord(spreadsheet: Spreadsheet, name: string, record: string): string {
  const cells = readNamed(spreadsheet, name);
  const grid = cells && readGrid<ColumnOf<'online'>>(cells, SHEETS.online, openBorder());
  return String((grid && rowNamed(grid, record)?.row) ?? '');
}

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

function here(): { lang: Lang; spreadsheet: Spreadsheet; zone: string } {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  return { lang: userLang(), spreadsheet, zone: spreadsheet.getSpreadsheetTimeZone() };
}

const shown = (one: Check, lang: Lang): Panel => {
  const fingerprint = fingerprintOf(one);
  return panelOf(one, lang, {
    fingerprint,
    posted: postedBefore(fingerprint),
    hasSample: hasSample(one.workbook.sheets),
    armed: armedShown(one.workbook.zone),
    repairs: missingParts({ sheets: withNew(one) }, one.understood, lang),
  });
};

function armedShown(zone: string): Panel['armed'] {
  const armed = readArmed();
  return armed ? { by: armed.by, since: momentText(armed.since, zone).replace('T', ' ').slice(0, 16) } : null;
}

/** The sheets of the file with those that the check itself made. */
const withNew = ({ workbook: { sheets }, blocks }: Check): readonly SheetCells[] => {
  const made = blocks.filter(({ row, sheet }) => row === 1 && !sheets.some(({ name }) => name === sheet));
  return [
    ...sheets,
    ...made.map(({ sheet, values }) => ({ name: sheet, values, merges: [], filtered: false })),
  ];
};

/** A file without a regulation and without a table of games: nobody began here yet. */
export const hasTournament = ({ sheets }: Workbook): boolean =>
  (['regulation', 'online', 'games'] as const).some(id => sheetNamed(sheets, id) !== undefined);

export const noTournament = (lang: Lang): Refusal =>
  refusal('noTournament', say({ kind: 'noTournament', data: {} }, lang, ''));

const badRequest = ({ wrong, text }: Wrong, lang: Lang): Refusal =>
  refusal('badRequest', say({ kind: wrong, data: { text } }, lang, ''));

const refused = ({ code, message, fresh }: Undecided, lang: Lang): Refusal =>
  refusal(code, message, code === 'changed' && fresh ? shown(fresh, lang) : null);

/** What is true now is told beside it: without the decisions that could not be written. */
function unwritten(
  outcome: Unwritten<{ readonly check: Check; readonly fresh?: Check }> | typeof BUSY,
  lang: Lang,
): Refusal {
  const { code } = outcome;
  const now = code === 'busy' ? undefined : (outcome.computed.fresh ?? outcome.computed.check);
  return refusal(code, say({ kind: code, data: {} }, lang, ''), now ? shown(now, lang) : null);
}
