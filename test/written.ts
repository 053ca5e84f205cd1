import type { Check } from '../src/addon/check';
import type { SheetCells } from '../src/table/sheets';
import { sheet } from './book';

/** The sheets after what a check wants written, as the add-on writes it: blocks, then rows taken out. */
export function written(sheets: readonly SheetCells[], { blocks, ledger, understood }: Check): SheetCells[] {
  const cells = new Map(sheets.map(({ name, values }) => [name, values.map(row => [...row])]));
  for (const { sheet: name, row, column, values } of blocks) {
    const grid = cells.get(name) ?? [];
    values.forEach((line, i) => {
      while (grid.length < row + i) grid.push([]);
      for (const [j, value] of line.entries()) put(grid[row - 1 + i] as unknown[], column - 1 + j, value);
    });
    cells.set(name, grid);
  }
  const penalties = cells.get(understood.grids.penalties?.name ?? '');
  for (const row of [...ledger.removed].sort((x, y) => y - x)) penalties?.splice(row - 1, 1);
  const known = new Map(sheets.map(s => [s.name, s]));
  return [...cells].map(([name, values]) => ({ ...(known.get(name) ?? sheet(name, [])), values }));
}

function put(row: unknown[], column: number, value: unknown): void {
  while (row.length <= column) row.push('');
  row[column] = value;
}

/** The rows of a sheet below its first, as texts by their headers. */
export function rowsOf(sheets: readonly SheetCells[], name: string): Record<string, string>[] {
  const [header = [], ...rows] = sheets.find(s => s.name === name)?.values ?? [];
  return rows.map(row => Object.fromEntries(header.map((title, i) => [String(title), String(row[i] ?? '')])));
}
