import type { Outcome, PointsRow, Side } from '../../../core/game';
import { type Points, parsePoints } from '../../../core/points';

const COLUMNS = ['city', 'mafia', 'omon1', 'omon2', 'omon3'] as const satisfies readonly Outcome[];

/** A row as it was published: `-` is a case that never occurred and was never set. */
export const row = (players: number, side: Side, ...cells: readonly string[]): PointsRow => {
  const set = COLUMNS.map((outcome, i) => [outcome, parsePoints(cells[i] ?? '-')] as const);
  return {
    players,
    side,
    points: Object.fromEntries(
      set.filter((cell): cell is [(typeof cell)[0], Points] => cell[1] !== undefined),
    ),
  };
};
