import type { Offence, Penalty } from '../../core/penalty';
import { isVoid } from '../../core/protocol';
import type { TeamName } from '../../core/standings';
import type { Game } from '../../core/tournament';
import type { Clause } from './clauses';
import type { League, Round, Season } from './facts';
import { isStanding } from './played';

/** 2.17: a team of the league with a seat in no game of a round that is over. */
export const missedRounds = (
  league: League,
  outSince: ReadonlyMap<TeamName, number>,
  penalties: readonly Penalty[],
  season: Season,
): readonly Offence<Clause>[] =>
  league.teams.flatMap(({ name }) => {
    const out = outSince.get(name) ?? Number.POSITIVE_INFINITY;
    const missed = league.rounds.filter(
      (round, i) =>
        isRoundOver(round, league.rounds[i + 1], league, penalties, season) &&
        season.position(round.games[0].id) < out &&
        !round.games.some(game => game.seats.some(seat => seat.team === name)),
    );
    return missed.slice(answeredWithoutGame(name, season)).map(round => noShow(name, round, season));
  });

/**
 * One game of a small league is its whole round; where more teams play than a game has seats, a round is over once
 * the next has begun: until then another of its games may follow.
 */
function isRoundOver(
  { games }: Round,
  next: Round | undefined,
  { teams }: League,
  penalties: readonly Penalty[],
  season: Season,
): boolean {
  const rest = games.filter(game => !isVoid(game, penalties));
  const isRead = rest.every(game => game.outcome !== undefined && !game.unread);
  const isWhole = teams.length <= season.law['players.max'] || next?.games.some(game => game.outcome);
  return isRead && Boolean(isWhole) && rest.some(game => isStanding(game, penalties, season));
}

function noShow(team: TeamName, { games }: Round, { tournament }: Season): Offence<Clause> {
  const ruled = games.find(({ id }) =>
    tournament.ledger.some(line => line.clause === '2.17' && line.team === team && line.game === id),
  );
  const game: Game = ruled ?? games.find(({ outcome }) => outcome !== 'stopped') ?? games[0];
  return {
    clause: '2.17',
    kind: 'noShow',
    team,
    game: game.id,
    ...(game.start !== undefined && { when: game.start }),
    evidence: { kind: 'noShow', data: { game: game.id, team, players: game.players } },
    at: game.at,
  };
}

/** A miss that a judge wrote without its game answers the earliest that was found. */
const answeredWithoutGame = (team: TeamName, { tournament }: Season): number =>
  tournament.ledger.filter(line => line.clause === '2.17' && line.team === team && line.game === undefined)
    .length;
