import { headToHead } from '../../core/headToHead';
import { totals } from '../../core/ledger';
import type { Penalty } from '../../core/penalty';
import { ZERO } from '../../core/points';
import type { Ending, OpenItem, Race } from '../../core/race';
import type { Judgement, StandingsTable } from '../../core/regulation';
import { byValue, type Criterion, rank, type Standing, type TeamName } from '../../core/standings';
import type { Tournament } from '../../core/tournament';
import { wallEndings } from './endings';
import { groupAwards, stageAwards } from './groupPoints';
import { isGamePoints, liftedBy, matchResult } from './ranking';
import { isCounted, type WallResult, wallResults } from './results';
import { type WallParameters, wallRuns } from './wallRun';

/** 3.4 day 1: each group with a cut, and how its open walls can end while the rulings stand as they are. */
export function races(t: Tournament, p: WallParameters, { penalties, tables }: Judgement): readonly Race[] {
  const places = p['qualify.group'];
  if (places === undefined) return [];
  const results = wallResults(wallRuns(t, p, penalties), penalties, p);
  return tables
    .filter(({ stage }) => stage === 'group')
    .map(table => {
      const own = results.filter(({ run: { wall } }) => wall.stage === 'group' && wall.group === table.group);
      return raceOf(table, own, places, penalties, p);
    });
}

function raceOf(
  { stage, group, rows }: StandingsTable,
  walls: readonly WallResult[],
  places: number,
  penalties: readonly Penalty[],
  p: WallParameters,
): Race {
  const counted = walls.filter(isCounted);
  const open = walls.filter(result => !isCounted(result));
  const points = totals(
    [...counted.flatMap(({ awards }) => awards), ...groupAwards(counted, p), ...stageAwards(penalties, p)],
    ({ account }) => account === 'groupPoints',
  );
  const placed = rows.filter(({ place }) => place !== undefined);
  return {
    stage,
    ...(group !== undefined && { group }),
    places,
    runners: placed.map(({ team, qualified }) => ({
      team,
      points: points.get(team) ?? ZERO,
      least: ZERO,
      most: ZERO,
      ...(qualified !== undefined && { qualified }),
    })),
    out: rows.filter(({ place }) => place === undefined).map(({ team }) => team),
    items: open.map(result => wallItem(result, p)),
    isBounded: true,
    among: order(walls, penalties, p),
  };
}

const wallItem = (result: WallResult, p: WallParameters): OpenItem => ({
  id: result.run.wall.id,
  ...wallEndings(result, p),
});

/**
 * 4.1 among teams level on group points, once the open walls have ended so. Points of games in a wall that is open are
 * not known (`4.1.b`): a team that has one is never told from the others by them.
 */
function order(
  walls: readonly WallResult[],
  penalties: readonly Penalty[],
  p: WallParameters,
): Race['among'] {
  const counted = walls.filter(isCounted);
  const open = walls.filter(result => !isCounted(result)).map(({ run }) => run.wall);
  const games = totals(
    counted.flatMap(({ awards }) => awards),
    award => isGamePoints(award, p),
  );
  const isPlaying = (team: TeamName): boolean => open.some(({ teams: { a, b } }) => a === team || b === team);
  const lifts = liftedBy(
    penalties,
    'group',
    walls.map(({ run }) => run.wall.id),
  );
  const known = counted.map(matchResult);
  const levels = new Map<string, readonly Standing[]>();
  const chain = (endings: readonly Ending[]): readonly Criterion[] => {
    const won = open.map(({ teams: { a, b } }, i) => ({ a, b, ...winnerIn(endings[i]) }));
    const links: Readonly<Record<'4.1.a' | '4.1.b', Criterion>> = {
      '4.1.a': headToHead('4.1.a', [...known, ...won]),
      '4.1.b': byValue('4.1.b', team => (isPlaying(team) ? 'unknown' : (games.get(team) ?? ZERO))),
    };
    return [...p['chain.group'].map(id => links[id]), ...lifts];
  };
  return (tied, endings) => {
    const winners = endings.map(({ winner = '' }) => winner);
    const key = [...tied, '', ...winners].join('\u0001');
    const asked = levels.get(key) ?? rank(tied, chain(endings));
    levels.set(key, asked);
    return asked;
  };
}

const winnerIn = (ending: Ending | undefined) =>
  ending?.winner === undefined ? {} : { winner: ending.winner };
