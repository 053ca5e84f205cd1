// The page in a real browser: what a person does in the grid, in the menu and in the sidebar.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { type BrowserOptions, type BrowserPage, closeBrowser, openPage } from './browser';
import { fixture } from './library';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'page-test-'));
/** Screenshots to look at; kept. */
const shots = path.join(os.tmpdir(), 'mafia-score-table-shots');
fs.mkdirSync(shots, { recursive: true });
let opened: BrowserPage;

afterEach(async () => {
  await opened.close();
  expect(opened.troubles).toEqual([]);
});
afterAll(async () => {
  await closeBrowser();
  fs.rmSync(temporary, { recursive: true, force: true });
});

/** A folder with one sheet of plain-text cells, and the add-on of the tests. */
function openBook(rows: string[], options: BrowserOptions = {}): Promise<BrowserPage> {
  const folder = fs.mkdtempSync(path.join(temporary, 'book-'));
  fs.writeFileSync(path.join(folder, 'Лист.csv'), rows.map(row => `${row}\n`).join(''));
  return openPage(folder, { dist: fixture('events'), ...options });
}

const cell = (a1: string) => opened.shown('Лист', a1);
const heard = () =>
  opened.host.events.results.map(({ log }) => JSON.parse(String(log[0]?.text)) as Record<string, string>);
const general = (a1: { row: number; column: number; rows: number; columns: number }) =>
  opened.host.setFormats('Лист', a1, 'General');

async function expectShown(a1: string, text: string): Promise<void> {
  const end = Date.now() + 3000;
  while ((await cell(a1)) !== text && Date.now() < end) await opened.page.waitForTimeout(50);
  expect(await cell(a1)).toBe(text);
}

describe('the sample tournament', () => {
  test('rule D17.4: the menu opens the sidebar, 300 px wide, and it checks the table', async () => {
    opened = await openPage();
    const { page, host } = opened;
    await opened.choose('Решить спорное…');
    const sidebar = await opened.sidebar();
    await sidebar.locator('.card').first().waitFor();
    expect(await sidebar.locator('.fig').textContent()).toContain('Предварительно');
    expect(host.workbook.sheetByName('Положение')?.lastRow).toBeGreaterThan(1);
    await opened.settled();
    await page.screenshot({ path: path.join(shots, 'sample.png') });
    await opened.type('Онлайн-таблица', 'G3', '10:8');
    expect([host.getCells('Онлайн-таблица', 3, 7), await opened.shown('Онлайн-таблица', 'G3')]).toEqual([
      [['10:8']],
      '10:8',
    ]);
    expect(await page.locator('#side').boundingBox()).toMatchObject({ width: 301 });
    await page.getByRole('button', { name: 'Закрыть панель' }).click();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(opened.complaints).toEqual([]);
  });
});

