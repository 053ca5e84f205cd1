import { putRight } from '../table/movedRows';
import { isDate } from '../table/numbers';
import type { Edit } from '../table/scoreEdits';
import type { SheetCells, SheetId } from '../table/sheets';
import { sheetNamed } from '../table/workbook';
import { writeCellNotes } from './cellNotes';
import { TABLE_NAMES } from './check';
import { answerEdit, type EditAnswer } from './editing';
import { CLOCK_FORMAT } from './setup/formats';
import { isSheet } from './sheetMarks';
import { readWorkbookCells, writeBlock } from './spreadsheet';
import { whoWorks } from './whoWorks';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** What a row is judged by; the standings and the games of others are not read. */
const NEEDED: readonly SheetId[] = ['regulation', 'teams', 'walls', 'online', 'penalties', 'log'];
const LOCK_MS = 5000;
const SECOND = 1000;

/**
 * Ставит время у счёта, который внёс капитан, пишет журнал и сразу отвечает в статусе.
 * Stamps the score that a captain typed, keeps the log and answers in the status at once. His cell is never written,
 * and whatever fails he is not told: the next check says it.
 */
export function onEdit(event: unknown): void {
  try {
    const told = readEvent(event);
    const sheet = told?.range.getSheet();
    if (told && sheet && isSheet(sheet, 'online')) answer(sheet, told);
  } catch (error) {
    console.error(String(error));
  }
}

interface Told extends Omit<Edit, 'block'> {
  readonly range: Range;
}

/** The platform's event, of which any part may be missing; `value` of a cleared cell has been seen to be an object. */
function readEvent(event: unknown): Told | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const { range, value, oldValue } = event as { range?: Range; value?: unknown; oldValue?: unknown };
  if (!range) return undefined;
  return {
    range,
    ...(isPlain(value) && { value: String(value) }),
    ...(isPlain(oldValue) && { oldValue: String(oldValue) }),
  };
}

const isPlain = (text: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof text);

function answer(sheet: Sheet, { range, ...texts }: Told): void {
  const lock = takenLock();
  try {
    const spreadsheet = sheet.getParent();
    const now = Date.now();
    const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, now, id => NEEDED.includes(id));
    const online = sheetNamed(workbook.sheets, 'online');
    if (online?.name !== sheet.getName()) return;
    const answered = answerEdit(workbook, online, {
      ...texts,
      block: {
        row: range.getRow(),
        column: range.getColumn(),
        rows: range.getNumRows(),
        columns: range.getNumColumns(),
      },
      at: now - (now % SECOND),
      who: whoWorks(),
      isAlone: lock !== undefined,
    });
    if (!answered) return;
    write(spreadsheet, sheet, answered, new Date(now - (now % SECOND)));
    attempt(() => putBack(spreadsheet, sheet, answered, online));
    SpreadsheetApp.flush();
  } finally {
    lock?.releaseLock();
  }
}

/** The document lock, unless another run holds it for long. */
function takenLock(): GoogleAppsScript.Lock.Lock | undefined {
  const lock = LockService.getDocumentLock() as GoogleAppsScript.Lock.Lock | null;
  return lock?.tryLock(LOCK_MS) ? lock : undefined;
}

/**
 * Each part by itself: a protected log must not cost a captain his stamp. A line of the log names its row by the id, so
 * ids stand first; the stamp comes after the line: where a trigger dies between, one that comes again adds none.
 */
function write(
  spreadsheet: Spreadsheet,
  sheet: Sheet,
  { grid, stamps, log, rows }: EditAnswer,
  at: Date,
): void {
  const { set, cleared } = stamps;
  for (const block of [...rows.blocks, ...log]) attempt(() => writeBlock(spreadsheet, block));
  // In a plain-text cell a date would become a text of the file's locale, which nobody could read back.
  attempt(
    () =>
      set.length > 0 &&
      sheet
        .getRangeList([...set])
        .setNumberFormat(CLOCK_FORMAT)
        .setValue(at),
  );
  attempt(() => cleared.length > 0 && sheet.getRangeList([...cleared]).clearContent());
  attempt(() => writeCellNotes(spreadsheet, grid, rows.faults));
}

/** The lock holds back other runs but not a person who sorts: what then stands beside another row is put right. */
function putBack(
  spreadsheet: Spreadsheet,
  sheet: Sheet,
  { grid: { columns }, placed }: EditAnswer,
  read: SheetCells,
): void {
  if (placed.length === 0) return;
  const names = (['wall', 'game'] as const).flatMap(column => columns[column] ?? []);
  for (const block of putRight(read.values, placed, sheet.getDataRange().getValues(), names)) {
    const [value] = block.values[0] ?? [];
    if (!isDate(value)) writeBlock(spreadsheet, block);
    else sheet.getRange(block.row, block.column).setNumberFormat(CLOCK_FORMAT).setValue(value);
  }
}

function attempt(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    console.error(String(error));
  }
}
