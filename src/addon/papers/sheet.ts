import { nameKey } from '../../table/names';
import type { Workbook } from '../../table/workbook';
import { type Check, checkWorkbook, TABLE_NAMES } from '../check';
import { userLang } from '../locale';
import { say } from '../messages';
import type { Lang, PaperResult } from '../panel';
import { refusal } from '../refusal';
import { mayJudge } from '../rights';
import { SHEET_MARK } from '../sheetMarks';
import { opened, readFile } from '../spreadsheet';
import { inTurn } from '../turn';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** A sheet made to be looked at or printed: written anew each time it is asked for, read by nobody. */
export interface Paper {
  /** What its mark in the file says. */
  readonly mark: 'race' | 'protocol' | 'past';
  /** Another workbook than the one that stands. */
  readonly read?: (workbook: Workbook) => Workbook;
  readonly write: (sheet: Sheet, check: Check, lang: Lang) => void;
}

/** Judges the table as it stands, writes the sheet in its place and shows it. What is judged stays as it is. */
export function laidOut({ mark, read = workbook => workbook, write }: Paper): PaperResult {
  const lang = userLang();
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const now = Date.now();
  const file = opened(spreadsheet);
  const workbook = readFile(file, TABLE_NAMES, now - (now % 1000));
  const result = checkWorkbook(read(workbook), { lang });
  const said = (kind: string, title = ''): string => say({ kind, data: { title } }, lang, '');
  if (!result.ok) return refusal('unreadable', result.message);
  if (!mayJudge(file)) return refusal('noRights', said('setUp.noRights'));
  const laid = (): PaperResult => {
    const sheet = emptied(spreadsheet, mark, said(`paper.${mark}`));
    write(sheet, result.check, lang);
    sheet.setHiddenGridlines(true);
    spreadsheet.setActiveSheet(sheet);
    SpreadsheetApp.flush();
    const done = said('paper.done', sheet.getName());
    spreadsheet.toast(done);
    return { ok: true, said: done };
  };
  return inTurn(laid, () => refusal('busy', said('busy')));
}

/** The sheet of that mark without its old cells, or a new one behind all others. A sheet of the same name that is not ours stays. */
function emptied(spreadsheet: Spreadsheet, mark: Paper['mark'], title: string): Sheet {
  const [found] = spreadsheet
    .createDeveloperMetadataFinder()
    .withKey(SHEET_MARK)
    .withValue(mark)
    .find()
    .flatMap(one => one.getLocation().getSheet() ?? []);
  if (found) {
    const all = found.getDataRange();
    all.clearContent();
    all.clearFormat();
    return found;
  }
  const names = spreadsheet.getSheets().map(sheet => nameKey(sheet.getName()));
  let name = title;
  for (let n = 2; names.includes(nameKey(name)); n++) name = `${title} ${n}`;
  const made = spreadsheet.insertSheet(name, spreadsheet.getSheets().length);
  made.addDeveloperMetadata(SHEET_MARK, mark);
  return made;
}
