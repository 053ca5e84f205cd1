import { glued } from '../format';
import { useApp } from './context';
import { Key } from './small';

/** The last decision and the way back. It stays until the next one. */
export function Snack() {
  const { state, texts, settings, undo, goTo } = useApp();
  const { snack } = state;
  if (!snack) return null;
  return (
    <div class="snack">
      <span>{glued(snack.said)}</span>
      {snack.place && (
        <button type="button" onClick={() => goTo(snack.place ?? null)}>
          {texts.snack.open}
        </button>
      )}
      {snack.undo.length > 0 && (
        <button type="button" onClick={undo} aria-disabled={state.work !== null || undefined}>
          {snack.isUndo ? texts.snack.redo : texts.snack.undo} {settings.keys && <Key name="U" />}
        </button>
      )}
    </div>
  );
}
