import { fraction, toNumber } from '../../core/points';
import { onScale } from '../../core/scale';
import type { CupValues } from './parameters';
import { FINAL, FIRST, SECOND, type StageLaw } from './stages';

const THREE: readonly StageLaw[] = [FIRST, SECOND, FINAL];

/**
 * stages: the stages of a cup of so many clans. `stages+`: the last one is always the final, to which as many go on as
 * the text says; a final that is the only stage has nothing carried and no cut. `terms.2+`: below the fewest clans there
 * is no cup, and what was played stands by the three stages of the text.
 */
export function planFor(clans: number, law: CupValues): readonly StageLaw[] {
  const stages = toNumber(onScale(law.plan, fraction(clans)));
  if (stages < 1 || stages >= 3) return THREE;
  return stages < 2 ? [only] : TWO;
}

const { carry: _, ...uncarried } = FINAL;
const only: StageLaw = {
  ...uncarried,
  id: '1',
  games: { clause: 'stages', most: law => law['single.games'] },
};

const TWO: readonly StageLaw[] = [
  { ...FIRST, cut: SECOND.cut },
  { ...FINAL, id: '2', carry: 'stage2.carry' },
];

/** terms.2: the fewest clans with which there is a cup. */
export const fewestClans = ({ plan }: CupValues): number => (plan[0] ? toNumber(plan[0][0]) : 0);
