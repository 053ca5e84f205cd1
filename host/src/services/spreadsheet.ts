import type { Call } from '../calls';
import type { Ask } from './bridge';
import { Range } from './range';
import { type PlacedRect, Sheet } from './sheet';
import { type Check, expectArguments, instance, number, string } from './signature';
import { strictClass, strictObject } from './strict';
import type { Ui } from './ui';

const STATE = Symbol('spreadsheet');

/** The file the script is bound to. */
export class Spreadsheet {
  readonly [STATE]: { ask: Ask };

  constructor(ask: Ask) {
    this[STATE] = { ask };
  }

  getSheets(): Sheet[] {
    return (this[STATE].ask('Spreadsheet.getSheets') as number[]).map(id => sheetOf(this, id));
  }

  getSheetByName(...args: unknown[]): Sheet | null {
    expectArguments('SpreadsheetApp.Spreadsheet.getSheetByName', args, [string]);
    const id = this[STATE].ask('Spreadsheet.getSheetByName', args[0]) as number | null;
    return id === null ? null : sheetOf(this, id);
  }

  getActiveSheet(): Sheet {
    return sheetOf(this, this[STATE].ask('Spreadsheet.getActiveSheet') as number);
  }

  setActiveSheet(...args: unknown[]): Sheet {
    expectArguments('SpreadsheetApp.Spreadsheet.setActiveSheet', args, [instance(Sheet)]);
    const sheet = args[0] as Sheet;
    this[STATE].ask('Spreadsheet.setActiveSheet', sheet.getSheetId());
    return sheet;
  }

  /** `()`, `(name)`, `(index)`, `(name, index)`; the index counts from 0. */
  insertSheet(...args: unknown[]): Sheet {
    expectArguments('SpreadsheetApp.Spreadsheet.insertSheet', args, [], [string], [number], [string, number]);
    const name = args.find(argument => typeof argument === 'string') ?? null;
    const index = args.find(argument => typeof argument === 'number') ?? null;
    return sheetOf(this, this[STATE].ask('Spreadsheet.insertSheet', name, index) as number);
  }

  deleteSheet(...args: unknown[]): void {
    expectArguments('SpreadsheetApp.Spreadsheet.deleteSheet', args, [instance(Sheet)]);
    this[STATE].ask('Spreadsheet.deleteSheet', (args[0] as Sheet).getSheetId());
  }

  getRange(...args: unknown[]): Range {
    expectArguments('SpreadsheetApp.Spreadsheet.getRange', args, [string]);
    const { sheetId, rect } = this[STATE].ask('Spreadsheet.getRange', args[0]) as PlacedRect;
    return new Range(this[STATE].ask, sheetOf(this, sheetId), rect);
  }

  /** No named ranges are modelled: null, as for a name that does not exist. */
  getRangeByName(...args: unknown[]): null {
    expectArguments('SpreadsheetApp.Spreadsheet.getRangeByName', args, [string]);
    return this[STATE].ask('Spreadsheet.getRangeByName', args[0]) as null;
  }

  toast(...args: unknown[]): void {
    const forms = [[string], [string, string], [string, string, number]];
    expectArguments('SpreadsheetApp.Spreadsheet.toast', args, ...forms);
    this[STATE].ask('Spreadsheet.toast', ...args);
  }
}

/** Asks about the file. */
export function askSpreadsheet(spreadsheet: Spreadsheet, method: Call, ...args: unknown[]): unknown {
  return spreadsheet[STATE].ask(method, ...args);
}

/** The sheet with an id. */
export function sheetOf(parent: Spreadsheet, id: number): Sheet {
  return new Sheet(parent[STATE].ask, id, parent);
}

function method(call: Call, ...forms: Check[][]): void {
  const value = function (this: Spreadsheet, ...args: unknown[]) {
    expectArguments(`SpreadsheetApp.${call}`, args, ...forms);
    return this[STATE].ask(call, ...args);
  };
  const name = call.slice(call.indexOf('.') + 1);
  Object.defineProperty(Spreadsheet.prototype, name, { value, writable: true, configurable: true });
}

method('Spreadsheet.getId', []);
method('Spreadsheet.getName', []);
method('Spreadsheet.getSpreadsheetTimeZone', []);
method('Spreadsheet.getSpreadsheetLocale', []);
method('Spreadsheet.setSpreadsheetTimeZone', [string]);
method('Spreadsheet.setSpreadsheetLocale', [string]);
strictClass('Spreadsheet', Spreadsheet);

/** The global SpreadsheetApp. */
export function spreadsheetApp<T extends object>(ask: Ask, ui: Ui, spreadsheet: Spreadsheet, others: T) {
  const active = () => {
    ask('SpreadsheetApp.getActiveSpreadsheet');
    return spreadsheet;
  };
  return strictObject('SpreadsheetApp', {
    ...others,
    getActiveSpreadsheet: active,
    getActive: active,
    getActiveSheet: () => active().getActiveSheet(),
    getUi: () => {
      ask('SpreadsheetApp.getUi');
      return ui;
    },
    flush: () => {
      ask('SpreadsheetApp.flush');
    },
  });
}
