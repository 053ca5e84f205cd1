import { last } from '../core/lists';
import type { Instant } from '../core/tournament';
import type { Grid, GridRow } from './grid';
import { type LogBook, type LogLine, WATCHED, type Watched } from './log';
import { loggedText } from './logWriting';
import { isUnder } from './merges';
import { isBlank, readWhole } from './numbers';
import type { ColumnOf, SheetCells } from './sheets';

type Row = GridRow<ColumnOf<'online'>>;

/** A block of cells, counted from 1. */
export interface EditedBlock {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What the platform tells of an edit; texts only where one cell was typed or cleared. */
export interface Edit {
  readonly block: EditedBlock;
  readonly value?: string;
  readonly oldValue?: string;
}

/** A watched cell that really changed. */
export interface ScoreEdit {
  readonly row: Row;
  readonly column: Watched;
  readonly old: string;
  /** Empty: the cell was cleared. */
  readonly now: string;
  /** The log has its line already: a trigger that died had begun with it. */
  readonly isLogged: boolean;
}

export interface EditedTable {
  readonly grid: Grid<ColumnOf<'online'>>;
  readonly sheet: SheetCells;
  readonly zone: string;
  readonly log: LogBook;
  /** When the edit was made. */
  readonly at: Instant;
  /** Whether a row is a copy of another one: its stamps, and the log under its id, belong to that one. */
  readonly isCopy: (row: number) => boolean;
}

/** The column of the time beside a score. */
export const STAMP = { a: 'stampA', b: 'stampB', judge: undefined } as const;

export const isRowIn = ({ row, rows }: EditedBlock, at: number): boolean => at >= row && at < row + rows;
export const isColumnIn = ({ column, columns }: EditedBlock, index: number | undefined): boolean =>
  index !== undefined && index + 1 >= column && index + 1 < column + columns;

/** The captains' and the judge's score cells inside the edited block that hold something else than before. */
export function scoreEdits(table: EditedTable, edit: Edit): readonly ScoreEdit[] {
  const { grid, sheet } = table;
  const columns = WATCHED.filter(column => isColumnIn(edit.block, grid.columns[column]));
  return grid.rows
    .filter(({ row }) => isRowIn(edit.block, row))
    .flatMap(row =>
      columns
        .filter(column => !isUnder(row.at(column), sheet))
        .flatMap(column => changeOf(row, column, table, edit) ?? []),
    );
}

function changeOf(row: Row, column: Watched, table: EditedTable, edit: Edit): ScoreEdit | undefined {
  const now = loggedText(row.cell(column), table.zone);
  const line = table.isCopy(row.row) ? undefined : lastLine(row, column, table);
  const known = line && loggedText(line.now, table.zone);
  const change = (old: string): ScoreEdit => ({
    row,
    column,
    now,
    old,
    isLogged: isBegun(line, old, now, table),
  });
  if (isTold(row, column, table, edit)) {
    const old = edit.oldValue ?? '';
    if (edit.value === edit.oldValue) return undefined;
    return change(known !== undefined && isSerial(old) ? known : old.trim());
  }
  if (known === undefined ? isNews(row, column, now, table) : known !== now) return change(known ?? '');
  const isBehind = isStamped(row, column) !== (now !== '') && STAMP[column] !== undefined;
  const begun = line && isBehind ? change(loggedText(line.old, table.zone)) : undefined;
  return begun?.isLogged ? begun : undefined;
}

const lastLine = (row: Row, column: Watched, { log }: EditedTable): LogLine | undefined =>
  last(log.cell(row, column, row.text('wall'), readWhole(row.cell('game')) ?? 0));

/** A trigger lives for half a minute; one that comes again for the same edit comes soon. */
const SOON = 60_000;

const isBegun = (line: LogLine | undefined, old: string, now: string, { at, zone }: EditedTable): boolean =>
  line !== undefined &&
  at - line.at <= SOON &&
  loggedText(line.old, zone) === old &&
  loggedText(line.now, zone) === now;

/** Whether the event's own texts are about this cell: not when rows moved before the trigger came to run. */
function isTold(row: Row, column: Watched, table: EditedTable, { block, value, oldValue }: Edit): boolean {
  const cell = row.cell(column);
  if (block.rows * block.columns !== 1) return false;
  if (value === undefined) return oldValue !== undefined && isBlank(cell) && isCleared(row, column, table);
  return typeof cell === 'string' ? cell.trim() === value.trim() : !isBlank(cell);
}

/** An empty cell that nothing was ever seen in is not the cleared one where another row lacks what was seen in it. */
const isCleared = (row: Row, column: Watched, table: EditedTable): boolean =>
  isSeen(row, column, table) ||
  !table.grid.rows.some(other => isBlank(other.cell(column)) && isSeen(other, column, table));

const isSeen = (row: Row, column: Watched, table: EditedTable): boolean => {
  const line = lastLine(row, column, table);
  return isStamped(row, column) || (line !== undefined && loggedText(line.now, table.zone) !== '');
};

/** Dates and times are told as bare numbers: what the log last saw says more. */
const isSerial = (text: string): boolean => /^\d+([.,]\d+)?$/.test(text);

/** Without a line in the log the stamp tells whether the cell was seen already. */
function isNews(row: Row, column: Watched, now: string, { isCopy }: EditedTable): boolean {
  if (now === '') return isStamped(row, column);
  return !isStamped(row, column) || isCopy(row.row);
}

function isStamped(row: Row, column: Watched): boolean {
  const stamp = STAMP[column];
  return stamp !== undefined && row.text(stamp) !== '';
}
