/** What clauses, readings and parameters say, as the page carries it. */
import type { Lang } from '../addon/panel';

type Both = Readonly<Record<Lang, string>>;

export interface RegulationLaw {
  readonly clauses: Readonly<Record<string, Both>>;
  /** Clauses under which a judge may charge. */
  readonly penalties: readonly string[];
  readonly readings: readonly (Both & { readonly id: string; readonly parameter?: string })[];
  /** Named sets of values, the text itself first. */
  readonly editions: readonly string[];
  readonly parameters: Readonly<Record<string, Both>>;
}

export type Law = Readonly<Record<string, RegulationLaw>>;

const NOTHING: RegulationLaw = { clauses: {}, penalties: [], readings: [], editions: [], parameters: {} };

export const lawOf = (law: Law, regulation: string): RegulationLaw => law[regulation] ?? NOTHING;

/** `stage2.tie.1` is the first item of the clause `stage2.tie`. */
export const gistOf = ({ clauses }: RegulationLaw, clause: string, lang: Lang): string | null =>
  (clauses[clause] ?? clauses[clause.replace(/\.\d+$/, '')] ?? clauses[clause.replace(/\.[a-d]$/, '')])?.[
    lang
  ] ?? null;

/** Readings of a clause: `4.1.a+` and `4.1.a++` explain `4.1.a`. */
export const readingsOf = ({ readings }: RegulationLaw, clause: string) =>
  readings.filter(({ id }) => id.replace(/\++$/, '') === clause);

export interface FoundClause {
  readonly id: string;
  readonly gist: string;
}

/** Clauses to charge under in which every word of the query is found. A long word may end otherwise. */
export function clausesFor(law: RegulationLaw, query: string, lang: Lang): readonly FoundClause[] {
  const words = wordsOf(query).map(word => (/^\p{L}{6,}$/u.test(word) ? word.slice(0, -3) : word));
  return law.penalties
    .map(id => ({ id, gist: law.clauses[id]?.[lang] ?? '' }))
    .filter(({ id, gist }) => {
      const all = [id, ...wordsOf(gist)];
      return words.every(word => all.some(one => one.startsWith(word)));
    });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);
