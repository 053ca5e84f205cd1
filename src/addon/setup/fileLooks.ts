import type { Regulation } from '../../core/regulation';
import { planHeader } from '../../table/headerPlan';
import { partsOf } from '../../table/parts';
import type { SheetCells, SheetId } from '../../table/sheets';
import { sheetNamed } from '../../table/workbook';
import { shapeOf } from '../spreadsheet';
import type { Placed } from './guardPlan';
import { ownProtections } from './guards';
import type { SheetLooks } from './health';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The sheets whose columns can be told, with their headers as they stand; nothing is written. */
export const standingParts = (
  spreadsheet: Spreadsheet,
  cells: readonly SheetCells[],
  regulation: Regulation,
): readonly (Placed & { readonly sheet: Sheet })[] =>
  partsOf(regulation).flatMap(id => {
    const own = sheetNamed(cells, id);
    const sheet = own && spreadsheet.getSheetByName(own.name);
    const plan = own && planHeader(own.values, id, own.id !== undefined);
    if (!sheet || !plan || plan.isInserted) return [];
    const [height, width] = [sheet.getMaxRows(), sheet.getMaxColumns()];
    return [{ id, sheet, plan, values: own.values, height, width }];
  });

/** The sheets of the tournament as they look: reads formats, protections and hidden columns, which a check does not. */
export const looksOf = (
  spreadsheet: Spreadsheet,
  cells: readonly SheetCells[],
  regulation: Regulation,
  lacking: ReadonlyMap<SheetId, number>,
): readonly SheetLooks[] =>
  partsOf(regulation).flatMap(id => {
    const own = sheetNamed(cells, id);
    const sheet = own && spreadsheet.getSheetByName(own.name);
    if (!own || !sheet) return [];
    const isOnline = id === 'online' && planHeader(own.values, id, own.id !== undefined) !== undefined;
    return [
      {
        id,
        cells: { ...own, ...shapeOf(sheet) },
        hidden: hiddenIn(sheet, own),
        guards: ownProtections(sheet).length,
        lacking: lacking.get(id) ?? 0,
        ...(isOnline && { formats: formatsOf(sheet) }),
      },
    ];
  });

/** Columns that are hidden, but for those of a group: folded away, they have a button that shows them. */
const hiddenIn = (sheet: Sheet, { values }: SheetCells): readonly number[] =>
  (values[0] ?? []).flatMap((_, i) =>
    sheet.isColumnHiddenByUser(i + 1) && sheet.getColumnGroupDepth(i + 1) === 0 ? [i] : [],
  );

const formatsOf = (sheet: Sheet): string[][] =>
  sheet.getRange(1, 1, sheet.getMaxRows(), sheet.getMaxColumns()).getNumberFormats();
