import path from 'node:path';
import type { AuthMode, Context, Counters } from './answers/context';
import { DocumentLock } from './answers/lock';
import { Stores } from './answers/stores';
import { Screen } from './answers/ui';
import { writtenEntries } from './answers/written';
import { CustomFunctionRunner } from './execution/custom-scope';
import { Execution, type ExecutionOptions, type ExecutionResult } from './execution/execution';
import type { Source } from './files/source';
import { type Dist, loadDist } from './pushed/dist';
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
  /** Where the workbook came from and goes to. */
  source?: Source;
}

export interface RunOptions {
  /** Default FULL, as for a menu item or a call from the sidebar. */
  mode?: AuthMode;
  onCall?: ExecutionOptions['onCall'];
}

/** A workbook with the add-on in it: runs the add-on's functions and formulas on the cells. */
export class Host {
  readonly stores = new Stores();
  readonly screen = new Screen();
  readonly dist: Dist;
  private readonly lock: DocumentLock;
  private executions = 0;

  private constructor(
    readonly workbook: Workbook,
    private readonly options: HostOptions,
  ) {
    this.dist = loadDist(options.dist ?? path.resolve(__dirname, '../../dist'));
    this.lock = new DocumentLock(options.lockPatience ?? 1000);
  }

  /** @throws when the files to run are not such as the platform takes. */
  static async on(workbook: Workbook, options: HostOptions = {}): Promise<Host> {
    const host = new Host(workbook, options);
    const runner = new CustomFunctionRunner({
      servicesFile: built('services.js'),
      dist: host.dist,
      context: () => host.context('CUSTOM_FUNCTION'),
      timeLimit: options.customFunctionTimeLimit ?? MINUTE / 2,
    });
    await workbook.useCustomFunctions(host.dist.customFunctions, runner.call);
    return host;
  }

  private context(mode: AuthMode, sleep: (ms: number) => void = () => undefined): Context {
    const counters: Counters = { valueReads: 0, valueWrites: 0, other: 0 };
    return {
      workbook: this.workbook,
      dist: this.dist,
      stores: this.stores,
      screen: this.screen,
      lock: this.lock,
      userLocale: this.options.userLocale ?? 'ru',
      running: { id: ++this.executions, mode, counters, log: [], sleep },
    };
  }

  /**
   * Runs a public top-level function of the script in a fresh scope, in a worker.
   * Never rejects for what the function does: its error is in the result.
   */
  run(
    functionName: string,
    args: unknown[] = [],
    { mode = 'FULL', onCall }: RunOptions = {},
  ): Promise<ExecutionResult> {
    const execution: Execution = new Execution(
      this.context(mode, ms => execution.sleep(ms)),
      {
        workerFile: built('worker.cjs'),
        servicesFile: built('services.js'),
        functionName,
        args,
        startsAt: this.workbook.now(),
        isClockFixed: this.options.now !== undefined,
        timeLimit: mode === 'FULL' ? 6 * MINUTE : MINUTE / 2,
        onCall,
      },
    );
    return execution.run();
  }

  private sheet(name: string): Sheet {
    const sheet = this.workbook.sheetByName(name);
    if (!sheet) throw new WorkbookError(`no sheet named ${name}`);
    return sheet;
  }

  /** Puts values as they are into cells from (row, column) on; texts beginning with `=` are formulas. */
  async setCells(sheet: string, row: number, column: number, values: unknown[][]): Promise<void> {
    const entries = values.map(line => line.map(value => exactEntry(value, this.workbook.zone)));
    this.sheet(sheet).write(rectFor(row, column, values), entries);
    await this.workbook.settle();
  }

  /** Types texts into cells, as a person would: the file's locale decides what they become. */
  async typeCells(sheet: string, row: number, column: number, texts: string[][]): Promise<void> {
    const rect = rectFor(row, column, texts);
    const grid = this.sheet(sheet);
    grid.write(rect, writtenEntries(texts, grid.formats(rect), this.workbook));
    await this.workbook.settle();
  }

  setFormats(sheet: string, rect: Rect, format: string): void {
    this.sheet(sheet).setFormats(rect, grid(rect, format));
  }

  /** Values of a block as getValues() gives them; call `settle` first if cells were just changed. */
  getCells(sheet: string, row: number, column: number, rows = 1, columns = 1): CellValue[][] {
    return this.sheet(sheet).values({ row, column, rows, columns });
  }

  /** Why a cell shows #ERROR!; undefined when it does not. */
  errorOf(sheet: string, row: number, column: number): string | undefined {
    return this.workbook.errorOf(this.sheet(sheet).id, row, column);
  }

  settle(): Promise<void> {
    return this.workbook.settle();
  }

  /**
   * Writes the workbook to where it was opened from (a folder) or to its default copy, or to `out`.
   * @returns where the result stands
   * @throws FileProblem with the disk untouched
   */
  save(out?: string): string {
    if (!this.options.source) throw new WorkbookError('this workbook was not opened from a file');
    return this.options.source.save(this.workbook, out);
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
