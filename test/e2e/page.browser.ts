// What `npm start` shows: the built add-on on the sample tournament, in a real browser.
import { type BrowserPage, closeBrowser, openPage } from '../../host/test/browser';

const TABLE = 'Онлайн-таблица';
let opened: BrowserPage;

afterEach(async () => {
  await opened.close();
  expect(opened.troubles).toEqual([]);
});
afterAll(closeBrowser);

const inTable = (row: number, column: number) => opened.host.getCells(TABLE, row, column)[0]?.[0];

test.each([
  ['ru', 'Проверить таблицу', 'Решить спорное…'],
  ['en', 'Check the table', 'Decide open cases…'],
] as const)('the page opens on the sample with the menu of the add-on (%s)', async (language, ...items) => {
  opened = await openPage(undefined, { language });
  const { page } = opened;
  expect(await page.title()).toContain('book');
  for (const name of ['Команды', 'Стенки', TABLE, 'Штрафы', 'Регламент'])
    await page.getByText(name, { exact: true }).first().waitFor();
  await page.locator('#menus > details > summary').click();
  for (const item of items) await page.getByRole('button', { name: item, exact: true }).waitFor();
  expect([await opened.shown(TABLE, 'A1'), await opened.shown(TABLE, 'G2')]).toEqual(['Стенка', '3:0']);
});

test('C1: a score typed into a plain-text cell stays; in a General cell the same keys make a time', async () => {
  opened = await openPage();
  opened.host.setFormats(TABLE, { row: 3, column: 7, rows: 1, columns: 1 }, 'General');
  await opened.type(TABLE, 'G2', '10:8');
  await opened.type(TABLE, 'G3', '10:8');
  expect([await opened.shown(TABLE, 'G2'), await opened.shown(TABLE, 'G3')]).toEqual(['10:8', '10:08:00']);
  expect([inTable(2, 7), String(Object(inTable(3, 7)).toISOString())]).toEqual([
    '10:8',
    '1899-12-30T07:37:43.000Z',
  ]);
});
