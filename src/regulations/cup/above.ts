import type { Penalty } from '../../core/penalty';
import { type Criterion, rank, type Standing } from '../../core/standings';
import type { Cup } from './facts';
import { stageOf } from './penalties';
import type { StageId } from './stages';

/** Rulings that lift a team over those level with it, in the order in which they were made. */
export const liftings = (stage: StageId, penalties: readonly Penalty[], cup: Cup): readonly Penalty[] =>
  penalties
    .filter(({ state, sanctions }) => state === 'confirmed' && sanctions.some(({ kind }) => kind === 'above'))
    .filter(penalty => (stageOf(penalty, cup) ?? stage) === stage)
    .sort((a, b) => (a.when ?? 0) - (b.when ?? 0) || (a.line?.row ?? 0) - (b.line?.row ?? 0));

/** Asked last, of teams that the chain left level or could not tell apart: each lifts its team over the others. */
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

/** The chain before the rulings, which left these teams level. */
const LEVEL: Criterion = { id: 'level', split: tied => [tied] };

const lifting = ({ team, clause }: Penalty): Criterion => ({
  id: clause,
  split: tied => (tied.includes(team) ? [[team], tied.filter(other => other !== team)] : [tied]),
});
