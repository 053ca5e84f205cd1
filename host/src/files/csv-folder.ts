import fs from 'node:fs';
import path from 'node:path';
import { TEXT } from '../workbook/format';
import type { Sheet } from '../workbook/sheet';
import type { CellSeed, SheetSeed } from '../workbook/snapshot';
import type { Workbook } from '../workbook/workbook';
import { type FileToWrite, writeAtomically } from './atomic';
import { csvCell } from './csv-cell';
import { type CsvText, csvText, parseCsv } from './csv-text';
import { FileProblem, fileProblem } from './problem';
import { settingsOf } from './settings';
import { isBeyondLimits, LIMITS, type Source } from './source';

interface CsvSheet {
  file: string;
  text: string;
  csv: CsvText;
}

/** A folder with one .csv per sheet, named as the sheet. @throws FileProblem */
export function openCsvFolder(folder: string): Source {
  const sheets = csvNames(folder).map(file => readSheet(folder, file));
  const usual = sheets.filter(({ csv }) => csv.delimiter === ';').length * 2 > sheets.length ? ';' : ',';
  const seeds = sheets.map(({ file, csv }) => seedOf(sheetName(file), csv));
  return {
    seed: { name: path.basename(path.resolve(folder)), sheets: seeds, ...settingsOf(seeds) },
    usualTarget: folder,
    save: (workbook, out) => saveFolder(workbook, sheets, usual, { from: folder, to: out ?? folder }),
  };
}

function csvNames(folder: string): string[] {
  let names: string[];
  try {
    names = fs.readdirSync(folder);
  } catch (error) {
    throw fileProblem(error, folder, 'broken');
  }
  const files = names.filter(name => /\.csv$/i.test(name) && !/^[.~]/.test(name)).sort();
  if (files.length === 0) throw new FileProblem('noCsv', folder);
  const seen = new Set<string>();
  for (const file of files) {
    const key = sheetName(file).toLowerCase();
    if (seen.has(key)) throw new FileProblem('duplicateSheets', folder, sheetName(file));
    seen.add(key);
  }
  return files;
}

/** Some systems store names decomposed (й as и and a breve). */
function sheetName(file: string): string {
  return file.replace(/\.csv$/i, '').normalize('NFC');
}

function readSheet(folder: string, file: string): CsvSheet {
  const full = path.join(folder, file);
  const text = readText(full);
  if (signsIn(text) > LIMITS.cells) throw new FileProblem('tooLarge', full);
  const csv = parseCsv(text);
  const width = csv.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (isBeyondLimits(csv.rows.length, width)) throw new FileProblem('tooLarge', full);
  return { file, text, csv };
}

/** Signs that part cells or rows, each of which may make one more cell: counted before any is made. */
function signsIn(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (',;\n\r'.includes(text.charAt(i))) count++;
  return count;
}

function readText(file: string): string {
  let bytes: Buffer;
  try {
    if (fs.statSync(file).size > LIMITS.bytes) throw new FileProblem('tooLarge', file);
    bytes = fs.readFileSync(file);
  } catch (error) {
    throw fileProblem(error, file, 'broken');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new FileProblem('notUtf8', file);
  }
}

/** Cells are plain text, exactly as in the file: `007` and `7:4` survive. */
function seedOf(name: string, { rows }: CsvText): SheetSeed {
  const cell = (text: string): CellSeed => ({
    entry: text === '' ? { kind: 'blank' } : { kind: 'text', text },
    format: TEXT,
  });
  return { name, cells: rows.map(row => row.cells.map(cell)) };
}

function gridOf(sheet: Sheet): string[][] {
  const rect = { row: 1, column: 1, rows: sheet.lastRow, columns: sheet.lastColumn };
  const formats = sheet.formats(rect);
  return sheet.stored(rect).map((row, r) => row.map((cell, c) => csvCell(cell, formats[r]?.[c] ?? TEXT)));
}

/** Sheets keep their place in the seed as their id, so a renamed sheet is known by it. */
function saveFolder(
  workbook: Workbook,
  read: CsvSheet[],
  delimiter: CsvText['delimiter'],
  { from, to }: { from: string; to: string },
): string {
  const isInPlace = path.resolve(from) === path.resolve(to);
  const writes: FileToWrite[] = [];
  const kept = new Set<string>();
  for (const sheet of workbook.sheets) {
    const old = read[Number(sheet.id)];
    const file = old && sheetName(old.file) === sheet.name ? old.file : `${fileName(sheet.name)}.csv`;
    const empty: CsvText = { bom: false, delimiter, newline: '\n', hasFinalNewline: true, rows: [] };
    const data = csvText(old?.csv ?? empty, gridOf(sheet));
    kept.add(file);
    if (!isInPlace || data !== old?.text || file !== old.file)
      writes.push({ file: path.join(to, file), data });
  }
  makeFolder(to);
  writeAtomically(writes);
  const gone = isInPlace ? read.filter(({ file }) => !kept.has(file)) : [];
  for (const { file } of gone) fs.rmSync(path.join(from, file), { force: true });
  return to;
}

function makeFolder(folder: string): void {
  try {
    if (fs.statSync(folder, { throwIfNoEntry: false })?.isFile()) throw new FileProblem('outIsFile', folder);
    fs.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fileProblem(error, folder, 'cannotWrite');
  }
}

/** A sheet's name without what a file's name may not hold. */
function fileName(name: string): string {
  return name
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/\p{Cc}/gu, '_')
    .replace(/^[.~]+|[. ]+$/g, '_');
}
