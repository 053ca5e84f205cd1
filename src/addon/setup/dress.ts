import { type ColumnLook, LAYOUT, type Writer } from '../../table/layout';
import type { ColumnOf, SheetId } from '../../table/sheets';
import type { Part } from './part';

/** Literal colours, text and ground together, so that a phone's dark mode cannot part them. */
const HUES: Readonly<Record<Writer, Readonly<Record<'head' | 'body', readonly [ground: string, ink: string]>>>> =
  {
    organizer: { head: ['#eceef2', '#1b1f24'], body: ['#f6f7f9', '#454c56'] },
    captain: { head: ['#1552b8', '#ffffff'], body: ['#ffffff', '#1b1f24'] },
    judge: { head: ['#f1edfb', '#5a3fa6'], body: ['#faf8ff', '#454c56'] },
  };

/** Columns that a captain on a phone need not see, as he opens the sheet. */
const FOLDED: Partial<Readonly<Record<SheetId, readonly (readonly string[])[]>>> = {
  online: [
    ['created', 'go'],
    ['byCards', 'stampA', 'stampB', 'due', 'judge'],
  ],
};

/** How many columns stay in sight, where these are the first. */
const FROZEN: Partial<Readonly<Record<SheetId, readonly string[]>>> = { online: ['wall', 'game'] };

/**
 * Gives a sheet its looks, and freezes its header last: a sheet with a frozen header is left as its people like it, but
 * for columns that were made now.
 */
export function dress(part: Part): void {
  const { sheet, plan, id } = part;
  const isDressed = sheet.getFrozenRows() >= plan.row;
  const looks = LAYOUT[id] as Readonly<Record<string, ColumnLook>>;
  const keys = (isDressed ? plan.untitled : Object.keys(looks)) as ColumnOf<typeof id>[];
  for (const key of keys) dressColumn(part, key, looks[key] as ColumnLook);
  if (keys.length === 0 || (isDressed && id === 'standings')) return;
  if (keys.includes('id' as never) && id === 'online') sheet.hideColumns(columnOf(part, 'id'));
  if (!isDressed) {
    for (const keysOfGroup of FOLDED[id] ?? []) fold(part, keysOfGroup);
    const frozen = FROZEN[id] ?? [];
    if (frozen.every((key, i) => columnOf(part, key) === i + 1)) sheet.setFrozenColumns(frozen.length);
  }
  sheet.setRowHeight(plan.row, 48).setFrozenRows(plan.row);
}

/** Of a column by its name, from 1. */
export const columnOf = ({ plan }: Part, key: string): number =>
  (plan.columns as Readonly<Record<string, number>>)[key] as number + 1;

function dressColumn(part: Part, key: string, { by, align, isBold, width }: ColumnLook): void {
  const { sheet, plan } = part;
  const column = columnOf(part, key);
  const { head, body } = HUES[by];
  sheet.setColumnWidth(column, width);
  sheet
    .getRange(plan.row, column)
    .setFontFamily('Arial')
    .setFontSize(9)
    .setFontWeight('bold')
    .setWrap(true)
    .setVerticalAlignment('bottom')
    .setBackground(head[0])
    .setFontColor(head[1]);
  sheet
    .getRange(plan.row + 1, column, sheet.getMaxRows() - plan.row, 1)
    .setFontFamily('Arial')
    .setFontSize(10)
    .setFontWeight(isBold ? 'bold' : 'normal')
    .setWrapStrategy(SpreadsheetApp.WrapStrategy.CLIP)
    .setHorizontalAlignment(align)
    .setBackground(body[0])
    .setFontColor(body[1]);
}

/** Groups neighbouring columns and folds them away; columns that somebody grouped already stay as they are. */
function fold(part: Part, keys: readonly string[]): void {
  const { sheet } = part;
  const columns = keys.map(key => columnOf(part, key));
  const first = columns[0] as number;
  const isRun = columns.every((column, i) => column === first + i);
  if (!isRun || columns.some(column => sheet.getColumnGroupDepth(column) > 0)) return;
  sheet.getRange(1, first, 1, columns.length).shiftColumnGroupDepth(1);
  sheet.getColumnGroup(first, 1)?.collapse();
}
