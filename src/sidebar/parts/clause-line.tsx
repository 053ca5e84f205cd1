import { glued } from '../format';
import { gistOf } from '../law';
import { useApp } from './context';
import { Clause } from './pressables';

/** A clause with its gist. */
export function ClauseLine({ clause }: { clause: string }) {
  const { lang, law } = useApp();
  const gist = gistOf(law, clause, lang);
  return (
    <div class="clause">
      <Clause id={clause} />
      <span>{gist && glued(gist)}</span>
    </div>
  );
}
