/** @jest-environment ./test/hostOutside.cjs */
import { EditRefused, type Host } from '../../../host/test/library';
import { regulations } from '../../../src/regulations';
import { byHand, call, cells, done, everything, fresh, NOW } from './organizer';

// Each set-up is some thousand calls to the host, slow on a busy machine.
jest.setTimeout(300_000);

let host: Host;
afterEach(() => host.dispose());

const CAPTAIN = 'captain@example.org';
const GAMES_RU = ['Регламент', 'Команды', 'Протоколы', 'Положение', 'Капитанам', 'Штрафы', 'Журнал'];
const GAMES_EN = ['Regulation', 'Teams', 'Games', 'Standings', 'For captains', 'Penalties', 'Log'];

test.each([
  [
    'ru_RU',
    'walls',
    ['Регламент', 'Команды', 'Стенки', 'Онлайн-таблица', 'Положение', 'Капитанам', 'Штрафы', 'Журнал'],
  ],
  [
    'en_US',
    'walls',
    ['Regulation', 'Teams', 'Walls', 'Online table', 'Standings', 'For captains', 'Penalties', 'Log'],
  ],
  ['ru', 'cup 2016', [...GAMES_RU, 'points']],
  ['en_US', 'cup', [...GAMES_EN, 'points']],
  ['ru_RU', 'league', [...GAMES_RU, 'points']],
  ['en_GB', 'league', [...GAMES_EN, 'points']],
])(
  '%s, %s: the sheets stand behind those of the file, and nothing in them is a finding',
  async (locale, asked, titles) => {
    host = await fresh(undefined, locale);
    const [regulation = '', edition] = asked.split(' ');
    const panel = await done(host, 'setUp', { regulation, ...(edition && { edition }) });
    expect(host.workbook.sheets.map(({ name }) => name)).toEqual(['Моё', ...titles]);
    expect(cells(host).Моё).toEqual([['важное', 1]]);
    expect(panel.report.findings).toEqual([]);
    expect(panel.repairs).toEqual([]);
    const rows = cells(host)[titles[0] ?? ''] ?? [];
    const { parameters = {} } = regulations.find(({ id }) => id === regulation) ?? {};
    expect(rows.map(row => row[0])).toEqual(
      expect.arrayContaining(['regulation', ...Object.keys(parameters)]),
    );
    expect(rows.every(row => row[3] !== '')).toBe(true);
    expect(rows.find(row => row[0] === 'edition')?.[1]).toBe(edition ?? 'template');
    expect(panel.report.edition).toBe(edition ?? 'template');
    expect(panel.changed.map(({ name }) => name)).toEqual(edition ? ['points', 'maniac'] : []);
    const before = everything(host);
    await done(host, 'setUp');
    expect(everything(host)).toEqual(before);
  },
);

test('a score typed in a fresh table stays what was typed, down to the last row; in a plain cell it breaks', async () => {
  host = await fresh({ Моё: [['']] });
  await done(host, 'setUp', { regulation: 'walls' });
  for (const a1 of ['G2', 'H500', 'M1000']) await host.edit('Онлайн-таблица', a1, '10:8');
  for (const [row, column] of [
    [2, 7],
    [500, 8],
    [1000, 13],
  ] as const)
    expect(host.getCells('Онлайн-таблица', row, column)).toEqual([['10:8']]);
  for (const [sheet, a1, text] of [
    ['Штрафы', 'C2', '7.3.14'],
    ['Команды', 'A2', '1-2'],
    ['Стенки', 'A2', '1.2'],
    ['Регламент', 'B10', '1:0.5; 3:1'],
    ['Штрафы', 'L2', '2.5'],
  ] as const) {
    await host.edit(sheet, a1, text);
    expect(await byHand(host, `sheet('${sheet}').getRange('${a1}').getValue()`)).toBe(text);
  }
  await host.edit('Моё', 'A1', '10:8');
  expect(host.getCells('Моё', 1, 1)[0]?.[0]).toBeInstanceOf(Date);
});

