import path from 'node:path';
import type { AuthMode, Context, Counters } from '../answers/context';
import type { EventSeed, Listener } from '../person/edit-events';
import type { Caller } from '../services/index';
import { Execution, type ExecutionOptions, type ExecutionResult } from './execution';
import type { Conductor } from './fault';

const MINUTE = 60_000;

export interface RunOptions {
  /** Default FULL, as for a menu item or a call from the sidebar. */
  mode?: AuthMode;
  /** The e-mail of the person it runs as, default whoever is at the keyboard. */
  by?: string;
  onCall?: ExecutionOptions['onCall'];
}

interface Settings {
  readonly isClockFixed: boolean;
  readonly keepsScopes: boolean;
  /** Who is at the keyboard. */
  readonly person: () => string;
}

/** Runs functions of the script, one execution each, and the triggers of edits. */
export class Executions {
  /** Lets a test decide who goes on at each service call. */
  conductor: Conductor | undefined;
  private readonly afterwards = new Set<(result: ExecutionResult) => void>();
  private count = 0;

  constructor(
    private readonly around: Omit<Context, 'running'>,
    private readonly settings: Settings,
  ) {}

  /** What a new execution may use. */
  context(mode: AuthMode, by: string, sleep: (ms: number) => void = () => undefined): Context {
    const counters: Counters = { valueReads: 0, valueWrites: 0, other: 0 };
    return { ...this.around, running: { id: ++this.count, by, mode, counters, log: [], slept: 0, sleep } };
  }

  /** One run in a worker; ends when all that it changed is computed. */
  async run(
    functionName: string,
    args: unknown,
    caller: Caller,
    { mode = 'FULL', by = this.settings.person(), onCall }: RunOptions,
  ): Promise<ExecutionResult> {
    const { conductor } = this;
    const { workbook } = this.around;
    const context = this.context(mode, by, ms => execution.sleep(ms));
    const { id } = context.running;
    const execution: Execution = new Execution(context, {
      workerFile: built('worker.cjs'),
      servicesFile: built('services.js'),
      functionName,
      caller,
      args,
      startsAt: workbook.now(),
      isClockFixed: this.settings.isClockFixed,
      timeLimit: mode === 'FULL' ? 6 * MINUTE : MINUTE / 2,
      keepsScope: this.settings.keepsScopes,
      onCall: onCall ?? (conductor && ((call, number) => conductor.call(id, call, number))),
    });
    conductor?.begins?.(id, functionName);
    const result = await execution.run();
    await workbook.settle();
    conductor?.ends?.(id);
    for (const run of this.afterwards) run(result);
    return result;
  }

  /** Runs a trigger's function with its event. */
  trigger(name: string, event: EventSeed, by = this.settings.person()): Promise<ExecutionResult> {
    return this.run(name, event, 'trigger', { mode: event.authMode, by });
  }

  /** Who hears of an edit: the simple trigger runs as whoever edits, an installed one as whoever made it. */
  listeners(): readonly Listener[] {
    const { dist, triggers } = this.around;
    const run = (event: EventSeed, by: string) => this.trigger('onEdit', event, by);
    const simple = dist.publicFunctions.includes('onEdit') ? [{ id: 'onEdit', run }] : [];
    const installed = triggers.every.map(({ id, handler, by }) => ({
      id,
      run: (event: EventSeed) => this.trigger(handler, { ...event, authMode: 'FULL', triggerUid: id }, by),
    }));
    return [...simple, ...installed];
  }

  /** Calls something after each execution. @returns what ends it */
  after(run: (result: ExecutionResult) => void): () => void {
    this.afterwards.add(run);
    return () => this.afterwards.delete(run);
  }
}

/** A file beside the built host. */
export function built(name: string): string {
  return path.join(__dirname, name);
}
