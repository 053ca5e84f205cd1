// Executions of one file that go on one service call at a time, in an order that a test draws.
import type { Conductor } from '../../host/test/library';

type Call = Parameters<Conductor['call']>[1];

/** An execution that waits at a service call. */
export interface Parked {
  readonly id: number;
  readonly name: string;
  readonly call: Call;
  readonly go: () => void;
}

/**
 * Calls that tell nothing which others change here and change nothing themselves: to be interrupted at them is the same
 * as to be interrupted at the next call.
 */
const ALONE =
  /^(Session|Utilities|HtmlService|Blob|LockService|SpreadsheetApp\.get|Spreadsheet\.get|Metadata\.|Sheet\.getName|Sheet\.getRange|Sheet\.getFilter|Range\.getMerged)/;

/** What the platform's lock does to whoever waits for it: nothing until it is free, or he waits in vain. */
const WAITS: readonly string[] = ['Lock.tryLock', 'Lock.waitLock'];

export class Stage implements Conductor {
  private readonly parked = new Map<number, Parked>();
  private readonly names = new Map<number, string>();
  private running = 0;
  private holder: number | undefined;
  private woken: () => void = () => undefined;
  /** Executions that gave the lock back, in that order. */
  readonly released: number[] = [];
  /** Executions that waited for the lock in vain. */
  readonly hasty = new Set<number>();
  /** Executions that ever began, with the names of their functions. */
  readonly begun: { readonly id: number; readonly name: string }[] = [];
  calls = 0;

  begins(id: number, name: string): void {
    this.running++;
    this.names.set(id, name);
    this.begun.push({ id, name });
  }

  call(id: number, call: Call): undefined | Promise<undefined> {
    this.calls++;
    if (ALONE.test(call)) return undefined;
    return new Promise(resume => {
      const go = (): void => {
        this.parked.delete(id);
        this.running++;
        this.passes(id, call);
        resume(undefined);
      };
      this.parked.set(id, { id, name: this.names.get(id) ?? '', call, go });
      this.stops();
    });
  }

  ends(id: number): void {
    if (this.holder === id) this.holder = undefined;
    this.stops();
  }

  private passes(id: number, call: Call): void {
    if (WAITS.includes(call)) {
      if (this.holder === undefined || this.holder === id) this.holder = id;
      else this.hasty.add(id);
    } else if (call === 'Lock.releaseLock' && this.holder === id) {
      this.holder = undefined;
      this.released.push(id);
    }
  }

  private stops(): void {
    this.running--;
    if (this.running === 0) this.woken();
  }

  /** Waits until every execution stands at a call or has ended, those that ended called their successors. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < 2; calm++) {
      if (this.running > 0) {
        calm = 0;
        await new Promise<void>(resume => {
          this.woken = resume;
        });
      }
      await new Promise<void>(resume => setImmediate(resume));
    }
  }

  /** Who may go on. @param isHasty also those who wait for a lock that another holds */
  ready(isHasty: boolean): Parked[] {
    const isBlocked = ({ id, call }: Parked): boolean =>
      WAITS.includes(call) && this.holder !== undefined && this.holder !== id;
    return [...this.parked.values()].filter(one => isHasty || !isBlocked(one));
  }

  get isLocked(): boolean {
    return this.holder !== undefined;
  }
}
