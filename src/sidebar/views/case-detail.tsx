import { useState } from 'preact/hooks';
import type { Case } from '../../addon/panel';
import { useApp, usePanel } from '../parts/context';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { Crumb } from '../parts/nav';
import { Button, IconButton } from '../parts/pressables';
import { Big, Said, Title } from '../parts/small';
import { caseLook } from '../parts/state-look';
import { placeLine } from '../parts/where';
import { neighbour } from '../state/next';
import { confirmations, inQueue, mayStandAside, setAside } from '../state/selection';
import { ChargePart } from './charge-part';
import { DismissSheet } from './dismiss-sheet';
import { Entries } from './entries';
import { chosenAtFirst, ScorePart } from './score-part';

/** One thing to decide, in place of the list: evidence, the right score, clause and step, decision. */
export function CaseDetail({ id }: { id: string }) {
  const one = usePanel().cases.find(found => found.id === id);
  return one ? <Standing key={one.id + one.seen} one={one} /> : <Gone id={id} />;
}

function Standing({ one }: { one: Case }) {
  const { texts, state, goTo } = useApp();
  const [score, setScore] = useState<string | null>(chosenAtFirst(one));
  const all = inQueue(usePanel());
  const at = all.findIndex(({ id }) => id === one.id);
  const does = useDecisions(one, score);
  useCaseKeys(one, does);
  const { hue, icon } = caseLook(one);
  return (
    <Frame
      top={
        <Crumb to={texts.nav.queue}>
          <Steps of={one} />
        </Crumb>
      }
      label={texts.detail.label(at + 1, all.length)}
      look="pad stack"
      sheet={state.sheet?.kind === 'dismiss' ? <DismissSheet of={one} /> : undefined}
      foot={<Actions one={one} score={score} does={does} onCell={() => goTo(one.place)} />}
    >
      <div>
        <Title>
          <span class={`hue row ${hue}`}>
            <Icon name={icon} />
          </span>
          {headingOf(one)}
        </Title>
        <p class="sub">
          {[placeLine(one, texts), one.before && texts.detail.before(one.before)].filter(Boolean).join(' · ')}
        </p>
        {one.charge && <p class="strong name">{one.charge.team}</p>}
      </div>
      <p>
        <Said text={one.evidence} />
      </p>
      {isChoice(one) ? null : <Entries of={one} />}
      {one.scores.length > 0 && (
        <ScorePart of={one} score={score} onChoose={setScore} onSet={one.charge ? does.set : undefined} />
      )}
      {one.charge && <ChargePart charge={one.charge} />}
      {!one.charge && one.scores.length === 0 && (
        <p class="sub">{mayStandAside(one) ? texts.detail.fixOrAside : texts.detail.fix}</p>
      )}
    </Frame>
  );

  function headingOf({ kind, level, charge }: Case): string {
    const word = texts.kinds[kind] ?? texts.levels[level];
    if (!charge) return word;
    const sanction = shortly(charge.sanction);
    return `${word}, ${texts.time(charge.repeat)}${sanction && `: ${sanction}`}`;
  }
}

/** Two scores to choose from show what both captains wrote. */
const isChoice = ({ charge, scores }: Case): boolean =>
  !charge && scores.filter(({ by }) => by.length > 0).length > 1;

interface Decisions {
  readonly confirm: () => void;
  readonly dismiss: () => void;
  readonly set: () => void;
}

function useDecisions(one: Case, score: string | null): Decisions {
  const { decide, send, state } = useApp();
  const isFree = state.sheet === null;
  return {
    confirm: () => {
      if (isFree && one.charge) decide(confirmations([one]), one.id);
    },
    dismiss: () => {
      if (isFree && one.charge) send({ type: 'sheet', sheet: { kind: 'dismiss' } });
      else if (isFree && mayStandAside(one)) decide(setAside(one), one.id);
    },
    set: () => {
      if (isFree && score && one.place)
        decide([{ do: 'score', record: one.place.record, seen: one.seen, score }], one.id);
    },
  };
}

function useCaseKeys(one: Case, { confirm, dismiss, set }: Decisions): void {
  const { send, goTo } = useApp();
  const ids = inQueue(usePanel()).map(({ id }) => id);
  const step = (by: 1 | -1) => () => {
    const id = neighbour(ids, one.id, by);
    if (id && id !== one.id) send({ type: 'opened', opened: { kind: 'case', id } });
  };
  useKeys({
    ArrowUp: step(-1),
    ArrowDown: step(1),
    Enter: () => goTo(one.place),
    KeyA: one.charge ? confirm : set,
    KeyD: dismiss,
    KeyS: set,
  });
}

/** Which of how many, and the neighbours. */
function Steps({ of: one }: { of: Case }) {
  const { texts, send } = useApp();
  const all = inQueue(usePanel());
  const at = all.findIndex(({ id }) => id === one.id);
  const go = (to: Case | undefined) => to && send({ type: 'opened', opened: { kind: 'case', id: to.id } });
  return (
    <>
      <span class="meta">{texts.detail.of(at + 1, all.length)}</span>
      <IconButton icon="up" label={texts.detail.previous} off={at === 0} onClick={() => go(all[at - 1])} />
      <IconButton
        icon="down"
        label={texts.detail.next}
        off={at === all.length - 1}
        onClick={() => go(all[at + 1])}
      />
    </>
  );
}

interface ActionsProps {
  readonly one: Case;
  readonly score: string | null;
  readonly does: Decisions;
  readonly onCell: () => void;
}

function Actions({ one, score, does, onCell }: ActionsProps) {
  const { texts } = useApp();
  const cell = one.place && (
    <Button onClick={onCell} shortcut="↵" look={one.charge || one.scores.length > 0 ? '' : 'primary grow'}>
      {texts.detail.toCell}
    </Button>
  );
  if (one.charge)
    return (
      <div class="row">
        <Button look="primary grow" shortcut="A" onClick={does.confirm}>
          {texts.detail.confirm(shortly(one.charge.sanction))}
        </Button>
        <Button shortcut="D" onClick={does.dismiss}>
          {texts.detail.dismiss}
        </Button>
      </div>
    );
  if (one.scores.length === 0)
    return (
      <div class="row">
        {cell}
        {mayStandAside(one) && (
          <Button shortcut="D" onClick={does.dismiss}>
            {texts.detail.setAside}
          </Button>
        )}
      </div>
    );
  return (
    <div class="row">
      <Button look="primary grow" shortcut={score ? 'A' : ''} off={!score} onClick={does.set}>
        {score ? texts.detail.set(score) : texts.detail.choose}
      </Button>
      {cell}
    </div>
  );
}

/** A long sanction is in the title and the steps; the button keeps its width. */
const shortly = (sanction: string): string => (sanction.length > 6 ? '' : sanction);

/** Decided meanwhile, or put right by a captain. */
function Gone({ id }: { id: string }) {
  const { texts, state, send } = useApp();
  const close = () => send({ type: 'back' });
  useKeys({ KeyA: close });
  return (
    <Frame
      top={<Crumb to={texts.nav.queue} />}
      label={texts.detail.gone}
      look="pad stack"
      foot={
        <Button look="primary wide" shortcut="A" onClick={close}>
          {texts.detail.close}
        </Button>
      }
    >
      <Big hue="s-settled" icon="check" />
      <div key={id}>
        <Title>{texts.detail.gone}</Title>
        <p>
          {texts.detail.goneWhy} {state.panel && texts.work.done(state.panel.at)}
        </p>
      </div>
    </Frame>
  );
}
