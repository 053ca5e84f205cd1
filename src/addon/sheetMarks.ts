import { SHEETS, type SheetId, titledSheetId } from '../table/sheets';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** Key of the developer metadata that says what a sheet is, whatever people call it; its value is a SheetId. */
export const SHEET_MARK = 'mafia-score-table.sheet';

const isSheetId = (value: string | null): value is SheetId =>
  value !== null && Object.keys(SHEETS).includes(value);

/** Says what a sheet is, once: a mark that stands there is set anew, never doubled. */
export function markSheet(sheet: Sheet, id: SheetId): void {
  const [mark, ...rest] = sheet.createDeveloperMetadataFinder().withKey(SHEET_MARK).find();
  for (const double of rest) double.remove();
  if (!mark) sheet.addDeveloperMetadata(SHEET_MARK, id);
  else if (mark.getValue() !== id) mark.setValue(id);
}

/** What each marked sheet is, by its `getSheetId()`; one search for the whole file. */
export function markedSheets(spreadsheet: Spreadsheet): ReadonlyMap<number, SheetId> {
  const marks = new Map<number, SheetId>();
  for (const mark of spreadsheet.createDeveloperMetadataFinder().withKey(SHEET_MARK).find()) {
    const [sheet, id] = [mark.getLocation().getSheet(), mark.getValue()];
    if (sheet && isSheetId(id)) marks.set(sheet.getSheetId(), id);
  }
  return marks;
}

/** Whether a sheet is this one: by its own mark, else by its title where no other sheet is marked so. */
export const isSheet = (sheet: Sheet, id: SheetId): boolean => sheetAmong(sheet, [id]) !== undefined;

/** Which of these a sheet is. */
export function sheetAmong<S extends SheetId>(sheet: Sheet, ids: readonly S[]): S | undefined {
  const [mark] = sheet.createDeveloperMetadataFinder().withKey(SHEET_MARK).find();
  if (mark) return ids.find(id => id === mark.getValue());
  const titled = titledSheetId(sheet.getName());
  const id = ids.find(one => one === titled);
  return id && [...markedSheets(sheet.getParent()).values()].includes(id) ? undefined : id;
}
