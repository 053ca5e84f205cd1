import { type CellMatrix, UNIT } from '../engine/engine';
import { type ICellData, type IStyleData, ReorderRangeMutation } from '../engine/univer';
import type { Rect } from './a1';
import {
  bareValue,
  type CellContext,
  type CellValue,
  extrasOf,
  formulaOf,
  hasContent,
  isKept,
  scriptValue,
  spilledCell,
  storedCell,
} from './cell';
import { displayed } from './display';
import type { Entry } from './entry';
import { GENERAL, TEXT } from './format';
import { SheetLayout } from './sheet-layout';
import { engineRange, rectOfRange } from './snapshot';
import { type SortKey, sortedOrder } from './sorting';

const NOTHING: ICellData = { v: null, t: null, f: null, si: null, p: null, s: null, custom: null };

const NO_LOOK: ICellData = { s: null };

/** The cells of a block row by row, or only the look of each. */
export interface OwnCells {
  rect: Rect;
  looksOnly: boolean;
  kept: (ICellData | ICellData['s'] | undefined)[];
}

/** One sheet's cells. Rows and columns count from 1. */
export class Sheet extends SheetLayout {
  /** The filter's range. */
  get filter(): Rect | undefined {
    const range = this.workbook.engine.filters.getFilterModel(UNIT, this.id)?.getRange();
    return range && rectOfRange(range);
  }

  get isThere(): boolean {
    return this.workbook.sheet(this.id) !== undefined;
  }

  /** Maps each cell of a block; cells hidden by a merge are undefined. */
  private map<T>(rect: Rect, pick: (cell: ICellData | undefined, row: number, column: number) => T): T[][] {
    const matrix = this.worksheet.getCellMatrix();
    const spilled = this.workbook.engine.spilled(this.id);
    const covered = this.coveredByMerges();
    return Array.from({ length: rect.rows }, (_, r) =>
      Array.from({ length: rect.columns }, (_, c) => {
        const [row, column] = [rect.row + r, rect.column + c];
        const own = matrix.getValue(row - 1, column - 1) ?? undefined;
        const spill = own?.f ? undefined : spilled[row - 1]?.[column - 1];
        const cell =
          covered.size > 0 && covered.has(`${row}:${column}`)
            ? undefined
            : spill
              ? spilledCell(own, spill)
              : own;
        return pick(cell, row, column);
      }),
    );
  }

  values(rect: Rect): CellValue[][] {
    const { zone, locale } = this.workbook;
    return this.map(rect, cell => scriptValue(cell, this.formatOf(cell), zone, locale));
  }

  /** Values without their date meaning: a date is its serial. */
  bareValues(rect: Rect): (string | number | boolean)[][] {
    return this.map(rect, bareValue);
  }

  displays(rect: Rect): string[][] {
    return this.map(rect, cell => displayed(bareValue(cell), this.formatOf(cell), this.workbook.locale));
  }

  formulas(rect: Rect): string[][] {
    const dialect = { decimalComma: this.workbook.locale.decimal === ',' };
    return this.map(rect, cell => formulaOf(cell, dialect, this.rows));
  }

  formats(rect: Rect): string[][] {
    return this.map(rect, cell => this.formatOf(cell));
  }

  notes(rect: Rect): string[][] {
    return this.map(rect, cell => extrasOf(cell).note ?? '');
  }

  styles(rect: Rect): IStyleData[][] {
    return this.map(rect, cell => this.styleOf(cell));
  }

  /** Content and extras as stored, for saving. */
  stored(rect: Rect): (ICellData | undefined)[][] {
    return this.map(rect, cell => cell);
  }

  /** The block's own cells as they are, with null for what a cell has not: writing them back restores it. */
  raw(rect: Rect): CellMatrix {
    const own = this.worksheet.getCellMatrix();
    const matrix: CellMatrix = {};
    for (let row = rect.row - 1; row < rect.row - 1 + rect.rows; row++) {
      const cells: CellMatrix[number] = {};
      for (let column = rect.column - 1; column < rect.column - 1 + rect.columns; column++) {
        cells[column] = { ...NOTHING, ...structuredClone(own.getValue(row, column) ?? {}) };
      }
      matrix[row] = cells;
    }
    return matrix;
  }

