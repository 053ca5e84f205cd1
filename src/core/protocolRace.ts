import type { PointsTable } from './game';
import { compare, fraction, type Points, times, ZERO } from './points';
import type { Race, Runner } from './race';
import type { Judgement, StandingsRow, StandingsTable } from './regulation';
import { rank, type TeamName } from './standings';
import type { Game } from './tournament';

/** What one seat can earn at least and at most; undefined: no table says. */
export type SeatSpan = { readonly least: Points; readonly most: Points } | undefined;

/** The least and the most of these and of nothing: a team need not sit in a game. */
export function spanOf(points: readonly Points[]): SeatSpan {
  if (points.length === 0) return undefined;
  const sorted = [ZERO, ...points].sort(compare);
  return { least: sorted[0] ?? ZERO, most: sorted[sorted.length - 1] ?? ZERO };
}

export const paidIn = (table: PointsTable): readonly Points[] =>
  table.flatMap(row => Object.values(row.points).filter(points => points !== undefined));

/** A table of games with one player per team: each team gains for itself, in so many seats more. */
export function protocolRace(
  { stage, group, rows }: StandingsTable,
  places: number,
  seats: (team: TeamName) => number,
  span: SeatSpan,
): Race {
  const isOut = ({ place, qualified }: StandingsRow): boolean => place === undefined && qualified === false;
  const runners = rows.filter(row => !isOut(row)).map(row => runnerOf(row, seats(row.team), span));
  return {
    stage,
    ...(group !== undefined && { group }),
    places,
    runners,
    out: rows.filter(isOut).map(({ team }) => team),
    items: [],
    isBounded: span !== undefined || rows.every(({ team }) => seats(team) === 0),
    among: tied => rank(tied, []),
  };
}

function runnerOf(
  { team, points, provisional, qualified }: StandingsRow,
  seats: number,
  span: SeatSpan,
): Runner {
  const gained = (one: Points | undefined): Points => times(one ?? ZERO, fraction(seats));
  return {
    team,
    points: points ?? provisional ?? ZERO,
    least: gained(span?.least),
    most: gained(span?.most),
    ...(qualified !== undefined && { qualified }),
  };
}

/** Seats of a team in these games that earned nothing yet, since what they earned is not known. */
export function unknownSeats(games: readonly Game[], { awards }: Judgement): (team: TeamName) => number {
  const scored = new Set(
    awards.flatMap(({ account, game, team }) => (account === 'seat' && game ? [`${game}\u0001${team}`] : [])),
  );
  const counts = new Map<TeamName, number>();
  for (const { id, seats } of games)
    for (const team of new Set(seats.map(seat => seat.team)))
      if (!scored.has(`${id}\u0001${team}`)) counts.set(team, (counts.get(team) ?? 0) + 1);
  return team => counts.get(team) ?? 0;
}
