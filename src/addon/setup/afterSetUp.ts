import { regulations } from '../../regulations';
import { clockText } from '../../table/time';
import { readWorkbook } from '../../table/workbook';
import { TABLE_NAMES } from '../check';
import { userLang } from '../locale';
import type { PanelResult } from '../panel';
import { readWorkbookCells } from '../spreadsheet';
import { validate } from '../validate';
import { missingParts } from './missing';
import { hasSample } from './sample';

/** The seam to the panel's own check: until it is there, what `validate` says. */
export function afterSetUp(now: number): PanelResult {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const lang = userLang();
  const result = validate({ now: new Date(now).toISOString() });
  if (!result.ok) return { ...result, panel: null, regulations: [] };
  const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, now);
  const read = readWorkbook(workbook, regulations);
  return {
    ok: true,
    undo: [],
    said: '',
    panel: {
      lang,
      at: clockText(now, workbook.zone).slice(0, 5),
      report: result.report,
      games: { begun: 0, settled: 0, open: 0, waiting: 0 },
      cases: [],
      penalties: [],
      awards: [],
      places: [],
      ladders: {},
      changed: [],
      readings: [],
      teams: [],
      walls: [],
      hasSample: hasSample(workbook.sheets),
      repairs: read.ok ? missingParts(workbook, read.understood.regulation, lang) : [],
    },
  };
}
