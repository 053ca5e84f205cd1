import type { Finding } from '../../core/finding';
import type { Role } from '../../core/game';
import type { Award } from '../../core/ledger';
import type { Points } from '../../core/points';
import { inGameOrder } from '../../core/protocol';
import type { StandingsRow, StandingsTable } from '../../core/regulation';
import type { TeamName } from '../../core/standings';
import type { Game, Instant, Player, Seat, Team, Tournament } from '../../core/tournament';
import type { Clause } from './clauses';
import type { CupFindingKind } from './findings';
import type { CupValues } from './parameters';
import { planFor } from './plan';
import type { StageId, StageLaw } from './stages';

/** The facts of a cup and the numbers in force, as every rule needs them. */
export interface Cup {
  readonly tournament: Tournament;
  readonly law: CupValues;
  /** In their order. */
  readonly stages: readonly StageLaw[];
  readonly team: (name: TeamName) => Team | undefined;
  /** The periods of each member of a squad, by his name. */
  readonly squad: (team: TeamName) => ReadonlyMap<string, readonly Player[]>;
  /** When the first and the last game with a time began. */
  readonly start?: Instant;
  readonly end?: Instant;
  /** Games of a stage in their order. */
  readonly games: (stage: StageId) => readonly Game[];
  readonly gameNamed: (id: string) => Game | undefined;
  /** Where a game stands among all: the order of offences, since they have no times. */
  readonly position: (id: string | undefined) => number;
}

/** A seat with what it earned; a seat whose points are not known is never among them. */
export interface ScoredSeat {
  readonly stage: StageId;
  readonly game: Game;
  readonly seat: Seat;
  readonly points: Points;
  /** `role+`: the roles that it may have had. */
  readonly roles: readonly Role[];
  readonly clause: Clause;
}

/** A stage as it was played: what later stages, tie-breaks and the judge ask of it. */
export interface StageResult {
  readonly stage: StageLaw;
  /** Has games in the protocols: a stage without any has no table yet. */
  readonly begun: boolean;
  readonly teams: readonly TeamName[];
  /** Its games that took place. */
  readonly played: readonly Game[];
  readonly seats: readonly ScoredSeat[];
  readonly awards: readonly Award<Clause>[];
  /** Teams whose total is not known, because points of a seat are not. */
  readonly open: ReadonlySet<TeamName>;
  /** One for each group, or one. */
  readonly tables: readonly StandingsTable[];
  readonly rows: readonly StandingsRow[];
  readonly findings: readonly Finding<CupFindingKind>[];
}

export function cupFacts(tournament: Tournament, law: CupValues): Cup {
  const games = inGameOrder(tournament.games);
  const all = inGameOrder([...games, ...(tournament.announced ?? [])]);
  const byId = new Map(all.map((game, i) => [game.id, { game, i }]));
  const teams = new Map(tournament.teams.map(team => [team.name, team]));
  const squads = new Map(tournament.teams.map(team => [team.name, periodsOf(team)]));
  const times = games.flatMap(({ start }) => start ?? []);
  return {
    tournament,
    law,
    stages: planFor(tournament.teams.length, law),
    team: name => teams.get(name),
    squad: name => squads.get(name) ?? new Map(),
    ...(times.length > 0 && { start: Math.min(...times), end: Math.max(...times) }),
    games: stage => games.filter(game => game.stage === stage),
    gameNamed: id => byId.get(id)?.game,
    position: id => (id === undefined ? all.length : (byId.get(id)?.i ?? all.length)),
  };
}

function periodsOf({ players }: Team): ReadonlyMap<string, readonly Player[]> {
  const periods = new Map<string, readonly Player[]>();
  for (const player of players) periods.set(player.name, [...(periods.get(player.name) ?? []), player]);
  return periods;
}
