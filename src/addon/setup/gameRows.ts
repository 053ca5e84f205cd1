import { openBorder } from '../../table/border';
import { readGrid } from '../../table/grid';
import { readLog } from '../../table/log';
import { nameKey } from '../../table/names';
import { newRowIds } from '../../table/rowIds';
import { SHEETS, type SheetCells } from '../../table/sheets';
import { rowBlocks } from '../../table/statusColumn';
import { writeInto } from '../writing';
import { appendRows, type Part, rowsOf } from './part';

/**
 * Games of a wall to begin with: a wall of 20 points lasts 10 games at 2 points each, and about half as many again where
 * games give 1 or nothing. A longer wall gets rows by hand; rows that stay empty say nothing.
 */
const GAMES = 15;

/** Rows for each wall of the schedule that has none. */
export function addGameRows(online: Part<'online'>, walls: Part<'walls'>): Part<'online'> {
  const standing = new Set(rowsOf(online).map(row => nameKey(row.text('wall'))));
  const fresh = rowsOf(walls).filter(
    row => row.text('wall') !== '' && row.text('a') !== '' && !standing.has(nameKey(row.text('wall'))),
  );
  return appendRows(
    online,
    fresh.flatMap(row =>
      Array.from({ length: GAMES }, (_, i) => ({
        wall: row.text('wall'),
        game: i + 1,
        teamA: row.text('a'),
        teamB: row.text('b'),
      })),
    ),
  );
}

/** Gives each row of a game that has none an id. */
export function addRowIds(online: Part<'online'>, log: Part<'log'> | undefined, zone: string): void {
  const cells = cellsOf(online);
  const grid = readGrid(cells, SHEETS.online, openBorder(), zone);
  if (!grid) return;
  const logGrid = log && readGrid(cellsOf(log), SHEETS.log, openBorder(), zone);
  const ids = newRowIds(grid, { log: readLog(logGrid, grid, zone, openBorder()), zone });
  for (const block of rowBlocks({ id: ids }, grid, cells)) writeInto(online.sheet, block);
}

const cellsOf = ({ sheet, id, values }: Part): SheetCells => ({
  name: sheet.getName(),
  id,
  values,
  merges: [],
  filtered: false,
});
