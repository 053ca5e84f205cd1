import type { PenaltyDto } from '../../addon/panel';
import { clock, glued } from '../format';
import { CardHead } from '../parts/card-head';
import { useApp } from '../parts/context';
import { Icon } from '../parts/icon';
import { Name } from '../parts/small';
import { PENALTY_LOOKS } from '../parts/state-look';
import { upper, whereText } from '../parts/where';
import { useCosts, useSanction } from './penalties';

/** One record of the ledger, on the same card as the queue; a fallen one is struck out with its reason. */
export function PenaltyCard({ of: one, isStop }: { of: PenaltyDto; isStop: boolean }) {
  const { texts, state, send, goTo } = useApp();
  const { hue, icon } = PENALTY_LOOKS[one.state];
  const open = () => send({ type: 'opened', opened: { kind: 'penalty', id: one.id } });
  const costs = useCosts()(one);
  const isOff = one.state === 'withdrawn' || one.state === 'dismissed';
  return (
    <li class={`card ${hue} ${isOff ? 'off' : ''} ${state.current === one.id ? 'is-current' : ''}`}>
      <Icon name={icon} />
      <div>
        <CardHead
          id={one.id}
          isStop={isStop}
          open={open}
          keys={{ Enter: () => (one.place ? goTo(one.place) : open()), ArrowRight: open }}
          word={texts.states[one.state]}
          where={whereText(one, texts)}
        />
        <p class="teams">
          <Name name={one.team} />
        </p>
        {one.player && (
          <p class="teams sub">
            <Name name={one.player} />
          </p>
        )}
        <p class="why">
          <Sanction of={one} />
        </p>
        {costs && (
          <p class="why">
            {texts.ledger.money} {costs}
          </p>
        )}
        {isOff && <Decided of={one} />}
      </div>
    </li>
  );
}

function Sanction({ of: one }: { of: PenaltyDto }) {
  const rest = useSanction()(one);
  return (
    <>
      {one.sanction && <b class="amount">{upper(one.sanction)}</b>}
      {one.sanction && rest && (one.repeat === null ? ' · ' : ', ')}
      {rest}
    </>
  );
}

/** Who decided, when and why. */
export function Decided({ of: { time, judge, reason } }: { of: PenaltyDto }) {
  const { texts } = useApp();
  const who = [clock(time), judge || (reason && texts.ledger.judge)].filter(Boolean).join(', ');
  if (!who) return null;
  return <p class="why">{glued(texts.ledger.by(who, reason))}</p>;
}