describe('typing and pasting', () => {
  test('rule 5.2, 5.3, 9.1: a General cell breaks scores, @ cells keep them; the trigger hears of it', async () => {
    opened = await openBook(['a,b', '3:0,4:1', ',']);
    general({ row: 2, column: 2, rows: 2, columns: 1 });
    await opened.type('Лист', 'A2', '10:8');
    await opened.type('Лист', 'B2', '10:8');
    await opened.type('Лист', 'B3', '0,5');
    expect([await cell('A2'), await cell('B2'), await cell('B3')]).toEqual(['10:8', '10:08:00', '0,5']);
    expect(opened.host.getCells('Лист', 2, 1, 2, 1)).toEqual([['10:8'], ['']]);
    expect(heard().map(({ a1, value, oldValue }) => [a1, value, oldValue])).toEqual([
      ['A2', '10:8', '3:0'],
      ['B2', '0.4222222222222222', '4:1'],
      ['B3', '0.5', undefined],
    ]);
    await opened.select('Лист', 'B3');
    await opened.page.keyboard.press('F2');
    await opened.page.keyboard.type('5');
    await opened.page.keyboard.press('Enter');
    await opened.settled();
    expect(opened.host.getCells('Лист', 3, 2)).toEqual([[0.55]]);
  });

  test('rule 5.2, 9.2: text from elsewhere is parsed cell by cell; undo and redo tell nothing', async () => {
    opened = await openBook(['a,b', '3:0,4:1', ',']);
    general({ row: 2, column: 2, rows: 1, columns: 1 });
    await opened.paste('Лист', 'A2', '10:8\t1-2\nx\t=1');
    expect([await cell('A2'), await cell('B2'), await cell('A3'), await cell('B3')]).toEqual([
      '10:8',
      expect.stringMatching(/^01\.02\.\d{4}$/),
      'x',
      '=1',
    ]);
    expect(heard()).toEqual([{ a1: 'A2:B3', sheet: 'Лист', mode: 'LIMITED' }]);
    await opened.page.keyboard.press('Control+Z');
    await opened.settled();
    expect(opened.host.getCells('Лист', 2, 1, 2, 2)).toEqual([
      ['3:0', '4:1'],
      ['', ''],
    ]);
    await opened.page.keyboard.press('Control+Y');
    await opened.settled();
    expect(opened.host.getCells('Лист', 2, 1)).toEqual([['10:8']]);
    expect(heard()).toHaveLength(1);
  });

  test('rule 9.2: deleting, copying inside the page, filling', async () => {
    opened = await openBook(['a,b', '3:0,4:1', ',', ',']);
    await opened.select('Лист', 'A2');
    await opened.page.keyboard.press('Control+C');
    await opened.page.waitForFunction(async () => (await navigator.clipboard.readText()) === '3:0');
    await opened.paste('Лист', 'D7');
    expect(opened.host.getCells('Лист', 7, 4)).toEqual([['3:0']]);
    await opened.select('Лист', 'A2');
    await opened.page.keyboard.press('Delete');
    await opened.settled();
    await opened.select('Лист', 'B2:B4');
    await opened.page.keyboard.press('Control+D');
    await opened.settled();
    expect(opened.host.getCells('Лист', 2, 1, 3, 2)).toEqual([
      ['', '4:1'],
      ['', '4:1'],
      ['', '4:1'],
    ]);
    expect(heard().map(({ a1, value, oldValue }) => [a1, value, oldValue])).toEqual([
      ['D7', undefined, undefined],
      ['A2', undefined, '3:0'],
      ['B3:B4', undefined, undefined],
    ]);
  });
});

describe('what set-ups make', () => {
  test("rule 9.1, 10.1: checkboxes and lists are edits; a protected cell refuses with the platform's words", async () => {
    opened = await openBook(['a,b', 'x,y', ',', ','], { by: 'captain@example.org' });
    const { host, page } = opened;
    general({ row: 2, column: 4, rows: 2, columns: 1 });
    expect((await host.run('setUp', [], { by: 'owner@example.org' })).error).toBeUndefined();
    await opened.select('Лист', 'D2');
    await opened.settled();
    await opened.type('Лист', 'A2', 'нельзя');
    await page.getByText('protected cell').waitFor();
    expect(host.getCells('Лист', 2, 1, 1, 4)).toEqual([['x', 'y', '', true]]);
    expect(heard()).toEqual([{ a1: 'D2', sheet: 'Лист', mode: 'LIMITED', value: 'TRUE' }]);
    await opened.select('Лист', 'A2');
    await page.keyboard.press('Delete');
    await opened.settled();
    await expectShown('A2', 'x');
    expect([await cell('A2'), host.getCells('Лист', 2, 1)]).toEqual(['x', [['x']]]);
  });
});

