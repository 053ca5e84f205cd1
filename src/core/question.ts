import type { Saying } from './finding';
import type { Tournament } from './tournament';

/** Something that the law or the schedule leaves open or says against itself: to be answered before the start. */
export interface Question extends Saying {
  readonly clause: string;
  /** The parameter whose value would answer it. */
  readonly parameter: string;
}

/** A question of a regulation: `asks` gives the facts of each time that it must be asked, none where all is clear. */
export interface QuestionRule<C extends string, V> {
  readonly kind: string;
  readonly clause: C;
  readonly parameter: keyof V & string;
  readonly asks: (law: V, tournament: Tournament) => readonly Saying['data'][];
}

/** The questions that are open now, in the order of the rules; each sentence also has the parameter's name. */
export const asked =
  <C extends string, V>(rules: readonly QuestionRule<C, V>[]) =>
  (tournament: Tournament, law: V): readonly Question[] =>
    rules.flatMap(({ kind, clause, parameter, asks }) =>
      asks(law, tournament).map(data => ({
        kind: `question.${kind}`,
        data: { ...data, parameter },
        clause,
        parameter,
      })),
    );

/** Asked once while it is open, with these facts. */
export const once = (isOpen: boolean, data: Saying['data'] = {}): readonly Saying['data'][] =>
  isOpen ? [data] : [];
