import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Panel } from '../../addon/panel';
import { upTo99 } from '../format';
import { hasMoney, limitsPlayers } from '../regulation';
import { type View, wayToStop } from '../state/state';
import { useApp } from './context';
import { Icon } from './icon';
import { useKeys } from './keys';
import { IconButton } from './pressables';
import { Key } from './small';

const LIVED_IN = ['queue', 'table', 'penalties'] as const;
const REST = [
  { view: 'whatIf', key: '4' },
  { view: 'money', key: '' },
  { view: 'players', key: '' },
  { view: 'publish', key: '5' },
  { view: 'tournament', key: '6' },
  { view: 'help', key: '' },
  { view: 'keys', key: '?' },
] as const;

/** Money and limits of players only where the regulation has them. */
const hasView = (panel: Panel | null, view: (typeof REST)[number]['view']): boolean =>
  view === 'money'
    ? panel !== null && hasMoney(panel)
    : view === 'players'
      ? panel !== null && limitsPlayers(panel)
      : true;

/** The three words a judge lives in, and one for the rest. */
export function Nav() {
  const { state, texts, send } = useApp();
  const open = state.panel?.cases.length ?? 0;
  return (
    <nav class="nav" aria-label={texts.nav.label}>
      {LIVED_IN.map(view => (
        <button
          key={view}
          type="button"
          aria-current={state.view === view ? 'page' : undefined}
          onClick={() => send({ type: 'went', view })}
        >
          {texts.nav[view]} {view === 'queue' && open > 0 && <span class="count">{upTo99(open)}</span>}
        </button>
      ))}
      <More />
    </nav>
  );
}

function More() {
  const { state, texts, send } = useApp();
  const [isOpen, setOpen] = useState(false);
  const isHere = REST.some(({ view }) => view === state.view);
  return (
    <div class="more" onFocusOut={event => !holds(event) && setOpen(false)}>
      <button
        type="button"
        data-key="more"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.nav.more} <Icon name="down" />
      </button>
      {isOpen && (
        <Menu
          onClose={() => {
            setOpen(false);
            document.querySelector<HTMLElement>('[data-key="more"]')?.focus();
          }}
          onChoose={view => {
            setOpen(false);
            send({ type: 'went', view, focus: true });
          }}
        />
      )}
    </div>
  );
}

const holds = (event: FocusEvent & { currentTarget: HTMLElement }): boolean =>
  event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);

interface MenuProps {
  readonly onClose: () => void;
  readonly onChoose: (view: View) => void;
}

function Menu({ onClose, onChoose }: MenuProps) {
  const { texts, settings, state } = useApp();
  const shown = REST.filter(({ view }) => hasView(state.panel, view));
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    if (event.code === 'Escape') {
      event.preventDefault();
      onClose();
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    if (by === undefined) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[(at + by + items.length) % items.length]?.focus();
  };
  return (
    <div class="menu" role="menu" aria-label={texts.nav.more} tabIndex={-1} onKeyDown={onKeyDown}>
      {shown.map(({ view, key }, at) => (
        <button
          key={view}
          type="button"
          role="menuitem"
          ref={at === 0 ? first : null}
          onClick={() => onChoose(view)}
        >
          {view === 'publish' || view === 'whatIf' || view === 'help' ? texts[view].name : texts[view]}{' '}
          {settings.keys && key && <Key name={key} />}
        </button>
      ))}
    </div>
  );
}

/** The way back from a detail, and what stands at the other end of the line. */
export function Crumb({ to, children }: { to: string; children?: ComponentChildren }) {
  const { send } = useApp();
  return (
    <div class="crumb">
      <button type="button" class="btn quiet small" onClick={() => send({ type: 'back' })}>
        <Icon name="left" />
        {to}
      </button>
      <span class="grow" />
      {children}
    </div>
  );
}

/** What the list behind a detail is called. */
export function useViewName(): string {
  const { texts, state } = useApp();
  return state.view === 'money' || state.view === 'players' ? texts[state.view] : texts.nav.penalties;
}

/** Keys that work in every view. */
export function useCommonKeys(): void {
  const { state, send, undo, toSelected } = useApp();
  const go = (view: View) => () => send({ type: 'went', view, focus: true });
  useKeys({
    Digit1: go('queue'),
    Digit2: go('table'),
    Digit3: go('penalties'),
    Digit4: go('whatIf'),
    Digit5: go('publish'),
    Digit6: go('tournament'),
    Slash: go('keys'),
    KeyG: toSelected,
    KeyU: undo,
    Escape: () => {
      if (state.sheet) send({ type: 'sheet', sheet: null });
      else if (state.work?.isLong) {
        const type = wayToStop(state.work);
        if (type) send({ type });
      } else if (state.opened) send({ type: 'back' });
    },
  });
}

/** Checks the table once more, beside the time of the last check. */
export function CheckAgain() {
  const { state, texts, check } = useApp();
  return (
    <span class="row tight">
      <span class="meta">{state.panel?.at}</span>
      <IconButton icon="refresh" label={texts.head.check} onClick={check} />
    </span>
  );
}
