import type { CallCustomFunction, CustomFunctionFailure } from '../engine/custom-function';
import { Engine } from '../engine/engine';
import { wallOf } from '../time/zone';
import { type SheetLocale, sheetLocale } from './locale';
import { Sheet } from './sheet';
import { type SheetSeed, snapshotOf } from './snapshot';

export interface WorkbookSeed {
  name: string;
  zone: string;
  locale: string;
  sheets: SheetSeed[];
  /** The host's clock, ms. Dates typed without a year are of its year. */
  now?: () => number;
}

/** The name of a new sheet is taken, or the last sheet may not go, … : the platform's own texts. */
export class WorkbookError extends Error {}

/** A spreadsheet: sheets, zone, locale. Knows no scripts, files or pages. */
export class Workbook {
  readonly engine: Engine;
  readonly name: string;
  readonly now: () => number;
  zone: string;
  activeId: string;
  private localeRules: SheetLocale;
  private readonly grids = new Map<string, Sheet>();
  private readonly failures = new Map<string, string>();
  private nextId: number;

  constructor(seed: WorkbookSeed) {
    this.name = seed.name;
    this.zone = seed.zone;
    this.localeRules = sheetLocale(seed.locale);
    this.now = seed.now ?? Date.now;
    const { snapshot, hasFormulas } = snapshotOf(seed, this.localeRules);
    this.engine = new Engine(snapshot, hasFormulas);
    this.nextId = seed.sheets.length;
    this.activeId = '0';
    for (const [index, sheet] of seed.sheets.entries()) this.sheetOf(String(index)).filter = sheet.filter;
  }

  get locale(): SheetLocale {
    return this.localeRules;
  }

  setLocale(name: string): void {
    this.localeRules = sheetLocale(name);
  }

  /** The current year on the spreadsheet's wall clock. */
  get year(): number {
    return new Date(wallOf(this.now(), this.zone)).getUTCFullYear();
  }

  /** In the order of the tabs. */
  get sheets(): Sheet[] {
    return this.engine.workbook.getSheets().map(sheet => this.sheetOf(sheet.getSheetId()));
  }

  sheet(id: string): Sheet | undefined {
    return this.engine.workbook.getSheetBySheetId(id) ? this.sheetOf(id) : undefined;
  }

  sheetByName(name: string): Sheet | undefined {
    return this.sheets.find(sheet => sheet.name === name);
  }

  private sheetOf(id: string): Sheet {
    let sheet = this.grids.get(id);
    if (!sheet) {
      sheet = new Sheet(this, id);
      this.grids.set(id, sheet);
    }
    return sheet;
  }

  /** A new, empty sheet of 1,000 × 26 cells. @throws WorkbookError when the name is taken. */
  insertSheet(name: string, index: number): Sheet {
    this.refuseTakenName(name);
    const id = String(this.nextId++);
    this.engine.workbook.insertSheet(name, { index, sheet: { id, rowCount: 1000, columnCount: 26 } });
    return this.sheetOf(id);
  }

  /** @throws WorkbookError for the last sheet. */
  deleteSheet(id: string): void {
    if (this.sheets.length === 1) throw new WorkbookError("You can't remove all the sheets in a document.");
    this.engine.workbook.deleteSheet(id);
    this.grids.delete(id);
    if (this.activeId === id) this.activeId = String(this.sheets[0]?.id);
  }

  refuseTakenName(name: string, except?: string): void {
    const taken = this.sheets.some(s => s.id !== except && s.name.toLowerCase() === name.toLowerCase());
    if (taken)
      throw new WorkbookError(`A sheet with the name "${name}" already exists. Please enter another name.`);
  }

  /** Makes the script's custom functions known to the formulas and computes them all. */
  async useCustomFunctions(names: string[], call: CallCustomFunction): Promise<void> {
    this.engine.register(names, { call, zone: () => this.zone, report: failure => this.note(failure) });
    if (this.engine.hasFormulas) await this.engine.recalculate();
  }

  private note({ sheetId, row, column, message }: CustomFunctionFailure): void {
    const key = `${sheetId}:${row}:${column}`;
    if (message === undefined) this.failures.delete(key);
    else this.failures.set(key, message);
  }

  /** Why a cell shows #ERROR!: the message of the custom function in it (Sheets shows it as a note). */
  errorOf(sheetId: string, row: number, column: number): string | undefined {
    return this.failures.get(`${sheetId}:${row}:${column}`);
  }

  /** Remembers why the formula in a cell could not even be read. */
  noteParseError(sheetId: string, row: number, column: number, message: string | undefined): void {
    this.note({ sheetId, row, column, message });
  }

  /** Waits until every formula shows its value. */
  settle(): Promise<void> {
    return this.engine.settle();
  }

  dispose(): void {
    this.engine.dispose();
  }
}
