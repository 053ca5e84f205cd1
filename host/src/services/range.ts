import type { Call } from '../calls';
import { a1Of, type Rect } from '../workbook/a1';
import type { Ask } from './bridge';
import type { Sheet } from './sheet';
import { any, boolean, type Check, expectArguments, grid, number, orNull, string } from './signature';
import { exception, extend, strictClass } from './strict';

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
    askRange(this, 'Range.clearContent');
    return this;
  }
  clearNote(): this {
    askRange(this, 'Range.clearNote');
    return this;
  }
  clearFormat(): this {
    askRange(this, 'Range.clearFormat');
    return this;
  }
  activate(): this {
    askRange(this, 'Range.activate');
    return this;
  }
  activateAsCurrentCell(): this {
    if (this.getNumRows() * this.getNumColumns() !== 1)
      throw exception('activateAsCurrentCell needs a range of one cell');
    return this.activate();
  }
  getMergedRanges(): Range[] {
    return (askRange(this, 'Range.getMergedRanges') as Rect[]).map(
      rect => new Range(this[STATE].ask, this[STATE].sheet, rect),
    );
  }
  isPartOfMerge(): boolean {
    return askRange(this, 'Range.isPartOfMerge') as boolean;
  }
  merge(): this {
    askRange(this, 'Range.merge');
    return this;
  }
  breakApart(): this {
    askRange(this, 'Range.breakApart');
    return this;
  }
}

/** Asks about a block: the sheet and the block come first. */
export function askRange(range: Range, method: Call, ...args: unknown[]): unknown {
  const { ask, sheet, rect } = range[STATE];
  return ask(method, sheet.getSheetId(), rect, ...args);
}

function refuseShape(what: 'rows' | 'columns', has: number, wants: number): never {
  throw exception(
    `The number of ${what} in the data does not match the number of ${what} in the range. ` +
      `The data has ${has} but the range has ${wants}.`,
  );
}

/** The block of a range. */
export function rectOf(range: Range): Rect {
  return range[STATE].rect;
}

/** `getX` reads the first cell, `getXs` the block; `revive` makes the script's own object of each. */
export function reads(one: Call, many: Call, revive = (value: unknown) => value): void {
  const read = (range: Range, call: Call) =>
    (askRange(range, call) as unknown[][]).map(row => row.map(value => revive(value)));
  method(one, range => read(range, one)[0]?.[0]);
  method(many, range => read(range, many));
}

/** `setX` gives every cell the one value, `setXs` each cell its own; `plain` makes of a script's object what crosses. */
export function writes(one: Call, many: Call, value: Check, plain = (given: unknown) => given): void {
  method(one, (range, args) => {
    expectArguments(`SpreadsheetApp.${one}`, args, [value]);
    const { rows, columns } = range[STATE].rect;
    askRange(
      range,
      one,
      Array.from({ length: rows }, () => new Array(columns).fill(plain(args[0]))),
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
    askRange(
      range,
      many,
      values.map(row => row.map(given => plain(given))),
    );
    return range;
  });
}

function method(call: Call, run: (range: Range, args: unknown[]) => unknown): void {
  extend(Range, call.slice(call.indexOf('.') + 1), run);
}

reads('Range.getValue', 'Range.getValues');
reads('Range.getDisplayValue', 'Range.getDisplayValues');
reads('Range.getFormula', 'Range.getFormulas');
reads('Range.getNumberFormat', 'Range.getNumberFormats');
reads('Range.getNote', 'Range.getNotes');
reads('Range.getBackground', 'Range.getBackgrounds');
reads('Range.getFontColor', 'Range.getFontColors');
reads('Range.getFontWeight', 'Range.getFontWeights');
reads('Range.getFontStyle', 'Range.getFontStyles');
reads('Range.getFontSize', 'Range.getFontSizes');
reads('Range.getFontFamily', 'Range.getFontFamilies');
reads('Range.getWrap', 'Range.getWraps');
reads('Range.getHorizontalAlignment', 'Range.getHorizontalAlignments');
reads('Range.getVerticalAlignment', 'Range.getVerticalAlignments');
writes('Range.setValue', 'Range.setValues', any);
writes('Range.setFormula', 'Range.setFormulas', orNull(string));
writes('Range.setNumberFormat', 'Range.setNumberFormats', orNull(string));
writes('Range.setNote', 'Range.setNotes', orNull(string));
writes('Range.setBackground', 'Range.setBackgrounds', orNull(string));
writes('Range.setFontColor', 'Range.setFontColors', orNull(string));
writes('Range.setFontWeight', 'Range.setFontWeights', orNull(string));
writes('Range.setFontStyle', 'Range.setFontStyles', orNull(string));
writes('Range.setFontSize', 'Range.setFontSizes', number);
writes('Range.setFontFamily', 'Range.setFontFamilies', orNull(string));
writes('Range.setWrap', 'Range.setWraps', orNull(boolean));
writes('Range.setHorizontalAlignment', 'Range.setHorizontalAlignments', orNull(string));
writes('Range.setVerticalAlignment', 'Range.setVerticalAlignments', orNull(string));

strictClass('Range', Range);
