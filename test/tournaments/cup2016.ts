import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ledger } from '../../src/core/ledger';
import { defaultsOf, type Values } from '../../src/core/parameters';
import { parsePoints, toText } from '../../src/core/points';
import type { CellRef, Game, LedgerLine, Seat, Team, Tournament } from '../../src/core/tournament';
import { editions } from '../../src/regulations/cup/editions';
import { parameters } from '../../src/regulations/cup/parameters';
import { outcomeNamed, roleNamed } from '../../src/table/words';

const FOLDER = join(__dirname, '../fixtures/family-cup-2016');

type Row = Readonly<Record<string, string>>;

/** Rows of a .csv by their headers; the separator is the header's, quotes keep separators inside. */
export function csv(name: string, folder = FOLDER): readonly Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split(/\r?\n/);
  const separator = head.includes(';') ? ';' : ',';
  const columns = head.split(separator);
  return lines.map(line => {
    const cells = line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));
    return Object.fromEntries(
      columns.map((column, i) => [column, (cells[i] ?? '').replace(/^"(.*)"$/, '$1')]),
    );
  });
}

/** A sheet of the book as cells, all text. */
export function sheet(name: string, folder = FOLDER): readonly (readonly string[])[] {
  const rows = csv(`book/${name}`, folder);
  return [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))];
}

export const law2016: Values<typeof parameters> = { ...defaultsOf(parameters), ...editions['2016'] };

const at = (row: number, column: string): CellRef => ({ sheet: 'points', cell: `${column}${row}` });

const roles = new Map(csv('roles').map(seat => [`${seat.game} ${seat.team}`, seat]));

function seatOf(row: Row, number: number): Seat {
  const seen = roles.get(`${row.game} ${row.team}`);
  const role = seen && roleNamed(seen.role ?? '');
  return {
    team: row.team ?? '',
    ...(role && { role }),
    ...(seen?.maniac_kills && { kills: Number(seen.maniac_kills) }),
    points: exact(row.gross_points),
    at: at(number, 'C'),
    pointsAt: at(number, 'D'),
  };
}

export const exact = (text = '') => {
  const points = parsePoints(text);
  if (!points) throw new Error(`not a number: ${text}`);
  return points;
};

/** The facts of the real cup, straight from the raw record: points as printed, roles of the seven logged games. */
export function cup2016(): Tournament {
  const points = csv('points').map((row, i) => ({ row, seat: seatOf(row, i + 2) }));
  const games = csv('games').map((game, i): Game => {
    const outcome = outcomeNamed(game.outcome ?? '');
    return {
      id: game.game ?? '',
      stage: game.stage ?? '',
      players: Number(game.players),
      ...(outcome && { outcome }),
      seats: points.filter(({ row }) => row.game === game.game).map(({ seat }) => seat),
      at: { sheet: 'games', cell: `B${i + 2}` },
    };
  });
  const names = [...new Set(points.map(({ seat }) => seat.team))];
  const teams = names.map(
    (name, i): Team => ({ name, players: [], at: { sheet: 'teams', cell: `A${i + 2}` } }),
  );
  return { teams, walls: [], wallGames: [], games, ledger: fines(), stamped: false, now: 0 };
}

const fines = (): readonly LedgerLine[] =>
  csv('penalties').map((row, i) => ({
    row: i + 2,
    id: '',
    clause: row.kind === 'no-show' ? 'fines.3' : 'fines.2',
    team: row.team ?? '',
    game: row.game ?? '',
    evidence: row.kind ?? '',
    sanctions: [],
    points: exact(row.points),
    state: 'confirmed',
    cell: { sheet: 'penalties', cell: `J${i + 2}` },
  }));

/** The lines of the ledger of a stage for the teams that differ, so that a failure can be read. */
export const linesOf = (ledger: Ledger, stage: string, teams: readonly string[]): string =>
  ledger
    .filter(award => award.stage === stage && teams.includes(award.team))
    .map(({ team, account, points, clause, game = '', at: ref }) =>
      [team, account, toText(points), clause, game, ref?.cell ?? ''].join('\t'),
    )
    .join('\n');
