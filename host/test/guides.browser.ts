// Pictures of the guides in docs/: the built panel as narrow as Google's. `npm run shots` keeps them.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { evening } from '../../test/sidebar/panels';
import { launch } from './chromium';

const ROOT = path.resolve(__dirname, '../..');
const HTML = fs.readFileSync(path.join(ROOT, 'dist/Sidebar.html'), 'utf8');
const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const shots = process.env.DOCS_SHOTS
  ? path.join(ROOT, 'docs/img')
  : path.join(os.tmpdir(), 'mafia-score-table-shots');
fs.mkdirSync(shots, { recursive: true });
/** A guide is read on a phone. */
const MOST = 60 * 1024;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Runs in the page before it: every check says the same. */
function standIn(result: object): void {
  const runner = (success?: (result: unknown) => void): object =>
    new Proxy(
      {},
      {
        get: (_, name: string) =>
          name === 'withSuccessHandler'
            ? (handler: never) => runner(handler)
            : name === 'withFailureHandler'
              ? () => runner(success)
              : () => setTimeout(() => success?.(result)),
      },
    );
  Object.assign(globalThis, { google: { script: { run: runner() } } });
}

const CELL = { sheet: 'Регламент', cell: 'B30', record: '' };
const QUESTION = {
  ru: 'Сколько команд выходит из группы? Этого нигде нет. Пока никто не отмечен прошедшим. Впишите число в qualify.group.',
  en: 'How many teams go on from a group? It is not said. Meanwhile nobody is marked as through. Write the number into qualify.group.',
};
const panelIn = (lang: 'ru' | 'en') => ({
  ...evening(lang),
  repairs: [],
  questions: [
    {
      kind: 'question.qualifyUnsaid',
      clause: '3.4',
      parameter: 'qualify.group',
      text: QUESTION[lang],
      place: CELL,
    },
  ],
});

const VIEWS = [
  { name: 'judge', key: '1', height: 560 },
  { name: 'table', key: '2', height: 480 },
  { name: 'organizer', key: '6', height: 420 },
] as const;

test.each(['ru', 'en'] as const)('%s: every picture of the guides is made, and small', async lang => {
  const context = await browser.newContext({
    viewport: { width: 300, height: 560 },
    locale: lang === 'en' ? 'en-GB' : 'ru-RU',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(standIn, { ok: true, panel: panelIn(lang), undo: [], said: '' });
  await page.route('https://panel.test/', route => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.goto('https://panel.test/');
  await page.locator('.card').first().waitFor();
  for (const { name, key, height } of VIEWS) {
    await page.setViewportSize({ width: 300, height });
    await page.keyboard.press(key);
    await page.locator('nav [aria-current="page"]').waitFor();
    const file = path.join(shots, `${name}.${lang}.png`);
    await page.screenshot({ path: file });
    expect(fs.statSync(file).size).toBeLessThanOrEqual(MOST);
  }
  await context.close();
});

test.each([
  ['ru', 'Справка', ['Капитану', 'Организатору', 'Судье']],
  ['en', 'Help', ['For captains', 'For organizers', 'For judges']],
] as const)('%s: the guides stand in the panel, found by keyboard', async (lang, name, titles) => {
  const context = await browser.newContext({
    viewport: { width: 300, height: 720 },
    locale: lang === 'en' ? 'en-GB' : 'ru-RU',
  });
  const page = await context.newPage();
  await page.addInitScript(standIn, { ok: true, panel: panelIn(lang), undo: [], said: '' });
  await page.route('https://panel.test/', route => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.goto('https://panel.test/');
  await page.locator('.card').first().waitFor();
  await page.locator('[data-key="more"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  expect(await page.locator('h3').allInnerTexts()).toEqual(titles);
  const isWide = await page.evaluate(() => {
    const { document } = globalThis as never as {
      document: { documentElement: { scrollWidth: number; clientWidth: number } };
    };
    return document.documentElement.scrollWidth > document.documentElement.clientWidth;
  });
  expect(isWide).toBe(false);
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (globalThis as never as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe.run(),
  );
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  if (lang === 'ru') await page.screenshot({ path: path.join(os.tmpdir(), 'org-help.png') });
  await context.close();
});
