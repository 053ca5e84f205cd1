// An evening of walls in a workbook that set-up made, in the local host with the built add-on.
import type { Host } from '../../../host/test/library';
import type { Panel, PanelResult } from '../../../src/addon/panel';
import { LEDGER } from '../../book';
import { byHand, fresh } from '../setup/organizer';
import { COLUMN } from '../tableOfCaptains';
import { type About, aboutOf, SIDES } from './model';

export const ONLINE = 'Онлайн-таблица';
export const PENALTIES = 'Штрафы';
const DUE = 12;

export type Wall = readonly [a: string, b: string];

/** A sheet as set-up makes it, but for looks and empty rows: they cost the engine most of each edit and decide nothing. */
const PLAIN = `ss.getSheets().forEach(one => {
  one.clearConditionalFormatRules();
  if (one.getMaxRows() > 250) one.deleteRows(251, one.getMaxRows() - 250);
})`;

/** Walls are numbered from 1, each with its games; every third game was due half an hour ago. */
export async function evening(walls: readonly Wall[]): Promise<Host> {
  const host = await fresh({
    Команды: [['Команда', 'Группа'], ...[...new Set(walls.flat())].map(team => [team, 'A'])],
    Стенки: [
      ['Стенка', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало'],
      ...walls.map(([a, b], i) => [String(i + 1), 'группа', 'A', a, b, '28.11.2026 20:00']),
    ],
  });
  await panelOf(host, 'setUp', { regulation: 'walls' });
  await byHand(host, PLAIN);
  for (let row = 4; row <= lastRow(host, ONLINE); row += 3)
    await host.setCells(ONLINE, row, DUE, [['28.11.2026 20:30']]);
  return host;
}

export async function asked<T = PanelResult>(host: Host, name: string, request: object = {}): Promise<T> {
  const answer = await host.clientCall(name, [request]);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value as T;
}

/** The same, where it must work. */
export async function panelOf(host: Host, name: string, request: object = {}): Promise<Panel> {
  const result = await asked(host, name, request);
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result.panel;
}

const sheetOf = (host: Host, name: string) => {
  const sheet = host.workbook.sheetByName(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
};

export const lastRow = (host: Host, name: string): number => sheetOf(host, name).lastRow;

/** A row of the online table: its number, `wall/game` (empty: a row of nothing), and its cells. */
export interface Line {
  readonly row: number;
  readonly game: string;
  readonly cells: readonly unknown[];
}

export const linesOf = (host: Host): Line[] =>
  host.getCells(ONLINE, 2, 1, lastRow(host, ONLINE) - 1, COLUMN.id).map((cells, i) => ({
    row: i + 2,
    game: cells[0] === '' ? '' : `${cells[0]}/${cells[1]}`,
    cells,
  }));

/** What the captains' and the judge's cells hold, by game and column; a game that stands twice is told twice. */
export function textsIn(host: Host): [string, unknown][] {
  return linesOf(host)
    .flatMap(({ game, cells }) =>
      [...SIDES, 'judge' as const].map((column): [string, unknown] => [
        `${game} ${column}`,
        cells[COLUMN[column] - 1],
      ]),
    )
    .filter(([, text]) => text !== '')
    .sort(byName);
}

/** Each ruling of the ledger with its state in English; proposals are none. */
export function rulingsIn(host: Host): [About, string][] {
  const at = (header: string) => LEDGER.indexOf(header);
  return host
    .getCells(PENALTIES, 2, 1, Math.max(1, lastRow(host, PENALTIES) - 1), LEDGER.length)
    .filter(line => line[at('Состояние')] !== '' && line[at('Состояние')] !== 'предложен')
    .map((line): [About, string] => [
      aboutOf(String(line[at('Пункт')]), String(line[at('Команда')]), line[at('Стенка')], line[at('Партия')]),
      STATES[String(line[at('Состояние')])] ?? `? ${line[at('Состояние')]}`,
    ])
    .sort(byName);
}

const STATES: Readonly<Record<string, string>> = {
  подтверждён: 'confirmed',
  отклонён: 'dismissed',
  отозван: 'withdrawn',
};

export const byName = ([x]: readonly [string, unknown], [y]: readonly [string, unknown]): number =>
  x < y ? -1 : x > y ? 1 : 0;

/** Sorts the rows below the header, as an organizer does: the trigger is not told. */
export async function sortSheet(host: Host, name: string, column: number, ascending: boolean): Promise<void> {
  const sheet = sheetOf(host, name);
  const rows = sheet.lastRow - 1;
  if (rows > 1) sheet.sort({ row: 2, column: 1, rows, columns: sheet.lastColumn }, [{ column, ascending }]);
  await host.settle();
}

export async function insertRow(host: Host, row: number): Promise<void> {
  sheetOf(host, ONLINE).insertRowsBefore(row, 1);
  await host.settle();
}

/** A row as the clipboard holds it. */
export const rowTexts = (host: Host, row: number): string[] =>
  sheetOf(host, ONLINE).displays({ row, column: 1, rows: 1, columns: COLUMN.id })[0] ?? [];
