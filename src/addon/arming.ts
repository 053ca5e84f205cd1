import type { Instant } from '../core/tournament';
import { regulations } from '../regulations';
import { readWorkbook } from '../table/workbook';
import { type Armed, forgetArmed, keepArmed, readArmed, silentSince } from './armed';
import { TABLE_NAMES } from './check';
import { userLang } from './locale';
import { say, sayAll } from './messages';
import type { PanelResult, Refusal } from './panel';
import { refusal } from './refusal';
import { alone } from './setup/alone';
import { standingParts } from './setup/fileLooks';
import { guard, mayGuard } from './setup/guards';
import { missingParts } from './setup/missing';
import { readWorkbookCells } from './spreadsheet';
import { isGone, isOf, newTrigger, ownTriggers } from './triggers';
import { whoWorks } from './whoWorks';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** Longest name that is kept. */
const LONGEST = 100;

/**
 * Включает отметки времени от имени того, кто нажал, и закрывает их, статус и журнал от капитанов; или выключает.
 * Arms the table: whoever asks stamps from now on, and captains are kept from stamps, status and log; or disarms it.
 *
 * @param {Object} request on: включить или выключить, by: кто, для других судей / on or off, who, for other judges.
 * @return {Object} Панель или отказ. / The panel, or a refusal.
 */
export function armTable(request: unknown): PanelResult {
  const asked = readRequest(request);
  if (!asked) return refused('badRequest', 'arm.badRequest');
  const now = Date.now();
  return alone(now, spreadsheet => {
    const ready = readyParts(spreadsheet, now);
    if (!Array.isArray(ready)) return ready as Refusal;
    const refusedBy = asked.on ? arm(spreadsheet, asked.by || whoWorks(), now) : undefined;
    if (refusedBy) return refusedBy;
    const isGuarded = guarded(ready, asked.on);
    if (!asked.on) disarm(spreadsheet);
    return isGuarded ? undefined : refused('noRights', 'arm.unguarded');
  });
}

/** @returns false where the platform does not let whoever works change a protection */
function guarded(parts: Parameters<typeof guard>[0], isArmed: boolean): boolean {
  try {
    guard(parts, [], isArmed);
    return true;
  } catch (error) {
    console.error(String(error));
    return false;
  }
}

interface Asked {
  readonly on: boolean;
  readonly by: string;
}

function readRequest(request: unknown): Asked | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const { on, by } = request as Readonly<Record<string, unknown>>;
  const isText = by === undefined || by === null || (typeof by === 'string' && by.length <= LONGEST);
  return typeof on === 'boolean' && isText ? { on, by: String(by ?? '').trim() } : undefined;
}

const refused = (code: Refusal['code'], kind: string, text = ''): Refusal =>
  refusal(code, say({ kind, data: { text } }, userLang(), ''));

/** The table and the log as they stand, or why the table can't be armed. */
function readyParts(spreadsheet: Spreadsheet, now: Instant) {
  const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, now);
  const read = readWorkbook(workbook, regulations);
  const lang = userLang();
  if (!read.ok) return refusal('unreadable', sayAll(read.problems, lang, workbook.zone));
  const { regulation } = read.understood;
  if (!(regulation.needs as readonly string[]).includes('online'))
    return refused('badRequest', 'arm.noTable');
  const missing = missingParts(workbook, read.understood, lang);
  if (missing.length > 0) return refused('unreadable', 'arm.repairFirst', missing.join(' '));
  if (!mayGuard(spreadsheet.getSheets())) return refused('noRights', 'setUp.noRights');
  return standingParts(spreadsheet, workbook.sheets, regulation);
}

/** Exactly one trigger stamps: the one that stands, while it answers; else one of whoever asks. */
function arm(spreadsheet: Spreadsheet, by: string, since: Instant): Refusal | undefined {
  try {
    const armed = readArmed();
    const own = ownTriggers(spreadsheet);
    if (armed && isAlive(armed, own.some(isOf(armed)))) return undefined;
    for (const stale of own) ScriptApp.deleteTrigger(stale);
    keepArmed({ id: newTrigger(spreadsheet), by, since });
    return undefined;
  } catch (error) {
    console.error(String(error));
    return refused('noRights', 'arm.noTrigger');
  }
}

const isAlive = (armed: Armed, isFound: boolean): boolean =>
  !isGone(armed, isFound) && silentSince() === undefined;

/** Another person's trigger can't be taken away: without the file's word it does nothing. */
function disarm(spreadsheet: Spreadsheet): void {
  forgetArmed();
  for (const one of ownTriggers(spreadsheet)) ScriptApp.deleteTrigger(one);
}
