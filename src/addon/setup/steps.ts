import type { ProgressResult } from '../panel';
import { refusal } from './refusal';

/** Longer than any execution may run, s. */
const KEPT_S = 600;
const NOTHING: ProgressResult = { ok: true, done: 0, of: 0, mayStop: false };

/** The person asked to stop, and nothing that anyone could miss was written yet. */
export class Stopped extends Error {}

/** What a long action goes through, step by step; whoever waits for it asks by the name that it gave the action. */
export class Steps {
  private done = 0;

  constructor(
    private readonly work: string | undefined,
    private readonly of: number,
  ) {}

  /**
   * Says that a step begins.
   * @param mayStop all that was done so far can be taken back
   * @throws {Stopped} when it can and the person wants it
   */
  next(mayStop: boolean): void {
    if (this.work === undefined) return;
    const cache = CacheService.getDocumentCache();
    if (mayStop && cache?.get(wish(this.work))) throw new Stopped();
    const now: ProgressResult = { ok: true, done: this.done++, of: this.of, mayStop };
    cache?.put(kept(this.work), JSON.stringify(now), KEPT_S);
  }
}

const kept = (work: string): string => `progress ${work}`;
const wish = (work: string): string => `stop ${work}`;

/**
 * Говорит, сколько шагов долгого действия сделано; может попросить остановиться.
 * Tells how many steps of a long action are done; may ask it to stop.
 *
 * @param {Object} request work: имя действия, stop: остановить. / the action's name, whether to stop it.
 * @return {Object} done, of, mayStop или отказ. / or a refusal.
 */
export function progress(request: unknown): ProgressResult {
  const { work, stop = false } = (request ?? {}) as Record<string, unknown>;
  if (!isName(work) || typeof stop !== 'boolean') return refusal('badRequest', 'setUp.badProgress');
  const cache = CacheService.getDocumentCache();
  if (stop) cache?.put(wish(work), 'stop', KEPT_S);
  const text = cache?.get(kept(work));
  return text ? (JSON.parse(text) as ProgressResult) : NOTHING;
}

/** A cache's key is 250 characters at most. */
export const isName = (work: unknown): work is string =>
  typeof work === 'string' && /^[\w-]{1,64}$/.test(work);
