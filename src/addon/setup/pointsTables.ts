import { OUTCOMES, type PointsRow, type PointsTable, type Side } from '../../core/game';
import { toText } from '../../core/points';
import type { Regulation } from '../../core/regulation';
import { nameKey } from '../../table/names';
import { OUTCOME_WORDS } from '../../table/offered';
import type { Lang } from '../../table/standingsSheet';
import type { Written } from '../../table/writing';
import { say } from '../messages';
import { writeInto } from '../writing';
import { asBody, asHead } from './looks';
import { tablesOfPoints } from './missing';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const COLUMNS = { ru: ['Игроков', 'Сторона'], en: ['Players', 'Side'] } as const;
const WIDTH = 84;
const SIDES: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  ru: { good: 'честные', mafia: 'мафия', maniac: 'маньяк' },
  en: { good: 'good', mafia: 'mafia', maniac: 'maniac' },
};

/**
 * A sheet for each table of points, named after its parameter, with what the text or the edition pays: the organizer
 * fills in what neither says. @returns those that stand now
 */
export function makePointsTables(
  spreadsheet: Spreadsheet,
  regulation: Regulation,
  edition: string,
  lang: Lang,
): readonly Sheet[] {
  const standing = new Map(spreadsheet.getSheets().map(sheet => [nameKey(sheet.getName()), sheet]));
  const { parameters, editions } = regulation;
  return tablesOfPoints(regulation).map(name => {
    const table = (editions[edition]?.[name] ?? parameters[name]?.default) as PointsTable;
    return standing.get(nameKey(name)) ?? madeTable(spreadsheet, name, table, lang);
  });
}

function madeTable(spreadsheet: Spreadsheet, name: string, table: PointsTable, lang: Lang): Sheet {
  const sheet = spreadsheet.insertSheet(name, spreadsheet.getSheets().length);
  const header = [...COLUMNS[lang], ...OUTCOMES.map(outcome => OUTCOME_WORDS[outcome][lang])];
  const [rows, width] = [sheet.getMaxRows(), header.length];
  asBody(sheet.getRange(2, 1, rows - 1, width), 'organizer');
  sheet.getRange(1, 1, rows, width).setNumberFormat('@').setHorizontalAlignment('center');
  const values = [header, ...table.map(row => lineOf(row, lang))];
  writeInto(sheet, { row: 1, column: 1, values, text: header.map((_, i) => i) });
  asHead(sheet.getRange(1, 1, 1, width), 'organizer');
  sheet.getRange(1, 1).setNote(say({ kind: 'setUp.pointsTable', data: {} }, lang, ''));
  sheet.setColumnWidths(1, width, WIDTH);
  sheet.setFrozenRows(1);
  sheet.setFrozenColumns(COLUMNS[lang].length);
  return sheet;
}

const lineOf = ({ players, side, points }: PointsRow, lang: Lang): Written[] => [
  players === undefined ? '' : String(players),
  SIDES[lang][side as Side] ?? side,
  ...OUTCOMES.map(outcome => {
    const paid = points[outcome];
    return paid ? toText(paid) : '';
  }),
];
