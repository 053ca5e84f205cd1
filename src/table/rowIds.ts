import { last } from '../core/lists';
import type { Grid, GridRow } from './grid';
import { type LogBook, WATCHED } from './log';
import { loggedText } from './logWriting';
import { nameKey } from './names';
import { isBlank, readWhole } from './numbers';
import type { ColumnOf } from './sheets';

type Row = GridRow<ColumnOf<'online'>>;

const NUMBERED = /^r(\d{1,15})$/;

/** What decides between rows that carry the same id. */
export interface IdFacts {
  readonly log: LogBook;
  readonly zone: string;
  /** Whether this very edit wrote the row's id, so that the row is the copy. */
  readonly isEdited?: (row: number) => boolean;
}

/**
 * Ids for rows with wall and game that have none, or have one that another row holds (a row was copied); by row number.
 * No other id changes, and a number once used, in the sheet or in the log, never comes again. Without the column: none.
 *
 * Reading: of rows with the same id it stays with the one that this edit did not write; of those with the one whose
 * scores are what the log last saw under that id; of those with the upper one.
 */
export function newRowIds(grid: Grid<ColumnOf<'online'>>, facts: IdFacts): ReadonlyMap<number, string> {
  if (grid.columns.id === undefined) return new Map();
  const holders = holdersOf(grid.rows, facts);
  const used = [...grid.rows.map(row => nameKey(row.text('id'))), ...facts.log.records];
  let largest = used.reduce((most, id) => Math.max(most, Number(NUMBERED.exec(id)?.[1] ?? 0)), 0);
  const needing = grid.rows.filter(row => isGame(row) && holders.get(nameKey(row.text('id'))) !== row);
  return new Map(needing.map(row => [row.row, `r${++largest}`]));
}

const isGame = (row: Row): boolean => !isBlank(row.cell('wall')) && !isBlank(row.cell('game'));

function holdersOf(rows: readonly Row[], facts: IdFacts): ReadonlyMap<string, Row> {
  const holders = new Map<string, Row>();
  for (const row of rows) {
    const id = nameKey(row.text('id'));
    const other = holders.get(id);
    if (id !== '' && (!other || claim(row, facts) > claim(other, facts))) holders.set(id, row);
  }
  return holders;
}

/** How well an id fits a row; of equal ones the upper, which is met first, keeps it. */
function claim(row: Row, { log, zone, isEdited }: IdFacts): number {
  const [wall, game] = [row.text('wall'), readWhole(row.cell('game')) ?? 0];
  const fitting = WATCHED.filter(column => {
    const line = last(log.cell(row, column, wall, game));
    return line && loggedText(line.now, zone) === loggedText(row.cell(column), zone);
  });
  return fitting.length + (isGame(row) ? 10 : 0) + (isEdited?.(row.row) ? 0 : 100);
}
