import { type ColumnLook, LAYOUT } from '../../table/layout';
import { isOfChecks } from '../../table/parts';
import { stageText } from '../../table/standingsSheet';
import { columns as notesOfColumns } from '../messages/columns';
import { columnOf } from './dress';
import type { Part } from './part';

/** Columns whose lists hold the stages of every regulation. */
const STAGED = ['stage', 'league'];

/** Lists to choose from, of stages those of the regulation; a word that is not in one is taken all the same. */
export function offerLists(part: Part, stages: readonly string[]): void {
  const { sheet, plan, lang, id, height } = part;
  const own = stages.map(stage => stageText(stage, lang));
  for (const [key, { list }] of Object.entries(LAYOUT[id] as Readonly<Record<string, ColumnLook>>)) {
    const words = list?.[lang].filter(word => !STAGED.includes(key) || own.includes(word)) ?? [];
    if (words.length === 0) continue;
    const range = sheet.getRange(plan.row + 1, columnOf(part, key), height - plan.row, 1);
    if (range.getDataValidations().every(([rule]) => rule)) continue;
    const rule = SpreadsheetApp.newDataValidation().requireValueInList(words, true);
    range.setDataValidation(rule.setAllowInvalid(true).build());
  }
}

/** Says in each header what its column is for; a note that stands there stays. */
export function explainHeaders(part: Part): void {
  const { sheet, plan, lang, id, width } = part;
  if (isOfChecks(id)) return;
  const texts: Readonly<Record<string, { readonly ru: string; readonly en: string }>> = notesOfColumns()[id];
  const header = sheet.getRange(plan.row, 1, 1, width);
  const [notes = []] = header.getNotes();
  const wanted = [...notes];
  for (const [key, text] of Object.entries(texts)) wanted[columnOf(part, key) - 1] ||= text[lang];
  if (wanted.join('\n') !== notes.join('\n')) header.setNotes([wanted]);
}
