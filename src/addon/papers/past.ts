import type { Instant } from '../../core/tournament';
import { workbookAsOf } from '../../table/asOf';
import type { Workbook } from '../../table/workbook';
import { askedMoment } from '../askedMoment';
import { userLang } from '../locale';
import { logFaults } from '../logLinks';
import { say } from '../messages';
import type { PaperResult } from '../panel';
import { refusal } from '../refusal';
import { writeProtocol } from './protocol';
import { laidOut } from './sheet';

/**
 * Собирает по журналу лист с положением на прошлый момент.
 * Rebuilds the standings as of an earlier moment from the log, as a sheet of their own.
 *
 * @param {Object} request at: момент, 28.11.2026 20:30 / the moment.
 * @return {Object} {ok: true, said} или отказ / or a refusal.
 */
export function pastSheet(request: unknown): PaperResult {
  const lang = userLang();
  const zone = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone();
  const { at: asked } = (request ?? {}) as { readonly at?: unknown };
  const at = askedMoment(asked, zone);
  const wrong = at === undefined ? 'past.badMoment' : at > Date.now() ? 'past.future' : undefined;
  if (at === undefined || wrong)
    return refusal('badRequest', say({ kind: wrong ?? '', data: {} }, lang, zone));
  const remarks: string[] = [];
  return laidOut({
    mark: 'past',
    read: workbook => back(workbook, at, text => remarks.push(text)),
    write: (sheet, check) => writeProtocol(sheet, check, lang, remarks),
  });
}

/** The workbook as it stood, with remarks on what the log can't vouch for. */
function back(now: Workbook, at: Instant, remark: (text: string) => void): Workbook {
  const { workbook, lost, unlogged } = workbookAsOf(now, at);
  const said = (kind: string, count = 0): void =>
    remark(say({ kind, data: { count, madeOn: now.now } }, userLang(), now.zone));
  said('past.made');
  if (lost > 0) said('past.lost', lost);
  if (unlogged > 0) said('past.unlogged', unlogged);
  for (const fault of logFaults(now)) remark(say(fault, userLang(), now.zone));
  return workbook;
}
