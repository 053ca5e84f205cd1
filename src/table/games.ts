import type { Game, Seat } from '../core/tournament';
import { type Border, report } from './border';
import { type GameColumn, type GameRow, type GameRows, gameFacts } from './gameFacts';
import type { Grid } from './grid';
import { nameKey, nameShown, shown } from './names';
import { isBlank, readNumber, readWhole } from './numbers';
import type { TeamBook } from './teams';
import { roleNamed } from './words';

interface GamesContext {
  readonly grid: Grid<GameColumn>;
  readonly book: TeamBook;
  readonly border: Border;
}

/** Games with one seat per row. What is said of the game itself may stand in any of its rows, or in all. */
export function readGames(
  grid: Grid<GameColumn>,
  book: TeamBook,
  zone: string,
  border: Border,
): readonly Game[] {
  const rowsOf = new Map<string, GameRows>();
  // Of several writings of a player without a squad the first in the alphabet counts, whatever the order of rows.
  for (const player of grid.rows.map(row => row.text('player')).sort()) book.player(player);
  for (const row of grid.rows) {
    const id = gameId(row);
    if (id === '') report(border, 'error', 'gameMissing', row.at('game'), { team: shown(row.text('team')) });
    else rowsOf.set(nameKey(id), [...(rowsOf.get(nameKey(id)) ?? []), row] as unknown as GameRows);
  }
  return [...rowsOf.values()].flatMap(rows => {
    const announces = announcement(rows);
    const seated = rows.filter(row => row !== announces);
    const seats = seated.flatMap(row => readSeat(row, { grid, book, border }) ?? []);
    const facts = gameFacts(gameId(rows[0]), rows, { seats: seated.length, zone, border });
    return facts
      ? [{ ...facts, seats, ...(seats.length < seated.length && { unread: seated.length - seats.length }) }]
      : [];
  });
}

const OF_SEATS = ['team', 'player', 'role', 'kills', 'days', 'daysInAll', 'points'] as const;

/**
 * The row of a game that seats nobody: it announces the game, and may say how it ended once others sit in it. A row
 * that repeats what another says of the outcome is a seat that lost its team.
 */
function announcement(rows: GameRows): GameRow | undefined {
  const row = rows.find(one => OF_SEATS.every(column => one.text(column) === ''));
  const ends = (one: GameRow): boolean => one.text('outcome') !== '' || one.text('omon') !== '';
  const isHead = row && (!ends(row) || (rows.length > 1 && !rows.some(one => one !== row && ends(one))));
  return isHead ? row : undefined;
}

const gameId = (row: GameRow): string => gameNamed(row.cell('game'), row.text('game'));

/** The number of a game as people write it: `0012`, 12 and `12` are one. */
export function gameNamed(cell: unknown, text = String(cell)): string {
  const number = readWhole(cell);
  return number === undefined ? nameShown(text) : String(number);
}

function readSeat(row: GameRow, { grid, book, border }: GamesContext): Seat | undefined {
  const team = book.named(row.text('team'), row.at('team'));
  const role = roleOf(row, border);
  const [kills, days, daysInAll] = [
    count(row, 'kills', border),
    count(row, 'days', border),
    count(row, 'daysInAll', border),
  ];
  const points = pointsOf(row, border);
  if (team === undefined) return undefined;
  const player = book.player(row.text('player'));
  const unreadable = [days, daysInAll, points].includes('unreadable');
  return {
    team,
    ...(player && {
      player,
      ...book.stranger(player, team, row.at('player')),
      playerAt: row.at('player'),
    }),
    ...(role && { role }),
    ...(typeof kills === 'number' && { kills }),
    ...(typeof days === 'number' && { days }),
    ...(typeof daysInAll === 'number' && { daysInAll }),
    ...(typeof points === 'object' && { points }),
    ...(unreadable && { unreadable }),
    at: row.at('team'),
    ...(grid.columns.role !== undefined && { roleAt: row.at('role') }),
    ...(grid.columns.kills !== undefined && { killsAt: row.at('kills') }),
    ...(grid.columns.days !== undefined && { daysAt: row.at('days') }),
    ...(grid.columns.points !== undefined && { pointsAt: row.at('points') }),
  };
}

function roleOf(row: GameRow, border: Border) {
  const text = row.text('role');
  const role = text === '' ? undefined : roleNamed(text);
  if (text !== '' && !role) report(border, 'error', 'unknownRole', row.at('role'), { text });
  return role;
}

/** A whole number from 0 on, in a cell that may be blank. */
function count(
  row: GameRow,
  column: 'kills' | 'days' | 'daysInAll',
  border: Border,
): number | 'unreadable' | undefined {
  if (isBlank(row.cell(column))) return undefined;
  const number = readWhole(row.cell(column));
  if (number !== undefined && number >= 0) return number;
  report(border, 'error', 'badNumber', row.at(column), { text: row.text(column), number: 'words' });
  return 'unreadable';
}

function pointsOf(row: GameRow, border: Border) {
  if (isBlank(row.cell('points'))) return undefined;
  const read = readNumber(row.cell('points'));
  if (read.ok) return read.points;
  report(border, 'error', 'badNumber', row.at('points'), { text: row.text('points'), number: read.why });
  return 'unreadable';
}
