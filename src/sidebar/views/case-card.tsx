import type { Case } from '../../addon/panel';
import { clauseText } from '../format';
import { CardHead } from '../parts/card-head';
import { useApp } from '../parts/context';
import { Icon } from '../parts/icon';
import { Name, Said } from '../parts/small';
import { caseLook } from '../parts/state-look';
import { upper, whereText } from '../parts/where';

/** One item of the queue: a row, not a box. Enter shows the cell, the right arrow or a press opens, Space ticks. */
export function CaseCard({ of: one, isStop }: { of: Case; isStop: boolean }) {
  const { texts, state, send, goTo } = useApp();
  const { hue, icon } = caseLook(one);
  const open = () => send({ type: 'opened', opened: { kind: 'case', id: one.id } });
  const cell = () => goTo(one.place);
  return (
    <article class={`card ${hue} ${state.current === one.id ? 'is-current' : ''}`}>
      <Icon name={icon} />
      <div>
        <CardHead
          id={one.id}
          isStop={isStop}
          open={open}
          keys={{ Enter: cell, NumpadEnter: cell, ArrowRight: open, Space: () => tick(one) }}
          word={texts.kinds[one.kind] ?? texts.levels[one.level]}
          where={whereText(one, texts)}
        />
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
