/** What the grid has begun and not ended: it pastes and fills in several steps. */
export class Pending {
  private readonly acts = new Set<Promise<unknown>>();

  /** Counts an act until it ends, however it ends. */
  watch<T>(act: Promise<T>): Promise<T> {
    const ended = act.catch(() => undefined).finally(() => this.acts.delete(ended));
    this.acts.add(ended);
    return act;
  }

  /** Waits until nothing is going on. */
  async idle(): Promise<void> {
    while (this.acts.size > 0) await Promise.all(this.acts);
  }
}
