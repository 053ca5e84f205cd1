// The panel of a test's book, on the sources: what the server computes, without a spreadsheet.

import type { Check } from '../../../src/addon/check';
import { checkWorkbook } from '../../../src/addon/check';
import type { Case, Decision, Lang, Panel } from '../../../src/addon/panel';
import { decided } from '../../../src/addon/panel/deciding';
import { panelOf } from '../../../src/addon/panel/panelOf';
import type { SheetCells } from '../../../src/table/sheets';
import { readMoment } from '../../../src/table/time';
import type { Workbook } from '../../../src/table/workbook';
import { type Block, overlaid } from '../../../src/table/writing';
import { type Book, sheetsOf, ZONE } from '../../book';

const AROUND = { fingerprint: '', posted: null, hasSample: false, repairs: [], armed: null };

export const workbookOf = (book: Book, now = book.now ?? '2026-11-30T12:00'): Workbook =>
  workbookOfSheets(sheetsOf(book), now);

export function workbookOfSheets(sheets: readonly SheetCells[], now = '2026-11-30T12:00'): Workbook {
  const at = readMoment(now, ZONE);
  if (!at.ok) throw new Error(now);
  return { sheets, zone: ZONE, locale: 'ru_RU', now: at.at };
}

/** The workbook as the check leaves it. */
export function written(workbook: Workbook, { blocks, ledger, understood }: Check): Workbook {
  const put = (sheets: readonly SheetCells[], block: Block): readonly SheetCells[] => {
    const known = sheets.some(({ name }) => name === block.sheet);
    const all = known ? sheets : [...sheets, { name: block.sheet, values: [], merges: [], filtered: false }];
    return all.map(one => (one.name === block.sheet ? { ...one, values: overlaid(one.values, block) } : one));
  };
  const sheets = blocks
    .reduce(put, workbook.sheets)
    .map(one =>
      one.name === understood.grids.penalties?.name
        ? { ...one, values: one.values.filter((_, i) => !ledger.removed.includes(i + 1)) }
        : one,
    );
  return { ...workbook, sheets };
}

export interface Looked {
  readonly panel: Panel;
  readonly workbook: Workbook;
}

/** One check: the panel, and the workbook as it stands then. */
export function looked(workbook: Workbook, lang: Lang = 'ru'): Looked {
  const result = checkWorkbook(workbook, { lang });
  if (!result.ok) throw new Error(result.message);
  return { panel: panelOf(result.check, lang, AROUND), workbook: written(workbook, result.check) };
}

export interface Ruled extends Looked {
  readonly undo: readonly Decision[];
  readonly said: string;
}

/** Decisions carried out and written; a refusal as its code and sentence. */
export function ruled(workbook: Workbook, decisions: readonly Decision[], by = 'Судья'): Ruled | string {
  const result = decided(workbook, decisions, by, 'ru');
  if (!result.ok) return `${result.code}: ${result.message}`;
  const panel = panelOf(result.check, 'ru', AROUND);
  return { panel, workbook: written(workbook, result.check), undo: result.undo, said: result.said };
}

/** `kind wall/game` of each case. */
export const casesIn = ({ cases }: Panel): string[] =>
  cases.map(({ kind, wall, game }) => `${kind} ${[wall, game].filter(Boolean).join('/')}`.trim());

export function caseOf({ cases }: Panel, id: string): Case {
  const found = cases.find(one => one.id === id);
  if (!found) throw new Error(`no case ${id} among ${cases.map(one => one.id).join(', ')}`);
  return found;
}
