/** Rule 12: the document lock, one per file. Executions are told apart by their number. */
export class DocumentLock {
  private holder: number | undefined;
  private waiting: (() => void)[] = [];

  /** @param patience the longest that a waiting execution is really kept waiting, in ms. */
  constructor(private readonly patience: number) {}

  isHeldBy(execution: number): boolean {
    return this.holder === execution;
  }

  /** Takes the lock at once if it is free. */
  take(execution: number): boolean {
    this.holder ??= execution;
    return this.isHeldBy(execution);
  }

  /** Waits up to `ms` (really only as long as the host's patience) for the lock. */
  async wait(execution: number, ms: number): Promise<boolean> {
    const end = Date.now() + Math.min(ms, this.patience);
    while (!this.take(execution)) {
      const left = end - Date.now();
      if (left <= 0) return false;
      await this.released(left);
    }
    return true;
  }

  private released(within: number): Promise<void> {
    return new Promise(resume => {
      const timer = setTimeout(resume, within);
      this.waiting.push(() => {
        clearTimeout(timer);
        resume();
      });
    });
  }

  /** Also at the end of every execution, and when it shows an alert. */
  release(execution: number): void {
    if (!this.isHeldBy(execution)) return;
    this.holder = undefined;
    const waiting = this.waiting;
    this.waiting = [];
    for (const resume of waiting) resume();
  }
}
