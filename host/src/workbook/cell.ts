import { type Dialect, fromFile, type GridSize, toEngine } from '../engine/formula-text';
import { CellValueType, type ICellData } from '../engine/univer';
import { instantOfSerial } from '../time/zone';
import { displayed } from './display';
import type { Entry, TypedValue } from './entry';
import { GENERAL, isDateFormat, TEXT } from './format';
import type { SheetLocale } from './locale';

/** A value as scripts see it: '' for an empty cell, a Date for dates, times and durations. */
export type CellValue = string | number | boolean | Date;

/** What this host keeps in a cell beside Univer's own fields; it moves with the cell. */
export interface CellExtras {
  /** The formula as typed; the engine holds its translation. */
  formula?: string;
  /** That translation, to notice when the engine moved its references. */
  translated?: string;
  note?: string;
  typed?: TypedValue;
  /** The value belongs to the array result of another cell's formula. Never stored. */
  isSpilled?: true;
}

export interface CellContext {
  locale: SheetLocale;
  /** Grid sizes of the sheets a formula of this cell may point to. */
  size: GridSize;
}

const PARSE_ERROR = '#ERROR!';

/** What the engine shows for its own errors, in Google's words. */
const ERROR_NAMES = new Map([
  ['#SPILL!', '#REF!'],
  ['#CALC!', '#N/A'],
  ['#CYCLE!', '#REF!'],
]);

/** An entry as stored in the engine, with the number format the cell has from then on. */
export function storedCell(entry: Entry, format: string, context: CellContext, note?: string) {
  const kept: CellExtras = note === undefined ? {} : { note };
  const { fields, extras, chosen, problem } = stored(entry, format, context);
  const custom = { ...kept, ...extras };
  const data: ICellData = { v: null, t: null, f: null, si: null, p: null, ...fields };
  data.custom = Object.keys(custom).length > 0 ? custom : null;
  return { data, format: chosen ?? format, problem };
}

interface Stored {
  fields: ICellData;
  extras?: CellExtras;
  chosen?: string | undefined;
  problem?: string;
}

const textFields = (text: string): ICellData => ({ v: text, t: CellValueType.STRING });

function stored(entry: Entry, format: string, context: CellContext): Stored {
  switch (entry.kind) {
    case 'blank':
      return { fields: {} };
    case 'text':
      return { fields: textFields(entry.text), extras: entry.typed ? { typed: entry.typed } : {} };
    case 'boolean':
      return storedBoolean(entry.value, format, context);
    case 'number':
      return storedNumber(entry.value, entry.format, format, context);
    case 'formula':
      return storedFormula(entry.text, context);
  }
}

function storedBoolean(value: boolean, format: string, { locale }: CellContext): Stored {
  const bit = value ? 1 : 0;
  if (format !== TEXT) return { fields: { v: bit, t: CellValueType.BOOLEAN } };
  return {
    fields: textFields(displayed(value, TEXT, locale)),
    extras: { typed: { kind: 'boolean', value: bit } },
  };
}

function storedNumber(
  value: number,
  own: string | undefined,
  format: string,
  { locale }: CellContext,
): Stored {
  if (!Number.isFinite(value)) return { fields: textFields('#NUM!') };
  if (format === TEXT) {
    const kind = own && isDateFormat(own) ? 'date' : 'number';
    return {
      fields: textFields(displayed(value, own ?? GENERAL, locale)),
      extras: { typed: { kind, value } },
    };
  }
  return { fields: { v: value, t: CellValueType.NUMBER }, chosen: format === GENERAL ? own : undefined };
}

function storedFormula(text: string, { locale, size }: CellContext): Stored {
  try {
    const translated = toEngine(text, { decimalComma: locale.decimal === ',' }, size);
    return { fields: { f: translated }, extras: { formula: text, translated } };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { fields: textFields(PARSE_ERROR), extras: { formula: text }, problem };
  }
}

/** The extras of a stored cell. */
export function extrasOf(cell: ICellData | undefined): CellExtras {
  return (cell?.custom ?? {}) as CellExtras;
}

/** The formula of a cell as typed, '' without one; one that the engine has moved is written anew. */
export function formulaOf(cell: ICellData | undefined, dialect: Dialect, gridRows?: number): string {
  const { formula, translated } = extrasOf(cell);
  const inEngine = typeof cell?.f === 'string' && cell.f !== '' ? cell.f : undefined;
  const isAsTyped = inEngine === undefined || inEngine === translated;
  if (formula !== undefined && (isAsTyped || translated === undefined)) return formula;
  if (inEngine === undefined) return '';
  const moved = fromFile(inEngine.slice(1), dialect);
  const wasOpen = formula !== undefined && gridRows !== undefined && OPEN_RANGE.test(formula);
  return wasOpen ? moved.replace(new RegExp(`(:\\$?[A-Za-z]{1,3})\\$?${gridRows}(?!\\d)`, 'g'), '$1') : moved;
}

/** `A2:A`: to the end of the grid. */
const OPEN_RANGE = /:\$?[A-Za-z]{1,3}(?![\w$])/;

/** The value without its date meaning: '' | text | number | boolean. */
export function bareValue(cell: ICellData | undefined): string | number | boolean {
  const value = cell?.v;
  if (value === null || value === undefined) return '';
  if (cell?.t === CellValueType.BOOLEAN)
    return value === true || value === 1 || value === '1' || value === 'TRUE';
  if (typeof value !== 'string') return value;
  return ERROR_NAMES.get(value) ?? value;
}

/** The value as scripts see it. */
export function scriptValue(
  cell: ICellData | undefined,
  format: string,
  zone: string,
  locale: SheetLocale,
): CellValue {
  const value = bareValue(cell);
  if (typeof value !== 'number') return value;
  if (format === TEXT) return displayed(value, GENERAL, locale);
  return isDateFormat(format) ? new Date(instantOfSerial(value, zone)) : value;
}

/** Does a cell hold a formula or a value? */
export function hasContent({ f, v }: ICellData): boolean {
  return Boolean(f) || (v !== null && v !== undefined && v !== '');
}

/** Does a cell hold anything that a file keeps? */
export function isKept(cell: ICellData): boolean {
  return hasContent(cell) || Boolean(cell.s) || Boolean(cell.custom);
}

/** A cell whose value comes from the array result of another one. */
export function spilledCell(own: ICellData | undefined, spill: ICellData): ICellData {
  return { ...own, ...spill, custom: { ...extrasOf(own), isSpilled: true } };
}
