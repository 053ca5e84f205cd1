import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Decision, PenaltyDto } from '../../addon/panel';
import type { AccountDto } from '../../addon/report';
import { isZero, minus, sumOf } from '../exact';
import { money } from '../format';
import { amountOf, dueOf, ofAccount, owedFor, paidTogether, waitingFor } from '../money';
import { useApp, usePanel } from '../parts/context';
import { byKey } from '../parts/focus';
import { Frame } from '../parts/frame';
import { Crumb } from '../parts/nav';
import { Button } from '../parts/pressables';
import { Note, Tag, Title } from '../parts/small';
import { keyOf } from '../state/state';
import { CostItem } from './cost-item';
import { accountLook, useOwes } from './money';

/** What a judge is writing about a payment: for which ruling, and how much in all. */
export interface Payment {
  readonly id: string;
  /** What stood there when the judge began: once it is written the form is over. */
  readonly seen: string;
  readonly text: string;
}

const paymentOf = ({ id, seen }: PenaltyDto, paid: string): Decision => ({ do: 'pay', id, seen, paid });

/** Money of one team, ruling by ruling, and what can be done with it. */
export function Account({ id: team }: { id: string }) {
  const { texts } = useApp();
  const panel = usePanel();
  const account = panel.report.accounts.find(one => one.team === team) ?? { team, ...NOTHING };
  const costs = ofAccount(panel, team);
  const { paying, payment, amount, isWrong, write, submit } = useWriting(costs);
  const together = paidTogether(panel, account);
  const all = together.length > 0 && <All of={together} />;
  return (
    <Frame
      top={<Crumb to={texts.money} />}
      label={texts.cash.label}
      foot={paying ? <Submit amount={amount} submit={submit} write={write} /> : all}
    >
      <Head account={account} />
      <h3 class="sec">
        <span>{texts.cash.records}</span>
        <span>{costs.length}</span>
      </h3>
      <ul>
        {costs.map(one => (
          <CostItem
            key={one.id}
            of={one}
            payment={paying === one ? payment : null}
            isWrong={isWrong}
            write={write}
            submit={submit}
          />
        ))}
      </ul>
    </Frame>
  );
}

const NOTHING = { due: '0', paid: '0', owes: '0' };

/** The payment that a judge is writing; it is over once another sum stands there. */
function useWriting(costs: readonly PenaltyDto[]) {
  const { decide } = useApp();
  const [payment, setPayment] = useState<Payment | null>(null);
  const [isPressed, setPressed] = useState(false);
  const paying = costs.find(({ id, seen }) => id === payment?.id && seen === payment.seen);
  const amount = payment && amountOf(payment.text);
  useWayBack(paying?.id ?? null);
  const write = (next: Payment | null): void => {
    setPressed(false);
    setPayment(next);
  };
  const submit = (): void => {
    setPressed(true);
    if (!paying || amount === null) return;
    if (isZero(minus(amount, paying.paid || '0'))) write(null);
    else decide([paymentOf(paying, amount)], paying.id);
  };
  return { paying, payment, amount, isWrong: isPressed && amount === null, write, submit };
}

function Head({ account }: { account: AccountDto }) {
  const { texts, lang } = useApp();
  const owes = useOwes();
  const waiting = waitingFor(usePanel(), account.team);
  const { hue, icon } = accountLook(account);
  return (
    <div class="pad stack-2">
      <Title>{account.team}</Title>
      <div class="row apart wraps">
        <Tag hue={hue} icon={icon}>
          {owes(account)}
        </Tag>
        <span class="sub">{texts.cash.sums(money(account.due, lang), money(account.paid, lang))}</span>
      </div>
      {waiting.length > 0 && (
        <Note hue="s-warning" icon="waiting">
          {texts.cash.waiting(money(sumOf(waiting.map(one => one.money || '0')), lang))}
        </Note>
      )}
    </div>
  );
}

/** When the form closes, the keyboard is at the button that opened it. */
function useWayBack(id: string | null): void {
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (id === null && before.current !== null) byKey(keyOf.pay(before.current))?.focus();
    before.current = id;
  }, [id]);
}

interface SubmitProps {
  readonly amount: string | null;
  readonly submit: () => void;
  readonly write: (payment: Payment | null) => void;
}

function Submit({ amount, submit, write }: SubmitProps) {
  const { texts, lang } = useApp();
  return (
    <div class="row">
      <Button look="primary grow" onClick={submit}>
        {amount === null ? texts.cash.record : texts.cash.submit(money(amount, lang))}
      </Button>
      <Button onClick={() => write(null)}>{texts.cash.cancel}</Button>
    </div>
  );
}

/** A team that pays all that it owes: one decision about all its rulings. */
function All({ of: open }: { of: readonly PenaltyDto[] }) {
  const { texts, lang, decide } = useApp();
  const [first] = open;
  if (!first) return null;
  const owed = sumOf(open.map(owedFor));
  return (
    <Button
      look="primary wide"
      onClick={() =>
        decide(
          open.map(one => paymentOf(one, dueOf(one))),
          first.id,
        )
      }
    >
      {texts.cash.all(money(owed, lang))}
    </Button>
  );
}
