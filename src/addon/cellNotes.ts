import { WALL_SIDES } from '../core/tournament';
import { type CellFaults, noteAfter } from '../table/cellNotes';
import type { Grid } from '../table/grid';
import type { ColumnOf } from '../table/sheets';
import { type OpenFile, sheetIn } from './spreadsheet';

/** Sets our notes at the captains' cells of these rows: one reading for each column, and one writing where any differs. */
export function writeCellNotes(
  file: OpenFile,
  { name, columns }: Grid<ColumnOf<'online'>>,
  faults: CellFaults,
): void {
  const sheet = sheetIn(file, name)?.sheet;
  const rows = [...faults.keys()];
  if (!sheet || rows.length === 0) return;
  const first = rows.reduce((a, b) => Math.min(a, b));
  const height = rows.reduce((a, b) => Math.max(a, b)) - first + 1;
  for (const side of WALL_SIDES) {
    const range = sheet.getRange(first, (columns[side] ?? 0) + 1, height, 1);
    const notes = range.getNotes().map(([note = '']) => note);
    const after = notes.map((note, i) => {
      const row = faults.get(first + i);
      return row ? noteAfter(note, row[side]) : note;
    });
    if (after.some((note, i) => note !== notes[i])) range.setNotes(after.map(note => [note]));
  }
}
