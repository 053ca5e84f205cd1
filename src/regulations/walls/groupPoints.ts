import type { Award } from '../../core/ledger';
import type { Penalty } from '../../core/penalty';
import { negated } from '../../core/points';
import { taken } from '../../core/regulation';
import { onScale } from '../../core/scale';
import { WALL_SIDES } from '../../core/tournament';
import type { Clause } from './clauses';
import type { WallResult } from './results';
import type { WallParameters } from './wallRun';

/** Group points (3.4) of both teams of the walls that count, and what rulings take from them. */
export const groupAwards = (results: readonly WallResult[], p: WallParameters): Award<Clause>[] =>
  results.filter(({ run }) => run.wall.stage === 'group').flatMap(result => wallPoints(result, p));

const wallPoints = ({ run: { wall }, final }: WallResult, p: WallParameters): Award<Clause>[] =>
  WALL_SIDES.map(side => ({
    team: wall.teams[side],
    stage: wall.stage,
    account: 'groupPoints',
    points: onScale(p.scale, final[side]),
    clause: '3.4',
    wall: wall.id,
    at: wall.at,
  }));

/** A ruling on a team's group as a whole: it takes group points without a wall to take them from. */
export const isOfStage = ({ wall, stage }: Penalty, p: WallParameters): boolean =>
  wall === undefined && stage === 'group' && p['deduct.from'] === 'groupPoints';

/** What confirmed rulings on a team's group take. */
export const stageAwards = (penalties: readonly Penalty[], p: WallParameters): Award<Clause>[] =>
  penalties
    .filter(penalty => penalty.state === 'confirmed' && isOfStage(penalty, p))
    .flatMap(({ team, clause, sanctions, line }) =>
      taken(sanctions).map(points => ({
        team,
        stage: 'group',
        account: 'groupPoints' as const,
        points: negated(points),
        clause: clause as Clause,
        ...(line && { at: line.cell }),
      })),
    );
