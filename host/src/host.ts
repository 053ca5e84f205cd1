import path from 'node:path';
import type { AuthMode, Context, Counters } from './answers/context';
import { DocumentLock } from './answers/lock';
import { PendingWrites } from './answers/pending';
import { Screen } from './answers/screen';
import { Stores } from './answers/stores';
import { Triggers } from './answers/triggers';
import { CustomFunctionRunner } from './execution/custom-scope';
import { Execution, type ExecutionOptions, type ExecutionResult } from './execution/execution';
import type { Conductor } from './execution/fault';
import type { Source } from './files/source';
import { ClientCalls } from './person/client-calls';
import { EditEvents, type EventSeed, type Listener } from './person/edit-events';
import { type Batch, type How, PersonEdits, placeOf, type Undoable } from './person/edits';
import { pastedTexts } from './person/pasted';
import { type Dist, loadDist } from './pushed/dist';
import type { Caller } from './services/index';
import type { Rect } from './workbook/a1';
import type { CellValue } from './workbook/cell';
import { exactEntry } from './workbook/entry';
import type { Sheet } from './workbook/sheet';
import { type Workbook, WorkbookError } from './workbook/workbook';

const MINUTE = 60_000;

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

export interface RunOptions {
  /** Default FULL, as for a menu item or a call from the sidebar. */
  mode?: AuthMode;
  /** The e-mail of the person it runs as, default whoever is at the keyboard. */
  by?: string;
  onCall?: ExecutionOptions['onCall'];
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
  /** Lets a test decide who goes on at each service call. */
  conductor: Conductor | undefined;
  private readonly edits: PersonEdits;
  private readonly calls: ClientCalls;
  private readonly afterwards = new Set<(result: ExecutionResult) => void>();
  private readonly lock: DocumentLock;
  private readonly pending: PendingWrites;
  private executions = 0;

  private constructor(
    readonly workbook: Workbook,
    private readonly options: HostOptions,
  ) {
    this.dist = loadDist(options.dist ?? path.resolve(__dirname, '../../dist'));
    this.lock = new DocumentLock(options.lockPatience ?? 1000);
    this.pending = new PendingWrites(workbook.engine);
    this.events = new EditEvents(() => this.listeners());
    this.edits = new PersonEdits(workbook, this.events, this.pending);
    const run = (name: string, args: unknown[]) => this.execute(name, args, 'client', {});
    this.calls = new ClientCalls(run, options.clientSpread ?? 0, options.clientSeed ?? 1);
  }

  /** @throws when the files to run are not such as the platform takes. */
  static async on(workbook: Workbook, options: HostOptions = {}): Promise<Host> {
    const host = new Host(workbook, options);
    const runner = new CustomFunctionRunner({
      servicesFile: built('services.js'),
      dist: host.dist,
      context: () => host.context('CUSTOM_FUNCTION', ''),
      timeLimit: options.customFunctionTimeLimit ?? MINUTE / 2,
    });
    await workbook.takeCustomFunctions(host.dist.customFunctions, runner.call);
    return host;
  }

  private context(mode: AuthMode, by: string, sleep: (ms: number) => void = () => undefined): Context {
    const counters: Counters = { valueReads: 0, valueWrites: 0, other: 0 };
    return {
      workbook: this.workbook,
      dist: this.dist,
      stores: this.stores,
      screen: this.screen,
      lock: this.lock,
      triggers: this.triggers,
      pending: this.pending,
      userLocale: this.options.userLocale ?? 'ru',
      running: { id: ++this.executions, by, mode, counters, log: [], slept: 0, sleep },
    };
  }

  /**
   * Runs a public top-level function of the script in a fresh scope, in a worker.
   * Never rejects for what the function does: its error is in the result.
   */
  run(functionName: string, args: unknown[] = [], options: RunOptions = {}): Promise<ExecutionResult> {
    return this.execute(functionName, args, 'host', options);
  }

  private async execute(
    functionName: string,
    args: unknown,
    caller: Caller,
    { mode = 'FULL', by = this.person, onCall }: RunOptions,
  ): Promise<ExecutionResult> {
    const { conductor } = this;
    const context = this.context(mode, by, ms => execution.sleep(ms));
    const { id } = context.running;
    const execution: Execution = new Execution(context, {
      workerFile: built('worker.cjs'),
      servicesFile: built('services.js'),
      functionName,
      caller,
      args,
      startsAt: this.workbook.now(),
      isClockFixed: this.options.now !== undefined,
      timeLimit: mode === 'FULL' ? 6 * MINUTE : MINUTE / 2,
      keepsScope: this.options.keepsScopes ?? false,
      onCall: onCall ?? (conductor && ((call, number) => conductor.call(id, call, number))),
    });
    conductor?.begins?.(id, functionName);
    const result = await execution.run();
    await this.workbook.settle();
    conductor?.ends?.(id);
    for (const run of this.afterwards) run(result);
    return result;
  }

  /** Who is at the keyboard. */
  private get person(): string {
    return this.options.by ?? this.workbook.protections.people.owner;
  }

  /** The simple trigger runs as whoever edits, an installed one as whoever made it. */
  private listeners(): readonly Listener[] {
    const run = (event: EventSeed, by: string) => this.trigger('onEdit', event, by);
    const simple = this.dist.publicFunctions.includes('onEdit') ? [{ id: 'onEdit', run }] : [];
    const installed = this.triggers.every.map(({ id, handler, by }) => ({
      id,
      run: (event: EventSeed) => this.trigger(handler, { ...event, authMode: 'FULL', triggerUid: id }, by),
    }));
    return [...simple, ...installed];
  }

  private trigger(name: string, event: EventSeed, by = this.person): Promise<ExecutionResult> {
    return this.execute(name, event, 'trigger', { mode: event.authMode, by });
  }

  /** Calls something after each execution. @returns what ends it */
  afterExecution(run: (result: ExecutionResult) => void): () => void {
    this.afterwards.add(run);
    return () => this.afterwards.delete(run);
  }

  /** Opens the file: `onOpen` runs before the add-on is enabled in it (NONE), then as it does ever after. */
  async open(): Promise<ExecutionResult[]> {
    if (!this.dist.publicFunctions.includes('onOpen')) return [];
    return [
      await this.trigger('onOpen', { authMode: 'NONE' }),
      await this.trigger('onOpen', { authMode: 'LIMITED' }),
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

function built(name: string): string {
  return path.join(__dirname, name);
}

function rectFor(row: number, column: number, values: unknown[][]): Rect {
  return { row, column, rows: values.length, columns: values[0]?.length ?? 0 };
}

function grid<T>({ rows, columns }: Rect, value: T): T[][] {
  return Array.from({ length: rows }, () => new Array<T>(columns).fill(value));
}
