import type { Call } from '../calls';
import { a1Of, type Rect } from '../workbook/a1';
import type { Ask } from './bridge';
import type { Sheet } from './sheet';
import { any, type Check, expectArguments, grid, number, orNull, string } from './signature';
import { exception, strictClass } from './strict';

interface State {
  ask: Ask;
  sheet: Sheet;
  rect: Rect;
}
/** Under a symbol, so that a script sees no field that the platform's object has not. */
const STATE = Symbol('range');

/** A block of cells of one sheet. Scripts get it from a sheet, never by `new`. */
export class Range {
  readonly [STATE]: State;

  constructor(ask: Ask, sheet: Sheet, rect: Rect) {
    this[STATE] = { ask, sheet, rect };
  }

  getSheet(): Sheet {
    return this[STATE].sheet;
  }
  getRow(): number {
    return this[STATE].rect.row;
  }
  getColumn(): number {
    return this[STATE].rect.column;
  }
  getNumRows(): number {
    return this[STATE].rect.rows;
  }
  getNumColumns(): number {
    return this[STATE].rect.columns;
  }
  getLastRow(): number {
    return this.getRow() + this.getNumRows() - 1;
  }
  getLastColumn(): number {
    return this.getColumn() + this.getNumColumns() - 1;
  }
  getHeight(): number {
    return this.getNumRows();
  }
  getWidth(): number {
    return this.getNumColumns();
  }
  getA1Notation(): string {
    return a1Of(this[STATE].rect);
  }

  getCell(...args: number[]): Range {
    expectArguments('SpreadsheetApp.Range.getCell', args, [number, number]);
    const [row = 0, column = 0] = args;
    if (row < 1 || column < 1 || row > this.getNumRows() || column > this.getNumColumns()) {
      throw exception('Cell reference out of range');
    }
    return this.getSheet().getRange(this.getRow() + row - 1, this.getColumn() + column - 1);
  }

  offset(...args: number[]): Range {
    const forms = [2, 3, 4].map(length => Array.from({ length }, () => number));
    expectArguments('SpreadsheetApp.Range.offset', args, ...forms);
    const [down = 0, right = 0, rows = this.getNumRows(), columns = this.getNumColumns()] = args;
    return this.getSheet().getRange(this.getRow() + down, this.getColumn() + right, rows, columns);
  }

  clearContent(): this {
    askFor(this, 'Range.clearContent');
    return this;
  }
  clearNote(): this {
    askFor(this, 'Range.clearNote');
    return this;
  }
  activate(): this {
    askFor(this, 'Range.activate');
    return this;
  }
  getMergedRanges(): Range[] {
    return (askFor(this, 'Range.getMergedRanges') as Rect[]).map(
      rect => new Range(this[STATE].ask, this[STATE].sheet, rect),
    );
  }
  isPartOfMerge(): boolean {
    return askFor(this, 'Range.isPartOfMerge') as boolean;
  }
  merge(): this {
    askFor(this, 'Range.merge');
    return this;
  }
  breakApart(): this {
    askFor(this, 'Range.breakApart');
    return this;
  }
}

function askFor(range: Range, method: Call, ...args: unknown[]): unknown {
  const { ask, sheet, rect } = range[STATE];
  return ask(method, sheet.getSheetId(), rect, ...args);
}

function refuseShape(what: 'rows' | 'columns', has: number, wants: number): never {
  throw exception(
    `The number of ${what} in the data does not match the number of ${what} in the range. ` +
      `The data has ${has} but the range has ${wants}.`,
  );
}

/** `getX` reads the first cell, `getXs` the block. */
function reads(one: Call, many: Call): void {
  method(one, range => (askFor(range, one) as unknown[][])[0]?.[0]);
  method(many, range => askFor(range, many));
}

/** `setX` gives every cell the one value, `setXs` each cell its own. */
function writes(one: Call, many: Call, value: Check): void {
  method(one, (range, args) => {
    expectArguments(`SpreadsheetApp.${one}`, args, [value]);
    const { rows, columns } = range[STATE].rect;
    askFor(
      range,
      one,
      Array.from({ length: rows }, () => new Array(columns).fill(args[0])),
    );
    return range;
  });
  method(many, (range, args) => {
    expectArguments(`SpreadsheetApp.${many}`, args, [grid]);
    const [values, { rect }] = [args[0] as unknown[][], range[STATE]];
    if (values.length !== rect.rows) refuseShape('rows', values.length, rect.rows);
    for (const row of values)
      if (row.length !== rect.columns) refuseShape('columns', row.length, rect.columns);
    for (const cell of values.flat())
      if (!value(cell)) expectArguments(`SpreadsheetApp.${many}`, [[[cell]]], [value]);
    askFor(range, many, values);
    return range;
  });
}

function method(call: Call, run: (range: Range, args: unknown[]) => unknown): void {
  const name = call.slice(call.indexOf('.') + 1);
  const value = function (this: Range, ...args: unknown[]) {
    return run(this, args);
  };
  Object.defineProperty(Range.prototype, name, { value, writable: true, configurable: true });
}

reads('Range.getValue', 'Range.getValues');
reads('Range.getDisplayValue', 'Range.getDisplayValues');
reads('Range.getFormula', 'Range.getFormulas');
reads('Range.getNumberFormat', 'Range.getNumberFormats');
reads('Range.getNote', 'Range.getNotes');
reads('Range.getBackground', 'Range.getBackgrounds');
reads('Range.getFontColor', 'Range.getFontColors');
reads('Range.getFontWeight', 'Range.getFontWeights');
writes('Range.setValue', 'Range.setValues', any);
writes('Range.setFormula', 'Range.setFormulas', orNull(string));
writes('Range.setNumberFormat', 'Range.setNumberFormats', orNull(string));
writes('Range.setNote', 'Range.setNotes', orNull(string));
writes('Range.setBackground', 'Range.setBackgrounds', orNull(string));
writes('Range.setFontColor', 'Range.setFontColors', orNull(string));
writes('Range.setFontWeight', 'Range.setFontWeights', orNull(string));

strictClass('Range', Range);
