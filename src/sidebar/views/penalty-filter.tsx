import type { PenaltyDto } from '../../addon/panel';
import { clauseText } from '../format';
import { useApp } from '../parts/context';

const TEAM = 'team:';
const CLAUSE = 'clause:';

/** Empty: everything. */
export const passes =
  (filter: string) =>
  ({ team, clause }: PenaltyDto): boolean =>
    filter === '' || filter === TEAM + team || filter === CLAUSE + clause;

const distinct = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter(Boolean).sort((x, y) => x.localeCompare(y, 'ru', { numeric: true }));

export function Filter({ penalties }: { penalties: readonly PenaltyDto[] }) {
  const { texts, lang, state, send } = useApp();
  return (
    <div class="pad switcher">
      <select
        class="input"
        aria-label={texts.ledger.show}
        value={state.filter}
        onChange={event => send({ type: 'filtered', filter: event.currentTarget.value })}
      >
        <option value="">{texts.ledger.everything}</option>
        <optgroup label={texts.ledger.teams}>
          {distinct(penalties.map(({ team }) => team)).map(team => (
            <option key={team} value={TEAM + team}>
              {team}
            </option>
          ))}
        </optgroup>
        <optgroup label={texts.ledger.clauses}>
          {distinct(penalties.map(({ clause }) => clause)).map(clause => (
            <option key={clause} value={CLAUSE + clause}>
              {clauseText(clause, lang)}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}
