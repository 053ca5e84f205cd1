// The view «Что если»: the built Sidebar.html as narrow as Google's, with a stand-in for the server whose answers a test
// gives out one by one; they are what the server computes of a book.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { checkWorkbook } from '../../src/addon/check';
import type { Lang, WhatIfResult, WhatIfSwitch } from '../../src/addon/panel';
import { sceneOf } from '../../src/addon/panel/scene';
import { whatIfItems } from '../../src/addon/panel/whatIfItems';
import { whatIfTables } from '../../src/addon/panel/whatIfOf';
import { looked, workbookOf } from '../../test/addon/panel/book';
import { type Book, ruling } from '../../test/book';
import { launch } from './chromium';

const HTML = fs.readFileSync(path.resolve(__dirname, '../../dist/Sidebar.html'), 'utf8');
const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Pictures to look at; kept. */
const shots = process.env.SHOTS ?? path.join(os.tmpdir(), 'mafia-score-table-shots');
fs.mkdirSync(shots, { recursive: true });

const [HEDGEHOGS, TRAM, CLUB, TIGERS] = [
  'Ёжики и компот',
  'Полуночный трамвай',
  'Общество тихих любителей громких вечеров',
  'Сонные тигры',
];
const BOOK: Book = {
  parameters: { 'qualify.group': 2 },
  walls: [
    { id: '1', a: HEDGEHOGS, b: CLUB, games: ['10:0', { a: '11:9', b: '10:9', judge: '10:9' }, '20:9'] },
    { id: '2', a: TRAM, b: TIGERS, games: ['18:0', '18:20'] },
    { id: '5', a: TRAM, b: CLUB, games: ['20:0'] },
    { id: '6', a: TIGERS, b: HEDGEHOGS, games: ['7:0', { a: '7:20', b: '9:0' }] },
    { id: '9', a: HEDGEHOGS, b: TRAM, games: ['12:0', '12:20'] },
    { id: '10', a: CLUB, b: TIGERS, games: [] },
  ],
  penalties: [ruling(TRAM, 'минус 5', { Пункт: '7.3.12', '№': 'п1', Стенка: '5' })],
};
const WORKBOOK = looked(workbookOf(BOOK)).workbook;

function answered(switches: readonly WhatIfSwitch[], lang: Lang): WhatIfResult {
  const read = checkWorkbook(WORKBOOK, { lang });
  if (!read.ok) throw new Error(read.message);
  const scene = sceneOf(read.check, lang);
  const tables = whatIfTables(switches, scene);
  if (!tables) throw new Error('a switch is gone');
  return { ok: true, at: '12:00', items: whatIfItems(scene), tables };
}

