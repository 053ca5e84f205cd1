import type { BarredDto } from '../../addon/report';
import { ClauseLine } from '../parts/clause-line';
import { useApp, usePanel } from '../parts/context';
import { Icon } from '../parts/icon';
import { limitOf } from '../players';
import { keyOf } from '../state/state';

/** Who may not play now: until when, by which clause, and the ruling behind it. */
export function Barred({ barred }: { barred: readonly BarredDto[] }) {
  const { texts } = useApp();
  return (
    <section aria-label={texts.eligible.out}>
      <h3 class="sec">
        <span>{texts.eligible.out}</span>
        {barred.length > 0 && <span>{barred.length}</span>}
      </h3>
      {barred.length === 0 && <p class="pad sub">{texts.eligible.nobody}</p>}
      <ul>
        {barred.map((one, at) => (
          <Item key={at} of={one} />
        ))}
      </ul>
    </section>
  );
}

function Item({ of: one }: { of: BarredDto }) {
  const isRuled = one.penalty !== null;
  return (
    <li class={`item ${isRuled ? 's-ruled' : 's-warning'}`}>
      <Icon name={isRuled ? 'gavel' : 'lock'} />
      <div>
        <p class="strong name">{one.player}</p>
        <p class="name">{one.team}</p>
        <p class="hue">{useUntil(one)}</p>
        <div class="sub">
          <ClauseLine clause={one.clause} />
        </div>
        <Ruling of={one} />
      </div>
    </li>
  );
}

/** `Вне игры до конца турнира`, `Пропускает половину партий, осталось 7 партий`, `Предел партий: 6 из 6` */
function useUntil(one: BarredDto): string {
  const { texts } = useApp();
  const limit = limitOf(one, usePanel().report);
  if (limit) return texts.eligible.limit(limit.games, limit.most);
  const until = texts.eligible.until[one.until];
  return one.games === null ? until : `${until}, ${texts.eligible.left(one.games)}`;
}

function Ruling({ of: { penalty, player } }: { of: BarredDto }) {
  const { texts, send } = useApp();
  const { penalties } = usePanel();
  if (penalty === null || !penalties.some(({ id }) => id === penalty)) return null;
  return (
    <p class="acts">
      <button
        type="button"
        class="link"
        data-key={keyOf.item(penalty)}
        aria-label={texts.eligible.toRulingOf(player)}
        onClick={() => send({ type: 'opened', opened: { kind: 'penalty', id: penalty } })}
      >
        {texts.eligible.toRuling}
      </button>
    </p>
  );
}
