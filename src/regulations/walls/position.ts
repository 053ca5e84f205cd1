import { type Instant, type Score, WALL_SIDES, type WallGame, type WallSide } from '../../core/tournament';
import { winnerByCards } from './rowState';
import { difference, isCardsAddedWrongly, isReachable, NIL, sameScore, shifted, type WallLaw } from './steps';
import { lastChange } from './times';

/**
 * A score that the next entry may follow. Captains who did not take up a ruling go on from a score of their own:
 * `shift` is what the ruled score has more than that one.
 */
export interface Base {
  readonly score: Score;
  readonly shift: Score;
}

/** Where a chain of rows stands before a row. */
export interface Position {
  /** The ruled score first, then what the captains may go on from. */
  readonly bases: readonly [Base, ...Base[]];
  readonly ruledAt?: Instant;
  /** Both captains had the same score where a ruling found another: rows older than the ruling go on from theirs. */
  readonly isOwnAgreed: boolean;
  /** The captains have shown that they go on from their own score, not from the ruled one. */
  readonly isOwnCount: boolean;
  /** Rows since the last validated one. */
  readonly open: number;
  readonly winsByCards: Readonly<Record<WallSide, number>>;
  readonly lastGame: number;
  readonly hasEnded: boolean;
}

export const START: Position = {
  bases: [{ score: NIL, shift: NIL }],
  isOwnAgreed: false,
  isOwnCount: false,
  open: 0,
  winsByCards: { a: 0, b: 0 },
  lastGame: 0,
  hasEnded: false,
};

export const ruledScore = ({ bases: [{ score, shift }] }: Position): Score => shifted(score, shift);

/** How long after the last ruling a captain wrote, negative before it; undefined when either is not known. */
const sinceRuling = ({ captains }: WallGame, side: WallSide, { ruledAt }: Position): number | undefined => {
  const written = lastChange(captains[side]);
  return written === undefined || ruledAt === undefined ? undefined : written - ruledAt;
};
/** One captain's time is enough: what he wrote before the ruling, the other can't have begun after it. */
const isOlderThanRuling = (game: WallGame, here: Position): boolean =>
  WALL_SIDES.some(side => (sinceRuling(game, side, here) ?? 0) < 0);

/**
 * The base that a score follows: the ruled one before the captains' own, unless it was written before the ruling, which
 * found another score than both had, or the rows before it already went on from their own.
 */
export function follow(
  score: Score,
  game: WallGame,
  here: Position,
  law: WallLaw,
  side?: WallSide,
): Base | undefined {
  const isOwnFirst = side && (here.isOwnCount || (here.isOwnAgreed && isOlderThanRuling(game, here)));
  const [ruled, ...own] = here.bases;
  return (isOwnFirst ? [...own, ruled] : here.bases).find(base => {
    if (!isReachable(law, base.score, score, here.open + 1)) return false;
    const cards = here.open > 0 ? undefined : winnerByCards(game, base.score, score, law);
    return (
      !cards ||
      !isCardsAddedWrongly(law, base.score, difference(score, base.score), cards, here.winsByCards[cards])
    );
  });
}

/** What the next row may go on from: the ruled score, else one of the captains' own. */
export function basesAfter(ruled: Score, own: readonly Score[]): Position['bases'] {
  const others = own.filter(
    (score, i) => !sameScore(score, ruled) && own.findIndex(other => sameScore(other, score)) === i,
  );
  return [{ score: ruled, shift: NIL }, ...others.map(score => ({ score, shift: difference(ruled, score) }))];
}

/** Whether a captain's score comes to the ruled one: in the ruled count or, if he did not write after the ruling, in another. */
export function comesTo(ruled: Score, score: Score, game: WallGame, by: WallSide, here: Position): boolean {
  const isNewer = (sinceRuling(game, by, here) ?? -1) >= 0;
  return (isNewer ? here.bases.slice(0, 1) : here.bases).some(({ shift }) =>
    sameScore(shifted(score, shift), ruled),
  );
}

/** Whether going on from this base shows that the captains keep a count of their own. */
export const isOwnCountAfter = (
  from: Base,
  game: WallGame,
  side: WallSide | undefined,
  here: Position,
): boolean => here.bases.indexOf(from) > 0 && (here.isOwnCount || !side || !isOlderThanRuling(game, here));
