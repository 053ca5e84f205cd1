// An evening in the page: a book of walls, the judge's sidebar beside it, and what went to the server.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type BrowserOptions,
  type BrowserPage,
  type Frame,
  type Locator,
  openPage,
} from '../../host/test/browser';
import { shoot } from '../../host/test/pictures';
import { SHEETS } from '../../src/table/sheets';
import { type Book, sheetsOf } from '../book';

export const TABLE = 'Онлайн-таблица';
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'evening-'));

export const removeBooks = (): void => fs.rmSync(temporary, { recursive: true, force: true });

/** Moscow. */
const at = (time: string): number => Date.parse(`2026-11-28T${time}:00+03:00`);

/** The little of the grid's own sheet that a person's menus do. Rows and columns count from 0. */
export interface GridSheet {
  insertRows(row: number, count: number): void;
  moveColumns(columns: object, before: number): void;
  setName(name: string): void;
  getRange(a1: string): { sort(by: readonly { column: number; ascending: boolean }[]): void };
}

export interface Evening extends BrowserPage {
  /** Names of the server functions that the sidebar called, in order, but for its questions how far a long one has come. */
  readonly calls: string[];
  /** The sidebar, opened by the menu; waits for its first answer. */
  judge(item?: string): Promise<Frame>;
  /** Does something to a sheet in the grid that no key does: sorts, inserts, moves. Runs in the page. */
  inGrid(sheet: string, act: (sheet: GridSheet) => void): Promise<void>;
  /** Keeps a picture, where pictures are asked for. */
  shoot(name: string): Promise<void>;
  cells(sheet: string): unknown[][];
}

/** A book of walls, as a folder of .csv, in the page at 23:47. */
export function evening(book: Book, options: BrowserOptions = {}): Promise<Evening> {
  const sheets = sheetsOf(book).map(({ name, values }) => [name, values] as const);
  return pageOf(Object.fromEntries(sheets), options);
}

/** The same in an English file, read by an English judge. */
export function englishEvening(book: Book): Promise<Evening> {
  const sheets = sheetsOf({ ...book, parameters: { ...book.parameters, locale: 'en_US' } });
  const english = sheets.map(({ name, values }) => [inEnglish(name), values.map(row => row.map(inEnglish))]);
  return pageOf(Object.fromEntries(english), { language: 'en' });
}

const WORDS: ReadonlyMap<unknown, string> = new Map([
  ['группа', 'group'],
  ['подтверждён', 'confirmed'],
  ['предупреждение', 'warning'],
  ...Object.values(SHEETS).flatMap(({ ru, en, columns }) =>
    [{ ru, en }, ...Object.values(columns)].map(title => [title.ru, title.en] as const),
  ),
]);
const inEnglish = (cell: unknown): string => WORDS.get(cell) ?? String(cell);

/** Sheets as a folder of .csv, in the page at 23:47. */
export async function pageOf(
  sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>,
  options: BrowserOptions = {},
): Promise<Evening> {
  const folder = fs.mkdtempSync(path.join(temporary, 'book-'));
  for (const [name, rows] of Object.entries(sheets))
    fs.writeFileSync(path.join(folder, `${name}.csv`), rows.map(line).join(''));
  return watched(await openPage(folder, { now: at('23:47'), ...options }), options.language ?? 'ru');
}

/** A copy of a sample tournament, as `npm start` opens it. */
export async function sampleOf(name: string, options: BrowserOptions = {}): Promise<Evening> {
  const folder = path.join(fs.mkdtempSync(path.join(temporary, 'sample-')), 'book');
  fs.cpSync(path.resolve(__dirname, '../samples', name, 'book'), folder, { recursive: true });
  return watched(await openPage(folder, options), options.language ?? 'ru');
}

/** What the sidebar says before its first answer. */
const WAITING = /^(Проверяю|Checking)\s/;

function watched(opened: BrowserPage, language: 'ru' | 'en'): Evening {
  const calls: string[] = [];
  const { page, host } = opened;
  page.on('request', request => {
    if (!request.url().endsWith('/run')) return;
    const { name } = request.postDataJSON() as { name: string };
    if (name !== 'progress') calls.push(name);
  });
  page.on('dialog', dialog => {
    opened.troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return Object.assign(opened, {
    calls,
    judge: async (item = language === 'ru' ? 'Решить спорное…' : 'Decide open cases…') => {
      const before = await page.$('iframe#sidebar');
      await opened.choose(item);
      if (before) await before.waitForElementState('hidden');
      const panel = await opened.sidebar();
      await panel.locator('main h2').first().waitFor({ state: 'attached' });
      await panel.locator('main h2.title', { hasText: WAITING }).waitFor({ state: 'detached' });
      return panel;
    },
    inGrid: async (name: string, act: (sheet: GridSheet) => void) => {
      await page.evaluate(
        ([sheet, source]) => {
          const workbook = (globalThis as never as Api).univerAPI.getActiveWorkbook();
          new Function('sheet', `(${source})(sheet)`)(workbook.getSheetByName(sheet));
        },
        [name, String(act)] as const,
      );
      await opened.settled();
    },
    shoot: (name: string) => shoot(page, name),
    cells: (name: string) => {
      const sheet = host.workbook.sheetByName(name);
      return sheet ? host.getCells(name, 1, 1, sheet.lastRow || 1, sheet.lastColumn || 1) : [];
    },
  });
}

interface Api {
  univerAPI: { getActiveWorkbook(): { getSheetByName(name: string): object } };
}

/** The card of a game in the queue. */
export const caseIn = (panel: Frame, game: string): Locator => panel.locator('.card', { hasText: game });

/** Waits for what the sidebar says of the last decision. */
export const decidedAs = (panel: Frame, said: string): Promise<void> =>
  panel.locator('.snack', { hasText: said }).waitFor();

/** `team points` of each row of the sheet of standings. */
export const standingsIn = (opened: Evening): readonly string[] =>
  opened
    .cells('Положение')
    .slice(1)
    .map(row => `${row[3]} ${row[4]}`);

const line = (row: readonly unknown[]): string =>
  `${row.map(cell => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\n`;

/** What a person reads there: no difference between kinds of spaces. */
export const read = async (place: Locator): Promise<string> =>
  (await place.allInnerTexts()).join(' ').replace(/\s+/g, ' ').trim();
