// A workbook in a page in a real browser.
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';

import type { PageOptions } from '../src/index';
import { launch } from './chromium';
import { type Host, openPage as openInHost } from './library';
import { PATIENCE } from './panelAlone';

/** What tests outside of this workspace name. */
export type { Frame, Locator, Route } from 'playwright-core';

/** A cell's edges in the window, px. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface BrowserPage {
  page: Page;
  /** The workbook itself, in this process. */
  host: Host;
  url: string;
  /** Where the workbook is saved. */
  source: string;
  /** What must stay empty: errors of the page and of the sidebar, and requests that left this machine. */
  troubles: string[];
  /** What the script complained of. */
  complaints: string[];
  /** Chooses an item of the add-on's menu, by the captions on the way. */
  choose(...captions: string[]): Promise<void>;
  /** The sidebar's own document; waits until it is open. */
  sidebar(): Promise<Frame>;
  /** Moves the pointer over a cell. @returns where the cell lies in the window */
  hover(sheet: string, a1: string): Promise<Place>;
  /** Clicks a cell (or selects a block), so that the grid has the keyboard. */
  select(sheet: string, a1: string): Promise<void>;
  /** Types into a cell by keyboard and ends with Enter; waits until the host has it and its trigger ran. */
  type(sheet: string, a1: string, text: string): Promise<void>;
  /** Pastes by keyboard at a cell: this text, or what the clipboard holds. */
  paste(sheet: string, a1: string, text?: string): Promise<void>;
  /** What a cell shows in the page. */
  shown(sheet: string, a1: string): Promise<string>;
  /** Waits until everything the person did has reached the workbook, every trigger ended and the page shows it. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Cells are scrolled to the same place, where a second click that comes so soon would open the cell's editor, ms. */
const DOUBLE_CLICK = 600;

let browser: Promise<Browser> | undefined;

/** One browser for a test file: call `closeBrowser` in afterAll. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

export interface BrowserOptions extends Omit<PageOptions, 'file'> {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
}

/** Opens a workbook (the sample without one) as `npm start` does, and a browser on it. */
export async function openPage(file?: string, options: BrowserOptions = {}): Promise<BrowserPage> {
  const { viewport = { width: 1280, height: 800 }, colorScheme = 'light', ...rest } = options;
  const complaints: string[] = [];
  const opened = await openInHost({ ...rest, file, complain: text => complaints.push(text) });
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport,
    colorScheme,
    locale: options.language === 'en' ? 'en-US' : 'ru-RU',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const troubles = watch(page, opened.url);
  await page.goto(opened.url);
  await page.waitForSelector('html[data-ready="true"]');
  return new Opened(page, context, opened, troubles, complaints);
}

function watch(page: Page, url: string): string[] {
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('request', request => {
    const to = request.url();
    if (!to.startsWith(url) && !/^(data|blob|about):/.test(to)) troubles.push(`request to ${to}`);
  });
  return troubles;
}

type InHost = Awaited<ReturnType<typeof openInHost>>;
/** The little of Univer's API that tests use in the page. Rows and columns count from 0. */
interface Api {
  getActiveWorkbook(): {
    getSheetByName(name: string): ApiSheet;
    getActiveSheet(): ApiSheet;
    setActiveSheet(sheet: ApiSheet): void;
  };
}
interface ApiSheet {
  getRange(a1: string): ApiRange;
  getRange(row: number, column: number): ApiRange;
  getSheet(): { getCell(row: number, column: number): { v?: unknown } | null };
  getSheetName(): string;
  getSelection(): { getActiveRange(): ApiRange | null } | null;
  scrollToCell(row: number, column: number): void;
}
interface ApiRange {
  activate(): void;
  getRow(): number;
  getColumn(): number;
  getHeight(): number;
  getWidth(): number;
}
declare const window: {
  univerAPI: Api;
  settled(): Promise<void>;
  requestAnimationFrame(run: () => void): void;
  placeOf(row: number, column: number): Place | undefined;
};
declare const document: { activeElement: { closest(selector: string): object | null } | null };
declare const navigator: { clipboard: { writeText(text: string): Promise<void> } };

/** Runs in the page: shows a sheet and a cell of it, and says two frames later where in the window it lies. */
async function showCell([name, a1]: readonly [string, string]) {
  const workbook = window.univerAPI.getActiveWorkbook();
  const sheet = workbook.getSheetByName(name);
  workbook.setActiveSheet(sheet);
  const range = sheet.getRange(a1);
  const [row, column] = [range.getRow(), range.getColumn()];
  sheet.scrollToCell(Math.max(0, row - 3), Math.max(0, column - 2));
  for (let frame = 0; frame < 2; frame++) {
    await new Promise<void>(resume => window.requestAnimationFrame(() => resume()));
  }
  const place = window.placeOf(row, column);
  if (!place) throw new Error('the grid is not drawn');
  const { left, top, right, bottom } = place;
  const isBlock = range.getHeight() * range.getWidth() > 1;
  return { x: (left + right) / 2, y: (top + bottom) / 2, isBlock, place };
}

