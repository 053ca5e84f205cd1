import type { ColumnOf, SheetId } from '../../../table/sheets';
import type { Lang } from '../../../table/standingsSheet';
import { wallClock } from '../../../table/time';
import type { Written } from '../../../table/writing';

export type Rows<S extends SheetId> = readonly Readonly<Partial<Record<ColumnOf<S>, Written>>>[];

/** Rows of a small tournament by sheet. */
export type SampleRows = { readonly [S in SheetId]?: Rows<S> };

/** Where the sample is to stand. */
export interface Setting {
  readonly lang: Lang;
  /** Games are played around it. */
  readonly now: number;
  readonly zone: string;
  readonly edition: string;
}

export type Sample = (setting: Setting) => SampleRows;

export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;

/** A moment as the cell holds it: days since 30 December 1899 on the clock of the file. */
export const momentCell =
  ({ zone }: Pick<Setting, 'zone'>) =>
  (at: number): number =>
    wallClock(at, zone) / DAY + 25_569;
