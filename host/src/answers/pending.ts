import type { Engine, Mutation } from '../engine/engine';
import type { Rect } from '../workbook/a1';
import type { OwnCells, Sheet } from '../workbook/sheet';

/** A write that has not landed: how to make it again, and what stood in its cells. */
interface Write {
  make(): void;
  sheet: Sheet;
  rects: Rect[];
  /** It changes how cells look and nothing else. */
  isLook: boolean;
  before: OwnCells[];
}

const keep = ({ sheet, rects, isLook }: Omit<Write, 'before'>) => rects.map(rect => sheet.own(rect, isLook));

/** Rows move, a sheet goes, …: what was written goes along, so that it has landed. */
const isStructure = ({ id, isFormulaResult }: Mutation) =>
  id.startsWith('sheet.mutation.') && id !== 'sheet.mutation.set-range-values' && !isFormulaResult;

/**
 * Rule 12: what an execution writes into cells it sees itself at once; others see it when it flushes, changes
 * more than cells, or ends. The grid shows one view at a time: waiting writes of the others are taken out of it
 * and made anew when their turn comes, on whatever stands there then.
 */
export class PendingWrites {
  private readonly waiting = new Map<number, Write[]>();
  private shown: number | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(engine: Engine) {
    engine.onMutation(mutation => {
      if (isStructure(mutation) && this.shown !== undefined) this.waiting.delete(this.shown);
    });
  }

  /** Writes into blocks of a sheet for an execution. @throws what `make` throws; then nothing waits */
  write(execution: number, write: Omit<Write, 'before'>): void {
    this.show(execution);
    const before = keep(write);
    write.make();
    const writes = this.waiting.get(execution) ?? [];
    if (writes.push({ ...write, before }) === 1) this.waiting.set(execution, writes);
  }

  /**
   * Makes the grid what this execution sees; without one, what everybody sees.
   * @returns whether cells changed by that
   */
  show(execution?: number): boolean {
    if (this.shown === execution) return false;
    const [hidden, shown] = [this.writesOf(this.shown), this.writesOf(execution)];
    for (const { sheet, before } of [...hidden].reverse()) for (const cells of before) sheet.restore(cells);
    this.shown = execution;
    for (const write of shown) {
      write.before = keep(write);
      write.make();
    }
    return hidden.length + shown.length > 0;
  }

  /**
   * Waits until no other execution waits for the formulas of its own view: two that did would take the grid from each
   * other for ever. @returns what ends the turn
   */
  async turn(): Promise<() => void> {
    const { last } = this;
    let end: () => void = () => undefined;
    this.last = new Promise<void>(resolve => {
      end = resolve;
    });
    await last;
    return end;
  }

  /** What was written into a sheet that is gone is gone with it. */
  private writesOf(execution: number | undefined): Write[] {
    const writes = execution === undefined ? [] : (this.waiting.get(execution) ?? []);
    return writes.filter(({ sheet }) => sheet.isThere);
  }

  /** What the execution wrote lands: everybody sees it. */
  land(execution: number): void {
    if (this.writesOf(execution).length > 0) this.show(execution);
    this.waiting.delete(execution);
  }

  /** Everything that waits lands, in the order in which the executions began to write. */
  landAll(): void {
    for (const execution of [...this.waiting.keys()]) this.land(execution);
  }
}
