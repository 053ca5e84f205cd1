import type { Score } from '../../core/tournament';
import type { ChainRow } from './chainRow';
import { difference, isOver, isStep } from './steps';
import type { WallRun } from './wallRun';

/** Why a score can't stand in a row. */
export const IMPOSSIBLE = ['afterEnd', 'down', 'bothUp', 'notInAnnex', 'cards', 'unreachable'] as const;
export type Impossible = (typeof IMPOSSIBLE)[number];

/** The first reason, in the order a judge would give them, why a score can't follow the validated one. */
export function whyImpossible({ law }: WallRun, row: ChainRow, score: Score): Impossible {
  const step = difference(score, row.before);
  if (isOver(law, row.before) || row.isAfterEnd) return 'afterEnd';
  if (step.a < 0 || step.b < 0) return 'down';
  if (row.open > 0) return 'unreachable';
  if (isStep(law, step)) return 'cards';
  return law.annex.length === 0 ? 'bothUp' : 'notInAnnex';
}
