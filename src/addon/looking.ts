import { regulations } from '../regulations';
import { readWorkbook } from '../table/workbook';
import { readArmed } from './armed';
import { judgeOf, TABLE_NAMES } from './check';
import { userLang } from './locale';
import { logFaults } from './logLinks';
import { sayAll } from './messages';
import type { HealthResult } from './panel';
import { refusal } from './refusal';
import { looksOf, standingParts } from './setup/fileLooks';
import { guardFaults } from './setup/guards';
import { healthOf } from './setup/health';
import { missingParts } from './setup/missing';
import { captainsLetIn, stamping, unstamped } from './setup/stampHealth';
import { readWorkbookCells } from './spreadsheet';

/**
 * Осматривает сам файл: форматы, защиту, фильтры, скрытые столбцы; ничего не меняет.
 * Looks at the file itself: formats, protections, filters, hidden columns; changes nothing.
 *
 * @return {Object} {ok: true, items} или отказ / or a refusal.
 */
export function health(): HealthResult {
  const lang = userLang();
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, Date.now());
  const read = readWorkbook(workbook, regulations);
  if (!read.ok) return refusal('unreadable', sayAll(read.problems, lang, workbook.zone));
  const { understood } = read;
  const parts = standingParts(spreadsheet, workbook.sheets, understood.regulation);
  const { lacking, letIn } = guardFaults(parts, readArmed() !== undefined);
  const found = {
    sheets: looksOf(spreadsheet, workbook.sheets, understood.regulation, lacking),
    missing: missingParts(workbook, understood, lang),
    findings: understood.findings,
    others: [
      ...logFaults(workbook),
      ...captainsLetIn(letIn),
      ...(understood.grids.online ? stamping(spreadsheet) : []),
      ...unstamped(judgeOf(understood)(understood.tournament).findings),
    ],
  };
  return { ok: true, items: healthOf(found, lang, workbook.zone) };
}
