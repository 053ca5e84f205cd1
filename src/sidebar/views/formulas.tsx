import { useState } from 'preact/hooks';
import type { FormulaDto } from '../../addon/panel';
import { call } from '../calls';
import { copy } from '../clipboard';
import { useApp } from '../parts/context';
import { Button, IconButton } from '../parts/pressables';

/** Cell functions over this file's own sheets, to copy or to put into the selected cell. */
export function Formulas() {
  const { texts } = useApp();
  const [ready, setReady] = useState<readonly FormulaDto[]>([]);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const during = async (act: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setSaid(await act().catch(() => texts.notice.trouble.lost));
    setBusy(false);
  };
  const show = () =>
    during(async () => {
      const result = await call('formulas', {});
      if (!result.ok) return result.message;
      setReady(result.formulas);
      return '';
    });
  const insert = (name: FormulaDto['name']) =>
    during(async () => {
      const result = await call('insertFormula', { name });
      return result.ok ? result.said : result.message;
    });
  const copied = async (text: string): Promise<void> =>
    setSaid((await copy(text)) ? texts.organizer.copied : texts.publish.notCopied);
  return (
    <div class="pad stack-2">
      <p class="sub">{texts.organizer.formulasWhy}</p>
      <ul class="plain stack-2">
        {ready.map(one => (
          <Formula
            key={one.name}
            {...one}
            isBusy={isBusy}
            onInsert={() => void insert(one.name)}
            onCopy={text => void copied(text)}
          />
        ))}
      </ul>
      <p class="sub" role="status">
        {said}
      </p>
      <Button name="formulas" off={isBusy} onClick={() => void show()}>
        {texts.organizer.show}
      </Button>
    </div>
  );
}

interface FormulaProps extends FormulaDto {
  readonly isBusy: boolean;
  readonly onInsert: () => void;
  readonly onCopy: (text: string) => void;
}

function Formula({ name, text, isBusy, onInsert, onCopy }: FormulaProps) {
  const { texts } = useApp();
  return (
    <li class="stack-2">
      <p>
        <b>{name}</b> <span class="sub">{texts.organizer.formulaWhat[name]}</span>
      </p>
      <p class="code">{text ?? texts.organizer.needsLeft}</p>
      <div class="row">
        <Button look="small" name={`insert:${name}`} off={isBusy} onClick={onInsert}>
          {texts.organizer.insert}
        </Button>
        {text && (
          <IconButton icon="copy" label={`${texts.publish.copy}: ${name}`} onClick={() => onCopy(text)} />
        )}
      </div>
    </li>
  );
}
