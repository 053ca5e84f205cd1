import type { Award } from '../../core/ledger';
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
