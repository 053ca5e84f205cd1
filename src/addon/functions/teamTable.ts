import type { Points } from '../../core/points';
import type { TeamName } from '../../core/standings';
import { nameKey, shown } from '../../table/names';
import { isBlank, isErrorText } from '../../table/numbers';
import { type Cell, cellOf, isBlankRow, type Rows, rowsOf } from './arguments';
import type { Problems } from './problems';
import { numberIn } from './quantities';

export interface Header {
  /** As it is written, without edges. */
  readonly title: string;
  /** Column from 0. */
  readonly column: number;
  readonly cell: Cell;
}

/** A table with a header row whose first column is the team. A team is known inside by the key of its name. */
export interface TeamTable {
  readonly rows: Rows;
  /** Row of the headers, from 0. */
  readonly headerRow: number;
  /** Columns after the first that have a header. */
  readonly headers: readonly Header[];
  /** Row of each team, from 0. */
  readonly teams: ReadonlyMap<TeamName, number>;
  /** The number of each team in a column, read once. */
  readonly numbers: (column: number) => ReadonlyMap<TeamName, Points>;
}

const TEAM = { ru: 'название команды', en: 'the name of a team' };

export function readTeamTable(argument: string, value: unknown, problems: Problems): TeamTable {
  const rows = rowsOf(value);
  const headerRow = Math.max(
    0,
    rows.findIndex(row => !isBlankRow(row)),
  );
  const headers = (rows[headerRow] ?? []).flatMap((_, column) => {
    const cell = cellOf(argument, rows, headerRow, column);
    return column === 0 || isBlank(cell.value) ? [] : [{ title: shown(String(cell.value)), column, cell }];
  });
  const teams = teamsOf(argument, rows, headerRow, problems);
  const read = new Map<number, ReadonlyMap<TeamName, Points>>();
  const numbers = (column: number): ReadonlyMap<TeamName, Points> => {
    const found = read.get(column) ?? numbersOf(column);
    read.set(column, found);
    return found;
  };
  const numbersOf = (column: number): ReadonlyMap<TeamName, Points> => {
    const found = new Map<TeamName, Points>();
    for (const [team, row] of teams) {
      const number = numberIn(cellOf(argument, rows, row, column), problems);
      if (number) found.set(team, number);
    }
    return found;
  };
  return { rows, headerRow, headers, teams, numbers };
}

function teamsOf(argument: string, rows: Rows, headerRow: number, problems: Problems): Map<TeamName, number> {
  const teams = new Map<TeamName, number>();
  rows.forEach((cells, row) => {
    if (row <= headerRow || isBlankRow(cells)) return;
    const cell = cellOf(argument, rows, row, 0);
    const key = teamKey(cell.value);
    const before = key === undefined ? undefined : teams.get(key);
    if (key === undefined) problems.at(cell, TEAM);
    else if (before !== undefined) problems.at(cell, listedOnce(before + 1));
    else teams.set(key, row);
  });
  return teams;
}

const listedOnce = (row: number) => ({
  ru: `каждая команда один раз, а эта уже есть в строке ${row}`,
  en: `each team once, and this one is already in row ${row}`,
});

/** The key of a team's name: text, or a number that serves as one. */
export function teamKey(value: unknown): TeamName | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !isErrorText(value) ? nameKey(value) || undefined : undefined;
}
