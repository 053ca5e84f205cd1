import type { CellMatrix } from '../engine/engine';
import type { IRange, IStyleData, IWorkbookData } from '../engine/univer';
import type { Rect } from './a1';
import { type CellContext, storedCell } from './cell';
import type { Entry } from './entry';
import { GENERAL } from './format';
import type { SheetLocale } from './locale';
import type { WorkbookSeed } from './workbook';

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
      cellData: cellsOf(sheet, styles, { locale, size }),
      mergeData: (sheet.merges ?? []).map(engineRange),
      rowData: hidden(sheet.hiddenRows),
      columnData: hidden(sheet.hiddenColumns),
      hidden: sheet.isHidden ? 1 : 0,
    };
  }
  const sheetOrder = seed.sheets.map((_, index) => String(index));
  return { snapshot: { name: seed.name, sheetOrder, sheets, styles: styles.styles }, hasFormulas };
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

function hidden(lines: number[] | undefined): Record<number, { hd: 0 | 1 }> {
  return Object.fromEntries((lines ?? []).map(line => [line - 1, { hd: 1 }]));
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
