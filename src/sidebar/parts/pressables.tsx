import type { ComponentChildren } from 'preact';
import type { Place } from '../../addon/panel';
import { clauseText } from '../format';
import { useApp } from './context';
import { Icon, type IconName } from './icon';
import { Key } from './small';

interface ButtonProps {
  readonly look?: string;
  readonly onClick?: () => void;
  readonly shortcut?: string;
  readonly submit?: boolean;
  readonly name?: string;
  readonly off?: boolean;
  readonly children: ComponentChildren;
}

/** While a call runs it keeps its place and the focus; a press does nothing. */
export function Button({ look = '', onClick, shortcut, submit, name, off, children }: ButtonProps) {
  const { state, settings } = useApp();
  const isOff = off || (look.includes('primary') && state.work !== null);
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`btn ${look}`}
      data-key={name}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick?.();
      }}
    >
      {children}
      {shortcut && (settings.keys || shortcut.length > 1 || shortcut === '↵') && <Key name={shortcut} />}
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly off?: boolean;
}

export const IconButton = ({ icon, label, onClick, off = false }: IconButtonProps) => (
  <button
    type="button"
    class="icon-btn"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => {
      if (!off) onClick();
    }}
  >
    <Icon name={icon} />
  </button>
);

/** A clause: opens what it says. */
export function Clause({ id, word }: { id: string; word?: string | undefined }) {
  const { lang, send } = useApp();
  if (!id) return null;
  return (
    <button
      type="button"
      class="open cl"
      data-opener="clause"
      onClick={() => send({ type: 'sheet', sheet: { kind: 'clause', clause: id } })}
    >
      {word ?? clauseText(id, lang)}
    </button>
  );
}

/** A cell: shows it in the sheet. */
export function Cell({ place }: { place: Place | null }) {
  const { goTo } = useApp();
  if (!place?.cell) return null;
  return (
    <button type="button" class="open" title={place.sheet} onClick={() => goTo(place)}>
      {place.cell}
    </button>
  );
}

/** The way to a cell where something is to be done; `about` tells several of them apart for those who hear them. */
export function ToCell({ place, about }: { place: Place | null; about: string }) {
  const { goTo, texts } = useApp();
  if (!place?.cell) return null;
  return (
    <button
      type="button"
      class="link"
      aria-label={`${texts.organizer.toCell}: ${about}`}
      title={`${place.sheet}, ${place.cell}`}
      onClick={() => goTo(place)}
    >
      {texts.organizer.toCell}
    </button>
  );
}
