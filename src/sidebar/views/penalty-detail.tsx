import type { PenaltyDto } from '../../addon/panel';
import { ClauseLine } from '../parts/clause-line';
import { useApp, usePanel } from '../parts/context';
import { Frame } from '../parts/frame';
import { Crumb, useViewName } from '../parts/nav';
import { Button } from '../parts/pressables';
import { Said, Tag, Title } from '../parts/small';
import { PENALTY_LOOKS } from '../parts/state-look';
import { placeLine, upper } from '../parts/where';
import { useCosts, useSanction } from './penalties';
import { Decided } from './penalty-card';

/** One record: what for, by which clause, who decided, and what can be done with it. */
export function PenaltyDetail({ id }: { id: string }) {
  const { texts } = useApp();
  const one = usePanel().penalties.find(found => found.id === id);
  const sanction = useSanction();
  if (!one) return null;
  const { hue, icon } = PENALTY_LOOKS[one.state];
  return (
    <Frame
      top={<Crumb to={useViewName()} />}
      label={texts.ledger.label}
      look="pad stack"
      foot={<Actions of={one} />}
    >
      <div>
        <Title>{upper(one.sanction) || texts.states[one.state]}</Title>
        <p class="sub">{[placeLine(one, texts), sanction(one)].filter(Boolean).join(' · ')}</p>
        {one.sanction && (
          <p>
            <Tag hue={hue} icon={icon}>
              {texts.states[one.state]}
            </Tag>
          </p>
        )}
        <p class="strong name">{one.team}</p>
        {one.player && <p class="name">{one.player}</p>}
      </div>
      {one.evidence && (
        <div>
          <h3 class="strong">{texts.ledger.evidence}</h3>
          <p>
            <Said text={one.evidence} />
          </p>
        </div>
      )}
      <Costs of={one} />
      {(one.judge || one.reason) && (
        <div>
          <h3 class="strong">{texts.ledger.decided}</h3>
          <Decided of={one} />
        </div>
      )}
      {one.clause && <ClauseLine clause={one.clause} />}
      <p class="sub">{texts.ledger.kept}</p>
    </Frame>
  );
}

/** What it costs in money, and how much of it was paid. */
function Costs({ of: one }: { of: PenaltyDto }) {
  const { texts } = useApp();
  const words = useCosts()(one);
  if (!words) return null;
  return (
    <div>
      <h3 class="strong">{texts.ledger.money}</h3>
      <p>{words}</p>
    </div>
  );
}

function Actions({ of: one }: { of: PenaltyDto }) {
  const { texts, send, decide, goTo } = useApp();
  const open = usePanel().cases.find(({ charge }) => charge?.id === one.id);
  const { id, seen, place } = one;
  const act = {
    proposed: open ? (
      <Button look="primary grow" onClick={() => send({ type: 'jumped', id: open.id })}>
        {texts.ledger.open}
      </Button>
    ) : (
      <Button look="primary grow" onClick={() => decide([{ do: 'confirm', id, seen }], id)}>
        {texts.ledger.confirm}
      </Button>
    ),
    confirmed: (
      <Button look="grow" onClick={() => send({ type: 'opened', opened: { kind: 'withdraw', id } })}>
        {texts.ledger.withdraw}
      </Button>
    ),
    dismissed: (
      <Button look="grow" onClick={() => decide([{ do: 'reopen', id, seen }], id)}>
        {texts.ledger.reopen}
      </Button>
    ),
    withdrawn: (
      <Button look="grow" onClick={() => decide([{ do: 'reinstate', id, seen }], id)}>
        {texts.ledger.reinstate}
      </Button>
    ),
  }[one.state];
  return (
    <div class="row">
      {act}
      {place?.cell && <Button onClick={() => goTo(place)}>{texts.detail.toCell}</Button>}
    </div>
  );
}
