import { type ColumnLook, LAYOUT } from '../../table/layout';
import { isOfChecks } from '../../table/parts';
import type { SheetId } from '../../table/sheets';
import { asBody, asHead, asRead, inHues } from './looks';
import type { Part } from './part';

/** Columns that few rows need: folded away, one press shows them. */
const FOLDED: Partial<Readonly<Record<SheetId, readonly (readonly string[])[]>>> = {
  online: [
    ['created', 'go'],
    ['byCards', 'stampA', 'stampB', 'due', 'judge'],
  ],
  games: [['days', 'daysInAll']],
};

/** How many columns stay in sight, where these are the first. */
const FROZEN: Partial<Readonly<Record<SheetId, readonly string[]>>> = {
  teams: ['team'],
  online: ['wall', 'game'],
  games: ['stage', 'round', 'game'],
};

/**
 * Gives a sheet its looks, and freezes its header last: a sheet with a frozen header is left as its people like it, but
 * for columns that were made now.
 */
export function dress(part: Part): void {
  const { sheet, plan, id } = part;
  const isDressed = sheet.getFrozenRows() >= plan.row;
  if (isDressed && (isOfChecks(id) || plan.untitled.length === 0)) return;
  const keys = isDressed ? plan.untitled : Object.keys(LAYOUT[id]);
  dressHeads(part, keys);
  dressBodies(part, keys);
  if (id === 'online' && keys.includes('id')) sheet.hideColumns(columnOf(part, 'id'));
  if (isDressed) return;
  for (const group of FOLDED[id] ?? []) fold(part, group);
  const frozen = FROZEN[id] ?? [];
  if (frozen.length > 0 && frozen.every((key, i) => columnOf(part, key) === i + 1))
    sheet.setFrozenColumns(frozen.length);
  sheet.setRowHeight(plan.row, 56).setFrozenRows(plan.row);
}

/** Of a column by its name, from 1. */
export const columnOf = ({ plan }: Part, key: string): number =>
  ((plan.columns as Readonly<Record<string, number>>)[key] as number) + 1;

interface ColumnBlock {
  readonly first: number;
  count: number;
  readonly look: ColumnLook;
}

/** Neighbouring columns that look the same as one block: fewer calls. */
function blocksOf(part: Part, keys: readonly string[], by: (look: ColumnLook) => unknown) {
  const looks = LAYOUT[part.id] as Readonly<Record<string, ColumnLook>>;
  const blocks: ColumnBlock[] = [];
  const columns = keys.map(key => ({ column: columnOf(part, key), look: looks[key] as ColumnLook }));
  for (const { column, look } of columns.sort((x, y) => x.column - y.column)) {
    const last = blocks[blocks.length - 1];
    if (last && last.first + last.count === column && by(last.look) === by(look)) last.count++;
    else blocks.push({ first: column, count: 1, look });
  }
  return blocks;
}

/** Most columns are the organizer's: all are dressed as his, then the others. */
function dressHeads(part: Part, keys: readonly string[]): void {
  const { sheet, plan } = part;
  const head = ({ first, count }: ColumnBlock) => sheet.getRange(plan.row, first, 1, count);
  for (const block of blocksOf(part, keys, () => 0)) asHead(head(block), 'organizer');
  for (const block of blocksOf(part, keys, ({ by }) => by))
    if (block.look.by !== 'organizer') inHues(head(block), block.look.by, 'head');
  for (const { first, count, look } of blocksOf(part, keys, ({ width }) => width))
    sheet.setColumnWidths(first, count, look.width);
}

function dressBodies(part: Part, keys: readonly string[]): void {
  const { sheet, plan, height } = part;
  const [row, rows] = [plan.row + 1, height - plan.row];
  const body = ({ first, count }: ColumnBlock) => sheet.getRange(row, first, rows, count);
  for (const block of blocksOf(part, keys, () => 0)) asBody(body(block), 'organizer');
  for (const block of blocksOf(part, keys, ({ by }) => by))
    if (block.look.by !== 'organizer') inHues(body(block), block.look.by, 'body');
  for (const block of blocksOf(part, keys, ({ align }) => align))
    if (block.look.align !== 'left') body(block).setHorizontalAlignment(block.look.align);
  for (const block of blocksOf(part, keys, ({ isBold }) => isBold))
    if (block.look.isBold) body(block).setFontWeight('bold');
  for (const block of blocksOf(part, keys, ({ isWrapped }) => isWrapped))
    if (block.look.isWrapped) asRead(body(block));
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
