import { type Finding, finding } from '../core/finding';
import type { Regulation } from '../core/regulation';
import type { Instant, Tournament } from '../core/tournament';
import { readGames } from './games';
import { type Border, type Grid, openBorder, readGrid } from './grid';
import { readLedger } from './ledgerSheet';
import { readLog } from './log';
import { nameKey } from './names';
import { readOnlineTable } from './onlineTable';
import { type Choice, readRegulation } from './regulationSheet';
import { type ColumnOf, SHEETS, type SheetCells, type SheetForm, type SheetId } from './sheets';
import { readTeams, type TeamBook, teamBook } from './teams';
import { readWalls } from './walls';

/** A whole workbook as it was read, with the moment of reading. */
export interface Workbook {
  readonly sheets: readonly SheetCells[];
  readonly zone: string;
  readonly locale: string;
  readonly now: Instant;
}

/** A workbook understood: the law chosen, the facts, and what the border found. */
export interface Understood extends Choice {
  readonly tournament: Tournament;
  readonly findings: readonly Finding[];
  readonly grids: {
    readonly online?: Grid<ColumnOf<'online'>>;
    readonly penalties?: Grid<ColumnOf<'penalties'>>;
  };
}

export type WorkbookRead =
  | { readonly ok: true; readonly understood: Understood }
  /** Nothing can be judged; all the problems, each with its cell. */
  | { readonly ok: false; readonly problems: readonly Finding[] };

/** The sheet of a workbook by its Russian or English name. */
export const sheetNamed = (sheets: readonly SheetCells[], id: SheetId): SheetCells | undefined =>
  sheets.find(({ name }) => [SHEETS[id].ru, SHEETS[id].en].some(title => nameKey(title) === nameKey(name)));

/** Facts and law from cells, once, at the border. */
export function readWorkbook(workbook: Workbook, regulations: readonly Regulation[]): WorkbookRead {
  const border = openBorder();
  const choice = readChoice(workbook, regulations, border);
  const understood = choice && readFacts(workbook, choice, border);
  return understood && border.fatal.length === 0
    ? { ok: true, understood }
    : { ok: false, problems: border.fatal };
}

function readChoice(
  { sheets, zone }: Workbook,
  regulations: readonly Regulation[],
  border: Border,
): Choice | undefined {
  const grid = neededGrid(sheets, 'regulation', border);
  return grid && readRegulation(grid, { regulations, sheets, zone, border });
}

function neededGrid<S extends SheetId>(
  sheets: readonly SheetCells[],
  id: S,
  border: Border,
): Grid<ColumnOf<S>> | undefined {
  const sheet = sheetNamed(sheets, id);
  if (sheet) return readGrid<ColumnOf<S>>(sheet, SHEETS[id] as unknown as SheetForm<ColumnOf<S>>, border);
  border.fatal.push(
    finding(
      'error',
      'missingSheet',
      { sheet: SHEETS[id].ru, cell: '' },
      { ru: SHEETS[id].ru, en: SHEETS[id].en },
    ),
  );
  return undefined;
}

const optionalGrid = <S extends SheetId>(
  sheets: readonly SheetCells[],
  id: S,
  border: Border,
): Grid<ColumnOf<S>> | undefined => {
  const sheet = sheetNamed(sheets, id);
  return sheet && sheet.values.length > 0
    ? readGrid<ColumnOf<S>>(sheet, SHEETS[id] as unknown as SheetForm<ColumnOf<S>>, border)
    : undefined;
};

function readFacts(workbook: Workbook, choice: Choice, border: Border): Understood | undefined {
  const { sheets, zone, now } = workbook;
  const needs = choice.regulation.needs;
  const teamGrid = neededGrid(sheets, 'teams', border);
  const wallGrid = needs.includes('walls') ? neededGrid(sheets, 'walls', border) : undefined;
  const online = needs.includes('online') ? neededGrid(sheets, 'online', border) : undefined;
  const gameGrid = needs.includes('games') ? neededGrid(sheets, 'games', border) : undefined;
  const penalties = optionalGrid(sheets, 'penalties', border);
  const logGrid = optionalGrid(sheets, 'log', border);
  if (!teamGrid || border.fatal.length > 0) return undefined;
  const book = teamBook(readTeams(teamGrid, zone, border), border);
  const walls = wallGrid ? readWalls(wallGrid, book, zone, border) : [];
  const ledger = penalties
    ? readLedger(penalties, {
        book,
        zone,
        border,
        clauses: new Set(Object.keys(choice.regulation.clauses)),
        walls: new Map(walls.map(({ id }) => [nameKey(id), id])),
      })
    : [];
  const wallGames = online ? readOnline(workbook, online, logGrid, walls, book, border) : [];
  const games = gameGrid ? readGames(gameGrid, book, zone, border) : [];
  const stamped = online?.columns.stampA !== undefined || online?.columns.stampB !== undefined;
  return {
    ...choice,
    tournament: { teams: book.teams, walls, wallGames, games, ledger, stamped, now },
    findings: border.findings,
    grids: { ...(online && { online }), ...(penalties && { penalties }) },
  };
}

function readOnline(
  { sheets, zone, locale }: Workbook,
  online: Grid<ColumnOf<'online'>>,
  logGrid: Grid<ColumnOf<'log'>> | undefined,
  walls: Tournament['walls'],
  book: TeamBook,
  border: Border,
): Tournament['wallGames'] {
  const sheet = sheetNamed(sheets, 'online') as SheetCells;
  return readOnlineTable(online, {
    sheet,
    walls,
    book,
    zone,
    locale,
    border,
    log: readLog(logGrid, online, zone, border),
  });
}
