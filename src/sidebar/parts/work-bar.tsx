import type { Work } from '../state/state';
import { useApp } from './context';
import { Button } from './pressables';

/** Work that takes longer than a second: what it is, and how to stop waiting. What stood before stays in sight. */
export function WorkBar({ work }: { work: Work }) {
  const { texts, state, send } = useApp();
  return (
    <div class="working stack-2">
      <div class="row apart">
        <h2 class="strong">{texts.work[work.what]}</h2>
        <Button look="small" shortcut="Esc" onClick={() => send({ type: 'stopped' })}>
          {texts.work.stop}
        </Button>
      </div>
      <p class="sub">
        {work.count > 1 && `${texts.work.together(work.count, work.what === 'import')} `}
        {texts.work.usual} {work.what === 'check' ? texts.work.stopCheck : texts.work.stopOther}
      </p>
      {state.panel && <p class="sub">{texts.work.before(state.panel.at)}</p>}
    </div>
  );
}
