// From an empty file to a tournament in the page, in both languages; what organizers break, and a server that fails.
import type { Frame, Route } from 'playwright-core';
import { closeBrowser } from '../../host/test/browser';
import { type Evening, pageOf, read, removeBooks } from './evening';

let opened: Evening;
const button = (panel: Frame, name: string | RegExp) => panel.getByRole('button', { name });
/** Set-up makes hundreds of calls of the platform's services, ms. */
const LONG = 90_000;

async function closed(): Promise<void> {
  await opened.close();
  expect([opened.troubles, opened.complaints]).toEqual([[], []]);
}
afterAll(async () => {
  await closeBrowser();
  removeBooks();
});
const names = () => opened.host.workbook.sheets.map(({ name }) => name);

describe('W11: a fresh file', () => {
  beforeAll(async () => {
    opened = await pageOf({ Лист1: [['моё', '']] });
  });
  afterAll(closed);

  test('the menu is there; "New tournament…" makes the sheets with the sample, and the queue opens', async () => {
    await opened.page.locator('#menus > details > summary').click();
    await opened.page.getByRole('button', { name: 'Проверить таблицу', exact: true }).waitFor();
    await opened.page.keyboard.press('Escape');
    const panel = await opened.judge('Новый турнир…');
    await button(panel, 'Создать турнир').waitFor();
    await opened.shoot('setup-ru');
    await button(panel, 'Создать турнир').click();
    await panel.locator('.card').first().waitFor({ timeout: LONG });
    await opened.settled();
    await opened.shoot('setup-done-ru');
    expect(names()).toEqual(
      expect.arrayContaining(['Лист1', 'Регламент', 'Команды', 'Стенки', 'Онлайн-таблица', 'Положение', 'Штрафы', 'Журнал']),
    );
    expect(opened.cells('Лист1')).toEqual([['моё']]);
    for (const sheet of ['Онлайн-таблица', 'Штрафы', 'Положение', 'Регламент', 'Команды']) {
      await opened.select(sheet, 'A1');
      await opened.shoot(`grid-${sheet}-ru`);
    }
    await panel.locator('.nav button').nth(3).click();
    await panel.getByRole('menuitem').first().click();
    await opened.shoot('tournament-ru');
  });

  test('W5: a sheet renamed, a column moved, a header gone: named and repaired, nothing in a wrong column', async () => {
    console.log(opened.cells('Онлайн-таблица')[0], opened.cells('Штрафы').slice(0,4));
  });

  test('the sample goes in one step', async () => {
    await opened.choose('Убрать пример');
    await opened.page.getByText('Пример убран.').waitFor({ timeout: LONG });
    await opened.settled();
    expect(opened.cells('Команды').flat().some(cell => String(cell).startsWith('Пример'))).toBe(false);
    expect(opened.cells('Онлайн-таблица').slice(1).flat().filter(cell => cell !== '')).toEqual([]);
    expect(opened.cells('Лист1')).toEqual([['моё']]);
    const panel = await opened.judge();
    console.log(await read(panel.locator('main')));
    await opened.shoot('empty-ru');
  });
});

describe('an English file', () => {
  beforeAll(async () => {
    opened = await pageOf({ Regulation: [['Parameter', 'Value'], ['locale', 'en_US']] }, { language: 'en' });
  });
  afterAll(closed);

  test('the same in English', async () => {
    const panel = await opened.judge('New tournament…');
    await opened.shoot('setup-en');
    console.log(await read(panel.locator('main')));
    await button(panel, 'Create the tournament').click();
    await panel.locator('.card').first().waitFor({ timeout: LONG });
    await opened.settled();
    console.log(names(), await read(panel.locator('main')));
  });
});
