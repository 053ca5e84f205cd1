/** A number of the standings, taken apart into the awards that it is the sum of. */
import type { AwardDto, Panel } from '../addon/panel';
import type { ExactText } from '../addon/report';
import { sumOf } from './exact';

export interface AwardGroup {
  /** null: awards of no wall. */
  readonly wall: string | null;
  /** The game of protocols that the awards come from; null: those of a wall, or of no game. */
  readonly game: string | null;
  /** What the awards of no wall and no game count to; null: those of a wall or a game. */
  readonly account: string | null;
  /** What the group adds to the number. */
  readonly points: ExactText;
  /** Lines that make the group's own score. */
  readonly lines: readonly AwardDto[];
  /** The score of the wall that the lines add up to; null where the lines are the points themselves. */
  readonly score: ExactText | null;
  /** What the score brings to the table. */
  readonly brings: readonly AwardDto[];
}

export interface Explained {
  readonly groups: readonly AwardGroup[];
  /** The sum of the groups. */
  readonly total: ExactText;
}

const pointsOf = (awards: readonly AwardDto[]): ExactText => sumOf(awards.map(({ points }) => points));

/**
 * The awards of a team in a stage, by wall, and by game where there are no walls. In group tables a wall's games make its score, and the score brings
 * group points; elsewhere the awards are the points.
 */
export function explained(
  awards: readonly AwardDto[],
  team: string,
  stage: string,
  wall?: string,
): Explained {
  const own = awards.filter(
    award => award.team === team && award.stage === stage && (!wall || award.wall === wall),
  );
  const isScaled = own.some(({ account }) => account === 'groupPoints');
  const hasWalls = own.some(award => award.wall !== null);
  const byTitle = new Map<string, AwardDto[]>();
  for (const award of own) {
    const title = JSON.stringify(titleOf(award, hasWalls));
    byTitle.set(title, [...(byTitle.get(title) ?? []), award]);
  }
  const groups = [...byTitle].map(([title, lines]) => groupOf(JSON.parse(title) as Title, lines, isScaled));
  if (!hasWalls) groups.sort(inOrder);
  return { groups, total: sumOf(groups.map(({ points }) => points)) };
}

/** What was brought, then game by game, then what is of no game. */
const inOrder = (x: AwardGroup, y: AwardGroup): number =>
  rank(x) - rank(y) || (x.game ?? '').localeCompare(y.game ?? '', 'ru', { numeric: true });
const rank = ({ game, account }: AwardGroup): number => (account === 'carryOver' ? 0 : game !== null ? 1 : 2);

type Title = Pick<AwardGroup, 'wall' | 'game' | 'account'>;

function titleOf({ wall, game, account }: AwardDto, hasWalls: boolean): Title {
  if (hasWalls) return { wall, game: null, account: null };
  return { wall: null, game, account: game === null ? account : null };
}

function groupOf(at: Title, awards: readonly AwardDto[], isScaled: boolean): AwardGroup {
  const brings = awards.filter(({ account }) => account === 'groupPoints');
  if (!isScaled || at.wall === null) {
    return { ...at, points: pointsOf(awards), lines: awards, score: null, brings: [] };
  }
  const lines = awards.filter(({ account }) => account !== 'groupPoints');
  return { ...at, points: pointsOf(brings), lines, score: pointsOf(lines), brings };
}

/** The other team of a wall, with the wall's score as this team sees it: `20:17`. */
export function opponentIn(panel: Panel, wall: string, team: string): { team: string; score: string } | null {
  const found = panel.walls.find(one => one.wall === wall);
  const score = panel.report.walls.find(one => one.wall === wall);
  if (!found || !score) return null;
  return found.a === team
    ? { team: found.b, score: `${score.a}:${score.b}` }
    : { team: found.a, score: `${score.b}:${score.a}` };
}
