import { glued } from '../format';
import { gistOf } from '../law';
import { useApp } from './context';
import { Clause } from './pressables';

/** A clause with its gist and its ladder in words. */
export function ClauseLine({ clause }: { clause: string }) {
  const { texts, lang, law, state } = useApp();
  const ladder = state.panel?.ladders[clause] ?? [];
  const gist = gistOf(law, clause, lang);
  return (
    <div class="clause">
      <Clause id={clause} />
      <span class="strong">{gist && glued(gist)}</span>
      {ladder.length > 0 && <span class="sub">{texts.add.ladder(ladder)}</span>}
    </div>
  );
}
