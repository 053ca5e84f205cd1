/** A column of a text table: its heading, and whether it holds numbers. */
export interface Column {
  title: string;
  isNumber?: boolean;
}

/** Rows of text as aligned columns; columns that are empty in every row are left out. */
export function textTable(columns: Column[], rows: string[][]): string {
  const used = columns.map((_, c) => c).filter(c => rows.some(row => (row[c] ?? '') !== ''));
  const lines = [columns.map(({ title }) => title), ...rows].map(row => used.map(c => oneLine(row[c] ?? '')));
  const widths = used.map((_, i) => Math.max(...lines.map(line => [...(line[i] ?? '')].length)));
  return lines
    .map(line =>
      line
        .map((cell, i) => aligned(cell, widths[i] ?? 0, columns[used[i] ?? 0]?.isNumber ?? false))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function aligned(cell: string, width: number, isNumber: boolean): string {
  const space = ' '.repeat(Math.max(0, width - [...cell].length));
  return isNumber ? space + cell : cell + space;
}

/** Cell texts come from people: no line breaks, no control characters of the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