describe('a tournament with a captain’s address', () => {
  const typed = async () => {
    host = await fresh({
      Моё: [['важное', 1]],
      Команды: [
        ['Команда', 'Почта'],
        ['Волки', CAPTAIN],
        ['Совы', ''],
        ['Ежи', ''],
      ],
      Стенки: [
        ['Стенка', 'Команда A', 'Команда B'],
        ['1', 'Волки', 'Совы'],
        ['2', 'Ежи', 'Волки'],
      ],
    });
    await done(host, 'setUp', { regulation: 'walls' });
  };

  test('walls get their games, and only they', async () => {
    await typed();
    const rows = cells(host)['Онлайн-таблица'] ?? [];
    expect(rows).toHaveLength(31);
    expect([rows[1], rows[30]].map(row => [row?.[0], row?.[1], row?.[4], row?.[5], row?.[15]])).toEqual([
      ['1', 1, 'Волки', 'Совы', 'r1'],
      ['2', 15, 'Ежи', 'Волки', 'r30'],
    ]);
    await host.edit('Онлайн-таблица', 'G2', '2:0');
    await host.setCells('Стенки', 4, 1, [['3', 'Ежи', 'Совы']]);
    await done(host, 'setUp');
    expect(
      (cells(host)['Онлайн-таблица'] ?? []).map(row => row[0]).filter(wall => wall === '3'),
    ).toHaveLength(15);
    expect(host.getCells('Онлайн-таблица', 2, 7)).toEqual([['2:0']]);
  });

  test('a captain writes in his own cells; another team’s, the ledger, the schedule and the judge’s score refuse him', async () => {
    await typed();
    const stranger = 'other@example.org';
    for (const a1 of ['G2', 'H17']) await host.edit('Онлайн-таблица', a1, '2:0', 'typed', CAPTAIN);
    await host.edit('Онлайн-таблица', 'H2', '2:0', 'typed', stranger);
    for (const [a1, by] of [
      ['G3', stranger],
      ['H18', stranger],
      ['M2', CAPTAIN],
      ['A2', CAPTAIN],
      ['G1', CAPTAIN],
    ] as const)
      await expect(host.edit('Онлайн-таблица', a1, '2:0', 'typed', by)).rejects.toThrow(EditRefused);
    for (const sheet of ['Регламент', 'Команды', 'Стенки', 'Положение', 'Капитанам', 'Штрафы'])
      await expect(host.edit(sheet, 'A2', 'x', 'typed', CAPTAIN)).rejects.toThrow(EditRefused);
    const stamps = `sheet('Онлайн-таблица').getRange('J2').setValue(1); sheet('Онлайн-таблица').getRange('N2').setValue('x');
      sheet('Журнал').appendRow(['x'])`;
    expect((await host.run('byHand', [stamps], { mode: 'LIMITED', by: CAPTAIN })).error).toBeUndefined();
  });

  test('a schedule that changed moves the captain’s cells; a judge let in by hand stays let in', async () => {
    await typed();
    const judge = 'judge@example.org';
    await byHand(
      host,
      `sheet('Штрафы').getProtections(SpreadsheetApp.ProtectionType.SHEET)[0].addEditor('${judge}')`,
    );
    await host.setCells('Стенки', 2, 2, [['Совы', 'Волки']]);
    await done(host, 'setUp');
    await host.edit('Онлайн-таблица', 'H2', '2:0', 'typed', CAPTAIN);
    await host.edit('Онлайн-таблица', 'G2', '2:0', 'typed', 'other@example.org');
    await expect(host.edit('Онлайн-таблица', 'H3', '2:0', 'typed', 'other@example.org')).rejects.toThrow(
      EditRefused,
    );
    await host.edit('Онлайн-таблица', 'H3', '2:0', 'typed', judge);
    await done(host, 'setUp');
    await host.edit('Штрафы', 'A2', '', 'cleared', judge);
    const before = everything(host);
    await done(host, 'setUp');
    expect(everything(host)).toEqual(before);
  });

  test('whoever may not change the sheets is told so, and nothing changes', async () => {
    await typed();
    const before = everything(host);
    expect(await call(host, 'setUp', {}, CAPTAIN)).toMatchObject({ ok: false, code: 'noRights' });
    expect(await call(host, 'removeSample', {}, CAPTAIN)).toMatchObject({ ok: false, code: 'noRights' });
    expect(everything(host)).toEqual(before);
  });
});

