import { regulations } from '../../regulations';
import { type HeaderPlan, planHeader } from '../../table/headerPlan';
import { readImport } from '../../table/import';
import type { ImportLine, ImportSheet } from '../../table/import/lines';
import { standingOf } from '../../table/import/standing';
import { SHEETS, type SheetCells } from '../../table/sheets';
import type { Lang } from '../../table/standingsSheet';
import { readWorkbook, sheetNamed, type Workbook } from '../../table/workbook';
import { sheetLang } from '../check';
import { say, sayAll } from '../messages';
import type { ImportShape, Refusal } from '../panel';
import { digest } from '../panel/digest';
import { refusal } from '../refusal';
import { titlesOf } from '../setup/missing';
import type { AskedImport } from './request';

/** Rows for a sheet of the file, whose header names all the columns that they need. */
export interface Addition {
  readonly id: ImportSheet;
  readonly cells: SheetCells;
  readonly plan: HeaderPlan;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** What a text would bring to a workbook, as of one reading. */
export interface PlannedImport {
  readonly ok: true;
  readonly shape: ImportShape | null;
  readonly lines: readonly ImportLine[];
  readonly additions: readonly Addition[];
  readonly seen: string;
}

export function plannedImport(
  workbook: Workbook,
  { text, shape: asked }: Pick<AskedImport, 'text' | 'shape'>,
  lang: Lang,
): PlannedImport | Refusal {
  const said = (kind: string): string => say({ kind, data: {} }, lang, workbook.zone);
  if (!sheetNamed(workbook.sheets, 'regulation')) return refusal('noTournament', said('noTournament'));
  const read = readWorkbook(workbook, regulations);
  if (!read.ok) return refusal('unreadable', sayAll(read.problems, lang, workbook.zone));
  const { understood } = read;
  const { shape, lines } = readImport(text, asked, standingOf(understood, workbook, sheetLang(workbook)));
  if (shape && shape !== 'squads' && !understood.regulation.needs.includes('games'))
    return refusal('badRequest', said('import.onlySquads'));
  const additions = additionsOf(lines, workbook, lang);
  if (!Array.isArray(additions)) return additions as Refusal;
  return { ok: true, shape: shape ?? null, lines, additions, seen: seenOf(lines, additions) };
}

function additionsOf(
  lines: readonly ImportLine[],
  { sheets }: Workbook,
  lang: Lang,
): readonly Addition[] | Refusal {
  const additions: Addition[] = [];
  for (const id of ['teams', 'games', 'penalties'] as const) {
    const rows = lines.flatMap(line => line.rows.flatMap(row => (row.sheet === id ? [row.cells] : [])));
    if (rows.length === 0) continue;
    const cells = sheetNamed(sheets, id);
    const plan = cells && planHeader(cells.values, id, cells.id !== undefined);
    if (!cells || !plan || plan.isInserted) return lacking('sheet', { title: SHEETS[id][lang] }, lang);
    const used = new Set<string>(rows.flatMap(row => Object.keys(row)));
    const titles = titlesOf(
      id,
      plan.untitled.filter(key => used.has(key)),
      lang,
    );
    if (titles.length > 0) return lacking('columns', { sheet: cells.name, titles }, lang);
    additions.push({ id, cells, plan: plan as HeaderPlan, rows });
  }
  return additions;
}

const lacking = (what: 'sheet' | 'columns', data: Parameters<typeof say>[0]['data'], lang: Lang): Refusal =>
  refusal('unreadable', say({ kind: `import.${what}`, data }, lang, ''));

/** The same while the same rows would be added to the same sheets, and the same lines left out. */
const seenOf = (lines: readonly ImportLine[], additions: readonly Addition[]): string =>
  digest(
    JSON.stringify([
      lines.map(({ line, level, rows }) => [line, level, rows]),
      additions.map(({ id, cells }) => [id, cells.name]),
    ]),
  );
