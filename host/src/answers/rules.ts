import type { Rect } from '../workbook/a1';
import type { ColumnGroup } from '../workbook/column-groups';
import { type ConditionalRule, conditionalRules, setConditionalRules } from '../workbook/conditional';
import type { Metadata } from '../workbook/metadata';
import type { Sheet } from '../workbook/sheet';
import type { SortKey } from '../workbook/sorting';
import { setValidation, type ValidationRule, validationsOf } from '../workbook/validation';
import { type Context, ServiceError } from './context';
import { select, sheetById } from './spreadsheet';

/** Neighbours with the same rule share it, so that a column is one rule and not a thousand. */
function setValidations(
  { workbook }: Context,
  id: number,
  rect: Rect,
  rules: (ValidationRule | null)[][],
): void {
  const sheet = sheetById(workbook, id);
  const keys = rules.map(row => row.map(rule => JSON.stringify(rule)));
  if (new Set(keys.flat()).size === 1) {
    setValidation(sheet, rect, rules[0]?.[0] ?? null, workbook);
    return;
  }
  for (let c = 0; c < rect.columns; c++) {
    for (let r = 0; r < rect.rows; ) {
      let end = r + 1;
      while (end < rect.rows && keys[end]?.[c] === keys[r]?.[c]) end++;
      const part = { row: rect.row + r, column: rect.column + c, rows: end - r, columns: 1 };
      setValidation(sheet, part, rules[r]?.[c] ?? null, workbook);
      r = end;
    }
  }
}

const validations = ({ workbook }: Context, id: number, rect: Rect) =>
  validationsOf(sheetById(workbook, id), rect, workbook);

function sort({ workbook }: Context, id: number, rect: Rect, keys: SortKey[]): void {
  const sheet = sheetById(workbook, id);
  for (const { column } of keys) {
    if (column < rect.column || column >= rect.column + rect.columns)
      throw new ServiceError('The sort column is out of the bounds of the range.');
  }
  const hasMerge = sheet.merges.some(m => m.row < rect.row + rect.rows && m.row + m.rows > rect.row);
  if (hasMerge) throw new ServiceError('not modelled: sorting a range with merged cells');
  sheet.sort(rect, keys);
}

/** A group as the script's object shows it. */
export interface GroupState {
  column: number;
  columns: number;
  depth: number;
  isCollapsed: boolean;
}

function groupAt(sheet: Sheet, column: number, depth: number): ColumnGroup {
  const group = sheet.columnGroups.at(column, depth);
  if (!group) throw new ServiceError(`A group does not exist at index ${column} and depth ${depth}`);
  return group;
}

function collapse(sheet: Sheet, groups: readonly ColumnGroup[], isCollapsed: boolean): void {
  for (const group of groups) {
    group.isCollapsed = isCollapsed;
    if (isCollapsed) sheet.hideColumns(group.column, group.columns);
    else sheet.showColumns(group.column, group.columns);
  }
  for (const inner of sheet.columnGroups.every) {
    if (inner.isCollapsed) sheet.hideColumns(inner.column, inner.columns);
  }
}

function shiftDepth({ workbook }: Context, id: number, rect: Rect, delta: number): void {
  const { columnGroups } = sheetById(workbook, id);
  for (let i = 0; i < delta; i++) columnGroups.add(rect);
  for (let i = 0; i > delta; i--) columnGroups.lower(rect);
}

/** A metadata entry as the script's object shows it. */
export interface MetadataState extends Omit<Metadata, 'sheetId'> {
  sheetId: number | null;
}

const metadataState = ({ workbook }: Context, { sheetId, ...entry }: Metadata): MetadataState => ({
  ...entry,
  sheetId: sheetId === undefined ? null : workbook.numberOf(sheetId),
});

function metadataEntry({ workbook }: Context, id: number): Metadata {
  const entry = workbook.metadata.find(id);
  if (!entry) throw new ServiceError('The developer metadata was removed.');
  return entry;
}

interface Wanted {
  sheetId?: number;
  key?: string;
  value?: string;
  visibility?: string;
  /** Also what hangs on the sheets of the file. */
  isDeep: boolean;
}

