import type { Case } from '../../addon/panel';
import { glued } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Frame } from '../parts/frame';
import { Head } from '../parts/head';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { Nav } from '../parts/nav';
import { Button, IconButton } from '../parts/pressables';
import { Big, Key, Said, Title } from '../parts/small';
import { hasLeagues, hasProtocols } from '../regulation';
import {
  confirmations,
  inQueue,
  lateIds,
  mayStandAside,
  queueGroups,
  setAside,
  tickedCases,
} from '../state/selection';
import { CaseCard } from './case-card';

/** What needs a judge, worst first. */
export function Queue() {
  const { texts } = useApp();
  const panel = usePanel();
  const all = inQueue(panel);
  useQueueKeys(all);
  return (
    <Frame
      top={<Nav />}
      head={<Head bar />}
      label={texts.queue.label}
      foot={all.length > 0 ? <Bulk /> : <p class="meta">{texts.queue.fresh}</p>}
    >
      {all.length === 0 && <Empty />}
      {queueGroups(panel).map(group => (
        <Group key={String(group.decides)} {...group} />
      ))}
      <Aside of={panel.aside} />
    </Frame>
  );
}

function useQueueKeys(all: readonly Case[]): void {
  const { state, send, decide } = useApp();
  const ids = all.map(({ id }) => id);
  const current = all.find(({ id }) => id === state.current);
  const charge = current?.charge;
  useKeys({
    ArrowDown: () => send({ type: 'moved', by: 1, ids }),
    ArrowUp: () => send({ type: 'moved', by: -1, ids }),
    KeyA: () => {
      if (charge) decide(confirmations([current]), current.id);
      else if (current) send({ type: 'opened', opened: { kind: 'case', id: current.id } });
    },
    KeyD: () => {
      if (charge)
        send({ type: 'opened', opened: { kind: 'case', id: current.id }, sheet: { kind: 'dismiss' } });
      else if (current && mayStandAside(current)) decide(setAside(current), current.id);
    },
    KeyS: () => {
      if (current) send({ type: 'opened', opened: { kind: 'case', id: current.id } });
    },
  });
}

function Group({ decides, cases }: { decides: boolean | null; cases: readonly Case[] }) {
  const { texts, state } = useApp();
  const panel = usePanel();
  const { queue } = texts;
  const [yes, no] = hasLeagues(panel)
    ? [queue.decidesLeague, queue.askedLeague]
    : [queue.decides, queue.asked];
  const title = decides === null ? queue.unasked : decides ? yes : no;
  const stop = state.current ?? inQueue(panel)[0]?.id;
  return (
    <section aria-label={title}>
      <h2 class="sec">
        <span>{title}</span>
        <span>{cases.length}</span>
      </h2>
      {cases.map(one => (
        <CaseCard key={one.id} of={one} isStop={one.id === stop} />
      ))}
    </section>
  );
}

/** Warnings that were set aside: each may be taken up again. */
function Aside({ of }: { of: readonly Case[] }) {
  const { texts, decide } = useApp();
  if (of.length === 0) return null;
  return (
    <details class="aside">
      <summary>
        <Icon name="right" />
        {texts.queue.aside(of.length)}
      </summary>
      <ul>
        {of.map(one => (
          <li key={one.id}>
            <p class="why">
              <Said text={one.evidence} />
            </p>
            <button
              type="button"
              class="link"
              onClick={() => decide([{ do: 'takeUp', id: one.id, seen: one.seen }], one.id)}
            >
              {texts.queue.takeUp}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Late ones together, and the keys. */
function Bulk() {
  const { texts, state, settings, send, decide, toSelected } = useApp();
  const panel = usePanel();
  const late = lateIds(panel);
  const ticked = tickedCases(panel, state.ticked);
  const { hints } = texts.queue;
  return (
    <>
      <div class="bulk">
        {late.length > 0 && (
          <label class="choice grow">
            <input
              type="checkbox"
              checked={late.every(id => state.ticked.includes(id))}
              onChange={event => send({ type: 'ticked', ids: late, on: event.currentTarget.checked })}
            />
            <span>{texts.queue.late(late.length)}</span>
          </label>
        )}
        {ticked.length > 0 ? (
          <Button look="small primary" onClick={() => decide(confirmations(ticked), ticked[0]?.id ?? null)}>
            {texts.queue.confirm(ticked.length)}
          </Button>
        ) : (
          <IconButton icon="cell" label={texts.queue.toSelected} onClick={toSelected} />
        )}
      </div>
      {state.found?.id === null && (
        <p class="meta" aria-hidden="true">
          {texts.queue.ofCell(state.found.cell, false)}
        </p>
      )}
      {settings.keys && (
        <p class="hints">
          <Hint keys={['↑', '↓']} word={hints.item} />
          <Hint keys={['↵']} word={hints.cell} />
          <Hint keys={['A']} word={hints.yes} />
          <Hint keys={['D']} word={hints.no} />
          <Hint keys={['U']} word={hints.undo} />
        </p>
      )}
    </>
  );
}

const Hint = ({ keys, word }: { keys: readonly string[]; word: string }) => (
  <span>
    {keys.map(key => (
      <Key key={key} name={key} />
    ))}{' '}
    {word}
  </span>
);

/** Quiet is named in words, with one next step. */
function Empty() {
  const { texts, send } = useApp();
  const panel = usePanel();
  const { report, games } = panel;
  const why =
    games.begun === 0
      ? hasProtocols(panel)
        ? texts.queue.emptyProtocols
        : texts.queue.emptyStart
      : report.final && games.waiting === 0
        ? texts.queue.emptyFinal
        : texts.queue.emptyOpen;
  return (
    <div class="pad stack quiet">
      <Big hue={games.begun === 0 ? 's-quiet' : 's-settled'} icon={games.begun === 0 ? 'waiting' : 'tick'} />
      <div>
        <Title>{games.begun === 0 ? texts.queue.notBegun : texts.queue.empty}</Title>
        <p>{glued(why)}</p>
      </div>
      <Button look="primary" onClick={() => send({ type: 'went', view: 'table', focus: true })}>
        {texts.queue.toTable}
      </Button>
    </div>
  );
}
