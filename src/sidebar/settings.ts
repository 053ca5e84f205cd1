/** What a judge sets for himself, kept in the browser where the browser lets the panel keep anything. */
export interface Settings {
  readonly scheme: 'system' | 'light' | 'dark';
  /** Single keys work. */
  readonly keys: boolean;
}

const NAME = 'mafia-score-table';
const DEFAULT: Settings = { scheme: 'system', keys: true };

/** A frame without an origin may not even name the store. */
export function readSettings(): Settings {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULT;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // They hold until the panel closes.
  }
}
