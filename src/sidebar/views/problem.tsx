import { useState } from 'preact/hooks';
import { copy } from '../clipboard';
import { loose } from '../format';
import { useApp } from '../parts/context';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { Nav } from '../parts/nav';
import { noticeText, noticeTitle } from '../parts/notice';
import { Button } from '../parts/pressables';
import { Big, Note, Title } from '../parts/small';
import type { Notice } from '../state/state';

/** Nothing stands to be shown: what happened, what is safe, what to do. */
export function Failure({ notice }: { notice: Notice }) {
  const { texts, check, setUp } = useApp();
  const isRepairable = notice.code === 'unreadable';
  return (
    <Frame top={null} label={noticeTitle(notice, texts)} look="pad stack first">
      <Big hue="s-error" icon="error" />
      <div role="alert">
        <Title>{noticeTitle(notice, texts)}</Title>
        <p>{noticeText(notice, texts)}</p>
      </div>
      <Note hue="s-settled" icon="check">
        {isRepairable ? texts.notice.safe : texts.notice.failed.safe}
      </Note>
      {isRepairable && (
        <Button look="primary wide" onClick={() => setUp({})}>
          {texts.tour.repair}
        </Button>
      )}
      <Button look={isRepairable ? 'wide' : 'primary wide'} onClick={check}>
        {texts.notice.again}
      </Button>
    </Frame>
  );
}

/** Before the first answer. */
export function Waiting() {
  const { texts } = useApp();
  return (
    <Frame top={null} label={texts.work.check} look="pad stack first">
      <Big hue="s-quiet" icon="waiting" />
      <div>
        <Title>{texts.work.check}</Title>
        <p class="sub">{texts.work.usual}</p>
      </div>
    </Frame>
  );
}

/** Everything can be read; whom to ask for what. */
export function Denied({ notice }: { notice: Notice }) {
  const { texts, check, send } = useApp();
  const [said, setSaid] = useState('');
  const onCopy = () =>
    void copy(loose(texts.denied.request)).then(isCopied =>
      setSaid(isCopied ? texts.why.copied : texts.why.notCopied),
    );
  return (
    <Frame top={<Nav />} label={texts.denied.title} look="pad stack first">
      <Big hue="s-quiet" icon="lock" />
      <div role="alert">
        <Title>{texts.denied.title}</Title>
        <p>{noticeText(notice, texts)}</p>
      </div>
      <div>
        <h3 class="strong">{texts.denied.ask}</h3>
        <ol class="howto">
          {texts.denied.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div class="stack-2">
        <Button look="primary wide" onClick={onCopy}>
          <Icon name="copy" />
          {texts.denied.copy}
        </Button>
        <p class="sub" role="status">
          {said}
        </p>
        <Button look="wide" onClick={check}>
          {texts.notice.again}
        </Button>
      </div>
      <p class="sub">
        {texts.denied.rest}{' '}
        <button type="button" class="link" onClick={() => send({ type: 'noticed' })}>
          {texts.denied.cases}
        </button>
      </p>
    </Frame>
  );
}
