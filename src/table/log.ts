import type { Instant } from '../core/tournament';
import { type Border, columnName, report } from './border';
import type { Grid, GridRow } from './grid';
import { nameKey } from './names';
import { type ColumnOf, titledSheetId } from './sheets';
import { readMoment } from './time';

/** A change of a cell that the log saw. */
export interface LogLine {
  readonly at: Instant;
  readonly old: unknown;
  readonly now: unknown;
}

/** The columns of scores that the log follows. */
export const WATCHED = ['a', 'b', 'judge'] as const;
export type Watched = (typeof WATCHED)[number];

export interface LogBook {
  /** What happened to a cell of a game's row, oldest first. */
  readonly cell: (
    row: GridRow<ColumnOf<'online'>>,
    column: Watched,
    wall: string,
    game: number,
  ) => readonly LogLine[];
  /** All rows that it names: ids, or wall and game as `3/5`. */
  readonly records: ReadonlySet<string>;
}

const EMPTY: LogBook = { cell: () => [], records: new Set() };

const SIDE_OF_RECORD = /[\s/:·.#-]+\(?([abавбj])\)?$/u;

/**
 * The log of the online table. A line names its row by the record (the row id, or wall and game: `3/5`); one without
 * a record by the row of its cell. Its column is the one that the record ends with (`r17 A`, `3/5 B`, `r17 J`: the
 * judge's), so that it is known after columns moved; else that of the cell.
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
    const record = nameKey(row.text('record'));
    const ownSide = SIDE_OF_RECORD.exec(record)?.[1];
    if (ownSide === undefined && isOfOtherSheet(row.text('sheet'), online.name)) continue;
    const at = readMoment(row.cell('time'), zone);
    if (!at.ok) {
      report(border, 'warning', 'badMoment', row.at('time'), { text: row.text('time') });
      continue;
    }
    const [letters, number] = cellParts(row.text('cell'));
    const side = ownSide ?? letters;
    const key = `${record ? withoutSide(record) : `#${number}`}\u0001${side}`;
    lines.set(key, [...(lines.get(key) ?? []), { at: at.at, old: row.cell('old'), now: row.cell('new') }]);
  }
  return {
    cell: (row, column, wall, game) => linesOf(lines, online, row, column, wall, game),
    records: new Set([...lines.keys()].map(key => key.split('\u0001')[0] ?? '')),
  };
}

/** Lines that are older than a new title of the sheet name it by its usual one. */
const isOfOtherSheet = (named: string, online: string): boolean =>
  named !== '' && nameKey(named) !== nameKey(online) && titledSheetId(named) !== 'online';

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
  const letters = index === undefined ? [] : [columnName(index)];
  const sides = { a: ['a', 'а'], b: ['b', 'в', 'б'], judge: ['j'] }[column];
  const records = [
    withoutSide(nameKey(row.text('id'))),
    withoutSide(nameKey(`${wall}/${game}`)),
    `#${row.row}`,
  ].filter(Boolean);
  const found = records.flatMap(record =>
    [...letters, ...sides].flatMap(side => lines.get(`${record}\u0001${side}`) ?? []),
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
