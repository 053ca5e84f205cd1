import type { GroupState } from '../answers/rules';
import type { SortKey } from '../workbook/sorting';
import { ENUMS, member } from './enums';
import { askRange, Range, reads, writes } from './range';
import { askSheet, Sheet } from './sheet';
import { boolean, expectArguments, list, number, orNull, record } from './signature';
import { exception, extend, strictObject } from './strict';

const COLLAPSE = { collapse: true, expand: false } as const;

/** A group of columns. */
function groupOf(sheet: Sheet, column: number, depth: number): object {
  const state = () => askSheet(sheet, 'Sheet.getColumnGroup', column, depth) as GroupState;
  const group: object = strictObject('Group', {
    collapse: () => {
      askSheet(sheet, 'Group.setCollapsed', column, depth, true);
      return group;
    },
    expand: () => {
      askSheet(sheet, 'Group.setCollapsed', column, depth, false);
      return group;
    },
    isCollapsed: () => state().isCollapsed,
    getDepth: () => depth,
    getRange: () => {
      const rows = askSheet(sheet, 'Sheet.getMaxRows') as number;
      return sheet.getRange(1, state().column, rows, state().columns);
    },
    remove: () => {
      askSheet(sheet, 'Group.remove', column, depth);
    },
  });
  state(); // throws when there is none
  return group;
}

extend(Sheet, 'getColumnGroup', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.getColumnGroup', args, [number, number]);
  return groupOf(sheet, args[0] as number, args[1] as number);
});
extend(Sheet, 'getColumnGroupDepth', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.getColumnGroupDepth', args, [number]);
  return askSheet(sheet, 'Sheet.getColumnGroupDepth', args[0]);
});
extend(Range, 'shiftColumnGroupDepth', (range, args) => {
  expectArguments('SpreadsheetApp.Range.shiftColumnGroupDepth', args, [number]);
  askRange(range, 'Range.shiftColumnGroupDepth', args[0]);
  return range;
});
for (const [verb, isCollapsed] of Object.entries(COLLAPSE)) {
  extend(Sheet, `${verb}AllColumnGroups`, (sheet, args) => {
    expectArguments(`SpreadsheetApp.Sheet.${verb}AllColumnGroups`, args, []);
    askSheet(sheet, 'Sheet.setColumnGroupsCollapsed', isCollapsed);
    return sheet;
  });
  extend(Range, `${verb}Groups`, (range, args) => {
    expectArguments(`SpreadsheetApp.Range.${verb}Groups`, args, []);
    askRange(range, 'Range.setColumnGroupsCollapsed', isCollapsed);
    return range;
  });
}

/** A column's number, `{column, ascending}`, or a list of these; columns are the sheet's. */
function sortKeys(spec: unknown): SortKey[] {
  const keys: unknown[] = Array.isArray(spec) ? spec : [spec];
  return keys.map(key => {
    if (typeof key === 'number') return { column: key, ascending: true };
    const { column, ascending = true } = (record(key) ? key : {}) as Partial<SortKey>;
    if (!number(column) || !boolean(ascending)) throw exception(`Invalid argument: ${JSON.stringify(key)}`);
    return { column: column as number, ascending };
  });
}

extend(Range, 'sort', (range, args) => {
  expectArguments('SpreadsheetApp.Range.sort', args, [number], [record], [list]);
  askRange(range, 'Range.sort', sortKeys(args[0]));
  return range;
});

const { WrapStrategy } = ENUMS;
reads(
  'Range.getWrapStrategy',
  'Range.getWrapStrategies',
  name => WrapStrategy[name as keyof typeof WrapStrategy],
);
writes('Range.setWrapStrategy', 'Range.setWrapStrategies', orNull(member(WrapStrategy)), strategy =>
  strategy === null ? null : String(strategy),
);
