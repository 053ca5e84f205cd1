import { gistOf, type RegulationLaw } from '../law';
import { useApp } from './context';
import { Clause } from './pressables';

/** League 3.2: decided, or to be decided, by a round more. */
export const EXTRA_ROUND = 'extra round';

/** The clause that a criterion stands in, which opens; null: it is in none. */
export const clauseOf = (criterion: string, law: RegulationLaw): string | null =>
  criterion === EXTRA_ROUND ? '3.2' : gistOf(law, criterion, 'en') === null ? null : criterion;

/** What decided a place: its clause, or words where the clause has several criteria; it opens the clause. */
export function Criterion({ id }: { id: string }) {
  const { texts, law } = useApp();
  const word = texts.criteria[id];
  const clause = clauseOf(id, law);
  return (
    <>
      {word ? texts.table.decided : texts.table.by}{' '}
      {clause === null ? (word ?? id) : <Clause id={clause} word={word?.toLowerCase()} />}
    </>
  );
}
