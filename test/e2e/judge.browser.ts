// Captains type in the grid, a judge decides in the sidebar: the built add-on in a real browser.
import { closeBrowser, type Frame } from '../../host/test/browser';
import type { Book, GameRow } from '../book';
import { caseIn, decidedAs, type Evening, evening, read, removeBooks, standingsIn, TABLE } from './evening';

let opened: Evening;
const rowOf = (row: number) => opened.cells(TABLE)[row - 1] ?? [];
/** What a captain and a judge read at the right end of a row. */
const answerOf = (row: number) => rowOf(row).slice(13, 15);
/** Set-up makes hundreds of calls of the platform's services, ms. */
const LONG = 90_000;
const button = (panel: Frame, name: string | RegExp) => panel.getByRole('button', { name });

async function closed(): Promise<void> {
  await opened.close();
  expect([opened.troubles, opened.complaints]).toEqual([[], []]);
}
afterAll(async () => {
  await closeBrowser();
  removeBooks();
});

const stamped = (score: GameRow): GameRow => ({
  stampA: '2026-11-28T21:00',
  stampB: '2026-11-28T21:00',
  ...score,
});

describe('a second wrong score', () => {
  /** Волки were warned in wall 1; the second wrong score comes in wall 2. */
  const BOOK: Book = {
    parameters: { 'qualify.group': 1 },
    walls: [
      {
        a: 'Волки',
        b: 'Совы',
        games: [{ both: '10:0' }, { a: '11:9', b: '10:9', judge: '10:9' }, { both: '20:9' }].map(stamped),
      },
      {
        a: 'Лисы',
        b: 'Волки',
        games: [
          stamped({ both: '0:10' }),
          { due: '2026-11-28T23:55' },
          stamped({ both: '18:10' }),
          stamped({ both: '18:20' }),
        ],
      },
      { a: 'Совы', b: 'Лисы', games: [{ both: '0:19' }, { both: '5:19' }, { both: '5:20' }].map(stamped) },
    ],
    penalties: [
      {
        '№': '7.3.15 · 1.2 · Волки',
        Пункт: '7.3.15',
        Команда: 'Волки',
        Стенка: '1',
        Партия: 2,
        Санкция: 'предупреждение',
        Состояние: 'подтверждён',
        Судья: 'Фикус',
      },
    ],
  };
  const [WALL_2, WALL_2_GAME_2] = ['стенка 2, партия 2', 6];
  beforeAll(async () => {
    opened = await evening(BOOK);
  });
  afterAll(closed);

  test('typed by captains, confirmed, explained to the cell, taken back and given again', async () => {
    const setUp = await opened.judge('Новый турнир…');
    await opened.shoot('repair-ru');
    await button(setUp, 'Починить листы').click();
    await button(setUp, 'Починить листы').waitFor({ state: 'detached', timeout: LONG });
    await opened.type(TABLE, 'G6', '8:10');
    await opened.type(TABLE, 'H6', '8:11');
    expect(answerOf(WALL_2_GAME_2)).toEqual([
      'невозможный · после 0:10 растёт одна сторона: A или B',
      'B: после 0:10 не бывает 8:11. Растёт одна сторона: A или B',
    ]);
    await opened.type(TABLE, 'M6', '8:10');
    expect(answerOf(WALL_2_GAME_2)).toEqual(['решено судьёй', '']);

    const panel = await opened.judge();
    const card = caseIn(panel, WALL_2);
    expect(await read(card)).toMatch(
      /^Недостоверно .* Волки Внесено 8:11, судья решил 8:10\. −5, второй раз · 7\.3\.15$/,
    );
    await opened.shoot('queue-ru');
    const before = [opened.cells('Штрафы'), opened.cells('Положение')];
    expect(standingsIn(opened)).toEqual(['Волки 11', 'Лисы 10', 'Совы 4']);

    await card.locator('.kind button').click();
    expect(await read(panel.locator('main'))).toContain('Стенка 2: 20 − 5 = 15, очки 5,5 → 4.');
    await opened.shoot('case-inaccurate-ru');
    await button(panel, /^Подтвердить −5/).click();
    await decidedAs(panel, 'Подтверждено: −5, «Волки», 7.3.15.');
    expect(standingsIn(opened)).toEqual(['Лисы 10', 'Волки 9.5', 'Совы 4']);

    await panel.locator('.nav button').nth(1).click();
    expect((await panel.locator('.st tbody th .name').allInnerTexts()).join()).toBe('Лисы,Волки,Совы');
    await opened.shoot('table-ru');
    await button(panel, 'Очки 9,5: из чего').click();
    expect(await read(panel.locator('.award', { hasText: 'Лисы' }))).toContain(
      'Снято судьёй, партия 2 · 7.3.15 −5 · O3 Итог стенки 15',
    );
    await opened.shoot('why-number-ru');
    await panel.locator('body').press('Escape');
    await button(panel, '2-е место: почему').click();
    expect(await read(panel.locator('main'))).toContain('Место решили очки');
    await opened.shoot('why-place-ru');
    await panel.locator('body').press('Escape');
    await panel.locator('.nav button').nth(2).click();
    await opened.shoot('penalties-ru');

    await panel.locator('body').press('u');
    await decidedAs(panel, 'Снова предложено: −5, «Волки», 7.3.15.');
    expect([opened.cells('Штрафы'), opened.cells('Положение')]).toEqual(before);
    await panel.locator('body').press('u');
    await decidedAs(panel, 'Подтверждено: −5, «Волки», 7.3.15.');
    await panel.locator('body').press('u');
    await decidedAs(panel, 'Снова предложено: −5, «Волки», 7.3.15.');
    expect([opened.cells('Штрафы'), opened.cells('Положение')]).toEqual(before);
    expect(opened.calls).toEqual(['check', 'setUp', 'check', 'decide', 'decide', 'decide', 'decide']);
  });

  test('W2: a row comes in above and the table is sorted before the click: it lands on its game', async () => {
    const panel = await opened.judge();
    await caseIn(panel, WALL_2).locator('.kind button').click();
    await opened.inGrid(TABLE, sheet => {
      sheet.insertRows(1, 1);
      sheet.getRange('A3:P12').sort([{ column: 4, ascending: false }]);
    });
    await button(panel, /^Подтвердить −5/).click();
    await decidedAs(panel, 'Подтверждено: −5, «Волки», 7.3.15.');
    expect(
      opened
        .cells('Штрафы')
        .filter(row => row[14] === 'подтверждён')
        .map(row => row[0]),
    ).toEqual(['7.3.15 · 1.2 · Волки', '7.3.15 · 2.2 · Волки']);
    await panel.locator('body').press('u');
    await decidedAs(panel, 'Снова предложено: −5, «Волки», 7.3.15.');
  });

  test('W2: the captain puts his score right before the click: nothing is written, and it is said', async () => {
    const panel = await opened.judge();
    await caseIn(panel, WALL_2).locator('.kind button').click();
    const row =
      opened.cells(TABLE).findIndex(([wall, game]) => String(wall) === '2' && String(game) === '2') + 1;
    await opened.type(TABLE, `H${row}`, '8:10');
    const before = opened.cells('Штрафы');
    await button(panel, /^Подтвердить −5/).click();
    const alert = panel.getByRole('alert');
    await alert.waitFor();
    expect(await read(alert)).toMatch(/^Решение не записано/);
    await opened.shoot('changed-ru');
    expect(opened.cells('Штрафы')).toEqual(before);
    await button(panel, /^Закрыть дело/).click();
    await panel.locator('.nav').waitFor();
    expect(await caseIn(panel, WALL_2).count()).toBe(0);
  });
});

