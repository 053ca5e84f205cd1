import { identity } from '../../core/penalty';
import { equal, isNegative, isZero, negated, type Points, sum, ZERO } from '../../core/points';
import { STATE_WORDS } from '../ledgerSheet';
import { type ImportLine, type ImportRow, lineOf, type Remark, remark } from './lines';
import { type Entry, type FineSoFar, type PointsBook, pairKey, strangers } from './pointsBook';

/**
 * A team that did not come. Its missing seat makes the charge at the next check; points that were taken for it are a
 * confirmed row of the ledger.
 */
export function readNoShow(entry: Entry, book: PointsBook): ImportLine {
  const { line, game, team, player, points } = entry;
  const about = { game: game.id, team };
  const [seat] = book.seats.get(pairKey(game.id, team)) ?? [];
  if (player !== '') return lineOf(line, [remark('error', 'noShowOfPlayer', { player })]);
  if (seat) return lineOf(line, [remark('error', 'noShowSeated', { ...about, ...seat.where })]);
  book.missed.set(pairKey(game.id, team), line.line);
  if (!points || isZero(points)) return lineOf(line, [remark('note', 'noShow', about)]);
  return fined(entry, book.standing.clauses.noShow, book);
}

/** Points taken off by a judge: a confirmed row of the ledger. */
export function readFine(entry: Entry, book: PointsBook): ImportLine {
  const { line, points, reason } = entry;
  if (!points || isZero(points)) return lineOf(line, [remark('error', 'fineOfNothing', { reason })]);
  return fined(entry, book.standing.clauses.fine, book);
}

function fined(entry: Entry, clause: string, book: PointsBook): ImportLine {
  const { line, game, team, player, points: typed = ZERO } = entry;
  const points = isNegative(typed) ? negated(typed) : typed;
  const who = book.squads.get(team)?.named(player) ?? player;
  const key = identity({ clause, team, game: game.id, ...(who && { player: who }) });
  const before = book.fines.get(key);
  const about = { game: game.id, team };
  if (before) return lineOf(line, [stands(before, points, about)]);
  book.fines.set(key, { points: [points], state: 'confirmed', where: { line: line.line } });
  return lineOf(
    line,
    [remark('note', 'fine', about), ...strangers(who, team, book)],
    [fineRow(entry, clause, who, book)],
  );
}

/** The audit counts one penalty of a kind: a second row would be lost, so it is not written. */
function stands({ points, state, where }: FineSoFar, taken: Points, about: Remark['data']): Remark {
  if (!equal(sum(points), taken)) return remark('error', 'fineDiffers', { ...about, ...where });
  return state === 'confirmed'
    ? remark('note', 'fineSame', about)
    : remark('warning', 'fineStands', { ...about, state });
}

function fineRow(entry: Entry, clause: string, player: string, { standing }: PointsBook): ImportRow {
  const { game, team, reason, typed = '' } = entry;
  return {
    sheet: 'penalties',
    cells: {
      clause,
      team,
      ...(player && { player }),
      game: game.id,
      ...(reason && { evidence: reason }),
      points: typed.replace(/^[+-]\s?/, ''),
      state: STATE_WORDS.confirmed[standing.lang],
    },
  };
}
