import { brokenLink, lastLink, linked, relinked } from '../table/logChain';
import type { SheetCells } from '../table/sheets';
import { sheetNamed, type Workbook } from '../table/workbook';
import type { Block } from '../table/writing';
import { sheetLang } from './check';
import type { Fault } from './setup/health';

const HEAD = 'log.head';
const store = (): GoogleAppsScript.Properties.Properties => PropertiesService.getDocumentProperties();

/** Blocks of which some may add rows to the log: these with their links, and what to remember once they are written. */
export function withLinks(blocks: readonly Block[], workbook: Workbook) {
  const log = sheetNamed(workbook.sheets, 'log');
  const own = blocks.filter(({ sheet }) => sheet === log?.name);
  if (!log) return { blocks, keep: () => undefined };
  if (own.length === 0) return { blocks, keep: () => catchUp(log, workbook.zone) };
  const found = linked(log, own, sheetLang(workbook), workbook.zone);
  return {
    // Where they stand among the others decides what a run that is cut short leaves behind.
    blocks: blocks.flatMap(block => (block === own[0] ? found.blocks : own.includes(block) ? [] : [block])),
    keep: () => keepHead(found.head),
  };
}

/** After the rows, so that a run that is cut short leaves a link that stands in the log. */
function keepHead(head: string | undefined): void {
  if (head !== undefined) store().setProperty(HEAD, head);
}

/** A run that died between its rows and their last link: whoever comes next keeps it, where nothing else is amiss. */
function catchUp(log: SheetCells, zone: string): void {
  const last = lastLink(log, zone);
  if (last === undefined) return;
  const kept = headKept();
  if (kept !== last && !brokenLink(log, zone, kept)) keepHead(last);
}

const headKept = (): string | undefined => store().getProperty(HEAD) ?? undefined;

/** Whether the log is what was written, row by row. */
export function logFaults(workbook: Workbook): readonly Fault[] {
  const log = sheetNamed(workbook.sheets, 'log');
  const broken = log && brokenLink(log, workbook.zone, headKept());
  if (!log || !broken) return [];
  const { row, why } = broken;
  return [
    {
      kind: 'health.logBroken',
      data: { sheet: log.name, row, why: `log.${why}` },
      level: 'error',
      fix: 'cell',
      place: { sheet: log.name, cell: `A${row}`, record: '' },
    },
  ];
}

/** How to link the log anew after rows of it went that were no part of the tournament; not where it was broken before. */
export function linksAfterRemoval(workbook: Workbook): ((log: SheetCells) => readonly Block[]) | undefined {
  if (logFaults(workbook).length > 0) return undefined;
  return log => {
    const { blocks, head } = relinked(log, workbook.zone);
    if (head === undefined) store().deleteProperty(HEAD);
    else keepHead(head);
    return blocks;
  };
}
