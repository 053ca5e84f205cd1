import type { CellMatrix } from '../engine/engine';
import { type IRange, type IStyleData, type IWorkbookData, SHEET_FILTER_SNAPSHOT_ID } from '../engine/univer';
import type { Rect } from './a1';
import { type CellContext, storedCell } from './cell';
import type { Entry } from './entry';
import { GENERAL } from './format';
import { type LinesChange, shiftedRect } from './lines';
import type { SheetLocale } from './locale';
import type { WorkbookSeed } from './workbook';

/** Columns and rows that nobody has set, in pixels, and the font: as in Sheets. */
export const DEFAULT_WIDTH = 100;
export const DEFAULT_HEIGHT = 21;
export const DEFAULT_STYLE: IStyleData = { ff: 'Arial', fs: 10 };

/** One cell of a file: its content, number format and note. */
export interface CellSeed {
  entry: Entry;
  format?: string;
  note?: string;
}

/** A sheet as a file holds it. */
export interface SheetSeed {
  name: string;
  /** Rows of cells from A1 on; holes are empty cells. */
  cells: (CellSeed | undefined)[][];
  /** Size of the grid; at least the cells, by default at least 1,000 × 26. */
  rows?: number;
  columns?: number;
  merges?: Rect[];
  filter?: Rect;
  /** Hidden rows and columns, from 1. */
  hiddenRows?: number[];
  hiddenColumns?: number[];
  /** Widths and heights that somebody set, in pixels, by column or row from 1. */
  widths?: Map<number, number>;
  heights?: Map<number, number>;
  isHidden?: boolean;
}

/** The number formats of a workbook as shared styles of the engine. */
class Styles {
  readonly styles: Record<string, IStyleData> = Object.create(null);
  private readonly names = new Map<string, string>();

  named(format: string): string | undefined {
    if (format === GENERAL) return undefined;
    let name = this.names.get(format);
    if (name === undefined) {
      name = `f${this.names.size}`;
      this.names.set(format, name);
      this.styles[name] = { n: { pattern: format } };
    }
    return name;
  }
}

/** The engine's snapshot of a workbook seed: the fast way in, no cell is written one by one. */
export function snapshotOf(seed: WorkbookSeed, locale: SheetLocale) {
  const styles = new Styles();
  const sizes = new Map(seed.sheets.map(sheet => [sheet.name, gridSize(sheet)]));
  let hasFormulas = false;
  const sheets: IWorkbookData['sheets'] = {};
  for (const [index, sheet] of seed.sheets.entries()) {
    const own = gridSize(sheet);
    const size = (name: string | undefined) => (name === undefined ? own : (sizes.get(name) ?? own));
    hasFormulas ||= sheet.cells.some(row => row.some(cell => cell?.entry.kind === 'formula'));
    const id = String(index);
    sheets[id] = {
      id,
      name: sheet.name,
      rowCount: own.rows,
      columnCount: own.columns,
      defaultColumnWidth: DEFAULT_WIDTH,
      defaultRowHeight: DEFAULT_HEIGHT,
      defaultStyle: DEFAULT_STYLE,
      cellData: cellsOf(sheet, styles, { locale, size }),
      mergeData: (sheet.merges ?? []).map(engineRange),
      rowData: linesOf('h', sheet.heights, sheet.hiddenRows),
      columnData: linesOf('w', sheet.widths, sheet.hiddenColumns),
      hidden: sheet.isHidden ? 1 : 0,
    };
  }
  const sheetOrder = seed.sheets.map((_, index) => String(index));
  const { name } = seed;
  const resources = filtersOf(seed.sheets);
  return {
    snapshot: { name, sheetOrder, sheets, styles: styles.styles, resources },
    hasFormulas,
  };
}

function gridSize({ cells, rows = 1000, columns = 26 }: SheetSeed) {
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  return { rows: Math.max(rows, cells.length), columns: Math.max(columns, width) };
}

function cellsOf({ cells }: SheetSeed, styles: Styles, context: CellContext): CellMatrix {
  const matrix: CellMatrix = {};
  for (const [r, row] of cells.entries()) {
    const stored: CellMatrix[number] = {};
    for (const [c, cell] of row.entries()) {
      if (!cell) continue;
      const { data, format } = storedCell(cell.entry, cell.format ?? GENERAL, context, cell.note);
      const style = styles.named(format);
      for (const key of ['f', 'v', 't', 'custom'] as const) if (data[key] === null) delete data[key];
      stored[c] = style === undefined ? data : { ...data, s: style };
    }
    matrix[r] = stored;
  }
  return matrix;
}

/** Rows or columns as the engine keeps them: their size under `key`, and whether they are hidden. */
function linesOf(key: 'h' | 'w', sizes = new Map<number, number>(), hidden: number[] = []) {
  const lines: Record<number, { h?: number; w?: number; hd?: 0 | 1 }> = {};
  for (const [line, size] of sizes) lines[line - 1] = { [key]: size };
  for (const line of hidden) lines[line - 1] = { ...lines[line - 1], hd: 1 };
  return lines;
}

/** The filters of the sheets, as the engine's plugin for them stores it. Which rows they hide is in the rows. */
function filtersOf(sheets: SheetSeed[]): NonNullable<IWorkbookData['resources']> {
  const filters = sheets.flatMap(({ filter }, index) =>
    filter ? [[String(index), { ref: engineRange(filter), filterColumns: [], cachedFilteredOut: [] }]] : [],
  );
  return [{ name: SHEET_FILTER_SNAPSHOT_ID, data: JSON.stringify(Object.fromEntries(filters)) }];
}

/** The engine's range as a block. */
export function rectOfRange({ startRow, startColumn, endRow, endColumn }: IRange): Rect {
  return {
    row: startRow + 1,
    column: startColumn + 1,
    rows: endRow - startRow + 1,
    columns: endColumn - startColumn + 1,
  };
}

/** The engine's ranges after lines came or went; undefined when they stay as they are. */
export function shiftedRanges(ranges: IRange[], change: LinesChange): IRange[] | undefined {
  const shifted = ranges.flatMap(range => shiftedRect(rectOfRange(range), change) ?? []).map(engineRange);
  const isSame = (range: IRange, index: number) =>
    JSON.stringify(rectOfRange(range)) === JSON.stringify(rectOfRange(ranges[index] as IRange));
  return shifted.length === ranges.length && shifted.every(isSame) ? undefined : shifted;
}

/** Rows and columns from 0, both ends included, as the engine counts. */
export function engineRange({ row, column, rows, columns }: Rect): IRange {
  return {
    startRow: row - 1,
    endRow: row + rows - 2,
    startColumn: column - 1,
    endColumn: column + columns - 2,
  };
}
