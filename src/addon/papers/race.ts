import { inGameOrder } from '../../core/protocol';
import { type Race, racesOf } from '../../table/race';
import { type Lang, stageText } from '../../table/standingsSheet';
import type { Check } from '../check';
import { say } from '../messages';
import type { PaperResult } from '../panel';
import { writeInto } from '../writing';
import { laidOut } from './sheet';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** Rows that a chart covers above its figures. */
const CHART_ROWS = 17;
const [WIDTH, HEIGHT] = [640, 340];

/**
 * Строит лист «Гонка»: очки команд после каждой стенки или партии, с графиком.
 * Builds the sheet of the race: points of the teams after each wall or game, with a chart.
 *
 * @return {Object} {ok: true, said} или отказ / or a refusal.
 */
export function raceSheet(): PaperResult {
  return laidOut({ mark: 'race', write: writeRaces });
}

function writeRaces(sheet: Sheet, check: Check, lang: Lang): void {
  const { tournament } = check.understood;
  const games = inGameOrder(tournament.games).map(({ id }) => id);
  const walls = [...tournament.walls].sort((x, y) => x.day - y.day).map(({ id }) => id);
  const order = new Map([...walls, ...games].map((id, i) => [id, i]));
  const { tables, awards } = check.judgement;
  const races = racesOf(tables, awards, id => order.get(id) ?? order.size);
  for (const chart of sheet.getCharts())
    if (String(chart.getOptions().get('title')).startsWith(said('race', lang))) sheet.removeChart(chart);
  let row = 1;
  for (const race of races) row = writeRace(sheet, race, row, lang);
  if (races.length === 0) sheet.getRange(1, 1).setValue(said('noRace', lang));
}

/** A title, the chart, and the figures under it. @returns the row for the next one */
function writeRace(sheet: Sheet, race: Race, top: number, lang: Lang): number {
  const { stage, group = '', teams, lines } = race;
  const shown = /^\d$/.test(stage) ? said('stage', lang, { stage }) : stageText(stage, lang);
  const title = said('title', lang, { stage: shown, group });
  const header = top + CHART_ROWS;
  const all = teams.map((_, i) => i);
  writeInto(sheet, { row: top, column: 1, values: [[title]], text: [0] });
  const titles = [said('after', lang), ...teams];
  writeInto(sheet, {
    row: header,
    column: 1,
    values: [titles],
    text: [0, ...all, teams.length],
  });
  writeInto(sheet, {
    row: header + 1,
    column: 1,
    values: lines.map(({ after, id, points }) => [said(`after.${after}`, lang, { id }), ...points]),
    text: [0],
    number: all.map(i => i + 1),
  });
  sheet.getRange(top, 1).setFontWeight('bold').setFontSize(14);
  sheet.getRange(header, 1, 1, titles.length).setFontWeight('bold').setWrap(true);
  const chart = sheet
    .newChart()
    .asLineChart()
    .addRange(sheet.getRange(header, 1, lines.length + 1, titles.length))
    .setNumHeaders(1)
    .setPosition(top + 1, 1, 0, 0)
    .setOption('title', title)
    .setOption('width', WIDTH)
    .setOption('height', HEIGHT)
    .build();
  sheet.insertChart(chart);
  return header + lines.length + 3;
}

const said = (kind: string, lang: Lang, data: Readonly<Record<string, string>> = {}): string =>
  say({ kind: `race.${kind}`, data }, lang, '');
