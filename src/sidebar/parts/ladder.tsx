import type { LadderStep } from '../../addon/panel';
import { useApp } from './context';
import { whereText } from './where';

const LOOKS = { before: 'done', now: 'now', later: '' } as const;

interface LadderProps {
  readonly steps: readonly LadderStep[];
  readonly team: string;
  /** What the step that is due now is called. */
  readonly now: string;
}

/** The steps of a clause for a team: what came before, what is due now, what would come. */
export function Ladder({ steps, team, now }: LadderProps) {
  const { texts } = useApp();
  if (steps.length === 0) return null;
  return (
    <ol class="ladder" aria-label={texts.detail.ladder(team)}>
      {steps.map((step, at) => {
        const isLast = step.is === 'later' && at === steps.length - 1;
        const where = step.is === 'now' ? now : step.is === 'before' ? whereText(step, texts) : '';
        return (
          <li key={step.repeat} class={LOOKS[step.is]}>
            {texts.detail.step(step.repeat, isLast)}: {[step.sanction, where].filter(Boolean).join(', ')}
          </li>
        );
      })}
    </ol>
  );
}
