import { hasProtocols } from '../regulation';
import { useApp, usePanel } from './context';
import { Figure } from './figure';
import { Tag } from './small';

/** How far the table agrees, and whether it is final. */
export function Head({ bar = false }: { bar?: boolean }) {
  const { texts } = useApp();
  const panel = usePanel();
  const { games, report, cases } = panel;
  const isOfProtocols = hasProtocols(panel);
  const { figure, rest } = texts.head[isOfProtocols ? 'played' : 'agree'](games.settled, games.begun);
  return (
    <header class="fig">
      <Figure figure={figure} rest={rest} />
      {bar && <Meter {...games} />}
      <div class="row apart">
        <span class="sub">
          {bar
            ? isOfProtocols
              ? texts.head.noOutcome(games.open)
              : `${texts.head.open(games.open)} · ${texts.head.waiting(games.waiting)}`
            : cases.length > 0
              ? texts.head.cases(cases.length)
              : texts.head.none}
        </span>
        {games.begun > 0 && <Standing isFinal={report.final} />}
      </div>
    </header>
  );
}

function Standing({ isFinal }: { isFinal: boolean }) {
  const { texts } = useApp();
  return (
    <Tag hue={isFinal ? 's-settled' : 's-warning'} icon={isFinal ? 'check' : 'waiting'}>
      {isFinal ? texts.head.final : texts.head.provisional}
    </Tag>
  );
}

const Meter = ({ settled, open, waiting }: { settled: number; open: number; waiting: number }) => (
  <div class="meter" aria-hidden="true">
    {settled > 0 && <i class="s-settled" style={{ flex: settled }} />}
    {open > 0 && <i class="s-error" style={{ flex: open }} />}
    {waiting > 0 && <i class="s-quiet" style={{ flex: waiting }} />}
  </div>
);
