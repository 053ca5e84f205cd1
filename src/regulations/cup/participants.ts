import type { Finding } from '../../core/finding';
import type { Penalty } from '../../core/penalty';
import type { TeamName } from '../../core/standings';
import type { Game } from '../../core/tournament';
import type { Cup, StageResult } from './facts';
import { type CupFindingKind, found } from './findings';
import { stageOf } from './penalties';
import type { StageId, StageLaw } from './stages';

/** Who plays in a stage, and what is odd about it. */
export interface Participants {
  readonly teams: readonly TeamName[];
  readonly findings: readonly Finding<CupFindingKind>[];
}

/**
 * Stage 1: every team of the team sheet. Later: those that came through, and those still level across the cut that
 * have a seat. When protocols seat a team that did not come through, the teams with seats play: a substitute for a
 * team that gave up is more likely than fifteen rows of slips; a warning says so.
 */
export function participants(stage: StageLaw, before: StageResult | undefined, cup: Cup): Participants {
  const seated = seatedTeams(stage.id, cup);
  if (!before)
    return { teams: sorted([...cup.tournament.teams.map(team => team.name), ...seated]), findings: [] };
  const through = (way: boolean | undefined) =>
    new Set(before.rows.filter(row => row.qualified === way).map(row => row.team));
  const [reached, undecided] = [through(true), through(undefined)];
  const outsiders = seated.filter(team => !reached.has(team) && !undecided.has(team));
  if (outsiders.length === 0) return { teams: sorted([...reached, ...seated]), findings: [] };
  const absent = sorted([...reached].filter(team => !seated.includes(team)));
  const at = cup
    .games(stage.id)
    .flatMap(game => game.seats)
    .find(seat => outsiders.includes(seat.team))?.at;
  return {
    teams: seated,
    findings: [found('warning', 'notQualified', at, { stage: stage.id, teams: outsiders, absent })],
  };
}

const seatedTeams = (stage: StageId, cup: Cup): readonly TeamName[] =>
  sorted(cup.games(stage).flatMap(game => game.seats.map(seat => seat.team)));

const sorted = (teams: readonly TeamName[]): readonly TeamName[] => [...new Set(teams)].sort();

/** The group in which a team plays the stage; undefined where the stage has none. */
export const groupOf = (team: TeamName, { isInGroups }: StageLaw, { law, team: named }: Cup) =>
  isInGroups?.(law) ? named(team)?.group : undefined;

/** The teams of a stage by group, or all together. */
export function groupsOf(teams: readonly TeamName[], stage: StageLaw, cup: Cup) {
  const groups = [...new Set(teams.map(team => groupOf(team, stage, cup)))].sort();
  return groups.map(group => ({
    ...(group !== undefined && { group }),
    teams: teams.filter(team => groupOf(team, stage, cup) === group),
  }));
}

/** The teams that should sit in a game: those of the stage, in groups those of the groups that sit there. */
export function expectedIn({ seats }: Game, teams: readonly TeamName[], stage: StageLaw, cup: Cup) {
  if (!stage.isInGroups?.(cup.law)) return teams;
  const groups = new Set(seats.map(({ team }) => groupOf(team, stage, cup)));
  return teams.filter(team => groups.has(groupOf(team, stage, cup)));
}

/** Teams that a ruling took out of the stage: they stay in its table without a place. */
export const teamsOut = (stage: StageId, penalties: readonly Penalty[], cup: Cup): ReadonlySet<TeamName> =>
  new Set(
    penalties
      .filter(
        ({ state, sanctions }) => state === 'confirmed' && sanctions.some(({ kind }) => kind === 'teamOut'),
      )
      .filter(penalty => (stageOf(penalty, cup) ?? stage) === stage)
      .map(penalty => penalty.team),
  );
