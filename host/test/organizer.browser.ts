// What an organizer sees in the Tournament view: the built Sidebar.html as narrow as Google's, with a stand-in for the
// server whose answers a test gives out one by one.
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
  readonly request: unknown;
}
type InPage = { waiting: (Waiting & { success(result: unknown): void; failure(error: Error): void })[] };

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

const answer = (nth: number, result: object): Promise<void> =>
  page.evaluate(([at, said]) => (globalThis as never as InPage).waiting[at]?.success(said), [
    nth,
    result,
  ] as const);
async function called(count: number): Promise<Waiting | undefined> {
  await page.waitForFunction(n => (globalThis as never as InPage).waiting.length >= n, count);
  const all = await page.evaluate(() =>
    (globalThis as never as InPage).waiting.map(({ name, request }) => ({ name, request })),
  );
  expect(all.length).toBe(count);
  return all[count - 1];
}

const CELL = { sheet: 'Регламент', cell: 'B12', record: '' };
const QUESTIONS = [
  {
    kind: 'question.annexEmpty',
    clause: '5.1',
    parameter: 'annex1',
    text: 'Какие бывают партии и сколько за них дают? Приложение 1 пусто. Пока одна сторона растёт за партию на любое число. Впишите виды в ячейку annex1.',
    place: CELL,
  },
  {
    kind: 'question.qualifyUnsaid',
    clause: '3.4',
    parameter: 'qualify.group',
    text: 'Сколько команд выходит из группы? Этого нигде нет. Пока никто не отмечен прошедшим. Впишите число в qualify.group.',
    place: { ...CELL, cell: 'B30' },
  },
];
const CHOSEN = [
  { id: '7.3+', parameter: 'deduct.from', value: 'wallScore', others: ['groupPoints'], place: CELL },
];
const checked = (lang: 'ru' | 'en', more: object) => ({
  ok: true,
  panel: { ...evening(lang), ...more },
  undo: [],
  said: '',
});

/** Opens the view by keyboard. */
async function open(more: object, lang: 'ru' | 'en' = 'ru', scheme: 'light' | 'dark' = 'light') {
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
  await answer(0, checked(lang, more));
  await page.locator('.card').first().waitFor();
  await page.keyboard.press('6');
  await page.getByRole('heading', { name: lang === 'ru' ? 'Вопросы к регламенту' : /^Questions/ }).waitFor();
}

async function sound(): Promise<void> {
  const wide = await page.evaluate(() => {
    type Box = { scrollWidth: number; clientWidth: number; className: string; matches(s: string): boolean };
    const { document } = globalThis as never as { document: { querySelectorAll(s: string): Iterable<Box> } };
    return [...document.querySelectorAll('html, body, main, main *')]
      .filter(box => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
      .filter(box => !box.matches('.vh, svg, svg *, select, .hue'))
      .map(box => `${box.className} ${box.scrollWidth} > ${box.clientWidth}`);
  });
  expect(wide).toEqual([]);
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (
      globalThis as never as { axe: { run(): Promise<{ violations: { id: string; nodes: object[] }[] }> } }
    ).axe.run(),
  );
  expect(found.violations.map(({ id, nodes }) => [id, nodes])).toEqual([]);
}
const section = (name: string | RegExp) => page.getByRole('region', { name });
const shoot = (name: string) => page.screenshot({ path: path.join(shots, `${name}.png`) });

test('questions stand with their clause and lead to the cell that answers them, by keyboard', async () => {
  await open({ questions: QUESTIONS, chosen: CHOSEN, repairs: [] });
  const part = section('Вопросы к регламенту');
  expect(await part.locator('h3').textContent()).toMatch(/2$/);
  await sound();
  await shoot('organizer-questions');
  await part.getByRole('button', { name: 'К ячейке: qualify.group' }).focus();
  await page.keyboard.press('Enter');
  expect(await called(2)).toEqual({ name: 'goTo', request: { sheet: 'Регламент', cell: 'B30', record: '' } });
  await answer(1, { ok: true });
  await part.getByRole('button', { name: '5.1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: /5\.1/ }).waitFor();
});

test('where nothing is open it says so; a reading says what holds and what else may', async () => {
  await open({ questions: [], chosen: CHOSEN, repairs: [] }, 'en', 'dark');
  expect(await section(/^Questions/).textContent()).toMatch(/No\squestions/);
  await page.getByRole('button', { name: /^All \d+/ }).press('Enter');
  await page.getByText(/Now:\swallScore\.\sMay\sbe:\sgroupPoints\./).waitFor();
  await sound();
});

const ITEMS = [
  { level: 'error', text: 'Лист «Команды», A3: ячейки объединены.', fix: 'cell', place: CELL },
  { level: 'warning', text: 'Лист «Штрафы»: защита не стоит.', fix: 'repair', place: null },
  { level: 'note', text: 'Время ввода ставится само.', fix: null, place: null },
];

test('the file is looked at when asked, once; what is wrong stands with its fix, and goes with a repair', async () => {
  await open({ questions: [], chosen: [], repairs: [] });
  const part = section('Листы');
  await part.getByRole('button', { name: 'Проверить файл' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await called(2)).toEqual({ name: 'health', request: {} });
  expect(await part.getByRole('status').textContent()).toContain('Смотрим');
  await answer(1, { ok: true, items: ITEMS });
  await part.getByText('Замечаний к файлу: 2.').waitFor();
  expect(await part.locator('li p:first-child').allInnerTexts()).toEqual(
    ITEMS.map(({ text }) => expect.stringMatching(text.slice(0, 10).replace(/\s/g, '\\s'))),
  );
  await sound();
  await part.scrollIntoViewIfNeeded();
  await shoot('organizer-health');
  await part.getByRole('button', { name: 'К ячейке: B12' }).focus();
  await page.keyboard.press('Enter');
  expect((await called(3))?.name).toBe('goTo');
  await part.getByRole('button', { name: 'Починить листы' }).focus();
  await page.keyboard.press('Enter');
  expect(await called(4)).toEqual({ name: 'setUp', request: {} });
  await answer(3, checked('ru', { questions: [], chosen: [], repairs: [] }));
  await part.getByText('Все листы и столбцы на месте.').waitFor();
  expect(await part.locator('li').count()).toBe(0);
});

test('a look that fails is said in words and may be tried again', async () => {
  await open({ questions: [], chosen: [], repairs: [] });
  const part = section('Листы');
  await part.getByRole('button', { name: 'Проверить файл' }).press('Enter');
  await called(2);
  await page.evaluate(() => (globalThis as never as InPage).waiting[1]?.failure(new Error('TypeError: x')));
  await part.getByText('Google не ответил').waitFor();
  await part.getByRole('button', { name: 'Проверить файл' }).press('Enter');
  await called(3);
  await answer(2, { ok: true, items: [] });
  await part.getByText('Файл в порядке.').waitFor();
});
