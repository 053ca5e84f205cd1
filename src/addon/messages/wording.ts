import type { Plain, Saying } from '../../core/finding';
import { clockText, momentText } from '../../table/time';

/** The facts of a sentence, ready to be put into it. */
export interface Facts {
  /** The fact as text; lists joined by commas; an absent one is empty. */
  readonly text: (name: string) => string;
  readonly number: (name: string) => number;
  readonly list: (name: string) => readonly string[];
  readonly is: (name: string, value: string | number) => boolean;
  /** A moment on the file's clock: time alone, or with its date. */
  readonly clock: (name: string) => string;
  readonly date: (name: string) => string;
}

/** Says one kind of finding or evidence in one language. */
export type Sentence = (facts: Facts) => string;
export type Sentences = Readonly<Record<string, Sentence>>;

/** Facts whose names end in `At` are moments. */
export function factsOf({ data }: Saying, zone: string): Facts {
  const raw = (name: string): Plain | undefined => data[name];
  return {
    text: name => [raw(name) ?? ''].flat().join(', '),
    number: name => Number(raw(name) ?? 0),
    list: name => [raw(name) ?? []].flat().map(String),
    is: (name, value) => raw(name) === value,
    clock: name => clockText(Number(raw(name)), zone),
    date: name => momentText(Number(raw(name)), zone).replace('T', ' '),
  };
}

/** The form of a Russian noun after a number: 1 очко, 2 очка, 5 очков, 12,5 очка. */
export function plural(n: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(n)) return few;
  const [tens, units] = [Math.abs(n) % 100, Math.abs(n) % 10];
  if (tens >= 11 && tens <= 14) return many;
  return units === 1 ? one : units >= 2 && units <= 4 ? few : many;
}
