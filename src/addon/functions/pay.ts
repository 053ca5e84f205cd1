import type { Gist } from '../../core/finding';
import { type Lookup, OUTCOMES, type Outcome, type PointsTable, payFor, type Role } from '../../core/game';
import { LEAGUE_POINTS } from '../../regulations/league/points';
import { type PointsTableFault, type PointsTableRead, readPointsTable } from '../../table/pointsTable';
import { type Cell, cellOf, isLeftOut, rowsOf } from './arguments';
import type { Problems } from './problems';
import { NUMBER } from './quantities';

/** The points table of a call: the argument's, or the league's own. */
export interface Pay {
  readonly isKeyed: boolean;
  readonly outcomes: ReadonlySet<Outcome>;
  /** Numbers of players that have rows, ascending. */
  readonly players: readonly number[];
  readonly lookup: (role: Role, outcome: Outcome, players: number | undefined) => Lookup;
  /** The cell that a lookup found not set. */
  readonly unset: (lookup: Lookup, outcome: Outcome) => Cell | undefined;
}

const FAULTS: Readonly<Record<PointsTableFault, Gist>> = {
  noSideColumn: {
    ru: 'строка заголовков: игроков, сторона, затем исходы',
    en: 'a header row: players, side, then outcomes',
  },
  columnTwice: { ru: 'один столбец на исход', en: 'one column for an outcome' },
  players: { ru: 'число игроков, целое от 1, или пусто', en: 'a number of players, whole, from 1, or blank' },
  side: {
    ru: 'роль или сторона: честные, мафия, маньяк',
    en: 'a role or a side: good, mafia, maniac',
  },
  rowTwice: {
    ru: 'одна строка на сторону и число игроков',
    en: 'one row for a side and a number of players',
  },
  number: NUMBER,
};

export function payOf(argument: string, value: unknown, problems: Problems): Pay {
  if (isLeftOut(value))
    return payFrom(LEAGUE_POINTS, new Set(LEAGUE_POINTS.flatMap(outcomesOf)), false, () => undefined);
  const rows = rowsOf(value);
  const read = readPointsTable(rows);
  for (const { row, column, fault } of read.problems)
    problems.at(cellOf(argument, rows, row, column), FAULTS[fault]);
  const cell = (row: number | undefined, column: number | undefined): Cell | undefined =>
    row === undefined || column === undefined ? undefined : cellOf(argument, rows, row, column);
  return payFrom(read.table, new Set(read.columnOf.keys()), read.isKeyed, (lookup, outcome) =>
    'row' in lookup ? cell(read.rowOf.get(lookup.row), read.columnOf.get(outcome)) : undefined,
  );
}

const outcomesOf = ({ points }: PointsTable[number]): Outcome[] =>
  OUTCOMES.filter(outcome => points[outcome] !== undefined);

function payFrom(
  table: PointsTable,
  outcomes: ReadonlySet<Outcome>,
  isKeyed: PointsTableRead['isKeyed'],
  unset: Pay['unset'],
): Pay {
  const known = new Map<string, Lookup>();
  const players = [...new Set(table.flatMap(row => row.players ?? []))].sort((a, b) => a - b);
  return {
    isKeyed,
    outcomes,
    players,
    unset,
    lookup: (role, outcome, number) => {
      const key = `${role} ${outcome} ${number}`;
      const before = known.get(key);
      if (before) return before;
      const lookup = payFor(table, role, outcome, number);
      known.set(key, lookup);
      return lookup;
    },
  };
}
