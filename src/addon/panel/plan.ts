import { identity } from '../../core/penalty';
import type { LedgerLine } from '../../core/tournament';
import type { Decision } from '../panel';
import { addedLine } from './adding';
import { type PlannedAside, plannedAside } from './aside';
import { isMade } from './made';
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
  readonly aside: readonly PlannedAside[];
}

/** What is still to be done, or why the first decision that can't be carried out is not. */
export function planned(decisions: readonly Decision[], by: string, scene: Scene): Plan | Unplanned {
  const plan = {
    rulings: [] as PlannedRuling[],
    scores: [] as PlannedScore[],
    added: [] as LedgerLine[],
    payments: [] as PlannedPayment[],
    aside: [] as PlannedAside[],
  };
  const kept = <T extends object>(one: T | Unplanned, list: T[]): Unplanned | undefined => {
    if ('refused' in one) return one;
    list.push(one);
    return undefined;
  };
  const planOne = (decision: Decision): Unplanned | undefined => {
    switch (decision.do) {
      case 'score':
        return kept(plannedScore(decision, scene), plan.scores);
      case 'add':
        return kept(addedLine(decision, by, scene), plan.added);
      case 'pay':
        return kept(plannedPayment(decision, scene), plan.payments);
      case 'setAside':
      case 'takeUp':
        return kept(plannedAside(decision, scene), plan.aside);
      default:
        return kept(plannedRuling(decision, by, scene), plan.rulings);
    }
  };
  const made: Unplanned[] = [];
  for (const decision of decisions) {
    const refused = planOne(decision);
    if (refused && !isMade(decision, by, scene)) return refused;
    if (refused) made.push(refused);
  }
  // A request that died half way is carried out to its end; one that is made already is no news to anybody.
  const [first] = made;
  if (first && made.length === decisions.length) return first;
  return isTwice(plan) ? { refused: 'badRequest', kind: 'twiceDecided' } : plan;
}

function isTwice({ rulings, scores, added, payments, aside }: Plan): boolean {
  const about = [
    ...rulings.map(({ penalty }) => identity(penalty)),
    ...payments.map(({ penalty }) => identity(penalty)),
    ...scores.map(({ row }) => rowKey(row.game)),
    ...added.map(identity),
    ...aside.map(({ warning }) => warning.id),
  ];
  return new Set(about).size < about.length;
}
