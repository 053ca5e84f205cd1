import { type Instant, otherSide, type Score, type WallGame, type WallSide } from '../../core/tournament';
import type { ChainLaw, GameRuling } from './chainRow';
import {
  type Base,
  basesAfter,
  comesTo,
  follow,
  isOwnCountAfter,
  type Position,
  ruledScore,
} from './position';
import { type RowFound, winnerByCards } from './rowState';
import { difference, isOver, NIL, sameScore, shifted } from './steps';
import { agreedAt, scoresOf } from './times';

/** What came of a row with a score, under the rulings on its game. */
interface Outcome {
  readonly settled: Score;
  readonly from: Base;
  /** What the game gave, and the ruled score after it. */
  readonly step: Score;
  readonly after: Score;
  readonly wonByCards?: WallSide;
  readonly overturned?: GameRuling;
  /** The captain whose cell settled it, where no judge did. */
  readonly side?: WallSide;
}

/**
 * What a score gave: from the base it follows, or as a ruling overturned it. A judge's figure that no captain wrote is the
 * ruled running score itself.
 */
export function outcomeOf(
  game: WallGame,
  found: RowFound,
  settled: Score,
  rulings: readonly GameRuling[],
  here: Position,
  law: ChainLaw,
): Outcome {
  const side = game.judge || found.state === 'ruled' ? undefined : found.settled?.from;
  const ruled = { score: ruledScore(here), shift: NIL };
  const isFigure = game.judge !== undefined && !scoresOf(game).some(own => sameScore(own, settled));
  const from = (isFigure ? undefined : follow(settled, game, here, law, side)) ?? ruled;
  const overturned = rulings.find(({ effect }) => effect.kind !== 'moved');
  const step = overturned ? stepOf(overturned) : difference(settled, from.score);
  const cards = here.open > 0 || overturned ? undefined : winnerByCards(game, from.score, settled, law);
  return {
    settled,
    from,
    step,
    after: shifted(shifted(from.score, from.shift), step),
    ...(side && { side }),
    ...(cards && { wonByCards: cards }),
    ...(overturned && { overturned }),
  };
}

const stepOf = ({ effect }: GameRuling): Score =>
  effect.kind === 'lost' ? { ...NIL, [otherSide(effect.by)]: effect.award } : NIL;

/** What the row says of itself. */
export function decidedRow(game: WallGame, found: RowFound, outcome: Outcome, here: Position) {
  const { settled, from, step, after, wonByCards, overturned } = outcome;
  const written = found.by === 'both' && found.settled ? found.settled.score : settled;
  return {
    score: overturned ? after : settled,
    step,
    played: difference(written, from.score),
    agrees: (score: Score, captain: WallSide): boolean =>
      found.state === 'ruled' ||
      sameScore(score, settled) ||
      comesTo(shifted(settled, from.shift), score, game, captain, here),
    ...(wonByCards && { wonByCards }),
    ...(overturned && { ruling: overturned }),
  };
}

/** Where the chain stands after the row. */
export function positionAfter(
  game: WallGame,
  found: RowFound,
  outcome: Outcome,
  rulings: readonly GameRuling[],
  here: Position,
  law: ChainLaw,
  due: Instant | undefined,
): Position {
  const { settled, from, wonByCards: cards, overturned, side } = outcome;
  const moved = rulings.reduce(
    (sum, { effect }) => (effect.kind === 'moved' ? shifted(sum, effect.by) : sum),
    outcome.after,
  );
  const isRuled = side === undefined || overturned !== undefined;
  const agreed = agreedAt(game, due) ?? (found.by === 'both' ? found.settled?.score : undefined);
  const own = isRuled ? [...scoresOf(game), ...(agreed ? [agreed] : [])] : [];
  const ruledAt = overturned?.at ?? game.judgeSince ?? here.ruledAt;
  return {
    bases: basesAfter(moved, found.state === 'ruled' ? own : [settled, ...own]),
    isOwnAgreed: isRuled ? agreed !== undefined && !sameScore(agreed, moved) : here.isOwnAgreed,
    isOwnCount: isOwnCountAfter(from, game, side, here),
    open: found.state === 'ruled' ? here.open : 0,
    winsByCards: cards ? { ...here.winsByCards, [cards]: here.winsByCards[cards] + 1 } : here.winsByCards,
    lastGame: game.game,
    hasEnded: here.hasEnded || isOver(law, moved) || (!overturned && isOver(law, settled)),
    ...(ruledAt !== undefined && { ruledAt }),
  };
}
