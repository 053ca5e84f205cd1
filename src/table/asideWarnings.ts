import type { Instant } from '../core/tournament';
import { openBorder } from './border';
import { readGrid } from './grid';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';
import type { Lang } from './standingsSheet';
import { readMoment } from './time';

const RECORD = /^aside:(\S+)$/i;

/** What the log's «Стало» says of a warning that was set aside. */
export const ASIDE: Readonly<Record<Lang, string>> = { ru: 'отложено', en: 'set aside' };

/** How the log names a warning that was set aside: by what it says, so that it comes back when its values change. */
export const asideRecord = (says: string): string => `aside:${says}`;

/**
 * The warnings that stand aside by the log, by what they say. The last line of each counts: with a word in «Стало» it
 * was set aside, without one it was taken up again.
 */
export function asideWarnings(log: SheetCells | undefined, zone: string): ReadonlySet<string> {
  const grid = log && readGrid<ColumnOf<'log'>>(log, SHEETS.log, openBorder(), zone);
  const last = new Map<string, { readonly at: Instant; readonly isAside: boolean }>();
  for (const row of grid?.rows ?? []) {
    const [, says] = RECORD.exec(row.text('record').trim()) ?? [];
    if (says === undefined) continue;
    const read = readMoment(row.cell('time'), zone);
    const at = read.ok ? read.at : 0;
    if ((last.get(says)?.at ?? at) <= at) last.set(says, { at, isAside: row.text('new') !== '' });
  }
  return new Set([...last].flatMap(([says, { isAside }]) => (isAside ? [says] : [])));
}
