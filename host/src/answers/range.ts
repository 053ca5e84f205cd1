import type { Rect } from '../workbook/a1';
import type { Entry } from '../workbook/entry';
import { GENERAL } from '../workbook/format';
import { contains, touches } from '../workbook/protections';
import type { Sheet } from '../workbook/sheet';
import { type Context, ServiceError } from './context';
import { select, sheetById } from './spreadsheet';
import { refuseUnwritable, writtenEntries } from './written';

type OnRange<A extends unknown[]> = (sheet: Sheet, rect: Rect, context: Context, ...args: A) => unknown;

/** An answer about a block of a sheet, given the sheet's id and the block first. */
function on<A extends unknown[]>(answer: OnRange<A>) {
  return (context: Context, id: number, rect: Rect, ...args: A) =>
    answer(sheetById(context.workbook, id), rect, context, ...args);
}

type Write = () => void;

/** A list of blocks is written as one: what no cell can hold is refused before the first. */
function everywhere<A extends unknown[]>(
  write: (sheet: Sheet, rect: Rect, context: Context, ...args: A) => Write,
) {
  return (context: Context, id: number, rects: Rect[], ...args: A): Write => {
    const writes = rects.map(rect => write(sheetById(context.workbook, id), rect, context, ...args));
    return () => {
      for (const make of writes) make();
    };
  };
}

function setValues(sheet: Sheet, rect: Rect, { workbook }: Context, values: unknown[][]): Write {
  refuseUnwritable(values);
  return () => sheet.write(rect, writtenEntries(values, sheet.formats(rect), workbook));
}

function setFormulas(sheet: Sheet, rect: Rect, _context: Context, formulas: (string | null)[][]): Write {
  const entry = (text: string | null): Entry =>
    text ? { kind: 'formula', text: text.startsWith('=') ? text : `=${text}` } : { kind: 'blank' };
  return () =>
    sheet.write(
      rect,
      formulas.map(row => row.map(entry)),
    );
}

function setFormats(sheet: Sheet, rect: Rect, _context: Context, formats: (string | null)[][]): Write {
  return () =>
    sheet.setFormats(
      rect,
      formats.map(row => row.map(format => format ?? GENERAL)),
    );
}

function setNotes(sheet: Sheet, rect: Rect, _context: Context, notes: (string | null)[][]): Write {
  return () =>
    sheet.setNotes(
      rect,
      notes.map(row => row.map(note => note ?? '')),
    );
}

const clear = (sheet: Sheet, rect: Rect): void =>
  sheet.write(rect, emptyGrid<Entry>(rect, { kind: 'blank' }));

const emptyGrid = <T>({ rows, columns }: Rect, value: T): T[][] =>
  Array.from({ length: rows }, () => new Array<T>(columns).fill(value));

const values = on((sheet, rect) => sheet.values(rect));
const displays = on((sheet, rect) => sheet.displays(rect));
const formulas = on((sheet, rect) => sheet.formulas(rect));
const formats = on((sheet, rect) => sheet.formats(rect));
const notes = on((sheet, rect) => sheet.notes(rect));

const mergesIn = (sheet: Sheet, rect: Rect) => sheet.merges.filter(merge => touches(merge, rect));

/** Keeps the first cell's content; merges inside the block give way, one that sticks out is refused. */
function merge(sheet: Sheet, rect: Rect): void {
  breakApart(sheet, rect);
  if (rect.rows * rect.columns === 1) return;
  sheet.addMerge(rect);
  const rest: Rect[] = [
    { row: rect.row, column: rect.column + 1, rows: 1, columns: rect.columns - 1 },
    { row: rect.row + 1, column: rect.column, rows: rect.rows - 1, columns: rect.columns },
  ];
  for (const part of rest) {
    if (part.rows > 0 && part.columns > 0) clear(sheet, part);
  }
}

function breakApart(sheet: Sheet, rect: Rect): void {
  const merges = mergesIn(sheet, rect);
  if (merges.some(merge => !contains(rect, merge))) {
    throw new ServiceError('You must select all cells in a merged range to merge or unmerge them.');
  }
  for (const found of merges) sheet.removeMerge(found);
}

export const rangeAnswers = {
  'Range.getValues': values,
  'Range.getValue': values,
  'Range.getDisplayValues': displays,
  'Range.getDisplayValue': displays,
  'Range.getFormulas': formulas,
  'Range.getFormula': formulas,
  'Range.setValues': on(setValues),
  'Range.setValue': on(setValues),
  'Range.setFormulas': on(setFormulas),
  'Range.setFormula': on(setFormulas),
  'Range.clearContent': on((sheet, rect) => () => clear(sheet, rect)),
  'RangeList.setValue': everywhere((sheet, rect, context, value: unknown) =>
    setValues(sheet, rect, context, emptyGrid(rect, value)),
  ),
  'RangeList.clearContent': everywhere((sheet, rect) => () => clear(sheet, rect)),
  'RangeList.setNumberFormat': everywhere((sheet, rect, context, format: string | null) =>
    setFormats(sheet, rect, context, emptyGrid(rect, format)),
  ),
  'Range.getNumberFormats': formats,
  'Range.getNumberFormat': formats,
  'Range.setNumberFormats': on(setFormats),
  'Range.setNumberFormat': on(setFormats),
  'Range.getNotes': notes,
  'Range.getNote': notes,
  'Range.setNotes': on(setNotes),
  'Range.setNote': on(setNotes),
  'Range.clearNote': on((sheet, rect, context) => setNotes(sheet, rect, context, emptyGrid(rect, null))),
  'Range.getMergedRanges': on(mergesIn),
  'Range.isPartOfMerge': on((sheet, rect) => mergesIn(sheet, rect).length > 0),
  'Range.merge': on(merge),
  'Range.breakApart': on(breakApart),
  'Range.activate': on((sheet, rect, context) => select(context, sheet, rect)),
};
