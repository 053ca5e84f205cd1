import { sha256 } from '../core/sha256';
import { openBorder } from './border';
import { type Grid, type GridRow, readGrid } from './grid';
import { loggedText } from './logWriting';
import { overlaid } from './overlay';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';
import type { Lang } from './standingsSheet';
import { type Block, widthOf } from './writing';

type Row = GridRow<ColumnOf<'log'>>;

/** Why a row of the log is not what was written: its words, the rows before it, its own link, or what followed it. */
export type BrokenWhy = 'changed' | 'gap' | 'above' | 'unlinked' | 'cut';

export interface BrokenLink {
  /** From 1. */
  readonly row: number;
  readonly why: BrokenWhy;
}

/**
 * Links the rows that blocks add to the log: each carries `previous>own`, the digest of the row above and of itself, the
 * first one that of all rows above it. A log that has no links yet begins with the rows that are added now.
 *
 * @returns the blocks with the links in them, and the last link; the blocks as they are where they add no row
 */
export function linked(
  log: SheetCells,
  blocks: readonly Block[],
  lang: Lang,
  zone: string,
): { readonly blocks: readonly Block[]; readonly head?: string } {
  const whole = overlaid(log, blocks);
  const [before, after] = [gridOf(log, zone), gridOf(whole, zone)];
  const known = new Set(before?.rows.map(({ row }) => row));
  const fresh = after?.rows.filter(({ row }) => !known.has(row)) ?? [];
  if (!after || fresh.length === 0) return { blocks };
  const { links, head } = linksOf(fresh, headOf(before?.rows ?? [], zone), zone);
  const column = (after.columns.chain ?? widthOf(whole)) + 1;
  const filled = blocks.map(block => withLinks(block, column, links));
  if (blocks.some(block => covers(block, column))) return { blocks: filled, head };
  const extra = { sheet: log.name, column, text: [0] };
  return {
    blocks: [
      ...filled,
      { ...extra, row: after.headerRow, values: [[SHEETS.log.columns.chain[lang]]] },
      { ...extra, row: fresh[0]?.row ?? 0, values: [...links.values()].map(link => [link]) },
    ],
    head,
  };
}

/**
 * The first row of a log that is not what was written, from the first linked one on; undefined: all are.
 *
 * @param head the last link that was written, where that is known: rows cut off at the end leave no other trace
 */
export function brokenLink(log: SheetCells, zone: string, head: string | undefined): BrokenLink | undefined {
  const rows = gridOf(log, zone)?.rows ?? [];
  const first = rows.findIndex(row => row.text('chain') !== '');
  const owns: (string | undefined)[] = [];
  for (const [i, row] of rows.entries()) {
    if (first < 0 || i < first) continue;
    const link = linkOf(row);
    if (!link) return { row: row.row, why: 'unlinked' };
    if (ownOf(row, link.previous, zone) !== link.own) return { row: row.row, why: 'changed' };
    const previous = i === first ? sealOf(rows.slice(0, first), zone) : owns[owns.length - 1];
    if (link.previous !== previous) return { row: row.row, why: i === first ? 'above' : 'gap' };
    owns.push(link.own);
  }
  const isCut = head !== undefined && !owns.includes(head);
  return isCut ? { row: rows[rows.length - 1]?.row ?? 1, why: 'cut' } : undefined;
}

/** The link of the last row; undefined where it has none. */
export function lastLink(log: SheetCells, zone: string): string | undefined {
  const rows = gridOf(log, zone)?.rows ?? [];
  const last = rows[rows.length - 1];
  return last && linkOf(last)?.own;
}

/** The links of all rows anew, from the first linked one on, after some were taken out; [] where there are none. */
export function relinked(log: SheetCells, zone: string): { blocks: readonly Block[]; head?: string } {
  const grid = gridOf(log, zone);
  const first = grid?.rows.findIndex(row => row.text('chain') !== '') ?? -1;
  const column = grid?.columns.chain;
  if (!grid || first < 0 || column === undefined) return { blocks: [] };
  const rows = grid.rows.slice(first);
  const { links, head } = linksOf(rows, sealOf(grid.rows.slice(0, first), zone), zone);
  const top = rows[0]?.row ?? 1;
  const height = (rows[rows.length - 1]?.row ?? top) - top + 1;
  const values = Array.from({ length: height }, (_, i) => [links.get(top + i) ?? '']);
  return { blocks: [{ sheet: log.name, row: top, column: column + 1, values, text: [0] }], head };
}

/** 48 bits: 12 letters in the cell. */
const digest = (text: string): string => sha256(text).slice(0, 12);

const gridOf = (log: SheetCells, zone: string): Grid<ColumnOf<'log'>> | undefined =>
  readGrid<ColumnOf<'log'>>(log, SHEETS.log, openBorder(), zone);

const KEYS = (Object.keys(SHEETS.log.columns) as ColumnOf<'log'>[]).filter(key => key !== 'chain');

/** A row as one text, the same whether its cells came back as texts, numbers or dates. */
const textOf = (row: Row, zone: string): string =>
  KEYS.map(key => loggedText(row.cell(key), zone).replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')).join('\u0001');

const ownOf = (row: Row, previous: string, zone: string): string =>
  digest(`${previous}\n${textOf(row, zone)}`);

/** Links of rows that follow one link, by row number, and the last of them. */
function linksOf(rows: readonly Row[], previous: string, zone: string) {
  const links = new Map<number, string>();
  let head = previous;
  for (const row of rows) {
    const own = ownOf(row, head, zone);
    links.set(row.row, `${head}>${own}`);
    head = own;
  }
  return { links, head };
}

/** What stands for rows that have no links. */
const sealOf = (rows: readonly Row[], zone: string): string =>
  digest(rows.map(row => textOf(row, zone)).join('\n'));

function linkOf(row: Row): { readonly previous: string; readonly own: string } | undefined {
  const [, previous, own] = /^([^>]+)>([^>]+)$/.exec(row.text('chain')) ?? [];
  return previous !== undefined && own !== undefined ? { previous, own } : undefined;
}

function headOf(rows: readonly Row[], zone: string): string {
  const links = rows.flatMap(row => linkOf(row) ?? []);
  return links[links.length - 1]?.own ?? sealOf(rows, zone);
}

const covers = ({ column: left, values }: Block, column: number): boolean =>
  column >= left && column < left + (values[0]?.length ?? 0);

function withLinks(block: Block, column: number, links: ReadonlyMap<number, string>): Block {
  if (!covers(block, column)) return block;
  const values = block.values.map((line, i) => {
    const link = links.get(block.row + i);
    return link === undefined ? line : line.map((cell, j) => (block.column + j === column ? link : cell));
  });
  return { ...block, values };
}
