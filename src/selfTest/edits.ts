import { onEdit as addonEdit } from '../addon/edit';
import { kind } from './kind';
import { COLUMN, SHEET } from './sheetLayout';

interface EditEvent {
  range: GoogleAppsScript.Spreadsheet.Range;
  value?: unknown;
  oldValue?: unknown;
}

/**
 * Отвечает капитану, как надстройка, и пишет, что сообщило событие.
 * Answers the captain as the add-on does, and writes what the event told.
 */
export function onEdit(event: unknown): void {
  addonEdit(event);
  const told = event as EditEvent;
  const sheet = told.range.getSheet();
  if (sheet.getName() !== SHEET || told.range.getColumn() !== COLUMN.own) return;
  const answer = sheet.getRange(told.range.getRow(), COLUMN.platform);
  const edits = Number(/(\d+) edits?$/.exec(String(answer.getValue()))?.[1] ?? 0) + 1;
  const [value, oldValue] = [kind(told.value, ''), kind(told.oldValue, '')];
  answer
    .setNumberFormat('@')
    .setValue(`value ${value}, oldValue ${oldValue}, ${edits} edit${edits > 1 ? 's' : ''}`);
}
