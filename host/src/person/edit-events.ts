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
  /** Of an installable trigger only. */
  triggerUid?: string;
}

/** A trigger that hears of edits. */
export interface Listener {
  /** Tells one trigger from another. */
  readonly id: string;
  /** @param by the e-mail of the person who edited */
  readonly run: (event: EventSeed, by: string) => Promise<ExecutionResult>;
}

/** How many edits wait while a trigger runs; the platform drops the others. */
const QUEUE = 2;

/** The edits that wait for one trigger. */
interface Queue {
  readonly waiting: { event: EventSeed; by: string }[];
  running?: Promise<void>;
}

/**
 * Rule 9: what triggers of edits hear. Of each trigger one run goes on at a time; two edits wait; one that comes while
 * two wait is never told to it. A simple trigger and an installed one run beside each other.
 */
export class EditEvents {
  private readonly queues = new Map<string, Queue>();
  /** Edits that a trigger never heard of. */
  dropped = 0;
  /** How the last runs ended, oldest first. */
  readonly results: ExecutionResult[] = [];

  /** @param listeners the triggers that stand at the moment */
  constructor(private readonly listeners: () => readonly Listener[]) {}

  fire(event: EventSeed, by: string): void {
    for (const listener of this.listeners()) this.tell(listener, event, by);
  }

  private tell(listener: Listener, event: EventSeed, by: string): void {
    const queue = this.queues.get(listener.id) ?? { waiting: [] };
    this.queues.set(listener.id, queue);
    if (queue.waiting.length >= QUEUE) {
      this.dropped++;
      return;
    }
    queue.waiting.push({ event, by });
    queue.running ??= this.runAll(listener, queue).finally(() => {
      delete queue.running;
    });
  }

  private async runAll({ run }: Listener, { waiting }: Queue): Promise<void> {
    await Promise.resolve(); // edits of the same moment are all in the queue before the first one runs
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      this.results.push(await run(next.event, next.by));
      if (this.results.length > 100) this.results.shift();
    }
  }

  /** Waits until no trigger runs or waits. */
  async idle(): Promise<void> {
    const running = () => [...this.queues.values()].flatMap(queue => queue.running ?? []);
    for (let all = running(); all.length > 0; all = running()) await Promise.all(all);
  }
}
