// An online table as set-up makes it, in the local host with the built add-on: captains type, `onEdit` answers.
import { createWorkbook, type Host } from '../../host/test/library';
import { type Book, sheetsOf } from '../book';

export const ONLINE = 'Онлайн-таблица';
export const LOG = 'Журнал';
/** Columns of the online table, counted from 1. */
export const COLUMN = {
  wall: 1,
  game: 2,
  a: 7,
  b: 8,
  stampA: 10,
  stampB: 11,
  judge: 13,
  status: 14,
  note: 15,
  id: 16,
} as const;

type Options = Partial<Parameters<typeof createWorkbook>[0]> & {
  /** Changes the sheets before the workbook is made of them. */
  readonly change?: (sheets: Record<string, unknown[][]>) => void;
};

const hosts: Host[] = [];
/** Closes the workbooks of a test: for `afterEach`. */
export function closeAll(): void {
  for (const host of hosts.splice(0)) host.dispose();
}

/** The clock of the evening: `'20:30'`, Moscow. */
export const at = (time: string): number =>
  Date.parse(`2026-11-28T${time.length === 5 ? `${time}:00` : time}+03:00`);

/** A book with a column of row ids, score cells and log as plain text. */
export async function captains(book: Book, { change, ...options }: Options = {}): Promise<Host> {
  const sheets = Object.fromEntries(
    sheetsOf(book).map(({ name, values }) => [
      name,
      values.map((row, i) => (name === ONLINE ? [...row, i === 0 ? 'Код строки' : ''] : [...row])),
    ]),
  );
  change?.(sheets);
  const host = await createWorkbook({ sheets, now: at('20:30'), ...options });
  hosts.push(host);
  const rows = 1000;
  for (const column of [COLUMN.a, COLUMN.b, COLUMN.judge, COLUMN.id])
    if (sheets[ONLINE]) host.setFormats(ONLINE, { row: 1, column, rows, columns: 1 }, '@');
  return host;
}

/** Types, pastes or clears as a person does, and waits for the trigger. */
export async function type(
  host: Host,
  a1: string,
  text: string | string[][],
  how?: 'pasted' | 'filled' | 'cleared',
): Promise<void> {
  await host.edit(ONLINE, a1, text, how);
  await host.events.idle();
}

/** What a column of the online table holds below its header. */
export const column = (host: Host, name: keyof typeof COLUMN, rows: number): unknown[] =>
  host.getCells(ONLINE, 2, COLUMN[name], rows).map(([cell]) => cell);

/** Moscow clocks of the stamps; what is no date as it is. */
export const clocks = (host: Host, name: 'stampA' | 'stampB', rows: number): string[] =>
  column(host, name, rows).map(cell =>
    cell instanceof Date ? new Date(cell.getTime() + 3 * 3600_000).toISOString().slice(11, 19) : String(cell),
  );

/** `record: old → new` of each line of the log, with the cell. */
export const lines = (host: Host): string[] =>
  host
    .getCells(LOG, 2, 1, 400, 7)
    .filter(row => row.some(cell => cell !== ''))
    .map(([, , cell, record, old, now]) => `${cell} ${record}: ${old} → ${now}`);

/** Errors that runs of the trigger ended with or wrote down: there are to be none. */
export const failures = (host: Host): string[] =>
  host.events.results.flatMap(({ error, log }) => [
    ...(error ? [error.message] : []),
    ...log.map(({ text }) => text),
  ]);

const sheetOf = (host: Host) => {
  const sheet = host.workbook.sheetByName(ONLINE);
  if (!sheet) throw new Error('no online table');
  return sheet;
};

/** Sorts the rows below the header by one column, as a person does: the trigger is not told. */
export async function sort(host: Host, name: keyof typeof COLUMN, ascending: boolean): Promise<void> {
  const sheet = sheetOf(host);
  sheet.sort({ row: 2, column: 1, rows: sheet.lastRow - 1, columns: 16 }, [
    { column: COLUMN[name], ascending },
  ]);
  await host.settle();
}

/** Inserts empty rows above a row. */
export async function insertRows(host: Host, row: number, count: number): Promise<void> {
  sheetOf(host).insertRowsBefore(row, count);
  await host.settle();
}

/** A whole row as texts, as the clipboard holds it. */
export const rowTexts = (host: Host, row: number): string[] =>
  sheetOf(host).displays({ row, column: 1, rows: 1, columns: 16 })[0] ?? [];

/** Notes at the two captains' cells of a row. */
export const notesAt = (host: Host, row: number): string[] =>
  sheetOf(host).notes({ row, column: COLUMN.a, rows: 1, columns: 2 })[0] ?? [];

const KEY = 'mafia-score-table.sheet';

/** Marks a sheet in the file's metadata, as set-up does. */
export function mark(host: Host, name: string, value: string): void {
  const sheetId = host.workbook.sheetByName(name)?.id;
  host.workbook.metadata.add({ sheetId, key: KEY, value, visibility: 'DOCUMENT' });
}

/** What each marked sheet is, by its title. */
export const marks = (host: Host): Record<string, string | null> =>
  Object.fromEntries(
    host.workbook.metadata.every
      .filter(({ key }) => key === KEY)
      .map(({ sheetId, value }) => [host.workbook.sheet(sheetId ?? '')?.name, value]),
  );
