import { type AuditLaw, identity, isLive, type Penalty } from './penalty';
import { type Ladder, stepFor } from './sanction';

/** Counts the repeats of each team under each clause by the time of the offence, and takes the ladder's step. */
export function laddered(penalties: readonly Penalty[], law: AuditLaw): readonly Penalty[] {
  const series = new Map<string, Penalty[]>();
  for (const penalty of penalties.filter(isLive)) {
    const key = [penalty.team, penalty.clause, law.scope(penalty)].join('\u0001');
    series.set(key, [...(series.get(key) ?? []), penalty]);
  }
  const stepped = new Map<Penalty, Penalty>();
  for (const one of series.values()) {
    inOrder(one, law).forEach((penalty, i) => {
      stepped.set(penalty, withStep(penalty, i + 1, law.ladder(penalty.clause)));
    });
  }
  return penalties.map(penalty => stepped.get(penalty) ?? penalty);
}

/** The penalty as the `repeat`-th of its kind, with the step of the ladder where it follows one. */
export function withStep(penalty: Penalty, repeat: number, ladder: Ladder | undefined): Penalty {
  if (!ladder) return penalty;
  if (!penalty.followsLadder || isAmended(penalty, repeat)) return { ...penalty, repeat };
  const award = penalty.line?.points;
  const step = stepFor(ladder, repeat).map(s => (s.kind === 'gameLoss' && award ? { ...s, award } : s));
  return { ...penalty, repeat, sanctions: step };
}

/** A judge's decision stands as he wrote it until the count falls below the one it was written for. */
const isAmended = ({ line, state, sanctions }: Penalty, repeat: number): boolean =>
  state === 'confirmed' && (line?.repeat ?? Infinity) <= repeat && sanctions.length > 0;

function inOrder(series: readonly Penalty[], law: AuditLaw): readonly Penalty[] {
  const timed = series.every(penalty => penalty.when !== undefined);
  const place = (p: Penalty): number => (timed ? (p.when as number) : law.order(p));
  return [...series].sort(
    (a, b) => place(a) - place(b) || law.order(a) - law.order(b) || (identity(a) < identity(b) ? -1 : 1),
  );
}
