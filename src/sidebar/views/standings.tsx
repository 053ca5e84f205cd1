import type { StandingsRow, StandingsTable } from '../../addon/report';
import { isZero } from '../exact';
import { number } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Criterion, EXTRA_ROUND } from '../parts/criterion';
import { Icon, type IconName } from '../parts/icon';
import { PlacesTable } from '../parts/places-table';
import { cutOf, placeSpan, sharing } from '../places';
import { keyOf } from '../state/state';

interface StandingsProps {
  readonly table: StandingsTable;
  readonly all: readonly StandingsTable[];
}

/** One group, wall or stage. The cut is a line with words; a tie across it turns red. */
export function Standings({ table, all }: StandingsProps) {
  const { texts } = useApp();
  const cut = cutOf(table, all);
  const title = useTitle(table);
  const isWide = table.rows.some(row => placeSpan(row, table.rows).length > 3);
  return (
    <PlacesTable title={title} last={texts.table.points} isWide={isWide}>
      {table.rows.length === 0 && (
        <tr>
          <td />
          <td colSpan={2} class="none">
            {texts.table.nobody}
          </td>
        </tr>
      )}
      {table.rows.flatMap((row, at) => [
        cut?.before === at && (
          <tr key="cut" class={cut.isTied ? 'cut s-error' : 'cut'}>
            <td colSpan={3}>
              <span>
                {cut.isTied && <Icon name="equal" />}
                {(cut.isTied ? texts.table.border : texts.table.cut)(cut.through, table.stage)}
              </span>
            </td>
          </tr>
        ),
        <Row key={row.team} row={row} table={table} />,
      ])}
    </PlacesTable>
  );
}

/** A stage, a group of it, or a wall of the second day. */
export function useTitle({ stage, group }: { stage: string; group: string | null }): string {
  const { texts } = useApp();
  if (group === null) return texts.stages[stage] ?? stage;
  return stage === 'semi' || stage === 'final' ? texts.table.wall(group) : texts.table.group(group);
}

function Row({ row, table: { stage, group, rows } }: { row: StandingsRow; table: StandingsTable }) {
  const { texts, send } = useApp();
  const span = placeSpan(row, rows);
  const at = { stage, group, team: row.team };
  return (
    <tr>
      <td>
        {row.place === null ? (
          <span class="p">{span}</span>
        ) : (
          <button
            type="button"
            class="open p"
            data-key={keyOf.place(at)}
            aria-label={texts.table.placeWhy(span, row.shared)}
            onClick={() => send({ type: 'opened', opened: { kind: 'place', ...at } })}
          >
            {span}
          </button>
        )}
      </td>
      <th scope="row">
        <span class="name clamp" title={row.team}>
          {row.team}
        </span>
        <Standing row={row} rows={rows} stage={stage} />
        <MarkOf at={at} />
      </th>
      <Points row={row} at={at} />
    </tr>
  );
}

/** Said by the place and the points already. */
const ITSELF = ['shared', 'points'];

interface StandingProps {
  readonly row: StandingsRow;
  readonly rows: readonly StandingsRow[];
  readonly stage: string;
}

/** Why the team stands here, in a word. */
function Standing({ row, rows, stage }: StandingProps) {
  const { texts, state } = useApp();
  if (row.shared && row.place !== null)
    return (
      <>
        <Under hue={row.qualified === null ? 's-error' : 's-quiet'} icon="equal">
          {texts.table.shared(sharing(row.place, rows))}
        </Under>
        {row.decidedBy === EXTRA_ROUND && <span class="under">{texts.table.extraDue}</span>}
      </>
    );
  const by = row.decidedBy && !ITSELF.includes(row.decidedBy) && (
    <span class="under">
      <Criterion id={row.decidedBy} />
    </span>
  );
  return (
    <>
      {row.qualified && state.panel?.report.final && (
        <Under hue="s-settled" icon="check">
          {texts.table.through(stage)}
        </Under>
      )}
      {by}
    </>
  );
}

/** Through or out whatever is still to be played. */
function MarkOf({
  at,
}: {
  at: { readonly stage: string; readonly group: string | null; readonly team: string };
}) {
  const { texts } = useApp();
  const { marks } = usePanel();
  const mark = marks.find(
    ({ stage, group, team }) => stage === at.stage && group === at.group && team === at.team,
  );
  if (!mark) return null;
  return (
    <Under
      hue={mark.state === 'through' ? 's-settled' : 's-quiet'}
      icon={mark.state === 'through' ? 'check' : 'minus'}
    >
      {texts.whatIf.mark[mark.state](at.stage)}
    </Under>
  );
}

export const Under = ({ hue, icon, children }: { hue: string; icon: IconName; children: string }) => (
  <span class={`under hue ${hue}`}>
    <Icon name={icon} />
    {children}
  </span>
);

interface PointsProps {
  readonly row: StandingsRow;
  readonly at: { readonly stage: string; readonly group: string | null; readonly team: string };
}

/** What is pending stands under the points, never inside. */
function Points({ row: { points, pending, penalties, provisional }, at }: PointsProps) {
  const { texts, lang, send } = useApp();
  const less = (exact: string): string => `−${number(exact, lang)}`;
  return (
    <td>
      {points === null ? (
        <span class="strong">–</span>
      ) : (
        <button
          type="button"
          class="open strong"
          data-key={keyOf.number(at)}
          aria-label={texts.table.pointsWhy(number(points, lang))}
          onClick={() => send({ type: 'opened', opened: { kind: 'number', ...at } })}
        >
          {number(points, lang)}
        </button>
      )}
      {!isZero(pending) && (
        <Under hue="s-warning" icon="waiting">
          {texts.table.pending(less(pending))}
        </Under>
      )}
      {!isZero(penalties) && <span class="under">{texts.table.included(less(penalties))}</span>}
      {provisional !== null && provisional !== points && (
        <span class="under">{texts.table.provisional(number(provisional, lang))}</span>
      )}
    </td>
  );
}
