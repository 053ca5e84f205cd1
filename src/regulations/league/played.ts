import { type Lack, lackFindings, outcomeMissing } from '../../core/lacking';
import type { Penalty } from '../../core/penalty';
import { compare, fraction, type Points, toText } from '../../core/points';
import { isOver, isVoid, type OwnSeats, seatsByTeam } from '../../core/protocol';
import { protocolFindings } from '../../core/protocolChecks';
import { onScale } from '../../core/scale';
import type { TeamName } from '../../core/standings';
import type { Game, Seat } from '../../core/tournament';
import type { Clause } from './clauses';
import { isStopped, type League, type Season } from './facts';
import { found, type LeagueFinding } from './findings';
import { earned } from './scoring';

/** A seat with what it earned; one whose points are not known is never among them. */
export interface ScoredSeat {
  readonly game: Game;
  readonly seat: Seat;
  readonly points: Points;
  readonly clause: Clause;
}

/** The seats of a league with their points, the teams with one whose points are not known, and why. */
export interface Scores {
  readonly seats: readonly ScoredSeat[];
  readonly open: ReadonlySet<TeamName>;
  readonly findings: readonly LeagueFinding[];
}

/** A game that stands: it is over, was not stopped, and no ruling made it void (2.19, 2.20, 5.10). */
export const isStanding = (game: Game, penalties: readonly Penalty[], { law }: Season): boolean =>
  isOver(game) && !isStopped(game, law) && !isVoid(game, penalties);

/** Scores of these games of a league that stand. */
export function scores(
  games: readonly Game[],
  league: League,
  penalties: readonly Penalty[],
  season: Season,
): Scores {
  const standing = games.filter(game => isStanding(game, penalties, season));
  const teams = new Set(league.teams.map(({ name }) => name));
  const results = standing.flatMap(game =>
    seatsByTeam(game)
      .filter(([seat]) => teams.has(seat.team))
      .map(own => seatResult(game, own, season)),
  );
  return {
    seats: results.flatMap(({ scored }) => scored ?? []),
    open: new Set(results.flatMap(({ scored, team }) => (scored ? [] : [team]))),
    findings: [
      ...games.filter(game => !isOver(game) && !isVoid(game, penalties)).map(outcomeMissing),
      ...games.flatMap(game => gameFindings(game, teams, season)),
      ...lackFindings(
        results.flatMap(({ lacks }) => lacks),
        season.law.points,
      ),
    ],
  };
}

interface SeatResult {
  readonly team: TeamName;
  readonly scored?: ScoredSeat;
  readonly lacks: readonly Lack[];
}

/** `1.6+`: of two rows of one team the smaller result counts, whichever stands first. */
function seatResult(game: Game, own: OwnSeats, { law }: Season): SeatResult {
  const all = own.map(seat => ({ seat, result: earned(game, seat, law) }));
  const lacks = all.flatMap(({ seat, result }) =>
    'lacks' in result ? [{ game, seat, reason: result }] : [],
  );
  const scored = all.flatMap(({ seat, result }) => ('points' in result ? [{ game, seat, ...result }] : []));
  const [least] = [...scored].sort((a, b) => compare(a.points, b.points) || byRole(a.seat, b.seat));
  return { team: own[0].team, lacks, ...(least && lacks.length === 0 && { scored: least }) };
}

const byRole = (a: Seat, b: Seat): number => ((a.role ?? '') < (b.role ?? '') ? -1 : 1);

function gameFindings(game: Game, teams: ReadonlySet<TeamName>, { law }: Season): readonly LeagueFinding[] {
  const { id, players, at } = game;
  const wronged = new Set<unknown>(
    seatsByTeam(game)
      .filter(isOfTwoPlayers)
      .map(([seat]) => seat.team),
  );
  const { 'players.min': min, 'players.max': max } = law;
  return [
    ...game.seats
      .filter(({ team }) => !teams.has(team))
      .map(seat => found('error', 'foreignTeam', seat.at, { game: id, team: seat.team })),
    ...protocolFindings(game, law.roles).filter(
      ({ kind, data }) => kind !== 'seatTwice' || !wronged.has(data.team),
    ),
    ...(players < min || players > max
      ? [found('warning', 'playersOutside', at, { game: id, players, min, max })]
      : []),
  ];
}

/** 1.6: two players of one team in a game, not one row twice: a charge (2.23), no slip. */
export const isOfTwoPlayers = (own: OwnSeats): boolean =>
  new Set(own.flatMap(({ player }) => player ?? [])).size > 1;

/** 2.19, 2.20: a stopped game is replayed; until its round has another, a replay is due. */
export const replaysDue = (
  { rounds }: League,
  penalties: readonly Penalty[],
  season: Season,
): readonly LeagueFinding[] =>
  rounds
    .filter(({ games }) => !games.some(game => isStanding(game, penalties, season)))
    .flatMap(({ games }) => games.filter(game => isStopped(game, season.law)))
    .map(({ id, players, at, outcomeAt }) => {
      const votes = toText(onScale(season.law['stop.quorum'], fraction(players)));
      return found('warning', 'replayDue', outcomeAt ?? at, { game: id, players, votes });
    });
