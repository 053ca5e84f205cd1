import type { Finding } from '../../core/finding';
import type { Role } from '../../core/game';
import type { Award } from '../../core/ledger';
import type { Points } from '../../core/points';
import { inGameOrder } from '../../core/protocol';
import type { StandingsRow } from '../../core/regulation';
import type { TeamName } from '../../core/standings';
import type { Game, Seat, Tournament } from '../../core/tournament';
import type { Clause } from './clauses';
import { type CupFindingKind, found } from './findings';
import type { CupValues } from './parameters';
import { STAGES, type StageId, type StageLaw } from './stages';

/** The facts of a cup and the numbers in force, as every rule needs them. */
export interface Cup {
  readonly tournament: Tournament;
  readonly law: CupValues;
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
  readonly seats: readonly ScoredSeat[];
  readonly awards: readonly Award<Clause>[];
  /** Teams whose total is not known, because points of a seat are not. */
  readonly open: ReadonlySet<TeamName>;
  readonly rows: readonly StandingsRow[];
  readonly findings: readonly Finding<CupFindingKind>[];
}

export function cupFacts(tournament: Tournament, law: CupValues): Cup {
  const games = inGameOrder(tournament.games);
  const byId = new Map(games.map((game, i) => [game.id, { game, i }]));
  return {
    tournament,
    law,
    games: stage => games.filter(game => game.stage === stage),
    gameNamed: id => byId.get(id)?.game,
    position: id => (id === undefined ? games.length : (byId.get(id)?.i ?? games.length)),
  };
}

/** Games of stages that the cup does not have, and stages with more games than there should be. */
export const gamesOutOfPlan = ({ tournament, law, games }: Cup): readonly Finding<CupFindingKind>[] => [
  ...tournament.games
    .filter(game => STAGES.every(stage => stage.id !== game.stage))
    .map(game => found('error', 'otherStage', game.at, { game: game.id, stage: game.stage })),
  ...STAGES.flatMap(({ id, games: { most } }) => {
    const extra = games(id)[most(law)];
    return extra
      ? [found('warning', 'tooManyGames', extra.at, { stage: id, games: games(id).length, most: most(law) })]
      : [];
  }),
];
