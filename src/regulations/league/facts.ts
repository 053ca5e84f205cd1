import type { Outcome } from '../../core/game';
import { fraction, times } from '../../core/points';
import { inGameOrder } from '../../core/protocol';
import type { TeamName } from '../../core/standings';
import type { Game, Instant, Team, Tournament } from '../../core/tournament';
import { found, type LeagueFinding } from './findings';
import type { LeagueValues } from './parameters';

export const LEAGUES = ['top', 'second'] as const;
export type LeagueId = (typeof LEAGUES)[number];

/** `1.4+`: games of one round (тур); a game that names none is a round of its own. */
export interface Round {
  readonly games: readonly [Game, ...Game[]];
}

/** One of the two leagues: its teams and its games in their order. */
export interface League {
  readonly id: LeagueId;
  readonly teams: readonly Team[];
  readonly games: readonly Game[];
  readonly rounds: readonly Round[];
  /** Games of the extra round (3.2), in their order: they are in no round. */
  readonly extra: readonly Game[];
  /** 1.4: rounds that there should be. */
  readonly roundsInAll: number;
}

/** The facts of a season and the numbers in force, as every rule needs them. */
export interface Season {
  readonly tournament: Tournament;
  readonly law: LeagueValues;
  readonly leagues: readonly League[];
  /** All games of both leagues, in the order in which they were played. */
  readonly games: readonly Game[];
  readonly leagueOf: (team: TeamName) => LeagueId;
  readonly leagueOfGame: (game: Game) => LeagueId | undefined;
  readonly gameNamed: (id: string | undefined) => Game | undefined;
  /** Where a game stands among all. */
  readonly position: (id: string | undefined) => number;
}

export function seasonFacts(tournament: Tournament, law: LeagueValues): Season {
  const inLeagues = inGameOrder(tournament.games);
  const games = [...inLeagues].sort((a, b) => startOf(a) - startOf(b));
  const byId = new Map(games.map((game, i) => [game.id, { game, i }]));
  const named = (stage: string): LeagueId | undefined => LEAGUES[['top', 'second'].indexOf(stage)];
  const staged = (game: Game): LeagueId | undefined => named(game.stage === '2' ? 'second' : game.stage);
  const seatedIn = new Map<TeamName, LeagueId>();
  for (const game of inLeagues)
    for (const { team } of game.seats) {
      const league = staged(game);
      if (league && !seatedIn.has(team)) seatedIn.set(team, league);
    }
  const own = new Map(tournament.teams.map(team => [team.name, named(team.league ?? '')]));
  // Where all games are of the second league, a team that never came is of it too.
  const other = games.length > 0 && games.every(game => staged(game) === 'second') ? 'second' : 'top';
  const leagueOf = (team: TeamName): LeagueId => own.get(team) ?? seatedIn.get(team) ?? other;
  const leagueOfGame = (game: Game): LeagueId | undefined =>
    staged(game) ?? (game.stage === '1' ? leagueBySeats(game, leagueOf) : undefined);
  const leagues = LEAGUES.map(id => {
    const teams = tournament.teams.filter(team => leagueOf(team.name) === id);
    const all = inLeagues.filter(game => leagueOfGame(game) === id);
    const regular = all.filter(game => game.round !== 'extra');
    const roundsInAll = law['rounds.perTeam'] * teams.length;
    const extra = all.filter(game => game.round === 'extra');
    return { id, teams, games: regular, rounds: roundsOf(regular), extra, roundsInAll };
  });
  const position = (id: string | undefined): number => byId.get(id ?? '')?.i ?? games.length;
  return {
    tournament,
    law,
    leagues,
    games,
    leagueOf,
    leagueOfGame,
    gameNamed: id => byId.get(id ?? '')?.game ?? tournament.announced?.find(game => game.id === id),
    position,
  };
}

const startOf = ({ start }: Game): Instant => start ?? Number.MAX_SAFE_INTEGER;

/** A game that names no league is of the league of most of its teams; of equally many, the top one. */
function leagueBySeats({ seats }: Game, leagueOf: Season['leagueOf']): LeagueId {
  const second = seats.filter(({ team }) => leagueOf(team) === 'second').length;
  return second * 2 > seats.length ? 'second' : 'top';
}

function roundsOf(games: readonly Game[]): readonly Round[] {
  const rounds = new Map<string, [Game, ...Game[]]>();
  for (const game of games) {
    const name = game.round === undefined ? `\u0001${game.id}` : game.round;
    const known = rounds.get(name);
    if (known) known.push(game);
    else rounds.set(name, [game]);
  }
  return [...rounds.values()].map(all => ({ games: all }));
}

/** How a game ended for the table: an omon, or who won it, as the organizers want. */
export const outcomeOf = ({ outcome, winner }: Game, { omon }: LeagueValues): Outcome | undefined =>
  omon === 'winner' ? (winner ?? outcome) : outcome;

/** A stopped game is as good as not played, unless the table pays it. */
export const isStopped = ({ outcome }: Game, { points }: LeagueValues): boolean =>
  outcome === 'stopped' && points.every(row => row.points.stopped === undefined);

/** Part of the rounds of a league, rounded down. */
export function partOfRounds(part: LeagueValues['limit.part'], { roundsInAll }: League): number {
  const { n, d } = times(part, fraction(roundsInAll));
  return Math.floor(Number(n) / Number(d));
}

/** Games of no league, teams of none, a league with too many. */
export function leagueFindings({ tournament, law, leagues, leagueOfGame }: Season): readonly LeagueFinding[] {
  const isNamed = ({ league }: Team): boolean => LEAGUES.some(id => id === league);
  const isDivided = tournament.teams.some(isNamed);
  const [top] = leagues;
  const count = top?.teams.length ?? 0;
  return [
    ...[...tournament.games, ...(tournament.announced ?? [])]
      .filter(game => leagueOfGame(game) === undefined)
      .map(game => found('error', 'otherLeague', game.at, { game: game.id, stage: game.stage })),
    ...tournament.teams
      .filter(team => !isNamed(team) && (isDivided || team.league !== undefined))
      .map(({ name, league = '', at }) =>
        found('warning', 'leagueMissing', at, { team: name, text: league }),
      ),
    ...(count > law['league.max']
      ? [found('warning', 'leagueTooLarge', top?.teams[0]?.at, { count, max: law['league.max'] })]
      : []),
  ];
}
