import type { Annex } from '../../core/parameters';
import { otherSide, type Score, WALL_SIDES, type WallSide } from '../../core/tournament';

/** What limits the scores of a wall: how far it goes, what a game may give, what wins by cards may do. */
export interface WallLaw {
  readonly target: number;
  readonly annex: Annex;
  /** Wins by cards that add points, at most, per team. */
  readonly cardsMax?: number;
  /** The winner's score before the game from which a win by cards adds nothing. */
  readonly cardsZeroFrom?: number;
}

export const sameScore = (x: Score, y: Score): boolean => x.a === y.a && x.b === y.b;
export const mirrored = ({ a, b }: Score): Score => ({ a: b, b: a });
export const shifted = (x: Score, by: Score): Score => ({ a: x.a + by.a, b: x.b + by.b });
export const difference = (to: Score, from: Score): Score => ({ a: to.a - from.a, b: to.b - from.b });
export const NIL: Score = { a: 0, b: 0 };

/** Whether a running score ends the wall. */
export const isOver = ({ target }: WallLaw, { a, b }: Score): boolean => a >= target || b >= target;

/** The winner of a game by its step: by the kind of Annex 1 that gives so, else the side that went up alone. */
export function winnerOf(step: Score, annex: Annex): WallSide | undefined {
  const sides = WALL_SIDES.filter(side =>
    annex.some(({ winner, loser }) => step[side] === winner && step[otherSide(side)] === loser),
  );
  if (sides.length > 0) return sides.length === 1 ? sides[0] : undefined;
  return WALL_SIDES.find(side => step[side] > 0 && step[otherSide(side)] <= 0);
}

/** Whether one game can take the score from one to the other; an unchanged score always can. */
export function isStep({ annex }: WallLaw, step: Score): boolean {
  if (step.a === 0 && step.b === 0) return true;
  if (annex.length === 0) return step.a >= 0 && step.b >= 0 && (step.a === 0 || step.b === 0);
  return annex.some(({ winner, loser }) =>
    WALL_SIDES.some(side => step[side] === winner && step[otherSide(side)] === loser),
  );
}

/** Whether so many games, each of one step or none, can take the score from one to the other before the wall ends. */
export function isReachable(law: WallLaw, from: Score, to: Score, games: number): boolean {
  if (isOver(law, from)) return false;
  if (games === 1) return isStep(law, difference(to, from));
  return law.annex.length === 0 ? isReachableFreely(law, from, to) : isReachableByAnnex(law, from, to, games);
}

/** Without Annex 1 two games or more can raise both sides, but only one of them past the target. */
const isReachableFreely = ({ target }: WallLaw, from: Score, to: Score): boolean =>
  to.a >= from.a && to.b >= from.b && (to.a < target || to.b < target);

function isReachableByAnnex(law: WallLaw, from: Score, to: Score, games: number): boolean {
  const steps = law.annex.flatMap(({ winner, loser }) => [
    { a: winner, b: loser },
    { a: loser, b: winner },
  ]);
  const span = Math.max(...steps.flatMap(({ a, b }) => [Math.abs(a), Math.abs(b)]));
  const isNear = ({ a, b }: Score): boolean => Math.max(a, b) <= law.target + span && Math.min(a, b) >= -span;
  const seen = new Set<string>();
  let frontier: Score[] = [from];
  for (let game = 0; game <= games && frontier.length > 0; game++) {
    if (frontier.some(score => sameScore(score, to))) return true;
    frontier = frontier
      .filter(score => !isOver(law, score))
      .flatMap(score => steps.map(step => shifted(score, step)))
      .filter(score => {
        const key = `${score.a}:${score.b}`;
        if (seen.has(key) || !isNear(score)) return false;
        seen.add(key);
        return true;
      });
  }
  return false;
}

/** Whether a win by cards may not add what this step adds: over the limit, or at the threshold. */
export function isCardsAddedWrongly(
  law: WallLaw,
  before: Score,
  step: Score,
  winner: WallSide | undefined,
  winsBefore: number,
): boolean {
  if (!winner || step[winner] <= 0) return false;
  const isOverLimit = law.cardsMax !== undefined && winsBefore >= law.cardsMax;
  const isWorthNothing = law.cardsZeroFrom !== undefined && before[winner] >= law.cardsZeroFrom;
  return isOverLimit || isWorthNothing;
}

/** The scores that one game can make of this one, as far as Annex 1 says. */
export const nextScores = ({ annex }: WallLaw, from: Score): readonly Score[] =>
  annex
    .flatMap(({ winner, loser }) => [
      { a: winner, b: loser },
      { a: loser, b: winner },
    ])
    .map(step => shifted(from, step))
    .filter((score, i, all) => all.findIndex(other => sameScore(other, score)) === i);
