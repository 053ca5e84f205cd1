import { useLayoutEffect, useRef } from 'preact/hooks';
import type { State } from '../state/state';

export const byKey = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

/** Puts the keyboard where the state says, once the page shows it; `opener`: where it was before the sheet rose. */
export function useFocus({ focus, sheet }: State): void {
  const opener = useRef<Element | null>(null);
  if (sheet === null && focus?.key !== 'opener') opener.current = document.activeElement;
  useLayoutEffect(() => {
    if (!focus) return;
    const before = focus.key === 'opener' && opener.current?.isConnected ? opener.current : null;
    const target = before ?? byKey(focus.key) ?? byKey('title') ?? document.querySelector('.body');
    if (target instanceof HTMLElement) target.focus();
  }, [focus]);
}
