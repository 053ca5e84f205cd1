// biome-ignore-all lint/suspicious/noThenProperty: the contract's name for what follows; nobody awaits it
// The built Sidebar.html in a frame as narrow as Google's, with a stand-in for google.script.run: what the panel shows
// and does for each answer. The same page with the real server behind it is tested in the host's page.
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { crowded, evening, quiet, without } from '../../test/sidebar/panels';
import { cup, season } from '../../test/sidebar/seasons';
import { launch } from './chromium';
import { LOOKS, type Look, narrowPage } from './panelAlone';
import { shoot } from './pictures';

const HTML = fs.readFileSync(path.resolve(__dirname, '../../dist/Sidebar.html'), 'utf8');
const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Called {
  name: string;
  request: never;
}
type Answer = object | 'fail' | 'accounts' | 'null' | 'never' | { after: number; result: object };
type Answers = Record<string, Answer | Answer[]>;

interface OpenOptions extends Look {
  view?: 'queue' | 'setup';
}

/** Runs in the page before it: what Google's own script gives, each call with both handlers or none at all. */
function standIn(answers: Answers): void {
  const calls: { name: string; request: unknown }[] = [];
  const runner = (success?: (result: unknown) => void, failure?: (error: Error) => void): object =>
    new Proxy(
      {},
      {
        get: (_, name: string) => {
          if (name === 'withSuccessHandler') return (handler: never) => runner(handler, failure);
          if (name === 'withFailureHandler') return (handler: never) => runner(success, handler);
          return (request: unknown) => {
            if (!success || !failure) throw new Error(`${name} without both handlers`);
            calls.push({ name, request });
            const due = answers[name];
            const answer = Array.isArray(due) ? (due.length > 1 ? due.shift() : due[0]) : due;
            if (answer === 'never') return;
            if (answer === 'fail' || answer === undefined)
              setTimeout(() => failure(new Error('TypeError: x')));
            else if (answer === 'accounts') setTimeout(() => failure(new Error('PERMISSION_DENIED')));
            else if (answer === 'null') setTimeout(() => success(null));
            else {
              const late = answer as { after?: number; result?: object };
              setTimeout(() => success(late.after ? late.result : answer), late.after ?? 0);
            }
          };
        },
      },
    );
  Object.assign(globalThis, { calls, google: { script: { run: runner() } } });
}

let browser: Browser;
let page: Page;
let troubles: unknown[];
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.context().close();
  expect(troubles).toEqual([]);
});

async function open(answers: Answers, { view = 'queue', ...look }: OpenOptions = {}) {
  page = await narrowPage(browser, look);
  troubles = [];
  page.on('pageerror', error => troubles.push(error.message));
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()));
  await page.addInitScript(standIn, answers);
  await page.route('https://panel.test/', route =>
    route.fulfill({
      contentType: 'text/html',
      body: HTML.replace('data-view="queue"', `data-view="${view}"`),
    }),
  );
  await page.goto('https://panel.test/');
}

const ok = (panel: object, more: object = {}): object => ({ ok: true, panel, undo: [], said: '', ...more });
const refusal = (code: string, message: string, more: object = {}): object => ({
  ok: false,
  code,
  message,
  panel: null,
  regulations: [],
  ...more,
});
const calls = (): Promise<Called[]> =>
  page.evaluate(() => (globalThis as never as { calls: Called[] }).calls);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const cards = () => page.locator('.card');
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const on = (
      globalThis as never as { document: { activeElement: { dataset: { key?: string }; className: string } } }
    ).document.activeElement;
    return on.dataset.key ?? on.className;
  });

