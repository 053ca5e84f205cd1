import type { Gist } from '../core/gist';
import { regulations } from '.';

/** What a regulation says, in words: for people's eyes only. */
export interface LawInWords {
  /** Gist of every clause, in the order of the text. */
  readonly clauses: Readonly<Record<string, Gist>>;
  /** Clauses under which a judge may charge, the free ruling among them. */
  readonly penalties: readonly string[];
  readonly readings: readonly (Gist & { readonly id: string; readonly parameter?: string })[];
  /** Named sets of values, the text itself first. */
  readonly editions: readonly string[];
  /** What each parameter is, by its name. */
  readonly parameters: Readonly<Record<string, Gist>>;
}

/**
 * The words of each regulation, by its id. In Code.js another module stands here (`src/build/lawOfPage.ts`): the words
 * live once, in Sidebar.html, where the page and set-up read them.
 */
export const law = (): Readonly<Record<string, LawInWords>> =>
  Object.fromEntries(
    regulations.map(({ id, clauses, penalties, freeRuling, readings, editions, parameters }) => [
      id,
      {
        clauses,
        penalties: [...new Set([...penalties.map(({ clause }) => clause), freeRuling])],
        editions: ['template', ...Object.keys(editions).filter(name => name !== 'template')],
        readings: readings.map(({ reading, ...rest }) => ({ ...rest, ...reading })),
        parameters: Object.fromEntries(
          Object.entries(parameters).map(([name, { meaning }]) => [name, meaning]),
        ),
      },
    ]),
  );
