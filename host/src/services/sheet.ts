import type { Call } from '../calls';
import type { Rect } from '../workbook/a1';
import type { Ask } from './bridge';
import { Range } from './range';
import { boolean, type Check, expectArguments, list, number, orNull, string } from './signature';
import type { Spreadsheet } from './spreadsheet';
import { extend, strictClass } from './strict';

const STATE = Symbol('sheet');
const numbers = (count: number): Check[] => Array.from({ length: count }, () => number);

/** The answer of `Sheet.getRange`: the sheet may be another one, named in the A1 text. */
export interface PlacedRect {
  sheetId: number;
  rect: Rect;
}

/** A sheet, by its id: renaming and moving it changes nothing here. */
export class Sheet {
  readonly [STATE]: { ask: Ask; id: number; parent: Spreadsheet };

  constructor(ask: Ask, id: number, parent: Spreadsheet) {
    this[STATE] = { ask, id, parent };
  }

  getSheetId(): number {
    return this[STATE].id;
  }
  getParent(): Spreadsheet {
    return this[STATE].parent;
  }

  /** `(row, column[, rows[, columns]])` or A1 text. */
  getRange(...args: (number | string)[]): Range {
    expectArguments('SpreadsheetApp.Sheet.getRange', args, [string], numbers(2), numbers(3), numbers(4));
    const { sheetId, rect } = askSheet(this, 'Sheet.getRange', ...args) as PlacedRect;
    const { ask, id, parent } = this[STATE];
    return new Range(ask, sheetId === id ? this : new Sheet(ask, sheetId, parent), rect);
  }

  getDataRange(): Range {
    return new Range(this[STATE].ask, this, askSheet(this, 'Sheet.getDataRange') as Rect);
  }

  appendRow(...args: unknown[]): this {
    expectArguments('SpreadsheetApp.Sheet.appendRow', args, [list]);
    askSheet(this, 'Sheet.appendRow', args[0]);
    return this;
  }

  getFilter(): Filter | null {
    const rect = askSheet(this, 'Sheet.getFilter') as Rect | null;
    return rect && new Filter(new Range(this[STATE].ask, this, rect));
  }
}

const FILTER = Symbol('filter');

/** The filter of a sheet; only where it stands is modelled. */
export class Filter {
  readonly [FILTER]: Range;

  constructor(range: Range) {
    this[FILTER] = range;
  }

  getRange(): Range {
    return this[FILTER];
  }
}

/** Asks about a sheet: its id comes first. */
export function askSheet(sheet: Sheet, method: Call, ...args: unknown[]): unknown {
  return sheet[STATE].ask(method, sheet.getSheetId(), ...args);
}

/** A method that only asks; setters answer the sheet itself. */
function method(call: Call, ...forms: Check[][]): void {
  const name = call.slice(call.indexOf('.') + 1);
  const isSetter = /^(set|insert|hide|show|activate)/.test(name);
  const value = function (this: Sheet, ...args: unknown[]) {
    expectArguments(`SpreadsheetApp.${call}`, args, ...forms);
    const answer = askSheet(this, call, ...args);
    return isSetter ? this : answer;
  };
  Object.defineProperty(Sheet.prototype, name, { value, writable: true, configurable: true });
}

/** One line unless told how many. Inserting answers the sheet, deleting nothing, as on the platform. */
function shorthand(name: string, call: Call, count: number): void {
  extend(Sheet, name, (sheet, args) => {
    expectArguments(`SpreadsheetApp.Sheet.${name}`, args, numbers(count));
    askSheet(sheet, call, args[0], args[1] ?? 1);
    return name.startsWith('insert') ? sheet : undefined;
  });
}

for (const call of [
  'Sheet.getName',
  'Sheet.getIndex',
  'Sheet.getLastRow',
  'Sheet.getLastColumn',
  'Sheet.getMaxRows',
  'Sheet.getMaxColumns',
  'Sheet.getFrozenRows',
  'Sheet.getFrozenColumns',
  'Sheet.hideSheet',
  'Sheet.showSheet',
  'Sheet.isSheetHidden',
  'Sheet.activate',
] as const) {
  method(call, []);
}
method('Sheet.setName', [string]);
method('Sheet.isRowHiddenByFilter', [number]);
method('Sheet.isRowHiddenByUser', [number]);
method('Sheet.isColumnHiddenByUser', [number]);
method('Sheet.setFrozenRows', [number]);
method('Sheet.setFrozenColumns', [number]);
method('Sheet.getColumnWidth', [number]);
method('Sheet.setColumnWidths', numbers(3));
method('Sheet.setRowHeights', numbers(3));
method('Sheet.getRowHeight', [number]);
method('Sheet.hasHiddenGridlines', []);
method('Sheet.setHiddenGridlines', [boolean]);
method('Sheet.getTabColor', []);
method('Sheet.setTabColor', [orNull(string)]);
method('Sheet.insertRowsAfter', numbers(2));
method('Sheet.insertRowsBefore', numbers(2));
method('Sheet.insertColumnsAfter', numbers(2));
method('Sheet.insertColumnsBefore', numbers(2));
method('Sheet.hideColumns', [number], numbers(2));
method('Sheet.showColumns', [number], numbers(2));
shorthand('insertRowAfter', 'Sheet.insertRowsAfter', 1);
shorthand('insertRowBefore', 'Sheet.insertRowsBefore', 1);
shorthand('insertColumnAfter', 'Sheet.insertColumnsAfter', 1);
shorthand('insertColumnBefore', 'Sheet.insertColumnsBefore', 1);
shorthand('deleteRow', 'Sheet.deleteRows', 1);
shorthand('deleteRows', 'Sheet.deleteRows', 2);
shorthand('deleteColumn', 'Sheet.deleteColumns', 1);
shorthand('deleteColumns', 'Sheet.deleteColumns', 2);
extend(Sheet, 'setColumnWidth', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.setColumnWidth', args, numbers(2));
  askSheet(sheet, 'Sheet.setColumnWidths', args[0], 1, args[1]);
  return sheet;
});
extend(Sheet, 'setRowHeight', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.setRowHeight', args, numbers(2));
  askSheet(sheet, 'Sheet.setRowHeights', args[0], 1, args[1]);
  return sheet;
});

strictClass('Sheet', Sheet);
strictClass('Filter', Filter);
