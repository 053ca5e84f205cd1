import type { Finding } from '../../core/finding';
import { fineAwards } from '../../core/fines';
import type { Award } from '../../core/ledger';
import type { Penalty } from '../../core/penalty';
import { isZero, type Points, sum } from '../../core/points';
import { taken } from '../../core/regulation';
import type { SanctionKind } from '../../core/sanction';
import type { TeamName } from '../../core/standings';
import type { Clause } from './clauses';
import type { Cup, StageResult } from './facts';
import { type CupFindingKind, found } from './findings';
import { stageOf } from './penalties';
import type { StageId } from './stages';

type CupFinding = Finding<CupFindingKind>;

/** Confirmed rulings that take points off a team in a stage, one award each. */
export const fines = (
  stage: StageId,
  teams: readonly TeamName[],
  penalties: readonly Penalty[],
  cup: Cup,
): readonly Award<Clause>[] =>
  penalties
    .filter(
      penalty =>
        penalty.state === 'confirmed' && stageOf(penalty, cup) === stage && teams.includes(penalty.team),
    )
    .flatMap(penalty => fineAwards<Clause>(penalty, stage));

/** Points that proposals would take from a team in a stage. */
export const pending = (stage: StageId, team: TeamName, penalties: readonly Penalty[], cup: Cup): Points =>
  sum(
    penalties
      .filter(
        penalty => penalty.state === 'proposed' && penalty.team === team && stageOf(penalty, cup) === stage,
      )
      .flatMap(penalty => taken(penalty.sanctions)),
  );

/** Rulings that can't have their effect: no stage, a stage without the team, a game not played, a word of walls. */
export const idleRulings = (
  penalties: readonly Penalty[],
  results: readonly StageResult[],
  cup: Cup,
): readonly CupFinding[] =>
  penalties.filter(({ state }) => state === 'confirmed').flatMap(penalty => [...idle(penalty, results, cup)]);

function* idle(penalty: Penalty, results: readonly StageResult[], cup: Cup): Generator<CupFinding> {
  const { team, game, at } = penalty;
  const stage = stageOf(penalty, cup);
  if (game !== undefined && !cup.gameNamed(game))
    yield found('warning', 'penaltyGameUnknown', at, { team, game });
  if (!isZero(sum(taken(penalty.sanctions)))) {
    const result = results.find(one => one.stage.id === stage);
    if (!result)
      yield found('error', 'penaltyStageUnknown', at, { team, game: game ?? '', stage: stage ?? '' });
    else if (!result.teams.includes(team))
      yield found('error', 'penaltyOutsideStage', at, { team, stage: result.stage.id });
  }
  for (const { kind } of penalty.sanctions) {
    if (OF_WALLS.includes(kind))
      yield found('warning', 'sanctionWithoutEffect', at, { team, sanction: kind });
  }
}

const OF_WALLS: readonly SanctionKind[] = ['credit', 'gameLoss', 'forfeit', 'rolesVoid', 'wallClosed'];
