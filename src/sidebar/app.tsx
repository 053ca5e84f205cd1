import { useEffect, useState } from 'preact/hooks';
import { type Law, lawOf } from './law';
import { AppProvider, useApp } from './parts/context';
import { useFocus } from './parts/focus';
import { useCommonKeys } from './parts/nav';
import { useSession } from './session';
import { keepSettings, readSettings, type Settings } from './settings';
import type { View } from './state/state';
import { langOf, type Texts, textsFor } from './texts';
import { Account } from './views/account';
import { AddPenalty } from './views/add-penalty';
import { CaseDetail } from './views/case-detail';
import { Help } from './views/help';
import { Import } from './views/import';
import { KeyList } from './views/keys';
import { Money } from './views/money';
import { Penalties } from './views/penalties';
import { PenaltyDetail } from './views/penalty-detail';
import { Players } from './views/players';
import { Denied, Failure, Waiting } from './views/problem';
import { Publish } from './views/publish';
import { Queue } from './views/queue';
import { SetUp } from './views/setup';
import { Table } from './views/table';
import { Tournament } from './views/tournament';
import { WhatIf } from './views/what-if';
import { WhyNumber } from './views/why-number';
import { WhyPlace } from './views/why-place';
import { Withdraw } from './views/withdraw';

interface AppProps {
  readonly view: View;
  readonly law: Law;
}

/** The whole panel. */
export function App({ view, law }: AppProps) {
  const session = useSession(view);
  const [settings, setSettings] = useState(readSettings);
  const { panel } = session.state;
  const lang = panel?.lang ?? langOf(navigator.language);
  const texts = textsFor(lang);
  useEffect(session.check, []);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => {
    document.documentElement.dataset.scheme = settings.scheme;
  }, [settings.scheme]);
  const set = (next: Settings): void => {
    setSettings(next);
    keepSettings(next);
  };
  return (
    <AppProvider
      value={{
        ...session,
        lang,
        texts,
        settings,
        set,
        laws: law,
        law: lawOf(law, panel?.report.regulation ?? ''),
      }}
    >
      <Shown />
      <Spoken texts={texts} />
    </AppProvider>
  );
}

function Shown() {
  const { state } = useApp();
  useFocus(state);
  useCommonKeys();
  const { view, panel, notice, opened, regulations } = state;
  if (regulations) return <SetUp />;
  if (!panel) return notice ? <Failure notice={notice} /> : <Waiting />;
  if (view === 'setup') return <SetUp />;
  if (notice?.code === 'noRights' && view === 'queue') return <Denied notice={notice} />;
  return opened ? <Detail /> : <List view={view} />;
}

const VIEWS = {
  queue: Queue,
  table: Table,
  penalties: Penalties,
  whatIf: WhatIf,
  publish: Publish,
  money: Money,
  players: Players,
  tournament: Tournament,
  help: Help,
  keys: KeyList,
};

function List({ view }: { view: Exclude<View, 'setup'> }) {
  const Shown = VIEWS[view];
  return <Shown />;
}

function Detail() {
  const { opened } = useApp().state;
  switch (opened?.kind) {
    case 'case':
      return <CaseDetail id={opened.id} />;
    case 'number':
      return <WhyNumber {...opened} />;
    case 'place':
      return <WhyPlace {...opened} />;
    case 'penalty':
      return <PenaltyDetail id={opened.id} />;
    case 'account':
      return <Account id={opened.id} />;
    case 'import':
      return <Import />;
    case 'withdraw':
      return <Withdraw id={opened.id} />;
    default:
      return <AddPenalty />;
  }
}

/** Results for those who hear the panel: one place, always there. */
function Spoken({ texts }: { texts: Texts }) {
  const { state } = useApp();
  const { work, snack, panel, found } = state;
  const said = work?.isLong
    ? texts.work[work.what]
    : work
      ? ''
      : found
        ? texts.queue.ofCell(found.cell, found.id !== null)
        : (snack?.said ?? (panel ? texts.work.done(panel.at) : ''));
  return (
    <p class="vh" role="status">
      {said}
    </p>
  );
}
