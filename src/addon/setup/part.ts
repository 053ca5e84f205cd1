import type { Regulation } from '../../core/regulation';
import { type HeaderPlan, planHeader } from '../../table/headerPlan';
import { LAYOUT } from '../../table/layout';
import { asBlocks } from '../../table/ownTable';
import { isOfChecks, type PartRow, partsOf, rowBelow, rowsUnder } from '../../table/parts';
import { type ColumnOf, SHEETS, type SheetCells, type SheetId } from '../../table/sheets';
import type { Lang } from '../../table/standingsSheet';
import { sheetNamed } from '../../table/workbook';
import { type Block, overlaid, type Written } from '../../table/writing';
import { writeInto } from '../writing';
import { titlesOf } from './missing';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** A sheet of the tournament with its header in place. */
export interface Part<S extends SheetId = SheetId> {
  readonly id: S;
  readonly sheet: Sheet;
  readonly lang: Lang;
  readonly plan: HeaderPlan<ColumnOf<S>>;
  /** All values, as of when the header was put in place. */
  readonly values: readonly (readonly unknown[])[];
  /** Rows and columns of the grid. */
  readonly height: number;
  readonly width: number;
}

/** Where each sheet of a tournament stands or will stand; the names of those that nobody can tell the columns of. */
export function planParts(sheets: readonly SheetCells[], regulation: Regulation) {
  const plans = partsOf(regulation).map(id => {
    const cells = sheetNamed(sheets, id);
    return { id, cells, plan: planHeader(cells?.values ?? [], id, cells?.id !== undefined) };
  });
  return {
    plans,
    unclear: plans.flatMap(({ plan, cells, id }) =>
      plan || isOfChecks(id) ? [] : [cells?.name ?? SHEETS[id].ru],
    ),
  };
}

type Planned = ReturnType<typeof planParts>['plans'][number];

/** Makes the sheets that are missing, each behind the one before it in the format, and writes lost titles. */
export function makeParts(spreadsheet: Spreadsheet, plans: readonly Planned[], lang: Lang): readonly Part[] {
  const all = spreadsheet.getSheets();
  const first = all.findIndex(sheet => plans.some(({ cells }) => cells?.name === sheet.getName()));
  let before = first < 0 ? all.length : first;
  return plans.map(planned => {
    const { id, cells } = planned;
    const found = cells ? spreadsheet.getSheetByName(cells.name) : null;
    const sheet = found ?? spreadsheet.insertSheet(SHEETS[id][lang], before);
    before = sheet.getIndex();
    return madePart(sheet, planned, lang);
  });
}

function madePart(sheet: Sheet, { id, cells, plan }: Planned, lang: Lang): Part {
  const standing = cells?.values ?? [];
  const empty = planHeader([], id, true) as HeaderPlan;
  const part = (values: Part['values']): Part => ({
    id,
    sheet,
    lang,
    plan: plan ?? empty,
    values,
    height: sheet.getMaxRows(),
    width: sheet.getMaxColumns(),
  });
  // The check writes its own headers: those of the standings change with the tie-breaks.
  if (!plan || plan.untitled.length === 0 || isOfChecks(id)) return part(standing);
  if (plan.isInserted) sheet.insertRowBefore(1);
  const columns: Readonly<Record<string, number>> = plan.columns;
  const titles = plan.untitled.map(key => ({
    column: columns[key] as number,
    isText: true,
    values: titlesOf(id, [key], lang),
  }));
  const blocks = asBlocks('', plan.row, 1, sorted(titles));
  for (const block of blocks) writeInto(sheet, block);
  return part(blocks.reduce<Part['values']>(overlaid, plan.isInserted ? [[], ...standing] : standing));
}

const sorted = <T extends { readonly column: number }>(cells: readonly T[]): readonly T[] =>
  [...cells].sort((x, y) => x.column - y.column);

/** A part by its id, with the type of its columns; undefined where the regulation needs none. */
export const partNamed = <S extends SheetId>(parts: readonly Part[], id: S): Part<S> | undefined =>
  parts.find(part => part.id === id) as Part<S> | undefined;

export const rowsOf = <S extends SheetId>({ plan, values }: Part<S>): readonly PartRow<ColumnOf<S>>[] =>
  rowsUnder<S>(plan, values);

/** Writes rows under everything that the sheet holds by now. @returns the part with them */
export function appendRows<S extends SheetId>(part: Part<S>, rows: Rows<S>): Part<S> {
  if (rows.length === 0) return part;
  const { sheet } = part;
  // People may have typed while the sheets got their looks, which takes long.
  const now = { ...part, values: sheet.getDataRange().getValues() };
  const values = writeRows(now, rows).reduce<Part['values']>(overlaid, now.values);
  return { ...part, values, height: sheet.getMaxRows() };
}

type Rows<S extends SheetId> = readonly Readonly<Partial<Record<ColumnOf<S>, Written>>>[];

/**
 * Writes rows under everything that a sheet held, with what lies between their columns in one piece: a row of which half
 * was written would be another one. @returns what was written
 */
export function writeRows<S extends SheetId>(
  { id, sheet, plan, values }: Pick<Part<S>, 'id' | 'sheet' | 'plan' | 'values'>,
  rows: Rows<S>,
): readonly Block[] {
  const all = Object.keys(plan.columns) as ColumnOf<S>[];
  const used = all.filter(key => rows.some(row => (row[key] ?? '') !== '')).map(key => plan.columns[key]);
  const [first, last] = [
    used.reduce((x, y) => Math.min(x, y), Number.POSITIVE_INFINITY),
    used.reduce((x, y) => Math.max(x, y), -1),
  ];
  const keys = all.filter(key => plan.columns[key] >= first && plan.columns[key] <= last);
  const cells = keys.map(key => ({
    column: plan.columns[key],
    isText: LAYOUT[id][key].kind === 'text',
    values: rows.map(row => row[key] ?? ''),
  }));
  const blocks = asBlocks('', rowBelow(values, plan.row), rows.length, sorted(cells));
  for (const block of blocks) writeInto(sheet, block);
  return blocks;
}
