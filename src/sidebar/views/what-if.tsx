import type { WhatIfTable } from '../../addon/panel';
import { useApp, usePanel } from '../parts/context';
import { Frame } from '../parts/frame';
import { CheckAgain, Nav } from '../parts/nav';
import { Button } from '../parts/pressables';
import { Note, Said, Title } from '../parts/small';
import { StageSwitch } from '../parts/stage-switch';
import { useWhatIf, type WhatIfLook } from '../parts/what-if';
import { WhatIfItems } from './what-if-items';
import { isMoved, WhatIfStandings } from './what-if-table';

/** Decisions taken to be otherwise, the tables as they would be, and what each team needs; nothing is written. */
export function WhatIf() {
  const { texts, state } = useApp();
  const panel = usePanel();
  const look = useWhatIf(panel);
  const tables = look.answer?.tables ?? [];
  const stages = [...new Set(tables.map(({ stage }) => stage))];
  const stage = stages.find(one => one === state.stage) ?? stages[0];
  const shown = tables.filter(one => one.stage === stage);
  return (
    <Frame
      top={<Nav />}
      label={texts.whatIf.name}
      foot={
        look.chosen.size > 0 && (
          <Button look="wide" onClick={look.reset}>
            {texts.whatIf.reset}
          </Button>
        )
      }
    >
      <div class="pad stack">
        <div class="row apart top">
          <Title>{texts.whatIf.name}</Title>
          <CheckAgain />
        </div>
        <p class="sub">{texts.whatIf.lead}</p>
        <Trouble look={look} />
      </div>
      {look.answer && <WhatIfItems items={look.answer.items} look={look} />}
      {stages.length > 1 && <StageSwitch stages={stages} chosen={stage ?? ''} label={texts.table.stage} />}
      {look.answer && <Result look={look} tables={shown} />}
    </Frame>
  );
}

function Trouble({ look: { trouble, reset } }: { look: WhatIfLook }) {
  const { texts } = useApp();
  if (!trouble) return null;
  return (
    <Note hue="s-warning" icon="warning" role="alert">
      <p>{trouble.said === null ? texts.whatIf.failed : <Said text={trouble.said} />}</p>
      <Button look="small" onClick={reset}>
        {texts.whatIf.again}
      </Button>
    </Note>
  );
}

function Result({ look, tables }: { look: WhatIfLook; tables: readonly WhatIfTable[] }) {
  const { texts } = useApp();
  const moved = new Set(
    (look.answer?.tables ?? []).flatMap(({ rows }) => rows.filter(isMoved).map(({ team }) => team)),
  );
  return (
    <section aria-label={texts.whatIf.result}>
      <div class="pad stack">
        <h3 class="strong">{texts.whatIf.result}</h3>
        <p class="sub" role="status">
          {look.isWaiting ? texts.whatIf.waiting : look.chosen.size > 0 ? texts.whatIf.moved(moved.size) : ''}
        </p>
        {tables.some(({ stage, cut }) => stage === 'group' && cut === null) && (
          <Note hue="s-warning" icon="info">
            {texts.whatIf.noCut}
          </Note>
        )}
      </div>
      {tables.map(table => (
        <WhatIfStandings key={table.group} table={table} />
      ))}
    </section>
  );
}
