/** Who may not play now, and how much of their games the others have played. */
import type { AppearancesDto, BarredDto, Report } from '../addon/report';

/** His games of the limit that keeps a player out; undefined where a ruling does. */
export const limitOf = ({ team, player, clause, penalty }: BarredDto, { appearances }: Report) =>
  penalty === null
    ? appearances.find(one => one.team === team && one.player === player && one.clause === clause)
    : undefined;

/** Stages that a team plays one after the other, in their order; [] where each team has its own, as in leagues. */
export function successive({ appearances, standings }: Report): readonly string[] {
  const stagesOf = new Map<string, Set<string>>();
  for (const { team, stage } of appearances) stagesOf.set(team, (stagesOf.get(team) ?? new Set()).add(stage));
  if (![...stagesOf.values()].some(({ size }) => size > 1)) return [];
  const order = standings.map(({ stage }) => stage as string);
  return [...new Set(appearances.map(({ stage }) => stage))].sort(
    (x, y) => order.indexOf(x) - order.indexOf(y),
  );
}

/** Players by team: those who have played most first. */
export function byTeam(
  appearances: readonly AppearancesDto[],
  teams: readonly string[],
): readonly { readonly team: string; readonly players: readonly AppearancesDto[] }[] {
  return teams
    .map(team => ({ team, players: appearances.filter(one => one.team === team).sort(inOrder) }))
    .filter(({ players }) => players.length > 0);
}

const inOrder = (x: AppearancesDto, y: AppearancesDto): number =>
  x.most - x.games - (y.most - y.games) || x.player.localeCompare(y.player, 'ru');
