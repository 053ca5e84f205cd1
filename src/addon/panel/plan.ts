import { identity } from '../../core/penalty';
import type { LedgerLine } from '../../core/tournament';
import type { Decision } from '../panel';
import { addedLine } from './adding';
import { type PlannedPayment, plannedPayment } from './paying';
import { type PlannedRuling, plannedRuling, type Unplanned } from './rulings';
import { rowKey, type Scene } from './scene';
import { type PlannedScore, plannedScore } from './scores';

/** Decisions that can be carried out, all of them. */
export interface Plan {
  readonly rulings: readonly PlannedRuling[];
  readonly scores: readonly PlannedScore[];
  readonly added: readonly LedgerLine[];
  readonly payments: readonly PlannedPayment[];
}

/** What is to be done, or why the first decision that can't be carried out is not. */
export function planned(decisions: readonly Decision[], by: string, scene: Scene): Plan | Unplanned {
  const plan = {
    rulings: [] as PlannedRuling[],
    scores: [] as PlannedScore[],
    added: [] as LedgerLine[],
    payments: [] as PlannedPayment[],
  };
  const kept = <T extends object>(one: T | Unplanned, list: T[]): Unplanned | undefined => {
    if ('refused' in one) return one;
    list.push(one);
    return undefined;
  };
  for (const decision of decisions) {
    const refused =
      decision.do === 'score'
        ? kept(plannedScore(decision, scene), plan.scores)
        : decision.do === 'add'
          ? kept(addedLine(decision, by, scene), plan.added)
          : decision.do === 'pay'
            ? kept(plannedPayment(decision, scene), plan.payments)
            : kept(plannedRuling(decision, by, scene), plan.rulings);
    if (refused) return refused;
  }
  return isTwice(plan) ? { refused: 'badRequest', kind: 'twiceDecided' } : plan;
}

function isTwice({ rulings, scores, added, payments }: Plan): boolean {
  const about = [
    ...rulings.map(({ penalty }) => identity(penalty)),
    ...payments.map(({ penalty }) => identity(penalty)),
    ...scores.map(({ row }) => rowKey(row.game)),
    ...added.map(identity),
  ];
  return new Set(about).size < about.length;
}
