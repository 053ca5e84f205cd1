import path from 'node:path';
import type { Context } from './answers/context';
import { DocumentLock } from './answers/lock';
import { PendingWrites } from './answers/pending';
import { Screen } from './answers/screen';
import { Stores } from './answers/stores';
import { Triggers } from './answers/triggers';
import { CustomFunctionRunner } from './execution/custom-scope';
import type { ExecutionResult } from './execution/execution';
import { built, Executions, type RunOptions } from './execution/executions';
import type { Conductor } from './execution/fault';
import type { Source } from './files/source';
import { ClientCalls } from './person/client-calls';
import { EditEvents } from './person/edit-events';
import { type Batch, type How, PersonEdits, placeOf, type Undoable } from './person/edits';
import { pastedTexts } from './person/pasted';
import { type Dist, loadDist } from './pushed/dist';
import type { Rect } from './workbook/a1';
import type { CellValue } from './workbook/cell';
import { exactEntry } from './workbook/entry';
import type { Sheet } from './workbook/sheet';
import { type Workbook, WorkbookError } from './workbook/workbook';

export interface HostOptions {
  /** Folder of the files that clasp would push; default: dist of this repository. */
  dist?: string;
  /** Makes the clock stand still at this moment (ms) but for Utilities.sleep. */
  now?: number;
  /** The language of the person at the keyboard, default `ru`. */
  userLocale?: string;
  /** The longest that waiting for a held lock really takes, ms; default 1000. */
  lockPatience?: number;
  /** How long one custom function may run, ms; the platform's is 30,000. */
  customFunctionTimeLimit?: number;
  /** The e-mail of the person at the keyboard, default the owner's. */
  by?: string;
  /** Where the workbook came from and goes to. */
  source?: Source;
  /** The longest an answer to google.script.run is held back so that answers come in any order, ms; default 0. */
  clientSpread?: number;
  /**
   * Lets executions share a scope that is warm, where very many of them run. Not as the platform does it: only for a
   * script that keeps nothing from one run to the next.
   */
  keepsScopes?: boolean;
  /** What that order is drawn from. */
  clientSeed?: number;
}

/** A workbook with the add-on in it: runs the add-on's functions and formulas on the cells. */
export class Host {
  readonly stores = new Stores();
  readonly screen = new Screen();
  /** Installable triggers of edits, of whomever. */
  readonly triggers = new Triggers();
  readonly dist: Dist;
  /** Runs of the triggers of edits: the simple `onEdit` and the installed ones. */
  readonly events: EditEvents;
  private readonly edits: PersonEdits;
  private readonly calls: ClientCalls;
  private readonly pending: PendingWrites;
  private readonly executions: Executions;

  private constructor(
    readonly workbook: Workbook,
    private readonly options: HostOptions,
  ) {
    this.dist = loadDist(options.dist ?? path.resolve(__dirname, '../../dist'));
    this.pending = new PendingWrites(workbook.engine);
    this.executions = new Executions(this.around(), {
      isClockFixed: options.now !== undefined,
      keepsScopes: options.keepsScopes ?? false,
      person: () => this.person,
    });
    this.events = new EditEvents(() => this.executions.listeners());
    this.edits = new PersonEdits(workbook, this.events, this.pending);
    const run = (name: string, args: unknown[]) => this.executions.run(name, args, 'client', {});
    this.calls = new ClientCalls(run, options.clientSpread ?? 0, options.clientSeed ?? 1);
  }

  /** @throws when the files to run are not such as the platform takes. */
  static async on(workbook: Workbook, options: HostOptions = {}): Promise<Host> {
    const host = new Host(workbook, options);
    const runner = new CustomFunctionRunner({
      servicesFile: built('services.js'),
      dist: host.dist,
      context: () => host.executions.context('CUSTOM_FUNCTION', ''),
      timeLimit: options.customFunctionTimeLimit ?? 30_000,
    });
    await workbook.takeCustomFunctions(host.dist.customFunctions, runner.call);
    return host;
  }

  private around(): Omit<Context, 'running'> {
    const { workbook, dist, stores, screen, triggers, pending } = this;
    const lock = new DocumentLock(this.options.lockPatience ?? 1000);
    const userLocale = this.options.userLocale ?? 'ru';
    return { workbook, dist, stores, screen, triggers, pending, lock, userLocale };
  }

  /**
   * Runs a public top-level function of the script in a fresh scope, in a worker.
   * Never rejects for what the function does: its error is in the result.
   */
  run(functionName: string, args: unknown[] = [], options: RunOptions = {}): Promise<ExecutionResult> {
    return this.executions.run(functionName, args, 'host', options);
  }

  /** Who is at the keyboard. */
  private get person(): string {
    return this.options.by ?? this.workbook.protections.people.owner;
  }

  /** Lets a test decide who goes on at each service call. */
  set conductor(conductor: Conductor | undefined) {
    this.executions.conductor = conductor;
  }

  /** Calls something after each execution. @returns what ends it */
  afterExecution(run: (result: ExecutionResult) => void): () => void {
    return this.executions.after(run);
  }

