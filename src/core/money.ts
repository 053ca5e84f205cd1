import type { Penalty } from './penalty';
import { compare, isZero, minus, sum, ZERO } from './points';
import type { Account } from './regulation';

/**
 * Money of each team, by its name: what rulings that stand and count make due, and all that was paid, whatever became
 * of the ruling that it was paid for. A team with neither has no account.
 */
export function accountsOf(
  penalties: readonly Penalty[],
  isCounted: (penalty: Penalty) => boolean = () => true,
): readonly Account[] {
  const teams = [...new Set(penalties.map(({ team }) => team))].filter(Boolean).sort();
  return teams.flatMap(team => {
    const own = penalties.filter(one => one.team === team);
    const standing = own.filter(one => one.state === 'confirmed' && isCounted(one));
    const due = sum(standing.flatMap(({ money }) => money ?? []));
    const paid = sum(own.flatMap(({ line }) => line?.paid ?? []));
    return isZero(due) && isZero(paid) ? [] : [{ team, due, paid, owes: minus(due, paid) }];
  });
}

export const isOwing = ({ owes }: Account): boolean => compare(owes, ZERO) > 0;
