import { isLive, type Penalty } from '../../core/penalty';
import { fraction, isNegative, isZero, minus, type Points, plus, times, ZERO } from '../../core/points';
import type { Debt } from '../../core/regulation';
import type { SanctionKind } from '../../core/sanction';
import type { TeamName } from '../../core/standings';
import type { Cup } from './facts';

/** Rulings that settle a game or a tie: nobody did wrong. */
const SETTLING: readonly SanctionKind[] = ['replay', 'annulled', 'above', 'wallClosed'];

/** A penalty is a violation unless all that it does is settle a game or a tie. */
const isViolation = (penalty: Penalty): boolean =>
  isLive(penalty) &&
  penalty.team !== '' &&
  (penalty.sanctions.length === 0 || penalty.sanctions.some(({ kind }) => !SETTLING.includes(kind)));

/**
 * fines.money: each violation with its money: the team's nth of the tournament costs n times the sum of the text. Those
 * that are confirmed come first: a mere proposal makes nobody's fine dearer. A sum that a judge typed stands.
 */
export function withMoney(penalties: readonly Penalty[], cup: Cup): readonly Penalty[] {
  const counts = new Map<TeamName, number>();
  const money = new Map<Penalty, Points>();
  for (const penalty of penalties.filter(isViolation).sort(inOrder(cup))) {
    const n = (counts.get(penalty.team) ?? 0) + 1;
    counts.set(penalty.team, n);
    money.set(penalty, typedMoney(penalty) ?? times(cup.law['fine.money'], fraction(n)));
  }
  return penalties.map(penalty => {
    const due = money.get(penalty);
    return due ? { ...penalty, money: due } : penalty;
  });
}

/** A row with a repeat follows the count when earlier ones fall; without one it stands as typed. */
const typedMoney = ({ line }: Penalty): Points | undefined =>
  line?.repeat === undefined ? line?.money : undefined;

/** fines.money: what each team still owes for what is confirmed. */
export function debts(penalties: readonly Penalty[]): readonly Debt[] {
  const owed = new Map<TeamName, Points>();
  for (const { team, state, money, line } of penalties) {
    if (state !== 'confirmed' || !money) continue;
    owed.set(team, plus(owed.get(team) ?? ZERO, minus(money, line?.paid ?? ZERO)));
  }
  return [...owed]
    .filter(([, owes]) => !isZero(owes) && !isNegative(owes))
    .map(([team, owes]) => ({ team, owes, clause: 'fines.money' }))
    .sort((a, b) => (a.team < b.team ? -1 : 1));
}

/** By state and game; of one game by time, then by id: never by the order of rows. */
const inOrder =
  ({ position }: Cup) =>
  (a: Penalty, b: Penalty): number =>
    Number(b.state === 'confirmed') - Number(a.state === 'confirmed') ||
    position(a.game) - position(b.game) ||
    (a.when ?? 0) - (b.when ?? 0) ||
    (a.id < b.id ? -1 : 1);
