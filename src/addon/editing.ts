import type { Instant } from '../core/tournament';
import { regulations } from '../regulations';
import { openBorder } from '../table/border';
import { type Grid, readGrid } from '../table/grid';
import { readLog } from '../table/log';
import { type LogEntry, logBlocks, recordOf } from '../table/logWriting';
import { nameKey } from '../table/names';
import { overlaid } from '../table/overlay';
import { newRowIds } from '../table/rowIds';
import { type Edit, isColumnIn, isRowIn, type ScoreEdit, scoreEdits } from '../table/scoreEdits';
import { type ColumnOf, SHEETS, type SheetCells } from '../table/sheets';
import { stampCells, stamped, stampRanges } from '../table/stamps';
import { rowBlocks } from '../table/statusColumn';
import { JUDGED, lastLogged, type TypedCell, typedEdits, typedInto } from '../table/typedEdits';
import { readWorkbook, sheetNamed, type Workbook } from '../table/workbook';
import type { Block } from '../table/writing';
import { judgeOf, sheetLang } from './check';
import { type RowWriting, rowWriting } from './rowWriting';

type OnlineGrid = Grid<ColumnOf<'online'>>;

/** When an edit was made and by whom, and whether others are kept from the log meanwhile. */
export interface EditMade extends Edit {
  readonly at: Instant;
  /** Empty where the platform does not tell. */
  readonly who: string;
  /** Without the lock no line is appended and no id given: two triggers would write over each other. */
  readonly isAlone: boolean;
}

/** What an edit of the online table makes the table say. */
export interface EditAnswer {
  readonly grid: OnlineGrid;
  readonly stamps: { readonly set: readonly string[]; readonly cleared: readonly string[] };
  readonly log: readonly Block[];
  readonly rows: RowWriting;
  /** What all this puts into the rows of the table as it was read. */
  readonly placed: readonly Block[];
}

/** Columns whose edits change nothing that is judged. */
const IDLE: readonly ColumnOf<'online'>[] = ['teamA', 'teamB', 'status', 'note'];

/** The answer to an edit; undefined where it touched nothing that counts. */
export function answerEdit(workbook: Workbook, sheet: SheetCells, edit: EditMade): EditAnswer | undefined {
  const border = openBorder();
  const { zone, sheets } = workbook;
  const grid = readGrid<ColumnOf<'online'>>(sheet, SHEETS.online, border, zone);
  if (!grid || !isTouched(grid, edit)) return undefined;
  const logSheet = sheetNamed(sheets, 'log');
  const logGrid = logSheet && readGrid<ColumnOf<'log'>>(logSheet, SHEETS.log, border, zone);
  const log = readLog(logGrid, grid, zone, border);
  const ids = edit.isAlone ? newRowIds(grid, { log, zone, isEdited: isIdIn(grid, edit) }) : new Map();
  const isCopy = (row: number): boolean => ids.has(row) && textAt(grid, row, 'id') !== '';
  const edits = scoreEdits({ grid, sheet, zone, log, at: edit.at, isCopy }, edit);
  const others = typedEdits(grid, JUDGED, nameIn(ids), edit, lastLogged(logSheet, zone), zone);
  const lines = edit.isAlone && logSheet ? [...linesOf(edits, ids, edit), ...made(others, edit)] : [];
  const stamps = stamped(edits, grid);
  const blocks = logSheet ? logBlocks(lines, logSheet, zone, sheetLang(workbook)) : [];
  const written = rowBlocks({ id: ids }, grid, sheet);
  const clocks = stampCells(stamps, edit.at, grid.name);
  const after = sheets.map(cells => {
    if (cells === sheet) return overlaid(cells, [...written, ...clocks]);
    return cells === logSheet ? overlaid(cells, blocks) : cells;
  });
  const rows = rowsAfter({ ...workbook, sheets: after }, sheet, grid, ids, edit) ?? {
    blocks: written,
    faults: new Map(),
  };
  return {
    grid,
    stamps: { set: stampRanges(stamps, false), cleared: stampRanges(stamps, true) },
    log: blocks,
    rows,
    placed: [...rows.blocks, ...clocks],
  };
}

const isTouched = (grid: OnlineGrid, { block }: Edit): boolean =>
  block.row + block.rows - 1 > grid.headerRow &&
  (Object.keys(grid.columns) as ColumnOf<'online'>[]).some(
    column => !IDLE.includes(column) && isColumnIn(block, grid.columns[column]),
  );

const isIdIn =
  ({ columns }: OnlineGrid, { block }: Edit) =>
  (row: number): boolean =>
    isRowIn(block, row) && isColumnIn(block, columns.id);

const textAt = ({ rows }: OnlineGrid, at: number, column: ColumnOf<'online'>): string =>
  rows.find(({ row }) => row === at)?.text(column) ?? '';

const linesOf = (
  edits: readonly ScoreEdit[],
  ids: ReadonlyMap<number, string>,
  { at, who }: EditMade,
): readonly LogEntry[] =>
  edits.flatMap(({ row, column, old, now, isLogged }) => {
    const record = isLogged ? undefined : recordOf(row, column, ids.get(row.row));
    return record ? [{ at, cell: row.at(column), record, old, now, who }] : [];
  });

/** How the log calls a row: by its id, else by wall and game. */
const nameIn =
  (ids: ReadonlyMap<number, string>) =>
  (row: OnlineGrid['rows'][number]): string =>
    ids.get(row.row) ||
    row.text('id') ||
    [row.text('wall'), row.text('game')].filter((text, _, all) => text && all.every(Boolean)).join('/');

const made = (cells: readonly TypedCell[], { at, who }: Pick<EditMade, 'at' | 'who'>): readonly LogEntry[] =>
  cells.map(cell => ({ at, who, ...cell }));

/** The lines of the log for what was typed into the regulation or into the ledger. */
export function loggedEdit(
  workbook: Workbook,
  id: 'online' | 'regulation' | 'penalties',
  sheet: SheetCells,
  edit: EditMade,
): readonly Block[] {
  const log = sheetNamed(workbook.sheets, 'log');
  if (id === 'online' || !log || !edit.isAlone) return [];
  const cells = typedInto(sheet, id, edit, log, workbook.zone);
  return logBlocks(made(cells, edit), log, workbook.zone, sheetLang(workbook));
}

/** The rows of the touched walls by the law that a check goes by; undefined while the workbook can't be judged. */
function rowsAfter(
  workbook: Workbook,
  before: SheetCells,
  grid: OnlineGrid,
  ids: ReadonlyMap<number, string>,
  { block }: Edit,
): RowWriting | undefined {
  const read = readWorkbook(workbook, regulations);
  if (!read.ok || !read.understood.grids.online) return undefined;
  const { understood } = read;
  const touched = new Set(
    grid.rows.filter(({ row }) => isRowIn(block, row)).map(row => nameKey(row.text('wall'))),
  );
  const wallGames = understood.tournament.wallGames.filter(({ wall }) => touched.has(nameKey(wall)));
  const judgement = judgeOf(understood)({ ...understood.tournament, wallGames });
  return rowWriting(judgement, understood, before, ids, sheetLang(workbook), workbook.zone);
}
