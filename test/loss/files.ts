// Small files of a tournament of walls, kept so that each trial begins with the same one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createWorkbook, type Host, type KeptFile, keptFile, reopened } from '../../host/test/library';
import type { Panel, PanelResult } from '../../src/addon/panel';
import { type Column, SHEETS } from '../../src/table/sheets';

export const NOW = Date.parse('2026-11-28T18:00:00Z');
export const ONLINE = 'Онлайн-таблица';
export const PENALTIES = 'Штрафы';
export const LOG = 'Журнал';
export const TEAMS = ['Волки', 'Совы'] as const;
export const GAMES = 6;

/** The built files; of the page only what the server reads in it: its own script runs in a browser alone. */
const BUILT = path.resolve(__dirname, '../../dist');
export const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'loss-'));
for (const name of ['Code.js', 'appsscript.json'])
  fs.copyFileSync(path.join(BUILT, name), path.join(dist, name));
const page = fs.readFileSync(path.join(BUILT, 'Sidebar.html'), 'utf8');
fs.writeFileSync(path.join(dist, 'Sidebar.html'), page.replace(/<script>[\s\S]*?<\/script>/g, ''));

/** Where very many evenings are played their executions share scopes. */
const keepsScopes = process.env.LOSS === 'all';
const OPTIONS = { dist, now: NOW, lockPatience: 0, keepsScopes };

const titles = (columns: Readonly<Record<string, Column>>): string[] =>
  Object.values(columns).map(({ ru }) => ru);

/** A wall of six games; two of them were due half an hour ago. */
const sheets = (): Record<string, unknown[][]> => ({
  Регламент: [
    ['Параметр', 'Значение'],
    ['regulation', 'walls'],
    ['zone', 'Europe/Moscow'],
  ],
  Команды: [titles(SHEETS.teams.columns), ...TEAMS.map(team => [team, 'A'])],
  Стенки: [titles(SHEETS.walls.columns), ['1', 1, 'группа', 'A', ...TEAMS, '28.11.2026 20:00', '']],
  [ONLINE]: [titles(SHEETS.online.columns), ...Array.from({ length: GAMES }, (_, i) => gameRow(i + 1))],
  Положение: [titles(SHEETS.standings.columns)],
  Капитанам: [titles(SHEETS.captains.columns)],
  [PENALTIES]: [titles(SHEETS.penalties.columns)],
  [LOG]: [titles(SHEETS.log.columns)],
});

function gameRow(game: number): unknown[] {
  const due = game % 3 === 0 ? '28.11.2026 20:30' : '';
  return ['1', game, '', '', ...TEAMS, '', '', '', '', '', due, '', '', '', `r${game}`];
}

/** Columns whose cells set-up makes plain text: scores, the judge's score and what the product says. */
const TEXTS: readonly (readonly [sheet: string, column: number, columns: number])[] = [
  [ONLINE, 7, 2],
  [ONLINE, 13, 4],
  [LOG, 1, 7],
];

/** An evening before anybody typed. */
export async function evening(): Promise<Host> {
  const host = await createWorkbook({ sheets: sheets(), ...OPTIONS });
  for (const [sheet, column, columns] of TEXTS)
    host.setFormats(sheet, { row: 2, column, rows: 60, columns }, '@');
  return host;
}

export const opened = (file: KeptFile): Promise<Host> => reopened(file, OPTIONS);

/** The file after some work in it. */
export async function after(work: (host: Host) => Promise<unknown>, before?: KeptFile): Promise<KeptFile> {
  const host = before ? await opened(before) : await evening();
  try {
    await work(host);
    await host.events.idle();
    return keptFile(host);
  } finally {
    host.dispose();
  }
}

export async function asked<T>(host: Host, name: string, request: unknown): Promise<T> {
  const answer = await host.clientCall(name, [request]);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value as T;
}

export async function checked(host: Host): Promise<Panel> {
  const result = await asked<PanelResult>(host, 'check', {});
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result.panel;
}

/** One game agreed, one disputed, one entered by one captain. */
export const typed = (host: Host): Promise<unknown> =>
  host.edit(
    ONLINE,
    'G2:H4',
    [
      ['2:0', '2:0'],
      ['5:0', '4:0'],
      ['7:0', ''],
    ],
    'pasted',
  );