describe('an evening of hasty captains', () => {
  const ODD = ['=SUM(1;1)', '<img src=x onerror=alert(1)>', '+7', '-Волки', '@ник', "'кавычка"] as const;
  const GAMES = Array.from({ length: 30 }, () => ({}));
  const BOOK: Book = {
    parameters: { 'qualify.group': 1 },
    walls: [
      { a: 'Ели', b: 'Кедры', games: [stamped({ both: '0:8' }), {}] },
      { a: 'Липы', b: 'Дубы', games: [{}] },
      { a: 'Клёны', b: 'Ивы', games: [{}] },
      { a: 'Ольхи', b: 'Вязы', games: [{}] },
      { a: 'Буки', b: 'Тисы', games: [{}] },
      { a: 'Пихты', b: 'Туи', games: [{}] },
      { a: 'Рябины', b: 'Берёзы', games: [{}] },
      {
        a: 'Грабы',
        b: 'Сосны',
        games: [
          stamped({ both: '9:0' }),
          { go: '2026-11-28T21:10', a: '10:0', stampA: '2026-11-28T21:20' },
          { go: '2026-11-28T21:30' },
        ],
      },
      { a: ODD[0], b: ODD[1], games: [{}] },
      { a: ODD[2], b: ODD[3], games: [{}] },
      { a: ODD[4], b: ODD[5], games: [{}] },
      { a: 'Ели', b: 'Липы', games: GAMES },
    ],
  };
  beforeAll(async () => {
    opened = await evening(BOOK);
  });
  afterAll(closed);

  test('C1: a score that became a time is said at once; the judge sets what was meant', async () => {
    opened.host.setFormats(TABLE, { row: 3, column: 7, rows: 6, columns: 1 }, 'General');
    await opened.type(TABLE, 'G3', '10:8');
    expect(await opened.shown(TABLE, 'G3')).toBe('10:08:00');
    expect(answerOf(3)).toEqual(['не прочитан', 'A: 10:8 стало временем. Очистите ячейку и наберите 10:8']);
    const panel = await opened.judge();
    await caseIn(panel, 'стенка 1, партия 2').locator('.kind button').click();
    await panel.getByRole('radio', { name: /^10:8/ }).check();
    await opened.shoot('case-unreadable-ru');
    await button(panel, /^Поставить 10:8/).click();
    await decidedAs(panel, 'Стенка 1, партия 2: судья поставил 10:8.');
    expect([rowOf(3)[12], answerOf(3)]).toEqual(['10:8', ['решено судьёй', '']]);
    expect(await opened.shown(TABLE, 'G3')).toBe('10:08:00');
  });

  test.each([
    ['C2', 4, '1-2', '', 'не прочитан', /^A: 1:2 стало датой\. Очистите ячейку и наберите 1:2$/],
    ['C5', 5, '74', '', 'не прочитан', /^A: в ячейке одно число 74, похоже на 7:4\./],
    ['C4', 6, 'семь:4', '', 'не прочитан', /^A: «семь:4» не похоже на счёт\./],
    ['C3', 7, '7–0', '７：０', 'сошлось', /^$/],
    ['C6', 8, "'0:0", '', 'ждём второго капитана', /^$/],
  ])('%s in row %i: %s', async (_, row, a, b, status, note) => {
    await opened.paste(TABLE, `G${row}`, b ? `${a}\t${b}` : a);
    expect(answerOf(row)).toEqual([status, expect.stringMatching(note)]);
  });

  test('a dispute: the consequence is in sight, and the choice settles it', async () => {
    await opened.paste(TABLE, 'G9', '10:0\t9:0');
    expect(answerOf(9)).toEqual(['спор', 'A: 10:0, B: 9:0. Оба возможны, решит судья']);
    const panel = await opened.judge();
    await caseIn(panel, 'стенка 7, партия 1').locator('.kind button').click();
    const choice = panel.locator('.pickcard', { hasText: 'Рябины' });
    expect(await read(choice)).toContain('предупреждение, 7.3.15, первый раз');
    await choice.getByRole('radio').check();
    await opened.shoot('case-dispute-ru');
    await button(panel, /^Поставить 10:0/).click();
    await decidedAs(panel, 'Стенка 7, партия 1: судья поставил 10:0.');
    expect([rowOf(9)[12], answerOf(9)[0]]).toEqual(['10:0', 'решено судьёй']);
    expect(opened.cells('Штрафы').map(row => [row[0], row[14]])).toContainEqual([
      '7.3.15 · 7.1 · Берёзы',
      'предложен',
    ]);
  });

  test('a late entry: stamped by the clock, dismissed with a reason that stands in the ledger', async () => {
    await opened.type(TABLE, 'H11', '10:0');
    expect(await opened.shown(TABLE, 'K11')).toBe('23:47:00');
    const panel = await opened.judge();
    const late = panel.locator('.card', { hasText: 'Сосны' }).filter({ hasText: 'партия 2' });
    expect(await read(late)).toMatch(/^Поздно .*Внесено 23:47, срок 21:33: позже на .* 7\.3\.14$/);
    await late.locator('.kind button').click();
    await opened.shoot('case-late-ru');
    await panel.locator('body').press('d');
    await panel.getByRole('radio', { name: 'Сбой сайта или связи' }).check();
    await opened.shoot('dismiss-ru');
    await panel.getByRole('button', { name: 'Отклонить', exact: true }).click();
    await decidedAs(panel, 'Отклонено: предупреждение, «Сосны», 7.3.14.');
    expect(opened.cells('Штрафы').map(row => [row[0], row[14], row[16]])).toContainEqual([
      '7.3.14 · 8.2 · Сосны',
      'отклонён',
      'Сбой сайта или связи',
    ]);
  });

  test('N4: names that look like formulas and markup are names, in the cells and in the sidebar', async () => {
    const panel = await opened.judge();
    await panel.locator('.nav button').nth(1).click();
    const names = await panel.locator('.st tbody th .name').allInnerTexts();
    expect(names).toEqual(expect.arrayContaining([...ODD]));
    expect(await panel.locator('main img').count()).toBe(0);
    expect(opened.cells('Положение').map(row => row[3])).toEqual(expect.arrayContaining([...ODD]));
    await opened.shoot('names-ru');
  });

  test('W1: 30 scores pasted at once bring 30 stamps', async () => {
    const scores = GAMES.map((_, i) => `0:${i}`);
    await opened.paste(TABLE, 'G16', scores.join('\n'));
    const rows = opened.cells(TABLE).slice(15, 45);
    expect(rows.map(row => row[6])).toEqual(scores);
    expect(rows.filter(row => row[9] !== '' && row[10] === '')).toHaveLength(30);
  });

  test('W7: many formulas of one cell give what one formula of the column gives', async () => {
    await opened.host.setCells(TABLE, 1, 20, [['5,5']]);
    const scores = Array.from({ length: 60 }, (_, i) => [20 - (i % 9)]);
    await opened.host.setCells('Стенки', 2, 12, scores);
    await opened.host.setCells(
      'Стенки',
      2,
      13,
      scores.map((_, i) => [`=WALLPOINTS(L${i + 2})`]),
    );
    await opened.type('Стенки', 'N2', '=WALLPOINTS(L2:L)');
    await opened.host.settle();
    const both = opened.host.getCells('Стенки', 2, 13, 60, 2);
    expect(both.map(([one]) => one)).toEqual(both.map(([, column]) => column));
    expect(both[0]).toEqual([5.5, 5.5]);
  });
});