  /** Opens the file: `onOpen` runs before the add-on is enabled in it (NONE), then as it does ever after. */
  async open(): Promise<ExecutionResult[]> {
    if (!this.dist.publicFunctions.includes('onOpen')) return [];
    return [
      await this.executions.trigger('onOpen', { authMode: 'NONE' }),
      await this.executions.trigger('onOpen', { authMode: 'LIMITED' }),
    ];
  }

  /** A call from the sidebar, by the rules of google.script.run. */
  clientCall(functionName: string, args: unknown[] = []) {
    return this.calls.call(functionName, args);
  }

  /**
   * A person edits cells: types a text, or several (into a block; `how` tells what it was), or clears
   * with ''. Runs `onEdit`; wait for `events.idle()` to see what it did.
   * @throws EditRefused for protected cells
   */
  edit(sheet: string, a1: string, text: string | string[][], how?: How, by = this.person): Promise<Undoable> {
    const place = placeOf(this.workbook, sheet, a1);
    const texts = typeof text === 'string' ? grid(place.rect, text) : text;
    const isCleared = texts.flat().every(cell => cell === '');
    return this.editAt(
      place.sheet.id,
      place.rect.row,
      place.rect.column,
      texts,
      how ?? (isCleared ? 'cleared' : 'typed'),
      by,
    );
  }

  /** A person pastes clipboard text (tabs and line breaks between cells). */
  paste(sheet: string, a1: string, text: string, by = this.person): Promise<Undoable> {
    return this.edit(sheet, a1, pastedTexts(text), 'pasted', by);
  }

  /** The same by the sheet's id, for a page. */
  editAt(sheetId: string, row: number, column: number, texts: string[][], how: How, by = this.person) {
    const sheet = this.workbook.sheet(sheetId);
    if (!sheet) throw new WorkbookError('The sheet was deleted meanwhile.');
    return this.edits.write(sheet, row, column, texts, how, by);
  }

  /** Follows what a page changed on its own copy. */
  follow(batch: Batch, by = this.person): Promise<{ mustReload?: true }> {
    return this.edits.follow(batch, by);
  }

  private sheet(name: string): Sheet {
    const sheet = this.workbook.sheetByName(name);
    if (!sheet) throw new WorkbookError(`no sheet named ${name}`);
    return sheet;
  }

  /** Puts values as they are into cells from (row, column) on; texts beginning with `=` are formulas. */
  async setCells(sheet: string, row: number, column: number, values: unknown[][]): Promise<void> {
    const entries = values.map(line => line.map(value => exactEntry(value, this.workbook.zone)));
    this.pending.show();
    this.sheet(sheet).write(rectFor(row, column, values), entries);
    await this.workbook.settle();
  }

  /** Types texts into cells, as a person would: the file's locale decides what they become. */
  async typeCells(sheet: string, row: number, column: number, texts: string[][]): Promise<void> {
    await this.editAt(this.sheet(sheet).id, row, column, texts, texts.flat().length > 1 ? 'pasted' : 'typed');
  }

  setFormats(sheet: string, rect: Rect, format: string): void {
    this.pending.show();
    this.sheet(sheet).setFormats(rect, grid(rect, format));
  }

  /** Values of a block as everybody sees them; call `settle` first if cells were just changed. */
  getCells(sheet: string, row: number, column: number, rows = 1, columns = 1): CellValue[][] {
    this.pending.show();
    return this.sheet(sheet).values({ row, column, rows, columns });
  }

  /** Why a cell shows #ERROR!; undefined when it does not. */
  errorOf(sheet: string, row: number, column: number): string | undefined {
    return this.workbook.errorOf(this.sheet(sheet).id, row, column);
  }

  settle(): Promise<void> {
    return this.workbook.settle();
  }

  /** Makes the cells what an execution sees; without one, what everybody sees. */
  show(execution?: number): void {
    this.pending.show(execution);
  }

  /** Do the cells show for the moment what one execution alone sees? `save` takes it out of them. */
  get isViewShown(): boolean {
    return this.pending.isShowing;
  }

  /**
   * Writes the workbook to where it was opened from (a folder) or to its default copy, or to `out`.
   * @returns where the result stands
   * @throws FileProblem with the disk untouched
   */
  save(out?: string): string {
    if (!this.options.source) throw new WorkbookError('this workbook was not opened from a file');
    this.pending.show();
    return this.options.source.save(this.workbook, out);
  }

  /** Where `save` writes unless told otherwise; undefined for a workbook that was not opened from a file. */
  get usualTarget(): string | undefined {
    return this.options.source?.usualTarget;
  }

  dispose(): void {
    this.workbook.dispose();
  }
}

function rectFor(row: number, column: number, values: unknown[][]): Rect {
  return { row, column, rows: values.length, columns: values[0]?.length ?? 0 };
}

function grid<T>({ rows, columns }: Rect, value: T): T[][] {
  return Array.from({ length: rows }, () => new Array<T>(columns).fill(value));
}
