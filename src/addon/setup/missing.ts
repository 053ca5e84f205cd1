import type { Regulation } from '../../core/regulation';
import { planHeader } from '../../table/headerPlan';
import { partsOf } from '../../table/parts';
import { type Column, SHEETS, type SheetId } from '../../table/sheets';
import type { Lang } from '../../table/standingsSheet';
import { sheetNamed, type Workbook } from '../../table/workbook';
import { say } from '../messages';

/**
 * What set-up would repair of a tournament's sheets, in words: `Нет листа «Штрафы».`; [] when all is there. Titles are
 * those of the workbook's language, sentences in `lang`.
 */
export const missingParts = (
  { sheets }: Pick<Workbook, 'sheets'>,
  regulation: Regulation,
  lang: Lang,
): readonly string[] =>
  partsOf(regulation).flatMap(id => {
    const sheet = sheetNamed(sheets, id);
    if (!sheet) return [say({ kind: 'repair.sheet', data: { title: SHEETS[id][lang] } }, lang, '')];
    if (id === 'standings') return [];
    const plan = planHeader(sheet.values, id, sheet.id !== undefined);
    const kind = !plan ? 'repair.unclear' : plan.isInserted ? 'repair.header' : 'repair.columns';
    const titles = plan ? titlesOf(id, plan.untitled, lang) : [];
    if (plan && titles.length === 0) return [];
    return [say({ kind, data: { sheet: sheet.name, titles } }, lang, '')];
  });

/** Titles of columns, which are named as in the form. */
export const titlesOf = (id: SheetId, keys: readonly string[], lang: Lang): string[] => {
  const columns: Readonly<Record<string, Column>> = SHEETS[id].columns;
  return keys.flatMap(key => columns[key]?.[lang] ?? []);
};
