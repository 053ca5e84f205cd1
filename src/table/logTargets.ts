import { columnName, openBorder } from './border';
import { type Grid, type GridRow, readGrid } from './grid';
import { STATE_WORDS } from './ledgerSheet';
import { WATCHED, type Watched } from './log';
import { nameKey } from './names';
import { isBlank, readWhole } from './numbers';
import { type ColumnOf, SHEETS, type SheetForm, type SheetId, titledSheetId } from './sheets';
import { sheetNamed, type Workbook } from './workbook';

export type LogRow = GridRow<ColumnOf<'log'>>;

/** The cell that a line of the log is about, wherever its row stands now; without a column the whole row. */
export interface LogTarget {
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
  /** Index from 0; absent: the line tells of the row that was added. */
  readonly column?: number;
}

/** Sheets whose cells the log follows. */
const FOLLOWED = ['regulation', 'online', 'penalties'] as const;
type Followed = (typeof FOLLOWED)[number];

interface Found {
  readonly grid: Grid<string>;
  /** Row numbers by the names that the log may call a row. */
  readonly rows: ReadonlyMap<string, number>;
}

/** `r17 A`, `3/5 B`, `r17 J`: the row and its column of scores. */
const OF_SCORE = /^(.*?)[\s/:·.#-]+\(?([abавбj])\)?$/u;
const SIDES: Readonly<Record<string, Watched>> = { a: 'a', а: 'a', b: 'b', в: 'b', б: 'b', j: 'judge' };
const OF_CELL = /^(.*)#(\w+)$/;
const STATES = new Set(Object.values(STATE_WORDS).flatMap(({ ru, en }) => [nameKey(ru), nameKey(en)]));

const asName = (record: string): string => nameKey(record).replace(/[\s/:·.#-]+/g, '/');

/** Finds the cells that lines of the log are about; undefined: the row or its column is gone. */
export function logTargets(workbook: Workbook): (line: LogRow) => LogTarget | undefined {
  const found = new Map(FOLLOWED.flatMap(id => foundIn(workbook, id)));
  const cellOf = (id: SheetId | undefined, name: string, column: string): LogTarget | undefined => {
    const { grid, rows } = found.get(id as Followed) ?? {};
    const [row, index] = [rows?.get(asName(name)), grid?.columns[column]];
    return grid && row !== undefined && index !== undefined
      ? { sheet: grid.name, row, column: index }
      : undefined;
  };
  const sheetOf = (line: LogRow): SheetId | undefined => {
    const named = nameKey(line.text('sheet'));
    return [...found].find(([, { grid }]) => nameKey(grid.name) === named)?.[0] ?? titledSheetId(named);
  };
  return line => {
    const [record, id] = [line.text('record'), sheetOf(line)];
    const [, name, column] = OF_CELL.exec(record) ?? [];
    if (name !== undefined && column !== undefined) return cellOf(id, name, column);
    if (id === 'penalties') return rulingOf(line, found.get('penalties'));
    const [, score = '', side = ''] = OF_SCORE.exec(nameKey(record)) ?? [];
    const watched = SIDES[side];
    return watched ? cellOf('online', score, watched) : byCell(line, found.get('online'), id);
  };
}

function foundIn(workbook: Workbook, id: Followed): (readonly [Followed, Found])[] {
  const cells = sheetNamed(workbook.sheets, id);
  const form = SHEETS[id] as unknown as SheetForm<string>;
  const grid = cells && readGrid<string>(cells, form, openBorder(), workbook.zone);
  if (!grid) return [];
  const rows = grid.rows.flatMap(row => namesOf(row, id).map(name => [name, row.row] as const));
  return [[id, { grid, rows: new Map(rows) }]];
}

function namesOf(row: GridRow<string>, id: Followed): readonly string[] {
  if (id !== 'online') return [asName(row.text(id === 'regulation' ? 'parameter' : 'id'))].filter(Boolean);
  const [wall, game] = [row.text('wall'), readWhole(row.cell('game'))];
  const place = wall && game !== undefined ? [asName(`${wall}/${game}`)] : [];
  return [asName(row.text('id')), ...place].filter(Boolean);
}

/** A line that names a penalty alone: what was paid, its state, or that it was added. */
function rulingOf(line: LogRow, found: Found | undefined): LogTarget | undefined {
  const row = found?.rows.get(asName(line.text('record')));
  if (!found || row === undefined) return undefined;
  const isState = [line.text('old'), line.text('new')].some(text => STATES.has(nameKey(text)));
  if (isState && isBlank(line.cell('old'))) return { sheet: found.grid.name, row };
  const column = found.grid.columns[isState ? 'state' : 'paid'];
  return column === undefined ? undefined : { sheet: found.grid.name, row, column };
}

/** A record without a side, or none: the column, or the row too, is that of the cell. */
function byCell(line: LogRow, found: Found | undefined, id: SheetId | undefined): LogTarget | undefined {
  if (!found || (id !== 'online' && line.text('sheet') !== '')) return undefined;
  const { name, columns } = found.grid;
  const [, letters = '', number] = /([A-Z]{1,3})\$?(\d+)$/i.exec(line.text('cell')) ?? [];
  const record = line.text('record');
  const row = record ? found.rows.get(asName(record)) : Number(number);
  const column = WATCHED.map(key => columns[key]).find(
    index => index !== undefined && columnName(index) === letters.toUpperCase(),
  );
  return row && column !== undefined ? { sheet: name, row, column } : undefined;
}