function findMetadata(context: Context, wanted: Wanted): MetadataState[] {
  const all = context.workbook.metadata.every.map(entry => metadataState(context, entry));
  return all.filter(
    entry =>
      (wanted.isDeep && wanted.sheetId === undefined ? true : entry.sheetId === (wanted.sheetId ?? null)) &&
      (wanted.key === undefined || entry.key === wanted.key) &&
      (wanted.value === undefined || entry.value === wanted.value) &&
      (wanted.visibility === undefined || entry.visibility === wanted.visibility),
  );
}

/** Every cell gets the rule, and false in place of what it held. */
function insertCheckboxes({ workbook }: Context, id: number, rect: Rect, rule: ValidationRule): void {
  const sheet = sheetById(workbook, id);
  setValidation(sheet, rect, rule, workbook);
  const unchecked = { kind: 'boolean', value: false } as const;
  sheet.write(
    rect,
    Array.from({ length: rect.rows }, () => new Array(rect.columns).fill(unchecked)),
  );
}

export const ruleAnswers = {
  'Range.insertCheckboxes': insertCheckboxes,
  'Range.getDataValidations': validations,
  'Range.getDataValidation': validations,
  'Range.setDataValidations': setValidations,
  'Range.setDataValidation': setValidations,
  'Range.sort': sort,
  'Sheet.getConditionalFormatRules': ({ workbook }: Context, id: number) =>
    conditionalRules(sheetById(workbook, id), workbook),
  'Sheet.setConditionalFormatRules': ({ workbook }: Context, id: number, rules: ConditionalRule[]) =>
    setConditionalRules(sheetById(workbook, id), rules, workbook),
  'Range.shiftColumnGroupDepth': shiftDepth,
  'Range.setColumnGroupsCollapsed': ({ workbook }: Context, id: number, rect: Rect, isCollapsed: boolean) => {
    const sheet = sheetById(workbook, id);
    collapse(sheet, sheet.columnGroups.within(rect), isCollapsed);
  },
  'Sheet.getColumnGroupDepth': ({ workbook }: Context, id: number, column: number) =>
    sheetById(workbook, id).columnGroups.depthAt(column),
  'Sheet.getColumnGroup': ({ workbook }: Context, id: number, column: number, depth: number): GroupState => ({
    ...groupAt(sheetById(workbook, id), column, depth),
    depth,
  }),
  'Sheet.setColumnGroupsCollapsed': ({ workbook }: Context, id: number, isCollapsed: boolean) => {
    const sheet = sheetById(workbook, id);
    collapse(sheet, sheet.columnGroups.every, isCollapsed);
  },
  'Group.setCollapsed': ({ workbook }: Context, id: number, column: number, depth: number, is: boolean) => {
    const sheet = sheetById(workbook, id);
    collapse(sheet, [groupAt(sheet, column, depth)], is);
  },
  'Group.remove': ({ workbook }: Context, id: number, column: number, depth: number) => {
    const sheet = sheetById(workbook, id);
    sheet.columnGroups.remove(groupAt(sheet, column, depth));
  },
  'Metadata.add': (context: Context, sheetId: number | null, entry: Omit<Metadata, 'id' | 'sheetId'>) => {
    const { workbook } = context;
    const sheet = sheetId === null ? undefined : sheetById(workbook, sheetId).id;
    return metadataState(context, workbook.metadata.add({ ...entry, sheetId: sheet }));
  },
  'Metadata.find': findMetadata,
  'Metadata.get': (context: Context, id: number) => metadataState(context, metadataEntry(context, id)),
  'Metadata.set': (context: Context, id: number, changes: Partial<Metadata>) => {
    Object.assign(metadataEntry(context, id), changes);
  },
  'Metadata.remove': ({ workbook }: Context, id: number) => workbook.metadata.remove(id),
  'Spreadsheet.getSelection': ({ workbook, screen }: Context) => {
    const { sheetId, rect } = screen.selected;
    const isThere = workbook.sheet(sheetId) !== undefined && sheetId === workbook.activeId;
    const first = { row: 1, column: 1, rows: 1, columns: 1 };
    return { sheetId: workbook.numberOf(workbook.activeId), rect: isThere ? rect : first };
  },
  'Spreadsheet.setSelection': (context: Context, id: number, rect: Rect) =>
    select(context, sheetById(context.workbook, id), rect),
};