describe('what a person looks at', () => {
  test('frozen and hidden columns, far cells: the pointer finds them, a note stands beside its cell and goes', async () => {
    opened = await openBook(['a'], { dist: fixture('basic') });
    const { host, page } = opened;
    const made = `sheet.setFrozenRows(1).setFrozenColumns(2).hideColumns(3, 2).deleteColumns(17, 10);
      sheet.setColumnWidth(15, 390).setRowHeight(1, 48); sheet.getRange('G1').setNote('счёт капитана');
      sheet.getRange('P9').setNote('внесено позже срока')`;
    expect((await host.run('evaluate', [made])).error).toBeUndefined();
    await opened.settled();
    for (const a1 of ['E3', 'B30', 'O900', 'A1']) await opened.select('Лист', a1);
    const hint = page.locator('#hint');
    for (const [a1, note] of [
      ['G1', 'счёт капитана'],
      ['P9', 'внесено позже срока'],
    ] as const) {
      const cell = await opened.hover('Лист', a1);
      await hint.getByText(note).waitFor();
      const box = await hint.boundingBox();
      const gap = Math.min(
        Math.abs((box?.x ?? 0) - cell.right),
        Math.abs((box?.x ?? 0) + (box?.width ?? 0) - cell.left),
      );
      expect([gap < 2, Math.abs((box?.y ?? 0) - cell.top) < 2]).toEqual([true, true]);
    }
    await page.mouse.move(400, 20);
    await hint.waitFor({ state: 'hidden' });
  });
});

describe('the grid and the workbook stay the same', () => {
  test('scripts, spilled formulas and errors show in the page; sorting and rows in the page reach the workbook', async () => {
    opened = await openBook(['a,b', '2,x', '1,y', '3,z'], { dist: fixture('basic') });
    const { host, page } = opened;
    general({ row: 1, column: 4, rows: 9, columns: 3 });
    await opened.type('Лист', 'D1', '=COUNT_UP(2)');
    await opened.type('Лист', 'F1', '=COUNT_UP("x")');
    expect([await cell('D2'), await cell('E2'), await cell('F1')]).toEqual(['2', 'row 2', '#ERROR!']);
    const hint = page.locator('#hint');
    await opened.hover('Лист', 'F1');
    await hint.waitFor();
    expect(await hint.textContent()).toContain('COUNT_UP: n must be a number');
    await host.run('evaluate', ['sheet.getRange("B2").setValue("script").setNote("заметка")']);
    await opened.settled();
    expect(await cell('B2')).toBe('script');
    await page.evaluate(() =>
      (globalThis as never as Api).univerAPI.getActiveWorkbook().getActiveSheet().insertRows(1, 2),
    );
    await opened.settled();
    expect(host.getCells('Лист', 4, 1, 1, 2)).toEqual([['2', 'script']]);
    await page.evaluate(() =>
      (globalThis as never as Api).univerAPI
        .getActiveWorkbook()
        .getActiveSheet()
        .getRange('A4:B6')
        .sort([{ column: 0, ascending: true }]),
    );
    await opened.settled();
    expect(host.getCells('Лист', 4, 1, 3, 2)).toEqual([
      ['1', 'y'],
      ['2', 'script'],
      ['3', 'z'],
    ]);
    expect(await host.run('evaluate', ['return sheet.getRange("B5").getNote()'])).toMatchObject({
      value: 'заметка',
    });
    await opened.close();
    opened = await openPage(opened.source, { dist: fixture('basic') });
    expect(await cell('B5')).toBe('script');
  });

  test('rule 9.3: rows inserted and cells sorted in the page tell nothing; what is typed then tells its new place', async () => {
    opened = await openBook(['a,b', '2,x', '1,y']);
    await opened.page.evaluate(() => {
      const sheet = (globalThis as never as Api).univerAPI.getActiveWorkbook().getActiveSheet();
      sheet.insertRows(1, 1);
      sheet.getRange('A3:B4').sort([{ column: 0, ascending: true }]);
    });
    await opened.settled();
    expect(heard()).toEqual([]);
    await opened.type('Лист', 'B4', 'z');
    expect(heard()).toEqual([{ a1: 'B4', sheet: 'Лист', mode: 'LIMITED', value: 'z', oldValue: 'x' }]);
    expect(opened.host.getCells('Лист', 3, 1, 2, 2)).toEqual([
      ['1', 'y'],
      ['2', 'z'],
    ]);
  });
});

declare const navigator: { clipboard: { readText(): Promise<string> } };

