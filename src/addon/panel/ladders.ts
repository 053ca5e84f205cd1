import { isLive, type Penalty } from '../../core/penalty';
import type { Offender } from '../../core/regulation';
import { stepFor } from '../../core/sanction';
import type { Understood } from '../../table/workbook';
import type { LadderStep } from '../panel';
import type { Scene } from './scene';
import { sanctionShown } from './shown';

/** The steps due under a clause, to whoever offended where that matters; undefined where a judge says what is due. */
export const ladderOf = (
  clause: string,
  { regulation, values, tournament }: Understood,
  who?: Pick<Offender, 'team' | 'player'>,
) => regulation.ladder(clause, values, who && { ...who, tournament });

/** The steps of each penalty clause in words. */
export const laddersShown = ({ check: { understood }, lang }: Scene): Record<string, readonly string[]> =>
  Object.fromEntries(
    understood.regulation.penalties.map(({ clause }) => [
      clause,
      (ladderOf(clause, understood) ?? []).map(step => sanctionShown(step, lang)),
    ]),
  );

/** The steps of an offender in a series: those he has had, the one now, and the one that comes next. */
export function stepsAround(penalty: Penalty, penalties: readonly Penalty[], scene: Scene): LadderStep[] {
  const { clause, repeat = 1, id, series } = penalty;
  const others = penalties.filter(p => isLive(p) && p.series === series && p.id !== id);
  const before = Array.from({ length: repeat - 1 }, (_, i): LadderStep[] => {
    const same = others.filter(p => p.repeat === i + 1);
    const step = same.find(({ wall }) => wall === penalty.wall) ?? same[0];
    return step ? [stepOf(step, 'before', scene)] : [];
  }).flat();
  const ladder = ladderOf(clause, scene.check.understood, penalty);
  const later: LadderStep[] = ladder
    ? [
        {
          repeat: repeat + 1,
          sanction: sanctionShown(stepFor(ladder, repeat + 1), scene.lang),
          is: 'later',
          wall: null,
          game: null,
        },
      ]
    : [];
  return [...before, stepOf(penalty, 'now', scene), ...later];
}

const stepOf = (
  { repeat = 1, sanctions, wall, game }: Penalty,
  is: LadderStep['is'],
  { lang }: Scene,
): LadderStep => ({
  repeat,
  sanction: sanctionShown(sanctions, lang),
  is,
  wall: wall ?? null,
  game: game ?? null,
});
