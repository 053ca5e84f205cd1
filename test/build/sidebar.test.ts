import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Just enough of a page: elements with text nodes, so that markup in a text shows up as text. */
class Element {
  className = '';
  lang = '';
  children: (Element | string)[] = [];
  private readonly attributes = new Map<string, string>();
  private readonly listeners: (() => void)[] = [];
  constructor(readonly tag: string) {}
  append(...children: (Element | string)[]): void {
    this.children.push(...children);
  }
  replaceChildren(...children: (Element | string)[]): void {
    this.children = children;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  addEventListener(_: string, listener: () => void): void {
    this.listeners.push(listener);
  }
  click(): void {
    for (const listener of this.listeners) listener();
  }
  get textContent(): string {
    return this.children.map(child => (typeof child === 'string' ? child : child.textContent)).join(' ');
  }
  set textContent(text: string) {
    this.children = text ? [text] : [];
  }
}

const page = fs.readFileSync(path.resolve(__dirname, '../../dist/Sidebar.html'), 'utf8');
const script = /<script>\n([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

function open(language: string) {
  const parts = Object.fromEntries(
    ['title', 'purpose', 'check', 'status', 'report'].map(id => [id, new Element('div')]),
  ) as Record<'title' | 'purpose' | 'check' | 'status' | 'report', Element>;
  const calls: { request: unknown; answer: (result: unknown) => void; fail: (error: unknown) => void }[] = [];
  const runner = (answer?: (result: unknown) => void, fail?: (error: unknown) => void): object => ({
    withSuccessHandler: (handler: (result: unknown) => void) => runner(handler, fail),
    withFailureHandler: (handler: (error: unknown) => void) => runner(answer, handler),
    validate: (request: unknown) => {
      if (!answer || !fail) throw new Error('a call without both handlers');
      calls.push({ request, answer, fail });
    },
  });
  const documentElement = new Element('html');
  vm.runInNewContext(script, {
    navigator: { language },
    document: {
      documentElement,
      getElementById: (id: keyof typeof parts) => parts[id],
      createElement: (tag: string) => new Element(tag),
    },
    google: { script: { run: runner() } },
  });
  return { ...parts, calls, documentElement };
}

const report = {
  final: false,
  standings: [
    {
      stage: 'group',
      group: 'A',
      rows: [
        { place: 1, shared: false, team: '<b>Волки</b>', points: '5.5' },
        { place: 2, shared: true, team: 'Совы', points: '3' },
        { place: 2, shared: true, team: 'Псы', points: '3' },
        { place: null, shared: false, team: 'Лисы', points: '0' },
      ],
    },
    { stage: 'semi', group: '7', rows: [] },
  ],
  charges: [
    {
      id: '1',
      clause: '7.3.14',
      team: 'Совы',
      wall: '1',
      game: 2,
      evidence: 'внесено в 20:09',
      sanction: 'предупреждение',
      state: 'proposed',
    },
    {
      id: '2',
      clause: '7.3.15',
      team: 'Псы',
      wall: null,
      game: null,
      evidence: '',
      sanction: '',
      state: 'dismissed',
    },
  ],
  findings: [{ level: 'error', kind: 'dispute', sheet: 'Онлайн-таблица', cell: 'G7', message: 'Спор' }],
  money: [],
};

test('the page has the parts that the script fills, and says results aloud', () => {
  for (const id of ['title', 'purpose', 'check', 'report']) expect(page).toContain(`id="${id}"`);
  expect(page).toContain('id="status" role="status"');
});

test.each([
  ['ru-RU', 'Проверить таблицу', 'ru'],
  ['en-GB', 'Check the table', 'en'],
  ['de', 'Проверить таблицу', 'ru'],
])('%s: %s', (language, label, lang) => {
  const { check, documentElement } = open(language);
  expect(check.textContent).toBe(label);
  expect(check.getAttribute('aria-disabled')).toBe('false');
  expect(documentElement.lang).toBe(lang);
});

test('the button is inert while it works, then shows standings, proposed charges and findings as text', () => {
  const { check, calls, status, report: place } = open('ru');
  check.click();
  check.click();
  expect(calls.map(call => call.request)).toEqual([{}]);
  expect([check.textContent, check.getAttribute('aria-disabled')]).toEqual(['Проверяю…', 'true']);
  calls[0]?.answer({ ok: true, report });
  expect([check.textContent, check.getAttribute('aria-disabled')]).toEqual(['Проверить таблицу', 'false']);
  expect(status.textContent).toBe('Нужен судья. Санкций предложено: 1, ошибок: 1.');
  const text = place.textContent;
  for (const part of [
    'Группа A',
    '1 <b>Волки</b> 5.5',
    '2–3 Совы 3',
    '2–3 Псы 3',
    '– Лисы 0',
    'Полуфинал · Стенка 7: Пока никто не сыграл',
    'предупреждение · 7.3.14',
    'Стенка 1 · партия 2 · внесено в 20:09',
    'Ошибка Спор Онлайн-таблица · G7',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('7.3.15');
  check.click();
  expect(calls).toHaveLength(2);
});

test('a final table says so', () => {
  const { check, calls, status } = open('en');
  check.click();
  calls[0]?.answer({ ok: true, report: { ...report, final: true, charges: [], findings: [] } });
  expect(status.textContent).toBe('Final: everything agrees, nothing is open.');
});

test.each([
  [
    'a sentence of the server',
    (call: ReturnType<typeof open>['calls'][0]) =>
      call.answer({ ok: false, message: 'Нет листа «Регламент».' }),
    'Нет листа «Регламент».',
  ],
  [
    'an answer that Google lost',
    (call: ReturnType<typeof open>['calls'][0]) => call.answer(null),
    'Проверка не удалась',
  ],
  [
    'a failure',
    (call: ReturnType<typeof open>['calls'][0]) => call.fail(new Error('TypeError: x')),
    'Проверка не удалась',
  ],
  [
    'a refusal',
    (call: ReturnType<typeof open>['calls'][0]) => call.fail(new Error('PERMISSION_DENIED')),
    'несколько аккаунтов',
  ],
])('%s: a sentence for a person, and the button is live again', (_, respond, sentence) => {
  const { check, calls, status } = open('ru');
  check.click();
  respond(calls[0] as ReturnType<typeof open>['calls'][0]);
  expect(status.textContent).toContain(sentence);
  expect(status.textContent).not.toContain('TypeError');
  expect(status.className).toBe('failed');
  expect(check.getAttribute('aria-disabled')).toBe('false');
});
