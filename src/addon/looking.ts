import { regulations } from '../regulations';
import { readWorkbook } from '../table/workbook';
import { TABLE_NAMES } from './check';
import { userLang } from './locale';
import { sayAll } from './messages';
import type { HealthResult } from './panel';
import { refusal } from './refusal';
import { looksOf } from './setup/fileLooks';
import { healthOf } from './setup/health';
import { missingParts } from './setup/missing';
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
  const found = {
    sheets: looksOf(spreadsheet, workbook.sheets, understood.regulation),
    missing: missingParts(workbook, understood, lang),
    findings: understood.findings,
  };
  return { ok: true, items: healthOf(found, lang, workbook.zone) };
}
