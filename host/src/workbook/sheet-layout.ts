import {
  AddWorksheetMergeMutation,
  type IRange,
  RemoveWorksheetMergeMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetFrozenMutation,
  SetTabColorMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetHideMutation,
  SetWorksheetRowHeightMutation,
  SetWorksheetRowIsAutoHeightMutation,
  ToggleGridlinesMutation,
  type Worksheet,
} from '../engine/univer';
import type { Rect } from './a1';
import { ColumnGroups } from './column-groups';
import { DEFAULT_HEIGHT, DEFAULT_WIDTH, engineRange, rectOfRange } from './snapshot';
import type { Workbook } from './workbook';

/** A sheet without its cells' contents: name, place, size, frozen parts, widths, merges. */
export abstract class SheetLayout {
  /** Groups of columns that can be collapsed; an inner one has a greater depth. */
  readonly columnGroups = new ColumnGroups();

  constructor(
    protected readonly workbook: Workbook,
    readonly id: string,
  ) {}

  protected get worksheet(): Worksheet {
    return this.workbook.engine.worksheet(this.id);
  }

  /** Called when rows or columns came or went. */
  protected abstract gridChanged(): void;

  protected mutate(mutation: { id: string }, params: object): void {
    this.workbook.engine.mutate(mutation.id, { subUnitId: this.id, ...params });
  }

  /** The id as scripts see it: a number, also for a sheet that a page made. */
  get number(): number {
    return this.workbook.numberOf(this.id);
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

  insertRowsBefore(row: number, count: number): void {
    this.workbook.engine.sheet(this.id).insertRowsBefore(row - 1, count);
    this.gridChanged();
  }

  insertColumnsAfter(column: number, count: number): void {
    this.workbook.engine.sheet(this.id).insertColumnsAfter(column - 1, count);
    this.gridChanged();
  }

  insertColumnsBefore(column: number, count: number): void {
    this.workbook.engine.sheet(this.id).insertColumnsBefore(column - 1, count);
    this.gridChanged();
  }

  deleteRows(row: number, count: number): void {
    this.workbook.engine.sheet(this.id).deleteRows(row - 1, count);
    this.gridChanged();
  }

  deleteColumns(column: number, count: number): void {
    this.workbook.engine.sheet(this.id).deleteColumns(column - 1, count);
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
    return this.ownWidth(column) ?? DEFAULT_WIDTH;
  }

  /** The width that somebody gave the column. */
  ownWidth(column: number): number | undefined {
    return this.worksheet.getConfig().columnData[column - 1]?.w;
  }

  setColumnWidths(column: number, count: number, width: number): void {
    this.mutate(SetWorksheetColWidthMutation, { ranges: [this.columnRange(column, count)], colWidth: width });
  }

  rowHeight(row: number): number {
    return this.ownHeight(row) ?? DEFAULT_HEIGHT;
  }

  /** The height that somebody gave the row. */
  ownHeight(row: number): number | undefined {
    return this.worksheet.getConfig().rowData[row - 1]?.h;
  }

  setRowHeights(row: number, count: number, height: number): void {
    const ranges = [engineRange({ row, column: 1, rows: count, columns: this.columns })];
    this.mutate(SetWorksheetRowHeightMutation, { ranges, rowHeight: height });
    this.mutate(SetWorksheetRowIsAutoHeightMutation, { ranges, autoHeightInfo: 0 });
  }

  get hasHiddenGridlines(): boolean {
    return this.worksheet.getConfig().showGridlines === 0;
  }

  setGridlinesHidden(hidden: boolean): void {
    this.mutate(ToggleGridlinesMutation, { showGridlines: hidden ? 0 : 1 });
  }

  get tabColor(): string | undefined {
    return this.worksheet.getConfig().tabColor || undefined;
  }

  setTabColor(color: string | undefined): void {
    this.mutate(SetTabColorMutation, { color: color ?? '' });
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
    return !this.worksheet.getRowRawVisible(row - 1) || this.worksheet.getRowFiltered(row - 1);
  }

  get isHidden(): boolean {
    return this.worksheet.getConfig().hidden === 1;
  }

  setHidden(hidden: boolean): void {
    this.mutate(SetWorksheetHideMutation, { hidden: hidden ? 1 : 0 });
  }

  get merges(): Rect[] {
    return this.worksheet.getMergeData().map(rectOfRange);
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
