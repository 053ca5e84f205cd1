// The view that takes a pasted text: the built Sidebar.html as narrow as Google's, with a stand-in for the server whose
// answers a test gives out one by one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { evening } from '../../test/sidebar/panels';
import { launch } from './chromium';

const HTML = fs.readFileSync(path.resolve(__dirname, '../../dist/Sidebar.html'), 'utf8');
const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Pictures to look at; kept. */
const shots = process.env.SHOTS ?? path.join(os.tmpdir(), 'mafia-score-table-shots');
fs.mkdirSync(shots, { recursive: true });

interface Waiting {
  readonly name: string;
  readonly request: { readonly text?: string; readonly seen?: string; readonly skipFaulty?: boolean };
}

/** Runs in the page before it: calls wait until the test answers them. */
function standIn(): void {
  const waiting: { name: string; request: unknown; success(result: unknown): void }[] = [];
  const runner = (success?: (result: unknown) => void): object =>
    new Proxy(
      {},
      {
        get: (_, name: string) => {
          if (name === 'withSuccessHandler') return (handler: never) => runner(handler);
          if (name === 'withFailureHandler') return () => runner(success);
          return (request: unknown) => waiting.push({ name, request, success: success as never });
        },
      },
    );
  Object.assign(globalThis, { waiting, google: { script: { run: runner() } } });
}

type InPage = { waiting: (Waiting & { success(result: unknown): void })[] };
const asked = (): Promise<Waiting[]> =>
  page.evaluate(() =>
    (globalThis as never as InPage).waiting.map(({ name, request }) => ({ name, request })),
  );
const answer = (nth: number, result: object): Promise<void> =>
  page.evaluate(([at, said]) => (globalThis as never as InPage).waiting[at]?.success(said), [
    nth,
    result,
  ] as const);
const called = async (count: number): Promise<Waiting[]> => {
  await page.waitForFunction(n => (globalThis as never as InPage).waiting.length >= n, count);
  return asked();
};

let browser: Browser;
let page: Page;
let troubles: unknown[];
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.context().close();
  expect(troubles).toEqual([]);
});

const panel = (lang: 'ru' | 'en', regulation: string) => {
  const all = evening(lang);
  return { ...all, report: { ...all.report, regulation } };
};
const checked = (lang: 'ru' | 'en', regulation: string, more: object = {}) => ({
  ok: true,
  panel: panel(lang, regulation),
  undo: [],
  said: '',
  ...more,
});

