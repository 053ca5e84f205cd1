// A tournament in a real workbook of the local host, with the built add-on in it. `npm test` builds first.
import { createWorkbook, type Host } from '../../host/test/library';
import type { Report } from '../../src/addon/report';
import type { SheetCells } from '../../src/table/sheets';
import { type Book, sheetsOf } from '../book';

export type { Host };

type Options = Partial<Parameters<typeof createWorkbook>[0]>;

export const ONLINE = 'Онлайн-таблица';
/** Column of captain A's scores, counted from 1; B's is the next. */
export const A = 7;

const hosts: Host[] = [];
/** Closes the workbooks of a test: for `afterEach`. */
export function closeAll(): void {
  for (const host of hosts.splice(0)) host.dispose();
}

/** A workbook whose captains' cells are not plain text, as people make them. */
export async function open(sheets: Record<string, unknown[][]>, options: Options = {}): Promise<Host> {
  const host = await createWorkbook({ sheets, ...options });
  hosts.push(host);
  return host;
}

export const cellsOf = (sheets: readonly SheetCells[]): Record<string, unknown[][]> =>
  Object.fromEntries(sheets.map(({ name, values }) => [name, values.map(row => [...row])]));

export const openBook = (book: Book, options: Options = {}): Promise<Host> =>
  open(cellsOf(sheetsOf(book)), options);

/** What the add-on's own `validate` answers. */
export async function judged(host: Host, request: object = { now: '2026-11-30T12:00' }): Promise<Report> {
  const { value, error } = await host.run('validate', [request]);
  if (error) throw new Error(error.message);
  const answer = value as { ok: true; report: Report } | { ok: false; message: string };
  if (!answer.ok) throw new Error(answer.message);
  return answer.report;
}

/** `[level, kind, cell, message]` of the findings of a kind. */
export const found = ({ findings }: Report, kind: string): string[][] =>
  findings.filter(f => f.kind === kind).map(({ level, cell, message }) => [level, cell, message]);

/** `clause team wall.game: sanction` of each charge. */
export const charged = ({ charges }: Report): string[] =>
  charges.map(({ clause, team, wall, game, sanction }) => `${clause} ${team} ${wall}.${game}: ${sanction}`);

export const texts = (host: Host, sheet: string, column: number, rows: number): string[] =>
  host.getCells(sheet, 2, column, rows).map(([cell]) => String(cell));

/** The words of the column «Статус». */
export const statuses = (host: Host, rows: number): string[] => texts(host, ONLINE, 14, rows);
