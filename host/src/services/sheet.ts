import type { Call } from '../calls';
import type { Rect } from '../workbook/a1';
import type { Ask } from './bridge';
import { Range } from './range';
import { type Check, expectArguments, list, number, string } from './signature';
import type { Spreadsheet } from './spreadsheet';
import { strictClass } from './strict';

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
    const { sheetId, rect } = askFor(this, 'Sheet.getRange', ...args) as PlacedRect;
    const { ask, id, parent } = this[STATE];
    return new Range(ask, sheetId === id ? this : new Sheet(ask, sheetId, parent), rect);
  }

  getDataRange(): Range {
    return new Range(this[STATE].ask, this, askFor(this, 'Sheet.getDataRange') as Rect);
  }

  appendRow(...args: unknown[]): this {
    expectArguments('SpreadsheetApp.Sheet.appendRow', args, [list]);
    askFor(this, 'Sheet.appendRow', args[0]);
    return this;
  }

  getFilter(): Filter | null {
    const rect = askFor(this, 'Sheet.getFilter') as Rect | null;
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

function askFor(sheet: Sheet, method: Call, ...args: unknown[]): unknown {
  return sheet[STATE].ask(method, sheet.getSheetId(), ...args);
}

/** A method that only asks; setters answer the sheet itself. */
function method(call: Call, ...forms: Check[][]): void {
  const name = call.slice(call.indexOf('.') + 1);
  const isSetter = /^(set|insert|hide|show|activate)/.test(name);
  const value = function (this: Sheet, ...args: unknown[]) {
    expectArguments(`SpreadsheetApp.${call}`, args, ...forms);
    const answer = askFor(this, call, ...args);
    return isSetter ? this : answer;
  };
  Object.defineProperty(Sheet.prototype, name, { value, writable: true, configurable: true });
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
method('Sheet.setColumnWidth', numbers(2));
method('Sheet.insertRowsAfter', numbers(2));
method('Sheet.insertColumnsAfter', numbers(2));
method('Sheet.hideColumns', [number], numbers(2));
method('Sheet.showColumns', [number], numbers(2));

strictClass('Sheet', Sheet);
strictClass('Filter', Filter);
