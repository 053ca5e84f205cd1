import type { Score, WallGame } from '../../core/tournament';
import type { Chain, ChainLaw, ChainRow, GameRuling } from './chainRow';
import { decidedRow, outcomeOf, positionAfter } from './outcome';
import { follow, type Position, ruledScore, START } from './position';
import { type RowFound, rowFound } from './rowState';
import { isOver } from './steps';
import { dueTime, hasActivity, scoresOf } from './times';

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
    ...(here.ruledAt !== undefined && { ruledAt: here.ruledAt }),
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
  const outcome = outcomeOf(row.game, found, settled, rulings, here, law);
  const by = outcome.side === undefined || outcome.overturned ? 'judge' : found.by;
  return {
    row: {
      ...row,
      ...decidedRow(row.game, found, outcome, here),
      state: by === 'judge' ? 'ruled' : found.state,
      ...(by && { by }),
    },
    next: positionAfter(row.game, found, outcome, rulings, here, law, row.due),
  };
}
