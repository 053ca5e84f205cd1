import type { Case } from '../../addon/panel';
import { clauseText } from '../format';
import { useApp } from '../parts/context';
import { Icon } from '../parts/icon';
import { Name, Said } from '../parts/small';
import { caseLook } from '../parts/state-look';
import { upper, whereText } from '../parts/where';
import { keyOf } from '../state/state';

/** One item of the queue: a row, not a box. The whole of it opens. */
export function CaseCard({ of: one, isStop }: { of: Case; isStop: boolean }) {
  const { texts, state, send, goTo } = useApp();
  const { hue, icon } = caseLook(one);
  const open = () => send({ type: 'opened', opened: { kind: 'case', id: one.id } });
  return (
    <article class={`card ${hue} ${state.current === one.id ? 'is-current' : ''}`}>
      <Icon name={icon} />
      <div>
        <h3 class="kind">
          <button
            type="button"
            data-key={keyOf.item(one.id)}
            tabIndex={isStop ? 0 : -1}
            onFocus={() => send({ type: 'reached', id: one.id })}
            onClick={open}
            onKeyDown={event =>
              onCardKey(event, { open, cell: () => goTo(one.place), tick: () => tick(one) })
            }
            onKeyUp={event => event.code === 'Space' && event.preventDefault()}
          >
            {texts.kinds[one.kind] ?? texts.levels[one.level]}
          </button>
          <span class="meta">{whereText(one, texts)}</span>
        </h3>
        <Teams teams={one.teams} />
        <p class="why">
          <Said text={one.evidence} />
        </p>
        {one.charge && <Pick of={one} />}
      </div>
    </article>
  );

  function tick({ id, charge }: Case): void {
    if (charge) send({ type: 'ticked', ids: [id], on: !state.ticked.includes(id) });
  }
}

interface Does {
  readonly open: () => void;
  readonly cell: () => void;
  readonly tick: () => void;
}

/** Enter shows the cell, the right arrow opens, Space ticks; a press of the mouse opens. */
function onCardKey(event: KeyboardEvent, { open, cell, tick }: Does): void {
  const does = { Enter: cell, NumpadEnter: cell, ArrowRight: open, Space: tick }[event.code];
  if (!does) return;
  event.preventDefault();
  does();
}

/** Two teams that do not fit on one line take two. */
function Teams({ teams }: { teams: readonly string[] }) {
  const [a, b] = teams;
  if (!a) return null;
  return (
    <p class="teams">
      <Name name={a} />
      {b && <Name name={b} before="– " />}
    </p>
  );
}

function Pick({ of: { id, charge } }: { of: Case }) {
  const { texts, lang, state, send } = useApp();
  if (!charge) return null;
  return (
    <label class="pick">
      <input
        type="checkbox"
        checked={state.ticked.includes(id)}
        tabIndex={-1}
        onChange={event => send({ type: 'ticked', ids: [id], on: event.currentTarget.checked })}
      />
      <span>
        <b>{upper(charge.sanction)}</b>
        {charge.sanction && ', '}
        {texts.time(charge.repeat)} · {clauseText(charge.clause, lang)}
      </span>
    </label>
  );
}
