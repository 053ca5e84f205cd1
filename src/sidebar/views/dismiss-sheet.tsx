import { useRef, useState } from 'preact/hooks';
import type { Case } from '../../addon/panel';
import { loose } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Button, IconButton } from '../parts/pressables';
import { NoReason, Reason } from '../parts/reason';
import { hasProtocols } from '../regulation';

/** Why a charge is dismissed; rises over the card, so that the evidence stays in sight. */
export function DismissSheet({ of: one }: { of: Case }) {
  const { texts, send, decide } = useApp();
  const [reason, setReason] = useState('');
  const [isOwn, setOwn] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const close = () => send({ type: 'sheet', sheet: null });
  const submit = (event: Event): void => {
    event.preventDefault();
    const { charge, seen, id } = one;
    setMissing(reason.trim() === '');
    if (reason.trim() === '') field.current?.focus();
    else if (charge) decide([{ do: 'dismiss', id: charge.id, seen, reason: loose(reason.trim()) }], id);
  };
  const isOfProtocols = hasProtocols(usePanel());
  const { dismiss } = texts;
  const reasons = isOfProtocols ? dismiss.protocol : one.kind === 'late' ? dismiss.late : dismiss.reasons;
  return (
    <form class="sheet stack-2" aria-label={texts.dismiss.label} onSubmit={submit}>
      <div class="row apart">
        <h2 class="strong" tabIndex={-1} data-key="sheet">
          {texts.dismiss.title}
        </h2>
        <IconButton icon="close" label={texts.dismiss.close} onClick={close} />
      </div>
      <Reasons
        reasons={reasons}
        onChoose={chosen => {
          setOwn(chosen === '');
          setReason(chosen);
        }}
      />
      {isOwn && <Reason label={texts.dismiss.reason} value={reason} onInput={setReason} field={field} />}
      <NoReason isMissing={isMissing && reason.trim() === ''} />
      <div class="row">
        <Button look="primary grow" submit>
          {texts.dismiss.submit}
        </Button>
        <Button shortcut="Esc" onClick={close}>
          {texts.dismiss.notNow}
        </Button>
      </div>
    </form>
  );
}

/** `''`: a reason of the judge's own. */
function Reasons({ reasons, onChoose }: { reasons: readonly string[]; onChoose: (reason: string) => void }) {
  const { texts } = useApp();
  return (
    <fieldset>
      <legend class="vh">{texts.dismiss.title}</legend>
      {[...reasons, ''].map(reason => (
        <label key={reason} class="choice">
          <input type="radio" name="reason" onChange={() => onChoose(reason)} />
          <span>{reason || texts.dismiss.own}</span>
        </label>
      ))}
    </fieldset>
  );
}
