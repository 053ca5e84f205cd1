import type { Penalty } from '../../core/penalty';
import { fraction, isNegative, isZero, minus, type Points, plus, times, ZERO } from '../../core/points';
import type { Debt } from '../../core/regulation';
import type { SanctionKind } from '../../core/sanction';
import type { TeamName } from '../../core/standings';
import type { Cup } from './facts';

/** Rulings that settle a game or a tie: nobody did wrong. */
const SETTLING: readonly SanctionKind[] = ['replay', 'annulled', 'above', 'wallClosed'];

/** A confirmed penalty is a violation unless all that it does is settle a game or a tie. */
const isViolation = ({ state, sanctions, team }: Penalty): boolean =>
  state === 'confirmed' &&
  team !== '' &&
  (sanctions.length === 0 || sanctions.some(({ kind }) => !SETTLING.includes(kind)));

/** fines.money: what each team still owes; its nth violation of the tournament costs n times the sum of the text. */
export function debts(penalties: readonly Penalty[], cup: Cup): readonly Debt[] {
  const owed = new Map<TeamName, { n: number; owes: Points }>();
  for (const { team, line } of penalties.filter(isViolation).sort(byPosition(cup))) {
    const { n, owes } = owed.get(team) ?? { n: 0, owes: ZERO };
    const due = line?.money ?? times(cup.law['fine.money'], fraction(n + 1));
    owed.set(team, { n: n + 1, owes: plus(owes, minus(due, line?.paid ?? ZERO)) });
  }
  return [...owed]
    .filter(([, { owes }]) => !isZero(owes) && !isNegative(owes))
    .map(([team, { owes }]) => ({ team, owes, clause: 'fines.money' }))
    .sort((a, b) => (a.team < b.team ? -1 : 1));
}

/** By game; of one game by time, then by id: never by the order of rows. */
const byPosition =
  ({ position }: Cup) =>
  (a: Penalty, b: Penalty): number =>
    position(a.game) - position(b.game) || (a.when ?? 0) - (b.when ?? 0) || (a.id < b.id ? -1 : 1);
