import { fraction, toNumber } from '../../core/points';
import { onScale } from '../../core/scale';
import type { CupValues } from './parameters';
import { FINAL, FIRST, SECOND, type StageLaw } from './stages';

/**
 * stages, terms.2: the stages of a cup of so many clans; none where they are too few. `stages+`: the last one is always
 * the final, to which as many go on as the text says; a final that is the only stage has nothing carried and no cut.
 */
export function planFor(clans: number, law: CupValues): readonly StageLaw[] {
  const stages = toNumber(onScale(law.plan, fraction(clans)));
  if (stages < 1) return [];
  if (stages < 2) return [only];
  return stages < 3 ? TWO : [FIRST, SECOND, FINAL];
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
