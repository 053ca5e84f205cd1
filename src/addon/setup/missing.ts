import type { PointsTable } from '../../core/game';
import type { Regulation } from '../../core/regulation';
import { planHeader } from '../../table/headerPlan';
import { nameKey } from '../../table/names';
import { isOfChecks, partsOf } from '../../table/parts';
import { type Column, SHEETS, type SheetCells, type SheetId } from '../../table/sheets';
import type { Lang } from '../../table/standingsSheet';
import { sheetNamed, type Understood, type Workbook } from '../../table/workbook';
import { say } from '../messages';

/**
 * What set-up would repair of a tournament's sheets, in words: `Нет листа «Штрафы».`; [] when all is there. Titles are
 * those of the workbook's language, sentences in `lang`.
 */
export const missingParts = (
  { sheets }: Pick<Workbook, 'sheets'>,
  { regulation, values }: Pick<Understood, 'regulation' | 'values'>,
  lang: Lang,
): readonly string[] => [
  ...missingSheets(sheets, regulation, lang),
  ...missingTables(sheets, { regulation, values }, lang),
];

/** A table of points that neither the text nor the edition has, and no sheet to fill it in. */
const missingTables = (
  sheets: readonly SheetCells[],
  { regulation, values }: Pick<Understood, 'regulation' | 'values'>,
  lang: Lang,
): readonly string[] =>
  tablesOfPoints(regulation)
    .filter(name => (values[name] as PointsTable).length === 0)
    .filter(name => !sheets.some(sheet => nameKey(sheet.name) === nameKey(name)))
    .map(title => say({ kind: 'repair.sheet', data: { title } }, lang, ''));

/** Names of the tables of points of a regulation. */
export const tablesOfPoints = ({ parameters }: Pick<Regulation, 'parameters'>): readonly string[] =>
  Object.entries(parameters).flatMap(([name, { domain }]) => (domain.kind === 'pointsTable' ? [name] : []));

const missingSheets = (
  sheets: readonly SheetCells[],
  regulation: Regulation,
  lang: Lang,
): readonly string[] =>
  partsOf(regulation).flatMap(id => {
    const sheet = sheetNamed(sheets, id);
    if (!sheet) return [say({ kind: 'repair.sheet', data: { title: SHEETS[id][lang] } }, lang, '')];
    if (isOfChecks(id)) return [];
    const plan = planHeader(sheet.values, id, sheet.id !== undefined);
    const kind = !plan ? 'repair.unclear' : plan.isInserted ? 'repair.header' : 'repair.columns';
    // The chain of a log from before comes with the next row.
    const lost = plan?.untitled.filter(key => key !== 'chain') ?? [];
    const titles = titlesOf(id, lost, lang);
    if (plan && titles.length === 0) return [];
    return [say({ kind, data: { sheet: sheet.name, titles } }, lang, '')];
  });

/** Titles of columns, which are named as in the form. */
export const titlesOf = (id: SheetId, keys: readonly string[], lang: Lang): string[] => {
  const columns: Readonly<Record<string, Column>> = SHEETS[id].columns;
  return keys.flatMap(key => columns[key]?.[lang] ?? []);
};
