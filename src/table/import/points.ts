import { isNegative, isZero } from '../../core/points';
import { gameNamed } from '../games';
import { nameKey } from '../names';
import { isBlank, readNumber, tidied } from '../numbers';
import { readFine, readNoShow } from './fines';
import { fieldsOf, type ImportLine, lineOf, remark, type TextLine, tooLong } from './lines';
import { type Entry, type PointsBook, pointsBook } from './pointsBook';
import { reasonOf } from './reasons';
import { readSeat } from './seats';
import type { Standing } from './standing';

/**
 * `game:team:player:reason:points`: a row of the protocols for what a player earned, a confirmed row of the ledger for
 * what was taken off. Without a player the team did not come: its missing seat makes the charge.
 */
export function readPoints(lines: readonly TextLine[], standing: Standing): readonly ImportLine[] {
  const book = pointsBook(standing);
  return lines.map(line => readLine(line, book));
}

const FIELDS = 5;

/** What a no-show leaves out at its end may be left out with its colons. */
function filled(fields: readonly string[]): readonly string[] {
  const isShort =
    fields.length >= 3 && fields.length < FIELDS && fields.slice(2).every(field => field === '');
  return isShort ? Array.from({ length: FIELDS }, (_, i) => fields[i] ?? '') : fields;
}

function readLine(line: TextLine, book: PointsBook): ImportLine {
  const fields = filled(fieldsOf(line.text));
  if (fields.length !== FIELDS)
    return lineOf(line, [
      remark('error', fields.length < FIELDS ? 'fewColons' : 'colons', { wanted: 'points' }),
    ]);
  const long = tooLong(fields);
  if (long.length > 0) return lineOf(line, long);
  const [game = '', team = '', player = '', reason = '', points = ''] = fields;
  const found = placed(gameNamed(game), team, book);
  if (Array.isArray(found)) return lineOf(line, found);
  const amount = readNumber(points);
  if (!isBlank(points) && !amount.ok)
    return lineOf(line, [remark('error', 'notPoints', { text: points, number: amount.why })]);
  const earned = amount.ok ? { points: amount.points, typed: tidied(points) } : {};
  return entryLine({ line, ...found, player, reason, ...earned }, book);
}

function placed(gameText: string, teamText: string, book: PointsBook) {
  const game = book.games.get(nameKey(gameText));
  const team = book.teams.named(teamText);
  const other = book.teams.alike(teamText);
  const errors = [
    ...(gameText === '' ? [remark('error', 'noGame', { wanted: 'points' })] : []),
    ...(gameText !== '' && !game ? [remark('error', 'unknownGame', { game: gameText })] : []),
    ...(game && game.stage === undefined ? [remark('error', 'gameUnclear', { game: game.id })] : []),
    ...(teamText === '' ? [remark('error', 'noTeam', { wanted: 'points' })] : []),
    ...(teamText !== '' && team === undefined
      ? [remark('error', 'unknownTeam', { team: teamText, ...(other && { other }) })]
      : []),
  ];
  return errors.length > 0 || !game || team === undefined ? errors : { game, team };
}

function entryLine(entry: Entry, book: PointsBook): ImportLine {
  const { player, points, reason } = entry;
  const meant = reasonOf(reason);
  const isLess = points !== undefined && isNegative(points);
  const isMore = points !== undefined && !isNegative(points) && !isZero(points);
  if (meant.is === 'noShow') return readNoShow(entry, book);
  if (meant.is === 'fine') return readFine(entry, book);
  const isPlayed = meant.role !== undefined || meant.outcome !== undefined;
  if (isLess && isPlayed) return unfined(entry);
  if (player === '' && !isMore && !isPlayed) return readNoShow(entry, book);
  return isLess ? readFine(entry, book) : readSeat(entry, meant, book);
}

/** Nobody earns less than nothing for a role: it is not known what is meant. */
const unfined = ({ line, reason, typed = '' }: Entry): ImportLine =>
  lineOf(line, [remark('error', 'negativeRole', { text: typed, reason })]);
