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
  expect(await called(4)).toEqual({ name: 'setUp', request: { work: expect.any(String) } });
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

test('formulas are shown for the selected cell, put into it or copied; a refusal is said', async () => {
  await open({ questions: [], chosen: [], repairs: [] });
  const part = section('Формулы');
  await part.getByRole('button', { name: 'Показать формулы' }).press('Enter');
  expect(await called(2)).toEqual({ name: 'formulas', request: {} });
  await answer(1, {
    ok: true,
    formulas: [
      {
        name: 'STANDINGS',
        text: "=STANDINGS('Регламент'!A:E; 'Онлайн-таблица'!A:P; 'Штрафы'!A:Q; 'Стенки'!A:H; 'Команды'!A:J)",
      },
      { name: 'WALLPOINTS', text: null },
    ],
  });
  await part.getByText('Выберите ячейку правее таблицы').waitFor();
  await part.scrollIntoViewIfNeeded();
  await sound('organizer-formulas');
  await part.locator('li', { hasText: 'STANDINGS' }).getByRole('button', { name: 'В ячейку' }).press('Enter');
  expect(await called(3)).toEqual({ name: 'insertFormula', request: { name: 'STANDINGS' } });
  await answer(2, { ok: false, message: 'Ячейка не выбрана.' });
  await part.getByText('Ячейка не выбрана.').waitFor();
});

describe('long work', () => {
  const step = (done: number, mayStop: boolean): object => ({ ok: true, done, of: 18, mayStop });
  const asked = async (count: number) =>
    (await alone.called<{ work: string; stop?: boolean }>(count))[count - 1];
  const bar = () => page.locator('.working');

  /** The first question that carries the wish to stop, counted from 0; the one before it may be on its way still. */
  async function wishToStop(work: string | undefined): Promise<number> {
    for (let count = 4; ; count++) {
      const one = await asked(count);
      expect(one).toMatchObject({ name: 'progress', request: { work } });
      if (one?.request.stop) return count - 1;
    }
  }

  test('says how many steps are left, and is taken back on demand', async () => {
    alone = await PanelAlone.open();
    page = alone.page;
    await answer(0, { ok: false, code: 'noTournament', message: '', panel: null, regulations: ['walls'] });
    await page.getByRole('button', { name: 'Создать' }).press('Enter');
    const work = (await asked(2))?.request.work;
    expect(await asked(3)).toEqual({ name: 'progress', request: { work, stop: false } });
    await answer(2, step(3, true));
    await bar().getByText('Осталось 15 шагов.').waitFor();
    await sound('work-steps');
    await bar().getByRole('button', { name: 'Отменить' }).press('Enter');
    await bar().getByText('Отменяю').waitFor();
    await answer(await wishToStop(work), step(17, false));
    await bar().getByText('Осталось 1 шаг. Уже не отменить').waitFor();
    await answer(1, {
      ok: false,
      code: 'stopped',
      message: 'Остановлено. Листы убраны.',
      panel: null,
      regulations: [],
    });
    await page.getByRole('alert').getByText('Листы убраны').waitFor();
    await page.getByRole('button', { name: 'Создать' }).waitFor();
    await sound('work-stopped');
  });

  test('a repair shows its steps and has no way to stop half way', async () => {
    await open({ questions: [], chosen: [], repairs: ['Нет листа «Журнал»'] });
    await section('Листы').getByRole('button', { name: 'Починить листы' }).press('Enter');
    await asked(3);
    await answer(2, step(0, false));
    await bar().getByText('Осталось 18 шагов. Прерывать нельзя').waitFor();
    expect(await bar().getByRole('button').count()).toBe(0);
    await page.keyboard.press('Escape');
    await sound('work-repair');
    await answer(1, checked('ru', { questions: [], chosen: [], repairs: [] }));
    await bar().waitFor({ state: 'detached' });
  });
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
