import { useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from './context';

/** Handlers by `event.code`, so that the Russian layout works too. */
export type Keys = Readonly<Record<string, () => void>>;

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';
/** What has arrows, Enter or Space of its own. */
const OWN: Readonly<Record<string, string>> = {
  ArrowUp: '[type=radio], .body, [role=menu] *',
  ArrowDown: '[type=radio], .body, [role=menu] *',
  ArrowRight: '[type=radio], .body, summary',
  Enter: 'button, summary, a, input',
  Space: 'button, summary, a, input',
};

/** One printed sign: may be switched off, for dictation and screen readers. */
const isSign = (code: string): boolean => /^(Key.|Digit.|Slash)$/.test(code);

const nameOf = (event: KeyboardEvent): string => (event.key === '?' ? 'Slash' : event.code);

/** Keys of a view while it stands: never inside a field, and not where an element has that key itself. */
export function useKeys(keys: Keys): void {
  const { settings } = useApp();
  const latest = useRef<Keys>(keys);
  latest.current = settings.keys ? keys : withoutSigns(keys);
  // Before the view is painted: a key that comes at once is meant for what is about to be seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const name = nameOf(event);
      const handle = latest.current[name];
      if (!handle || isTaken(event, name)) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const withoutSigns = (keys: Keys): Keys =>
  Object.fromEntries(Object.entries(keys).filter(([code]) => !isSign(code)));

function isTaken(event: KeyboardEvent, name: string): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.repeat && !name.startsWith('Arrow')) return true;
  if (name === 'Escape') return false;
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(target?.matches(FIELDS) || (OWN[name] && target?.matches(OWN[name])));
}
