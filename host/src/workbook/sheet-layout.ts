import {
  AddWorksheetMergeMutation,
  type IRange,
  RemoveWorksheetMergeMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetFrozenMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetHideMutation,
  type Worksheet,
} from '../engine/univer';
import type { Rect } from './a1';
import { engineRange } from './snapshot';
import type { Workbook } from './workbook';

/** Width of a column nobody has set, in pixels, as in Sheets. */
const DEFAULT_WIDTH = 100;

/** A sheet without its cells' contents: name, place, size, frozen parts, widths, merges. */
export abstract class SheetLayout {
  private readonly widths = new Map<number, number>();

  constructor(
    protected readonly workbook: Workbook,
    readonly id: string,
  ) {}

  protected get worksheet(): Worksheet {
    return this.workbook.engine.worksheet(this.id);
  }

  /** Called when rows or columns were added. */
  protected abstract gridChanged(): void;

  private mutate(mutation: { id: string }, params: object): void {
    this.workbook.engine.mutate(mutation.id, { subUnitId: this.id, ...params });
  }

  get name(): string {
    return this.worksheet.getName();
  }

  rename(name: string): void {
    this.workbook.refuseTakenName(name, this.id);
    this.workbook.engine.sheet(this.id).setName(name);
  }

  /** Place among the tabs, from 1. */
  get index(): number {
    return this.workbook.sheets.findIndex(sheet => sheet.id === this.id) + 1;
  }

  get rows(): number {
    return this.worksheet.getRowCount();
  }

  get columns(): number {
    return this.worksheet.getColumnCount();
  }

  insertRowsAfter(row: number, count: number): void {
    this.workbook.engine.sheet(this.id).insertRowsAfter(row - 1, count);
    this.gridChanged();
  }

  insertColumnsAfter(column: number, count: number): void {
    this.workbook.engine.sheet(this.id).insertColumnsAfter(column - 1, count);
    this.gridChanged();
  }

  get frozen(): { rows: number; columns: number } {
    const freeze = this.worksheet.getFreeze();
    return { rows: freeze.ySplit, columns: freeze.xSplit };
  }

  freeze({ rows, columns }: { rows: number; columns: number }): void {
    const [startRow, startColumn] = [rows || -1, columns || -1];
    this.mutate(SetFrozenMutation, { ySplit: rows, xSplit: columns, startRow, startColumn });
  }

  /** In pixels. */
  columnWidth(column: number): number {
    return this.widths.get(column) ?? DEFAULT_WIDTH;
  }

  setColumnWidth(column: number, width: number): void {
    this.widths.set(column, width);
    this.mutate(SetWorksheetColWidthMutation, { ranges: [this.columnRange(column, 1)], colWidth: width });
  }

  private columnRange(column: number, count: number): IRange {
    return engineRange({ row: 1, column, rows: this.rows, columns: count });
  }

  hideColumns(column: number, count: number): void {
    this.mutate(SetColHiddenMutation, { ranges: [this.columnRange(column, count)] });
  }

  showColumns(column: number, count: number): void {
    this.mutate(SetColVisibleMutation, { ranges: [this.columnRange(column, count)] });
  }

  isColumnHidden(column: number): boolean {
    return !this.worksheet.getColVisible(column - 1);
  }

  isRowHidden(row: number): boolean {
    return !this.worksheet.getRowRawVisible(row - 1);
  }

  get isHidden(): boolean {
    return this.worksheet.getConfig().hidden === 1;
  }

  setHidden(hidden: boolean): void {
    this.mutate(SetWorksheetHideMutation, { hidden: hidden ? 1 : 0 });
  }

  get merges(): Rect[] {
    return this.worksheet.getMergeData().map(range => ({
      row: range.startRow + 1,
      column: range.startColumn + 1,
      rows: range.endRow - range.startRow + 1,
      columns: range.endColumn - range.startColumn + 1,
    }));
  }

  addMerge(rect: Rect): void {
    this.mutate(AddWorksheetMergeMutation, { ranges: [engineRange(rect)] });
  }

  removeMerge(rect: Rect): void {
    this.mutate(RemoveWorksheetMergeMutation, { ranges: [engineRange(rect)] });
  }

  /** `row:column` of every cell that a merge hides (all but its first). */
  coveredByMerges(): Set<string> {
    const covered = new Set<string>();
    for (const { row, column, rows, columns } of this.merges) {
      for (let r = row; r < row + rows; r++) {
        for (let c = column; c < column + columns; c++) covered.add(`${r}:${c}`);
      }
      covered.delete(`${row}:${column}`);
    }
    return covered;
  }
}
