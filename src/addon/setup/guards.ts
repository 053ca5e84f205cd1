import { columnName } from '../../table/border';
import type { SheetId } from '../../table/sheets';
import { type Guard, guardsOf, MARK, mailsOf, type Placed, type Rect } from './guardPlan';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Protection = GoogleAppsScript.Spreadsheet.Protection;

/** A part with the sheet that it stands in. */
type Standing = Placed & { readonly sheet: Sheet };

/** Who may be let in: judges everywhere, each captain where he is named; one who is both only where he was let in by hand. */
interface People {
  readonly judges: readonly string[];
  readonly staff: readonly string[];
  readonly captains: readonly string[];
}

/** Puts up what must stand; ours that are out of date, or let another team's captain in, go. */
export function guard(parts: readonly Standing[], tables: readonly Sheet[], isArmed: boolean): void {
  const people = peopleOf(parts);
  for (const part of parts) apply(part.sheet, guardsOf(part, parts, isArmed), people);
  for (const sheet of tables) apply(sheet, [{ name: MARK }], people);
}

/** Whether whoever works may change all that is protected already. */
export const mayGuard = (sheets: readonly Sheet[]): boolean =>
  sheets.flatMap(ownProtections).every(protection => protection.isWarningOnly() || protection.canEdit());

/** How many of the protections that must stand on each sheet do not, and captains who may write where judges do. */
export function guardFaults(parts: readonly Standing[], isArmed: boolean) {
  const people = peopleOf(parts);
  const found = parts.map(
    part => [part.id, compared(part.sheet, guardsOf(part, parts, isArmed), people)] as const,
  );
  return {
    lacking: new Map(found.map(([id, { lacking, closed }]) => [id, lacking.length + closed.length])),
    letIn: [...new Set(found.flatMap(([, { captains }]) => captains))],
  };
}

const ARE_OPEN: readonly SheetId[] = ['online', 'log'];

/**
 * Judges are those whom an organizer let into the sheet of penalties. Where its protection is gone, those who may write
 * in every other sheet of the organizers: whoever was let into one of them alone is no judge.
 */
function peopleOf(parts: readonly Standing[]): People {
  const kept = parts.filter(({ id }) => !ARE_OPEN.includes(id));
  const editors = (id: SheetId): readonly string[] | undefined => {
    const own = kept.find(part => part.id === id);
    const protection = own && protectionsOf(own.sheet)[1].find(isOurs);
    return protection && !protection.isWarningOnly() ? editorsOf(protection) : undefined;
  };
  const [first = [], ...rest] = kept.flatMap(({ id }) => {
    const found = editors(id);
    return found ? [found] : [];
  });
  const captains = [...new Set([...mailsOf(parts).values()].flat().map(mail => mail.toLowerCase()))];
  const judges = editors('penalties') ?? first.filter(mail => rest.every(one => one.includes(mail)));
  return { judges, staff: judges.filter(mail => !captains.includes(mail)), captains };
}

const editorsOf = (protection: Protection): string[] =>
  protection
    .getEditors()
    .map(user => user.getEmail().toLowerCase())
    .filter(Boolean);

/** Those of ranges, and that of the whole sheet: a sheet has one at most. */
function protectionsOf(sheet: Sheet): readonly [ofRanges: Protection[], ofSheet: Protection[]] {
  const { RANGE, SHEET } = SpreadsheetApp.ProtectionType;
  return [sheet.getProtections(RANGE), sheet.getProtections(SHEET)];
}

const isOurs = (protection: Protection): boolean => protection.getDescription().startsWith(MARK);
/** Those that the product made. */
export const ownProtections = (sheet: Sheet): Protection[] => protectionsOf(sheet).flat().filter(isOurs);

/** What stands on a sheet against what must, and what shuts judges out; a sheet that somebody protected himself stays his. */
function compared(sheet: Sheet, wanted: readonly Guard[], people: People) {
  const guards = new Map(wanted.map(one => [keyOf(one), one]));
  const standing = new Set<string>();
  const closed: (readonly [Protection, string[]])[] = [];
  const captains: string[] = [];
  const [ofRanges, ofSheet] = protectionsOf(sheet);
  const wrong = [...ofRanges, ...ofSheet].filter(isOurs).filter(protection => {
    const key = placeOf(protection);
    const own = guards.get(key);
    if (!own || standing.has(key) || letsIn(protection, own, people)) return true;
    standing.add(key);
    if (own.warnsOnly) return false;
    const editors = editorsOf(protection);
    const shutOut = people.staff.filter(mail => !editors.includes(mail));
    if (shutOut.length > 0) closed.push([protection, shutOut]);
    if (!own.mails) captains.push(...people.captains.filter(mail => editors.includes(mail)));
    return false;
  });
  const isTheirs = ofSheet.some(protection => !isOurs(protection));
  const lacking = wanted.filter(one => !standing.has(keyOf(one)) && (one.rect || !isTheirs));
  return { wrong, lacking, closed, captains };
}

/** Whether cells of one captain let another one in, who is no judge. */
function letsIn(protection: Protection, { mails }: Guard, { judges, captains }: People): boolean {
  if (!mails) return false;
  const own = new Set([...mails.map(mail => mail.toLowerCase()), ...judges]);
  return editorsOf(protection).some(mail => captains.includes(mail) && !own.has(mail));
}

function apply(sheet: Sheet, wanted: readonly Guard[], people: People): void {
  const { wrong, lacking, closed } = compared(sheet, wanted, people);
  for (const protection of wrong) protection.remove();
  for (const [protection, judges] of closed) protection.addEditors(judges);
  for (const one of lacking) protect(sheet, one, people.staff);
}

const rangeOf = (sheet: Sheet, { row, column, rows, columns }: Rect) =>
  sheet.getRange(row, column, rows, columns);

const keyOf = ({ name, rect, warnsOnly }: Guard): string =>
  [name, rect && a1Of(rect), warnsOnly === true].join('|');

/** As the platform writes it: `A1` for one cell. */
function a1Of({ row, column, rows, columns }: Rect): string {
  const first = `${columnName(column - 1)}${row}`;
  const last = `${columnName(column + columns - 2)}${row + rows - 1}`;
  return first === last ? first : `${first}:${last}`;
}

/** The same for one that stands, by which both are compared. */
function placeOf(protection: Protection): string {
  const isRange = protection.getProtectionType() === SpreadsheetApp.ProtectionType.RANGE;
  return [
    protection.getDescription(),
    isRange ? protection.getRange().getA1Notation() : undefined,
    protection.isWarningOnly(),
  ].join('|');
}

/**
 * A fresh protection lists every editor of the file: they must be taken off. Whoever works and the owner always stay.
 * An address that Google refuses leaves its captain's cells open, as for a team without one.
 */
function protect(sheet: Sheet, { name, rect, mails = [], warnsOnly }: Guard, staff: readonly string[]): void {
  const protection = (rect ? rangeOf(sheet, rect).protect() : sheet.protect()).setDescription(name);
  if (warnsOnly) {
    protection.setWarningOnly(true);
    return;
  }
  protection.removeEditors(protection.getEditors());
  if (protection.canDomainEdit()) protection.setDomainEdit(false);
  if (staff.length > 0) protection.addEditors([...staff]);
  if (mails.length === 0) return;
  try {
    protection.addEditors([...mails]);
  } catch {
    protection.remove();
  }
}
