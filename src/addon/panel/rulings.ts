import { identity, type Penalty } from '../../core/penalty';
import type { Ruling } from '../../core/rulings';
import type { LedgerState } from '../../core/tournament';
import { shown } from '../../table/names';
import type { Decision } from '../panel';
import { type Scene, seenPenalty } from './scene';

export type OnPenalty = Exclude<
  Extract<Decision, { readonly id: string }>,
  { readonly do: 'pay' | 'setAside' | 'takeUp' }
>;

/** From which states a decision goes, and to which. */
const WAYS: Readonly<
  Record<OnPenalty['do'], { readonly from: readonly LedgerState[]; readonly to: LedgerState }>
> = {
  confirm: { from: ['proposed'], to: 'confirmed' },
  dismiss: { from: ['proposed'], to: 'dismissed' },
  withdraw: { from: ['confirmed'], to: 'withdrawn' },
  reopen: { from: ['confirmed', 'dismissed'], to: 'proposed' },
  reinstate: { from: ['withdrawn'], to: 'confirmed' },
};

/** The state of a penalty that was so decided on; one that is added is confirmed. */
export const stateAfter = (did: OnPenalty['do'] | 'add'): LedgerState =>
  did === 'add' ? 'confirmed' : WAYS[did].to;

/** A decision on a penalty, ready to be carried out. */
export interface PlannedRuling {
  readonly penalty: Penalty;
  readonly ruling: Ruling;
  readonly decision: OnPenalty;
}

/** Why a decision is not carried out: the kind of the sentence, and whether the table is to blame. */
export interface Unplanned {
  readonly refused: 'changed' | 'badRequest';
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** The penalty that a decision is about, if it still says what the judge saw. */
export const penaltySeen = (
  { id, seen }: { readonly id: string; readonly seen: string },
  scene: Scene,
): Penalty | undefined =>
  scene.check.judgement.penalties.find(one => one.id === id && seenPenalty(one, scene) === seen);

export function plannedRuling(decision: OnPenalty, by: string, scene: Scene): PlannedRuling | Unplanned {
  const penalty = penaltySeen(decision, scene);
  if (!penalty) return { refused: 'changed', kind: 'tableChanged' };
  const { from, to } = WAYS[decision.do];
  const about = { team: penalty.team, state: penalty.state };
  if (!from.includes(penalty.state)) return { refused: 'badRequest', kind: 'wrongState', data: about };
  // A proposal that the product would not make itself is dropped at the next check.
  if (to === 'proposed' && !penalty.found)
    return { refused: 'badRequest', kind: 'onlyWithdrawn', data: about };
  const reason = shown(decision.reason ?? '');
  if ((to === 'dismissed' || to === 'withdrawn') && reason === '')
    return { refused: 'badRequest', kind: 'reasonNeeded', data: about };
  const judge = decision.judge ?? (to === 'proposed' ? '' : by);
  return { penalty, decision, ruling: { state: to, judge, reason } };
}

/** The decision that takes this one back. */
export function wayBack({ penalty, ruling }: PlannedRuling, seen: string): Decision {
  const { id, state, judge = '', reason = '' } = penalty;
  const common = { id, seen, judge, reason };
  if (state === 'proposed') return { do: 'reopen', ...common };
  if (state === 'confirmed') return { do: ruling.state === 'withdrawn' ? 'reinstate' : 'confirm', ...common };
  return { do: state === 'withdrawn' ? 'withdraw' : 'dismiss', ...common };
}

export const sameAs = (penalty: Penalty, penalties: readonly Penalty[]): Penalty | undefined =>
  penalties.find(other => other.id === penalty.id && identity(other) === identity(penalty));