/** Runs in the page: is this the selection? A merged cell is selected with all it covers. */
function isSelected([name, a1]: readonly [string, string]): boolean {
  const sheet = window.univerAPI.getActiveWorkbook().getActiveSheet();
  const [asked, active] = [sheet.getRange(a1), sheet.getSelection()?.getActiveRange()];
  return (
    sheet.getSheetName() === name &&
    active?.getRow() === asked.getRow() &&
    active.getColumn() === asked.getColumn() &&
    active.getHeight() >= asked.getHeight() &&
    active.getWidth() >= asked.getWidth()
  );
}

/** Runs in the page: do keys go to the grid's own editor? The grid moves the focus there after a click. */
function isGridFocused(): boolean {
  return document.activeElement?.closest('[contenteditable]') != null;
}

/** Runs in the page: selects a block. */
function selectBlock([name, a1]: readonly [string, string]): void {
  window.univerAPI.getActiveWorkbook().getSheetByName(name).getRange(a1).activate();
}

class Opened implements BrowserPage {
  private clickedAt = 0;
  readonly host: Host;
  readonly url: string;
  readonly source: string;

  constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly opened: InHost,
    readonly troubles: string[],
    readonly complaints: string[],
  ) {
    this.host = opened.host;
    this.url = opened.url;
    this.source = opened.source;
  }

  async choose(...captions: string[]): Promise<void> {
    const menus = this.page.locator('#menus > details').first();
    await menus.locator('> summary').click();
    let place = menus.locator('> .items');
    for (const caption of captions.slice(0, -1)) {
      const inner = place.locator('> details', { hasText: caption });
      await inner.locator('> summary').click();
      place = inner.locator('> .items');
    }
    await place.getByRole('button', { name: captions.at(-1) ?? '', exact: true }).click();
  }

  async sidebar(): Promise<Frame> {
    const handle = await this.page.waitForSelector('iframe#sidebar');
    const frame = await handle.contentFrame();
    if (!frame) throw new Error('the sidebar has no document');
    await frame.waitForLoadState('domcontentloaded');
    return frame;
  }

  /** Shows a cell and says where it lies, once the grid has scrolled there: two looks see the same place. */
  private async pointAt(sheet: string, a1: string) {
    const look = () => this.page.evaluate(showCell, [sheet, a1] as const);
    let [before, now] = [await look(), await look()];
    while (before.x !== now.x || before.y !== now.y) [before, now] = [now, await look()];
    return now;
  }

  async hover(sheet: string, a1: string): Promise<Place> {
    const { x, y, place } = await this.pointAt(sheet, a1);
    await this.page.mouse.move(x - 4, y, { steps: 2 });
    await this.page.mouse.move(x, y, { steps: 2 });
    return place;
  }

  async select(sheet: string, a1: string): Promise<void> {
    const { x, y, isBlock } = await this.pointAt(sheet, a1);
    await this.page.waitForTimeout(Math.max(0, this.clickedAt + DOUBLE_CLICK - Date.now()));
    await this.page.mouse.click(x, y);
    this.clickedAt = Date.now();
    if (isBlock) await this.page.evaluate(selectBlock, [sheet, a1] as const);
    await this.page.waitForFunction(isSelected, [sheet, a1] as const);
    await this.page.waitForFunction(isGridFocused);
  }

  async type(sheet: string, a1: string, text: string): Promise<void> {
    await this.select(sheet, a1);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    await this.settled();
  }

  async paste(sheet: string, a1: string, text?: string): Promise<void> {
    await this.select(sheet, a1);
    if (text !== undefined) await this.page.evaluate(words => navigator.clipboard.writeText(words), text);
    const sent = this.page.waitForRequest(request => /\/(edit|follow)$/.test(request.url()));
    await this.page.keyboard.press('Control+V');
    await sent;
    await this.settled();
  }

  shown(sheet: string, a1: string): Promise<string> {
    return this.page.evaluate(
      ([name, place]) => {
        const found = window.univerAPI.getActiveWorkbook().getSheetByName(name);
        const range = found.getRange(place);
        return String(found.getSheet().getCell(range.getRow(), range.getColumn())?.v ?? '');
      },
      [sheet, a1] as const,
    );
  }

  async settled(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise<void>(resume => window.requestAnimationFrame(() => resume()));
      await frame();
      await frame();
      await window.settled();
      await frame();
    });
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.opened.close();
  }
}
