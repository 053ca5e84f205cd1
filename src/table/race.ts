import type { Award } from '../core/ledger';
import { type Points, plus, toNumber, ZERO } from '../core/points';
import type { StandingsTable } from '../core/regulation';
import { inPlaces } from './standingsSheet';

/** How the points of the teams of one table grew: the last line is the table's own points. */
export interface Race {
  readonly stage: string;
  readonly group?: string;
  /** In the order of places. */
  readonly teams: readonly string[];
  readonly lines: readonly RaceLine[];
}

export interface RaceLine {
  /** What came: what teams brought along, a wall, a game, or rulings on no game. */
  readonly after: 'start' | 'wall' | 'game' | 'rulings';
  /** Of the wall or game; empty: none. */
  readonly id: string;
  /** Points of each team after it. */
  readonly points: readonly number[];
}

/** The race of each table whose points come game by game, walls and games in the order that is given. */
export const racesOf = (
  tables: readonly StandingsTable[],
  awards: readonly Award[],
  order: (id: string) => number,
): readonly Race[] =>
  tables.flatMap(table => {
    const counted = countedIn(table, awards);
    return table.rows.length < 2 || counted.length === 0 ? [] : [raceOf(table, counted, order)];
  });

/** The awards that make up a table's points. A semi-final or final is one wall: there is no race in it. */
function countedIn({ stage, rows }: StandingsTable, awards: readonly Award[]): readonly Award[] {
  const teams = new Set(rows.map(({ team }) => team));
  const own = awards.filter(award => award.stage === stage && teams.has(award.team));
  const ofGroup = own.filter(({ account }) => account === 'groupPoints');
  return ofGroup.length > 0 ? ofGroup : own.filter(({ wall }) => wall === undefined);
}

function raceOf(table: StandingsTable, awards: readonly Award[], order: (id: string) => number): Race {
  const teams = inPlaces(table.rows).map(({ team }) => team);
  const points = new Map<string, Points>();
  const lines = steps(awards, order).map(({ after, id, awards: own }): RaceLine => {
    for (const one of own) points.set(one.team, plus(points.get(one.team) ?? ZERO, one.points));
    return { after, id, points: teams.map(team => toNumber(points.get(team) ?? ZERO)) };
  });
  const { stage, group } = table;
  return { stage, ...(group !== undefined && { group }), teams, lines };
}

interface Step extends Pick<RaceLine, 'after' | 'id'> {
  readonly awards: readonly Award[];
}

function steps(awards: readonly Award[], order: (id: string) => number): readonly Step[] {
  const of = (is: (award: Award) => boolean): readonly Award[] => awards.filter(is);
  const isBrought = ({ account }: Award): boolean => account === 'carryOver';
  const idOf = ({ wall, game }: Award): string => wall ?? game ?? '';
  const ids = [...new Set(of(award => !isBrought(award) && idOf(award) !== '').map(idOf))];
  const rulings = of(award => !isBrought(award) && idOf(award) === '');
  return [
    { after: 'start', id: '', awards: of(isBrought) },
    ...ids
      .sort((x, y) => order(x) - order(y))
      .map((id): Step => {
        const own = of(award => !isBrought(award) && idOf(award) === id);
        return { after: own.some(({ wall }) => wall !== undefined) ? 'wall' : 'game', id, awards: own };
      }),
    ...(rulings.length > 0 ? [{ after: 'rulings' as const, id: '', awards: rulings }] : []),
  ];
}
