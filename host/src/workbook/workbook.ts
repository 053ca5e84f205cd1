import type { CallCustomFunction, CustomFunctionFailure } from '../engine/custom-function';
import { Engine } from '../engine/engine';
import { wallOf } from '../time/zone';
import { ChartStore } from './charts';
import { shiftConditions } from './conditional';
import { type LinesChange, shiftedRect } from './lines';
import { type SheetLocale, sheetLocale } from './locale';
import { MetadataStore } from './metadata';
import { linesChange } from './mutations';
import { PEOPLE, type People, Protections } from './protections';
import { Sheet } from './sheet';
import { DEFAULT_HEIGHT, DEFAULT_STYLE, DEFAULT_WIDTH, type SheetSeed, snapshotOf } from './snapshot';

export interface WorkbookSeed {
  name: string;
  zone: string;
  locale: string;
  sheets: SheetSeed[];
  /** The host's clock, ms. Dates typed without a year are of its year. */
  now?: () => number;
  people?: People;
}

/** Numbers of sheets that a page made begin here. */
const FIRST_PAGE_MADE = 1_000_000;

/** Why a cell shows #ERROR!. */
export interface CellFailure {
  sheetId: string;
  row: number;
  column: number;
  message: string;
}

/** The name of a new sheet is taken, or the last sheet may not go, … : the platform's own texts. */
export class WorkbookError extends Error {}

/** A spreadsheet: sheets, zone, locale. Knows no scripts, files or pages. */
export class Workbook {
  readonly engine: Engine;
  readonly name: string;
  readonly now: () => number;
  readonly protections: Protections;
  readonly metadata = new MetadataStore();
  readonly charts = new ChartStore();
  /** Formulas of conditional formats as they were typed, and as the engine took them, by the rule's id. */
  readonly typedConditions = new Map<string, { formula: string; translated: string }>();
  zone: string;
  activeId: string;
  private localeRules: SheetLocale;
  private readonly pageMade: string[] = [];
  private readonly grids = new Map<string, Sheet>();
  private readonly failed = new Map<string, string>();
  private nextId: number;
  private rules = 0;
  /** Also when a page changed its rows: its grid moves rules with formulas wrongly. */
  movesConditions = false;

