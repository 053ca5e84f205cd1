import type { AuthMode } from '../answers/context';
import type { ExecutionResult } from '../execution/execution';
import type { Rect } from '../workbook/a1';

/** What a trigger's function is told, before the script's own objects are made of it. */
export interface EventSeed {
  authMode: AuthMode;
  sheetId?: number;
  rect?: Rect;
  /** Only when one cell was edited by typing; always text. */
  value?: string;
  oldValue?: string;
}

/** How many edits wait while the trigger runs; the platform drops the others. */
const QUEUE = 2;

/**
 * Rule 9: the simple trigger `onEdit`. One runs at a time; two wait; an edit that comes while two wait
 * is never told to the script.
 */
export class EditEvents {
  private readonly waiting: { event: EventSeed; by: string }[] = [];
  private running: Promise<void> | undefined;
  /** Edits that the script never heard of. */
  dropped = 0;
  /** How the last runs ended, oldest first. */
  readonly results: ExecutionResult[] = [];

  /** @param run runs `onEdit`; undefined when the script has none */
  constructor(
    private readonly run: ((event: EventSeed, by: string) => Promise<ExecutionResult>) | undefined,
  ) {}

  fire(event: EventSeed, by: string): void {
    if (!this.run) return;
    if (this.waiting.length >= QUEUE) {
      this.dropped++;
      return;
    }
    this.waiting.push({ event, by });
    this.running ??= this.runAll(this.run).finally(() => {
      this.running = undefined;
    });
  }

  private async runAll(run: NonNullable<EditEvents['run']>): Promise<void> {
    await Promise.resolve(); // edits of the same moment are all in the queue before the first one runs
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.results.push(await run(next.event, next.by));
      if (this.results.length > 100) this.results.shift();
    }
  }

  /** Waits until no trigger runs or waits. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }
}
