import { clauseText } from '../format';
import { gistOf, readingsOf } from '../law';
import { useApp } from './context';
import { IconButton } from './pressables';

/** What a clause says, its steps and how we read it; rises over the view, so that the evidence stays in sight. */
export function ClauseSheet({ clause }: { clause: string }) {
  const { state, texts, lang, law, send } = useApp();
  const ladder = state.panel?.ladders[clause] ?? [];
  const readings = readingsOf(law, clause);
  const name = texts.clause.label(clauseText(clause, lang));
  return (
    <section class="sheet stack-2" aria-label={name}>
      <div class="row apart">
        <h2 class="strong" tabIndex={-1} data-key="sheet">
          {name}
        </h2>
        <IconButton
          icon="close"
          label={texts.clause.close}
          onClick={() => send({ type: 'sheet', sheet: null })}
        />
      </div>
      <p>{gistOf(law, clause, lang) ?? texts.clause.unknown}</p>
      {ladder.length > 0 && (
        <p class="sub">
          {texts.clause.ladder}: {texts.add.ladder(ladder)}
        </p>
      )}
      {readings.length > 0 && (
        <div>
          <h3 class="strong">{texts.clause.readings}</h3>
          <ul class="plain sub">
            {readings.map(reading => (
              <li key={reading.id}>{reading[lang]}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
