import { titledSheetId } from '../table/sheets';
import { markedSheets } from './sheetMarks';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/**
 * Whether whoever works may write rulings: the platform's own word on the sheet of penalties. What the panel asks of the
 * server anyone may ask who opens it, a captain too; a file without that sheet, or without its protection, lets all in.
 */
export function mayJudge(spreadsheet: Spreadsheet): boolean {
  const protections = ledgerOf(spreadsheet)?.getProtections(SpreadsheetApp.ProtectionType.SHEET) ?? [];
  return protections.every(protection => protection.isWarningOnly() || protection.canEdit());
}

function ledgerOf(spreadsheet: Spreadsheet): Sheet | undefined {
  const marks = markedSheets(spreadsheet);
  const sheets = spreadsheet.getSheets();
  return (
    sheets.find(sheet => marks.get(sheet.getSheetId()) === 'penalties') ??
    sheets.find(sheet => titledSheetId(sheet.getName()) === 'penalties')
  );
}
