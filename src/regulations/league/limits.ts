import type { Offence, Penalty } from '../../core/penalty';
import { isVoid, seatsByTeam } from '../../core/protocol';
import { isTwoGames } from '../../core/protocolChecks';
import type { Appearances } from '../../core/regulation';
import type { TeamName } from '../../core/standings';
import type { Game, Seat } from '../../core/tournament';
import type { Clause } from './clauses';
import { type League, partOfRounds, type Season } from './facts';
import { isOfTwoPlayers, isStanding } from './played';

/** How many games a player has played for the team for which he plays now. */
export interface Stint {
  readonly team: TeamName;
  readonly games: number;
}

/** A seat of a player with what he had played for its team before; a transfer begins the count anew (2.7). */
interface Appearance extends Stint {
  readonly game: Game;
  readonly seat: Seat;
  readonly player: string;
}

/** 2.7: appearances of all players in their order. Only games that stand add to the count; the extra round does not. */
export function appearances(penalties: readonly Penalty[], season: Season) {
  const stints = new Map<string, Stint>();
  const all: Appearance[] = [];
  for (const game of season.games.filter(({ round }) => round !== 'extra')) {
    if (isVoid(game, penalties) || game.outcome === undefined) continue;
    const seated = new Set<string>();
    for (const seat of byTeam(game)) {
      const { player, team } = seat;
      if (player === undefined || seated.has(player)) continue;
      seated.add(player);
      const before = stints.get(player);
      const games = before?.team === team ? before.games : 0;
      all.push({ game, seat, player, team, games });
      stints.set(player, { team, games: isStanding(game, penalties, season) ? games + 1 : games });
    }
  }
  return { all, stints };
}

/** A name in two seats of one game is one player: which of them counts must not depend on the order of rows. */
const byTeam = ({ seats }: Game): readonly Seat[] =>
  [...seats].sort((a, b) => (a.team < b.team ? -1 : a.team > b.team ? 1 : 0));

/** 2.7: games that a player may play for a team of the league; in the smallest league too he may play one. */
export const gamesAllowed = (league: League, { law }: Season): number =>
  Math.max(1, partOfRounds(law['limit.part'], league));

/** 2.7: of everyone who has played, the games for the team for which he plays now. */
export const counts = (penalties: readonly Penalty[], season: Season): readonly Appearances[] => {
  const most = new Map(season.leagues.map(league => [league.id, gamesAllowed(league, season)]));
  return [...appearances(penalties, season).stints]
    .filter(([, { games }]) => games > 0)
    .map(([player, { team, games }]) => {
      const stage = season.leagueOf(team);
      return { team, player, stage, games, most: most.get(stage) ?? 0, clause: '2.7' };
    })
    .sort((a, b) => (a.team < b.team || (a.team === b.team && a.player < b.player) ? -1 : 1));
};

type Fined = Offence<Clause>;

/** 2.23: in a started game a player beyond his third, or two players of a team (1.6). */
export const seatedWrongly = (penalties: readonly Penalty[], season: Season): readonly Fined[] => {
  const over = beyondTheThird(penalties, season);
  return [...over, ...twoOfATeam(season)].filter(offence => !isFinedInRequest(offence, season));
};

function beyondTheThird(penalties: readonly Penalty[], season: Season): readonly Fined[] {
  const most = new Map(season.leagues.map(league => [league.id, gamesAllowed(league, season)]));
  return appearances(penalties, season).all.flatMap(({ game, seat, player, team, games }): Fined[] => {
    const league = season.leagueOfGame(game);
    const limit = league && most.get(league);
    if (limit === undefined || games < limit) return [];
    const data = { game: game.id, player, team, games, limit };
    const at = seat.playerAt ?? seat.at;
    return [{ ...about(game, team), player, kind: 'overLimit', evidence: { kind: 'overThird', data }, at }];
  });
}

function twoOfATeam({ games }: Season): readonly Fined[] {
  return games
    .filter(game => game.outcome !== undefined && !isTwoGames(game))
    .flatMap(game =>
      seatsByTeam(game)
        .filter(isOfTwoPlayers)
        .map((own): Fined => {
          const [{ team }] = own;
          const player = [...new Set(own.flatMap(one => one.player ?? []))].sort().join(', ');
          const evidence = { kind: 'twoOfTeam', data: { game: game.id, team, player } };
          return { ...about(game, team), kind: 'twoOfTeam', evidence, at: own[1]?.playerAt ?? game.at };
        }),
    );
}

const about = ({ id, start }: Game, team: TeamName) => ({
  clause: '2.23' as const,
  team,
  game: id,
  ...(start !== undefined && { when: start }),
});

/** Not both: what was fined as in the request is not fined again in the game. */
const isFinedInRequest = ({ team, game }: Fined, { tournament }: Season): boolean =>
  tournament.ledger.some(
    line => line.clause === '2.21' && line.team === team && line.game === game && line.state === 'confirmed',
  );
