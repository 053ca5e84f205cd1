import { type Points, Sum, sum } from './points';
import type { TeamName } from './standings';
import type { CellRef } from './tournament';

/** What an award counts to. */
export type Account =
  /** Points of a wall from its games; those won by cards; by ruling; deductions and credits; a forfeited wall. */
  | 'game'
  | 'cards'
  | 'ruling'
  | 'deduction'
  | 'credit'
  | 'forfeit'
  /** Points of the group table for one wall. */
  | 'groupPoints'
  /** Points of a seat; brought from the stage before; taken off as a fine. */
  | 'seat'
  | 'carryOver'
  | 'fine';

/** So many points for a team on an account, by a clause, from a game: the only currency. Negative: taken. */
export interface Award<C extends string = string> {
  readonly team: TeamName;
  readonly stage: string;
  readonly account: Account;
  readonly points: Points;
  readonly clause: C;
  readonly wall?: string;
  readonly game?: string;
  readonly at?: CellRef;
}

export type Ledger = readonly Award[];

/** The sum of the awards that pass. */
export const total = (ledger: Ledger, passes: (award: Award) => boolean): Points =>
  sum(ledger.filter(passes).map(award => award.points));

/** The sum of the awards of each team that pass, in one pass. */
export function totals(ledger: Ledger, passes: (award: Award) => boolean): ReadonlyMap<TeamName, Points> {
  const sums = new Map<TeamName, Sum>();
  for (const award of ledger) {
    if (!passes(award)) continue;
    let sum = sums.get(award.team);
    if (!sum) {
      sum = new Sum();
      sums.set(award.team, sum);
    }
    sum.add(award.points);
  }
  return new Map([...sums].map(([team, sum]) => [team, sum.value]));
}