  /** The block's own cells as they are now, or their looks alone, for `restore`. */
  own(rect: Rect, looksOnly = false): OwnCells {
    const cells = this.worksheet.getCellMatrix();
    const kept: OwnCells['kept'] = [];
    for (let row = rect.row - 1; row < rect.row - 1 + rect.rows; row++) {
      for (let column = rect.column - 1; column < rect.column - 1 + rect.columns; column++) {
        const cell = cells.getValue(row, column);
        kept.push(looksOnly ? cell?.s : cell && { ...cell });
      }
    }
    return { rect, kept, looksOnly };
  }

  /** Puts cells back as `own` found them, looks too: those the engine would merge with what stands there. */
  restore({ rect, kept, looksOnly }: OwnCells): void {
    const { columns } = rect;
    const cellAt = (r: number, c: number) => kept[r * columns + c];
    this.writeCells(rect, () => (looksOnly ? NO_LOOK : NOTHING));
    this.writeCells(
      rect,
      (r, c) => (looksOnly ? { s: cellAt(r, c) ?? null } : (cellAt(r, c) ?? {})) as ICellData,
    );
  }

  private styleOf(cell: ICellData | undefined): IStyleData {
    const style = cell?.s;
    if (!style) return {};
    if (typeof style === 'object') return style;
    return this.workbook.engine.workbook.getWorkbook().getStyles().get(style) ?? {};
  }

  private formatOf(cell: ICellData | undefined): string {
    return this.styleOf(cell).n?.pattern ?? GENERAL;
  }

  /** Writes a block of entries; number formats change only where an entry brings one. */
  write(rect: Rect, entries: Entry[][]): void {
    const context = this.context();
    const before = this.formats(rect);
    const notes = this.notes(rect);
    this.writeCells(rect, (r, c, row, column) => {
      const format = before[r]?.[c] ?? GENERAL;
      const entry = entries[r]?.[c] ?? { kind: 'blank' };
      const cell = storedCell(entry, format, context, notes[r]?.[c] || undefined);
      this.workbook.noteParseError(this.id, row, column, cell.problem);
      if (cell.format !== format) cell.data.s = { n: { pattern: cell.format } };
      return cell.data;
    });
  }

  /** Sets number formats. A number or date that becomes plain text keeps the text it showed. */
  setFormats(rect: Rect, formats: string[][]): void {
    const toText = formats.some(row => row.includes(TEXT));
    const shown = toText ? this.displays(rect) : [];
    const isNumeric = toText ? this.map(rect, cell => !cell?.f && typeof bareValue(cell) !== 'string') : [];
    this.writeCells(rect, (r, c) => {
      const format = formats[r]?.[c] ?? GENERAL;
      const style: ICellData = { s: { n: { pattern: format } } };
      const becomesText = format === TEXT && isNumeric[r]?.[c];
      return becomesText ? { ...style, v: shown[r]?.[c] ?? '', t: 1 } : style;
    });
  }

  /** Sorts the rows of a block; formulas in it move as when they are copied. */
  sort(rect: Rect, keys: SortKey[]): void {
    const rows = this.map(rect, cell => cell);
    const order = sortedOrder(rows, keys, rect.column, this.workbook.locale.name.replace('_', '-'));
    const first = rect.row - 1;
    const moved = order.map((from, to) => [first + to, first + from] as const);
    this.mutate(ReorderRangeMutation, { range: engineRange(rect), order: Object.fromEntries(moved) });
    for (const [to, from] of order.entries()) this.moveFormulas(rect, to, to - from);
  }

