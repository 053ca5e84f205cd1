import { useEffect, useState } from 'preact/hooks';
import type { ImportShape } from '../../addon/panel';
import { useApp, usePanel } from '../parts/context';
import { Field, Select } from '../parts/field';
import { Frame } from '../parts/frame';
import { type ImportLook, useImportLook } from '../parts/import-look';
import { Crumb } from '../parts/nav';
import { Button } from '../parts/pressables';
import { Title } from '../parts/small';
import { ImportFound } from './import-lines';

/** Texts that people keep elsewhere: seen first, and written only as they were seen. */
export function Import() {
  const { texts, state, importRows } = useApp();
  const shapes = useShapes();
  const [text, setText] = useState('');
  const [shape, setShape] = useState('');
  const [isSkipping, setSkipping] = useState(false);
  const { look, ask, drop } = useImportLook();
  const request = { text, ...(shape && { shape: shape as ImportShape }) };
  const change = (set: () => void): void => {
    set();
    setSkipping(false);
    drop();
  };
  useEffect(() => {
    if (state.snack?.place) change(() => setText(''));
  }, [state.snack]);
  useEffect(() => {
    if (state.notice?.what === 'import') drop();
  }, [state.notice]);
  const seen = seenIn(look);
  const mayAdd = seen !== null && seen.rows > 0 && (seen.faulty === 0 || isSkipping);
  return (
    <Frame
      top={<Crumb to={texts.tournament} />}
      label={texts.paste.title}
      look="pad stack"
      foot={
        <Button
          look={mayAdd ? 'primary wide' : 'wide'}
          off={!mayAdd}
          onClick={() =>
            seen && importRows({ ...request, seen: seen.seen, skipFaulty: isSkipping }, seen.rows)
          }
        >
          {seen && seen.rows > 0 ? texts.paste.add(seen.rows) : texts.paste.nothing}
        </Button>
      }
    >
      <div>
        <Title>{texts.paste.title}</Title>
        <p class="sub">{texts.paste.lead}</p>
      </div>
      <Select
        label={texts.paste.shape}
        value={shape}
        none={texts.paste.auto}
        options={shapes}
        text={one => texts.paste.shapes[one as ImportShape]}
        onChange={value => change(() => setShape(value))}
      />
      <Field label={texts.paste.text}>
        <textarea
          class="input"
          rows={7}
          spellcheck={false}
          value={text}
          onInput={event => {
            const { value } = event.currentTarget;
            change(() => setText(value));
          }}
        />
      </Field>
      <Examples shapes={shape ? [shape as ImportShape] : shapes} />
      <Button look="wide" off={text.trim() === '' || look === 'looking'} onClick={() => ask(request)}>
        {texts.paste.look}
      </Button>
      <ImportFound look={look} />
      {seen !== null && seen.faulty > 0 && seen.rows > 0 && (
        <label class="choice">
          <input
            type="checkbox"
            checked={isSkipping}
            onChange={event => setSkipping(event.currentTarget.checked)}
          />
          <span>{texts.paste.skip(seen.faulty)}</span>
        </label>
      )}
    </Frame>
  );
}

/** Games are announced and scored by text only where there are games of one player per team. */
function useShapes(): readonly ImportShape[] {
  const { report } = usePanel();
  return report.regulation === 'walls' ? ['squads'] : ['squads', 'schedule', 'points'];
}

function seenIn(look: ImportLook) {
  if (look === null || typeof look === 'string' || !look.ok) return null;
  return {
    seen: look.seen,
    rows: look.rows.reduce((sum, { rows }) => sum + rows, 0),
    faulty: look.lines.filter(({ level }) => level === 'error').length,
  };
}

function Examples({ shapes }: { shapes: readonly ImportShape[] }) {
  const { texts } = useApp();
  const { report } = usePanel();
  const example = (shape: ImportShape): string =>
    shape === 'schedule' && report.regulation === 'league'
      ? texts.paste.leagueExample
      : texts.paste.examples[shape];
  return (
    <div class="stack-2">
      <dl class="import-examples">
        {shapes.map(shape => (
          <div key={shape}>
            <dt>{texts.paste.hint[shape]}</dt>
            <dd>{example(shape)}</dd>
          </div>
        ))}
      </dl>
      {shapes.includes('points') && <p class="sub">{texts.paste.noShow}</p>}
    </div>
  );
}