test('what can’t be set up is refused in a sentence, and nothing changes', async () => {
  host = await fresh({ Моё: [['важное']] });
  const before = everything(host);
  const codes = async (request: unknown) => {
    const result = await call(host, 'setUp', request);
    if (!result.ok) expect(result.message).toMatch(/[а-яё].*\.$/);
    return result.ok ? 'ok' : result.code;
  };
  expect(await codes('walls')).toBe('badRequest');
  expect(await codes({ regulation: 7 })).toBe('badRequest');
  expect(await codes({ regulation: 'walls', sample: 'yes' })).toBe('badRequest');
  expect(await codes({ regulation: 'walls', now: 'завтра' })).toBe('badRequest');
  expect(await codes({ regulation: 'шахматы' })).toBe('badRequest');
  expect(await codes({ regulation: 'cup', edition: 2016 })).toBe('badRequest');
  expect(await call(host, 'setUp', { regulation: 'cup', edition: '2017' })).toMatchObject({
    code: 'badRequest',
    message:
      'Редакции «2017» у регламента «cup» нет: выберите из 2016, template, interclan-2016. Ничего не изменено.',
  });
  expect(await codes({ regulation: 'walls', edition: '2016' })).toBe('badRequest');
  const none = await call(host, 'setUp');
  expect(none).toMatchObject({ ok: false, code: 'noTournament', regulations: ['walls', 'cup', 'league'] });
  expect(everything(host)).toEqual(before);
  await done(host, 'setUp', { regulation: 'walls' });
  const made = everything(host);
  const other = await call(host, 'setUp', { regulation: 'cup' });
  expect(other).toMatchObject({ ok: false, code: 'badRequest', message: expect.stringContaining('«walls»') });
  expect(await codes({ edition: 'interclan-2016' })).toBe('badRequest');
  expect(everything(host)).toEqual(made);
});

test('a sheet of the file that only shares a title is not taken over', async () => {
  host = await fresh({ Команды: [['мои заметки'], ['и ещё']] });
  const before = everything(host);
  const result = await call(host, 'setUp', { regulation: 'walls' });
  expect(result).toMatchObject({
    ok: false,
    code: 'unreadable',
    message: expect.stringContaining('Команды'),
  });
  expect(everything(host)).toEqual(before);
});

test('the sample comes once, is judged, and goes without a trace', async () => {
  host = await fresh({
    Команды: [['Команда'], ['Волки'], ['Совы']],
    Стенки: [
      ['Стенка', 'Команда A', 'Команда B'],
      ['1', 'Волки', 'Совы'],
    ],
  });
  await done(host, 'setUp', { regulation: 'walls' });
  await host.edit('Онлайн-таблица', 'G2', '2:0');
  const settled = await done(host, 'setUp');
  const before = cells(host);
  const sampled = await done(host, 'setUp', { sample: true });
  expect(sampled.hasSample).toBe(true);
  expect(sampled.report.findings.map(({ kind }) => kind)).toContain('dispute');
  expect(new Set(sampled.report.charges.map(({ kind }) => kind))).toEqual(new Set(['late', 'inaccurate']));
  expect(sampled.report.charges).toHaveLength(2);
  const [walls] = [cells(host).Стенки ?? []];
  await done(host, 'setUp', { sample: true });
  expect(cells(host).Стенки).toEqual(walls);
  await host.setCells('Журнал', 2, 1, [
    ['2026-11-28T20:00', 'Онлайн-таблица', 'G20', 'r16 A', '', '2:0'],
    ['2026-11-28T20:01', 'Онлайн-таблица', 'G2', 'r1 A', '', '2:0'],
    ['2026-11-28T20:02', 'Онлайн-таблица', 'G20', 'пр. 1/2 B', '', '4:0'],
  ]);
  const after = await done(host, 'removeSample');
  expect(after.hasSample).toBe(false);
  expect(after.report.charges).toEqual(settled.report.charges);
  expect(after.report.standings).toEqual(settled.report.standings);
  const { Журнал: log, ...rest } = cells(host);
  const { Журнал: _, ...restBefore } = before;
  expect(rest).toEqual(restBefore);
  expect((log ?? []).slice(1).map(row => row[3])).toEqual(['r1 A']);
});

test('the sample in an English file is English and plays around now', async () => {
  host = await fresh({ Mine: [['x']] }, 'en_US');
  const { report } = await done(host, 'setUp', { regulation: 'walls', sample: true });
  expect(report.findings.map(({ kind }) => kind)).toEqual(['dispute']);
  expect(cells(host).Walls?.[1]?.slice(0, 3)).toEqual(['ex. 1', 1, 'group']);
  const stamps = host.getCells('Online table', 2, 10, 19, 2).flat() as Date[];
  for (const stamp of stamps) expect(Math.abs(stamp.getTime() - NOW)).toBeLessThan(3 * 3600_000);
});

test('W11: in a fresh file without rights only the menu is built', async () => {
  host = await fresh();
  const before = everything(host);
  const runs = await host.open();
  expect(runs.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(JSON.stringify(host.screen)).toContain('Новый турнир…');
  expect(JSON.stringify(host.screen)).toContain('Убрать пример');
  expect(everything(host)).toEqual(before);
  await host.run('showSetUp');
  expect(JSON.stringify(host.screen)).toContain('data-view=\\"setup\\"');
  await host.run('showSidebar');
  expect(JSON.stringify(host.screen)).toContain('data-view=\\"queue\\"');
});
