import type { StandingsTable } from '../../addon/report';
import { useApp, usePanel } from '../parts/context';
import { Frame } from '../parts/frame';
import { Head } from '../parts/head';
import { Nav } from '../parts/nav';
import { Note } from '../parts/small';
import { StageSwitch } from '../parts/stage-switch';
import { cutOf, placeSpan, sharing } from '../places';
import { Standings } from './standings';

/** Standings by stage; points hold only what is validated and confirmed. */
export function Table() {
  const { texts, state } = useApp();
  const { standings } = usePanel().report;
  const stages = [...new Set(standings.map(({ stage }) => stage))];
  const stage = stages.find(one => one === state.stage) ?? stages[0];
  const tables = standings.filter(one => one.stage === stage);
  return (
    <Frame top={<Nav />} head={<Head />} label={texts.table.label}>
      <h2 class="vh" tabIndex={-1}>
        {texts.table.label}
      </h2>
      {stages.length > 1 && <StageSwitch stages={stages} chosen={stage ?? ''} label={texts.table.stage} />}
      {standings.length === 0 && <p class="pad">{texts.table.none}</p>}
      {tables.map(table => (
        <Tie key={table.group} table={table} all={tables} />
      ))}
      {tables.map(table => (
        <Standings key={table.group} table={table} all={tables} />
      ))}
    </Frame>
  );
}

/** A tie across the cut is said above all tables. */
function Tie({ table, all }: { table: StandingsTable; all: readonly StandingsTable[] }) {
  const { texts, send } = useApp();
  const cut = cutOf(table, all);
  const row = cut?.isTied ? table.rows[cut.before] : undefined;
  if (!row || row.place === null) return null;
  const { stage, group } = table;
  const title = group === null ? (texts.stages[stage] ?? stage) : texts.table.group(group);
  return (
    <div class="pad banner">
      <Note hue="s-error" icon="equal" title={texts.table.tie(stage)}>
        <p>{texts.table.tieWhy(title, placeSpan(row, table.rows), sharing(row.place, table.rows))}</p>
        <button
          type="button"
          class="link"
          onClick={() => send({ type: 'opened', opened: { kind: 'place', stage, group, team: row.team } })}
        >
          {texts.table.why}
        </button>
      </Note>
    </div>
  );
}
