import type { Saying } from '../../core/finding';
import { equal, type Points, ZERO } from '../../core/points';
import type { Judgement, StandingsRow, StandingsTable } from '../../core/regulation';
import type { TeamName } from '../../core/standings';
import { inPlaces } from '../../table/standingsSheet';
import type { Trying } from './consequences';
import { sumShown } from './shown';

/** What moves in the tables, the team that it is about first: totals with their places and debts, other places, who goes on. */
export interface TableMoves {
  readonly totals: readonly Saying[];
  readonly places: readonly Saying[];
  readonly through: readonly Saying[];
}

/** Where the scores of walls move, these say it all: then totals are not said again. */
export function tableMoves(trying: Trying, isOfWalls: boolean): TableMoves {
  const rows = tablesOf(trying).flatMap(rowPairs);
  const summed = isOfWalls ? [] : ownFirst(rows.filter(hasOtherTotal), trying);
  const rest = rows.filter(row => !summed.includes(row) || !isPlaced(row));
  return {
    totals: withDebts(
      summed.map(row => totalMove(row, trying)),
      trying,
    ),
    places: rest.flatMap(placeMove),
    through: rows.flatMap(throughMove),
  };
}

interface TablePair {
  readonly table: StandingsTable;
  readonly was: readonly StandingsRow[];
}

const tablesOf = ({ before, after }: Trying): readonly TablePair[] =>
  after.tables.map(table => ({
    table,
    was: before.tables.find(({ stage, group }) => stage === table.stage && group === table.group)?.rows ?? [],
  }));

/** A team in a table as it was and as it would be; a place it has not is empty. */
interface RowPair {
  readonly old: StandingsRow;
  readonly row: StandingsRow;
  readonly from: string;
  readonly to: string;
  readonly data: Saying['data'];
}

const rowPairs = ({ table, was }: TablePair): readonly RowPair[] =>
  inPlaces(table.rows).flatMap(row => {
    const old = was.find(({ team }) => team === row.team);
    const data = { ...whereOf(table), team: row.team };
    return old ? [{ old, row, from: placeText(old, was), to: placeText(row, table.rows), data }] : [];
  });

const OWN_WORDS = ['semi', 'final', 'top', 'second'];

const whereOf = ({ stage, group = '' }: StandingsTable): Saying['data'] => ({
  where: OWN_WORDS.includes(stage)
    ? stage
    : stage !== 'group'
      ? group
        ? 'stageGroup'
        : 'stage'
      : group
        ? 'group'
        : 'all',
  stage,
  group,
});

const hasOtherTotal = ({ old, row }: RowPair): boolean =>
  old.points !== undefined && row.points !== undefined && !equal(old.points, row.points);

const isPlaced = ({ from, to }: RowPair): boolean => from !== '' && to !== '';

const ownFirst = (rows: readonly RowPair[], { own }: Trying): readonly RowPair[] => [
  ...rows.filter(({ row }) => row.team === own),
  ...rows.filter(({ row }) => row.team !== own),
];

function totalMove({ old, row, from, to, data }: RowPair, { lang }: Trying): Saying {
  const places = from !== to && from !== '' && to !== '' ? { placeFrom: from, placeTo: to } : NO_PLACES;
  const sum = sumShown(old.points ?? ZERO, row.points ?? ZERO, lang);
  return { kind: 'totalMoved', data: { ...data, sum, ...places, owes: '' } };
}

const NO_PLACES = { placeFrom: '', placeTo: '' } as const;

function placeMove({ from, to, data }: RowPair): readonly Saying[] {
  if (from === to) return [];
  if (to === '') return [{ kind: 'placeLost', data }];
  return from === ''
    ? [{ kind: 'placeTaken', data: { ...data, to } }]
    : [{ kind: 'placeMoved', data: { ...data, from, to } }];
}

/** `2`, or the span that teams level on it take: `2–3`. */
export function placeText({ place }: StandingsRow, rows: readonly StandingsRow[]): string {
  if (place === undefined) return '';
  const last = place + rows.filter(row => row.place === place).length - 1;
  return last > place ? `${place}–${last}` : String(place);
}

/** What it is to go on, not to, or not to know yet: in a league to stay or to go up. */
const THROUGH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  top: { true: 'staysUp', false: 'goesDown', undefined: 'mayGoDown' },
  second: { true: 'goesUp', false: 'staysDown', undefined: 'mayGoUp' },
};
const ON: Readonly<Record<string, string>> = {
  true: 'goesOn',
  false: 'doesNotGoOn',
  undefined: 'mayGoOn',
};

const throughMove = ({ old, row, data }: RowPair): readonly Saying[] =>
  old.qualified === row.qualified
    ? []
    : [{ kind: (THROUGH[String(data.stage)] ?? ON)[String(row.qualified)] ?? '', data }];

/** What each team owes stands beside its first total that moves, else in a sentence of its own. */
function withDebts(totals: readonly Saying[], trying: Trying): readonly Saying[] {
  const debts = debtMoves(trying);
  const said = totals.map((saying, i): Saying => {
    const team = String(saying.data.team);
    const isFirst = totals.findIndex(({ data }) => data.team === team) === i;
    return isFirst ? { ...saying, data: { ...saying.data, owes: debts.get(team) ?? '' } } : saying;
  });
  const named = new Set(totals.map(({ data }) => data.team));
  const others = [...debts].filter(([team]) => !named.has(team));
  return [...said, ...others.map(([team, owes]): Saying => ({ kind: 'owesMoved', data: { team, owes } }))];
}

/** `75 + 100 = 175` by team. */
function debtMoves({ before, after, lang }: Trying): ReadonlyMap<TeamName, string> {
  const teams = [before, after].flatMap(({ accounts = [] }) => accounts.map(({ team }) => team));
  return new Map(
    [...new Set(teams)].flatMap(team => {
      const [from, to] = [owedBy(team, before), owedBy(team, after)];
      return equal(from, to) ? [] : [[team, sumShown(from, to, lang)] as const];
    }),
  );
}

const owedBy = (team: TeamName, { accounts = [] }: Judgement): Points =>
  accounts.find(one => one.team === team)?.owes ?? ZERO;
