// Bad input that has a name, in the built add-on and the host.

import { cellsOf, closeAll, found, judged, open, openBook } from '../cases/workbook';
import { BOOKS } from './books';
import { LONGEST_CELL } from './cells';

afterEach(closeAll);

const EVIL = [
  '=IMPORTXML("https://example.org","//a")',
  '+1+1',
  '-Совы',
  '@SUM(A1)',
  '<img src=x onerror=alert(1)>',
  '__proto__',
];

// A space before it, which the product takes away: the cell is a text, and what is written would be a formula.
test.each(EVIL)('a team named %s stands so in the standings, never as a formula', async name => {
  const host = await openBook({ walls: [{ a: ` ${name}`, b: 'Совы', games: ['20:6'] }] });
  const report = await judged(host);
  expect(report.standings.flatMap(({ rows }) => rows.map(({ team }) => team)).sort()).toEqual(
    [name, 'Совы'].sort(),
  );
  const cells = host.getCells('Положение', 1, 1, 6, 12).flat();
  expect(cells).toContain(name);
  expect(cells.filter(cell => typeof cell === 'string' && /^#(NAME|REF|ERROR|VALUE)/.test(cell))).toEqual([]);
});

test('a score cell of 50,000 characters is refused in a remark that fits its cell', async () => {
  const long = 'x'.repeat(LONGEST_CELL);
  const host = await openBook({ walls: [{ games: [{ a: long, b: '2:0' }, '5:2'] }] });
  const [finding] = found(await judged(host), 'unreadable');
  expect(finding?.[1]).toBe('G2');
  const [[remark]] = host.getCells('Онлайн-таблица', 2, 15) as [[string]];
  expect(remark.length).toBeLessThan(3000);
  expect(host.getCells('Онлайн-таблица', 2, 7)).toEqual([[long]]);
});

test('a player’s name of 50,000 characters keeps no charge out of the ledger', async () => {
  const books = (BOOKS[1] ?? []).map(one => {
    if (one.name !== 'Протоколы') return one;
    const player = one.values[0]?.indexOf('Игрок') ?? -1;
    return {
      ...one,
      values: one.values.map((row, r) => (r === 1 ? row.with(player, 'x'.repeat(LONGEST_CELL)) : row)),
    };
  });
  const host = await open(cellsOf(books));
  const { value } = (await host.clientCall('check', [{}])) as { value: { ok: boolean } };
  expect(value.ok).toBe(true);
  expect(String(host.getCells('Протоколы', 2, 10)[0]?.[0])).toHaveLength(LONGEST_CELL);
  const ids = host.getCells('Штрафы', 2, 1, 20, 1).map(([id]) => String(id));
  const [about, ...more] = ids.filter(id => id.includes('xxx'));
  expect([about?.length, more]).toEqual([expect.any(Number), []]);
  expect(about?.length).toBeLessThan(300);
});

const PAYLOAD = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';

test('JSON with the keys of every object pollutes none and is refused or passed over', async () => {
  const host = await open(cellsOf(BOOKS[0] ?? []));
  for (const [name, rest] of [
    ['check', '}'],
    ['decide', ',"decisions":[{"do":"__proto__","id":"1"},{"do":"constructor"}]}'],
    ['keepPost', ',"post":{"__proto__":{"at":"x"}}}'],
    ['whatIf', ',"switches":[{"set":"__proto__"}]}'],
  ] as const) {
    const { value } = (await host.clientCall(name, [JSON.parse(PAYLOAD + rest)])) as {
      value: { ok: boolean; message?: string };
    };
    expect([name, value.ok]).toEqual([name, name === 'check']);
    if (!value.ok) expect(value.message).toMatch(/[А-я]/);
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
