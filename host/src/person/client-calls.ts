import type { ExecutionResult } from '../execution/execution';

/** As the page's own `google.script.run` gets it: a value (null when it could not cross) or a message. */
export type ClientAnswer = { value: unknown } | { error: string };

/** How many calls of one page run at a time; the next one waits. */
const AT_ONCE = 10;

/**
 * Rule 11: calls from the sidebar. Ten run at once and they answer in any order: each answer is held
 * back for a random moment, drawn from a seed so that a test can be run again.
 */
export class ClientCalls {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly random: () => number;

  /** @param spread the longest an answer is held back, ms; 0 answers at once */
  constructor(
    private readonly run: (name: string, args: unknown[]) => Promise<ExecutionResult>,
    private readonly spread: number,
    seed: number,
  ) {
    this.random = randomFrom(seed);
  }

  async call(name: string, args: unknown[]): Promise<ClientAnswer> {
    await this.turn();
    const holdBack = this.random() * this.spread;
    try {
      const { value, error } = await this.run(name, args);
      if (this.spread > 0) await new Promise(resume => setTimeout(resume, holdBack));
      return error ? { error: error.message } : { value };
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }

  private async turn(): Promise<void> {
    while (this.running >= AT_ONCE) await new Promise<void>(resume => this.waiting.push(resume));
    this.running++;
  }
}

/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
