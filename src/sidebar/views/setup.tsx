import { useState } from 'preact/hooks';
import { lawOf } from '../law';
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
  const { texts, state, laws, setUp, check } = useApp();
  const [regulation, setRegulation] = useState(regulations[0] ?? '');
  const editions = lawOf(laws, regulation).editions;
  const [chosen, setEdition] = useState('');
  const edition = editions.includes(chosen) ? chosen : (editions[0] ?? '');
  const [sample, setSample] = useState(true);
  const request = { regulation, sample, ...(editions.length > 1 && { edition }) };
  return (
    <Frame top={null} label={texts.setup.label} look="pad stack first">
      <Big hue="s-quiet" icon="cell" />
      <div>
        <Title>{texts.setup.title}</Title>
        <p class="sub">{texts.setup.lead}</p>
      </div>
      {state.notice && (
        <Note
          hue={state.notice.code === 'stopped' ? 's-warning' : 's-error'}
          icon={state.notice.code === 'stopped' ? 'warning' : 'error'}
          title={noticeTitle(state.notice, texts)}
          role="alert"
        >
          <p>{noticeText(state.notice, texts)}</p>
          <Button look="small" onClick={check}>
            {texts.notice.again}
          </Button>
        </Note>
      )}
      <Choices
        name="regulation"
        legend={texts.setup.regulation}
        ids={regulations}
        words={texts.setup.regulations}
        chosen={regulation}
        choose={setRegulation}
      />
      {editions.length > 1 && (
        <Choices
          name="edition"
          legend={texts.setup.edition}
          ids={editions}
          words={texts.setup.editions}
          chosen={edition}
          choose={setEdition}
        />
      )}
      <label class="choice">
        <input type="checkbox" checked={sample} onChange={event => setSample(event.currentTarget.checked)} />
        <span>
          {texts.setup.sample}
          <span class="sub">{texts.setup.sampleWhy}</span>
        </span>
      </label>
      <Button look="primary wide" onClick={() => setUp(request)}>
        {texts.setup.create}
      </Button>
      <p class="sub">{texts.setup.promise}</p>
    </Frame>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly ids: readonly string[];
  /** What each is called, and what it is; an id without words is its own name. */
  readonly words: Readonly<Record<string, readonly [string, string]>>;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

function Choices({ name, legend, ids, words, chosen, choose }: ChoicesProps) {
  return (
    <fieldset>
      <legend class="strong">{legend}</legend>
      {ids.map(id => (
        <label key={id} class="choice big-choice">
          <input type="radio" name={name} checked={id === chosen} onChange={() => choose(id)} />
          <span>
            {words[id]?.[0] ?? id}
            <span class="sub">{words[id]?.[1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
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
