import type { RowState } from '../../core/regulation';
import {
  type Instant,
  otherSide,
  type Score,
  WALL_SIDES,
  type WallGame,
  type WallSide,
} from '../../core/tournament';
import { type RowFound, rowFound, winnerByCards } from './rowState';
import {
  difference,
  isCardsAddedWrongly,
  isOver,
  isReachable,
  NIL,
  sameScore,
  shifted,
  type WallLaw,
} from './steps';
import { type DueLaw, dueTime, hasActivity, lastChange, scoresOf } from './times';

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

/**
 * A score that the next entry may follow. Captains who did not take up a ruling go on from a score of their own:
 * `shift` is what the ruled score has more than that one.
 */
interface Base {
  readonly score: Score;
  readonly shift: Score;
}

interface Position {
  /** The ruled score first, then what the captains may go on from. */
  readonly bases: readonly [Base, ...Base[]];
  readonly ruledAt?: Instant;
  /** Rows since the last validated one. */
  readonly open: number;
  readonly winsByCards: Readonly<Record<WallSide, number>>;
  readonly lastGame: number;
  readonly hasEnded: boolean;
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
  /** Whether a score says the same as the validated one, in the ruled count or in the captains' own. */
  readonly agrees: (score: Score) => boolean;
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

const START: Position = {
  bases: [{ score: NIL, shift: NIL }],
  open: 0,
  winsByCards: { a: 0, b: 0 },
  lastGame: 0,
  hasEnded: false,
};

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

const ruledScore = ({ bases: [{ score, shift }] }: Position): Score => shifted(score, shift);

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

/** The base that a score follows: the ruled one before the captains' own, unless it was written before the ruling. */
function follow(
  score: Score,
  game: WallGame,
  here: Position,
  law: ChainLaw,
  side?: WallSide,
): Base | undefined {
  const written = side && lastChange(game.captains[side]);
  const isOlder = written !== undefined && here.ruledAt !== undefined && written < here.ruledAt;
  const [ruled, ...own] = here.bases;
  return (isOlder ? [...own, ruled] : here.bases).find(base => {
    if (!isReachable(law, base.score, score, here.open + 1)) return false;
    const cards = here.open > 0 ? undefined : winnerByCards(game, base.score, score, law);
    return (
      !cards ||
      !isCardsAddedWrongly(law, base.score, difference(score, base.score), cards, here.winsByCards[cards])
    );
  });
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
  const from = follow(settled, game, here, law, isRuled ? undefined : found.settled?.from) ?? {
    score: ruledScore(here),
    shift: NIL,
  };
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
  const agreed = found.by === 'both' ? found.settled?.score : undefined;
  const bases = basesAfter(
    moved,
    found.state === 'ruled' ? scoresOf(game) : [settled, ...(isRuled ? scoresOf(game) : [])],
  );
  return {
    row: {
      ...row,
      state: by === 'judge' ? 'ruled' : found.state,
      score: overturned ? after : settled,
      step: overturned ? stepOf(overturned) : difference(settled, from.score),
      played: difference(agreed ?? settled, from.score),
      agrees: score =>
        found.state === 'ruled' || [settled, ...(agreed ? [agreed] : [])].some(own => agreesWith(score, own, here)),
      ...(by && { by }),
      ...(cards && !overturned && { wonByCards: cards }),
      ...(overturned && { ruling: overturned }),
    },
    next: {
      bases,
      open: found.state === 'ruled' ? here.open : 0,
      winsByCards:
        cards && !overturned
          ? { ...here.winsByCards, [cards]: here.winsByCards[cards] + 1 }
          : here.winsByCards,
      lastGame: game.game,
      hasEnded: here.hasEnded || isOver(law, moved) || (found.state !== 'ruled' && isOver(law, settled)),
      ...(ruledAt !== undefined && { ruledAt }),
    },
  };
}

const stepOf = ({ effect }: GameRuling): Score =>
  effect.kind === 'lost' ? { ...NIL, [otherSide(effect.by)]: effect.award } : NIL;

function basesAfter(ruled: Score, own: readonly Score[]): Position['bases'] {
  const others = own.filter(
    (score, i) => !sameScore(score, ruled) && own.findIndex(other => sameScore(other, score)) === i,
  );
  return [{ score: ruled, shift: NIL }, ...others.map(score => ({ score, shift: difference(ruled, score) }))];
}

const agreesWith = (score: Score, settled: Score, { bases }: Position): boolean =>
  sameScore(score, settled) ||
  bases.some(
    ({ shift }) =>
      WALL_SIDES.some(side => shift[side] !== 0) &&
      (sameScore(shifted(score, shift), settled) || sameScore(score, shifted(settled, shift))),
  );
