import fs from 'node:fs';
import path from 'node:path';
import {
  type BookType,
  type CellObject,
  read,
  utils,
  type WorkBook,
  type WorkSheet,
  write,
} from '@e965/xlsx';
import { isDateFormat } from '../workbook/format';
import type { Sheet } from '../workbook/sheet';
import type { Workbook } from '../workbook/workbook';
import { writeAtomically } from './atomic';
import { FileProblem, fileProblem } from './problem';
import { isSettingsSheet, settingsOf } from './settings';
import { addressesOf, seedOf } from './sheet-file-read';
import { patchSheet } from './sheet-file-write';
import { LIMITS, type Source } from './source';
import { zipFault } from './zip-size';

/** File endings that can be read and written, and what the library calls them. */
const TYPES: Record<string, BookType> = { '.xlsx': 'xlsx', '.ods': 'ods' };

const EN = { decimalComma: false };

export function isSheetFile(file: string): boolean {
  return Object.hasOwn(TYPES, path.extname(file).toLowerCase());
}

/** An .xlsx or .ods file. Never written in place: what the library does not know of it would be lost. */
export function openSheetFile(file: string): Source {
  const book = bookOf(file);
  const { locale } = settingsOf(
    book.SheetNames.filter(isSettingsSheet).map(name => seedOf(name, sheetOf(book, name), EN)),
  );
  const dialect = { decimalComma: locale.startsWith('ru') };
  const seeds = book.SheetNames.map((name, index) => ({
    ...seedOf(name, sheetOf(book, name), dialect),
    isHidden: Boolean(book.Workbook?.Sheets?.[index]?.Hidden),
  }));
  const originals = book.SheetNames.map(name => sheetOf(book, name));
  return {
    seed: { name: path.basename(file), sheets: seeds, ...settingsOf(seeds) },
    usualTarget: besides(file),
    save: (workbook, out = besides(file)) => {
      refuseOut(file, out);
      const data = bytesOf(updated(book, originals, workbook), out);
      writeAtomically([{ file: out, data }]);
      return out;
    },
  };
}

/** `games.xlsx` → `games.validated.xlsx` in the same folder. */
function besides(file: string): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.validated${ext}`);
}

function refuseOut(file: string, out: string): void {
  if (!isSheetFile(out)) throw new FileProblem('outType', out);
  if (path.resolve(file) === path.resolve(out)) throw new FileProblem('outIsInput', out);
}

function bookOf(file: string): WorkBook {
  const bytes = bytesFrom(file);
  const isZip = bytes.toString('latin1', 0, 2) === 'PK';
  // An encrypted .xlsx is an OLE container; other beginnings would be guessed at as CSV or HTML.
  if (!isZip) throw new FileProblem(bytes[0] === 0xd0 && bytes[1] === 0xcf ? 'encrypted' : 'broken', file);
  const fault = zipFault(bytes, LIMITS.unpackedBytes);
  if (fault) throw new FileProblem(fault, file);
  let book: WorkBook;
  try {
    book = read(bytes, {
      cellDates: false,
      cellNF: true,
      cellStyles: true,
      cellFormula: true,
      sheetStubs: true,
    });
  } catch (error) {
    throw new FileProblem('broken', file, (error as Error).message);
  }
  const names = book.SheetNames.map(name => name.toLowerCase());
  const twice = book.SheetNames.find((name, index) => names.indexOf(name.toLowerCase()) !== index);
  if (twice !== undefined) throw new FileProblem('duplicateSheets', file, twice);
  if (names.length === 0) throw new FileProblem('broken', file);
  countFrom1900(book);
  return book;
}

function bytesFrom(file: string): Buffer {
  try {
    if (fs.statSync(file).size > LIMITS.bytes) throw new FileProblem('tooLarge', file);
    return fs.readFileSync(file);
  } catch (error) {
    throw fileProblem(error, file, 'broken');
  }
}

function sheetOf(book: WorkBook, name: string): WorkSheet {
  return book.Sheets[name] ?? {};
}

/** The library's workbook with the workbook's present cells; sheets are known by their id. */
function updated(book: WorkBook, originals: WorkSheet[], workbook: Workbook): WorkBook {
  const result = utils.book_new();
  const patched = workbook.sheets.map((sheet: Sheet) => ({
    sheet,
    cells: patchSheet(originals[Number(sheet.id)] ?? {}, sheet, workbook),
  }));
  for (const { sheet, cells } of patched) utils.book_append_sheet(result, cells, sheet.name);
  const states = patched.map(({ sheet }) => ({ Hidden: sheet.isHidden ? (1 as const) : (0 as const) }));
  return { ...book, ...result, Workbook: { ...book.Workbook, Sheets: states } };
}

function bytesOf(book: WorkBook, out: string): Buffer {
  const bookType = TYPES[path.extname(out).toLowerCase()] ?? 'xlsx';
  if (bookType === 'ods') escapeDateFormats(book);
  try {
    return write(book, { type: 'buffer', bookType, compression: true, sheetStubs: true });
  } catch (error) {
    throw new FileProblem('cannotSave', out, (error as Error).message);
  }
}

/** The library's .ods writer drops the points and spaces of `dd.mm.yyyy hh:mm` unless they are escaped. */
function escapeDateFormats(book: WorkBook): void {
  for (const name of book.SheetNames) {
    const sheet = sheetOf(book, name);
    for (const address of addressesOf(sheet)) {
      const cell = sheet[address] as CellObject;
      if (typeof cell.z !== 'string' || !isDateFormat(cell.z)) continue;
      const z = cell.z.replace(/"[^"]*"|\\.|[ ,]|\.(?!0)/g, part => (part.length > 1 ? part : `\\${part}`));
      sheet[address] = { ...cell, z };
    }
  }
}

/** Days between the two date systems of .xlsx files. */
const DAYS_TO_1904 = 1462;

/** Old Mac files count days from 1904: brings their dates to the usual count. */
function countFrom1900(book: WorkBook): void {
  if (!book.Workbook?.WBProps?.date1904) return;
  book.Workbook.WBProps.date1904 = false;
  for (const name of book.SheetNames) {
    const sheet = sheetOf(book, name);
    for (const address of addressesOf(sheet)) {
      const cell = sheet[address] as CellObject;
      const isDay = cell.t === 'n' && typeof cell.v === 'number' && isDateFormat(String(cell.z ?? ''));
      if (isDay && Number(cell.v) >= 1) cell.v = Number(cell.v) + DAYS_TO_1904;
    }
  }
}
