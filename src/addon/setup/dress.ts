import { type ColumnLook, LAYOUT, type Writer } from '../../table/layout';
import type { SheetId } from '../../table/sheets';
import type { Part } from './part';

/** Literal colours, text and ground together, so that a phone's dark mode cannot part them. */
const HUES: Readonly<
  Record<Writer, Readonly<Record<'head' | 'body', readonly [ground: string, ink: string]>>>
> = {
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
  if (isDressed && (id === 'standings' || plan.untitled.length === 0)) return;
  const keys = isDressed ? plan.untitled : Object.keys(LAYOUT[id]);
  dressHeads(part, keys);
  dressBodies(part, keys);
  if (id === 'online' && keys.includes('id')) sheet.hideColumns(columnOf(part, 'id'));
  if (isDressed) return;
  for (const group of FOLDED[id] ?? []) fold(part, group);
  const frozen = FROZEN[id] ?? [];
  if (frozen.every((key, i) => columnOf(part, key) === i + 1)) sheet.setFrozenColumns(frozen.length);
  sheet.setRowHeight(plan.row, 56).setFrozenRows(plan.row);
}

/** Of a column by its name, from 1. */
export const columnOf = ({ plan }: Part, key: string): number =>
  ((plan.columns as Readonly<Record<string, number>>)[key] as number) + 1;

/** Neighbouring columns that look the same, as one block of so many rows: fewer calls. */
function blocksOf(
  part: Part,
  keys: readonly string[],
  row: number,
  rows: number,
  by: (look: ColumnLook) => unknown,
) {
  const { sheet, id } = part;
  const looks = LAYOUT[id] as Readonly<Record<string, ColumnLook>>;
  const blocks: { first: number; count: number; look: ColumnLook }[] = [];
  const columns = keys.map(key => ({ column: columnOf(part, key), look: looks[key] as ColumnLook }));
  for (const { column, look } of columns.sort((x, y) => x.column - y.column)) {
    const last = blocks[blocks.length - 1];
    if (last && last.first + last.count === column && by(last.look) === by(look)) last.count++;
    else blocks.push({ first: column, count: 1, look });
  }
  return blocks.map(({ first, count, look }) => ({
    first,
    count,
    look,
    range: sheet.getRange(row, first, rows, count),
  }));
}

function dressHeads(part: Part, keys: readonly string[]): void {
  const { sheet, plan } = part;
  for (const { range } of blocksOf(part, keys, plan.row, 1, () => 0))
    range
      .setFontFamily('Arial')
      .setFontSize(9)
      .setFontWeight('bold')
      .setWrap(true)
      .setVerticalAlignment('bottom');
  for (const { range, look } of blocksOf(part, keys, plan.row, 1, ({ by }) => by)) {
    const [ground, ink] = HUES[look.by].head;
    range.setBackground(ground).setFontColor(ink);
  }
  for (const { first, count, look } of blocksOf(part, keys, plan.row, 1, ({ width }) => width))
    sheet.setColumnWidths(first, count, look.width);
}

/** Cells are Arial 10 from the start. */
function dressBodies(part: Part, keys: readonly string[]): void {
  const { sheet, plan } = part;
  const [row, rows] = [plan.row + 1, sheet.getMaxRows() - plan.row];
  for (const { range } of blocksOf(part, keys, row, rows, () => 0))
    range.setWrapStrategy(SpreadsheetApp.WrapStrategy.CLIP);
  for (const { range, look } of blocksOf(part, keys, row, rows, ({ by }) => by)) {
    const [ground, ink] = HUES[look.by].body;
    range.setBackground(ground).setFontColor(ink);
  }
  for (const { range, look } of blocksOf(part, keys, row, rows, ({ align }) => align))
    if (look.align !== 'left') range.setHorizontalAlignment(look.align);
  for (const { range, look } of blocksOf(part, keys, row, rows, ({ isBold }) => isBold))
    if (look.isBold) range.setFontWeight('bold');
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
