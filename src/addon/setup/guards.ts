import { nameKey, shown } from '../../table/names';
import type { SheetId } from '../../table/sheets';
import { columnOf } from './dress';
import { runs } from './formats';
import { type Part, partNamed, rowsOf } from './part';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;
type Protection = GoogleAppsScript.Spreadsheet.Protection;

/** How the product knows its own protections; organizers find them under this name. */
const MARK = 'Mafia Score Table';

/** One protection that must stand. */
interface Guard {
  readonly name: string;
  /** Absent: the whole sheet. */
  readonly range?: Range;
  /** Who may write beside organizers and judges; absent: nobody. */
  readonly mails?: readonly string[];
  /** Warns people and lets scripts write: a captain's own trigger writes stamps, status and log. */
  readonly warnsOnly?: true;
}

const ARE_OPEN: readonly SheetId[] = ['online', 'log'];

/** Protects what only organizers and judges write, and each captain's cells of his own walls. Ours that are out of date go. */
export function guard(parts: readonly Part[], tables: readonly Sheet[]): void {
  const staff = staffOf(parts);
  for (const part of parts) {
    const wanted =
      part.id === 'log'
        ? [{ name: MARK, warnsOnly: true } as const]
        : part.id === 'online'
          ? [...tableGuards(part), ...captainGuards(part, parts)]
          : [{ name: MARK }];
    apply(part.sheet, wanted, staff);
  }
  for (const sheet of tables) apply(sheet, [{ name: MARK }], staff);
}

/** Whether whoever works may change all that is protected already. */
export const mayGuard = (sheets: readonly Sheet[]): boolean =>
  sheets.flatMap(ownProtections).every(protection => protection.isWarningOnly() || protection.canEdit());

/** Whom an organizer let into the protected sheets by hand: they are let into new protections too. */
const staffOf = (parts: readonly Part[]): readonly string[] => [
  ...new Set(
    parts
      .filter(({ id }) => !ARE_OPEN.includes(id))
      .flatMap(({ sheet }) => ownProtections(sheet))
      .flatMap(protection => protection.getEditors().map(user => user.getEmail()))
      .filter(Boolean),
  ),
];

/** Those of ranges, and that of the whole sheet: a sheet has one at most. */
function protectionsOf(sheet: Sheet): readonly [ofRanges: Protection[], ofSheet: Protection[]] {
  const { RANGE, SHEET } = SpreadsheetApp.ProtectionType;
  return [sheet.getProtections(RANGE), sheet.getProtections(SHEET)];
}

const isOurs = (protection: Protection): boolean => protection.getDescription().startsWith(MARK);
/** Those that the product made. */
export const ownProtections = (sheet: Sheet): Protection[] => protectionsOf(sheet).flat().filter(isOurs);

const KEPT = ['wall', 'game', 'created', 'go', 'teamA', 'teamB', 'byCards', 'due', 'judge'];
const WARNED = ['stampA', 'stampB', 'status', 'note', 'id'];

/** The header and the organizers' columns; stamps, status, note and id only warn. Captains' columns are not among them. */
function tableGuards(part: Part): Guard[] {
  const { sheet, plan, height, width } = part;
  const rows = height - plan.row;
  const blocks = (keys: readonly string[]): Range[] => {
    const columns = new Set(keys.map(key => columnOf(part, key)));
    const found = runs(width + 1, column => columns.has(column));
    return found.map(([column, count]) => sheet.getRange(plan.row + 1, column, rows, count));
  };
  return [
    { name: MARK, range: sheet.getRange(1, 1, plan.row, width) },
    ...blocks(KEPT).map(range => ({ name: MARK, range })),
    ...blocks(WARNED).map(range => ({ name: MARK, range, warnsOnly: true as const })),
  ];
}

/**
 * For each side and run of rows the address of its captain; cells of a team without one stay open. A protection stays
 * where it is when rows are sorted: another order of walls needs set-up again, which moves it.
 */
function captainGuards(online: Part, parts: readonly Part[]): Guard[] {
  const mails = mailsOf(parts);
  const walls = partNamed(parts, 'walls');
  const table = partNamed(parts, 'online');
  if (!walls || !table) return [];
  const teams = new Map(rowsOf(walls).map(row => [nameKey(row.text('wall')), row] as const));
  return (['a', 'b'] as const).flatMap(side => {
    const blocks: { team: string; from: number; rows: number }[] = [];
    for (const row of rowsOf(table)) {
      const team = teams.get(nameKey(row.text('wall')))?.text(side) ?? '';
      const last = blocks[blocks.length - 1];
      if (!mails.has(nameKey(team))) continue;
      if (last && nameKey(last.team) === nameKey(team) && last.from + last.rows === row.row) last.rows++;
      else blocks.push({ team: shown(team), from: row.row, rows: 1 });
    }
    return blocks.map(({ team, from, rows }) => {
      const own = mails.get(nameKey(team)) as readonly string[];
      const range = online.sheet.getRange(from, columnOf(online, side), rows, 1);
      return { name: `${MARK}: ${team} (${own.join(', ')})`, range, mails: own };
    });
  });
}

const CAPTAIN = new Set(['капитан', 'captain', 'кап']);
const MAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Addresses of the team's own row and of its captains' rows, by team. */
function mailsOf(parts: readonly Part[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const teams = partNamed(parts, 'teams');
  for (const row of teams ? rowsOf(teams) : []) {
    if (row.text('player') !== '' && !CAPTAIN.has(nameKey(row.text('role')))) continue;
    const mails = row
      .text('mail')
      .split(/[,;\s]+/)
      .filter(mail => MAIL.test(mail));
    const key = nameKey(row.text('team'));
    if (mails.length > 0) found.set(key, [...new Set([...(found.get(key) ?? []), ...mails])]);
  }
  return found;
}

/** Ours that say something else, or the same twice, go; a sheet that somebody protected himself stays his. */
function apply(sheet: Sheet, wanted: readonly Guard[], staff: readonly string[]): void {
  const keys = new Set(wanted.map(keyOf));
  const standing = new Set<string>();
  const [ofRanges, ofSheet] = protectionsOf(sheet);
  let isTheirs = ofSheet.length > 0;
  for (const protection of [...ofRanges, ...ofSheet].filter(isOurs)) {
    const key = placeOf(protection);
    if (keys.has(key) && !standing.has(key)) standing.add(key);
    else {
      protection.remove();
      if (ofSheet.includes(protection)) isTheirs = false;
    }
  }
  for (const one of wanted)
    if (!standing.has(keyOf(one)) && (one.range || !isTheirs)) protect(sheet, one, staff);
}

const keyOf = ({ name, range, warnsOnly }: Guard): string =>
  [name, range?.getA1Notation(), warnsOnly === true].join('|');

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
function protect(
  sheet: Sheet,
  { name, range, mails = [], warnsOnly }: Guard,
  staff: readonly string[],
): void {
  const protection = (range ? range.protect() : sheet.protect()).setDescription(name);
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
