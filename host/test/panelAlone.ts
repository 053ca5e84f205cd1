// The built Sidebar.html alone, as narrow as Google's, with a stand-in for the server whose answers a test gives out
// one by one.
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium';
import { SCALE, shoot } from './pictures';

const HTML = fs.readFileSync(path.resolve(__dirname, '../../dist/Sidebar.html'), 'utf8');
const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Waiting<Request = object> {
  readonly name: string;
  readonly request: Request;
}

export interface Look {
  readonly lang?: 'ru' | 'en';
  readonly scheme?: 'light' | 'dark';
  readonly width?: number;
}

/** Russian by day and English by night, in the width of Google's panel and of one with a scroll bar. */
export const LOOKS: readonly (readonly [name: string, look: Look])[] = [
  ['ru-light-300', { lang: 'ru', scheme: 'light', width: 300 }],
  ['en-dark-283', { lang: 'en', scheme: 'dark', width: 283 }],
];

/** Runs in the page before it: calls wait until the test answers them. */
function standIn(): void {
  const waiting: object[] = [];
  const runner = (success?: unknown, failure?: unknown): object =>
    new Proxy(
      {},
      {
        get: (_, name: string) => {
          if (name === 'withSuccessHandler') return (handler: unknown) => runner(handler, failure);
          if (name === 'withFailureHandler') return (handler: unknown) => runner(success, handler);
          return (request: unknown) => waiting.push({ name, request, success, failure });
        },
      },
    );
  Object.assign(globalThis, { waiting, google: { script: { run: runner() } } });
}

type InPage = { waiting: (Waiting & { success(result: unknown): void; failure(error: Error): void })[] };

/** What may be wider than it shows: it is cut on purpose or scrolls by itself. */
const CUT = '.vh, .one, svg, svg *, select, option, textarea';

/** How long the panel may take to show what is waited for, on a busy machine too, ms. */
export const PATIENCE = 60_000;
jest.setTimeout(4 * PATIENCE);

/** A page as narrow as Google's panel. */
export async function narrowPage(
  browser: Browser,
  { lang = 'ru', scheme = 'light', width = 300 }: Look,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 720 },
    colorScheme: scheme,
    locale: lang === 'en' ? 'en-GB' : 'ru-RU',
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}

/** The panel in a browser of its own; what goes wrong in the page fails the test that looks. */
export class PanelAlone {
  private readonly troubles: unknown[] = [];

  private constructor(
    readonly page: Page,
    private readonly browser: Browser,
  ) {}

  static async open(look: Look = {}): Promise<PanelAlone> {
    const browser = await launch();
    const alone = new PanelAlone(await narrowPage(browser, look), browser);
    await alone.load();
    return alone;
  }

  private async load(): Promise<void> {
    const { page, troubles } = this;
    page.on('pageerror', error => troubles.push(error.message));
    await page.addInitScript(standIn);
    await page.route('https://panel.test/', route => route.fulfill({ contentType: 'text/html', body: HTML }));
    await page.goto('https://panel.test/');
    await this.called(1);
  }

  async close(): Promise<void> {
    await this.browser.close();
    expect(this.troubles).toEqual([]);
  }

  /** All calls so far, once there are so many. */
  async called<Request = object>(count: number): Promise<Waiting<Request>[]> {
    await this.page.waitForFunction(n => (globalThis as never as InPage).waiting.length >= n, count);
    return this.page.evaluate(() =>
      (globalThis as never as InPage).waiting.map(({ name, request }) => ({ name, request })),
    ) as Promise<Waiting<Request>[]>;
  }

  /** Answers the nth call, counted from 0. */
  answer(nth: number, result: object): Promise<void> {
    return this.page.evaluate(([at, said]) => (globalThis as never as InPage).waiting[at]?.success(said), [
      nth,
      result,
    ] as const);
  }

  /** Fails the nth call, counted from 0, as the platform does. */
  fail(nth: number): Promise<void> {
    return this.page.evaluate(
      at => (globalThis as never as InPage).waiting[at]?.failure(new Error('TypeError: x')),
      nth,
    );
  }

  /** Nothing but what is `cut` is wider than the panel, and axe finds nothing; a picture is kept on demand. */
  async looksRight(name: string, cut = CUT): Promise<void> {
    const { page } = this;
    await shoot(page, name);
    const wide = await page.evaluate(allowed => {
      type Box = { scrollWidth: number; clientWidth: number; className: string; matches(s: string): boolean };
      const { document } = globalThis as never as {
        document: { querySelectorAll(s: string): Iterable<Box> };
      };
      return [...document.querySelectorAll('html, body, main, main *')]
        .filter(box => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
        .filter(box => !box.matches(allowed))
        .map(box => box.className);
    }, cut);
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      type Found = { violations: { id: string; nodes: { html: string }[] }[] };
      const { axe } = globalThis as never as { axe: { run(): Promise<Found> } };
      return (await axe.run()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    });
    expect([name, wide, violations]).toEqual([name, [], []]);
  }
}

/** The answer of a check. */
export const checked = (panel: object, more: object = {}): object => ({
  ok: true,
  panel,
  undo: [],
  said: '',
  ...more,
});
