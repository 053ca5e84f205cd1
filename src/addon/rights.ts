import { sheetNamed } from '../table/workbook';
import type { OpenFile } from './spreadsheet';

/**
 * Whether whoever works may write rulings: the platform's own word on the sheet of penalties. What the panel asks of the
 * server anyone may ask who opens it, a captain too; a file without that sheet, or without its protection, lets all in.
 */
export function mayJudge({ sheets }: OpenFile): boolean {
  const protections =
    sheetNamed(sheets, 'penalties')?.sheet.getProtections(SpreadsheetApp.ProtectionType.SHEET) ?? [];
  return protections.every(protection => protection.isWarningOnly() || protection.canEdit());
}

/** Whether an error says, in the platform's words, that whoever runs the script may not edit a cell. */
export const isOfProtection = (error: unknown): boolean => /protected|защищ/i.test(String(error));
