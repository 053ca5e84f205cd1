// From the cell selected in the grid to its card: the built add-on in a real browser.
import { closeBrowser } from '../../host/test/browser';
import { type Evening, evening, removeBooks, TABLE } from './evening';

let opened: Evening;
afterAll(async () => {
  await opened.close();
  expect([opened.troubles, opened.complaints]).toEqual([[], []]);
  await closeBrowser();
  removeBooks();
});

test('G takes the keyboard to the card of the selected cell, Enter back to the cell; one call, none repeated', async () => {
  opened = await evening({
    walls: [
      { games: ['2:0', { a: '4:0', b: '2:2' }] },
      { games: ['2:0', { a: '4:0', b: '3:3' }, { both: '1:1' }] },
    ],
  });
  const panel = await opened.judge();
  await opened.settled();
  await opened.select(TABLE, 'H5');
  const first = panel.locator('.card .kind button').first();
  await first.focus();
  const before = opened.calls.length;
  await first.press('g');
  const current = panel.locator('.card.is-current', { hasText: 'Стенка 2, партия 2' });
  await current.waitFor();
  await current.locator('.kind button:focus').waitFor();
  await panel.locator('[role=status]', { hasText: 'Дело ячейки H5.' }).waitFor({ state: 'attached' });
  expect(opened.calls.slice(before)).toEqual(['selection']);

  await opened.select(TABLE, 'A1');
  await panel.getByRole('button', { name: 'Дело выбранной ячейки (G)' }).click();
  await panel.locator('.foot', { hasText: 'У ячейки A1 нет дела.' }).waitFor();
  await current.waitFor();
  await opened.shoot('selection-ru');

  await current.locator('.kind button').focus();
  await current.locator('.kind button').press('Enter');
  await opened.settled();
  const { value } = await opened.host.run('selection', [{}]);
  expect(value).toMatchObject({ place: { sheet: TABLE } });
  expect(opened.calls.slice(before)).toEqual(['selection', 'selection', 'goTo']);
});
