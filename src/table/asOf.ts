import type { Instant } from '../core/tournament';
import { openBorder } from './border';
import { readGrid } from './grid';
import { WATCHED } from './log';
import { type LogRow, type LogTarget, logTargets } from './logTargets';
import { isBlank, isDate } from './numbers';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';
import { readMoment } from './time';
import { UNTOLD } from './typedEdits';
import { sheetNamed, type Workbook } from './workbook';

/** A workbook as it stood, as far as its log tells. */
export interface AsOf {
  readonly workbook: Workbook;
  /** Changes after that moment that could not be taken back: the row is gone, or nobody told what stood there. */
  readonly lost: number;
  /** Scores that the log never saw: nobody knows since when they stand, so they count as they are. */
  readonly unlogged: number;
}

interface Line {
  readonly row: LogRow;
  readonly at: Instant;
  readonly target: LogTarget | undefined;
}

/** The cells of each sheet, to be changed. */
type Values = ReadonlyMap<string, unknown[][]>;

/** Takes back, the last first, whatever the log says was changed after a moment; nothing later than it is left. */
export function workbookAsOf(workbook: Workbook, at: Instant): AsOf {
  const log = sheetNamed(workbook.sheets, 'log');
  const lines = log ? linesOf(log, workbook) : [];
  const later = lines.filter(line => line.at > at);
  const values: Values = new Map(
    workbook.sheets.map(sheet => [sheet.name, sheet.values.map(row => [...row])]),
  );
  const lost = [...later].reverse().filter(line => !isTakenBack(line, values)).length;
  for (const { row } of later) blank(values, log?.name ?? '', row.row);
  const scores = scoresOf(workbook);
  setStamps(scores, lines, at, values);
  const seen = new Set(lines.flatMap(({ target }) => (target ? [keyOf(target)] : [])));
  const unlogged = scores.filter(({ cell, isFilled }) => isFilled && !seen.has(keyOf(cell))).length;
  const sheets = workbook.sheets.map(sheet => ({ ...sheet, values: values.get(sheet.name) ?? sheet.values }));
  return { workbook: { ...workbook, sheets, now: at }, lost, unlogged };
}

function linesOf(log: SheetCells, workbook: Workbook): readonly Line[] {
  const grid = readGrid<ColumnOf<'log'>>(log, SHEETS.log, openBorder(), workbook.zone);
  const targetOf = logTargets(workbook);
  return (grid?.rows ?? []).flatMap(row => {
    const read = readMoment(row.cell('time'), workbook.zone);
    return read.ok ? [{ row, at: read.at, target: targetOf(row) }] : [];
  });
}

const keyOf = ({ sheet, row, column }: LogTarget): string => [sheet, row, column].join('\u0001');

/** @returns false where nobody can tell what stood there; warnings that stand aside decide nothing */
function isTakenBack({ row, target }: Line, values: Values): boolean {
  if (/^aside:/i.test(row.text('record'))) return true;
  const old = row.cell('old');
  if (!target || String(old) === UNTOLD) return false;
  if (target.column === undefined) blank(values, target.sheet, target.row);
  else put(values, target, old);
  return true;
}

function put(values: Values, { sheet, row, column }: LogTarget, value: unknown): void {
  const cells = values.get(sheet)?.[row - 1];
  if (cells && column !== undefined) cells[column] = value;
}

const blank = (values: Values, sheet: string, row: number): void =>
  values.get(sheet)?.[row - 1]?.forEach((_, column) => {
    put(values, { sheet, row, column }, '');
  });

interface ScoreCell {
  readonly cell: LogTarget;
  /** Of the time beside it; absent where there is none. */
  readonly stamp: LogTarget | undefined;
  readonly isFilled: boolean;
}

/** The cells of scores as they stand now, with the cells of their times. */
function scoresOf(workbook: Workbook): readonly ScoreCell[] {
  const cells = sheetNamed(workbook.sheets, 'online');
  const grid = cells && readGrid<ColumnOf<'online'>>(cells, SHEETS.online, openBorder(), workbook.zone);
  if (!grid) return [];
  const { name: sheet, columns } = grid;
  const stamps = { a: columns.stampA, b: columns.stampB, judge: undefined };
  return grid.rows.flatMap(row =>
    WATCHED.flatMap(key => {
      const [column, stamp] = [columns[key], stamps[key]];
      if (column === undefined) return [];
      const at = (index: number): LogTarget => ({ sheet, row: row.row, column: index });
      const isFilled = !isBlank(row.cell(key));
      return [{ cell: at(column), stamp: stamp === undefined ? undefined : at(stamp), isFilled }];
    }),
  );
}

/** Times that are later than the moment: that of the line before instead, where a score stood then. */
function setStamps(scores: readonly ScoreCell[], lines: readonly Line[], at: Instant, values: Values): void {
  const before = new Map(
    lines.flatMap(line => (line.target && line.at <= at ? [[keyOf(line.target), line] as const] : [])),
  );
  for (const { cell, stamp } of scores) {
    const time = stamp && values.get(stamp.sheet)?.[stamp.row - 1]?.[stamp.column ?? -1];
    if (!stamp || !isDate(time) || time.getTime() <= at) continue;
    const line = before.get(keyOf(cell));
    put(values, stamp, line && !isBlank(line.row.cell('new')) ? new Date(line.at) : '');
  }
}
