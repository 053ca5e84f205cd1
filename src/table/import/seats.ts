import type { Outcome } from '../../core/game';
import { equal } from '../../core/points';
import { nameKey } from '../names';
import { type ImportLine, type ImportRow, lineOf, type Remark, remark } from './lines';
import { type Entry, type PointsBook, pairKey, type SeatSoFar, strangers } from './pointsBook';
import { outcomeWord, type Reason, roleWord } from './reasons';

type Played = Extract<Reason, { is: 'seat' }>;

/** What a player earned in a game: a row of the protocols, unless it stands there. */
export function readSeat(entry: Entry, played: Played, book: PointsBook): ImportLine {
  const { line, game, team, player } = entry;
  const errors = faults(entry, played, book);
  if (errors.length > 0) return lineOf(line, errors);
  const before = book.seats.get(pairKey(game.id, team)) ?? [];
  const about = { game: game.id, team };
  if (before.length > 0)
    return lineOf(line, [
      before.some(seat => isSame(seat, entry, played))
        ? remark('note', 'seatSame', about)
        : remark('error', 'seatDiffers', { ...about, ...before[0]?.where }),
    ]);
  const known = book.squads.get(team)?.named(player) ?? player;
  const remarks = doubts(entry, known, book);
  const row = seatRow(entry, known, played, book);
  sits(entry, known, played, book);
  return lineOf(line, [remark('note', 'seat', { ...about, player: known }), ...remarks], [row]);
}

function faults({ game, team, player, points, typed = '' }: Entry, played: Played, book: PointsBook) {
  const { role, outcome } = played;
  const standing = game.outcome ?? book.outcomes.get(nameKey(game.id));
  const missed = book.missed.get(pairKey(game.id, team));
  const errors: Remark[] = [];
  if (player === '') errors.push(remark('error', 'noPlayer', { text: typed }));
  else if (!points && !role) errors.push(remark('error', 'nothingEarned', {}));
  if (missed !== undefined)
    errors.push(remark('error', 'missedAbove', { team, game: game.id, line: missed }));
  if (outcome && standing && standing !== outcome)
    errors.push(remark('error', 'outcomeDiffers', outcomes(game.id, outcome, standing, book)));
  return errors;
}

const outcomes = (game: string, outcome: Outcome, standing: Outcome, { standing: { lang } }: PointsBook) => ({
  game,
  outcome: outcomeWord(outcome, lang),
  standing: outcomeWord(standing, lang),
});

/** A line that leaves out what stands says the same. */
const isSame = (seat: SeatSoFar, { player, points }: Entry, { role }: Played): boolean =>
  nameKey(seat.player ?? '') === nameKey(player) &&
  (!role || seat.role === role) &&
  (!points || (seat.points !== undefined && equal(seat.points, points)));

function doubts({ game, team }: Entry, player: string, book: PointsBook): readonly Remark[] {
  const elsewhere = book.players.get(pairKey(game.id, player));
  const isOther = elsewhere !== undefined && elsewhere !== team;
  return [
    ...strangers(player, team, book),
    ...(isOther ? [remark('warning', 'playerSitsFor', { player, game: game.id, other: elsewhere })] : []),
  ];
}

function seatRow(
  { game, team, typed }: Entry,
  player: string,
  { role, outcome, note }: Played,
  { standing: { lang } }: PointsBook,
): ImportRow {
  return {
    sheet: 'games',
    cells: {
      ...(game.stageText !== '' && { stage: game.stageText }),
      game: game.id,
      // What the workbook says of its end already may be in other words.
      ...(outcome && !game.outcome && { outcome: outcomeWord(outcome, lang) }),
      team,
      player,
      ...(role && { role: roleWord(role, lang) }),
      ...(typed !== undefined && { points: typed }),
      ...(note && { note }),
    },
  };
}

function sits({ game, team, points, line }: Entry, player: string, played: Played, book: PointsBook): void {
  const { role, outcome } = played;
  const seat = { team, player, ...(role && { role }), ...(points && { points }), where: { line: line.line } };
  book.seats.set(pairKey(game.id, team), [seat]);
  book.players.set(pairKey(game.id, player), team);
  if (outcome) book.outcomes.set(nameKey(game.id), outcome);
}
