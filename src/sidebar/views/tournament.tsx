import { useState } from 'preact/hooks';
import { clauseText, glued } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Field } from '../parts/field';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { CheckAgain, Nav } from '../parts/nav';
import { Part } from '../parts/part';
import { Button, Clause } from '../parts/pressables';
import { Tag, Title } from '../parts/small';
import { Switch } from '../parts/switch';
import type { Settings } from '../settings';
import { FileHealth } from './file-health';
import { Formulas } from './formulas';
import { Chosen, Questions } from './questions';
import { Stamps } from './stamps';

/** What is in force, what of the sheets lacks, and the panel's own settings. */
export function Tournament() {
  const { texts } = useApp();
  const { report, teams, walls } = usePanel();
  const [name = report.regulation] = texts.setup.regulations[report.regulation] ?? [];
  return (
    <Frame top={<Nav />} label={texts.tour.label}>
      <div class="pad row apart top">
        <div>
          <Title>{texts.tournament}</Title>
          <p class="sub">{texts.tour.regulation(name, teams.length, walls.length)}</p>
        </div>
        <CheckAgain />
      </div>
      <Questions />
      <Changed />
      <Readings />
      <Stamps />
      <Sheets />
      <Part title={texts.paste.title}>
        <Paste />
      </Part>
      <Part title={texts.organizer.formulas}>
        <Formulas />
      </Part>
      <Part title={texts.tour.panel}>
        <PanelSettings />
      </Part>
    </Frame>
  );
}

/** Numbers that differ from the text's own: what it was, what it is. */
function Changed() {
  const { texts, lang, law } = useApp();
  const { changed } = usePanel();
  return (
    <Part title={texts.tour.changed} end={changed.length || undefined}>
      {changed.length === 0 && <p class="pad sub">{texts.tour.unchanged}</p>}
      <dl class="kv pad">
        {changed.map(one => (
          <div key={one.name}>
            <dt>
              {glued(law.parameters[one.name]?.[lang] ?? one.meaning)} · <Clause id={one.clause} />
            </dt>
            <dd>
              {one.default || '–'} → <b>{one.value || '–'}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const FEW = 3;

function Readings() {
  const { texts, lang, law } = useApp();
  const { changed, chosen } = usePanel();
  const [isWhole, setWhole] = useState(false);
  const { readings } = law;
  if (readings.length === 0) return null;
  const isOtherwise = (parameter: string | undefined) => changed.some(({ name }) => name === parameter);
  const inOrder = [...readings].sort(
    (x, y) => Number(isOtherwise(y.parameter)) - Number(isOtherwise(x.parameter)),
  );
  return (
    <Part
      title={texts.tour.readings}
      end={
        readings.length > FEW && (
          <button type="button" class="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.tour.fewer : texts.tour.all(readings.length)}
          </button>
        )
      }
    >
      <ul class="readings">
        {(isWhole ? inOrder : inOrder.slice(0, FEW)).map(({ id, parameter, [lang]: words }) => (
          <li key={id} class="item">
            <Icon name="info" />
            <div>
              <p>
                <span class="cl">{clauseText(id, lang)}</span> {glued(words)}
              </p>
              {isOtherwise(parameter) && (
                <Tag hue="s-warning" icon="warning">
                  {texts.tour.otherwise}
                </Tag>
              )}
              {chosen
                .filter(one => one.id === id)
                .map(one => (
                  <Chosen key={one.id} {...one} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Sheets() {
  const { texts } = useApp();
  const { hasSample } = usePanel();
  return (
    <Part title={texts.tour.sheets}>
      <div class="pad stack-2">
        <FileHealth />
        {hasSample && <Sample />}
      </div>
    </Part>
  );
}

/** The way to texts that people keep elsewhere. */
function Paste() {
  const { texts, send } = useApp();
  return (
    <div class="pad row apart">
      <p class="sub">{texts.paste.why}</p>
      <Button look="small" name="import" onClick={() => send({ type: 'opened', opened: { kind: 'import' } })}>
        {texts.paste.open}
      </Button>
    </div>
  );
}

/** Asks once more in place: no undo brings the sample back. */
function Sample() {
  const { texts, removeSample } = useApp();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <div class="row apart">
        <p class="sub">{texts.tour.sample}</p>
        <Button look="small" onClick={() => setAsked(true)}>
          {texts.tour.remove}
        </Button>
      </div>
    );
  return (
    <div class="stack-2" role="status">
      <p>{texts.tour.removeWhy}</p>
      <div class="row">
        <Button look="small" onClick={removeSample}>
          {texts.tour.removeNow}
        </Button>
        <Button look="small quiet" onClick={() => setAsked(false)}>
          {texts.tour.keep}
        </Button>
      </div>
    </div>
  );
}

function PanelSettings() {
  const { texts, settings, set } = useApp();
  return (
    <div class="pad stack">
      <Switch
        on={settings.keys}
        title={texts.tour.keys}
        why={texts.tour.keysWhy}
        onChange={keys => set({ ...settings, keys })}
      />
      <Field label={texts.tour.look}>
        <select
          class="input"
          value={settings.scheme}
          onChange={event => set({ ...settings, scheme: event.currentTarget.value as Settings['scheme'] })}
        >
          {(['system', 'light', 'dark'] as const).map(scheme => (
            <option key={scheme} value={scheme}>
              {texts.tour.looks[scheme]}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
