import { useState } from 'preact/hooks';
import type { Panel, PaperResult } from '../../addon/panel';
import { call } from '../calls';
import { copy } from '../clipboard';
import { momentOf } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Field, Input } from '../parts/field';
import { Frame } from '../parts/frame';
import { Head } from '../parts/head';
import { Icon } from '../parts/icon';
import { Nav } from '../parts/nav';
import { Button } from '../parts/pressables';
import { Note } from '../parts/small';
import { useWhatIf } from '../parts/what-if';
import { FORM_NAMES, FORMS, type Form } from '../publish/forms';
import { postOf } from '../publish/moved';
import { type Parts, postedText } from '../publish/post';

/** Standings and rulings as a text for the forum, with the fingerprint by which anyone can check them. */
export function Publish() {
  const { texts, law, lang } = useApp();
  const panel = usePanel();
  const [form, setForm] = useState<Form>('bbcode');
  const [parts, setParts] = useState<Parts>({ rulings: true, moved: true });
  const text = FORMS[form](postedText({ panel, law, texts, lang }, parts));
  return (
    <Frame
      top={<Nav />}
      head={<Head />}
      label={texts.publish.label}
      look="pad stack"
      foot={<Copy text={text} panel={panel} />}
    >
      <h2 class="vh" tabIndex={-1} data-key="title">
        {texts.publish.label}
      </h2>
      <Safety panel={panel} />
      <p class="sub">{texts.publish.lead}</p>
      <Choice form={form} onChoose={setForm} />
      <Wanted parts={parts} panel={panel} onChange={setParts} />
      <Field label={texts.publish.text}>
        <textarea class="input post" readOnly rows={10} value={text} spellcheck={false} />
      </Field>
      <Fingerprint own={panel.fingerprint} />
      <Papers />
    </Frame>
  );
}

/** Whether anything open can still change who goes through: each case for itself, then everything open together. */
function Safety({ panel }: { panel: Panel }) {
  const { texts } = useApp();
  const { answer, isWaiting } = useWhatIf(panel);
  const deciding = panel.cases.filter(({ decides }) => decides).length;
  const unknown = panel.cases.filter(({ decides }) => decides === null).length;
  const tops = (answer?.tables ?? []).flatMap(({ cut }) => cut?.top ?? []);
  const isProven = tops.length > 0 && tops.every(top => top === 'safe');
  const words = texts.publish;
  if (deciding > 0) return <Verdict isSafe={false} text={words.unsafe(deciding)} />;
  if (isProven) return <Verdict isSafe text={words.proven} />;
  if (isWaiting) return <Verdict isSafe={false} text={words.counting} />;
  if (unknown > 0) return <Verdict isSafe={false} text={words.open(unknown)} />;
  if (tops.includes('moves')) return <Verdict isSafe text={words.together} />;
  return <Verdict isSafe text={tops.length > 0 ? words.unproven : words.safe} />;
}

const Verdict = ({ isSafe, text }: { isSafe: boolean; text: string }) => (
  <Note hue={isSafe ? 's-settled' : 's-warning'} icon={isSafe ? 'check' : 'waiting'}>
    {text}
  </Note>
);

function Choice({ form, onChoose }: { form: Form; onChoose: (form: Form) => void }) {
  const { texts } = useApp();
  return (
    <div class="chips" role="radiogroup" aria-label={texts.publish.form}>
      {FORM_NAMES.map(name => (
        <label key={name} class="chip">
          <input type="radio" name="form" checked={name === form} onChange={() => onChoose(name)} />
          <span>{texts.publish.forms[name]}</span>
        </label>
      ))}
    </div>
  );
}

interface WantedProps {
  readonly parts: Parts;
  readonly panel: Panel;
  readonly onChange: (parts: Parts) => void;
}

function Wanted({ parts, panel: { posted }, onChange }: WantedProps) {
  const { texts, lang } = useApp();
  return (
    <div class="stack tight">
      <Tick
        title={texts.publish.parts.rulings}
        on={parts.rulings}
        onChange={rulings => onChange({ ...parts, rulings })}
      />
      {posted ? (
        <Tick
          title={texts.publish.moved(momentOf(posted.at, lang))}
          on={parts.moved}
          onChange={moved => onChange({ ...parts, moved })}
        />
      ) : (
        <p class="sub">{texts.publish.notPosted}</p>
      )}
    </div>
  );
}

const Tick = ({ title, on, onChange }: { title: string; on: boolean; onChange: (on: boolean) => void }) => (
  <label class="row">
    <input type="checkbox" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{title}</span>
  </label>
);

/** Copying is posting: what went out is remembered, so that the next post can say what moved. */
function Copy({ text, panel }: { text: string; panel: Panel }) {
  const { texts } = useApp();
  const [said, setSaid] = useState('');
  const onClick = async (): Promise<void> => {
    if (!(await copy(text))) return setSaid(texts.publish.notCopied);
    setSaid(texts.publish.copiedOnly);
    const kept = await call('keepPost', { post: postOf(panel, `${panel.day} ${panel.at}`) }).catch(
      () => null,
    );
    if (kept?.ok) setSaid(texts.publish.copied);
    else if (kept) setSaid(kept.message);
  };
  return (
    <>
      <p class="sub" role="status">
        {said}
      </p>
      <Button look="primary wide" name="copy" onClick={() => void onClick()}>
        <Icon name="copy" />
        {texts.publish.copy}
      </Button>
    </>
  );
}

/** As people copy it: any dashes and blanks, small letters, O for 0. */
const printOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

function Fingerprint({ own }: { own: string }) {
  const { texts } = useApp();
  const [text, setText] = useState('');
  const print = printOf(text);
  const answer =
    print === ''
      ? ''
      : print.length !== printOf(own).length
        ? texts.publish.badPrint
        : print === printOf(own)
          ? texts.publish.same
          : texts.publish.other(own);
  return (
    <div class="stack tight">
      <p>
        {texts.publish.print}: <b class="num">{own}</b>
      </p>
      <Input label={texts.publish.compare} hint={texts.publish.compareHint} value={text} onInput={setText} />
      <p class="sub" role="status">
        {answer}
      </p>
    </div>
  );
}

/** Sheets to look at and to print; one is made at a time. */
function Papers() {
  const { texts } = useApp();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [at, setAt] = useState('');
  const make = async (asked: () => Promise<PaperResult>): Promise<void> => {
    setBusy(true);
    setSaid(texts.publish.making);
    const result = await asked().catch(() => null);
    setSaid(result === null ? texts.notice.trouble.lost : result.ok ? result.said : result.message);
    setBusy(false);
  };
  return (
    <div class="stack tight">
      <div class="row">
        <Button look="small" off={isBusy} onClick={() => void make(() => call('raceSheet', {}))}>
          {texts.publish.race}
        </Button>
        <Button look="small" off={isBusy} onClick={() => void make(() => call('protocolSheet', {}))}>
          {texts.publish.protocol}
        </Button>
      </div>
      <Input label={texts.publish.past} hint={texts.publish.pastHint} value={at} onInput={setAt} />
      <div class="row">
        <Button
          look="small"
          name="past"
          off={isBusy}
          onClick={() => void make(() => call('pastSheet', { at }))}
        >
          {texts.publish.pastMake}
        </Button>
      </div>
      <p class="sub" role="status">
        {said}
      </p>
    </div>
  );
}
