import { useState } from 'preact/hooks';
import { useApp } from '../parts/context';
import { Frame } from '../parts/frame';
import { noticeText, noticeTitle } from '../parts/notice';
import { Button } from '../parts/pressables';
import { Big, Note, Title } from '../parts/small';

/** From an empty file to a checked table. */
export function SetUp() {
  const { state } = useApp();
  return state.regulations ? <Create regulations={state.regulations} /> : <Standing />;
}

function Create({ regulations }: { regulations: readonly string[] }) {
  const { texts, state, setUp } = useApp();
  const [regulation, setRegulation] = useState(regulations[0] ?? '');
  const [sample, setSample] = useState(true);
  return (
    <Frame top={null} label={texts.setup.label} look="pad stack first">
      <Big hue="s-quiet" icon="cell" />
      <div>
        <Title>{texts.setup.title}</Title>
        <p class="sub">{texts.setup.lead}</p>
      </div>
      {state.notice && (
        <Note hue="s-error" icon="error" title={noticeTitle(state.notice, texts)} role="alert">
          {noticeText(state.notice, texts)}
        </Note>
      )}
      <fieldset>
        <legend class="strong">{texts.setup.regulation}</legend>
        {regulations.map(id => (
          <label key={id} class="choice big-choice">
            <input
              type="radio"
              name="regulation"
              checked={id === regulation}
              onChange={() => setRegulation(id)}
            />
            <span>
              {texts.setup.regulations[id]?.[0] ?? id}
              <span class="sub">{texts.setup.regulations[id]?.[1]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label class="choice">
        <input type="checkbox" checked={sample} onChange={event => setSample(event.currentTarget.checked)} />
        <span>
          {texts.setup.sample}
          <span class="sub">{texts.setup.sampleWhy}</span>
        </span>
      </label>
      <Button look="primary wide" onClick={() => setUp({ regulation, sample })}>
        {texts.setup.create}
      </Button>
      <p class="sub">{texts.setup.promise}</p>
    </Frame>
  );
}

/** The menu led here, but a tournament stands already. */
function Standing() {
  const { texts, state, send, setUp } = useApp();
  const repairs = state.panel?.repairs ?? [];
  const toQueue = () => send({ type: 'went', view: 'queue', focus: true });
  return (
    <Frame top={null} label={texts.setup.label} look="pad stack first">
      <Big hue="s-quiet" icon="cell" />
      <div>
        <Title>{texts.setup.standing}</Title>
        <p class="sub">{texts.setup.standingWhy}</p>
      </div>
      {repairs.length > 0 ? (
        <ul class="plain">
          {repairs.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{texts.tour.whole}</p>
      )}
      {repairs.length > 0 && (
        <Button look="primary wide" onClick={() => setUp({})}>
          {texts.tour.repair}
        </Button>
      )}
      <Button look={repairs.length > 0 ? 'wide' : 'primary wide'} onClick={toQueue}>
        {texts.setup.toQueue}
      </Button>
    </Frame>
  );
}
