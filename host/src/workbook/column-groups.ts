import { type LinesChange, shiftedRect } from './lines';

interface Span {
  column: number;
  columns: number;
}

export interface ColumnGroup extends Span {
  isCollapsed: boolean;
}

/** Grouped columns of a sheet. A group's depth is the number of groups it lies in, itself included. */
export class ColumnGroups {
  private all: ColumnGroup[] = [];

  depthAt(column: number): number {
    return this.all.filter(group => holds(group, column)).length;
  }

  /** The group at a column and depth, the outermost having depth 1. */
  at(column: number, depth: number): ColumnGroup | undefined {
    const around = this.all.filter(group => holds(group, column));
    return around.sort((a, b) => b.columns - a.columns)[depth - 1];
  }

  within({ column, columns }: Span): ColumnGroup[] {
    return this.all.filter(g => g.column >= column && g.column + g.columns <= column + columns);
  }

  get every(): readonly ColumnGroup[] {
    return this.all;
  }

  add({ column, columns }: Span): void {
    this.all.push({ column, columns, isCollapsed: false });
  }

  /** Takes one level of grouping from every column of the span. */
  lower(span: Span): void {
    const inner = new Set<ColumnGroup>();
    for (let column = span.column; column < span.column + span.columns; column++) {
      const group = this.at(column, this.depthAt(column));
      if (group) inner.add(group);
    }
    this.all = this.all.flatMap(group => (inner.has(group) ? without(group, span) : [group]));
  }

  remove(group: ColumnGroup): void {
    this.all = this.all.filter(other => other !== group);
  }

  follow(change: LinesChange): void {
    if (change.axis !== 'column') return;
    this.all = this.all.flatMap(group => {
      const rect = shiftedRect({ ...group, row: 1, rows: 1 }, change);
      return rect ? [{ ...group, column: rect.column, columns: rect.columns }] : [];
    });
  }
}

const holds = ({ column, columns }: Span, at: number) => at >= column && at < column + columns;

function without(group: ColumnGroup, span: Span): ColumnGroup[] {
  const [end, spanEnd] = [group.column + group.columns, span.column + span.columns];
  return [
    { ...group, columns: span.column - group.column },
    { ...group, column: spanEnd, columns: end - spanEnd },
  ].filter(({ columns }) => columns > 0);
}
