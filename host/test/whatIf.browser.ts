// The view «Что если»: the answers of the server's stand-in are what the server computes of a book.
import { checkWorkbook } from '../../src/addon/check';
import type { Lang, WhatIfRequest, WhatIfResult, WhatIfSwitch } from '../../src/addon/panel';
import { sceneOf } from '../../src/addon/panel/scene';
import { whatIfItems } from '../../src/addon/panel/whatIfItems';
import { whatIfTables } from '../../src/addon/panel/whatIfOf';
import { looked, workbookOf } from '../../test/addon/panel/book';
import { type Book, ruling } from '../../test/book';
import { checked, LOOKS, type Look, PanelAlone } from './panelAlone';

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

let alone: PanelAlone;
afterEach(() => alone.close());

const called = (count: number) => alone.called<WhatIfRequest>(count);
const answer = (nth: number, result: WhatIfResult): Promise<void> => alone.answer(nth, result);

/** Opens the view by its key, with the server's first answer. */
async function open(look: Look = {}): Promise<void> {
  const { lang = 'ru' } = look;
  alone = await PanelAlone.open(look);
  await alone.answer(0, checked(looked(WORKBOOK, lang).panel));
  await alone.page.locator('.card').first().waitFor();
  await alone.page.keyboard.press('4');
  expect((await called(2))[1]).toEqual({ name: 'whatIf', request: { switches: [] } });
  await answer(1, answered([], lang));
  await alone.page.locator('.st').first().waitFor();
}

const radio = (item: string, choice: string) =>
  alone.page.getByRole('group', { name: new RegExp(item) }).getByRole('radio', { name: choice });
const rowOf = async (team: string): Promise<string> => {
  const { page } = alone;
  const row = page.locator('.st tr', { has: page.locator('.name', { hasText: team }) });
  return ((await row.textContent()) ?? '').replace(/\s+/g, ' ');
};

test.each([
  ...LOOKS,
  ['ru-dark-283', { lang: 'ru', scheme: 'dark', width: 283 }],
  ['en-light-300', { lang: 'en', scheme: 'light', width: 300 }],
] as const)('%s: open, switched, and the marks in the table', async (shown, look: Look) => {
  await open(look);
  const { page } = alone;
  const name = `what-if-${shown}`;
  await alone.looksRight(name);
  await page.locator('details summary').click();
  await alone.looksRight(`${name}-decided`);
  await page.locator('details summary').click();
  await page
    .getByRole('radio', { name: /^0–20.+A$/ })
    .nth(1)
    .check();
  const request = (await called(3))[2]?.request;
  await answer(2, answered(request?.switches ?? [], look.lang ?? 'ru'));
  await page.locator('.st').first().scrollIntoViewIfNeeded();
  await alone.looksRight(`${name}-switched`);
  await page.locator('.note').last().scrollIntoViewIfNeeded();
  await alone.looksRight(`${name}-needs`);
  await page.locator('.title').focus();
  await page.keyboard.press('2');
  await page.locator('.st').first().waitFor();
  await alone.looksRight(`${name}-table`);
});

test('by keyboard a charge is taken as dismissed and back; the last switch counts, late answers change nothing', async () => {
  await open();
  const { page } = alone;
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
  const { page } = alone;
  await radio('Стенка.10', '0–20 у A').check();
  expect((await called(3))[2]?.request.switches).toEqual([{ set: 'forfeit', wall: '10', loser: 'a' }]);
  await answer(2, answered([{ set: 'forfeit', wall: '10', loser: 'a' }], 'ru'));
  await page.getByText('Сдвинулось').waitFor();
  expect(await rowOf(TIGERS ?? '')).toMatch(/очки \S+ → \S+/);
  expect(await radio('Стенка.10', '0–20 у A').isChecked()).toBe(true);
});

test('a refusal and a lost answer are said, with the way to look again', async () => {
  await open();
  const { page } = alone;
  await radio('Стенка.10', '0–20 у B').check();
  await called(3);
  const message = 'Пока вы смотрели, таблица изменилась. Ничего не записано.';
  await answer(2, { ok: false, code: 'changed', message, panel: null, regulations: [] });
  expect(await page.getByRole('alert').textContent()).toContain('таблица изменилась');
  await page.getByRole('button', { name: 'Посмотреть заново' }).click();
  await called(4);
  await answer(3, answered([], 'ru'));
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await radio('Стенка.10', 'как есть').isChecked()).toBe(true);
});
