/** A block of cells; rows and columns count from 1, as in the spreadsheet. */
export interface Rect {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** 1 → A, 27 → AA. */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** A → 1, AA → 27. */
export function columnNumber(name: string): number {
  return [...name.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** `B2` or `B2:C3`. */
export function a1Of({ row, column, rows, columns }: Rect): string {
  const first = `${columnName(column)}${row}`;
  const last = `${columnName(column + columns - 1)}${row + rows - 1}`;
  return first === last ? first : `${first}:${last}`;
}

const A1 =
  /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?\$?([A-Za-z]{1,3})?\$?(\d{1,8})?(?::\$?([A-Za-z]{1,3})?\$?(\d{1,8})?)?$/;

/** A1 text with an optional sheet name; open ends (`A2:A`, `2:3`) run to the end of the grid. */
export function parseA1(
  text: string,
): ((rows: number, columns: number) => Rect & { sheet?: string }) | undefined {
  const match = A1.exec(text.trim());
  if (!match) return undefined;
  const [, quoted, plain, c1, r1, c2, r2] = match;
  const isRange = text.trim().replace(/^.*!/, '').includes(':');
  const isCell = c1 !== undefined && r1 !== undefined;
  if (!(isRange ? (c1 ?? r1) && (c2 ?? r2) : isCell)) return undefined;
  const sheet = quoted?.replaceAll("''", "'") ?? plain;
  return (rows, columns) => {
    const firstRow = r1 ? Number(r1) : 1;
    const firstColumn = c1 ? columnNumber(c1) : 1;
    const lastRow = r2 ? Number(r2) : isRange ? rows : firstRow;
    const lastColumn = c2 ? columnNumber(c2) : isRange ? columns : firstColumn;
    return {
      ...(sheet === undefined ? {} : { sheet }),
      row: Math.min(firstRow, lastRow),
      column: Math.min(firstColumn, lastColumn),
      rows: Math.abs(lastRow - firstRow) + 1,
      columns: Math.abs(lastColumn - firstColumn) + 1,
    };
  };
}
