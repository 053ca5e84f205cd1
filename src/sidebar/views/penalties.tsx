import type { PenaltyDto } from '../../addon/panel';
import { isZero, sumOf } from '../exact';
import { clauseText, glued, money, number } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Figure } from '../parts/figure';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { Nav } from '../parts/nav';
import { Button } from '../parts/pressables';
import { Quiet, Tag, Title } from '../parts/small';
import { PenaltyCard } from './penalty-card';
import { Filter, passes } from './penalty-filter';

/** The ledger: nothing in it is ever deleted. */
export function Penalties() {
  const { texts, state, send } = useApp();
  const { penalties } = usePanel();
  const shown = penalties.filter(passes(state.filter));
  const ids = shown.map(({ id }) => id);
  useKeys({
    ArrowDown: () => send({ type: 'moved', by: 1, ids }),
    ArrowUp: () => send({ type: 'moved', by: -1, ids }),
  });
  return (
    <Frame
      top={<Nav />}
      head={<Taken penalties={penalties} />}
      label={texts.ledger.label}
      foot={
        <Button look="wide" name="add" onClick={() => send({ type: 'opened', opened: { kind: 'add' } })}>
          <Icon name="plus" />
          {texts.ledger.add}
        </Button>
      }
    >
      {penalties.length === 0 ? <Empty /> : <List shown={shown} all={penalties} />}
    </Frame>
  );
}

function List({ shown, all }: { shown: readonly PenaltyDto[]; all: readonly PenaltyDto[] }) {
  const { texts, state, send } = useApp();
  const stop = shown.find(({ id }) => id === state.current)?.id ?? shown[0]?.id;
  return (
    <>
      <h2 class="vh">{texts.ledger.records}</h2>
      <Filter penalties={all} />
      {shown.length === 0 && (
        <p class="pad">
          {texts.ledger.nothing}{' '}
          <button type="button" class="link" onClick={() => send({ type: 'filtered', filter: '' })}>
            {texts.ledger.showAll}
          </button>
        </p>
      )}
      <ul>
        {shown.map(one => (
          <PenaltyCard key={one.id} of={one} isStop={one.id === stop} />
        ))}
      </ul>
    </>
  );
}

function Taken({ penalties }: { penalties: readonly PenaltyDto[] }) {
  const { texts, lang } = useApp();
  const having = (state: PenaltyDto['state']): readonly PenaltyDto[] =>
    penalties.filter(one => one.state === state);
  const points = having('confirmed').flatMap(one => (one.points ? [one.points] : []));
  const total = sumOf(points);
  const { figure, rest } = texts.ledger.taken(number(total, lang), Number(total));
  const waiting = having('proposed').length;
  return (
    <header class="fig">
      <Figure figure={figure} rest={rest} />
      <div class="row apart wraps">
        <span class="sub">
          {texts.ledger.all(penalties.length, having('confirmed').length, having('withdrawn').length)}
        </span>
        {waiting > 0 && (
          <Tag hue="s-warning" icon="waiting">
            {texts.ledger.waiting(waiting)}
          </Tag>
        )}
      </div>
    </header>
  );
}

function Empty() {
  const { texts } = useApp();
  return (
    <Quiet
      hue="s-settled"
      icon="tick"
      title={<Title>{texts.ledger.empty}</Title>}
      why={texts.ledger.emptyWhy}
    />
  );
}

/** `75, оплачено 25`, what is not in force `75`; empty: it costs none. */
export function useCosts(): (one: Pick<PenaltyDto, 'money' | 'paid' | 'state'>) => string {
  const { texts, lang } = useApp();
  return ({ money: due, paid, state }) => {
    if (isZero(due) && isZero(paid)) return '';
    const amount = money(due || '0', lang);
    return state === 'confirmed' || !isZero(paid)
      ? texts.ledger.costs(amount, money(paid || '0', lang))
      : amount;
  };
}

/** `−5, второй раз · 7.3.15` */
export function useSanction(): (one: Pick<PenaltyDto, 'repeat' | 'clause'>) => string {
  const { texts, lang } = useApp();
  return ({ repeat, clause }) =>
    [repeat === null ? '' : texts.time(repeat), clause && clauseText(clause, lang)]
      .filter(Boolean)
      .map(glued)
      .join(' · ');
}
