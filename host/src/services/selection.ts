import { Range, rectOf } from './range';
import type { PlacedRect } from './sheet';
import { Sheet } from './sheet';
import { expectArguments, instance, string } from './signature';
import { askSpreadsheet, Spreadsheet, sheetOf } from './spreadsheet';
import { extend, strictObject } from './strict';

/** What the person has selected now. */
function activeRange(spreadsheet: Spreadsheet): Range {
  const { sheetId, rect } = askSpreadsheet(spreadsheet, 'Spreadsheet.getSelection') as PlacedRect;
  return sheetOf(spreadsheet, sheetId).getRange(rect.row, rect.column, rect.rows, rect.columns);
}

const firstCell = (range: Range) => range.getCell(1, 1);

function selectionOf(spreadsheet: Spreadsheet): object {
  return strictObject('Selection', {
    getActiveRange: () => activeRange(spreadsheet),
    getActiveSheet: () => spreadsheet.getActiveSheet(),
    getCurrentCell: () => firstCell(activeRange(spreadsheet)),
  });
}

function select(spreadsheet: Spreadsheet, range: Range): Range {
  askSpreadsheet(spreadsheet, 'Spreadsheet.setSelection', range.getSheet().getSheetId(), rectOf(range));
  return range;
}

type Holder = Spreadsheet | Sheet;
const fileOf = (holder: Holder) => (holder instanceof Sheet ? holder.getParent() : holder);

const READS: Record<string, (spreadsheet: Spreadsheet) => unknown> = {
  getActiveRange: activeRange,
  getCurrentCell: spreadsheet => firstCell(activeRange(spreadsheet)),
  getActiveCell: spreadsheet => firstCell(activeRange(spreadsheet)),
  getSelection: selectionOf,
};

for (const [made, title] of [
  [Spreadsheet, 'Spreadsheet'],
  [Sheet, 'Sheet'],
] as const) {
  const holder = made as { prototype: Holder };
  for (const [name, read] of Object.entries(READS)) {
    extend(holder, name, (self, args) => {
      expectArguments(`SpreadsheetApp.${title}.${name}`, args, []);
      return read(fileOf(self));
    });
  }
  for (const name of ['setActiveRange', 'setCurrentCell']) {
    extend(holder, name, (self, args) => {
      expectArguments(`SpreadsheetApp.${title}.${name}`, args, [instance(Range)]);
      const range = args[0] as Range;
      return select(fileOf(self), name === 'setCurrentCell' ? firstCell(range) : range);
    });
  }
  extend(holder, 'setActiveSelection', (self, args) => {
    expectArguments(`SpreadsheetApp.${title}.setActiveSelection`, args, [instance(Range)], [string]);
    const [given] = args as [Range | string];
    return select(fileOf(self), typeof given === 'string' ? self.getRange(given) : given);
  });
}

/** What SpreadsheetApp itself offers of these. */
export const selectionMembers = (spreadsheet: Spreadsheet) => ({
  getActiveRange: () => activeRange(spreadsheet),
  getCurrentCell: () => firstCell(activeRange(spreadsheet)),
  getSelection: () => selectionOf(spreadsheet),
});
