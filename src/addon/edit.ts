import { putRight } from '../table/movedRows';
import { isDate } from '../table/numbers';
import type { Edit } from '../table/scoreEdits';
import type { SheetCells, SheetId } from '../table/sheets';
import { sheetNamed } from '../table/workbook';
import { noteHeard, noteTyped, readArmed } from './armed';
import { writeCellNotes } from './cellNotes';
import { TABLE_NAMES } from './check';
import { answerEdit, type EditAnswer, loggedEdit } from './editing';
import { withLinks } from './logLinks';
import { CLOCK_FORMAT } from './setup/formats';
import { sheetAmong } from './sheetMarks';
import { type OpenFile, opened, readFile } from './spreadsheet';
import { isOf, ownTriggers } from './triggers';
import { whoWorks } from './whoWorks';
import { writeBlock } from './writing';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** What a row is judged by; the standings and the games of others are not read. */
const NEEDED: readonly SheetId[] = ['regulation', 'teams', 'walls', 'online', 'penalties', 'log'];
/** A check holds the lock for as long as it reads and computes; a simple trigger may take half a minute in all. */
const LOCK_MS = 15_000;
const SECOND = 1000;

/**
 * Ставит время у счёта, который внёс капитан, пишет журнал и сразу отвечает в статусе, пока отметки не включены.
 * Stamps the score that a captain typed, keeps the log and answers in the status at once, unless the table is armed:
 * then the installed trigger does. His cell is never written, and whatever fails he is not told: the next check says it.
 */
export function onEdit(event: unknown): void {
  hear(event, (sheet, told) => {
    if (!readArmed()) answer(sheet, told);
    else noteTyped(Date.now());
  });
}

/**
 * То же от имени того, кто включил отметки: капитанам они, статус и журнал закрыты.
 * The same on behalf of whoever armed the table: captains are kept from stamps, status and log.
 */
export function onArmedEdit(event: unknown): void {
  hear(event, (sheet, told) => {
    const armed = readArmed();
    const { triggerUid } = event as { triggerUid?: unknown };
    if (!armed || !(triggerUid === armed.id || ownTriggers(sheet.getParent()).some(isOf(armed)))) return;
    if (answer(sheet, told)) noteHeard(Date.now());
  });
}

/** The sheets whose cells decide: the table is answered, what is typed into the others is logged. */
const HEARD = ['online', 'regulation', 'penalties'] as const;
type Heard = (typeof HEARD)[number];

function hear(event: unknown, act: (sheet: Sheet, told: Told) => void): void {
  try {
    const told = readEvent(event);
    const sheet = told?.range.getSheet();
    const id = told && sheet && sheetAmong(sheet, HEARD);
    if (id) act(sheet, { ...told, id });
  } catch (error) {
    console.error(String(error));
  }
}

interface Told extends Omit<Edit, 'block'> {
  readonly range: Range;
  /** What the sheet is. */
  readonly id: Heard;
}

/** The platform's event, of which any part may be missing; `value` of a cleared cell has been seen to be an object. */
function readEvent(event: unknown): Omit<Told, 'id'> | undefined {
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

/** @returns whether all that was to be written is */
function answer(sheet: Sheet, { range, id, ...texts }: Told): boolean {
  const lock = takenLock();
  try {
    const file = opened(sheet.getParent());
    const now = Date.now();
    const needed = id === 'online' ? NEEDED : [id, 'log'];
    const workbook = readFile(file, TABLE_NAMES, now, one => needed.includes(one));
    const cells = sheetNamed(workbook.sheets, id);
    if (cells?.name !== sheet.getName()) return true;
    const edit = {
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
    };
    const answered = id === 'online' ? answerEdit(workbook, cells, edit) : undefined;
    const { blocks: log, keep } = withLinks(answered?.log ?? loggedEdit(workbook, id, cells, edit), workbook);
    const isWritten = answered
      ? write(file, sheet, { ...answered, log }, new Date(edit.at))
      : !log.map(block => attempt(() => writeBlock(file, block))).includes(false);
    // What has landed goes along with its row when somebody sorts; what waits would land beside another one.
    const isFlushed = attempt(() => SpreadsheetApp.flush());
    if (answered) attempt(() => putBack(file, sheet, answered, cells));
    attempt(keep);
    return isWritten && isFlushed;
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
 * @returns whether every part was written
 */
function write(file: OpenFile, sheet: Sheet, { grid, stamps, log, rows }: EditAnswer, at: Date): boolean {
  const { set, cleared } = stamps;
  const done = [
    ...[...rows.blocks, ...log].map(block => attempt(() => writeBlock(file, block))),
    // In a plain-text cell a date would become a text of the file's locale, which nobody could read back.
    attempt(
      () =>
        set.length > 0 &&
        sheet
          .getRangeList([...set])
          .setNumberFormat(CLOCK_FORMAT)
          .setValue(at),
    ),
    attempt(() => cleared.length > 0 && sheet.getRangeList([...cleared]).clearContent()),
    attempt(() => writeCellNotes(file, grid, rows.faults)),
  ];
  return !done.includes(false);
}

/** The lock holds back other runs but not a person who sorts: what then stands beside another row is put right. */
function putBack(
  file: OpenFile,
  sheet: Sheet,
  { grid: { columns }, placed }: EditAnswer,
  read: SheetCells,
): void {
  if (placed.length === 0) return;
  const names = (['wall', 'game'] as const).flatMap(column => columns[column] ?? []);
  const moved = putRight(read.values, placed, sheet.getDataRange().getValues(), names);
  for (const block of moved) {
    const [value] = block.values[0] ?? [];
    if (!isDate(value)) writeBlock(file, block);
    else sheet.getRange(block.row, block.column).setNumberFormat(CLOCK_FORMAT).setValue(value);
  }
  if (moved.length > 0) SpreadsheetApp.flush();
}

function attempt(step: () => unknown): boolean {
  try {
    step();
    return true;
  } catch (error) {
    console.error(String(error));
    return false;
  }
}
