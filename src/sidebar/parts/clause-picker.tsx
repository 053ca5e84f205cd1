import { useState } from 'preact/hooks';
import { clauseText, glued } from '../format';
import { clausesFor, type FoundClause, gistOf } from '../law';
import { useApp } from './context';
import { Icon } from './icon';

interface PickerProps {
  readonly clause: string;
  readonly onChoose: (clause: string) => void;
}

const optionId = (clause: string): string => `clause-${clause}`;

/** Finds a clause by its number or by any words of its gist. */
export function ClausePicker({ clause, onChoose }: PickerProps) {
  const { texts, lang, law } = useApp();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = clausesFor(law, isOpen ? query : '', lang);
  const [active, setActive] = useState(0);
  const choose = (one: FoundClause | undefined): void => {
    if (!one) return;
    onChoose(one.id);
    setOpen(false);
    setQuery('');
  };
  const gist = clause ? (gistOf(law, clause, lang) ?? '') : '';
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    if (by !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(isOpen ? Math.min(found.length - 1, Math.max(0, active + by)) : 0);
    }
    if (event.code === 'Enter' && isOpen) choose(found[active]);
    if (event.code === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div class="field">
      <span id="clause-label">{texts.add.clause}</span>
      <div class="with-icon">
        <Icon name="search" />
        <input
          class="input"
          role="combobox"
          aria-labelledby="clause-label"
          aria-expanded={isOpen}
          aria-controls="clauses"
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? optionId(found[active].id) : undefined}
          autocomplete="off"
          placeholder={texts.add.search}
          value={isOpen ? query : [clauseText(clause, lang), gist].filter(Boolean).join(' ')}
          onFocus={() => setOpen(clause === '')}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onInput={event => {
            setQuery(event.currentTarget.value);
            setOpen(true);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div class="options" id="clauses" role="listbox" aria-labelledby="clause-label" hidden={!isOpen}>
        {found.map((one, at) => (
          <Option
            key={one.id}
            one={one}
            isActive={at === active}
            isChosen={one.id === clause}
            onChoose={choose}
          />
        ))}
      </div>
      {isOpen && found.length === 0 && (
        <p class="sub" role="status">
          {texts.add.nothing}
        </p>
      )}
    </div>
  );
}

interface OptionProps {
  readonly one: FoundClause;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (one: FoundClause) => void;
}

function Option({ one, isActive, isChosen, onChoose }: OptionProps) {
  const { texts, lang, state } = useApp();
  const ladder = state.panel?.ladders[one.id] ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is with the combobox
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard is with the combobox
    <div
      id={optionId(one.id)}
      role="option"
      aria-selected={isActive}
      ref={item => {
        if (isActive) item?.scrollIntoView?.({ block: 'nearest' });
      }}
      onMouseDown={event => event.preventDefault()}
      onClick={() => onChoose(one)}
    >
      <span class="cl">{clauseText(one.id, lang)}</span>
      <span>
        {glued(one.gist)}
        <span class="sub">{ladder.length > 0 ? texts.add.ladder(ladder) : texts.add.own}</span>
      </span>
      {isChosen && <Icon name="tick" />}
    </div>
  );
}
