// CSV text read so that what nobody changes can be written back byte by byte.

import Papa from 'papaparse';

interface CsvRow {
  cells: string[];
  /** The row as it stands in the file, without its line ending. */
  raw: string;
  /** Its line ending; '' at the end of a file without a final one. */
  ending: string;
}

export interface CsvText {
  bom: boolean;
  delimiter: ',' | ';';
  newline: string;
  hasFinalNewline: boolean;
  rows: CsvRow[];
}

const BOM = '\ufeff';

/** Reads CSV text; the header line shows which delimiter it uses (`fallback` when it shows none). */
export function parseCsv(text: string, fallback: CsvText['delimiter'] = ','): CsvText {
  const bom = text.startsWith(BOM);
  const body = bom ? text.slice(1) : text;
  const delimiter = delimiterOf(body) ?? fallback;
  const newline = newlineOf(body);
  const rows = rowsOf(body, delimiter, newline);
  return { bom, delimiter, newline, rows, hasFinalNewline: rows.length === 0 || rows.at(-1)?.ending !== '' };
}

/** The first line ending that ends a line: one in quotes is a part of a cell. */
function newlineOf(body: string): string {
  const bare = body.replace(/(^|[,;\r\n])"[^"]*(?:""[^"]*)*"/g, '$1');
  return /\r\n|\n|\r/.exec(bare)?.[0] ?? '\n';
}

/** The more frequent of comma and semicolon in the header line, outside quotes. */
function delimiterOf(body: string): CsvText['delimiter'] | undefined {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(body)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const [commas, semicolons] = [header.split(',').length - 1, header.split(';').length - 1];
  if (commas === 0 && semicolons === 0) return undefined;
  return semicolons > commas ? ';' : ',';
}

function rowsOf(body: string, delimiter: string, newline: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let start = 0;
  Papa.parse<string[]>(body, {
    delimiter,
    newline: newline as '\n',
    fastMode: false,
    step: ({ data, meta }) => {
      const text = body.slice(start, meta.cursor);
      start = meta.cursor;
      const ending = /\r\n$/.exec(text)?.[0] ?? (text.endsWith(newline) ? newline : '');
      rows.push({ cells: withoutReturn(data), raw: text.slice(0, text.length - ending.length), ending });
    },
  });
  const last = rows.at(-1);
  if (last?.raw === '' && last.ending === '') rows.pop(); // what stands after the final line ending
  return rows;
}

/** Where line endings are mixed, the last field has caught a carriage return. */
function withoutReturn(cells: string[]): string[] {
  return cells.map((cell, c) => (c === cells.length - 1 ? cell.replace(/\r$/, '') : cell));
}

const isBlank = (cells: string[]) => cells.every(cell => cell === '');

function isSame(a: string[], b: string[]): boolean {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if ((a[i] ?? '') !== (b[i] ?? '')) return false;
  return true;
}

function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The fields of a row as they stand in the file, quotes and all. */
function rawCells({ cells, raw }: CsvRow): string[] {
  let at = 0;
  return cells.map(cell => {
    const inQuotes = `"${cell.replaceAll('"', '""')}"`;
    const text = raw.startsWith(inQuotes, at) ? inQuotes : cell;
    at += text.length + 1;
    return text;
  });
}

/**
 * The file's text with these cells: rows nobody changed keep their bytes (also when they moved),
 * changed rows keep the bytes of their other cells.
 */
export function csvText(before: CsvText, grid: string[][]): string {
  const { rows, delimiter, newline, bom } = before;
  const byContent = new Map(rows.map(row => [contentKey(row.cells), row]));
  const width = rows[0]?.cells.length ?? Math.max(1, ...grid.map(cells => cells.length));
  const lines = Array.from({ length: rowCount(before, grid) }, (_, r) => {
    const [cells, old] = [grid[r] ?? [], rows[r]];
    if (old && isSame(cells, old.cells)) return { text: old.raw, ending: old.ending || newline };
    const moved = byContent.get(contentKey(cells));
    if (moved) return { text: moved.raw, ending: moved.ending || newline };
    return { text: changedLine(cells, old, width, delimiter), ending: newline };
  });
  const last = lines.at(-1);
  if (last && !before.hasFinalNewline) last.ending = '';
  return (bom ? BOM : '') + lines.map(({ text, ending }) => text + ending).join('');
}

/** The same for rows that differ only in blanks at their end. */
function contentKey(cells: string[]): string {
  return JSON.stringify(cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1));
}

function padded(cells: string[], width: number): string[] {
  return Array.from({ length: width }, (_, c) => cells[c] ?? '');
}

function changedLine(cells: string[], old: CsvRow | undefined, width: number, delimiter: string): string {
  const used = cells.findLastIndex(cell => cell !== '') + 1;
  const raw = old ? rawCells(old) : [];
  return padded(cells, Math.max(used, old?.cells.length ?? width))
    .map((cell, c) => (old?.cells[c] === cell ? String(raw[c]) : quoted(cell, delimiter)))
    .join(delimiter);
}

/** Rows emptied at the end go; blank rows that the file ended with stay. */
function rowCount({ rows }: CsvText, grid: string[][]): number {
  let count = grid.findLastIndex(cells => !isBlank(cells)) + 1;
  while (count < rows.length && isBlank(rows[count]?.cells ?? [])) count++;
  return count;
}
