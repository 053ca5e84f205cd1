import { useState } from 'preact/hooks';
import { useApp, usePanel } from '../parts/context';
import { Frame } from '../parts/frame';
import { Crumb, useViewName } from '../parts/nav';
import { Button } from '../parts/pressables';
import { usePreview } from '../parts/preview';
import { PreviewPart } from '../parts/preview-part';
import { NoReason, Reason } from '../parts/reason';
import { Title } from '../parts/small';
import { whereText } from '../parts/where';
import { useSanction } from './penalties';

/** Takes a decision back, with a reason; what would move is seen before. */
export function Withdraw({ id }: { id: string }) {
  const { texts, send, decide } = useApp();
  const one = usePanel().penalties.find(found => found.id === id);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sanction = useSanction();
  const seen = one?.seen ?? '';
  const preview = usePreview(one ? { do: 'withdraw', id, seen, reason: texts.withdraw.title } : null);
  if (!one) return null;
  const submit = (): void => {
    setMissing(reason.trim() === '');
    if (reason.trim()) decide([{ do: 'withdraw', id, seen, reason: reason.trim() }], id);
  };
  return (
    <Frame
      top={<Crumb to={useViewName()} />}
      label={texts.withdraw.title}
      look="pad stack"
      foot={
        <div class="row">
          <Button look="primary grow" onClick={submit}>
            {texts.withdraw.submit}
          </Button>
          <Button onClick={() => send({ type: 'back' })}>{texts.withdraw.cancel}</Button>
        </div>
      }
    >
      <div>
        <Title>{texts.withdraw.title}</Title>
        <p class="name">{one.team}</p>
        <p class="sub">{[one.sanction, sanction(one), whereText(one, texts)].filter(Boolean).join(' · ')}</p>
      </div>
      <div>
        <Reason label={texts.withdraw.reason} value={reason} onInput={setReason} />
        <NoReason isMissing={isMissing && reason.trim() === ''} />
      </div>
      <PreviewPart preview={preview} team={one.team} title={texts.withdraw.moves} />
      <p class="sub">{texts.withdraw.kept}</p>
    </Frame>
  );
}
