/** A text for each language of the screen. */
export interface Gist {
  readonly ru: string;
  readonly en: string;
}

/**
 * What a clause, a reading or a parameter says, in our own words. Gists are for the judge's page and the tests: the
 * build leaves them out of Code.js (`src/build/withoutGists.ts`), and nothing that runs there reads them.
 */
export function gist(ru: string, en: string): Gist {
  return { ru, en };
}
