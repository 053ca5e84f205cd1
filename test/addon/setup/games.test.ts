/** @jest-environment ./test/hostOutside.cjs */
import { EditRefused, type Host } from '../../../host/test/library';
import type { Panel } from '../../../src/addon/panel';
import { byHand, call, cells, done, everything, fresh } from './organizer';

// Each set-up is some hundred calls to the host, slow on a busy machine.
jest.setTimeout(300_000);

let host: Host;
afterEach(() => host.dispose());

const CAPTAIN = 'captain@example.org';

/** The words that a list in the second row offers. */
const listIn = (sheet: string, a1: string): Promise<unknown> =>
  byHand(host, `sheet('${sheet}').getRange('${a1}').getDataValidation()?.getCriteriaValues()[0] ?? []`);

describe('sheets for protocols', () => {
  test('hold what is typed, offer the words of the regulation, and are the organizer’s alone', async () => {
    host = await fresh();
    await done(host, 'setUp', { regulation: 'league' });
    for (const [sheet, a1, text] of [
      ['Протоколы', 'B2', '1-2'],
      ['Протоколы', 'C999', '0012'],
      ['Протоколы', 'O2', '2.5'],
      ['Протоколы', 'M2', '1/2'],
      ['Команды', 'J2', '20.5'],
      ['points', 'C2', '1.5'],
    ] as const) {
      await host.edit(sheet, a1, text);
      expect(await byHand(host, `sheet('${sheet}').getRange('${a1}').getValue()`)).toBe(text);
      await expect(host.edit(sheet, a1, 'x', 'typed', CAPTAIN)).rejects.toThrow(EditRefused);
    }
    expect(await listIn('Протоколы', 'A2')).toEqual(['высшая', 'вторая']);
    expect(await listIn('Команды', 'C2')).toEqual(['высшая', 'вторая']);
    expect(await listIn('Протоколы', 'E2')).toContain('Ожидания');
    expect(await listIn('Протоколы', 'G2')).toContain('омон 3');
    expect(await listIn('Протоколы', 'K2')).toContain('всб');
  });

  test('the cup offers its own stages and no leagues', async () => {
    host = await fresh(undefined, 'en_US');
    await done(host, 'setUp', { regulation: 'cup' });
    expect(await listIn('Games', 'A2')).toEqual(['1', '2', '3']);
    expect(await listIn('Teams', 'C2')).toEqual([]);
  });
});

describe('the table of points', () => {
  const seats = (game: string): unknown[][] =>
    Array.from({ length: 9 }, (_, i) => [
      '1',
      '1',
      game,
      '',
      '',
      9,
      'мафия',
      '',
      `Клан ${i + 1}`,
      '',
      i < 2 ? 'маф' : i === 2 ? 'ком' : 'чиж',
    ]);
  const clans = Array.from({ length: 9 }, (_, i) => [`Клан ${i + 1}`]);
  const play = async (request: object): Promise<Panel> => {
    host = await fresh();
    await done(host, 'setUp', request);
    await host.setCells('Команды', 2, 1, clans);
    await host.setCells('Протоколы', 2, 1, seats('1'));
    return done(host, 'check');
  };
  const errors = ({ report }: Panel) =>
    report.findings.filter(({ level }) => level === 'error').map(({ kind }) => kind);
  const best = ({ report }: Panel) => report.standings[0]?.rows[0]?.points;

  test('of the text is empty: the check asks for it, nobody gets zeros; filled in, it pays', async () => {
    expect((await play({ regulation: 'cup' })).report.findings[0]).toMatchObject({
      kind: 'pointsTableEmpty',
    });
    expect((await done(host, 'check')).report.standings.flatMap(({ rows }) => rows)).toEqual(
      clans.map(() => expect.objectContaining({ points: null })),
    );
    await host.setCells('points', 2, 1, [['9', 'мафия', '', '3,5']]);
    expect(errors(await done(host, 'check'))).toEqual(['pointsNotSet']);
    await host.setCells('points', 3, 1, [['9', 'честные', '', '0']]);
    const paid = await done(host, 'check');
    expect([errors(paid), best(paid)]).toEqual([[], '3.5']);
    await byHand(host, `ss.deleteSheet(sheet('points'))`);
    expect((await done(host, 'check')).repairs).toEqual(['Нет листа «points».']);
    expect((await done(host, 'setUp')).repairs).toEqual([]);
  });

  test('of an edition stands in its sheet; emptied, the edition still pays', async () => {
    const panel = await play({ regulation: 'cup', edition: '2016' });
    expect([errors(panel), best(panel)]).toEqual([[], '4.2']);
    const rows = cells(host).points ?? [];
    expect(rows[0]?.slice(0, 4)).toEqual(['Игроков', 'Сторона', 'город', 'мафия']);
    expect(rows).toContainEqual(['16', 'мафия', '0', '4.9', '2.45', '', '4.3', '', '', '', '']);
    await host.setCells('points', 10, 4, [['5']]);
    await host.setCells('points', 11, 4, [['6']]);
    expect(best(await done(host, 'check'))).toBe('6');
    await byHand(host, `sheet('points').getRange('A2:K99').clearContent()`);
    expect(best(await done(host, 'check'))).toBe('4.2');
  });
});

