import type { Penalty } from './penalty';
import { type Criterion, rank, type Standing } from './standings';

/** Asked last, of teams that the chain left level or could not tell apart: each ruling «above» lifts its team over the others. */
export function lifted(standings: readonly Standing[], rulings: readonly Penalty[]): readonly Standing[] {
  const groups = new Map<number, readonly Standing[]>();
  for (const standing of standings)
    groups.set(standing.place, [...(groups.get(standing.place) ?? []), standing]);
  return [...groups].flatMap(([place, level]) => {
    const teams = level.map(standing => standing.team);
    const own = rulings.filter(ruling => teams.includes(ruling.team));
    if (teams.length < 2 || own.length === 0) return level;
    const again = rank(teams, [LEVEL, ...own.map(lifting)]);
    const { unknown, trials } = level[0] as Standing;
    return again.map(s => ({
      ...s,
      place: place + s.place - 1,
      trials: [...trials, ...s.trials.slice(1)],
      ...(s.shared && unknown !== undefined && { unknown }),
    }));
  });
}

/** The rulings that lift a team, in the order in which they were made. */
export const liftingsAmong = (penalties: readonly Penalty[]): readonly Penalty[] =>
  penalties
    .filter(({ state, sanctions }) => state === 'confirmed' && sanctions.some(({ kind }) => kind === 'above'))
    .sort((a, b) => (a.when ?? 0) - (b.when ?? 0) || (a.line?.row ?? 0) - (b.line?.row ?? 0));

/** The chain before the rulings, which left these teams level. */
const LEVEL: Criterion = { id: 'level', split: tied => [tied] };

const lifting = ({ team, clause }: Penalty): Criterion => ({
  id: clause,
  split: tied => (tied.includes(team) ? [[team], tied.filter(other => other !== team)] : [tied]),
});
