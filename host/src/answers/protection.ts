import type { Call } from '../calls';
import { CALLS } from '../calls';
import type { Rect } from '../workbook/a1';
import { PROTECTED, type Protection } from '../workbook/protections';
import type { Sheet } from '../workbook/sheet';
import { type Context, ServiceError } from './context';
import { sheetById } from './spreadsheet';

/** A protection as the script's object shows it. */
export interface ProtectionState {
  id: number;
  sheetId: number;
  rect: Rect | null;
  unprotected: Rect[];
  description: string;
  isWarningOnly: boolean;
  canEdit: boolean;
  editors: string[];
}

/** Calls on a block or a sheet that select or protect it, but change nothing that a protection guards. */
const HARMLESS = new Set<Call>([
  'Sheet.activate',
  'Range.activate',
  'Spreadsheet.setActiveSheet',
  'Spreadsheet.setSelection',
  'Spreadsheet.toast',
  'Range.protect',
  'Sheet.protect',
]);

export const isHarmless = (call: Call): boolean => HARMLESS.has(call);

/** Rule 10: a script runs as a person, and a protected cell refuses whom it refuses. */
export function refuseProtected(call: Call, { workbook, running }: Context, args: unknown[]): void {
  const kind = CALLS[call];
  if ((kind !== 'write' && kind !== 'valueWrite') || HARMLESS.has(call)) return;
  if (!/^(Range|RangeList|Sheet)\./.test(call)) return;
  const sheet = sheetById(workbook, args[0] as number);
  if (workbook.protections.of(sheet.id).length === 0) return;
  const blocks = call.startsWith('RangeList.') ? (args[1] as Rect[]) : [blockOf(call, sheet, args)];
  if (blocks.some(block => workbook.protections.refuses(sheet.id, block, running.by)))
    throw new ServiceError(PROTECTED);
}

/** The cells that a call writes; undefined when it is about the sheet as such. */
function blockOf(call: Call, sheet: Sheet, args: unknown[]): Rect | undefined {
  if (call.startsWith('Range.')) return args[1] as Rect;
  if (call !== 'Sheet.appendRow') return undefined;
  return { row: sheet.lastRow + 1, column: 1, rows: 1, columns: Math.max(1, sheet.lastColumn) };
}

function stateOf({ workbook, running }: Context, protection: Protection): ProtectionState {
  const { protections } = workbook;
  return {
    id: protection.id,
    sheetId: workbook.numberOf(protection.sheetId),
    rect: protection.rect ?? null,
    unprotected: protection.unprotected,
    description: protection.description,
    isWarningOnly: protection.isWarningOnly,
    canEdit: protections.mayEdit(protection, running.by),
    editors: [...protection.editors],
  };
}

function found({ workbook }: Context, id: number): Protection {
  const protection = workbook.protections.find(id);
  if (!protection) throw new ServiceError('The protection was removed.');
  return protection;
}

/** A protection that may be changed by whoever runs the script. */
function own(context: Context, id: number): Protection {
  const protection = found(context, id);
  if (!stateOf(context, protection).canEdit) throw new ServiceError(PROTECTED);
  return protection;
}

type Changes = Partial<Pick<Protection, 'description' | 'isWarningOnly' | 'unprotected'>>;

function set(context: Context, id: number, changes: Changes): void {
  const protection = own(context, id);
  if (changes.isWarningOnly && !protection.isWarningOnly) protection.editors.clear();
  if (changes.unprotected && protection.rect)
    throw new ServiceError('Only sheet protections can have unprotected ranges.');
  Object.assign(protection, changes);
}

/** '' stands for whoever runs the script. Neither he nor the owner can be taken off. */
function changeEditors(context: Context, id: number, add: string[], remove: string[]): void {
  const protection = own(context, id);
  if (protection.isWarningOnly) throw new ServiceError('Protections that only warn have no editors.');
  const { by } = context.running;
  const { owner } = context.workbook.protections.people;
  const named = (emails: string[]) => emails.map(email => email || by).filter(email => email !== owner);
  for (const email of named(add)) protection.editors.add(email);
  for (const email of named(remove)) if (email !== by) protection.editors.delete(email);
}

function listed(context: Context, sheets: number[], type: 'RANGE' | 'SHEET'): ProtectionState[] {
  return sheets.flatMap(id => {
    const { protections } = context.workbook;
    const all = protections.of(sheetById(context.workbook, id).id);
    return all
      .filter(({ rect }) => (rect === undefined) === (type === 'SHEET'))
      .map(p => stateOf(context, p));
  });
}

export const protectionAnswers = {
  'Range.protect': (context: Context, id: number, rect: Rect) =>
    stateOf(context, context.workbook.protections.add(sheetById(context.workbook, id).id, rect)),
  'Sheet.protect': (context: Context, id: number) =>
    stateOf(context, context.workbook.protections.add(sheetById(context.workbook, id).id)),
  'Sheet.getProtections': (context: Context, id: number, type: 'RANGE' | 'SHEET') =>
    listed(context, [id], type),
  'Spreadsheet.getProtections': (context: Context, type: 'RANGE' | 'SHEET') =>
    listed(
      context,
      context.workbook.sheets.map(({ number }) => number),
      type,
    ),
  'Protection.get': (context: Context, id: number) => stateOf(context, found(context, id)),
  'Protection.set': set,
  'Protection.changeEditors': changeEditors,
  'Protection.remove': (context: Context, id: number) =>
    context.workbook.protections.remove(own(context, id).id),
};
