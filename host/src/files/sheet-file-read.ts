import { type CellObject, type Range, utils, type WorkSheet } from '@e965/xlsx';
import { type Dialect, fromFile, isSpilledExport } from '../engine/formula-text';
import type { Rect } from '../workbook/a1';
import type { Entry } from '../workbook/entry';
import { GENERAL } from '../workbook/format';
import type { CellSeed, SheetSeed } from '../workbook/snapshot';
import { FileProblem } from './problem';
import { isBeyondLimits } from './source';

/** Formatted but empty cells matter (`@` before anyone types); this many rows below the last content. */
const EMPTY_ROWS_KEPT = 1000;

/** A sheet of the library as a seed, each cell with its own number format. */
export function seedOf(name: string, sheet: WorkSheet, dialect: Dialect): SheetSeed {
  const cells = cellsOf(name, sheet, dialect);
  const filter = sheet['!autofilter']?.ref;
  return {
    name,
    cells,
    merges: (sheet['!merges'] ?? []).map(rectOf),
    ...(filter ? { filter: rectOf(utils.decode_range(filter)) } : {}),
    hiddenRows: hiddenLines(sheet['!rows']),
    hiddenColumns: hiddenLines(sheet['!cols']),
    widths: sizes(sheet['!cols'], ({ wpx }) => wpx),
    heights: sizes(sheet['!rows'], ({ hpx }) => hpx),
  };
}

/** The addresses in a sheet object; its other keys begin with `!`. */
export function addressesOf(sheet: WorkSheet): string[] {
  return Object.keys(sheet).filter(key => /^[A-Z]{1,3}\d+$/.test(key));
}

function cellsOf(name: string, sheet: WorkSheet, dialect: Dialect): SheetSeed['cells'] {
  const found = addressesOf(sheet).map(address => {
    return { ...utils.decode_cell(address), cell: sheet[address] as CellObject };
  });
  const filled = found.filter(({ cell }) => cell.t !== 'z' || cell.f);
  const lastRow = filled.reduce((last, { r }) => Math.max(last, r), 0);
  const lastColumn = filled.reduce((last, { c }) => Math.max(last, c), 0);
  if (isBeyondLimits(lastRow + 1, lastColumn + 1)) throw new FileProblem('tooLarge', name);
  const rows: SheetSeed['cells'] = [];
  for (const { r, c, cell } of found) {
    if (r > lastRow + EMPTY_ROWS_KEPT) continue;
    while (rows.length <= r) rows.push([]);
    const row = rows[r] ?? [];
    row[c] = seedCell(cell, dialect);
  }
  return rows.map(row => Array.from(row, cell => cell));
}

function seedCell(cell: CellObject, dialect: Dialect): CellSeed {
  const note = cell.c?.map(({ t }) => t).join('\n');
  return {
    entry: entryOf(cell, dialect),
    format: typeof cell.z === 'string' && !/^general$/i.test(cell.z) ? cell.z : GENERAL,
    ...(note ? { note } : {}),
  };
}

/** The content of a library cell; spilled parts of exported custom functions are empty. */
export function entryOf(cell: CellObject, dialect: Dialect): Entry {
  if (cell.f && isSpilledExport(cell.f)) return { kind: 'blank' };
  if (cell.f) return { kind: 'formula', text: fromFile(cell.f, dialect) };
  if (cell.t === 'n' && typeof cell.v === 'number')
    return Number.isFinite(cell.v) ? { kind: 'number', value: cell.v } : { kind: 'text', text: '#NUM!' };
  if (cell.t === 'b') return { kind: 'boolean', value: Boolean(cell.v) };
  if (cell.t === 'e') return { kind: 'text', text: String(cell.w ?? '#ERROR!') };
  if (cell.t === 'z' || cell.v === undefined || cell.v === '') return { kind: 'blank' };
  return { kind: 'text', text: String(cell.v) };
}

function rectOf({ s, e }: Range): Rect {
  return { row: s.r + 1, column: s.c + 1, rows: e.r - s.r + 1, columns: e.c - s.c + 1 };
}

/** What was set of widths or heights, by line from 1. */
function sizes<T>(
  lines: (T | null)[] | undefined,
  size: (line: T) => number | undefined,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const [index, line] of (lines ?? []).entries()) {
    const pixels = line ? size(line) : undefined;
    if (pixels !== undefined && pixels > 0) found.set(index + 1, Math.round(pixels));
  }
  return found;
}

function hiddenLines(lines: { hidden?: boolean }[] | undefined): number[] {
  const numbers: number[] = [];
  for (const [index, line] of (lines ?? []).entries()) if (line?.hidden) numbers.push(index + 1);
  return numbers;
}
