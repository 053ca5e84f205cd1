import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PenaltyDto } from '../../addon/panel';
import { isZero, signOf } from '../exact';
import { money, number } from '../format';
import { dueOf, owedFor } from '../money';
import { ClauseLine } from '../parts/clause-line';
import { useApp } from '../parts/context';
import { Icon } from '../parts/icon';
import { Button } from '../parts/pressables';
import { Said } from '../parts/small';
import type { Look } from '../parts/state-look';
import { placeLine, upper } from '../parts/where';
import { keyOf } from '../state/state';
import type { Payment } from './account';

interface CostItemProps {
  readonly of: PenaltyDto;
  /** Being written for this ruling; null: for none or another. */
  readonly payment: Payment | null;
  readonly isWrong: boolean;
  readonly write: (payment: Payment | null) => void;
  readonly submit: () => void;
}

function lookOf(one: PenaltyDto): Look {
  const sign = signOf(owedFor(one));
  if (sign === 0) return { hue: 's-settled', icon: 'check' };
  return { hue: 's-warning', icon: sign < 0 ? 'undo' : 'waiting' };
}

/** `Не оплачено`, `Оплачено 25 из 75`, `Оплачено` */
function usePaid(one: PenaltyDto): string {
  const { texts, lang } = useApp();
  const [due, paid] = [dueOf(one), one.paid || '0'];
  const shown = [money(paid, lang), money(due, lang)] as const;
  if (isZero(due)) return texts.cash.fallen(shown[0]);
  if (isZero(paid)) return texts.cash.unpaid;
  const sign = signOf(owedFor(one));
  if (sign === 0) return texts.cash.quits;
  return sign > 0 ? texts.cash.part(...shown) : texts.cash.over(...shown);
}

/** One ruling that costs money: what for, how much, what was paid. */
export function CostItem({ of: one, payment, isWrong, write, submit }: CostItemProps) {
  const { texts, lang } = useApp();
  const { hue, icon } = lookOf(one);
  const paid = usePaid(one);
  const isFallen = one.state !== 'confirmed';
  const title = [
    isFallen ? texts.states[one.state] : '',
    placeLine(one, texts),
    one.player ?? '',
    upper(one.sanction),
  ].filter(Boolean);
  const sign = signOf(owedFor(one));
  const action = sign < 0 ? texts.cash.payback : sign > 0 ? texts.cash.pay : texts.cash.mend;
  return (
    <li class={`item ${hue}`}>
      <Icon name={icon} />
      <div>
        <p class="strong hue">{paid}</p>
        <p class="sub">{title.join(' · ')}</p>
        {one.evidence && (
          <p class="sub">
            <Said text={one.evidence} />
          </p>
        )}
        <div class="sub">{one.clause && <ClauseLine clause={one.clause} />}</div>
        {payment ? (
          <Form payment={payment} isWrong={isWrong} write={write} submit={submit} />
        ) : (
          <p class="acts">
            <Button
              look="small"
              name={keyOf.pay(one.id)}
              onClick={() => write({ id: one.id, seen: one.seen, text: number(dueOf(one), lang) })}
            >
              {action}
              <span class="vh">{title.join(' · ')}</span>
            </Button>
          </p>
        )}
      </div>
      <span class="strong">{money(dueOf(one), lang)}</span>
    </li>
  );
}

/** How much was paid in all, beginning with what is due. */
function Form({ payment, isWrong, write, submit }: Omit<CostItemProps, 'of'> & { payment: Payment }) {
  const { texts } = useApp();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  useLayoutEffect(() => {
    if (isWrong) field.current?.focus();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isWrong]);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label class="field">
        <span>{texts.cash.field}</span>
        <input
          ref={field}
          class="input"
          inputMode="decimal"
          autocomplete="off"
          value={payment.text}
          aria-invalid={isWrong}
          aria-describedby="wrong-amount"
          onInput={event => write({ ...payment, text: event.currentTarget.value })}
          onKeyDown={event => {
            if (event.code !== 'Escape') return;
            event.preventDefault();
            write(null);
          }}
        />
      </label>
      <p id="wrong-amount" class="sub hue s-error" role="status">
        {isWrong && texts.cash.wrong}
      </p>
    </form>
  );
}
