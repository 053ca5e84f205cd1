import type { Instant } from '../core/tournament';

/**
 * Whose installed trigger stamps the scores. It stands in the file's own properties: nobody sees another person's
 * triggers, and one word in one place decides who stamps, so that no edit is stamped twice.
 */
export interface Armed {
  /** `Trigger.getUniqueId()`. */
  readonly id: string;
  /** As he named himself; empty: not said. */
  readonly by: string;
  readonly since: Instant;
}

const KEY = 'armed';
/** When the simple trigger last saw a score typed while the table was armed, and when the installed one last answered. */
const [TYPED, HEARD] = ['armed.typed', 'armed.heard'];
/** The installed trigger may come that much later than the simple one. */
const PATIENCE = 60_000;

const store = (): GoogleAppsScript.Properties.Properties => PropertiesService.getDocumentProperties();

/** undefined: the table is not armed, the simple trigger stamps. */
export function readArmed(): Armed | undefined {
  const text = store().getProperty(KEY);
  if (text === null) return undefined;
  try {
    const { id, by, since } = JSON.parse(text) as Partial<Record<keyof Armed, unknown>>;
    return { id: String(id), by: String(by ?? ''), since: Number(since) };
  } catch {
    // Someone else's hand: as good as not armed.
    return undefined;
  }
}

export function keepArmed(armed: Armed): void {
  store().setProperties({
    [KEY]: JSON.stringify(armed),
    [TYPED]: String(armed.since),
    [HEARD]: String(armed.since),
  });
}

export const forgetArmed = (): void => {
  store().deleteProperty(KEY);
};

export const noteTyped = (at: Instant): void => void store().setProperty(TYPED, String(at));
export const noteHeard = (at: Instant): void => void store().setProperty(HEARD, String(at));

/** When scores came to be typed that the installed trigger never answered: it is gone, or may not write. */
export function silentSince(): Instant | undefined {
  const { [TYPED]: typed = 0, [HEARD]: heard = 0 } = store().getProperties();
  return Number(typed) - Number(heard) > PATIENCE ? Number(heard) : undefined;
}
