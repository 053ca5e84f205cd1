import type { WhatIfItem, WhatIfOption } from '../../addon/panel';
import { clauseText } from '../format';
import { useApp } from '../parts/context';
import { Icon } from '../parts/icon';
import { Name } from '../parts/small';
import type { WhatIfLook } from '../parts/what-if';
import { upper, whereText } from '../parts/where';

interface ItemsProps {
  readonly items: readonly WhatIfItem[];
  readonly look: WhatIfLook;
}

/** What is open as choices in sight, what is decided already behind one line. */
export function WhatIfItems({ items, look }: ItemsProps) {
  const { texts } = useApp();
  const open = items.filter(item => item.isOpen);
  const decided = items.filter(item => !item.isOpen && item.options.length > 1);
  return (
    <>
      <h3 class="sec still">{texts.whatIf.open}</h3>
      {open.length === 0 && <p class="pad sub">{texts.whatIf.nothingOpen}</p>}
      {open.map(item => (
        <Item key={item.key} item={item} look={look} />
      ))}
      {decided.length > 0 && (
        <details class="award">
          <summary>
            <Icon name="right" />
            {texts.whatIf.decided(decided.length)}
          </summary>
          {decided.map(item => (
            <Item key={item.key} item={item} look={look} />
          ))}
        </details>
      )}
    </>
  );
}

/** So many choices stand side by side; more of them are a list. */
const SIDE_BY_SIDE = 3;

function Item({ item, look }: { item: WhatIfItem; look: WhatIfLook }) {
  const { texts, lang } = useApp();
  const { kind, clause, sanction, teams, options } = item;
  const [a = '', b = ''] = teams;
  const where = upper(whereText(item, texts));
  const title = [where, kind === 'score' ? texts.whatIf.kinds.score : clauseText(clause, lang), sanction]
    .filter(Boolean)
    .join(' · ');
  return (
    <fieldset class="what-if-item">
      <legend class="strong">{title}</legend>
      {teams.length > 1 ? <p class="sub">{texts.whatIf.sides(a, b)}</p> : a && <Name name={a} />}
      {options.length > SIDE_BY_SIDE ? (
        <List item={item} look={look} title={title} />
      ) : (
        <Chips item={item} look={look} />
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly item: WhatIfItem;
  readonly look: WhatIfLook;
}

function useWord(): (item: WhatIfItem, option: WhatIfOption) => string {
  const { texts } = useApp();
  return ({ kind }, { value, by, set }) => {
    if (kind === 'penalty') return texts.whatIf.states[value as keyof typeof texts.whatIf.states];
    if (!set) return texts.whatIf.asIs;
    if (kind === 'forfeit') return texts.whatIf.loses[value] ?? value;
    return by.length > 0
      ? texts.whatIf.byCaptains(
          value,
          by.map(side => texts.sides[side]),
        )
      : value;
  };
}

const valueIn = ({ key, options }: WhatIfItem, { chosen }: WhatIfLook): string => {
  const set = chosen.get(key);
  const at = set ? options.findIndex(option => JSON.stringify(option.set) === JSON.stringify(set)) : 0;
  return String(Math.max(0, at));
};

function Chips({ item, look }: ChoiceProps) {
  const word = useWord();
  const at = valueIn(item, look);
  return (
    <div class="chips">
      {item.options.map((option, i) => (
        <label key={option.value} class="chip">
          <input
            type="radio"
            name={item.key}
            checked={String(i) === at}
            onChange={() => look.choose(item.key, option.set)}
          />
          <span>{word(item, option)}</span>
        </label>
      ))}
    </div>
  );
}

function List({ item, look, title }: ChoiceProps & { title: string }) {
  const word = useWord();
  return (
    <select
      aria-label={title}
      class="input"
      value={valueIn(item, look)}
      onChange={event => look.choose(item.key, item.options[Number(event.currentTarget.value)]?.set ?? null)}
    >
      {item.options.map((option, i) => (
        <option key={option.value} value={String(i)}>
          {word(item, option)}
        </option>
      ))}
    </select>
  );
}
