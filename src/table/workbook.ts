import { type Finding, finding } from '../core/finding';
import { isAnnounced } from '../core/protocol';
import type { Regulation } from '../core/regulation';
import type { Instant, Tournament } from '../core/tournament';
import { type Border, openBorder } from './border';
import { readGames } from './games';
import { type Grid, readGrid } from './grid';
import { readLedger } from './ledgerSheet';
import { type LogBook, readLog } from './log';
import { isBlank } from './numbers';
import { readOnlineTable } from './onlineTable';
import { type Choice, readRegulation } from './regulationSheet';
import {
  type ColumnOf,
  SHEETS,
  type SheetCells,
  type SheetForm,
  type SheetId,
  titledSheetId,
} from './sheets';
import { readTeams, teamBook } from './teams';
import { listedWalls, readWalls } from './walls';

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
  /** What happened to the cells of the online table. */
  readonly log?: LogBook;
  readonly grids: {
    readonly online?: Grid<ColumnOf<'online'>>;
    readonly penalties?: Grid<ColumnOf<'penalties'>>;
    readonly log?: Grid<ColumnOf<'log'>>;
  };
}

export type WorkbookRead =
  | { readonly ok: true; readonly understood: Understood }
  /** Nothing can be judged; all the problems, each with its cell. */
  | { readonly ok: false; readonly problems: readonly Finding[] };

/** The sheet of a workbook: one marked so, else one with its Russian or English title and no mark that says otherwise. */
export function sheetNamed<S extends Pick<SheetCells, 'id' | 'name'>>(
  sheets: readonly S[],
  id: SheetId,
): S | undefined {
  const titled = sheets.filter(({ name }) => titledSheetId(name) === id);
  const marked = sheets.filter(sheet => sheet.id === id);
  return (
    marked.find(sheet => titled.includes(sheet)) ?? marked[0] ?? titled.find(sheet => sheet.id === undefined)
  );
}

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
  workbook: Workbook,
  regulations: readonly Regulation[],
  border: Border,
): Choice | undefined {
  const grid = neededGrid(workbook, 'regulation', border);
  return grid && readRegulation(grid, { ...workbook, regulations, border });
}

const gridOf = <S extends SheetId>(
  { sheets, zone }: Workbook,
  id: S,
  border: Border,
): Grid<ColumnOf<S>> | undefined => {
  const sheet = sheetNamed(sheets, id);
  return sheet && readGrid<ColumnOf<S>>(sheet, SHEETS[id] as unknown as SheetForm<ColumnOf<S>>, border, zone);
};

function neededGrid<S extends SheetId>(
  workbook: Workbook,
  id: S,
  border: Border,
): Grid<ColumnOf<S>> | undefined {
  const { ru, en } = SHEETS[id];
  if (!sheetNamed(workbook.sheets, id))
    border.fatal.push(finding('error', 'missingSheet', undefined, { ru, en }));
  return gridOf(workbook, id, border);
}

/** A sheet without a single filled cell is as good as none. */
const optionalGrid = <S extends SheetId>(
  workbook: Workbook,
  id: S,
  border: Border,
): Grid<ColumnOf<S>> | undefined =>
  sheetNamed(workbook.sheets, id)?.values.every(row => row.every(isBlank))
    ? undefined
    : gridOf(workbook, id, border);

function readFacts(workbook: Workbook, choice: Choice, border: Border): Understood | undefined {
  const { zone, now } = workbook;
  const { needs, clauses } = choice.regulation;
  const teamGrid = neededGrid(workbook, 'teams', border);
  const wallGrid = needs.includes('walls') ? neededGrid(workbook, 'walls', border) : undefined;
  const online = needs.includes('online') ? neededGrid(workbook, 'online', border) : undefined;
  const gameGrid = needs.includes('games') ? neededGrid(workbook, 'games', border) : undefined;
  const penalties = optionalGrid(workbook, 'penalties', border);
  const logGrid = optionalGrid(workbook, 'log', border);
  if (!teamGrid || border.fatal.length > 0) return undefined;
  const book = teamBook(readTeams(teamGrid, zone, border), border);
  const walls = wallGrid ? readWalls(wallGrid, book, zone, border) : [];
  const listed = wallGrid ? listedWalls(wallGrid) : new Map<string, string>();
  const ledgerContext = { book, zone, border, clauses: new Set(Object.keys(clauses)), walls: listed };
  const ledger = penalties ? readLedger(penalties, ledgerContext) : [];
  const log = online && readLog(logGrid, online, zone, border);
  const wallGames =
    online && log
      ? readOnlineTable(online, {
          ...workbook,
          sheet: sheetNamed(workbook.sheets, 'online') as SheetCells,
          walls,
          listed,
          book,
          border,
          log,
        })
      : [];
  const allGames = gameGrid ? readGames(gameGrid, book, zone, border) : [];
  const announced = allGames.filter(isAnnounced);
  const games = allGames.filter(game => !isAnnounced(game));
  const stamped = online?.columns.stampA !== undefined || online?.columns.stampB !== undefined;
  return {
    ...choice,
    tournament: {
      teams: book.teams,
      walls,
      wallGames,
      games,
      ...(announced.length > 0 && { announced }),
      ledger,
      stamped,
      now,
    },
    findings: border.findings,
    ...(log && { log }),
    grids: { ...(online && { online }), ...(penalties && { penalties }), ...(logGrid && { log: logGrid }) },
  };
}
