import type { AccountDto } from '../../addon/report';
import { isZero, signOf } from '../exact';
import { money } from '../format';
import { byDebt, totalsOf } from '../money';
import { CardHead } from '../parts/card-head';
import { useApp, usePanel } from '../parts/context';
import { Figure } from '../parts/figure';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { Nav } from '../parts/nav';
import { Name, Quiet, Title } from '../parts/small';
import type { Look } from '../parts/state-look';
import { Prizes } from './prizes';

/** Who owes what for fines, and prizes as the table stands. */
export function Money() {
  const { texts, send } = useApp();
  const { report } = usePanel();
  const accounts = byDebt(report.accounts);
  const ids = accounts.map(({ team }) => team);
  useKeys({
    ArrowDown: () => send({ type: 'moved', by: 1, ids }),
    ArrowUp: () => send({ type: 'moved', by: -1, ids }),
  });
  const isEmpty = accounts.length === 0 && report.prizes.length === 0;
  return (
    <Frame top={<Nav />} head={<Owed />} label={texts.cash.label}>
      {isEmpty && <Empty />}
      {accounts.length > 0 && <Teams accounts={accounts} />}
      <Prizes />
    </Frame>
  );
}

function Owed() {
  const { texts, lang } = useApp();
  const { accounts } = usePanel().report;
  const totals = totalsOf(accounts);
  const { figure, rest } = texts.cash.owed(money(totals.owed, lang), totals.debtors);
  const sums = texts.cash.sums(money(totals.due, lang), money(totals.paid, lang));
  return (
    <header class="fig">
      <Title>{texts.money}</Title>
      <Figure figure={figure} rest={rest} />
      {accounts.length > 0 && (
        <p class="sub">
          {sums}
          {!isZero(totals.back) && `, ${texts.cash.back(money(totals.back, lang))}`}
        </p>
      )}
    </header>
  );
}

function Teams({ accounts }: { accounts: readonly AccountDto[] }) {
  const { texts, state } = useApp();
  const stop = accounts.find(({ team }) => team === state.current)?.team ?? accounts[0]?.team;
  return (
    <section aria-label={texts.cash.teams}>
      <h3 class="sec">
        <span>{texts.cash.teams}</span>
        <span>{accounts.length}</span>
      </h3>
      <ul>
        {accounts.map(account => (
          <Card key={account.team} of={account} isStop={account.team === stop} />
        ))}
      </ul>
    </section>
  );
}

export function accountLook({ owes }: AccountDto): Look {
  if (signOf(owes) > 0) return { hue: 's-warning', icon: 'warning' };
  return signOf(owes) < 0 ? { hue: 's-warning', icon: 'undo' } : { hue: 's-settled', icon: 'check' };
}

/** `Долг 250`, `Вернуть 25`, `Оплачено` */
export function useOwes(): (account: AccountDto) => string {
  const { texts, lang } = useApp();
  return ({ owes }) => {
    const amount = money(owes.replace('-', ''), lang);
    if (isZero(owes)) return texts.cash.quits;
    return signOf(owes) > 0 ? texts.cash.debt(amount) : texts.cash.refund(amount);
  };
}

function Card({ of: account, isStop }: { of: AccountDto; isStop: boolean }) {
  const { texts, lang, state, send } = useApp();
  const { team, due, paid } = account;
  const { hue, icon } = accountLook(account);
  const open = () => send({ type: 'opened', opened: { kind: 'account', id: team } });
  return (
    <li class={`card ${hue} ${state.current === team ? 'is-current' : ''}`}>
      <Icon name={icon} />
      <div>
        <CardHead
          id={team}
          isStop={isStop}
          open={open}
          keys={{ Enter: open, ArrowRight: open }}
          word={useOwes()(account)}
          where=""
        />
        <p class="teams">
          <Name name={team} />
        </p>
        <p class="why">{texts.cash.sums(money(due, lang), money(paid, lang))}</p>
      </div>
    </li>
  );
}

function Empty() {
  const { texts } = useApp();
  return <Quiet hue="s-settled" icon="tick" title={texts.cash.empty} why={texts.cash.emptyWhy} />;
}
