import type { Composition, PointsTable } from './game';
import type { Gist } from './gist';
import type { Points } from './points';
import type { Ladder } from './sanction';
import type { Scale } from './scale';

/** Kinds of game and what each gives: Annex 1 of a regulation of walls. */
export type Annex = readonly { readonly kind: string; readonly winner: number; readonly loser: number }[];

/** What an organizer may write as the value of a parameter. */
export type Domain =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'points'; readonly min: number }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** Some of the options, in an order of the organizer's. */
  | { readonly kind: 'chain'; readonly options: readonly string[] }
  | { readonly kind: 'scale' }
  | { readonly kind: 'annex' }
  | { readonly kind: 'ladder' }
  | { readonly kind: 'pointsTable' }
  /** Roles that a game of so many players has. */
  | { readonly kind: 'compositions' };

/** A number, list or choice of the law that an organizer changes without code. An absent default: not said by the text. */
export interface Parameter<T> {
  readonly clause: string;
  readonly meaning: Gist;
  readonly domain: Domain;
  readonly default: T;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** The values of a set of parameters, by their names. */
export type Values<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

const parameter =
  <T>(domain: Domain) =>
  (clause: string, value: T, meaning: Gist): Parameter<T> => ({ clause, domain, default: value, meaning });

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => parameter<number>({ kind: 'whole', min, max });
/** A whole number that the text may leave unsaid. */
export const wholeOrUnsaid = (min: number, max: number) =>
  parameter<number | undefined>({ kind: 'whole', min, max });
export const pointsFrom = (min: number) => parameter<Points>({ kind: 'points', min });
export const yesNo = parameter<boolean>({ kind: 'yesNo' });
export const choice = <const O extends readonly string[]>(...options: O) =>
  parameter<O[number]>({ kind: 'choice', options });
export const chain = <const O extends readonly string[]>(...options: O) =>
  parameter<readonly O[number][]>({ kind: 'chain', options });
export const scale = parameter<Scale>({ kind: 'scale' });
export const annex = parameter<Annex>({ kind: 'annex' });
export const ladder = parameter<Ladder>({ kind: 'ladder' });
export const compositions = parameter<readonly Composition[]>({ kind: 'compositions' });
export const pointsTable = parameter<PointsTable>({ kind: 'pointsTable' });

/** The values that the text itself gives. */
export const defaultsOf = <P extends Parameters>(parameters: P): Values<P> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, { default: value }]) => [name, value]),
  ) as Values<P>;
