import { keyOf } from '../state/state';
import { useApp } from './context';

interface CardHeadProps {
  readonly id: string;
  /** The list's one stop for the tab key. */
  readonly isStop: boolean;
  /** A press of the mouse. */
  readonly open: () => void;
  /** What keys do, by their codes. */
  readonly keys: Readonly<Record<string, () => void>>;
  readonly word: string;
  readonly where: string;
}

/** The title button of a card, with where it is: the whole card opens by it. */
export function CardHead({ id, isStop, open, keys, word, where }: CardHeadProps) {
  const { send } = useApp();
  const onKeyDown = (event: KeyboardEvent): void => {
    const does = keys[event.code];
    if (!does) return;
    event.preventDefault();
    does();
  };
  return (
    <h3 class="kind">
      <button
        type="button"
        data-key={keyOf.item(id)}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => send({ type: 'reached', id })}
        onClick={open}
        onKeyDown={onKeyDown}
        onKeyUp={event => event.code === 'Space' && keys.Space && event.preventDefault()}
      >
        {word}
      </button>
      <span class="meta">{where}</span>
    </h3>
  );
}