test('an edition that stands is not changed by another one that is asked for', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'cup', edition: 'interclan-2016' });
  const before = everything(host);
  expect(await call(host, 'setUp', { regulation: 'cup', edition: '2016' })).toMatchObject({
    ok: false,
    code: 'badRequest',
    message: expect.stringContaining('«interclan-2016»'),
  });
  await done(host, 'setUp', { regulation: 'cup', edition: 'interclan-2016' });
  expect(everything(host)).toEqual(before);
  await host.setCells('Регламент', 3, 2, [['']]);
  await done(host, 'setUp', { edition: '2016' });
  expect(host.getCells('Регламент', 3, 1, 1, 2)).toEqual([['edition', '2016']]);
});

describe('the sample', () => {
  const OWN = {
    ru: { teams: 'Команды', games: 'Протоколы', penalties: 'Штрафы' },
    en_US: { teams: 'Teams', games: 'Games', penalties: 'Penalties' },
  } as const;

  test.each([
    ['ru', { regulation: 'league' }, ['maniacShot', 'noShow', 'overLimit'], ['noContract', 'replayDue']],
    ['en_US', { regulation: 'league' }, ['maniacShot', 'noShow', 'overLimit'], ['noContract', 'replayDue']],
    ['ru', { regulation: 'cup', edition: '2016' }, ['memberTooShort', 'noShow'], []],
    ['en_US', { regulation: 'cup' }, ['memberTooShort', 'noShow'], []],
  ] as const)('%s, %p: is judged, and goes without a trace', async (locale, request, charges, findings) => {
    const { teams, games, penalties } = OWN[locale];
    host = await fresh(undefined, locale);
    await done(host, 'setUp', request);
    const empty = cells(host);
    const panel = await done(host, 'setUp', { sample: true });
    expect(panel.hasSample).toBe(true);
    expect([...new Set(panel.report.charges.map(({ kind }) => kind))].sort()).toEqual(charges);
    expect([...new Set(panel.report.findings.map(({ kind }) => kind))].sort()).toEqual(findings);
    expect(panel.cases.length).toBeGreaterThan(1);
    expect(panel.report.standings).toHaveLength(1);
    expect(panel.report.standings[0]?.rows.every(({ points }) => points !== null)).toBe(true);
    for (const row of (cells(host)[teams] ?? []).slice(1)) expect(row[0]).toMatch(/^(Пример|Sample): /);
    const sampled = cells(host);
    await done(host, 'setUp', { sample: true });
    expect(cells(host)).toEqual(sampled);
    const [charge] = panel.penalties.filter(({ state }) => state === 'proposed');
    await done(host, 'decide', { decisions: [{ do: 'confirm', id: charge?.id, seen: charge?.seen }] });
    expect((cells(host)[penalties] ?? []).length).toBeGreaterThan(1);
    const after = await done(host, 'removeSample');
    expect([after.hasSample, after.report.standings, after.penalties]).toEqual([false, [], []]);
    expect(cells(host)).toEqual(empty);
    expect(games in empty).toBe(true);
  });

  test('beside teams of the file: what is theirs stays as it was', async () => {
    host = await fresh({
      Команды: [['Команда', 'Лига'], ...'абвгдежз'.split('').map(name => [`Команда ${name}`, 'высшая'])],
      Протоколы: [
        ['Этап', 'Тур', 'Партия', 'Исход', 'Команда', 'Роль'],
        ...'абвгдежз'
          .split('')
          .map((name, i) => ['высшая', '1', '1', 'город', `Команда ${name}`, i < 2 ? 'маф' : 'чиж']),
      ],
    });
    const settled = await done(host, 'setUp', { regulation: 'league' });
    const before = cells(host);
    const sampled = await done(host, 'setUp', { sample: true });
    expect(sampled.report.charges.length).toBeGreaterThan(settled.report.charges.length);
    const after = await done(host, 'removeSample');
    expect(after.report.standings).toEqual(settled.report.standings);
    expect(cells(host)).toEqual(before);
  });
});

test('set-up asks the platform no more often than it must', async () => {
  host = await fresh();
  const { counters } = await host.run('setUp', [{ regulation: 'league' }]);
  expect(counters.other).toBeLessThan(720);
});
