// The view that makes a text for the forum.
import { postOf } from '../../src/sidebar/publish/moved';
import { evening } from '../../test/sidebar/panels';
import { checked, LOOKS, type Look, PanelAlone } from './panelAlone';

let alone: PanelAlone;
afterEach(() => alone.close());

async function open(look: Look = {}, more: object = {}, tables: readonly object[] = []): Promise<void> {
  alone = await PanelAlone.open(look);
  await alone.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await alone.answer(0, checked({ ...evening(look.lang), ...more }));
  await alone.page.locator('.card').first().waitFor();
  await alone.page.keyboard.press('5');
  await alone.page.locator('textarea').waitFor();
  expect((await alone.called(2))[1]).toEqual({ name: 'whatIf', request: { switches: [] } });
  await alone.answer(1, { ok: true, at: '12:00', items: [], tables });
}

const text = (): Promise<string> => alone.page.locator('textarea').inputValue();
const status = () => alone.page.locator('.foot [role=status]');

test.each(LOOKS)('%s: the whole view', async (name, look) => {
  const panel = evening(look.lang);
  const post = postOf(panel, '2026-11-28 22:10');
  const rows = post.rows.map((row, i) => (i === 0 ? { ...row, place: 4, points: '1.5' } : row));
  await open(look, { posted: { ...post, rows } });
  await alone.looksRight(`publish-${name}`);
  await alone.page.keyboard.press('End');
  await alone.page
    .locator('section.body')
    .evaluate(body => (body as never as { scrollTo(x: number, y: number): void }).scrollTo(0, 9999));
  await alone.looksRight(`publish-end-${name}`);
});

test('by keyboard: another form, the parts, copied text; copying is remembered once', async () => {
  await open();
  expect(await text()).toContain('[table]');
  await alone.page.getByRole('radio', { name: 'BBCode' }).focus();
  await alone.page.keyboard.press('ArrowRight');
  expect(await text()).toContain('| Место |'.slice(0, 3));
  expect(await text()).toMatch(/^## Стенки: положение на 28\.11\.2026 23:47\. Предварительно/);
  const rulings = alone.page.getByRole('checkbox', { name: 'Решения судей' });
  await rulings.focus();
  await alone.page.keyboard.press('Space');
  expect(await text()).not.toContain('Решения судей');
  await alone.page.locator('[data-key=copy]').focus();
  await alone.page.keyboard.press('Enter');
  const [, , kept] = await alone.called<{ post: { fingerprint: string; at: string } }>(3);
  expect(kept).toMatchObject({
    name: 'keepPost',
    request: { post: { fingerprint: 'K7F2-9QXM-3T0P', at: '2026-11-28 23:47' } },
  });
  await alone.answer(2, { ok: true });
  await status().filter({ hasText: 'запомнено' }).waitFor();
  const copied = await alone.page.evaluate(() =>
    (
      globalThis as never as { navigator: { clipboard: { readText(): Promise<string> } } }
    ).navigator.clipboard.readText(),
  );
  expect(copied).toBe(await text());
});

test('a fingerprint is compared as people copy it', async () => {
  await open();
  const field = alone.page.getByLabel('Сверить отпечаток из поста');
  const status = alone.page.locator('.stack.tight', { has: field }).locator('[role=status]').last();
  const said = async (): Promise<string> => ((await status.textContent()) ?? '').replace(/\u00a0/g, ' ');
  await field.fill(' k7f2 9qxm–3top ');
  expect(await said()).toMatch(/Совпадает/);
  await field.fill('K7F2-9QXM-3T0Q');
  expect(await said()).toMatch(/Не совпадает: в этом файле K7F2-9QXM-3T0P/);
  await field.fill('K7F2');
  expect(await said()).toMatch(/12 букв и цифр/);
});

test('the standings of an earlier moment are asked for by its time; a refusal is said', async () => {
  await open();
  await alone.page.getByLabel('Положение на момент').fill('28.11.2026 20:30');
  await alone.page.getByRole('button', { name: 'Собрать по журналу' }).press('Enter');
  const asked = (await alone.called(3)).at(-1);
  expect(asked).toEqual({ name: 'pastSheet', request: { at: '28.11.2026 20:30' } });
  await alone.answer(2, { ok: true, said: 'Лист «Положение на момент» готов.' });
  await alone.page.getByText('Лист «Положение на момент» готов.').waitFor();
});

test('where open cases decide who goes through, the view says to wait', async () => {
  await open();
  await alone.page.getByText('Подождите: открытых дел').waitFor();
});

test.each([
  [['safe', 'safe'], 'Можно публиковать: ничто открытое, даже всё вместе'],
  [['safe', 'moves'], 'Вместе с несыгранным ещё может измениться'],
  [['safe', 'unknown'], 'Для всех вместе это не доказано'],
  [[], 'Можно публиковать: ни одно открытое дело'],
] as const)('where no case decides by itself, all of it together is said: %j', async (tops, said) => {
  const cases = evening().cases.map(one => ({ ...one, decides: false }));
  await open(
    {},
    { cases },
    tops.map(top => ({ stage: 'group', group: top, rows: [], cut: { top } })),
  );
  const verdict = alone.page.locator('.note').first();
  await verdict.filter({ hasNotText: 'Считаю' }).waitFor();
  expect(((await verdict.textContent()) ?? '').replaceAll('\u00a0', ' ')).toContain(said);
});
