import type { RowState } from '../../core/regulation';
import { type Instant, otherSide, type Score, type WallGame, type WallSide } from '../../core/tournament';
import { basesAfter, comesTo, follow, isOwnCountAfter, type Position, ruledScore, START } from './position';
import { type RowFound, rowFound, winnerByCards } from './rowState';
import { difference, isOver, NIL, sameScore, shifted, type WallLaw } from './steps';
import { type DueLaw, dueTime, hasActivity, scoresEver, scoresOf } from './times';

/** A ruling on what one game gave: lost by a side with an award to the other, void, or (running) points moved. */
export interface GameRuling {
  readonly game: number;
  readonly clause: string;
  readonly at?: Instant;
  readonly effect:
    | { readonly kind: 'lost'; readonly by: WallSide; readonly award: number }
    | { readonly kind: 'void' }
    | { readonly kind: 'moved'; readonly by: Score };
}

/** What the chain of a wall says of one row. */
export interface ChainRow {
  readonly game: WallGame;
  readonly state: RowState;
  readonly by?: 'both' | 'oneSided' | 'judge';
  /** The validated running score, as it is written in the row. */
  readonly score?: Score;
  /** What the game gave as validated; absent while it is not known. */
  readonly step?: Score;
  /** What it gave as both captains wrote it, whatever a ruling made of that later. */
  readonly played?: Score;
  readonly wonByCards?: WallSide;
  readonly isMirrored: boolean;
  readonly impossible: readonly WallSide[];
  readonly due?: Instant;
  /** The due time has passed, be its moment known or not. */
  readonly isDue: boolean;
  /** The ruling that took the written step back. */
  readonly ruling?: GameRuling;
  /** The validated score before it, and the rows between. */
  readonly before: Score;
  readonly open: number;
  readonly isAfterEnd: boolean;
  /** Whether a score can follow here. */
  readonly canFollow: (score: Score) => boolean;
  /** Whether a captain's score says what the validated one says, in the ruled count or in one of before a ruling. */
  readonly agrees: (score: Score, by: WallSide) => boolean;
}

export interface Chain {
  readonly rows: readonly ChainRow[];
  /** The running score after the last validated row, as ruled. */
  readonly ruled: Score;
  /** The target was reached, as written or as ruled, or a judge closed the wall. */
  readonly isOver: boolean;
}

export interface ChainLaw extends WallLaw, DueLaw {
  readonly oneSided: 'judge' | 'final';
  readonly now: Instant;
  /** A judge closed the wall as it stands. */
  readonly isClosed: boolean;
}

/** The rows of one wall by game number, each judged from the validated score before it. */
export function chainOf(games: readonly WallGame[], rulings: readonly GameRuling[], law: ChainLaw): Chain {
  const sorted = [...games].sort((x, y) => x.game - y.game);
  const rows: ChainRow[] = [];
  let position = START;
  sorted.forEach((game, i) => {
    const here = { ...position, open: position.open + game.game - position.lastGame - 1 };
    const later = sorted.slice(i + 1).filter(next => next.go !== undefined || hasActivity(next));
    const step = judged(
      game,
      later,
      rulings.filter(ruling => ruling.game === game.game),
      here,
      law,
    );
    rows.push(step.row);
    position = { ...step.next, lastGame: game.game };
  });
  return { rows, ruled: ruledScore(position), isOver: law.isClosed || position.hasEnded };
}

interface Judged {
  readonly row: ChainRow;
  readonly next: Position;
}

