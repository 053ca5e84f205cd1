import { glued } from '../format';
import type { Notice } from '../state/state';
import type { Texts } from '../texts';
import { useApp } from './context';
import { Button } from './pressables';
import { Note } from './small';

export const noticeText = ({ text }: Notice, texts: Texts): string =>
  'said' in text ? glued(text.said) : texts.notice.trouble[text.trouble];

export function noticeTitle({ code, text }: Notice, texts: Texts): string {
  if (code === 'changed') return texts.notice.notWritten;
  if (code === 'noRights') return texts.denied.title;
  if (code === 'stopped') return texts.notice.stopped;
  if (code === 'unreadable') return texts.notice.unreadable;
  return 'trouble' in text && text.trouble === 'stopped' ? texts.notice.stopped : texts.notice.failed.title;
}

/** What went wrong, over what stands: the earlier result stays in sight. */
export function NoticeBanner() {
  const { state, texts, send, check } = useApp();
  const { notice, panel } = state;
  if (!notice || !panel || (notice.code === 'noRights' && state.view === 'queue')) return null;
  const { opened } = state;
  // The view of a case that is gone has the one button itself.
  const isGone = opened?.kind === 'case' && !panel.cases.some(({ id }) => id === opened.id);
  const isFresh = notice.code === 'changed';
  return (
    <div class="pad banner">
      <Note
        hue={isFresh ? 's-error' : 's-warning'}
        icon={isFresh ? 'error' : 'warning'}
        title={noticeTitle(notice, texts)}
        role="alert"
      >
        <p>{noticeText(notice, texts)}</p>
        {!isGone && (
          <Button look="small" onClick={isFresh ? () => send({ type: 'noticed' }) : check}>
            {isFresh ? texts.notice.close : texts.notice.again}
          </Button>
        )}
      </Note>
    </div>
  );
}
