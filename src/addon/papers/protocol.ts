import type { Penalty } from '../../core/penalty';
import type { StandingsTable } from '../../core/regulation';
import { decidedText, inPlaces, type Lang, stageText } from '../../table/standingsSheet';
import type { Check } from '../check';
import { fingerprintOf } from '../fingerprint';
import { say } from '../messages';
import type { PaperResult } from '../panel';
import { pointsShown, sanctionShown } from '../panel/shown';
import { writeInto } from '../writing';
import { laidOut } from './sheet';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Row = readonly string[];

/** A4 upright takes about 700 px. */
const WIDTHS = [64, 250, 90, 150, 130];

/**
 * Собирает лист «Протокол для печати»: положение, решения, строки для подписей.
 * Builds a sheet to print: standings, rulings, lines for signatures.
 *
 * @return {Object} {ok: true, said} или отказ / or a refusal.
 */
export function protocolSheet(): PaperResult {
  return laidOut({ mark: 'protocol', write: writeProtocol });
}

/** A part of the sheet; a heading stands above its table. */
interface Part {
  readonly kind: 'title' | 'line' | 'table';
  readonly rows: readonly Row[];
}

/** @param remarks lines under its head */
export function writeProtocol(sheet: Sheet, check: Check, lang: Lang, remarks: readonly string[] = []): void {
  const parts = partsOf(check, lang, remarks);
  const values = parts.flatMap(({ rows }) => rows.map(row => WIDTHS.map((_, i) => row[i] ?? '')));
  const text = WIDTHS.map((_, i) => i);
  writeInto(sheet, { row: 1, column: 1, values, text });
  WIDTHS.forEach((width, i) => {
    sheet.setColumnWidth(i + 1, width);
  });
  let row = 1;
  for (const { kind, rows } of parts) {
    const range = sheet.getRange(row, 1, rows.length, WIDTHS.length);
    if (kind === 'title') range.setFontWeight('bold').setFontSize(14);
    if (kind === 'table') {
      range.setWrap(true).setVerticalAlignment('top');
      sheet.getRange(row, 1, 1, WIDTHS.length).setFontWeight('bold').setBackground('#eceef2');
    }
    row += rows.length;
  }
}

function partsOf(check: Check, lang: Lang, remarks: readonly string[]): readonly Part[] {
  const said = (kind: string, data: Readonly<Record<string, string | number>> = {}): string =>
    say({ kind: `protocol.${kind}`, data }, lang, check.workbook.zone);
  const line = (...texts: readonly string[]): Part => ({ kind: 'line', rows: texts.map(text => [text]) });
  const title = (text: string): Part => ({ kind: 'title', rows: [[text]] });
  const rulings = check.judgement.penalties.filter(
    ({ state }) => state === 'confirmed' || state === 'withdrawn',
  );
  return [
    title(said('title')),
    line(
      said('checked', { checkedOn: check.workbook.now }),
      said('print', { print: fingerprintOf(check) }),
      isOpen(check) ? said('provisional') : said('final'),
      ...remarks,
      '',
    ),
    ...check.judgement.tables.flatMap(table => [
      title(nameOf(table, said, lang)),
      { kind: 'table' as const, rows: standings(table, said, lang) },
      line(''),
    ]),
    title(said('rulings')),
    rulings.length > 0 ? { kind: 'table', rows: rulingRows(rulings, said, lang) } : line(said('noRulings')),
    line('', said('judge'), '', said('organizer'), '', said('date')),
  ];
}

type Said = (kind: string, data?: Readonly<Record<string, string | number>>) => string;

const isOpen = ({ judgement, findings, understood }: Check): boolean =>
  judgement.penalties.some(({ state }) => state === 'proposed') ||
  findings.some(({ level }) => level === 'error') ||
  understood.tournament.announced !== undefined;

const nameOf = ({ stage, group = '' }: StandingsTable, said: Said, lang: Lang): string =>
  said(stage === 'semi' || stage === 'final' ? 'ofWall' : 'ofGroup', {
    stage: /^\d$/.test(stage)
      ? say({ kind: 'race.stage', data: { stage } }, lang, '')
      : stageText(stage, lang),
    group,
  });

const standings = ({ rows }: StandingsTable, said: Said, lang: Lang): readonly Row[] => [
  ['place', 'team', 'points', 'taken', 'decided'].map(key => said(key)),
  ...inPlaces(rows).map(({ place, team, points, penalties, decidedBy }) => [
    String(place ?? '–'),
    team,
    points ? pointsShown(points, lang) : '',
    penalties.n === 0 ? '' : pointsShown(penalties, lang),
    decidedText(decidedBy, lang),
  ]),
];

const rulingRows = (rulings: readonly Penalty[], said: Said, lang: Lang): readonly Row[] => [
  ['clause', 'team', 'where', 'sanction', 'state'].map(key => said(key)),
  ...rulings.map(({ clause, team, player, wall = '', game = '', sanctions, money, state, reason = '' }) => [
    clause,
    [team, player].filter(Boolean).join(', '),
    said('at', { wall, game }),
    [sanctionShown(sanctions, lang), money ? said('fine', { sum: pointsShown(money, lang) }) : '']
      .filter(Boolean)
      .join('; '),
    state === 'withdrawn' ? said('withdrawn', { reason }) : said('confirmed'),
  ]),
];
