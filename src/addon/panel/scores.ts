import { cellRef } from '../../table/border';
import { shown } from '../../table/names';
import { readScore } from '../../table/scoreText';
import { SHEETS } from '../../table/sheets';
import { sheetNamed } from '../../table/workbook';
import { type Block, widthOf } from '../../table/writing';
import { sheetLang } from '../check';
import type { Decision } from '../panel';
import { type OnlineRow, rowNamed } from './records';
import type { Unplanned } from './rulings';
import { type Row, type Scene, seenRow } from './scene';
import { scoreShown } from './shown';

export type OnScore = Extract<Decision, { readonly do: 'score' }>;

/** A judge's score for a row, ready to be written. */
export interface PlannedScore {
  readonly decision: OnScore;
  readonly row: Row;
  readonly line: OnlineRow;
  readonly old: string;
  /** As it is written; empty: none any more. */
  readonly score: string;
}

export function plannedScore(decision: OnScore, scene: Scene): PlannedScore | Unplanned {
  const { understood, workbook } = scene.check;
  const line = understood.grids.online && rowNamed(understood.grids.online, decision.record);
  const row = line && [...scene.rows.values()].find(({ game }) => scene.records.rowOf(game) === line);
  if (!row || decision.seen.split('.')[0] !== seenRow(row))
    return { refused: 'changed', kind: 'tableChanged' };
  const read = readScore(shown(decision.score), workbook);
  if (read.state === 'unreadable')
    return { refused: 'badRequest', kind: 'notAScore', data: { text: shown(decision.score) } };
  const score = read.state === 'score' ? scoreShown(read.score) : '';
  return { decision, row, line, old: line.text('judge'), score };
}

/** A score that a judge asks for, as it would be written. */
export function scoreAsked({ score }: OnScore, { check }: Scene): string {
  const read = readScore(shown(score), check.workbook);
  return read.state === 'score' ? scoreShown(read.score) : '';
}

/** The score that was there, as far as it was one. */
export function scoreBack({ decision, old }: PlannedScore, row: Row, { check }: Scene): Decision {
  const read = readScore(old, check.workbook);
  return {
    do: 'score',
    record: decision.record,
    seen: seenRow(row),
    score: read.state === 'score' ? scoreShown(read.score) : '',
  };
}

/** The judge's cells of these rows, and the column itself at the right end where the table has none. */
export function scoreBlocks(scores: readonly PlannedScore[], { check }: Scene): readonly Block[] {
  const { online } = check.understood.grids;
  const sheet = sheetNamed(check.workbook.sheets, 'online');
  if (!online || !sheet || scores.length === 0) return [];
  const title = SHEETS.online.columns.judge[sheetLang(check.workbook)];
  const block = (row: number, text: string): Block => ({
    sheet: sheet.name,
    row,
    column: judgeColumn(check) + 1,
    values: [[text]],
    text: [0],
  });
  const header = online.columns.judge === undefined ? [block(online.headerRow, title)] : [];
  return [...header, ...scores.map(({ line, score }) => block(line.row, score))];
}

function judgeColumn({ understood, workbook }: Scene['check']): number {
  const sheet = sheetNamed(workbook.sheets, 'online');
  return understood.grids.online?.columns.judge ?? (sheet ? widthOf(sheet) : 0);
}

/** Where the judge's score of a row stands. */
export const judgeCell = ({ line, row }: PlannedScore, { check }: Scene): string =>
  cellRef(row.game.at.sheet, line.row, judgeColumn(check)).cell;
