import { type Award, totals } from '../../core/ledger';
import { compare, type Points, plus, ZERO } from '../../core/points';
import type { TeamName } from '../../core/standings';
import { groupAwards } from './groupPoints';
import { isCounted, type WallResult } from './results';
import type { WallParameters } from './wallRun';

interface Placed {
  readonly team: TeamName;
  readonly place: number;
  readonly shared: boolean;
}

/**
 * Who goes on, when the number is set: by place once every wall counts; before that only what no outcome of the open
 * walls can change. Teams that share a place across the cut are neither through nor out.
 */
export function qualifiedBy(
  standings: readonly Placed[],
  walls: readonly WallResult[],
  ofStage: readonly Award[],
  p: WallParameters,
): (team: TeamName) => boolean | undefined {
  const count = p['qualify.group'];
  if (count === undefined) return () => undefined;
  if (!walls.every(isCounted)) return certainlyQualified(standings, walls, ofStage, count, p);
  return team => {
    const own = standings.find(standing => standing.team === team);
    if (!own) return false;
    const level = standings.filter(({ place }) => place === own.place).length;
    if (own.place + level - 1 <= count) return true;
    return own.place > count ? false : undefined;
  };
}

function certainlyQualified(
  standings: readonly Placed[],
  walls: readonly WallResult[],
  ofStage: readonly Award[],
  count: number,
  p: WallParameters,
): (team: TeamName) => boolean | undefined {
  const best = p.scale.reduce<Points>((top, [, points]) => (compare(points, top) > 0 ? points : top), ZERO);
  // What a ruling took of group points counts with its wall, open or not, and with its group.
  const points = totals(
    [...walls.flatMap(r => r.awards), ...groupAwards(walls.filter(isCounted), p), ...ofStage],
    award => award.account === 'groupPoints',
  );
  const most = new Map(points);
  for (const { run } of walls.filter(result => !isCounted(result)))
    for (const team of Object.values(run.wall.teams)) most.set(team, plus(most.get(team) ?? ZERO, best));
  const span = new Map(
    standings.map(({ team }) => [team, { least: points.get(team) ?? ZERO, most: most.get(team) ?? ZERO }]),
  );
  return team => {
    const own = span.get(team);
    if (!own) return false;
    const rivals = [...span].filter(([other]) => other !== team).map(([, other]) => other);
    if (rivals.filter(({ most }) => compare(most, own.least) >= 0).length < count) return true;
    return rivals.filter(({ least }) => compare(least, own.most) > 0).length >= count ? false : undefined;
  };
}
