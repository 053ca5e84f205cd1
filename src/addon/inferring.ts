import type { Finding } from '../core/finding';
import { cellRef } from '../table/border';
import { logBlocks } from '../table/logWriting';
import { overlaid } from '../table/overlay';
import { STAMP } from '../table/scoreEdits';
import { inferredText } from '../table/stamps';
import { recordOfCell } from '../table/typedEdits';
import { sheetNamed, type Workbook } from '../table/workbook';
import type { Block } from '../table/writing';
import { type Check, checkWorkbook, sheetLang } from './check';
import { safely } from './checking';
import { type Checked, checkTold } from './judging';
import { userLang } from './locale';
import type { PanelResult, Refusal } from './panel';
import { refusal } from './refusal';
import { whoWorks } from './whoWorks';

const SECOND = 1000;

/**
 * Ставит у счетов без отметки время этой проверки со знаком ~: внесены не позже, когда именно, неизвестно.
 * Marks scores without a stamp with the time of this check and a ~: entered by then, nobody knows when.
 *
 * @return {Object} Панель или отказ. / The panel, or a refusal.
 */
export function markUnstamped(): PanelResult {
  const lang = userLang();
  const now = Math.floor(Date.now() / SECOND) * SECOND;
  const outcome = safely<Checked, Refusal>(SpreadsheetApp.getActiveSpreadsheet(), now, workbook => {
    const read = checkWorkbook(workbook, { lang });
    if (!read.ok) return { ok: false, refusal: refusal('unreadable', read.message) };
    const own = markBlocks(read.check);
    const marked = checkWorkbook(withBlocks(workbook, own), { lang });
    if (!marked.ok) return { ok: false, refusal: refusal('unreadable', marked.message) };
    const check = { ...marked.check, blocks: [...marked.check.blocks, ...own] };
    return { ok: true, check, fresh: read.check };
  });
  return checkTold(outcome, lang);
}

export const isUnstamped = ({ kind }: Finding): boolean => kind === 'unstamped';

/** The times beside the scores, and a line of the log for each. */
function markBlocks({ workbook, understood, findings }: Check): readonly Block[] {
  const { online } = understood.grids;
  const log = sheetNamed(workbook.sheets, 'log');
  if (!online) return [];
  const marks = findings.filter(isUnstamped).flatMap(({ at, data }) => {
    const column = online.columns[STAMP[data.side === 'a' ? 'a' : 'b']];
    const row = online.rows.find(one => one.row === Number(/\d+$/.exec(at?.cell ?? '')?.[0]));
    if (!row || column === undefined) return [];
    const start = understood.tournament.walls.find(({ id }) => id === data.wall)?.start;
    const text = inferredText(workbook.now, start, workbook.zone);
    const key = data.side === 'a' ? 'stampA' : 'stampB';
    const name = row.text('id') || `${row.text('wall')}/${row.text('game')}`;
    const old = row.text(key);
    return [{ row: row.row, column, text, old, cell: cellRef(online.name, row.row, column), name, key }];
  });
  const who = whoWorks();
  const lines = marks.map(({ cell, name, key, old, text }) => ({
    at: workbook.now,
    cell,
    record: recordOfCell(name, key),
    old,
    now: text,
    who,
  }));
  return [
    ...marks.map(({ row, column, text }) => ({
      sheet: online.name,
      row,
      column: column + 1,
      values: [[text]],
      text: [0],
    })),
    ...(log ? logBlocks(lines, log, workbook.zone, sheetLang(workbook)) : []),
  ];
}

const withBlocks = (workbook: Workbook, blocks: readonly Block[]): Workbook => ({
  ...workbook,
  sheets: workbook.sheets.map(sheet =>
    overlaid(
      sheet,
      blocks.filter(block => block.sheet === sheet.name),
    ),
  ),
});