  private moveFormulas(rect: Rect, line: number, by: number): void {
    const row = { ...rect, row: rect.row + line, rows: 1 };
    for (const [c, cell] of (this.stored(row)[0] ?? []).entries()) {
      if (!cell?.f || extrasOf(cell).isSpilled || by === 0) continue;
      const { formula: _typed, translated: _own, ...custom } = extrasOf(cell);
      const f = this.workbook.engine.movedFormula(cell.f, by);
      const matrix = { [row.row - 1]: { [rect.column + c - 1]: { f, v: null, custom } } };
      this.workbook.engine.write(this.id, matrix, true);
    }
  }

  /** Notes; '' removes one. */
  setNotes(rect: Rect, notes: string[][]): void {
    const cells = this.stored(rect);
    this.writeCells(rect, (r, c) => {
      const { note: _, ...others } = extrasOf(cells[r]?.[c]);
      const note = notes[r]?.[c];
      const custom = note ? { ...others, note } : others;
      return { custom: Object.keys(custom).length > 0 ? custom : null };
    });
  }

  /** Sets one part of the look (background, font colour, weight) cell by cell. */
  setStyle(rect: Rect, style: (r: number, c: number) => IStyleData): void {
    this.writeCells(rect, (r, c) => ({ s: style(r, c) }));
  }

  /** Takes the whole look of the cells, number formats too. */
  clearStyle(rect: Rect): void {
    this.writeCells(rect, () => ({ s: null }));
  }

  private writeCells(
    rect: Rect,
    cellAt: (r: number, c: number, row: number, column: number) => ICellData,
  ): void {
    const matrix: CellMatrix = {};
    let withFormulas = false;
    for (let r = 0; r < rect.rows; r++) {
      const row: CellMatrix[number] = {};
      for (let c = 0; c < rect.columns; c++) {
        const data = cellAt(r, c, rect.row + r, rect.column + c);
        withFormulas ||= Boolean(data.f);
        row[rect.column + c - 1] = data;
      }
      matrix[rect.row + r - 1] = row;
    }
    this.workbook.engine.write(this.id, matrix, withFormulas);
  }

  private context(): CellContext {
    const size = (name: string | undefined) =>
      (name === undefined ? undefined : this.workbook.sheetByName(name)) ?? this;
    return { locale: this.workbook.locale, size };
  }

  /** A grown grid changes what `A2:A` means: translates this sheet's formulas anew. */
  protected override gridChanged(): void {
    if (!this.workbook.engine.hasFormulas) return;
    const used = {
      row: 1,
      column: 1,
      rows: Math.max(1, this.lastRow),
      columns: Math.max(1, this.lastColumn),
    };
    for (const [r, row] of this.stored(used).entries()) {
      for (const [c, cell] of row.entries()) {
        const { formula, translated } = extrasOf(cell);
        // A formula whose references the engine has moved is the engine's own from then on.
        if (formula === undefined || translated !== cell?.f) continue;
        const at = { row: r + 1, column: c + 1, rows: 1, columns: 1 };
        this.write(at, [[{ kind: 'formula', text: formula }]]);
      }
    }
  }

  /** The last row that holds anything; 0 for an empty sheet. */
  get lastRow(): number {
    return this.extent(hasContent).row;
  }

  /** The last column that holds anything; 0 for an empty sheet. */
  get lastColumn(): number {
    return this.extent(hasContent).column;
  }

  /** The block from A1 that holds anything a file keeps: contents, formats, notes. */
  get kept(): Rect {
    const { row, column } = this.extent(isKept);
    return { row: 1, column: 1, rows: Math.max(1, row), columns: Math.max(1, column) };
  }

  private extent(counts: (cell: ICellData) => boolean): { row: number; column: number } {
    const last = { row: 0, column: 0 };
    const see = (row: number, column: number) => {
      last.row = Math.max(last.row, row + 1);
      last.column = Math.max(last.column, column + 1);
    };
    this.worksheet.getCellMatrix().forValue((row, column, cell) => {
      if (cell && counts(cell)) see(row, column);
    });
    for (const [row, cells] of Object.entries(this.workbook.engine.spilled(this.id))) {
      for (const column of Object.keys(cells ?? {})) see(Number(row), Number(column));
    }
    return last;
  }
}
