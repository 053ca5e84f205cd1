import type { ImportLineDto, ImportPreview } from '../../addon/panel';
import { glued } from '../format';
import { useApp } from '../parts/context';
import { Icon } from '../parts/icon';
import type { ImportLook } from '../parts/import-look';
import { Note } from '../parts/small';

/** A longer list helps nobody: the first of its lines say what is wrong. */
const MOST = 100;

/** What a text would bring, in one place that is read aloud when it changes. */
export function ImportFound({ look }: { look: ImportLook }) {
  const { texts } = useApp();
  return (
    <div class="stack-2">
      <div role="status">
        {look === 'looking' && <p class="sub">{texts.paste.looking}</p>}
        {look === 'failed' && (
          <Note hue="s-warning" icon="warning">
            {texts.notice.trouble.lost}
          </Note>
        )}
        {look && typeof look === 'object' && <Summary look={look} />}
      </div>
      {look && typeof look === 'object' && look.ok && <Lines lines={look.lines} />}
    </div>
  );
}

function Summary({ look }: { look: ImportPreview }) {
  const { texts } = useApp();
  if (!look.ok)
    return (
      <Note hue="s-error" icon="error">
        {glued(look.message)}
      </Note>
    );
  const count = (level: ImportLineDto['level']): number =>
    look.lines.filter(line => line.level === level).length;
  const [errors, doubts, same] = [count('error'), count('warning'), count('same')];
  return (
    <>
      <p class="strong">{texts.paste.found(look.rows.map(({ sheet, rows }) => [sheet, rows]))}</p>
      {errors > 0 && <p class="sub">{texts.paste.faults(errors)}</p>}
      {doubts > 0 && <p class="sub">{texts.paste.doubts(doubts)}</p>}
      {same > 0 && <p class="sub">{texts.paste.same(same)}</p>}
    </>
  );
}

/** Errors, then doubts, each by its number; the others folded. */
function Lines({ lines }: { lines: readonly ImportLineDto[] }) {
  const { texts } = useApp();
  const of = (level: ImportLineDto['level']) => lines.filter(line => line.level === level);
  const problems = [...of('error'), ...of('warning')];
  const rest = lines.filter(({ level }) => level === 'add' || level === 'same');
  return (
    <>
      {problems.length > 0 && <h3 class="strong">{texts.paste.problems}</h3>}
      <Listed lines={problems} />
      {rest.length > 0 && (
        <details>
          <summary class="sub">{texts.paste.rest(rest.length)}</summary>
          <Listed lines={rest} />
        </details>
      )}
    </>
  );
}

function Listed({ lines }: { lines: readonly ImportLineDto[] }) {
  const { texts } = useApp();
  if (lines.length === 0) return null;
  return (
    <>
      <ul class="import-lines">
        {lines.slice(0, MOST).map(line => (
          <Line key={line.line} {...line} />
        ))}
      </ul>
      {lines.length > MOST && <p class="sub">{texts.paste.more(lines.length - MOST)}</p>}
    </>
  );
}

const LOOK = {
  error: ['s-error', 'error'],
  warning: ['s-warning', 'warning'],
  add: ['s-settled', 'tick'],
  same: ['s-quiet', 'equal'],
} as const;

function Line({ line, text, level, message }: ImportLineDto) {
  const { texts } = useApp();
  const [hue, icon] = LOOK[level];
  return (
    <li class={`row top ${hue}`}>
      <Icon name={icon} />
      <div class="grow">
        <p class="one" title={text}>
          {level === 'error' || level === 'warning' ? <span class="vh">{texts.levels[level]}. </span> : null}
          <b>{texts.paste.line(line)}</b> {text}
        </p>
        <p class="sub">{glued(message)}</p>
      </div>
    </li>
  );
}
