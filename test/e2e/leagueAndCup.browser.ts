// From an empty file to a judged league and cup, by keyboard, in the page; and the sample season as `npm start` opens it.
import { closeBrowser, type Frame } from '../../host/test/browser';
import { type Evening, pageOf, read, removeBooks, sampleOf, standingsIn } from './evening';

let opened: Evening;
/** Set-up calls the platform's services some hundred times, ms. */
const LONG = 180_000;
jest.setTimeout(LONG * 2);

afterEach(async () => {
  await opened.close();
  expect([opened.troubles, opened.complaints]).toEqual([[], []]);
});
afterAll(async () => {
  await closeBrowser();
  removeBooks();
});

const press = async (panel: Frame, ...keys: string[]): Promise<void> => {
  for (const key of keys) await panel.locator(':focus').press(key);
};

/** Waits for the queue. Where the machine is slower than the panel's patience, the panel's own way out is taken. */
async function queue(panel: Frame): Promise<void> {
  const again = panel.getByRole('button', { name: 'Проверить снова' });
  await panel.locator('.card').first().or(again).first().waitFor({ timeout: LONG });
  if (await again.isVisible()) await again.click();
  await panel.locator('.card').first().waitFor({ timeout: LONG });
  await opened.settled();
}

/** Chooses a regulation in the wizard with arrows, then what follows with Tab and Space, and creates it. */
async function made(name: string, down: number, then: (panel: Frame) => Promise<void>): Promise<Frame> {
  opened = await pageOf({ Лист1: [['моё']] });
  const panel = await opened.judge('Новый турнир…');
  await panel.locator('input[name=regulation]').first().focus();
  for (let i = 0; i < down; i++) await press(panel, 'ArrowDown');
  await panel.locator('label', { hasText: name }).locator('input:checked').waitFor();
  await then(panel);
  await panel.locator('button.primary').focus();
  await opened.shoot(`setup-${name}-ru`);
  await press(panel, 'Enter');
  await queue(panel);
  await opened.shoot(`queue-${name}-ru`);
  return panel;
}

const shootSheets = async (name: string, ...sheets: string[]): Promise<void> => {
  for (const sheet of sheets) {
    await opened.select(sheet, 'A1');
    await opened.shoot(`${name}-${sheet}-ru`);
  }
};

/** Confirms the charge of a card with its letter, and takes that back. @returns the ledger meanwhile */
async function confirmedAndUndone(panel: Frame, text: string): Promise<readonly unknown[]> {
  const before = opened.cells('Штрафы');
  const card = panel.locator('.card', { hasText: text }).first();
  await card.locator('.kind button').focus();
  await press(panel, 'a');
  await panel.locator('.snack', { hasText: 'Подтверждено' }).waitFor({ timeout: LONG });
  await opened.settled();
  const states = opened.cells('Штрафы').flatMap(row => (row[14] === 'подтверждён' ? [row[2]] : []));
  await panel.locator('body').press('u');
  await panel.locator('.snack').getByRole('button', { name: 'Вернуть' }).waitFor({ timeout: LONG });
  await opened.settled();
  expect(opened.cells('Штрафы')).toEqual(before);
  return states;
}

test('league: made with its sample, the queue has its cases, a fine is confirmed and taken back', async () => {
  const panel = await made('Лига', 2, async () => undefined);
  expect(opened.host.workbook.sheets.map(({ name }) => name)).toEqual([
    'Лист1',
    'Регламент',
    'Команды',
    'Протоколы',
    'Положение',
    'Капитанам',
    'Штрафы',
    'Журнал',
    'points',
  ]);
  expect(await read(panel.locator('.card'))).toMatch(/«Пример: Баранки».*2\.17/);
  expect(standingsIn(opened)).toHaveLength(8);
  expect(standingsIn(opened).every(line => /^Пример: \S+ \d/.test(line))).toBe(true);
  await shootSheets('league', 'Протоколы', 'Регламент', 'Команды', 'Положение', 'Штрафы', 'points');
  expect(await confirmedAndUndone(panel, '2.17')).toContain('2.17');
  await panel.locator('body').press('2');
  await panel.locator('.st tr', { hasText: 'Пример: Ёжики' }).waitFor();
  await opened.shoot('table-league-ru');
});

test('cup: its edition is chosen in the wizard, and its sample is judged', async () => {
  const panel = await made('Кубок', 1, async wizard => {
    await wizard.locator('input[name=edition]').first().focus();
    await press(wizard, 'ArrowDown');
    await wizard.locator('label', { hasText: 'Кубок 2016' }).locator('input:checked').waitFor();
  });
  expect(opened.cells('Регламент').slice(1, 3)).toEqual([
    expect.arrayContaining(['regulation', 'cup']),
    expect.arrayContaining(['edition', '2016']),
  ]);
  expect(await read(panel.locator('.card'))).toContain('fines.3');
  expect(standingsIn(opened)).toHaveLength(13);
  await shootSheets('cup', 'Протоколы', 'points', 'Положение');
  expect(await confirmedAndUndone(panel, 'fines.3')).toContain('fines.3');
});

test.each([
  ['league', ['высшая', 'вторая'], 19],
  ['cup', ['1', '2', '3'], 16 + 13 + 9],
] as const)(
  'npm start -- %s: the sample is checked, and every stage has its table',
  async (name, stages, rows) => {
    opened = await sampleOf(name);
    expect(await opened.page.locator('body').textContent()).toContain('Протоколы');
    const panel = await opened.judge();
    await panel.locator('.fig').first().waitFor({ timeout: LONG });
    await opened.settled();
    expect(
      new Set(
        opened
          .cells('Положение')
          .slice(1)
          .map(row => row[0]),
      ),
    ).toEqual(new Set(stages));
    expect(standingsIn(opened)).toHaveLength(rows);
    await opened.shoot(`sample-${name}-ru`);
  },
);
