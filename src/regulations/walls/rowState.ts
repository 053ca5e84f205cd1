import type { RowState } from '../../core/regulation';
import { type Score, WALL_SIDES, type WallGame, type WallSide } from '../../core/tournament';
import { difference, mirrored, sameScore, type WallLaw, winnerOf } from './steps';

/** What two captains' cells make together, before any ruling. */
export interface RowFound {
  readonly state: RowState;
  readonly by?: 'both' | 'oneSided';
  /** The score that became final by itself, and the captain whose cell holds it. */
  readonly settled?: { readonly score: Score; readonly from: WallSide };
  readonly isMirrored: boolean;
  /** Captains whose score can't follow. */
  readonly impossible: readonly WallSide[];
}

const scoreIn = (game: WallGame, side: WallSide): Score | undefined => {
  const { entry } = game.captains[side];
  return entry.state === 'score' ? entry.score : undefined;
};

/** Agreement of two makes a score final; disagreement never picks a side. One is enough only where `isOneEnough`. */
export function rowFound(
  game: WallGame,
  isPossible: (side: WallSide, score: Score) => boolean,
  isOneEnough: boolean,
): RowFound {
  const [a, b] = [scoreIn(game, 'a'), scoreIn(game, 'b')];
  const impossible = WALL_SIDES.filter(side => {
    const score = scoreIn(game, side);
    return score !== undefined && !isPossible(side, score);
  });
  const isMirrored = a !== undefined && b !== undefined && a.a !== a.b && sameScore(a, mirrored(b));
  const row = { isMirrored, impossible };
  if (WALL_SIDES.some(side => game.captains[side].entry.state === 'unreadable'))
    return { ...row, state: 'unreadable' };
  if (a && b) return ofTwo(a, b, row);
  const [score, from] = a ? [a, 'a' as const] : [b, 'b' as const];
  if (!score) return { ...row, state: 'empty' };
  if (impossible.length > 0) return { ...row, state: 'impossible' };
  return isOneEnough
    ? { ...row, state: 'agreed', by: 'oneSided', settled: { score, from } }
    : { ...row, state: 'waiting' };
}

function ofTwo(a: Score, b: Score, row: Pick<RowFound, 'isMirrored' | 'impossible'>): RowFound {
  const count = row.impossible.length;
  if (sameScore(a, b))
    return count > 0
      ? { ...row, state: 'impossible' }
      : { ...row, state: 'agreed', by: 'both', settled: { score: a, from: 'a' } };
  if (row.isMirrored) return { ...row, impossible: [], state: 'dispute' };
  return { ...row, state: count > 0 ? 'impossible' : 'dispute' };
}

/** Captains who marked a win by cards beside their score. */
export const markedByCards = ({ captains }: WallGame): readonly WallSide[] =>
  WALL_SIDES.filter(side => {
    const { entry } = captains[side];
    return entry.state === 'score' && entry.byCards;
  });

/**
 * The side that won the game by cards: as the judge's column says, else as both captains marked. A win worth nothing
 * leaves the score, so its side is known only when one side alone stands at the threshold.
 */
export function winnerByCards(
  game: WallGame,
  before: Score,
  score: Score,
  law: WallLaw,
): WallSide | undefined {
  if (game.byCards) return game.byCards;
  if (markedByCards(game).length < 2) return undefined;
  const step = difference(score, before);
  if (step.a !== 0 || step.b !== 0) return winnerOf(step, law.annex);
  const atThreshold = WALL_SIDES.filter(
    side => law.cardsZeroFrom !== undefined && before[side] >= law.cardsZeroFrom,
  );
  return atThreshold.length === 1 ? atThreshold[0] : undefined;
}
