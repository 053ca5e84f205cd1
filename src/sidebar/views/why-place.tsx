import type { Trial } from '../../addon/panel';
import { glued, number } from '../format';
import { gistOf } from '../law';
import { useApp, usePanel } from '../parts/context';
import { CopyButton } from '../parts/copy-button';
import { clauseOf } from '../parts/criterion';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { Crumb } from '../parts/nav';
import { Clause } from '../parts/pressables';
import { Name, Note, Title } from '../parts/small';
import { upper } from '../parts/where';
import { type OfTeam, useStanding } from './why-number';

/** One sentence first; under it the chain: what was tried, on whom, with what numbers. */
export function WhyPlace(of: OfTeam) {
  const { texts } = useApp();
  const found = usePanel().places.find(
    ({ stage, group, team }) => stage === of.stage && group === of.group && team === of.team,
  );
  const trials = found?.trials ?? [];
  return (
    <Frame
      top={
        <Crumb to={texts.nav.table}>
          <CopyButton />
        </Crumb>
      }
      label={texts.chain.label}
      look="pad stack"
    >
      <div>
        <Title>{of.team}</Title>
        <p class="sub">{useStanding(of)}</p>
      </div>
      <p class="lead">{useSentence(trials)}</p>
      <ol class="chain">
        {trials.map(trial => (
          <Link key={trial.criterion} trial={trial} team={of.team} />
        ))}
      </ol>
      {isUndecided(trials) && (
        <Note hue="s-error" icon="equal" title={texts.chain.over}>
          {texts.chain.overWhy}
        </Note>
      )}
    </Frame>
  );
}

const isUndecided = (trials: readonly Trial[]): boolean =>
  trials.length > 0 && trials[trials.length - 1]?.outcome !== 'apart';

function useName(): (criterion: string) => string {
  const { texts, lang, law } = useApp();
  return criterion => upper(texts.criteria[criterion] ?? gistOf(law, criterion, lang) ?? criterion);
}

function useSentence(trials: readonly Trial[]): string {
  const { texts } = useApp();
  const name = useName();
  const last = trials[trials.length - 1];
  if (!last) return texts.chain.nothing;
  if (last.outcome !== 'apart') return texts.chain.tied(levelWith(last));
  return last.criterion === 'points' ? texts.chain.first : texts.chain.by(name(last.criterion));
}

/** Those still level after the last trial: where some left, those with the same number. */
function levelWith({ teams, outcome }: Trial): number {
  return outcome === 'fewer' ? teams.filter(({ value }) => value === teams[0]?.value).length : teams.length;
}

const LOOKS = {
  apart: { hue: 's-settled', icon: 'check' },
  fewer: { hue: 's-quiet', icon: 'check' },
  level: { hue: 's-quiet', icon: 'equal' },
  unknown: { hue: 's-error', icon: 'error' },
} as const;

function Link({ trial: { criterion, teams, outcome }, team }: { trial: Trial; team: string }) {
  const { texts, lang, law } = useApp();
  const name = useName();
  const clause = clauseOf(criterion, law);
  return (
    <li class={LOOKS[outcome].hue}>
      <span class="hue">
        <Icon name={LOOKS[outcome].icon} />
      </span>
      <p>
        <b>{glued(name(criterion))}</b>
        {clause && ' · '}
        {clause && <Clause id={clause} />}
      </p>
      <p class="sub">{texts.chain[outcome]}</p>
      <ul class="vs">
        {teams.map(one => (
          <li key={one.team} class={one.team === team ? 'own' : ''}>
            <Name name={one.team} />
            <span>{one.value === null ? '–' : number(one.value, lang)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
