import type { CellRef, WallGame } from '../../core/tournament';
import type { Grid, GridRow } from '../../table/grid';
import { nameKey } from '../../table/names';
import { readWhole } from '../../table/numbers';
import type { ColumnOf } from '../../table/sheets';
import type { Place } from '../panel';

export type OnlineGrid = Grid<ColumnOf<'online'>>;
export type OnlineRow = GridRow<ColumnOf<'online'>>;

/** Rows of the online table by name: the row id, else `wall/game`. A row is never known by its number. */
export interface Records {
  readonly rowOf: (game: WallGame) => OnlineRow | undefined;
  readonly place: (at: CellRef | undefined) => Place | null;
}

export function recordsOf(grid: OnlineGrid | undefined): Records {
  const rows = new Map(grid?.rows.map(row => [row.row, row]));
  const rowAt = ({ sheet, cell }: CellRef): OnlineRow | undefined =>
    sheet === grid?.name ? rows.get(Number(/\d+$/.exec(cell)?.[0])) : undefined;
  return {
    rowOf: game => rowAt(game.at),
    place: at => {
      const row = at && rowAt(at);
      return at && at.sheet !== '' ? { ...at, record: row ? recordOf(row) : '' } : null;
    },
  };
}

export const recordOf = (row: OnlineRow): string => row.text('id') || wallAndGame(row);

const wallAndGame = (row: OnlineRow): string => {
  const game = readWhole(row.cell('game')) ?? row.text('game');
  return row.text('wall') === '' ? '' : `${row.text('wall')}/${game}`;
};

/** The row of that name: by its id, else by wall and game. A name that two rows bear is nobody's. */
export function rowNamed({ rows }: OnlineGrid, record: string): OnlineRow | undefined {
  const key = nameKey(record);
  if (key === '') return undefined;
  const byId = rows.filter(row => nameKey(row.text('id')) === key);
  const found = byId.length > 0 ? byId : rows.filter(row => nameKey(wallAndGame(row)) === key);
  return found.length === 1 ? found[0] : undefined;
}
