import type { CellRef } from '../../core/tournament';
import { headerColumns } from '../../table/headers';
import { nameKey, shown } from '../../table/names';
import { SHEETS, type SheetCells, type SheetForm, type SheetId } from '../../table/sheets';
import { isZone } from '../../table/time';
import { wordKey } from '../../table/words';
import type { Workbook } from '../../table/workbook';
import { type Cell, cellOf, isLeftOut, type Rows, rowsOf } from './arguments';

/** The ranges of a call of STANDINGS, as they came. */
export interface Ranges {
  readonly regulation: unknown;
  readonly games: unknown;
  readonly penalties: unknown;
  readonly walls: unknown;
  readonly teams: unknown;
}
export type RangeName = keyof Ranges;

/** The sheets that each argument may be; a range of games is read as the one that the regulation needs. */
export const SHEETS_OF: Readonly<Record<RangeName, readonly SheetId[]>> = {
  regulation: ['regulation'],
  games: ['online', 'games'],
  penalties: ['penalties'],
  walls: ['walls'],
  teams: ['teams'],
};

const ZONE = 'Europe/Moscow';

/** The ranges as a workbook with the sheets of the file format; judged at `now`. */
export function workbookOf(ranges: Ranges, now: number): Workbook {
  const given = { ...ranges, regulation: regulationRows(ranges.regulation), teams: teamRows(ranges) };
  const names = (Object.keys(SHEETS_OF) as RangeName[]).filter(name => !isLeftOut(given[name]));
  return {
    sheets: names.flatMap(name => SHEETS_OF[name].map(id => cells(id, rowsOf(given[name])))),
    zone: said('zone', given.regulation) ?? ZONE,
    locale: said('locale', given.regulation) ?? '',
    now,
  };
}

const cells = (id: SheetId, values: Rows): SheetCells => ({
  name: SHEETS[id].ru,
  values,
  merges: [],
  filtered: false,
});

const REGULATIONS: Readonly<Record<string, string>> = {
  стенки: 'walls',
  wall: 'walls',
  лига: 'league',
  кубок: 'cup',
};

/** A regulation may be given by its name alone. */
function regulationRows(value: unknown): unknown {
  const rows = rowsOf(value);
  if (isLeftOut(value) || rows.length > 1 || (rows[0]?.length ?? 0) > 1) return value;
  const name = String(rows[0]?.[0]);
  return [
    [SHEETS.regulation.columns.parameter.ru, SHEETS.regulation.columns.value.ru],
    ['regulation', REGULATIONS[wordKey(name)] ?? name],
  ];
}

/** The value of a row about the file itself; a zone only where it is one, else the reader of the sheet names it. */
function said(name: 'zone' | 'locale', regulation: unknown): string | undefined {
  const text = shown(
    String(rowsOf(regulation).find(([key]) => nameKey(String(key ?? '')) === name)?.[1] ?? ''),
  );
  return text === '' || (name === 'zone' && !isZone(text)) ? undefined : text;
}

/** Without a sheet of teams they are those that the schedule, or else the protocols, name. */
function teamRows({ teams, walls, games }: Ranges): unknown {
  if (!isLeftOut(teams)) return teams;
  const named = isLeftOut(walls)
    ? namesIn(rowsOf(games), SHEETS.games, ['team'])
    : namesIn(rowsOf(walls), SHEETS.walls, ['a', 'b']);
  const known = new Map(named.map(name => [nameKey(name), name]));
  known.delete('');
  return [[SHEETS.teams.columns.team.ru], ...[...known.values()].map(name => [name])];
}

function namesIn<K extends string>(rows: Rows, form: SheetForm<K>, keys: readonly K[]): string[] {
  const headers = rows.map(row => headerColumns(row, form));
  const at = headers.findIndex(found => keys.every(key => found[key] !== undefined));
  return at < 0
    ? []
    : rows.slice(at + 1).flatMap(row => keys.map(key => shown(String(row[headers[at]?.[key] ?? 0] ?? ''))));
}

/** The cell of an argument that stands at a place of its sheet; an argument of one cell is that cell. */
export function cellAt({ sheet, cell }: CellRef, ranges: Ranges): Cell {
  const isOf = (name: RangeName): boolean => SHEETS_OF[name].some(id => SHEETS[id].ru === sheet);
  const argument = (Object.keys(SHEETS_OF) as RangeName[]).find(isOf) ?? 'regulation';
  const rows = rowsOf(ranges[argument]);
  if (rows.length === 1 && rows[0]?.length === 1) return cellOf(argument, rows, 0, 0);
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const column = [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0);
  return cellOf(argument, rows, Number(digits) - 1, column - 1);
}
