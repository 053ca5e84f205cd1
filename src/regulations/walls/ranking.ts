import { byRuling } from '../../core/audit';
import { headToHead, type MatchResult } from '../../core/headToHead';
import { type Award, totals } from '../../core/ledger';
import type { Penalty } from '../../core/penalty';
import { type Points, sum, ZERO } from '../../core/points';
import { type StandingsRow, type StandingsTable, taken } from '../../core/regulation';
import { byValue, type Criterion, rank, type TeamName } from '../../core/standings';
import type { Team } from '../../core/tournament';
import { groupAwards, isOfStage, stageAwards } from './groupPoints';
import { qualifiedBy } from './qualified';
import { isCounted, type WallResult, winnerOfWall } from './results';
import type { WallParameters } from './wallRun';

/** 4.1: who is above among teams level on group points. */
export function groupChain(
  results: readonly WallResult[],
  penalties: readonly Penalty[],
  p: WallParameters,
): readonly Criterion[] {
  const counted = results.filter(isCounted);
  const awards = counted.flatMap(result => result.awards);
  const points = totals(
    [...awards, ...groupAwards(counted, p), ...stageAwards(penalties, p)],
    award => award.account === 'groupPoints',
  );
  const games = totals(awards, award => isGamePoints(award, p));
  const links: Readonly<Record<'4.1.a' | '4.1.b', Criterion>> = {
    '4.1.a': headToHead('4.1.a', counted.map(matchResult)),
    '4.1.b': byValue('4.1.b', team => games.get(team) ?? ZERO),
  };
  return [
    byValue('points', team => points.get(team) ?? ZERO),
    ...p['chain.group'].map(id => links[id]),
    ...liftedBy(
      penalties,
      'group',
      results.map(({ run }) => run.wall.id),
    ),
  ];
}

/** 4.1 b): points of games taken and awarded; not by cards, not deductions, not credits. */
export const isGamePoints = ({ account }: Award, p: WallParameters): boolean =>
  account === 'game' || account === 'ruling' || (account === 'forfeit' && p.forfeitInTieBreak);

export const matchResult = (result: WallResult): MatchResult => {
  const { teams } = result.run.wall;
  const winner = winnerOfWall(result);
  return { a: teams.a, b: teams.b, ...(winner && { winner: teams[winner] }) };
};

/**
 * A judge's rulings that lift teams over those level with them, after all the text says: in the walls or the stage that
 * they name, else everywhere; those of one moment, or without a time, together.
 */
export function liftedBy(
  penalties: readonly Penalty[],
  stage: string,
  walls: readonly string[],
): readonly Criterion[] {
  const lifts = penalties
    .filter(({ wall, stage: own = stage }) => (wall === undefined ? own === stage : walls.includes(wall)))
    .filter(({ state, sanctions }) => state === 'confirmed' && sanctions.some(({ kind }) => kind === 'above'))
    .sort(byRuling);
  const moments = [...new Set(lifts.map(({ line }) => line?.at))];
  return moments.map(at => {
    const together = lifts.filter(({ line }) => line?.at === at);
    const isLifted = (team: TeamName): boolean => together.some(lift => lift.team === team);
    return {
      id: together[0]?.clause ?? '',
      split: tied =>
        [tied.filter(isLifted), tied.filter(team => !isLifted(team))].filter(({ length }) => length > 0),
    };
  });
}

export const isOut = (team: TeamName, penalties: readonly Penalty[]): boolean =>
  penalties.some(
    penalty =>
      penalty.team === team &&
      penalty.state === 'confirmed' &&
      penalty.sanctions.some(({ kind }) => kind === 'teamOut'),
  );

/** The tables of the groups, in the order in which the schedule names them. */
export function groupTables(
  teams: readonly Team[],
  results: readonly WallResult[],
  penalties: readonly Penalty[],
  p: WallParameters,
): readonly StandingsTable[] {
  const own = results.filter(({ run }) => run.wall.stage === 'group');
  const groups = [...new Set(own.map(({ run }) => run.wall.group))];
  return groups.map(group => {
    const walls = own.filter(({ run }) => run.wall.group === group);
    const members = membersOf(group, teams, walls);
    return {
      stage: 'group',
      ...(group !== undefined && { group }),
      rows: groupRows(members, walls, penalties, p),
    };
  });
}

function membersOf(
  group: string | undefined,
  teams: readonly Team[],
  walls: readonly WallResult[],
): readonly TeamName[] {
  const playing = new Set(walls.flatMap(({ run }) => [run.wall.teams.a, run.wall.teams.b]));
  return teams
    .filter(team => playing.has(team.name) || (group !== undefined && team.group === group))
    .map(team => team.name);
}

function groupRows(
  members: readonly TeamName[],
  walls: readonly WallResult[],
  penalties: readonly Penalty[],
  p: WallParameters,
): readonly StandingsRow[] {
  const out = members.filter(team => isOut(team, penalties));
  const placed = members.filter(team => !out.includes(team));
  const chain = groupChain(walls, penalties, p);
  const row = rowOf(walls, penalties, p);
  const standings = rank(placed, chain);
  const through = qualifiedBy(standings, walls, stageAwards(penalties, p), p);
  return [
    ...standings.map(({ team, place, shared, decidedBy, trials }) => {
      const qualified = through(team);
      return {
        ...row(team),
        place,
        shared,
        decidedBy: shared ? 'shared' : (decidedBy ?? ''),
        trials,
        ...(qualified !== undefined && { qualified }),
      };
    }),
    ...out.map(team => ({ ...row(team), shared: false, decidedBy: '', qualified: false, trials: [] })),
  ];
}

/** What penalties of this state take from each team. */
function takenFrom(penalties: readonly Penalty[], state: Penalty['state']): ReadonlyMap<TeamName, Points> {
  const sums = new Map<TeamName, Points>();
  for (const { team, sanctions } of penalties.filter(penalty => penalty.state === state))
    sums.set(team, sum([sums.get(team) ?? ZERO, ...taken(sanctions)]));
  return sums;
}

type Bare = Omit<StandingsRow, 'place' | 'shared' | 'decidedBy' | 'qualified' | 'trials'>;

function rowOf(
  walls: readonly WallResult[],
  penalties: readonly Penalty[],
  p: WallParameters,
): (team: TeamName) => Bare {
  const counted = walls.filter(isCounted);
  const byStage = stageAwards(penalties, p);
  const awards = [...counted.flatMap(result => result.awards), ...groupAwards(counted, p), ...byStage];
  const begun = walls.filter(({ state }) => state !== 'notBegun');
  const provisional = [...groupAwards(begun, p), ...begun.flatMap(result => result.awards), ...byStage];
  const names = new Set(walls.map(({ run }) => run.wall.id));
  const here = penalties.filter(x => isOfStage(x, p) || names.has(x.wall ?? ''));
  const [confirmed, pending] = [takenFrom(here, 'confirmed'), takenFrom(here, 'proposed')];
  const isPoints = ({ account }: Award): boolean => account === 'groupPoints';
  const [points, soFar] = [totals(awards, isPoints), totals(provisional, isPoints)];
  const games = totals(awards, award => isGamePoints(award, p));
  return team => ({
    team,
    points: points.get(team) ?? ZERO,
    carryIn: ZERO,
    penalties: confirmed.get(team) ?? ZERO,
    pending: pending.get(team) ?? ZERO,
    criteria: { '4.1.b': games.get(team) ?? ZERO },
    ...(begun.length > counted.length && { provisional: soFar.get(team) ?? ZERO }),
  });
}