interface Api {
  univerAPI: {
    getActiveWorkbook(): {
      getActiveSheet(): {
        insertRows(row: number, count: number): void;
        getRange(a1: string): { sort(spec: object[]): void };
      };
    };
  };
}

describe('menu, questions and sidebar', () => {
  test('rule 11.1, 11.2, 11.4, 11.5, D11.5: google.script.run as the sidebar sees it', async () => {
    opened = await openBook(['a'], { clientSpread: 60 });
    await opened.choose('Открыть панель');
    const panel = await opened.sidebar();
    await panel.waitForFunction(() => 'call' in globalThis);
    const names = await panel.evaluate(() => Object.keys((globalThis as never as Google).google.script.run));
    expect(names.sort()).toEqual(
      [
        'ask',
        'changeAll',
        'conditions',
        'deleteThird',
        'echo',
        'fail',
        'give',
        'onEdit',
        'onOpen',
        'setUp',
        'setUpConditions',
        'showSidebar',
        'slow',
        'typesOf',
      ].sort(),
    );
    expect(await call(panel, 'echo', [{ a: [1, null] }], { user: { id: 7 } })).toEqual({
      value: { a: [1, null] },
      user: { id: 7 },
    });
    expect(await call(panel, 'give', ['date'])).toEqual({ value: null, user: undefined });
    expect(await call(panel, 'fail', [])).toEqual({ error: 'сломано', name: 'ScriptError' });
    const refused = await panel.evaluate(() => (globalThis as never as Google).call('echo', [new Date(0)]));
    expect(refused).toEqual({ thrown: 'Failed due to illegal value in property: 0' });
    const order = await panel.evaluate(async () => {
      const done: number[] = [];
      const { call: run } = globalThis as never as Google;
      await Promise.all(Array.from({ length: 12 }, (_, i) => run('echo', [i]).then(() => done.push(i))));
      return done;
    });
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
    expect(opened.troubles).toEqual([]);
    expect(await call(panel, 'fail', [], { failure: false, wait: 400 })).toBe('nothing came');
    expect(opened.troubles.splice(0)).toEqual(['console: Uncaught сломано']);
    const origin = await panel.evaluate(() => (globalThis as never as { origin: string }).origin);
    const reach = await panel.evaluate(async url => {
      const { parent, fetch } = globalThis as never as {
        parent: { document: unknown };
        fetch(url: string): Promise<{ ok: boolean }>;
      };
      const reached: string[] = [];
      try {
        void parent.document;
        reached.push('parent');
      } catch {}
      try {
        if ((await fetch(`${url}state`)).ok) reached.push('server');
      } catch {}
      return reached;
    }, opened.url);
    expect([origin, reach]).toEqual(['null', []]);
    opened.troubles.length = 0; // the refused request
    await panel.evaluate(() => (globalThis as never as Google).google.script.host.close());
    await opened.page.locator('iframe').waitFor({ state: 'detached' });
  });

  test('a menu item that asks waits for the person; one that fails says so', async () => {
    opened = await openBook(['a']);
    await opened.choose('Спросить');
    const dialog = opened.page.locator('dialog');
    await dialog.getByText('Записать?').waitFor();
    await dialog.getByRole('button', { name: 'Да' }).click();
    await dialog.getByRole('textbox').fill('7:4');
    await dialog.getByRole('button', { name: 'ОК' }).click();
    await expectShown('A1', 'YES 7:4');
    await opened.choose('Сломать');
    await opened.page.getByText('сломано').waitFor();
    expect(opened.complaints).toEqual(['Error: сломано']);
  });

  interface Google {
    google: { script: { run: object; host: { close(): void } } };
    call(name: string, args: unknown[], options?: object): Promise<unknown>;
  }

  function call(panel: Frame, name: string, args: unknown[], options = {}): Promise<unknown> {
    return panel.evaluate(([n, a, o]) => (globalThis as never as Google).call(n, a, o), [
      name,
      args,
      options,
    ] as const);
  }
});
