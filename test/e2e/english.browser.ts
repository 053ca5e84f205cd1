// The same evening in an English file, and a server that fails, refuses and answers late.
import { closeBrowser, type Frame, type Route } from '../../host/test/browser';
import { caseIn, decidedAs, type Evening, englishEvening, read, removeBooks } from './evening';

const TABLE = 'Online table';
let opened: Evening;
const button = (panel: Frame, name: string | RegExp) => panel.getByRole('button', { name });

beforeAll(async () => {
  opened = await englishEvening({
    parameters: { 'qualify.group': 1 },
    walls: [
      { a: 'Wolves', b: 'Owls', games: ['10:0', { a: '11:9', b: '10:9', judge: '10:9' }, '20:9'] },
      { a: 'Foxes', b: 'Wolves', games: ['0:10', {}, '18:10', '18:20'] },
      { a: 'Owls', b: 'Foxes', games: ['0:19', { a: '5:19', b: '6:19' }] },
    ],
    penalties: [
      {
        '№': '7.3.15 · 1.2 · Wolves',
        Пункт: '7.3.15',
        Команда: 'Wolves',
        Стенка: '1',
        Партия: 2,
        Санкция: 'предупреждение',
        Состояние: 'подтверждён',
      },
    ],
  });
});
afterAll(async () => {
  await opened.close();
  await closeBrowser();
  removeBooks();
  expect([opened.troubles, opened.complaints]).toEqual([[], []]);
});

test('a second wrong score in English: typed, confirmed, explained, taken back', async () => {
  await opened.type(TABLE, 'G6', '8:10');
  await opened.type(TABLE, 'H6', '8:11');
  await opened.type(TABLE, 'M6', '8:10');
  expect(opened.cells(TABLE)[5]?.slice(9, 14)).toEqual([
    expect.any(Date),
    expect.any(Date),
    '',
    '8:10',
    'ruled',
  ]);
  expect(await opened.shown(TABLE, 'J6')).toBe('23:47:00');
  const panel = await opened.judge();
  const card = caseIn(panel, 'wall 2, game 2').filter({ hasText: '7.3.15' });
  expect(await read(card)).toContain('−5, second time · 7.3.15');
  await opened.shoot('queue-en');
  await card.locator('.kind button').click();
  await opened.shoot('case-inaccurate-en');
  const before = opened.cells('Penalties');
  await button(panel, /^Confirm −5/).click();
  await decidedAs(panel, 'Confirmed: −5, "Wolves", 7.3.15.');
  await panel.locator('body').press('2');
  await panel.locator('.st').waitFor();
  await opened.shoot('table-en');
  await panel.locator('.st tr', { hasText: 'Wolves' }).locator('button.strong').click();
  expect(await read(panel.locator('.award', { hasText: 'Foxes' }))).toMatch(/game 2 · 7\.3\.15 −5 · O3/);
  await opened.shoot('why-number-en');
  await panel.locator('body').press('3');
  await opened.shoot('penalties-en');
  await panel.locator('body').press('u');
  await panel.locator('.snack', { hasText: '7.3.15' }).getByRole('button', { name: 'Redo' }).waitFor();
  expect(opened.cells('Penalties')).toEqual(before);
  await panel.locator('body').press('1');
  await caseIn(panel, 'wall 3, game 2').locator('.kind button').first().click();
  await opened.shoot('case-dispute-en');
  await panel.locator('body').press('6');
  await opened.shoot('tournament-en');
});

describe('W8: the server', () => {
  const again = (panel: Frame) => panel.locator('.fig .icon-btn');
  const CALLS = '**/run';

  test.each([
    ['throws', 'TypeError: x is undefined', 'Google did not answer'],
    ['refuses the frame', 'PERMISSION_DENIED', 'several accounts'],
  ])('%s: a sentence and a way out', async (_, error, sentence) => {
    const panel = await opened.judge();
    await panel.locator('.card').first().waitFor();
    const cards = await panel.locator('.card').count();
    await opened.page.route(CALLS, route => route.fulfill({ json: { error } }));
    await again(panel).click();
    await panel.getByRole('alert').waitFor();
    expect(await read(panel.getByRole('alert'))).toContain(sentence);
    expect(await read(panel.locator('main'))).not.toContain(error);
    expect(await panel.locator('.card').count()).toBe(cards);
    await opened.page.unroute(CALLS);
    await button(panel, 'Check again').click();
    await panel.getByRole('alert').waitFor({ state: 'detached' });
    expect(await panel.locator('.working').count()).toBe(0);
  });

  test('answers late, when nobody waits any more: what is newer stays', async () => {
    const panel = await opened.judge();
    const dispute = caseIn(panel, 'wall 3, game 2').filter({ hasText: 'Dispute' });
    await dispute.waitFor();
    let late: Route | undefined;
    const answer = new Promise<Awaited<ReturnType<Route['fetch']>>>(resolve => {
      void opened.page.route(CALLS, async route => {
        if (late) return route.continue();
        late = route;
        resolve(await route.fetch());
      });
    });
    await again(panel).click();
    const stale = await answer;
    await panel.locator('.working').waitFor();
    await panel.locator('body').press('Escape');
    await panel.getByRole('alert').waitFor();
    await opened.shoot('stopped-en');
    await opened.type(TABLE, 'H10', '5:19');
    await button(panel, 'Check again').click();
    await dispute.waitFor({ state: 'detached' });
    await late?.fulfill({ response: stale });
    await opened.settled();
    expect(await dispute.count()).toBe(0);
  });
});
