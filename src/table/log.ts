import type { Instant, WallSide } from '../core/tournament';
import { type Border, columnName, report } from './border';
import type { Grid, GridRow } from './grid';
import { nameKey } from './names';
import type { ColumnOf } from './sheets';
import { readMoment } from './time';

/** A change of a cell that the log saw. */
export interface LogLine {
  readonly at: Instant;
  readonly old: unknown;
  readonly now: unknown;
}

type Watched = WallSide | 'judge';

export interface LogBook {
  /** What happened to a cell of a game's row, oldest first. */
  readonly cell: (
    row: GridRow<ColumnOf<'online'>>,
    column: Watched,
    wall: string,
    game: number,
  ) => readonly LogLine[];
}

const EMPTY: LogBook = { cell: () => [] };

const SIDE_OF_RECORD = /[\s/:·.#-]+\(?([abавб])\)?$/u;

/**
 * The log of the online table. A line names its row by the record (the row id, or wall and game: `3/5`); one without
 * a record by the row of its cell. Its column is that of the cell.
 */
export function readLog(
  grid: Grid<ColumnOf<'log'>> | undefined,
  online: Grid<ColumnOf<'online'>>,
  zone: string,
  border: Border,
): LogBook {
  if (!grid) return EMPTY;
  const lines = new Map<string, LogLine[]>();
  for (const row of grid.rows) {
    if (row.text('sheet') !== '' && nameKey(row.text('sheet')) !== nameKey(online.name)) continue;
    const at = readMoment(row.cell('time'), zone);
    if (!at.ok) {
      report(border, 'warning', 'badMoment', row.at('time'), { text: row.text('time') });
      continue;
    }
    const [letters, number] = cellParts(row.text('cell'));
    const record = nameKey(row.text('record'));
    const side = letters || (SIDE_OF_RECORD.exec(record)?.[1] ?? '');
    const key = `${record ? withoutSide(record) : `#${number}`}\u0001${side}`;
    lines.set(key, [...(lines.get(key) ?? []), { at: at.at, old: row.cell('old'), now: row.cell('new') }]);
  }
  return { cell: (row, column, wall, game) => linesOf(lines, online, row, column, wall, game) };
}

function linesOf(
  lines: ReadonlyMap<string, LogLine[]>,
  online: Grid<ColumnOf<'online'>>,
  row: GridRow<ColumnOf<'online'>>,
  column: Watched,
  wall: string,
  game: number,
): readonly LogLine[] {
  if (lines.size === 0) return [];
  const index = online.columns[column];
  const letters = index === undefined ? '' : columnName(index);
  const sides = column === 'a' ? ['a', 'а'] : column === 'b' ? ['b', 'в', 'б'] : [];
  const records = [
    withoutSide(nameKey(row.text('id'))),
    withoutSide(nameKey(`${wall}/${game}`)),
    `#${row.row}`,
  ].filter(Boolean);
  const found = records.flatMap(record =>
    [letters, ...sides].flatMap(side => lines.get(`${record}\u0001${side}`) ?? []),
  );
  return found.length > 1 ? found.sort((x, y) => x.at - y.at) : found;
}

/** A record as wall and game alone, whatever stands between them. */
const withoutSide = (record: string): string =>
  record.replace(SIDE_OF_RECORD, '').replace(/[\s/:·.#-]+/g, '/');

function cellParts(cell: string): [letters: string, row: string] {
  const [, letters = '', row = ''] = /([A-Z]{1,3})\$?(\d+)$/i.exec(cell.replace(/\$/g, '')) ?? [];
  return [letters.toUpperCase(), row];
}
