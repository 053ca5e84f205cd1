import fc from 'fast-check';

/** What became of an input: the product answered, or said in a sentence why it does not. */
export type Fate = 'accepted' | 'refused';

/** One kind of bad input: its grammar, and what must hold of each input. */
export interface Kind<T = unknown> {
  readonly name: string;
  /** Of a thousand inputs of a whole run. */
  readonly share: number;
  readonly inputs: fc.Arbitrary<T>;
  /** @throws Error that says what does not hold */
  readonly play: (input: T) => Fate | Promise<Fate>;
}

export const kind = <T>(one: Kind<T>): Kind => one as Kind;

export interface Played {
  readonly inputs: number;
  readonly accepted: number;
  readonly refused: number;
  /** The smallest input that was found to fail, with what failed; empty: none. */
  readonly failure: string;
}

/** Plays so many inputs of a kind from a seed; the same seed draws the same inputs. */
export async function played({ inputs, play }: Kind, seed: number, count: number): Promise<Played> {
  const fates = { accepted: 0, refused: 0 };
  const property = fc.asyncProperty(inputs, async input => {
    fates[await play(input)]++;
  });
  const details = await fc.check(property, { seed, numRuns: count, interruptAfterTimeLimit: 3_600_000 });
  const { errorInstance: error, numRuns } = details;
  const failure = details.failed
    ? `${fc.defaultReportMessage(details)}\n${error instanceof Error ? error.stack : String(error)}`
    : '';
  return { inputs: numRuns, ...fates, failure };
}

/** Throws where it does not hold, with what it is about. */
export function must(holds: boolean, what: string, about?: unknown): void {
  if (!holds) throw new Error(about === undefined ? what : `${what}: ${shownShort(about)}`);
}

const shownShort = (value: unknown): string => fc.stringify(value).slice(0, 1000);
