import { type CellObject, type ColInfo, type RowInfo, utils, type WorkSheet } from '@e965/xlsx';
import { toFile } from '../engine/formula-text';
import type { ICellData } from '../engine/univer';
import { extrasOf, formulaOf } from '../workbook/cell';
import type { Entry } from '../workbook/entry';
import { GENERAL } from '../workbook/format';
import type { Sheet } from '../workbook/sheet';
import type { Workbook } from '../workbook/workbook';
import { addressesOf, entryOf } from './sheet-file-read';

/** How Google's own export marks the cells that a formula elsewhere fills. */
const SPILLED = 'IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""))';

/** The library's sheet brought up to date: cells that hold the same stay the very same objects. */
export function patchSheet(original: WorkSheet, sheet: Sheet, workbook: Workbook): WorkSheet {
  const rect = sheet.kept;
  const [stored, formats, values] = [sheet.stored(rect), sheet.formats(rect), sheet.bareValues(rect)];
  const covered = sheet.coveredByMerges();
  const patched: WorkSheet = { ...original };
  for (const address of addressesOf(original)) {
    const { r, c } = utils.decode_cell(address);
    if (r >= rect.rows || c >= rect.columns) patched[address] = emptied(original[address] as CellObject);
  }
  for (let r = 0; r < rect.rows; r++) {
    for (let c = 0; c < rect.columns; c++) {
      if (covered.has(`${r + 1}:${c + 1}`)) continue;
      const address = utils.encode_cell({ r, c });
      const present = {
        cell: stored[r]?.[c],
        value: values[r]?.[c] ?? '',
        format: formats[r]?.[c] ?? GENERAL,
      };
      const cell = fileCell(present, original[address] as CellObject | undefined, workbook);
      if (cell) patched[address] = cell;
      else delete patched[address];
    }
  }
  patched['!ref'] = usedRange(patched);
  const [columns, rows] = [columnsOf(original, sheet), rowsOf(original, sheet, rect.rows)];
  if (columns) patched['!cols'] = columns;
  if (rows) patched['!rows'] = rows;
  patched['!merges'] = sheet.merges.map(({ row, column, rows, columns }) => ({
    s: { r: row - 1, c: column - 1 },
    e: { r: row + rows - 2, c: column + columns - 2 },
  }));
  return patched;
}

function emptied(cell: CellObject): CellObject {
  return { t: 'z', ...(cell.z ? { z: cell.z } : {}) };
}

/** Widths and hidden columns as they stand now; undefined when the file says the same already. */
function columnsOf(original: WorkSheet, sheet: Sheet): ColInfo[] | undefined {
  const before = original['!cols'] ?? [];
  return changedLines(sheet.columns, before, (old, column) => {
    const [wpx, hidden] = [sheet.ownWidth(column), sheet.isColumnHidden(column)];
    const isSame = sameSize(old.wpx, wpx) && hidden === Boolean(old.hidden);
    return isSame ? undefined : { ...(wpx === undefined ? {} : { wpx }), ...(hidden ? { hidden } : {}) };
  });
}

function rowsOf(original: WorkSheet, sheet: Sheet, rows: number): RowInfo[] | undefined {
  const before = original['!rows'] ?? [];
  return changedLines(Math.max(rows, before.length), before, (old, row) => {
    const hpx = sheet.ownHeight(row);
    if (sameSize(old.hpx, hpx) || hpx === undefined) return undefined;
    return { ...(old.hidden ? { hidden: true } : {}), hpx };
  });
}

const sameSize = (old: number | undefined, now: number | undefined) =>
  (old === undefined ? undefined : Math.round(old)) === now;

/** Lines of which some are new; the others stay the very same objects. */
function changedLines<T extends object>(
  count: number,
  before: (T | undefined)[],
  change: (old: T, line: number) => T | undefined,
): T[] | undefined {
  const none = {} as T;
  const changes = Array.from({ length: count }, (_, index) => change(before[index] ?? none, index + 1));
  if (changes.every(changed => changed === undefined)) return undefined;
  const last = changes.findLastIndex(changed => changed !== undefined);
  const length = Math.max(last + 1, before.length);
  return Array.from({ length }, (_, index) => changes[index] ?? before[index] ?? none);
}

function usedRange(sheet: WorkSheet): string {
  const end = { r: 0, c: 0 };
  for (const address of addressesOf(sheet)) {
    const { r, c } = utils.decode_cell(address);
    end.r = Math.max(end.r, r);
    end.c = Math.max(end.c, c);
  }
  return utils.encode_range({ s: { r: 0, c: 0 }, e: end });
}

interface Present {
  cell: ICellData | undefined;
  value: string | number | boolean;
  format: string;
}

function fileCell(
  present: Present,
  old: CellObject | undefined,
  { locale }: Workbook,
): CellObject | undefined {
  const { cell, format } = present;
  const dialect = { decimalComma: locale.decimal === ',' };
  const formula = formulaOf(cell, dialect);
  const note = extrasOf(cell).note;
  const before = old ? entryOf(old, dialect) : undefined;
  const isSameFormat =
    (old?.z === undefined ? GENERAL : String(old.z)).toLowerCase() === format.toLowerCase();
  const isSameNote = (old?.c?.map(({ t }) => t).join('\n') ?? '') === (note ?? '');
  const look = { ...(format === GENERAL ? {} : { z: format }), ...(note ? { c: [{ a: '', t: note }] } : {}) };
  if (formula) {
    const text = before?.kind === 'formula' && before.text === formula ? old?.f : toFile(formula, dialect);
    const isUnknown = present.value === '#NAME?' && old?.v !== undefined;
    return { ...(isUnknown && old ? old : contentOf(present)), ...look, ...(text ? { f: text } : {}) };
  }
  if (old && isSameFormat && isSameNote && before && isSameContent(before, present)) return old;
  if (extrasOf(cell).isSpilled) return { ...contentOf(present), ...look, f: SPILLED };
  if (present.value === '' && format === GENERAL && !note && !old) return undefined;
  return { ...contentOf(present), ...look };
}

function isSameContent(before: Entry, { cell, value }: Present): boolean {
  if (before.kind === 'blank') return value === '';
  if (before.kind === 'text') return value === before.text;
  if (before.kind === 'formula') return false;
  return value === before.value || extrasOf(cell).typed?.value === before.value;
}

function contentOf({ value }: Present): CellObject {
  if (value === '') return { t: 'z' };
  if (typeof value === 'number') return { t: 'n', v: value };
  return typeof value === 'boolean' ? { t: 'b', v: value } : { t: 's', v: value };
}
