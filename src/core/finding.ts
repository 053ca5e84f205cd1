import type { CellRef } from './tournament';

export type { Gist } from './gist';

/** What a sentence is made of; the words are chosen at the screen. */
export type Plain = string | number | readonly (string | number)[];

/** A sentence not yet worded: what it says, and of what. */
export interface Saying<K extends string = string> {
  readonly kind: K;
  readonly data: Readonly<Record<string, Plain>>;
}

/** `error` stops "validated"; `warning` may be set aside; `note` only informs. */
export const LEVELS = ['error', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

/** Something that a person should look at. */
export interface Finding<K extends string = string> extends Saying<K> {
  readonly level: Level;
  readonly at?: CellRef;
}

/** Teams that stay level, each kind with the facts of its sentence. */
export interface TieFindings {
  /** Level across the line of those who go on or stay: the judge rules. */
  tieAcrossCut: {
    readonly stage: string;
    readonly place: number;
    readonly cut: number;
    readonly teams: readonly string[];
  };
  /** The criterion needs rows whose role can't be known: the place stays shared. */
  tieUnknown: {
    readonly stage: string;
    readonly place: number;
    readonly criterion: string;
    readonly teams: readonly string[];
    readonly cells: readonly string[];
  };
}

export const finding = <K extends string>(
  level: Level,
  kind: K,
  at: CellRef | undefined,
  data: Saying['data'] = {},
): Finding<K> => ({ level, kind, data, ...(at && { at }) });
