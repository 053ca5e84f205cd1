// From an empty file to a tournament in the page, what organizers break in it, and the way out.
import { closeBrowser, type Frame } from '../../host/test/browser';
import { type Evening, pageOf, read, removeBooks } from './evening';

let opened: Evening;
const button = (panel: Frame, name: string | RegExp) => panel.getByRole('button', { name });
/** Set-up calls the platform's services some thousand times, ms. */
const LONG = 120_000;

beforeAll(async () => {
  opened = await pageOf({ Лист1: [['моё']] });
});
afterAll(async () => {
  await opened.close();
  await closeBrowser();
  removeBooks();
  expect([opened.troubles, opened.complaints]).toEqual([[], []]);
});

/** Waits for the queue. Where the machine is slower than the panel's patience, the panel's own way out is taken. */
async function queue(panel: Frame): Promise<void> {
  const again = button(panel, 'Проверить снова');
  await panel.locator('.card').first().or(again).first().waitFor({ timeout: LONG });
  if (await again.isVisible()) await again.click();
  await panel.locator('.card').first().waitFor({ timeout: LONG });
  await opened.settled();
}

test('W11: in a fresh file the menu is there; "New tournament…" makes the sheets with the sample', async () => {
  await opened.page.locator('#menus > details > summary').click();
  await opened.page.getByRole('button', { name: 'Проверить таблицу', exact: true }).waitFor();
  await opened.page.keyboard.press('Escape');
  const panel = await opened.judge('Новый турнир…');
  await opened.shoot('setup-ru');
  await button(panel, 'Создать турнир').click();
  await queue(panel);
  await opened.shoot('setup-done-ru');
  expect(opened.host.workbook.sheets.map(({ name }) => name)).toEqual([
    'Лист1',
    'Регламент',
    'Команды',
    'Стенки',
    'Онлайн-таблица',
    'Положение',
    'Капитанам',
    'Штрафы',
    'Журнал',
  ]);
  expect(opened.cells('Лист1')).toEqual([['моё']]);
  expect(opened.cells('Команды').flat()).toContain('Пример: Ёжики');
  for (const sheet of ['Регламент', 'Команды', 'Положение', 'Штрафы', 'Онлайн-таблица']) {
    await opened.select(sheet, 'A1');
    await opened.shoot(`grid-${sheet}-ru`);
  }
  await panel.locator('.nav button').nth(3).click();
  await panel.getByRole('menuitem').first().click();
  await opened.shoot('tournament-ru');
});

test('W5: a sheet renamed, a column moved, a header gone: found, named, repaired; nothing in a wrong column', async () => {
  const before = opened.cells('Штрафы');
  await opened.inGrid('Онлайн-таблица', sheet => {
    sheet.moveColumns(sheet.getRange('M:M'), 4);
    sheet.setName('Стол капитанов');
  });
  await opened.select('Штрафы', 'A1:Q1');
  await opened.page.keyboard.press('Delete');
  await opened.settled();
  const table = opened.cells('Стол капитанов');
  const panel = await opened.judge();
  await panel.getByRole('alert').waitFor();
  expect(await read(panel.getByRole('alert'))).toContain('Штрафы!A1: Нет столбца «Команда»');
  await opened.shoot('unreadable-ru');
  await button(panel, 'Починить листы').click();
  await queue(panel);
  expect(opened.cells('Штрафы')).toEqual(before);
  expect(opened.cells('Стол капитанов')).toEqual(table);
  expect(table[0]?.slice(3, 6)).toEqual(['ГОУ', 'Счёт судьи', 'Команда A']);

  const dispute = panel.locator('.card', { hasText: 'Спор' }).locator('.kind button');
  await dispute.click();
  await panel.getByRole('radio').first().check();
  await button(panel, /^Поставить/).click();
  await panel.locator('.snack', { hasText: 'судья поставил' }).waitFor();
  const ruled = opened.cells('Стол капитанов').filter((row, i) => row[4] !== table[i]?.[4]);
  expect(ruled.map(row => row[4])).toEqual(['11:5']);
  const repair = await opened.judge('Новый турнир…');
  await repair.getByText('Все листы и столбцы на месте.').waitFor();
  await opened.shoot('setup-standing-ru');
});

test('the sample goes in one step, and what was there before stays', async () => {
  await opened.choose('Убрать пример');
  await opened.page.getByText('Пример убран.').waitFor({ timeout: LONG });
  await opened.settled();
  for (const sheet of ['Команды', 'Стенки', 'Стол капитанов', 'Штрафы'])
    expect([
      sheet,
      opened
        .cells(sheet)
        .slice(1)
        .flat()
        .filter(cell => cell !== ''),
    ]).toEqual([sheet, []]);
  expect(opened.cells('Лист1')).toEqual([['моё']]);
  const panel = await opened.judge();
  await panel.getByText('Капитаны ещё не внесли ни одного счёта.').waitFor();
  await opened.shoot('empty-ru');
});
