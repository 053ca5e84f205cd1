import { accountsOf, isOwing } from '../../core/money';
import { isLive, type Penalty } from '../../core/penalty';
import { fraction, type Points, times } from '../../core/points';
import type { Debt } from '../../core/regulation';
import type { SanctionKind } from '../../core/sanction';
import type { TeamName } from '../../core/standings';
import type { Cup } from './facts';
import { ladderOf } from './penalties';

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
  const fined = new Map<Penalty, Penalty>();
  for (const penalty of penalties.filter(isViolation).sort(inOrder(cup))) {
    const n = (counts.get(penalty.team) ?? 0) + 1;
    counts.set(penalty.team, n);
    fined.set(penalty, nth(n, penalty, cup));
  }
  return penalties.map(penalty => fined.get(penalty) ?? penalty);
}

/** Where no ladder counts, the violation's own number is its repeat: so its money moves when earlier ones fall. */
function nth(n: number, penalty: Penalty, { law }: Cup): Penalty {
  const typed = typedMoney(penalty);
  if (typed) return { ...penalty, money: typed, keepsMoney: true };
  const isCounted = ladderOf(penalty.clause, law) !== undefined;
  return { ...penalty, money: times(law['fine.money'], fraction(n)), ...(!isCounted && { repeat: n }) };
}

/** A row with a repeat follows the count when earlier ones fall; without one it stands as typed. */
const typedMoney = ({ line }: Penalty): Points | undefined =>
  line?.repeat === undefined ? line?.money : undefined;

/** fines.money: what each team still owes for what is confirmed. */
export const debts = (penalties: readonly Penalty[]): readonly Debt[] =>
  accountsOf(penalties)
    .filter(isOwing)
    .map(({ team, owes }) => ({ team, owes, clause: 'fines.money' }));

/** By state and game; of one game by time, then by id: never by the order of rows. */
const inOrder =
  ({ position }: Cup) =>
  (a: Penalty, b: Penalty): number =>
    Number(b.state === 'confirmed') - Number(a.state === 'confirmed') ||
    position(a.game) - position(b.game) ||
    (a.when ?? 0) - (b.when ?? 0) ||
    (a.id < b.id ? -1 : 1);
