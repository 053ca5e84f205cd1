import { type Work, wayToStop } from '../state/state';
import { useApp } from './context';
import { Button } from './pressables';

/** Work that takes longer than a second: what it is, how far it has come, how to stop. What stood before stays in sight. */
export function WorkBar({ work }: { work: Work }) {
  const { texts, state } = useApp();
  const { what, count, steps } = work;
  return (
    <div class="working stack-2">
      <div class="row apart">
        <h2 class="strong">{texts.work[what]}</h2>
        <Stop work={work} />
      </div>
      {steps ? (
        <Steps {...steps} isStopping={work.isStopping} />
      ) : (
        <p class="sub">
          {count > 1 && `${texts.work.together(count, what === 'import')} `}
          {texts.work.usual} {what === 'check' ? texts.work.stopCheck : texts.work.stopOther}
        </p>
      )}
      {state.panel && <p class="sub">{texts.work.before(state.panel.at)}</p>}
    </div>
  );
}

/** Stops the work where it can be taken back, else only the waiting. */
function Stop({ work }: { work: Work }) {
  const { texts, send } = useApp();
  const type = wayToStop(work);
  if (type === null) return null;
  return (
    <Button look="small" shortcut="Esc" onClick={() => send({ type })}>
      {type === 'stopping' ? texts.work.takeBack : texts.work.stop}
    </Button>
  );
}

function Steps({ done, of, mayStop, isStopping }: NonNullable<Work['steps']> & { isStopping: boolean }) {
  const { texts } = useApp();
  return (
    <>
      <progress class="steps" value={done} max={of} aria-label={texts.work.left(of - done)} />
      <p class="sub" role="status">
        {texts.work.left(of - done)}{' '}
        {isStopping ? texts.work.stopping(mayStop) : mayStop ? '' : texts.work.tooLate}
      </p>
    </>
  );
}
