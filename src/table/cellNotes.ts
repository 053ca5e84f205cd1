import type { WallSide } from '../core/tournament';

/** The last line of a note of the product's: one without it is a person's and is never touched. */
const SIGNATURE = '\n— Mafia Score Table';

/** What is wrong with captains' cells, by row number; a row with nothing is to have no note of ours. */
export type CellFaults = ReadonlyMap<number, Readonly<Partial<Record<WallSide, string>>>>;

/** The note of a cell after a check: ours says what is wrong now, or goes; a person's stays. */
export function noteAfter(note: string, fault: string | undefined): string {
  if (note !== '' && !note.endsWith(SIGNATURE)) return note;
  return fault ? `${fault}${SIGNATURE}` : '';
}
