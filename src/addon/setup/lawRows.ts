import { OUTCOMES } from '../../core/game';
import type { Gist } from '../../core/gist';
import type { Regulation } from '../../core/regulation';
import { law } from '../../regulations/law';
import { LAYOUT } from '../../table/layout';
import { nameKey } from '../../table/names';
import { fileRows, parameterRows } from '../../table/parameterRows';
import { rowBelow } from '../../table/parts';
import type { Lang } from '../../table/standingsSheet';
import { say } from '../messages';
import { writeBlock } from '../spreadsheet';
import { columnOf } from './dress';
import { appendRows, type Part, rowsOf } from './part';

/** Writes a row for each parameter that has none; rows that stand are the organizer's. */
export function fillRegulation(
  part: Part<'regulation'>,
  regulation: Regulation,
  file: { readonly zone: string; readonly locale: string },
): Part<'regulation'> {
  const { lang } = part;
  const standing = new Map(rowsOf(part).map(row => [nameKey(row.text('parameter')), row]));
  const words: Readonly<Record<string, Gist>> = law()[regulation.id]?.parameters ?? {};
  const rows = [...fileRows(regulation, file), ...parameterRows(regulation, lang)]
    .filter(({ parameter }) => !standing.has(nameKey(parameter)))
    .map(row => ({ ...row, meaning: words[row.parameter]?.[lang] ?? fileWord(row.parameter, lang) }));
  nameLaw(part, regulation, standing.get('regulation')?.row);
  return appendRows(part, rows);
}

const fileWord = (parameter: string, lang: Lang): string =>
  say({ kind: `setUp.row.${parameter}`, data: {} }, lang, '');

/** A row `regulation` that was left without a value. */
function nameLaw(part: Part<'regulation'>, { id }: Regulation, row: number | undefined): void {
  if (row === undefined || rowsOf(part).some(other => other.row === row && other.text('value'))) return;
  const at = { row, column: columnOf(part, 'value'), values: [[id]], text: [0] };
  writeBlock(part.sheet.getParent(), { sheet: part.sheet.getName(), ...at });
}

const COLUMNS = { ru: ['Игроков', 'Сторона'], en: ['Players', 'Side'] } as const;

/** A sheet for each table of points, named after its parameter: a header to fill in under. */
export function makePointsTables(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  { parameters }: Regulation,
  lang: Lang,
): void {
  const names = spreadsheet.getSheets().map(sheet => nameKey(sheet.getName()));
  for (const [name, { domain }] of Object.entries(parameters)) {
    if (domain.kind !== 'pointsTable' || names.includes(nameKey(name))) continue;
    const sheet = spreadsheet.insertSheet(name, spreadsheet.getSheets().length);
    const header = [...COLUMNS[lang], ...(LAYOUT.games.outcome.list?.[lang] ?? OUTCOMES)];
    sheet.getRange(1, 1, sheet.getMaxRows(), header.length).setNumberFormat('@');
    writeBlock(spreadsheet, {
      sheet: name,
      row: rowBelow([], 0),
      column: 1,
      values: [header],
      text: header.map((_, i) => i),
    });
    sheet.getRange(1, 1, 1, header.length).setFontWeight('bold');
    sheet.setFrozenRows(1);
  }
}
