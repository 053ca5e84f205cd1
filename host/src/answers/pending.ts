import type { Engine, Mutation } from '../engine/engine';
import type { Rect } from '../workbook/a1';
import type { OwnCells, Sheet } from '../workbook/sheet';

/** A write that has not landed. */
interface Write {
  /** Makes it; nothing in it can be refused any more. */
  make(): void;
  sheet: Sheet;
  rects: Rect[];
  /** It changes how cells look and nothing else. */
  isLook: boolean;
}

/** What stood in the cells of a write that the grid shows. */
type Made = Write & { before: OwnCells[] };

function made(write: Write): Made {
  const before = write.rects.map(rect => write.sheet.own(rect, write.isLook));
  write.make();
  return { ...write, before };
}

/** Rows move, a sheet goes, …: what was written goes along, so that it has landed. */
const isStructure = ({ id, isFormulaResult }: Mutation) =>
  id.startsWith('sheet.mutation.') && id !== 'sheet.mutation.set-range-values' && !isFormulaResult;

/**
 * Rule 12: what an execution writes into cells it sees itself at once; others see it when it flushes, changes
 * more than cells, or ends. A write waits outside the grid until its execution reads; the grid shows one such view at
 * a time, which is taken out of it again when somebody else reads.
 */
export class PendingWrites {
  private readonly waiting = new Map<number, Write[]>();
  private shown: { execution: number; writes: Made[] } | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(engine: Engine) {
    engine.onMutation(mutation => {
      if (!this.shown || !isStructure(mutation)) return;
      this.waiting.delete(this.shown.execution);
      this.shown = undefined;
    });
  }

  /** Keeps a write into blocks of a sheet for an execution. */
  write(execution: number, write: Write): void {
    const writes = this.waiting.get(execution) ?? [];
    if (writes.push(write) === 1) this.waiting.set(execution, writes);
    if (this.shown?.execution === execution) this.shown.writes.push(made(write));
  }

  /**
   * Makes the grid what this execution sees; without one, or when it has written nothing, what everybody sees.
   * @returns whether cells changed by that
   */
  show(execution?: number): boolean {
    const writes = execution === undefined ? [] : this.writesOf(execution);
    if (this.shown?.execution === (writes.length > 0 ? execution : undefined)) return false;
    this.hide();
    if (execution !== undefined && writes.length > 0) this.shown = { execution, writes: writes.map(made) };
    return true;
  }

  /** Does the grid show one execution's own view? */
  get isShowing(): boolean {
    return this.shown !== undefined;
  }

  private hide(): void {
    for (const { sheet, before } of [...(this.shown?.writes ?? [])].reverse()) {
      if (sheet.isThere) for (const cells of before) sheet.restore(cells);
    }
    this.shown = undefined;
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
  private writesOf(execution: number): Write[] {
    return (this.waiting.get(execution) ?? []).filter(({ sheet }) => sheet.isThere);
  }

  /** What the execution wrote lands: everybody sees it. */
  land(execution: number): void {
    if (this.writesOf(execution).length > 0) this.show(execution);
    if (this.shown?.execution === execution) this.shown = undefined;
    this.waiting.delete(execution);
  }

  /** Everything that waits lands, in the order in which the executions began to write. */
  landAll(): void {
    for (const execution of [...this.waiting.keys()]) this.land(execution);
  }
}
