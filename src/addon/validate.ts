import { askedMoment } from './askedMoment';
import { checkWorkbook } from './check';
import { safely } from './checking';
import { userLang } from './locale';
import { say } from './messages';
import type { ValidateRequest, ValidateResult } from './report';
import { reportOf } from './reporting';

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
  if (!asked) return { ok: false, code: 'badRequest', message: said('badRequest') };
  const outcome = safely(spreadsheet, asked.now, workbook => {
    const result = checkWorkbook(workbook, { lang, ...(asked.confirm && { confirmBy: asked.by }) });
    return result.ok
      ? result
      : { ok: false, refusal: { ok: false as const, code: 'unreadable' as const, message: result.message } };
  });
  if (outcome.ok)
    return { ok: true, report: reportOf(outcome.computed.check, lang, outcome.computed.check.workbook.zone) };
  return 'refusal' in outcome
    ? outcome.refusal
    : { ok: false, code: outcome.code, message: said(outcome.code) };
}

const said = (code: string): string => say({ kind: code, data: {} }, userLang(), '');

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
  const at = now === undefined ? Date.now() : askedMoment(now, zone);
  return at !== undefined ? { now: at, by, confirm: confirm === 'all' } : undefined;
}
