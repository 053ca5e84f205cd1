import type { Instant } from '../core/tournament';
import { columnName } from './border';
import type { Grid } from './grid';
import { type ScoreEdit, STAMP } from './scoreEdits';
import type { ColumnOf } from './sheets';
import { clockText, momentText, readMoment } from './time';
import type { Block } from './writing';

interface Stamped extends ScoreEdit {
  /** Column of the stamp, from 0. */
  readonly at: number;
}

/** The edits of captains' scores that have a column for their time. */
export const stamped = (
  edits: readonly ScoreEdit[],
  { columns }: Grid<ColumnOf<'online'>>,
): readonly Stamped[] =>
  edits.flatMap(edit => {
    const stamp = STAMP[edit.column];
    const at = stamp && columns[stamp];
    return at === undefined ? [] : [{ ...edit, at }];
  });

/** The stamps as cells: the time of the edit, nothing beside a score that was cleared. */
export const stampCells = (edits: readonly Stamped[], at: Instant, sheet: string): readonly Block[] =>
  edits.map(edit => ({
    sheet,
    row: edit.row.row,
    column: edit.at + 1,
    values: [[edit.now === '' ? '' : new Date(at)]],
    text: [],
  }));

/** A1 texts of the stamps to set, or to clear: those that stand below each other in one, `J5:J34`. */
export function stampRanges(edits: readonly Stamped[], isCleared: boolean): string[] {
  const runs: { column: number; first: number; last: number }[] = [];
  for (const { row, at } of edits
    .filter(({ now }) => (now === '') === isCleared)
    .sort((x, y) => x.at - y.at || x.row.row - y.row.row)) {
    const run = runs[runs.length - 1];
    if (run?.column === at && run.last === row.row - 1) run.last = row.row;
    else runs.push({ column: at, first: row.row, last: row.row });
  }
  return runs.map(({ column, first, last }) => `${columnName(column)}${first}:${columnName(column)}${last}`);
}

/** A time that nobody saw, as a judge writes it: `~20:05:30`, with its date where the clock alone would say another day. */
export function inferredText(at: Instant, start: Instant | undefined, zone: string): string {
  const clock = clockText(at, zone);
  const read = readMoment(clock, zone, start);
  return `~${read.ok && read.at === at ? clock : momentText(at, zone).replace('T', ' ')}`;
}
