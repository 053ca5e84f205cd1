import type { Call } from '../calls';
import type { Rect } from '../workbook/a1';
import type { Range } from './range';
import { askSheet, type PlacedRect, Sheet } from './sheet';
import { any, expectArguments, list, orNull, string } from './signature';
import { extend, strictClass } from './strict';

const STATE = Symbol('range list');

/** Blocks of one sheet that are written in one call. */
class RangeList {
  readonly [STATE]: { sheet: Sheet; rects: Rect[] };

  constructor(sheet: Sheet, rects: Rect[]) {
    this[STATE] = { sheet, rects };
  }

  getRanges(): Range[] {
    const { sheet, rects } = this[STATE];
    return rects.map(({ row, column, rows, columns }) => sheet.getRange(row, column, rows, columns));
  }
  /** Gives every cell of every block the one value. */
  setValue(...args: unknown[]): this {
    expectArguments('SpreadsheetApp.RangeList.setValue', args, [any]);
    return ask(this, 'RangeList.setValue', args[0]);
  }
  /** Gives every cell of every block the one format; null is General. */
  setNumberFormat(...args: unknown[]): this {
    expectArguments('SpreadsheetApp.RangeList.setNumberFormat', args, [orNull(string)]);
    return ask(this, 'RangeList.setNumberFormat', args[0]);
  }
  clearContent(): this {
    return ask(this, 'RangeList.clearContent');
  }
}
strictClass('RangeList', RangeList);

function ask<T extends RangeList>(rangeList: T, call: Call, ...args: unknown[]): T {
  const { sheet, rects } = rangeList[STATE];
  askSheet(sheet, call, rects, ...args);
  return rangeList;
}

extend(Sheet, 'getRangeList', (sheet, args) => {
  const isTexts = (value: unknown) => list(value) && (value as unknown[]).every(string);
  expectArguments('SpreadsheetApp.Sheet.getRangeList', args, [isTexts]);
  const placed = askSheet(sheet, 'Sheet.getRangeList', args[0]) as PlacedRect[];
  return new RangeList(
    sheet,
    placed.map(({ rect }) => rect),
  );
});
