import { type ColumnLook, LAYOUT } from '../../table/layout';
import { columns as notesOfColumns } from '../messages/columns';
import { columnOf } from './dress';
import type { Part } from './part';

/** Lists to choose from; a word that is not in one is taken all the same. */
export function offerLists(part: Part): void {
  const { sheet, plan, lang, id } = part;
  for (const [key, { list }] of Object.entries(LAYOUT[id] as Readonly<Record<string, ColumnLook>>)) {
    if (!list) continue;
    const range = sheet.getRange(plan.row + 1, columnOf(part, key), sheet.getMaxRows() - plan.row, 1);
    if (range.getDataValidations().every(([rule]) => rule)) continue;
    const rule = SpreadsheetApp.newDataValidation().requireValueInList([...list[lang]], true);
    range.setDataValidation(rule.setAllowInvalid(true).build());
  }
}

/** Says in each header what its column is for; a note that stands there stays. */
export function explainHeaders(part: Part): void {
  const { sheet, plan, lang, id } = part;
  if (id === 'standings') return;
  const texts: Readonly<Record<string, { readonly ru: string; readonly en: string }>> = notesOfColumns()[id];
  const header = sheet.getRange(plan.row, 1, 1, sheet.getMaxColumns());
  const [notes = []] = header.getNotes();
  const wanted = [...notes];
  for (const [key, text] of Object.entries(texts)) wanted[columnOf(part, key) - 1] ||= text[lang];
  if (wanted.join('\n') !== notes.join('\n')) header.setNotes([wanted]);
}