interface Waiting {
  readonly name: string;
  readonly request: { readonly switches?: readonly WhatIfSwitch[] };
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
const answer = (nth: number, result: object): Promise<void> =>
  page.evaluate(([at, said]) => (globalThis as never as InPage).waiting[at]?.success(said), [
    nth,
    result,
  ] as const);
const called = async (count: number): Promise<Waiting[]> => {
  await page.waitForFunction(n => (globalThis as never as InPage).waiting.length >= n, count);
  return page.evaluate(() =>
    (globalThis as never as InPage).waiting.map(({ name, request }) => ({ name, request })),
  );
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

/** Opens the view by its key, with the server's first answer. */
async function open(lang: Lang = 'ru', scheme: 'light' | 'dark' = 'light', width = 300) {
  const context = await browser.newContext({
    viewport: { width, height: 720 },
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
  await answer(0, { ok: true, panel: looked(WORKBOOK, lang).panel, undo: [], said: '' });
  await page.locator('.card').first().waitFor();
  await page.keyboard.press('4');
  expect((await called(2))[1]).toEqual({ name: 'whatIf', request: { switches: [] } });
  await answer(1, answered([], lang));
  await page.locator('.st').first().waitFor();
}

const radio = (item: string, choice: string) =>
  page.getByRole('group', { name: new RegExp(item) }).getByRole('radio', { name: choice });
const rowOf = async (team: string): Promise<string> =>
  (await page.locator('.st tr', { has: page.locator('.name', { hasText: team }) }).innerText()).replace(
    /\s+/g,
    ' ',
  );

/** What is pressed is 24 px at least, nothing is wider than the panel, and axe finds nothing. */
async function looksRight(name: string): Promise<void> {
  await page.screenshot({ path: path.join(shots, `${name}.png`) });
  const wide = await page.evaluate(() => {
    type Box = { scrollWidth: number; clientWidth: number; className: string; matches(s: string): boolean };
    const { document } = globalThis as never as { document: { querySelectorAll(s: string): Iterable<Box> } };
    return [...document.querySelectorAll('html, body, main, main *')]
      .filter(box => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
      .filter(box => !box.matches('.vh, .one, svg, svg *, select, option, textarea, .field > span'))
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
  ['ru', 'light', 300],
  ['ru', 'dark', 283],
  ['en', 'light', 283],
  ['en', 'dark', 300],
] as const)('%s %s at %d px: open, switched, and the marks in the table', async (lang, scheme, width) => {
  await open(lang, scheme, width);
  const name = `what-if-${lang}-${scheme}-${width}`;
  await looksRight(name);
  await page.locator('details summary').click();
  await looksRight(`${name}-decided`);
  await page.locator('details summary').click();
  await page.locator('.what-if-item input[type=radio]').nth(1).check();
  const request = (await called(3))[2]?.request;
  await answer(2, answered(request?.switches ?? [], lang));
  await page.locator('.st').first().scrollIntoViewIfNeeded();
  await looksRight(`${name}-switched`);
  await page.locator('.note').last().scrollIntoViewIfNeeded();
  await looksRight(`${name}-needs`);
  await page.locator('.title').focus();
  await page.keyboard.press('2');
  await page.locator('.st').first().waitFor();
  await looksRight(`${name}-table`);
});

test('by keyboard a charge is taken as dismissed and back; the last switch counts, late answers change nothing', async () => {
  await open();
  const item = 'Стенка.1, партия.2';
  await radio(item, 'ждёт').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const calls = await called(4);
  const states = calls
    .slice(1)
    .map(({ request }) => request.switches?.map(one => (one.set === 'penalty' ? one.state : one.set)));
  expect(states).toEqual([[], ['confirmed'], ['dismissed']]);
  const forfeit: WhatIfSwitch = { set: 'forfeit', wall: '10', loser: 'a' };
  await answer(3, answered([forfeit], 'ru'));
  await page.getByText('Сдвинулось').waitFor();
  const shown = await rowOf(TIGERS ?? '');
  await answer(2, answered([], 'ru'));
  await page.keyboard.press('Tab');
  expect(await rowOf(TIGERS ?? '')).toBe(shown);
  await page.getByRole('button', { name: 'Всё как есть' }).click();
  expect((await called(5))[4]?.request).toEqual({ switches: [] });
});

test('a forfeit moves the table in words, and the choice is kept beside it', async () => {
  await open();
  await radio('Стенка.10', '0–20 у A').check();
  expect((await called(3))[2]?.request.switches).toEqual([{ set: 'forfeit', wall: '10', loser: 'a' }]);
  await answer(2, answered([{ set: 'forfeit', wall: '10', loser: 'a' }], 'ru'));
  await page.getByText('Сдвинулось').waitFor();
  expect(await rowOf(TIGERS ?? '')).toMatch(/очки \S+ → \S+/);
  expect(await radio('Стенка.10', '0–20 у A').isChecked()).toBe(true);
});

test('a refusal and a lost answer are said, with the way to look again', async () => {
  await open();
  await radio('Стенка.10', '0–20 у B').check();
  await called(3);
  const message = 'Пока вы смотрели, таблица изменилась. Ничего не записано.';
  await answer(2, { ok: false, code: 'changed', message, panel: null, regulations: [] });
  expect(await page.getByRole('alert').innerText()).toContain('таблица изменилась');
  await page.getByRole('button', { name: 'Посмотреть заново' }).click();
  await called(4);
  await answer(3, answered([], 'ru'));
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await radio('Стенка.10', 'как есть').isChecked()).toBe(true);
});