  /** @param made the engine's own cells, of a copy; the sheets of the seed are not looked at then */
  constructor(seed: WorkbookSeed, made?: ReturnType<typeof snapshotOf>) {
    this.name = seed.name;
    this.zone = seed.zone;
    this.localeRules = sheetLocale(seed.locale);
    this.now = seed.now ?? Date.now;
    this.protections = new Protections(seed.people ?? PEOPLE);
    const { snapshot, hasFormulas } = made ?? snapshotOf(seed, this.localeRules);
    this.engine = new Engine(snapshot, hasFormulas);
    this.engine.onMutation(mutation => {
      const change = linesChange(mutation);
      if (!change) return;
      this.protections.follow(change);
      this.grids.get(change.sheetId)?.columnGroups.follow(change);
      this.moveFailures(change);
      if (!mutation.isFromCopy || this.movesConditions) shiftConditions(change, this);
    });
    this.nextId = seed.sheets.length;
    this.activeId = '0';
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

  /** Sheets made in a page have a word as their id; scripts know them by a number of this host. */
  numberOf(id: string): number {
    if (/^\d+$/.test(id)) return Number(id);
    if (!this.pageMade.includes(id)) this.pageMade.push(id);
    return FIRST_PAGE_MADE + this.pageMade.indexOf(id);
  }

  sheetByNumber(number: number): Sheet | undefined {
    return this.sheet(this.pageMade[number - FIRST_PAGE_MADE] ?? String(number));
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
    this.engine.workbook.insertSheet(name, {
      index,
      sheet: {
        id,
        rowCount: 1000,
        columnCount: 26,
        defaultColumnWidth: DEFAULT_WIDTH,
        defaultRowHeight: DEFAULT_HEIGHT,
        defaultStyle: DEFAULT_STYLE,
      },
    });
    return this.sheetOf(id);
  }

  /** @throws WorkbookError for the last sheet. */
  deleteSheet(id: string): void {
    if (this.sheets.length === 1) throw new WorkbookError("You can't remove all the sheets in a document.");
    this.engine.workbook.deleteSheet(id);
    this.grids.delete(id);
    this.protections.forgetSheet(id);
    this.metadata.forgetSheet(id);
    this.charts.forgetSheet(id);
    if (this.activeId === id) this.activeId = String(this.sheets[0]?.id);
  }

  /** Rules need an id that both copies of the workbook know. */
  nextRuleId(): number {
    return ++this.rules;
  }

  refuseTakenName(name: string, except?: string): void {
    const taken = this.sheets.some(s => s.id !== except && s.name.toLowerCase() === name.toLowerCase());
    if (taken)
      throw new WorkbookError(`A sheet with the name "${name}" already exists. Please enter another name.`);
  }

  /** Makes the script's custom functions known to the formulas and computes them all. */
  async takeCustomFunctions(names: string[], call: CallCustomFunction): Promise<void> {
    this.engine.register(names, { call, zone: () => this.zone, report: failure => this.note(failure) });
    if (this.engine.hasFormulas) await this.engine.recalculate();
  }

  private note({ sheetId, row, column, message }: CustomFunctionFailure): void {
    const key = `${sheetId}:${row}:${column}`;
    if (message === undefined) this.failed.delete(key);
    else this.failed.set(key, message);
  }

  /** Why a cell shows #ERROR!: the message of the custom function in it (Sheets shows it as a note). */
  errorOf(sheetId: string, row: number, column: number): string | undefined {
    return this.failed.get(`${sheetId}:${row}:${column}`);
  }

  /** Every cell that shows #ERROR! and why. */
  get failures(): CellFailure[] {
    return [...this.failed].map(([key, message]) => {
      const [sheetId = '', row, column] = key.split(':');
      return { sheetId, row: Number(row), column: Number(column), message };
    });
  }

  private moveFailures(change: LinesChange): void {
    for (const { sheetId, row, column, message } of this.failures) {
      if (sheetId !== change.sheetId) continue;
      this.failed.delete(`${sheetId}:${row}:${column}`);
      const rect = shiftedRect({ row, column, rows: 1, columns: 1 }, change);
      if (rect) this.note({ sheetId, row: rect.row, column: rect.column, message });
    }
  }

  /** Remembers why the formula in a cell could not even be read. */
  noteParseError(sheetId: string, row: number, column: number, message: string | undefined): void {
    this.note({ sheetId, row, column, message });
  }

  /** What stands beside the cells, for a copy: values that nothing else shares. */
  aside() {
    const { zone, activeId, nextId, rules, pageMade, failed, typedConditions } = this;
    const { protections, metadata, charts } = this;
    return structuredClone({
      own: { zone, activeId, nextId, rules },
      stores: { protections: { ...protections }, metadata: { ...metadata }, charts: { ...charts } },
      lists: { pageMade, failed: [...failed], typedConditions: [...typedConditions] },
      groups: this.sheets.map(({ id, columnGroups }) => [id, { ...columnGroups }] as const),
    });
  }

  takeAside(aside: ReturnType<Workbook['aside']>): void {
    const { own, stores, lists, groups } = structuredClone(aside);
    Object.assign(this, own);
    for (const name of ['protections', 'metadata', 'charts'] as const)
      Object.assign(this[name], stores[name]);
    this.pageMade.push(...lists.pageMade);
    for (const [key, message] of lists.failed) this.failed.set(key, message);
    for (const [id, condition] of lists.typedConditions) this.typedConditions.set(id, condition);
    for (const [id, kept] of groups) Object.assign(this.sheetOf(id).columnGroups, kept);
  }

  /** Waits until every formula shows its value. */
  settle(): Promise<void> {
    return this.engine.settle();
  }

  dispose(): void {
    this.engine.dispose();
  }
}
