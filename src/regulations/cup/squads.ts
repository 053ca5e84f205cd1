import type { Finding } from '../../core/finding';
import { last } from '../../core/lists';
import type { Instant, Player, Team } from '../../core/tournament';
import type { Cup } from './facts';
import { type CupFindingKind, found } from './findings';
import { endOf, isGone } from './membership';

type CupFinding = Finding<CupFindingKind>;

/** The time between two stages: after the last game of one, until the first of the next. */
interface Pause {
  readonly stage: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** general.5: squads that are too small or too large, and more substitutions than a pause allows. */
export const squadFindings = (cup: Cup): readonly CupFinding[] =>
  cup.tournament.teams.flatMap(team => (team.players.length > 0 ? squadOf(team, cup) : []));

function squadOf(team: Team, cup: Cup): readonly CupFinding[] {
  const { law } = cup;
  const squad = cup.squad(team.name);
  const allowed = law['squad.substitutions'];
  const left = pauses(cup).map(pause => ({ pause, count: leavers(squad, pause) }));
  // `general.5+`: who left between stages was replaced; who left on the way lost the badge and was not (entrants.3).
  const replaced = left.reduce((sum, { count }) => sum + Math.min(count, allowed), 0);
  const about = { team: team.name, count: squad.size };
  return [
    ...(squad.size < law['squad.min']
      ? [found('warning', 'squadTooSmall', team.at, { ...about, min: law['squad.min'] })]
      : []),
    ...(squad.size - replaced > law['squad.max']
      ? [found('warning', 'squadTooLarge', team.at, { ...about, max: law['squad.max'] + replaced })]
      : []),
    ...left.flatMap(({ pause: { stage }, count }) =>
      count > allowed
        ? [found('warning', 'substitutionsTooMany', team.at, { team: team.name, stage, count, max: allowed })]
        : [],
    ),
  ];
}

const leavers = (squad: ReadonlyMap<string, readonly Player[]>, { from, to }: Pause): number =>
  [...squad.values()].filter(periods => isGone(periods, to) && !isGone(periods, from)).length;

function pauses(cup: Cup): readonly Pause[] {
  const stages = cup.stages.map(({ id }) => ({
    id,
    times: cup.games(id).flatMap(({ start }) => start ?? []),
  }));
  const begun = stages.filter(({ times }) => times.length > 0);
  return begun.flatMap(({ id, times }, i) => {
    const next = begun[i + 1];
    if (!next && id === last(stages)?.id) return [];
    return { stage: id, from: Math.max(...times), to: next ? Math.min(...next.times) : Infinity };
  });
}

/** general.5, entrants.3: who of a squad has a claim to an award: every member; who left on the way, after enough games. */
export const awardedMembers = (
  team: Team | undefined,
  games: (player: string) => number,
  seated: readonly string[],
  cup: Cup,
): readonly string[] => {
  const squad = [...(team ? cup.squad(team.name) : [])];
  if (squad.length === 0) return seated;
  return squad
    .filter(([player, periods]) => !hasLeft(periods, cup) || games(player) >= cup.law['award.games'])
    .map(([player]) => player)
    .sort();
};

const hasLeft = (periods: readonly Player[], { end }: Cup): boolean =>
  end === undefined ? periods.every(period => endOf(period) < Infinity) : isGone(periods, end);
