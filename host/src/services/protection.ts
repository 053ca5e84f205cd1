import type { ProtectionState } from '../answers/protection';
import type { Rect } from '../workbook/a1';
import { ENUMS, member } from './enums';
import { askRange, Range, rectOf } from './range';
import { User } from './session';
import { askSheet, Sheet } from './sheet';
import { boolean, type Check, expectArguments, instance, list, string } from './signature';
import { askSpreadsheet, Spreadsheet, sheetOf } from './spreadsheet';
import { extend, strictClass } from './strict';

const STATE = Symbol('protection');

/** Where a protection stands, for its object. */
interface Place {
  spreadsheet: Spreadsheet;
  id: number;
}

/** A protected block or sheet. */
class Protection {
  readonly [STATE]: Place;

  constructor(place: Place) {
    this[STATE] = place;
  }
}

function stateOf(protection: Protection): ProtectionState {
  const { spreadsheet, id } = protection[STATE];
  return askSpreadsheet(spreadsheet, 'Protection.get', id) as ProtectionState;
}

const protectionOf = (spreadsheet: Spreadsheet, { id }: ProtectionState) =>
  new Protection({ spreadsheet, id });

/** A getter of what the host knows of a protection. */
function get(name: string, pick: (state: ProtectionState, protection: Protection) => unknown): void {
  extend(Protection, name, (protection, args) => {
    expectArguments(`SpreadsheetApp.Protection.${name}`, args, []);
    return pick(stateOf(protection), protection);
  });
}

/** A setter; answers the protection itself. */
function set(name: string, check: Check, change: (value: never) => object): void {
  extend(Protection, name, (protection, args) => {
    expectArguments(`SpreadsheetApp.Protection.${name}`, args, [check]);
    const { spreadsheet, id } = protection[STATE];
    askSpreadsheet(spreadsheet, 'Protection.set', id, change(args[0] as never));
    return protection;
  });
}

const rangeOn = ({ sheetId }: ProtectionState, { [STATE]: { spreadsheet } }: Protection, rect: Rect) => {
  const { row, column, rows, columns } = rect;
  return sheetOf(spreadsheet, sheetId).getRange(row, column, rows, columns);
};

get('getDescription', ({ description }) => description);
get('isWarningOnly', ({ isWarningOnly }) => isWarningOnly);
get('canEdit', ({ canEdit }) => canEdit);
get('canDomainEdit', () => false);
get('getEditors', ({ editors }) => editors.map(email => new User(email)));
get('getProtectionType', ({ rect }) => (rect ? ENUMS.ProtectionType.RANGE : ENUMS.ProtectionType.SHEET));
get('getUnprotectedRanges', (state, protection) =>
  state.unprotected.map(rect => rangeOn(state, protection, rect)),
);
get('getRange', (state, protection) => {
  if (state.rect) return rangeOn(state, protection, state.rect);
  const sheet = sheetOf(protection[STATE].spreadsheet, state.sheetId);
  const [rows, columns] = [askSheet(sheet, 'Sheet.getMaxRows'), askSheet(sheet, 'Sheet.getMaxColumns')];
  return sheet.getRange(1, 1, rows as number, columns as number);
});
set('setDescription', string, (description: string) => ({ description }));
set('setWarningOnly', boolean, (isWarningOnly: boolean) => ({ isWarningOnly }));
set('setUnprotectedRanges', list, (ranges: Range[]) => ({ unprotected: ranges.map(rectOf) }));

const isUser: Check = value => string(value) || instance(User)(value);
const isUsers: Check = value => list(value) && (value as unknown[]).every(isUser);
const emailOf = (user: string | User) => (typeof user === 'string' ? user : user.getEmail());

/** The four ways to change who may edit. */
function changesEditors(name: string, check: Check, adds: boolean): void {
  extend(Protection, name, (protection, args) => {
    expectArguments(`SpreadsheetApp.Protection.${name}`, args, [check]);
    const emails = [args[0]].flat().map(user => emailOf(user as string | User));
    const { spreadsheet, id } = protection[STATE];
    askSpreadsheet(spreadsheet, 'Protection.changeEditors', id, adds ? emails : [], adds ? [] : emails);
    return protection;
  });
}

changesEditors('addEditor', isUser, true);
changesEditors('addEditors', isUsers, true);
changesEditors('removeEditor', isUser, false);
changesEditors('removeEditors', isUsers, false);

extend(Protection, 'remove', ({ [STATE]: { spreadsheet, id } }, args) => {
  expectArguments('SpreadsheetApp.Protection.remove', args, []);
  askSpreadsheet(spreadsheet, 'Protection.remove', id);
});
strictClass('Protection', Protection);

extend(Range, 'protect', (range, args) => {
  expectArguments('SpreadsheetApp.Range.protect', args, []);
  return protectionOf(range.getSheet().getParent(), askRange(range, 'Range.protect') as ProtectionState);
});
extend(Sheet, 'protect', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.protect', args, []);
  return protectionOf(sheet.getParent(), askSheet(sheet, 'Sheet.protect') as ProtectionState);
});
extend(Sheet, 'getProtections', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.getProtections', args, [member(ENUMS.ProtectionType)]);
  const states = askSheet(sheet, 'Sheet.getProtections', String(args[0])) as ProtectionState[];
  return states.map(state => protectionOf(sheet.getParent(), state));
});
extend(Spreadsheet, 'getProtections', (spreadsheet, args) => {
  expectArguments('SpreadsheetApp.Spreadsheet.getProtections', args, [member(ENUMS.ProtectionType)]);
  const states = askSpreadsheet(spreadsheet, 'Spreadsheet.getProtections', String(args[0]));
  return (states as ProtectionState[]).map(state => protectionOf(spreadsheet, state));
});
