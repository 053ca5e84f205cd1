import { type AuditLaw, chargeId, identity, isLive, type Penalty } from './penalty';
import { isSameStep, type Ladder, type Step, stepFor } from './sanction';

/** Counts the repeats of each series (a team under a clause) by the time of the offence, and takes the ladder's step. */
export function laddered(penalties: readonly Penalty[], law: AuditLaw): readonly Penalty[] {
  const series = new Map<string, Penalty[]>();
  for (const penalty of penalties) {
    const counted = law.series?.(penalty) ?? [penalty.team, penalty.clause].join('\u0001');
    const key = [counted, law.scope(penalty)].join('\u0001');
    const known = series.get(key);
    if (known) known.push(penalty);
    else series.set(key, [penalty]);
  }
  const stepped = new Map<Penalty, Penalty>();
  for (const [key, one] of series) {
    const live = inOrder(one.filter(isLive), law);
    for (const penalty of one) {
      const counted = { ...penalty, series: key };
      const at = live.indexOf(penalty);
      const repeat = repeatOf(penalty, live.slice(0, at), one.length - live.length);
      stepped.set(penalty, at < 0 ? counted : withStep(counted, repeat, law.ladder(penalty.clause, penalty)));
    }
  }
  return penalties.map(penalty => stepped.get(penalty) ?? penalty);
}

/**
 * Which offence it is. A decision keeps the count that it was made for: it falls with what fell before it, and rises
 * only with other decisions, never with a mere proposal. A row that a judge typed himself may have more behind it than the
 * ledger shows: it falls only when a row fell.
 */
function repeatOf(penalty: Penalty, earlier: readonly Penalty[], fallen: number): number {
  const { state, line, found } = penalty;
  const count = earlier.length + 1;
  const typed = state === 'confirmed' ? line?.repeat : undefined;
  if (typed === undefined) return count;
  const isOurs = found || line?.id === chargeId(penalty);
  const least = isOurs || fallen > 0 ? count : Math.max(count, typed);
  return least < typed
    ? least
    : Math.max(typed, earlier.filter(other => other.state === 'confirmed').length + 1);
}

/** The penalty as the `repeat`-th of its kind, with the step of the ladder where it follows one. */
export function withStep(penalty: Penalty, repeat: number, ladder: Ladder | undefined): Penalty {
  if (!ladder) return penalty;
  if (!penalty.followsLadder || isAmended(penalty, repeat, ladder)) return { ...penalty, repeat };
  return { ...penalty, repeat, sanctions: awarded(stepFor(ladder, repeat), penalty) };
}

const awarded = (step: Step, { line }: Penalty): Step =>
  step.map(s => (s.kind === 'gameLoss' && line?.points ? { ...s, award: line.points } : s));

/** A judge's own wording, other than the ladder's step of that count, stands until the count falls below it. */
const isAmended = (penalty: Penalty, repeat: number, ladder: Ladder): boolean => {
  const typed = penalty.line?.repeat;
  if (penalty.state !== 'confirmed' || typed === undefined || penalty.sanctions.length === 0) return false;
  return typed <= repeat && !isSameStep(penalty.sanctions, awarded(stepFor(ladder, typed), penalty));
};

function inOrder(series: readonly Penalty[], law: AuditLaw): readonly Penalty[] {
  const timed = series.every(penalty => penalty.when !== undefined);
  const place = (p: Penalty): number => (timed ? (p.when as number) : law.order(p));
  return [...series].sort(
    (a, b) => place(a) - place(b) || law.order(a) - law.order(b) || (identity(a) < identity(b) ? -1 : 1),
  );
}
