import { type Finding, finding, type Level, type Saying } from '../core/finding';
import type { CellRef } from '../core/tournament';

/** What the border found wrong with cells; a fatal one leaves nothing to judge. */
export interface Border {
  readonly findings: Finding[];
  readonly fatal: Finding[];
}

export const openBorder = (): Border => ({ findings: [], fatal: [] });

export function report(
  border: Border,
  level: Level,
  kind: string,
  at: CellRef | undefined,
  data: Saying['data'] = {},
): void {
  border.findings.push(finding(level, kind, at, data));
}

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

export const cellRef = (sheet: string, row: number, column: number): CellRef => ({
  sheet,
  cell: `${columnName(column)}${row}`,
});