/** Elements that are wider inside than they are, apart from those that cut a long name on purpose. */
const overflowing = (): Promise<string[]> =>
  page.evaluate(() => {
    type Box = {
      scrollWidth: number;
      clientWidth: number;
      className: string;
      tagName: string;
      matches(s: string): boolean;
    };
    const { document } = globalThis as never as { document: { querySelectorAll(s: string): Iterable<Box> } };
    return [...document.querySelectorAll('html, body, main, main *')]
      .filter(box => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
      .filter(box => !box.matches('.vh, .one, svg, svg *, select, input, option, .clamp, .hue'))
      .map(box => `${box.tagName}.${box.className} ${box.scrollWidth} > ${box.clientWidth}`);
  });

/** Pressable things smaller than 24 px, apart from words inside a sentence. */
const small = (): Promise<string[]> =>
  page.evaluate(() => {
    type Rect = { width: number; height: number };
    type El = {
      getBoundingClientRect(): Rect;
      className: string;
      textContent: string;
      closest(s: string): El | null;
    };
    const { document } = globalThis as never as { document: { querySelectorAll(s: string): Iterable<El> } };
    return [
      ...document.querySelectorAll(
        'button, select, .input, label.choice, label.chip, label.pick, label.switch, summary',
      ),
    ]
      .filter(el => !el.closest('p, td, th, li, dt, .clause, .kind, .lines, .meta'))
      .filter(el => {
        const { width, height } = el.getBoundingClientRect();
        return width > 0 && (width < 23.5 || height < 23.5);
      })
      .map(el => `${el.className}: ${el.textContent}`);
  });

/** A picture of what stands, and whatever is wrong with it. */
async function fits(name: string): Promise<void> {
  await shoot(page, name);
  for (const fault of [...(await overflowing()), ...(await small())]) troubles.push([name, fault]);
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as never as {
      axe: {
        run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => [
      id,
      nodes[0]?.html,
      nodes[0]?.failureSummary,
    ]);
  });
  for (const violation of violations) troubles.push([name, ...violation]);
}

const preview = (lang: 'ru' | 'en'): object => ({
  ok: true,
  then: evening(lang).cases[1]?.charge?.then ?? {},
  repeat: 2,
  sanction: '−5',
  ladder: evening(lang).cases[1]?.charge?.ladder ?? [],
  moved: [lang === 'ru' ? 'Стенка 7, партия 2: −3 → предупреждение' : 'Wall 7, game 2: −3 → warning'],
});

