import type { CellRef, Instant } from '../core/tournament';
import { openBorder } from './border';
import { type Grid, type GridRow, readGrid } from './grid';
import type { Watched } from './log';
import { isBlank, isDate, readWhole } from './numbers';
import { asBlocks } from './ownTable';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';
import type { Lang } from './standingsSheet';
import { isTimeOnly, momentText, wallClock } from './time';
import type { Block } from './writing';

/** A change of one watched cell, as the log will hold it. */
export interface LogEntry {
  readonly at: Instant;
  readonly cell: CellRef;
  /** `recordOf` its row and column. */
  readonly record: string;
  readonly old: string;
  readonly now: string;
  /** Empty where the platform does not tell. */
  readonly who: string;
}

const ENDING: Readonly<Record<Watched, string>> = { a: 'A', b: 'B', judge: 'J' };

/**
 * How the log names a cell of a row: the row's id, else wall and game, and the column: `r17 A`, `3/5 B`, `r17 J`.
 * Undefined for a row that has none of these: by its number alone another row would inherit the line.
 */
export function recordOf(
  row: GridRow<ColumnOf<'online'>>,
  column: Watched,
  id: string = row.text('id'),
): string | undefined {
  const [wall, game] = [row.text('wall'), readWhole(row.cell('game'))];
  const name = id || (wall && game !== undefined && `${wall}/${game}`);
  return name ? recordNamed(name, column) : undefined;
}

/** The same for a row that is named already. */
export const recordNamed = (row: string, column: Watched): string => `${row} ${ENDING[column]}`;

/** A cell as a text that the log's reader takes for the same entry: a time must not come back as a score. */
export function loggedText(cell: unknown, zone: string): string {
  if (isBlank(cell)) return '';
  if (!isDate(cell)) return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell).trim();
  if (Number.isNaN(cell.getTime())) return '';
  const text = momentText(cell.getTime(), zone).replace('T', ' ');
  return isTimeOnly(wallClock(cell.getTime(), zone)) ? text : text.replace(/ 00:00$/, '');
}

/** The lines as blocks under everything that the log's sheet holds, every cell of them plain text. */
export function logBlocks(
  entries: readonly LogEntry[],
  sheet: SheetCells,
  zone: string,
  lang: Lang,
): readonly Block[] {
  if (entries.length === 0) return [];
  const grid = readGrid<ColumnOf<'log'>>(sheet, SHEETS.log, openBorder(), zone);
  const columns = columnsOf(grid);
  const end = sheet.values.reduce((found, row, i) => (row.every(isBlank) ? found : i + 1), 0);
  const cells = columns.map(([key, column]) => {
    const title = grid ? [] : [SHEETS.log.columns[key][lang]];
    return { column, isText: true, values: [...title, ...entries.map(entry => textIn(entry, key, zone))] };
  });
  return asBlocks(sheet.name, end + 1, entries.length + (grid ? 0 : 1), cells);
}

/** What the last line of each record says. */
export function lastTold(sheet: SheetCells, zone: string): ReadonlyMap<string, Told> {
  const grid = readGrid<ColumnOf<'log'>>(sheet, SHEETS.log, openBorder(), zone);
  const told = (row: GridRow<ColumnOf<'log'>>): Told => ({
    old: row.text('old'),
    now: row.text('new'),
    who: row.text('who'),
  });
  return new Map(grid?.rows.map(row => [row.text('record'), told(row)]));
}

export type Told = Pick<LogEntry, 'old' | 'now' | 'who'>;

/** Without those that the last line of their record tells word for word: a run that died had begun with them. */
export function withoutTold(
  entries: readonly LogEntry[],
  sheet: SheetCells,
  zone: string,
): readonly LogEntry[] {
  const told = lastTold(sheet, zone);
  return entries.filter(entry => {
    const line = told.get(entry.record);
    return !line || (['old', 'now', 'who'] as const).some(key => line[key] !== entry[key].trim());
  });
}

/** The columns of the log from left to right; of a sheet without headers all of them. */
function columnsOf(grid: Grid<ColumnOf<'log'>> | undefined): (readonly [ColumnOf<'log'>, number])[] {
  const keys = Object.keys(SHEETS.log.columns) as ColumnOf<'log'>[];
  if (!grid) return keys.map((key, i) => [key, i] as const);
  return keys
    .flatMap(key => {
      const column = grid.columns[key];
      return column === undefined ? [] : [[key, column] as const];
    })
    .sort(([, x], [, y]) => x - y);
}

function textIn(entry: LogEntry, key: ColumnOf<'log'>, zone: string): string {
  if (key === 'time') return momentText(entry.at, zone);
  if (key === 'sheet' || key === 'cell') return entry.cell[key];
  if (key === 'chain') return '';
  return key === 'new' ? entry.now : entry[key];
}
