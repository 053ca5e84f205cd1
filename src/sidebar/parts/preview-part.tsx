import { glued, money } from '../format';
import { Consequences } from './consequences';
import { useApp } from './context';
import { Ladder } from './ladder';
import type { Preview } from './preview';
import { Note } from './small';

interface PreviewPartProps {
  readonly preview: Preview;
  readonly team: string;
  /** Title over what moves; left out: none. */
  readonly title?: string;
}

/** The step that is due and what it would move, before anything is written. */
export function PreviewPart({ preview, team, title }: PreviewPartProps) {
  return (
    <div class="stack-2" aria-live="polite">
      {title && <h3 class="strong">{title}</h3>}
      <Found preview={preview} team={team} />
    </div>
  );
}

function Found({ preview, team }: Omit<PreviewPartProps, 'title'>) {
  const { texts, lang } = useApp();
  if (preview === null) return null;
  if (preview === 'counting') return <p class="sub">{texts.add.counting}</p>;
  if (preview === 'failed')
    return (
      <Note hue="s-warning" icon="warning">
        {texts.notice.trouble.lost}
      </Note>
    );
  if (!preview.ok)
    return (
      <Note hue="s-warning" icon="warning">
        {glued(preview.message)}
      </Note>
    );
  return (
    <>
      {preview.money && <p class="strong">{texts.add.costs(money(preview.money, lang))}</p>}
      <Ladder steps={preview.ladder} team={team} now={texts.add.thisOne} />
      {preview.moved.length > 0 && (
        <ul class="plain sub">
          {preview.moved.map(line => (
            <li key={line}>{glued(line)}</li>
          ))}
        </ul>
      )}
      <Consequences then={preview.then} />
    </>
  );
}