function judged(
  game: WallGame,
  later: readonly WallGame[],
  rulings: readonly GameRuling[],
  here: Position,
  law: ChainLaw,
): Judged {
  const row = unjudged(game, later, here, law);
  const found = rowFound(
    game,
    (side, score) => follow(score, game, here, law, side) !== undefined,
    row.isDue && law.oneSided === 'final',
  );
  const common = { ...row, isMirrored: found.isMirrored, impossible: found.impossible };
  const settled = game.judge ?? found.settled?.score;
  const overturned = rulings.find(({ effect }) => effect.kind !== 'moved');
  if (settled) return decided(common, found, settled, rulings, here, law);
  if (overturned) return decided(common, { ...found, state: 'ruled' }, ruledScore(here), rulings, here, law);
  return { row: { ...common, state: found.state }, next: { ...here, open: here.open + 1 } };
}

function unjudged(
  game: WallGame,
  later: readonly WallGame[],
  here: Position,
  law: ChainLaw,
): Omit<ChainRow, 'state' | 'isMirrored' | 'impossible'> {
  const written = game.judge ? [game.judge, ...scoresOf(game)] : scoresOf(game);
  const isLast = later.length === 0 && (law.isClosed || written.some(score => isOver(law, score)));
  const due = dueTime(game, later, isLast, law);
  return {
    game,
    before: ruledScore(here),
    open: here.open,
    isAfterEnd: here.hasEnded,
    isDue: due === undefined ? later.some(hasActivity) : law.now > due,
    canFollow: score => follow(score, game, here, law) !== undefined,
    agrees: () => true,
    ...(due !== undefined && { due }),
  };
}

/** A row with a score: where the chain goes on from, after the rulings on the game. */
function decided(
  row: Omit<ChainRow, 'state'>,
  found: RowFound,
  settled: Score,
  rulings: readonly GameRuling[],
  here: Position,
  law: ChainLaw,
): Judged {
  const { game } = row;
  const isRuled = game.judge !== undefined || found.state === 'ruled';
  const side = isRuled ? undefined : found.settled?.from;
  const from = follow(settled, game, here, law, side) ?? { score: ruledScore(here), shift: NIL };
  const before = shifted(from.score, from.shift);
  const overturned = rulings.find(({ effect }) => effect.kind !== 'moved');
  const after = overturned ? shifted(before, stepOf(overturned)) : shifted(settled, from.shift);
  const moved = rulings.reduce(
    (sum, { effect }) => (effect.kind === 'moved' ? shifted(sum, effect.by) : sum),
    after,
  );
  const cards = here.open > 0 ? undefined : winnerByCards(game, from.score, settled, law);
  const by = isRuled || overturned ? 'judge' : found.by;
  const ruledAt = overturned?.at ?? game.judgeSince ?? here.ruledAt;
  const written = found.by === 'both' && found.settled ? found.settled.score : settled;
  const own = by === 'judge' ? scoresEver(game) : [];
  const bases = basesAfter(moved, found.state === 'ruled' ? own : [settled, ...own]);
  return {
    row: {
      ...row,
      state: by === 'judge' ? 'ruled' : found.state,
      score: overturned ? after : settled,
      step: overturned ? stepOf(overturned) : difference(settled, from.score),
      played: difference(written, from.score),
      agrees: (score, captain) =>
        found.state === 'ruled' ||
        sameScore(score, settled) ||
        comesTo(shifted(settled, from.shift), score, game, captain, here),
      ...(by && { by }),
      ...(cards && !overturned && { wonByCards: cards }),
      ...(overturned && { ruling: overturned }),
    },
    next: {
      bases,
      isOwnCount: isOwnCountAfter(from, game, side, here),
      open: found.state === 'ruled' ? here.open : 0,
      winsByCards:
        cards && !overturned
          ? { ...here.winsByCards, [cards]: here.winsByCards[cards] + 1 }
          : here.winsByCards,
      lastGame: game.game,
      hasEnded: here.hasEnded || isOver(law, moved) || (!overturned && isOver(law, settled)),
      ...(ruledAt !== undefined && { ruledAt }),
    },
  };
}

const stepOf = ({ effect }: GameRuling): Score =>
  effect.kind === 'lost' ? { ...NIL, [otherSide(effect.by)]: effect.award } : NIL;
