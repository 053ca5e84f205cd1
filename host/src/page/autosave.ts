/** How long after the last change the workbook is written, ms. */
const PAUSE = 300;

/** Saves a moment after the last change; a failure is reported once until a save succeeds again. */
export class Autosave {
  private timer: NodeJS.Timeout | undefined;
  private hasFailed = false;

  constructor(
    private readonly save: () => void,
    private readonly complain: (error: unknown) => void,
    private readonly maySave: () => boolean,
  ) {}

  changed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.maySave() ? this.flush() : this.changed()), PAUSE);
  }

  /** Saves now what waits to be saved. */
  flush(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      this.save();
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) this.complain(error);
      this.hasFailed = true;
    }
  }
}
