import { OUTCOMES, type Outcome, type PointsRow, type PointsTable } from '../core/game';
import { isWhole, type Points, toNumber } from '../core/points';
import { isBlank, readNumber, tidied } from './numbers';
import { outcomeNamed, sideNamed, wordKey } from './words';

/** What is wrong with a cell of a points table. */
export type PointsTableFault = 'noSideColumn' | 'columnTwice' | 'players' | 'side' | 'rowTwice' | 'number';

export interface PointsTableProblem {
  /** Of the cell, from 0. */
  readonly row: number;
  readonly column: number;
  readonly fault: PointsTableFault;
}

export interface PointsTableRead {
  readonly table: PointsTable;
  /** Row of the cells for each row of the table, from 0. */
  readonly rowOf: ReadonlyMap<PointsRow, number>;
  /** Column of each outcome that the table knows, from 0. */
  readonly columnOf: ReadonlyMap<Outcome, number>;
  /** Whether some row is for a number of players. */
  readonly isKeyed: boolean;
  readonly problems: readonly PointsTableProblem[];
}

const PLAYERS = new Set(['players', 'игроков', 'игроки', 'число игроков']);
const SIDE = new Set(['side', 'сторона', 'role', 'роль']);

interface Columns {
  readonly players?: number;
  readonly side?: number;
  readonly outcomes: ReadonlyMap<Outcome, number>;
}

/**
 * A table of points by players, side and outcome, as in a sheet: a header row `players, side, <outcome>…` in any
 * order, then rows; blank rows are passed over. A blank cell or `-` leaves an outcome unset; columns with other
 * headers are for people.
 */
export function readPointsTable(cells: readonly (readonly unknown[])[]): PointsTableRead {
  const problems: PointsTableProblem[] = [];
  const at = Math.max(
    0,
    cells.findIndex(row => !row.every(isBlank)),
  );
  const columns = columnsOf(cells[at] ?? [], at, problems);
  const rowOf = new Map<PointsRow, number>();
  const seen = new Set<string>();
  cells.forEach((row, i) => {
    if (i <= at || columns.side === undefined || row.every(isBlank)) return;
    const read = rowAt(row, i, columns, problems);
    const key = read && `${read.side} ${read.players}`;
    if (key && seen.has(key)) problems.push({ row: i, column: columns.side, fault: 'rowTwice' });
    if (key) seen.add(key);
    if (read) rowOf.set(read, i);
  });
  const table = [...rowOf.keys()];
  const isKeyed = table.some(row => row.players !== undefined);
  return { table, rowOf, columnOf: columns.outcomes, isKeyed, problems };
}

function columnsOf(header: readonly unknown[], row: number, problems: PointsTableProblem[]): Columns {
  const found = new Map<string, number>();
  header.forEach((cell, column) => {
    const title = typeof cell === 'string' ? titleOf(cell) : undefined;
    if (title === undefined) return;
    if (found.has(title)) problems.push({ row, column, fault: 'columnTwice' });
    else found.set(title, column);
  });
  const [players, side] = [found.get('players'), found.get('side')];
  if (side === undefined) problems.push({ row, column: 0, fault: 'noSideColumn' });
  const outcomes = new Map(
    OUTCOMES.flatMap(outcome => {
      const column = found.get(outcome);
      return column === undefined ? [] : [[outcome, column] as const];
    }),
  );
  return { ...(players !== undefined && { players }), ...(side !== undefined && { side }), outcomes };
}

const titleOf = (cell: string): string | undefined =>
  PLAYERS.has(wordKey(cell)) ? 'players' : SIDE.has(wordKey(cell)) ? 'side' : outcomeNamed(cell);

function rowAt(cells: readonly unknown[], row: number, columns: Columns, problems: PointsTableProblem[]) {
  const side = sideNamed(String(cells[columns.side ?? 0] ?? ''));
  if (!side) problems.push({ row, column: columns.side ?? 0, fault: 'side' });
  const players = playersAt(cells, row, columns.players, problems);
  const points: Partial<Record<Outcome, Points>> = {};
  for (const [outcome, column] of columns.outcomes) {
    const cell = cells[column];
    if (isUnset(cell)) continue;
    const read = readNumber(cell);
    if (read.ok) points[outcome] = read.points;
    else problems.push({ row, column, fault: 'number' });
  }
  return side && ({ side, points, ...(players !== undefined && { players }) } satisfies PointsRow);
}

/** A dash says the same as a blank cell. */
const isUnset = (cell: unknown): boolean =>
  isBlank(cell) || (typeof cell === 'string' && /^[-—]$/.test(tidied(cell)));

function playersAt(
  cells: readonly unknown[],
  row: number,
  column: number | undefined,
  problems: PointsTableProblem[],
): number | undefined {
  if (column === undefined || isBlank(cells[column])) return undefined;
  const read = readNumber(cells[column]);
  if (read.ok && isWhole(read.points) && toNumber(read.points) > 0) return toNumber(read.points);
  problems.push({ row, column, fault: 'players' });
  return undefined;
}
