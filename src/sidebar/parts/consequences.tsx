import type { Consequence, EntryDto } from '../../addon/panel';
import { clauseText, glued } from '../format';
import { hasLeagues } from '../regulation';
import { useApp, usePanel } from './context';
import { Note } from './small';

interface ConsequencesProps {
  readonly then: Consequence;
  readonly entries?: readonly EntryDto[];
  /** The charges stand elsewhere. */
  readonly quiet?: boolean;
}

/** What a decision would move, before it is made. */
export function Consequences({ then, entries = [], quiet = false }: ConsequencesProps) {
  const { texts, lang } = useApp();
  const charges = quiet
    ? []
    : then.charges.map(({ team, sanction, clause, repeat }) => {
        const side = entries.find(entry => entry.team === team)?.side;
        const name = side ? texts.sides[side] : texts.detail.named(team);
        return texts.detail.followed(name, sanction, clauseText(clause, lang), texts.time(repeat));
      });
  const lines = [...then.lines.map(glued), ...charges];
  if (then.decides)
    return (
      <Note
        hue="s-warning"
        icon="warning"
        title={hasLeagues(usePanel()) ? texts.detail.decidesLeague : texts.detail.decides}
      >
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </Note>
    );
  return (
    <div class="sub">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {then.lines.length === 0 && <p>{texts.detail.noEffect}</p>}
    </div>
  );
}