/** Opens the view by keyboard, from the queue over the Tournament view. */
async function open(lang: 'ru' | 'en' = 'ru', scheme: 'light' | 'dark' = 'light', regulation = 'cup') {
  const context = await browser.newContext({
    viewport: { width: 300, height: 720 },
    colorScheme: scheme,
    locale: lang === 'en' ? 'en-GB' : 'ru-RU',
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  troubles = [];
  page.on('pageerror', error => troubles.push(error.message));
  await page.addInitScript(standIn);
  await page.route('https://panel.test/', route => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.goto('https://panel.test/');
  await called(1);
  await answer(0, checked(lang, regulation));
  await page.locator('.card').first().waitFor();
  await page.keyboard.press('6');
  await page.locator('[data-key="import"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('textarea').waitFor();
}

const look = () => page.getByRole('button', { name: /^(Показать|Show)/ });
const add = () => page.getByRole('button', { name: /^(Добавить|Add)/ });
const isOff = () => add().getAttribute('aria-disabled');

const LINES = [
  { line: 1, text: 'Волки: Анна, Борис', level: 'add', message: 'Новая команда «Волки», 2 игрока.' },
  { line: 2, text: 'Сова: Вера', level: 'same', message: 'Команда «Сова» и её игроки уже есть.' },
  {
    line: 3,
    text: 'Cова: Глеб',
    level: 'warning',
    message: '«Cова» и «Сова» выглядят одинаково, но это разные буквы.',
  },
  {
    line: 5,
    text: 'Ночной трамвай имени старого моста Игорь',
    level: 'error',
    message: 'Нет двоеточия: нужно «команда: игрок, игрок».',
  },
];
const FOUND = { ok: true, shape: 'squads', rows: [{ sheet: 'Команды', rows: 5 }], lines: LINES, seen: 's1' };
const CLEAN = { ...FOUND, lines: LINES.slice(0, 3), seen: 's2' };

/** What is pressed is 24 px at least, nothing is wider than the panel, and axe finds nothing. */
async function looksRight(name: string): Promise<void> {
  await page.screenshot({ path: path.join(shots, `${name}.png`) });
  const wide = await page.evaluate(() => {
    type Box = { scrollWidth: number; clientWidth: number; className: string; matches(s: string): boolean };
    const { document } = globalThis as never as { document: { querySelectorAll(s: string): Iterable<Box> } };
    return [...document.querySelectorAll('html, body, main, main *')]
      .filter(box => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
      .filter(box => !box.matches('.vh, .one, svg, svg *, select, option, textarea'))
      .map(box => box.className);
  });
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe } = globalThis as never as { axe: { run(): Promise<Found> } };
    return (await axe.run()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  });
  expect([name, wide, violations]).toEqual([name, [], []]);
}

test.each([
  ['ru', 'light'],
  ['en', 'dark'],
] as const)('%s %s: before and after a look', async (lang, scheme) => {
  await open(lang, scheme);
  await looksRight(`import-${lang}-${scheme}-empty`);
  await page.locator('textarea').fill('Волки: Анна');
  await look().click();
  await called(2);
  await answer(1, FOUND);
  await page.locator('.import-lines').first().waitFor();
  await looksRight(`import-${lang}-${scheme}-found`);
  await page.locator('.choice').scrollIntoViewIfNeeded();
  await page.screenshot({ path: path.join(shots, `import-${lang}-${scheme}-below.png`) });
});

test('nothing can be added before this very text was looked at; another text, and a late answer, take the look away', async () => {
  await open();
  expect(await isOff()).toBe('true');
  await page.locator('textarea').fill('Волки: Анна');
  await add().click({ force: true });
  await look().click();
  await called(2);
  await page.locator('textarea').fill('Волки: Анна, Борис');
  await answer(1, CLEAN);
  await look().click();
  expect((await called(3)).map(({ name, request }) => [name, request.text])).toEqual([
    ['check', undefined],
    ['previewImport', 'Волки: Анна'],
    ['previewImport', 'Волки: Анна, Борис'],
  ]);
  expect([await isOff(), await page.locator('.import-lines').count()]).toEqual(['true', 0]);
  await answer(2, CLEAN);
  await page.getByRole('button', { name: 'Добавить 5 строк' }).waitFor();
  await page.locator('textarea').press('End');
  await page.keyboard.type('!');
  expect([await isOff(), await page.locator('.import-lines').count()]).toEqual(['true', 0]);
});

test('by keyboard: looked at, agreed to, written; the snack counts and opens the sheet', async () => {
  await open();
  await page.locator('textarea').focus();
  await page.keyboard.type('Волки: Анна');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await called(2);
  await answer(1, CLEAN);
  await add().focus();
  await page.keyboard.press('Enter');
  expect((await called(3))[2]).toEqual({
    name: 'importRows',
    request: { text: 'Волки: Анна', seen: 's2', skipFaulty: false },
  });
  const place = { sheet: 'Команды', cell: 'A7', record: '' };
  const added = [{ sheet: 'Команды', rows: 5, place }];
  await answer(2, checked('ru', 'cup', { said: 'Добавлено: «Команды» 5 строк.', added }));
  await page.locator('.snack').waitFor();
  expect(await page.locator('textarea').inputValue()).toBe('');
  expect(await isOff()).toBe('true');
  await page.getByRole('button', { name: 'Открыть лист' }).click();
  expect((await called(4))[3]).toEqual({ name: 'goTo', request: place });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => {
    const { document } = globalThis as never as {
      document: { activeElement: { dataset: { key?: string } } };
    };
    return document.activeElement.dataset.key === 'import';
  });
});

test('a text with an error is added without its faulty lines only when that is asked for', async () => {
  await open();
  await page.locator('textarea').fill('Волки: Анна');
  await look().click();
  await called(2);
  await answer(1, FOUND);
  await page.locator('.import-lines').first().waitFor();
  const problems = await page.locator('.import-lines').first().locator('li').allInnerTexts();
  expect(problems.map(text => /Строка \d/.exec(text.replace(/\s/g, ' '))?.[0])).toEqual([
    'Строка 5',
    'Строка 3',
  ]);
  expect(await isOff()).toBe('true');
  await page.getByRole('checkbox').check();
  expect(await isOff()).toBeNull();
  await add().click();
  expect((await called(3))[2]?.request).toEqual({ text: 'Волки: Анна', seen: 's1', skipFaulty: true });
  await answer(2, {
    ok: false,
    code: 'changed',
    message: 'Пока вы смотрели, в таблицу писали.',
    panel: null,
    regulations: [],
  });
  await page.getByRole('alert').waitFor();
  expect([await page.locator('textarea').inputValue(), await isOff()]).toEqual(['Волки: Анна', 'true']);
});

test('walls: squads only', async () => {
  await open('ru', 'light', 'walls');
  const shapes = (await page.locator('select option').allInnerTexts()).map(text => text.replace(/\s/g, ' '));
  expect(shapes).toEqual(['Определить по тексту', 'Составы']);
});