describe.each(LOOKS)('%s', (look, options) => {
  const lang = options.lang ?? 'ru';
  const answers: Answers = {
    check: ok(evening(lang)),
    decide: ok(without(evening(lang), 'charge:l11'), {
      said:
        lang === 'ru' ? 'Предупреждение: «Последний фонарь», 7.3.14' : 'Warning: “Последний фонарь”, 7.3.14',
      undo: [{ do: 'reopen', id: 'p-l11', seen: 'x' }],
    }),
    preview: preview(lang),
    goTo: { ok: true },
  };
  const nav = (at: number) => page.locator('.nav button').nth(at).click();

  test('queue and cases', async () => {
    await open(answers, options);
    await cards().first().waitFor();
    await page.keyboard.press('ArrowDown');
    await fits(`queue-${look}`);
    for (const [at, kind] of ['dispute', 'inaccurate', 'late', 'impossible', 'unreadable'].entries()) {
      await cards().nth(at).locator('.kind button').click();
      await fits(`case-${kind}-${look}`);
      await page.keyboard.press('Escape');
    }
    await cards().nth(6).locator('.kind button').click();
    await fits(`case-finding-${look}`);
    await page.keyboard.press('Escape');
    await cards().nth(0).locator('.kind button').click();
    await page.locator('.pickcard input').nth(1).check();
    await fits(`case-dispute-chosen-${look}`);
    await page.locator('.chip').last().click();
    await page.locator('.field input').fill('8x2');
    await fits(`case-dispute-other-${look}`);
    await page.keyboard.press('Escape');
    await cards().nth(2).locator('.kind button').click();
    await page.keyboard.press('KeyD');
    await page.locator('form input').last().check();
    await fits(`case-dismiss-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('.clause button').click();
    await fits(`clause-${look}`);
  });

  test('a decision, and the way back', async () => {
    await open(answers, options);
    await cards().nth(5).locator('.kind button').click();
    await page.keyboard.press('KeyA');
    await page.locator('.snack').waitFor();
    await fits(`snack-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('.bulk input').check();
    await fits(`bulk-${look}`);
  });

  test('table', async () => {
    await open(answers, options);
    await cards().first().waitFor();
    await nav(1);
    await fits(`table-${look}`);
    await page.locator('.st tbody tr').filter({ hasText: '12' }).locator('button.strong').last().click();
    await fits(`why-number-${look}`);
    await page.locator('summary').nth(2).click();
    await shoot(page, `why-number-open-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('.note .link').click();
    await page.keyboard.press('Escape');
    await page.locator('.st .p').nth(2).click();
    await fits(`why-place-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('.seg label').nth(1).click();
    await fits(`table-semi-${look}`);
  });

  test('penalties', async () => {
    await open(answers, options);
    await cards().first().waitFor();
    await nav(2);
    await fits(`penalties-${look}`);
    await cards().nth(2).locator('.kind button').click();
    await fits(`penalty-${look}`);
    await page.locator('.foot button').first().click();
    await page.locator('.body .ladder').waitFor();
    await fits(`withdraw-${look}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('[data-key=add]').click();
    await page
      .getByRole('combobox')
      .first()
      .fill(lang === 'ru' ? 'не создала' : 'not created');
    await fits(`add-picker-${look}`);
    await page.keyboard.press('Enter');
    await page.locator('select').first().selectOption({ index: 2 });
    await page.locator('.field input').last().fill('Чат, 23:52');
    await page.locator('.body .ladder').waitFor();
    await fits(`add-${look}`);
  });

  test('tournament, keys, menu', async () => {
    await open(answers, options);
    await cards().first().waitFor();
    await nav(3);
    await fits(`menu-${look}`);
    await page.getByRole('menuitem', { name: /Турнир|Tournament/ }).click();
    await fits(`tournament-${look}`);
    await page.locator('.link').first().click();
    await page
      .locator('.body')
      .evaluate(body => (body as never as { scrollTo(x: number, y: number): void }).scrollTo(0, 9999));
    await fits(`tournament-end-${look}`);
    await page.keyboard.press('Shift+Slash');
    await fits(`keys-${look}`);
  });

  test('when there is nothing, no tournament, no right, no answer', async () => {
    await open({ check: ok(quiet(lang)) }, options);
    await page.locator('.big').waitFor();
    await fits(`empty-${look}`);
    await page.context().close();
    await open({ check: refusal('noTournament', '', { regulations: ['walls', 'cup'] }) }, options);
    await page.getByRole('radio').first().waitFor();
    await fits(`setup-${look}`);
    await page.context().close();
    const said =
      lang === 'ru'
        ? 'Лист «Штрафы» открыт для записи только судьям. Вас среди них нет.'
        : 'Only judges may write to “Penalties”.';
    await open({ check: refusal('noRights', said, { panel: evening(lang) }) }, options);
    await page.locator('.howto').waitFor();
    await fits(`denied-${look}`);
    await page.context().close();
    await open({ check: 'fail' }, options);
    await page.getByRole('alert').waitFor();
    await fits(`failed-${look}`);
    await page.context().close();
    await open({ check: [ok(evening(lang)), 'never'] }, options);
    await cards().first().waitFor();
    await page.locator('.fig .icon-btn').click();
    await page.locator('.working').waitFor();
    await fits(`working-${look}`);
    await page.keyboard.press('Escape');
    await page.getByRole('alert').waitFor();
    await fits(`stopped-${look}`);
  });

  test('long names and many cases', async () => {
    await open({ ...answers, check: ok(crowded(lang)) }, options);
    await cards().first().waitFor();
    await fits(`crowded-${look}`);
    await cards().first().locator('.kind button').click();
    await fits(`crowded-case-${look}`);
    await page.keyboard.press('Digit2');
    await fits(`crowded-table-${look}`);
    await page.locator('.st .p').nth(2).click();
    await fits(`crowded-place-${look}`);
    await page.keyboard.press('Digit3');
    await fits(`crowded-penalties-${look}`);
  });
});

/** Opens a view of the menu by the keyboard alone. */
async function toView(at: number): Promise<void> {
  await page.locator('[data-key=more]').focus();
  await page.keyboard.press('Enter');
  // «Что если» stands before them.
  for (let step = 0; step <= at; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
const toEnd = () =>
  page
    .locator('.body')
    .evaluate(body => (body as never as { scrollTo(x: number, y: number): void }).scrollTo(0, 9999));

describe.each(LOOKS)('league and cup: %s', (look, options) => {
  const lang = options.lang ?? 'ru';
  const atWork = (panel: object, more: Answers = {}) => open({ check: ok(panel), ...more }, options);

  test('money: who owes, for what, prizes', async () => {
    await atWork(season(lang));
    await cards().first().waitFor();
    await toView(0);
    await fits(`money-${look}`);
    await toEnd();
    await shoot(page, `money-prizes-${look}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.item').first().waitFor();
    await fits(`account-${look}`);
    await page.locator('.item .btn').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await fits(`payment-wrong-${look}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await fits(`refund-${look}`);
  });

  test('players: who may not play, who has how many games left', async () => {
    await atWork(season(lang));
    await cards().first().waitFor();
    await toView(1);
    await fits(`players-${look}`);
    await toEnd();
    await shoot(page, `players-end-${look}`);
    await page.locator('select').selectOption({ index: 2 });
    await fits(`players-of-team-${look}`);
    await page.locator('.item .link').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.clause').waitFor();
    await fits(`ruling-${look}`);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('item:t1');
  });

  test('queue, table, why and penalties of a league', async () => {
    await atWork(season(lang), {
      preview: { ...preview(lang), money: '75', moved: [], sanction: '−0,1', ladder: [] },
    });
    await cards().first().waitFor();
    await fits(`league-queue-${look}`);
    await cards().first().locator('.kind button').click();
    await fits(`league-case-${look}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Digit2');
    await fits(`league-table-${look}`);
    await page.locator('.st .strong').nth(1).click();
    await fits(`league-why-number-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('.st .p').nth(3).click();
    await fits(`league-why-place-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('.seg label').nth(1).click();
    await fits(`league-second-${look}`);
    await page.keyboard.press('Digit3');
    await fits(`league-penalties-${look}`);
    await cards().nth(3).locator('.kind button').click();
    await fits(`league-penalty-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('[data-key=add]').click();
    await page.getByRole('combobox').first().fill('2.23');
    await page.keyboard.press('Enter');
    await page.locator('select').first().selectOption({ index: 2 });
    await page.locator('.field input').last().fill('Чат, 23:52');
    await page.locator('.body [aria-live] .strong').waitFor();
    await fits(`league-add-${look}`);
  });

  test('a cup that is over', async () => {
    await atWork(cup(lang));
    await page.locator('.big').waitFor();
    await page.keyboard.press('Digit2');
    await page.locator('.seg label').nth(1).click();
    await fits(`cup-table-${look}`);
    await page.locator('.st .p').nth(1).click();
    await fits(`cup-why-place-${look}`);
    await page.keyboard.press('Escape');
    await page.locator('.seg label').nth(2).click();
    await page.locator('.st .strong').first().click();
    await fits(`cup-why-number-${look}`);
    await page.keyboard.press('Escape');
    await toView(0);
    await fits(`cup-money-${look}`);
    await toView(1);
    await fits(`cup-players-${look}`);
    await page.keyboard.press('Digit3');
    await fits(`cup-penalties-${look}`);
    await page.locator('[data-key=add]').click();
    await page.getByRole('combobox').first().fill('fines');
    await fits(`cup-picker-${look}`);
  });

  test('nothing owed, nobody out', async () => {
    const { report, ...rest } = cup(lang);
    await atWork({
      ...rest,
      report: { ...report, accounts: [], prizes: [], appearances: [], barred: [] },
    });
    await page.locator('.big').waitFor();
    await toView(0);
    await fits(`money-empty-${look}`);
    expect(await page.locator('.big').count()).toBe(1);
  });
});

describe('what a judge does with money', () => {
  const panel = season('ru');
  const said = { said: 'Записано.', undo: [{ do: 'pay', id: 't1', seen: 'x', paid: '' }] };
  const after = (paid: Record<string, string>, owes: string) => ({
    ...panel,
    penalties: panel.penalties.map(one => {
      const sum = paid[one.id];
      return sum === undefined ? one : { ...one, paid: sum, seen: `${one.seen}-${sum}` };
    }),
    report: {
      ...panel.report,
      accounts: panel.report.accounts.map(one => (one.owes === '375' ? { ...one, owes } : one)),
    },
  });
  const requests = async () => (await calls()).slice(1).map(({ request }) => request);
  async function toAccount(at: number): Promise<void> {
    await cards().first().waitFor();
    await toView(0);
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.item').first().waitFor();
  }

  test('a payment by keyboard alone: what is due stands there, the sum is sent with a dot, undo', async () => {
    await open({ check: ok(panel), decide: [ok(after({ t1: '37.5' }, '337.5'), said), ok(panel)] });
    await toAccount(1);
    expect(await focused()).toBe('title');
    await page.locator('[data-key="pay:t1"]').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.item input').inputValue()).toBe('300');
    await page.keyboard.type('37,5');
    await page.keyboard.press('Enter');
    await page.locator('.snack').waitFor();
    expect(await focused()).toBe('pay:t1');
    expect(await page.locator('.item input').count()).toBe(0);
    await page.keyboard.press('KeyU');
    await button('Отменить').waitFor({ state: 'detached' });
    expect(await requests()).toEqual([
      { decisions: [{ do: 'pay', id: 't1', seen: 'seen-t1', paid: '37.5' }] },
      { decisions: said.undo },
    ]);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe(`item:${panel.penalties[1]?.team}`);
  });

  test('a sum that is none is not sent, and the way out leaves the keyboard where it was', async () => {
    await open({ check: ok(panel) });
    await toAccount(1);
    await page.locator('[data-key="pay:n2"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('много');
    await page.keyboard.press('Enter');
    expect(await page.locator('#wrong-amount').textContent()).toContain('Напишите сумму');
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('pay:n2');
    expect(await requests()).toEqual([]);
  });

  test('all that a team owes in one call, and nothing of what it has paid', async () => {
    await open({ check: ok(panel), decide: ok(after({ n2: '100', t1: '300' }, '0'), said) });
    await toAccount(1);
    await button('Оплачено всё, 375').click();
    await page.locator('.snack').waitFor();
    expect(await requests()).toEqual([
      {
        decisions: [
          { do: 'pay', id: 'n2', seen: 'seen-n2', paid: '100' },
          { do: 'pay', id: 't1', seen: 'seen-t1', paid: '300' },
        ],
      },
    ]);
    expect(await page.locator('.foot .primary').count()).toBe(0);
  });

  test('what was paid for a ruling that fell is given back', async () => {
    await open({ check: ok(panel), decide: ok(panel, said) });
    await toAccount(2);
    await button(/^Возвращено/).click();
    await page.keyboard.press('Enter');
    await page.locator('.snack').waitFor();
    expect(await requests()).toEqual([{ decisions: [{ do: 'pay', id: 'w1', seen: 'seen-w1', paid: '0' }] }]);
  });

  test('a penalty for a player, with money of its own', async () => {
    await open({
      check: ok(panel),
      preview: { ...preview('ru'), money: '40', ladder: [], moved: [] },
      decide: ok(panel, said),
    });
    await cards().first().waitFor();
    await page.keyboard.press('Digit3');
    await page.locator('[data-key=add]').click();
    await page.getByRole('combobox').first().fill('2.17');
    await page.keyboard.press('Enter');
    await page.getByLabel('Команда').selectOption({ index: 2 });
    expect(await page.locator('datalist option').count()).toBe(2);
    await page.getByLabel('Игрок').fill('Куница');
    await page.getByLabel('Деньги').fill('сорок');
    await page.getByLabel('Основание').fill('Чат');
    await button('Записать').click();
    expect(await page.locator('.foot [role=status]').textContent()).toContain('Напишите деньги');
    await page.getByLabel('Деньги').fill('40');
    await page.locator('.body [aria-live] .strong').waitFor();
    await button(/^Записать/).click();
    await page.locator('.snack').waitFor();
    expect((await requests()).pop()).toEqual({
      decisions: [
        {
          do: 'add',
          clause: '2.17',
          team: panel.teams[1]?.team,
          player: 'Куница',
          money: '40',
          evidence: 'Чат',
        },
      ],
    });
  });

  test('walls have neither view in the menu, and no money to add', async () => {
    await open({ check: ok(evening('ru')) });
    await cards().first().waitFor();
    await page.locator('[data-key=more]').click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Что если 4',
      'Публикация 5',
      'Турнир 6',
      'Справка ',
      'Клавиши ?',
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Digit3');
    await page.locator('[data-key=add]').click();
    await page.getByLabel('Основание').waitFor();
    expect(await page.getByLabel('Деньги').count()).toBe(0);
  });
});

describe('what a judge does', () => {
  const panel = evening('ru');
  const said = { said: 'Готово.', undo: [{ do: 'reopen', id: 'p-l9', seen: 'x' }] };
  const first = () => page.locator('.kind button').first();

  test('by keyboard alone, in the Russian layout: next, cell, tick, confirm, undo', async () => {
    const left = without(panel, 'charge:i6');
    await open({ check: ok(panel), decide: [ok(left, said), ok(panel)], goTo: { ok: true } });
    await first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('item:row:r107');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await page.locator('.pick input').first().isChecked()).toBe(true);
    await page.evaluate(() => {
      const { document, KeyboardEvent } = globalThis as never as {
        document: { activeElement: { dispatchEvent(event: object): void } };
        KeyboardEvent: new (type: string, init: object) => object;
      };
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ф', code: 'KeyA', bubbles: true, cancelable: true }),
      );
    });
    await page.locator('.snack').waitFor();
    expect(await focused()).toBe('item:charge:l9');
    await page.keyboard.press('KeyU');
    await button('Отменить').waitFor({ state: 'detached' });
    expect((await calls()).map(({ name, request }) => [name, request])).toEqual([
      ['check', {}],
      ['goTo', panel.cases[0]?.place],
      ['decide', { decisions: [{ do: 'confirm', id: 'p-i6', seen: 'i6' }] }],
      ['decide', { decisions: said.undo }],
    ]);
  });

  test('many late ones in one call', async () => {
    await open({ check: ok(panel), decide: ok(without(panel, 'charge:l9', 'charge:l11'), said) });
    await page.locator('.bulk input').check();
    await button('Подтвердить 2').click();
    await page.locator('.snack').waitFor();
    expect((await calls())[1]?.request).toEqual({
      decisions: [
        { do: 'confirm', id: 'p-l9', seen: 'l9' },
        { do: 'confirm', id: 'p-l11', seen: 'l11' },
      ],
    });
  });

  test('a score of his own, as he types it', async () => {
    await open({ check: ok(panel), decide: ok(without(panel, 'row:r107'), said) });
    await first().click();
    await page.keyboard.press('KeyA');
    await page.locator('.chip').last().click();
    await page.getByRole('textbox').fill('8-10');
    await button(/^Поставить 8:10/).click();
    await page.locator('.snack').waitFor();
    expect((await calls()).slice(1).map(({ request }) => request)).toEqual([
      { decisions: [{ do: 'score', record: 'r107', seen: '10:7|8:9', score: '8:10' }] },
    ]);
  });

  test('a dismissal needs its reason, and letters typed into it are letters', async () => {
    await open({ check: ok(panel), decide: ok(without(panel, 'charge:l9'), said) });
    await first().waitFor();
    await page.locator('.kind button').nth(2).click();
    await page.keyboard.press('KeyD');
    await page.locator('form input').last().check();
    await page.getByRole('button', { name: 'Отклонить', exact: true }).click();
    expect(await page.getByText('Напишите причину').isVisible()).toBe(true);
    await page.keyboard.type('Saw it, added');
    await page.getByRole('button', { name: 'Отклонить', exact: true }).click();
    await page.locator('.snack').waitFor();
    expect((await calls()).slice(1).map(({ request }) => request)).toEqual([
      { decisions: [{ do: 'dismiss', id: 'p-l9', seen: 'l9', reason: 'Saw it, added' }] },
    ]);
  });

  test('letters can be switched off', async () => {
    await open({ check: ok(panel) });
    await first().waitFor();
    await page.keyboard.press('Shift+Slash');
    await page.getByRole('switch').uncheck();
    await page.locator('.nav button').first().click();
    await first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('KeyA');
    await page.keyboard.press('Digit2');
    expect((await calls()).map(({ name }) => name)).toEqual(['check']);
    expect(await focused()).toBe('item:charge:i6');
  });

  test('the table changed: nothing written, what is true now', async () => {
    const fresh = without(panel, 'row:r127');
    await open({
      check: ok(panel),
      decide: refusal('changed', 'Капитан B исправил H127 на 8:2.', { panel: fresh }),
    });
    await first().waitFor();
    await page.locator('.kind button').nth(3).click();
    await page.keyboard.press('KeyA');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Решение не\u00a0записано');
    await fits('changed-ru');
    await button(/^Закрыть дело/).click();
    expect(await cards().count()).toBe(fresh.cases.length);
  });

  test.each([
    ['fail', 'Google не ответил'],
    ['null', 'Google не ответил'],
    ['accounts', 'несколько аккаунтов'],
  ])('%s: a sentence, the earlier result, and a live button', async (answer, sentence) => {
    await open({ check: [ok(panel), answer as Answer, ok(panel)] });
    await first().waitFor();
    await button('Проверить таблицу ещё раз').click();
    await page.getByRole('alert').waitFor();
    expect((await page.getByRole('alert').textContent())?.replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(await page.locator('main').textContent()).not.toContain('TypeError');
    expect(await cards().count()).toBe(panel.cases.length);
    await button('Проверить снова').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('an answer after the wait was stopped changes nothing', async () => {
    await open({ check: [ok(panel), { after: 2500, result: ok(quiet('ru')) }] });
    await first().waitFor();
    await button('Проверить таблицу ещё раз').click();
    await page.locator('.working').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(2000);
    expect(await cards().count()).toBe(panel.cases.length);
  });

  test('set-up: what was chosen, in one call', async () => {
    await open({
      check: refusal('noTournament', '', { regulations: ['walls', 'cup'] }),
      setUp: ok(panel),
    });
    await page.getByRole('radio', { name: /Кубок/ }).check();
    await page.getByRole('checkbox').uncheck();
    await button('Создать турнир').click();
    await first().waitFor();
    expect((await calls())[1]).toEqual({
      name: 'setUp',
      request: { regulation: 'cup', edition: 'template', sample: false, work: expect.any(String) },
    });
  });

  test('the menu led to set-up where a tournament stands: repairs, and no second one', async () => {
    await open({ check: ok(panel), setUp: ok({ ...panel, repairs: [] }) }, { view: 'setup' });
    await button('Починить листы').click();
    await button('Починить листы').waitFor({ state: 'detached' });
    expect((await calls())[1]).toEqual({ name: 'setUp', request: { work: expect.any(String) } });
  });

  test('names from cells are text', async () => {
    const named = JSON.parse(
      JSON.stringify(panel).split('Последний фонарь').join('<img src=x onerror=alert(1)>'),
    );
    await open({ check: ok(named) });
    await first().waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.locator('main').textContent()).toContain('<img src=x');
  });
});
