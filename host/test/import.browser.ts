// The view that takes a pasted text: the built Sidebar.html as narrow as Google's, with a stand-in for the server whose
// answers a test gives out one by one.
import { evening } from '../../test/sidebar/panels';
import { checked as answerOf, PanelAlone, type Waiting } from './panelAlone';

type Asked = Waiting<{ readonly text?: string; readonly seen?: string; readonly skipFaulty?: boolean }>;

let alone: PanelAlone;
let page: PanelAlone['page'];
afterEach(() => alone.close());

const called = (count: number): Promise<Asked[]> => alone.called(count);
const answer = (nth: number, result: object): Promise<void> => alone.answer(nth, result);
const looksRight = (name: string): Promise<void> => alone.looksRight(name);

const checked = (lang: 'ru' | 'en', regulation: string, more: object = {}): object => {
  const all = evening(lang);
  return answerOf({ ...all, report: { ...all.report, regulation } }, more);
};

/** Opens the view by keyboard, from the queue over the Tournament view. */
async function open(lang: 'ru' | 'en' = 'ru', scheme: 'light' | 'dark' = 'light', regulation = 'cup') {
  alone = await PanelAlone.open({ lang, scheme });
  page = alone.page;
  await answer(0, checked(lang, regulation));
  await page.locator('.card').first().waitFor();
  await page.keyboard.press('6');
  await page.locator('[data-key="import"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('textarea').waitFor();
}

const look = () => page.getByRole('button', { name: /^(Показать|Show)/ });
const add = () => page.getByRole('button', { name: /^(Добавить|Add)/ });
const isOff = () => add().getAttribute('aria-disabled');

const LINES = [
  { line: 1, text: 'Волки: Анна, Борис', level: 'add', message: 'Новая команда «Волки», 2 игрока.' },
  { line: 2, text: 'Сова: Вера', level: 'same', message: 'Команда «Сова» и её игроки уже есть.' },
  {
    line: 3,
    text: 'Cова: Глеб',
    level: 'warning',
    message: '«Cова» и «Сова» выглядят одинаково, но это разные буквы.',
  },
  {
    line: 5,
    text: 'Ночной трамвай имени старого моста Игорь',
    level: 'error',
    message: 'Нет двоеточия: нужно «команда: игрок, игрок».',
  },
];
const FOUND = { ok: true, shape: 'squads', rows: [{ sheet: 'Команды', rows: 5 }], lines: LINES, seen: 's1' };
const CLEAN = { ...FOUND, lines: LINES.slice(0, 3), seen: 's2' };

test.each([
  ['ru', 'light'],
  ['en', 'dark'],
] as const)('%s %s: before and after a look', async (lang, scheme) => {
  await open(lang, scheme);
  await looksRight(`import-${lang}-${scheme}-empty`);
  await page.locator('textarea').fill('Волки: Анна');
  await look().click();
  await called(2);
  await answer(1, FOUND);
  await page.locator('.import-lines').first().waitFor();
  await looksRight(`import-${lang}-${scheme}-found`);
  await page.locator('.choice').scrollIntoViewIfNeeded();
  await looksRight(`import-${lang}-${scheme}-below`);
});

test('nothing can be added before this very text was looked at; another text, and a late answer, take the look away', async () => {
  await open();
  expect(await isOff()).toBe('true');
  await page.locator('textarea').fill('Волки: Анна');
  await add().click({ force: true });
  await look().click();
  await called(2);
  await page.locator('textarea').fill('Волки: Анна, Борис');
  await answer(1, CLEAN);
  await look().click();
  expect((await called(3)).map(({ name, request }) => [name, request.text])).toEqual([
    ['check', undefined],
    ['previewImport', 'Волки: Анна'],
    ['previewImport', 'Волки: Анна, Борис'],
  ]);
  expect([await isOff(), await page.locator('.import-lines').count()]).toEqual(['true', 0]);
  await answer(2, CLEAN);
  await page.getByRole('button', { name: 'Добавить 5 строк' }).waitFor();
  await page.locator('textarea').press('End');
  await page.keyboard.type('!');
  expect([await isOff(), await page.locator('.import-lines').count()]).toEqual(['true', 0]);
});

test('by keyboard: looked at, agreed to, written; the snack counts and opens the sheet', async () => {
  await open();
  await page.locator('textarea').focus();
  await page.keyboard.type('Волки: Анна');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await called(2);
  await answer(1, CLEAN);
  await add().focus();
  await page.keyboard.press('Enter');
  expect((await called(3))[2]).toEqual({
    name: 'importRows',
    request: { text: 'Волки: Анна', seen: 's2', skipFaulty: false },
  });
  const place = { sheet: 'Команды', cell: 'A7', record: '' };
  const added = [{ sheet: 'Команды', rows: 5, place }];
  await answer(2, checked('ru', 'cup', { said: 'Добавлено: «Команды» 5 строк.', added }));
  await page.locator('.snack').waitFor();
  expect(await page.locator('textarea').inputValue()).toBe('');
  expect(await isOff()).toBe('true');
  await page.getByRole('button', { name: 'Открыть лист' }).click();
  expect((await called(4))[3]).toEqual({ name: 'goTo', request: place });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => {
    const { document } = globalThis as never as {
      document: { activeElement: { dataset: { key?: string } } };
    };
    return document.activeElement.dataset.key === 'import';
  });
});

test('a text with an error is added without its faulty lines only when that is asked for', async () => {
  await open();
  await page.locator('textarea').fill('Волки: Анна');
  await look().click();
  await called(2);
  await answer(1, FOUND);
  await page.locator('.import-lines').first().waitFor();
  const problems = await page.locator('.import-lines').first().locator('li').allInnerTexts();
  expect(problems.map(text => /Строка \d/.exec(text.replace(/\s/g, ' '))?.[0])).toEqual([
    'Строка 5',
    'Строка 3',
  ]);
  expect(await isOff()).toBe('true');
  await page.getByRole('checkbox').check();
  expect(await isOff()).toBeNull();
  await add().click();
  expect((await called(3))[2]?.request).toEqual({ text: 'Волки: Анна', seen: 's1', skipFaulty: true });
  await answer(2, {
    ok: false,
    code: 'changed',
    message: 'Пока вы смотрели, в таблицу писали.',
    panel: null,
    regulations: [],
  });
  await page.getByRole('alert').waitFor();
  expect([await page.locator('textarea').inputValue(), await isOff()]).toEqual(['Волки: Анна', 'true']);
});

test('walls: squads only', async () => {
  await open('ru', 'light', 'walls');
  const shapes = (await page.locator('select option').allInnerTexts()).map(text => text.replace(/\s/g, ' '));
  expect(shapes).toEqual(['Определить по тексту', 'Составы']);
});
