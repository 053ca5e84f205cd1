import type { Regulation } from '../../core/regulation';
import type { Lang } from '../../table/standingsSheet';
import { sheetNamed } from '../../table/workbook';
import { readArmed } from '../armed';
import { TABLE_NAMES } from '../check';
import { linksAfterRemoval } from '../logLinks';
import type { PanelResult, Refusal } from '../panel';
import { markSheet } from '../sheetMarks';
import { opened, readAgain, readSheets } from '../spreadsheet';
import { removeRows, writeBlock } from '../writing';
import { alone } from './alone';
import { chosenEdition, chosenRegulation, languageOf } from './choice';
import { setConditions } from './conditions';
import { dress } from './dress';
import { setFormats } from './formats';
import { addGameRows, addRowIds } from './gameRows';
import { guard, mayGuard } from './guards';
import { explainHeaders, offerLists } from './hints';
import { fillRegulation } from './lawRows';
import { appendRows, makeParts, type Part, partNamed, planParts } from './part';
import { makePointsTables } from './pointsTables';
import { refusal } from './refusal';
import { type Asked, readSetUp } from './request';
import { hasSample, sampleIn } from './sample';
import { samples } from './samples';
import type { SampleRows } from './samples/sample';
import { Steps, Stopped } from './steps';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/**
 * Создаёт листы турнира или чинит то, чего в них не хватает; данные не трогает.
 * Makes the sheets of a tournament, or repairs what they lack; touches no data.
 *
 * @param {Object} request regulation: регламент, sample: с примером, now: время, work: имя для progress. / the regulation, with a sample, the time, a name for progress.
 * @return {Object} Панель или отказ. / The panel, or a refusal.
 */
export function setUp(request: unknown): PanelResult {
  return underLock(request, (spreadsheet, asked) => {
    const sheets = readSheets(opened(spreadsheet), TABLE_NAMES);
    const regulation = chosenRegulation(sheets, asked.regulation);
    if ('ok' in regulation) return regulation;
    const edition = chosenEdition(sheets, regulation, asked.edition);
    if (typeof edition !== 'string') return edition;
    if (asked.sample && !samples[regulation.id])
      return refusal('badRequest', 'setUp.noSample', { regulation: regulation.id });
    const { plans, unclear } = planParts(sheets, regulation);
    if (unclear.length > 0) return refusal('unreadable', 'setUp.unclear', { sheets: unclear });
    if (!mayGuard(spreadsheet.getSheets())) return refusal('noRights', 'setUp.noRights');
    const lang = languageOf(sheets, spreadsheet.getSpreadsheetLocale());
    const shownBefore = spreadsheet.getActiveSheet();
    const setting = { lang, edition, now: asked.now, zone: spreadsheet.getSpreadsheetTimeZone() };
    const sample = asked.sample && !hasSample(sheets) ? samples[regulation.id]?.(setting) : undefined;
    const made = makeParts(spreadsheet, plans, lang);
    const isAllNew = plans.every(({ cells }) => !cells);
    const steps = new Steps(asked.work, 2 * made.length + 2);
    const isBuilt = build(spreadsheet, made, { regulation, lang, edition, sample, isAllNew, steps });
    spreadsheet.setActiveSheet(shownBefore);
    return isBuilt ? undefined : refusal('stopped', 'setUp.stopped');
  });
}

/**
 * Убирает строки примера, остальное оставляет как есть.
 * Removes the rows of the sample and leaves all others as they are.
 *
 * @param {Object} request now: время. / the time.
 * @return {Object} Панель или отказ. / The panel, or a refusal.
 */
export function removeSample(request: unknown): PanelResult {
  return underLock(request, spreadsheet => {
    const file = opened(spreadsheet);
    const sheets = readSheets(file, TABLE_NAMES);
    if (!mayGuard(spreadsheet.getSheets())) return refusal('noRights', 'setUp.noRights');
    const zone = spreadsheet.getSpreadsheetTimeZone();
    const relink = linksAfterRemoval({ sheets, zone, locale: spreadsheet.getSpreadsheetLocale(), now: 0 });
    const sample = sampleIn(sheets);
    for (const [sheet, rows] of sample) removeRows(file, sheet, rows);
    const log = sheetNamed(sheets, 'log');
    if (!log || !sample.has(log.name)) return undefined;
    const values = readAgain(file, [log.name]).get(log.name) ?? [];
    for (const block of relink?.({ ...log, values }) ?? []) writeBlock(file, block);
    return undefined;
  });
}

/** Runs a step alone in the file, and then a check. */
function underLock(
  request: unknown,
  step: (spreadsheet: Spreadsheet, asked: Asked) => Refusal | undefined,
): PanelResult {
  const asked = readSetUp(request, SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone());
  if (!asked) return refusal('badRequest', 'setUp.badRequest');
  return alone(asked.now, spreadsheet => step(spreadsheet, asked));
}

interface Plan {
  readonly regulation: Regulation;
  readonly lang: Lang;
  readonly edition: string;
  /** Rows of the sample that are to be added. */
  readonly sample: SampleRows | undefined;
  /** No sheet of the tournament stood before: until rows are written it can be taken back whole. */
  readonly isAllNew: boolean;
  readonly steps: Steps;
}

/**
 * Looks and formats before anything is written into them; rules and protections when all rows stand.
 * @returns false when it was stopped and its sheets are gone again
 */
function build(spreadsheet: Spreadsheet, made: readonly Part[], plan: Plan): boolean {
  try {
    for (const part of made) dressed(part, plan);
    plan.steps.next(plan.isAllNew);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    takeBack(spreadsheet, made);
    return false;
  }
  const parts = filled(spreadsheet, made, plan);
  const tables = makePointsTables(spreadsheet, plan.regulation, plan.edition, plan.lang);
  for (const part of parts) {
    plan.steps.next(false);
    setConditions(part);
  }
  plan.steps.next(false);
  guard(parts, tables, readArmed() !== undefined);
  for (const { sheet, id } of parts) markSheet(sheet, id);
  return true;
}

function dressed(part: Part, { regulation, isAllNew, steps }: Plan): void {
  steps.next(isAllNew);
  dress(part);
  setFormats(part);
  offerLists(part, regulation.stages);
  explainHeaders(part);
}

/** Removes the sheets that were made, but for one that a person has already written into. */
function takeBack(spreadsheet: Spreadsheet, made: readonly Part[]): void {
  for (const { sheet, plan } of made) if (sheet.getLastRow() <= plan.row) spreadsheet.deleteSheet(sheet);
}

/** Writes what the file must hold from the start. @returns the parts with it */
function filled(
  spreadsheet: Spreadsheet,
  made: readonly Part[],
  { regulation, edition, sample = {} }: Plan,
): readonly Part[] {
  const zone = spreadsheet.getSpreadsheetTimeZone();
  const law = partNamed(made, 'regulation') as Part<'regulation'>;
  fillRegulation(law, regulation, { edition, zone, locale: spreadsheet.getSpreadsheetLocale() });
  const parts = made.map(part => appendRows(part, sample[part.id] ?? []));
  const [walls, table] = [partNamed(parts, 'walls'), partNamed(parts, 'online')];
  if (!walls || !table) return parts;
  const online = addGameRows(table, walls);
  addRowIds(online, partNamed(parts, 'log'), zone);
  return parts.map(part => (part.id === 'online' ? online : part)) as readonly Part[];
}
