import type { Rect } from './a1';

/** A chart on a sheet: what it is made of and where it hangs. It is kept, not drawn; lines that come or go do not move it. */
export interface Chart {
  readonly id: number;
  readonly sheetId: string;
  readonly type: 'LINE';
  readonly ranges: readonly { readonly sheetId: number; readonly rect: Rect }[];
  readonly numHeaders: number;
  /** Row and column of the anchor, from 1, and the offsets from it, px. */
  readonly position: readonly [row: number, column: number, x: number, y: number];
  readonly options: Readonly<Record<string, unknown>>;
}

export class ChartStore {
  private all: Chart[] = [];
  private nextId = 1;

  add(chart: Omit<Chart, 'id'>): void {
    this.all.push({ ...chart, id: this.nextId++ });
  }

  of(sheetId: string): readonly Chart[] {
    return this.all.filter(chart => chart.sheetId === sheetId);
  }

  remove(sheetId: string, id: number): boolean {
    const before = this.all.length;
    this.all = this.all.filter(chart => chart.sheetId !== sheetId || chart.id !== id);
    return this.all.length < before;
  }

  forgetSheet(sheetId: string): void {
    this.all = this.all.filter(chart => chart.sheetId !== sheetId);
  }
}
