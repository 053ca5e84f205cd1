// What an organizer sees in the Tournament view.
import { evening } from '../../test/sidebar/panels';
import { checked as answerOf, PanelAlone, type Waiting } from './panelAlone';

let alone: PanelAlone;
let page: PanelAlone['page'];
afterEach(() => alone.close());

const answer = (nth: number, result: object): Promise<void> => alone.answer(nth, result);
async function called(count: number): Promise<Waiting | undefined> {
  const all = await alone.called(count);
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
const checked = (lang: 'ru' | 'en', more: object): object => answerOf({ ...evening(lang), ...more });

/** Opens the view by keyboard. */
async function open(more: object, lang: 'ru' | 'en' = 'ru', scheme: 'light' | 'dark' = 'light') {
  alone = await PanelAlone.open({ lang, scheme });
  page = alone.page;
  await called(1);
  await answer(0, checked(lang, more));
  await page.locator('.card').first().waitFor();
  await page.keyboard.press('6');
  await page.getByRole('heading', { name: lang === 'ru' ? 'Вопросы к регламенту' : /^Questions/ }).waitFor();
}

const sound = (name: string): Promise<void> => alone.looksRight(name, '.vh, svg, svg *, select, .hue');
const section = (name: string | RegExp) => page.getByRole('region', { name });

test('questions stand with their clause and lead to the cell that answers them, by keyboard', async () => {
  await open({ questions: QUESTIONS, chosen: CHOSEN, repairs: [] });
  const part = section('Вопросы к регламенту');
  expect(await part.locator('h3').textContent()).toMatch(/2$/);
  await sound('organizer-questions');
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
  await sound('organizer-nothing-en');
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
  await part.scrollIntoViewIfNeeded();
  await sound('organizer-health');
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
  await alone.fail(1);
  await part.getByText('Google не ответил').waitFor();
  await part.getByRole('button', { name: 'Проверить файл' }).press('Enter');
  await called(3);
  await answer(2, { ok: true, items: [] });
  await part.getByText('Файл в порядке.').waitFor();
});

test('time stamps: whoever arms the table names himself; who did and since when stands there, and a way back', async () => {
  await open({ questions: [], chosen: [], repairs: [], armed: null });
  const part = section('Отметки времени');
  await part.getByLabel('Ваше имя').fill('Судья Фикус');
  await part.scrollIntoViewIfNeeded();
  await sound('organizer-unarmed');
  await part.getByRole('button', { name: 'Включить отметки' }).press('Enter');
  expect(await called(2)).toEqual({ name: 'armTable', request: { on: true, by: 'Судья Фикус' } });
  const armed = { by: 'Судья Фикус', since: '2026-11-28 21:00' };
  await answer(1, checked('ru', { questions: [], chosen: [], repairs: [], armed }));
  await part.getByText(/Включены\s28\.11\.2026\s21:00:\sСудья\sФикус/).waitFor();
  await sound('organizer-armed');
  await part.getByRole('button', { name: 'Выключить отметки' }).press('Enter');
  expect(await called(3)).toEqual({ name: 'armTable', request: { on: false } });
});

test('what the file check finds of stamps has its button', async () => {
  await open({ questions: [], chosen: [], repairs: [], armed: null });
  const part = section('Листы');
  await part.getByRole('button', { name: 'Проверить файл' }).press('Enter');
  await called(2);
  const items = [
    { level: 'error', text: 'Триггера больше нет.', fix: 'arm', place: null },
    { level: 'warning', text: 'Без отметки 2 счёта.', fix: 'stamp', place: CELL },
    { level: 'warning', text: 'В листы судей допущены капитаны.', fix: null, place: null },
  ];
  await answer(1, { ok: true, items });
  await part.getByText('Замечаний к файлу: 3.').waitFor();
  await sound('organizer-stamps');
  await part.getByRole('button', { name: 'Отметить ~' }).press('Enter');
  expect(await called(3)).toEqual({ name: 'markUnstamped', request: {} });
  await answer(2, { ok: false, code: 'busy', message: 'Занято.', panel: null, regulations: [] });
  await part.getByRole('button', { name: 'Включить отметки' }).press('Enter');
  expect(await called(4)).toEqual({ name: 'armTable', request: { on: true } });
});
