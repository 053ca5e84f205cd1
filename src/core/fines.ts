import type { Award } from './ledger';
import type { Penalty } from './penalty';
import { isZero, negated, sum } from './points';
import { taken } from './regulation';

/** What a penalty takes from its team in a stage, as one award; none where it takes no points. */
export function fineAwards<C extends string>(penalty: Penalty, stage: string): readonly Award<C>[] {
  const { team, clause, game, at, sanctions } = penalty;
  const points = sum(taken(sanctions));
  if (isZero(points)) return [];
  return [
    {
      team,
      stage,
      account: 'fine',
      points: negated(points),
      clause: clause as C,
      ...(game !== undefined && { game }),
      ...(at && { at }),
    },
  ];
}
