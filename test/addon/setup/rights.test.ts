/** @jest-environment ./test/hostOutside.cjs */
// Who may do what in the built add-on: an owner, a judge whom he let in, captains, and a person of no team.
import { EditRefused, type Host } from '../../../host/test/library';
import type { HealthResult } from '../../../src/addon/panel';
import { byHand, call, cells, done, everything, fresh } from './organizer';

// Each set-up is some thousand calls to the host, slow on a busy machine.
jest.setTimeout(300_000);

const [WOLF, OWL, JUDGE] = ['wolf@example.org', 'owl@example.org', 'judge@example.org'];
const ONLINE = 'Онлайн-таблица';
const LOG = 'Журнал';

let host: Host;
afterAll(() => host.dispose());

/** A tournament of two teams whose captains have addresses, with a judge let into the ledger; the tests go on with it. */
beforeAll(async () => {
  host = await fresh({
    Команды: [
      ['Команда', 'Почта'],
      ['Волки', WOLF],
      ['Совы', OWL],
    ],
    Стенки: [
      ['Стенка', 'Команда A', 'Команда B', 'Начало'],
      ['1', 'Волки', 'Совы', '2026-11-28T20:00'],
    ],
  });
  host.workbook.protections.people.editors = [WOLF, OWL, JUDGE];
  await done(host, 'setUp', { regulation: 'walls' });
  await byHand(
    host,
    `sheet('Штрафы').getProtections(SpreadsheetApp.ProtectionType.SHEET)[0].addEditor('${JUDGE}')`,
  );
  await done(host, 'setUp');
});

const type = async (a1: string, text: string, by: string, sheet = ONLINE): Promise<void> => {
  await host.edit(sheet, a1, text, text === '' ? 'cleared' : 'typed', by);
  await host.events.idle();
};
const mayNot = (a1: string, by: string, sheet = ONLINE) =>
  expect(type(a1, 'x', by, sheet)).rejects.toThrow(EditRefused);

async function health(by?: string): Promise<Extract<HealthResult, { ok: true }>['items']> {
  await host.events.idle();
  const { value } = await host.run('health', [{}], by === undefined ? {} : { by });
  const result = value as HealthResult;
  if (!result.ok) throw new Error(result.message);
  // A trigger that was gone for a while left scores without a stamp: another test is about these.
  return result.items.filter(({ fix }) => fix !== 'stamp');
}
const fixes = async (by?: string) => (await health(by)).map(({ level, fix }) => `${level} ${fix}`);

/** Log lines and stamps of the first row. */
const row = () => ({
  stamps: host.getCells(ONLINE, 2, 10, 1, 2)[0]?.map(cell => (cell instanceof Date ? 'time' : cell)),
  log: (cells(host)[LOG] ?? []).slice(1).map(line => `${line[3]}: ${line[4]} → ${line[5]}`),
});

test('a captain gets a sentence from every server function that writes, and nothing changes; what reads is open', async () => {
  await type('G2', '2:0', WOLF);
  await type('H2', '0:2', OWL);
  await done(host, 'check');
  const before = everything(host);
  const stores = [...host.stores.document];
  const post = { at: 'x', fingerprint: 'x', rows: [], rulings: [], counted: [] };
  const text = 'Волки: Анна, Борис';
  const preview = (await host.run('previewImport', [{ text }], { by: WOLF })).value as { seen: string };
  for (const [name, request] of [
    ['check', {}],
    ['validate', {}],
    ['decide', { decisions: [{ do: 'score', record: 'r1', seen: 'x', score: '2:0' }] }],
    ['setUp', {}],
    ['removeSample', {}],
    ['armTable', { on: true }],
    ['armTable', { on: false }],
    ['importRows', { text, seen: preview.seen }],
    ['keepPost', { post }],
    ['raceSheet', {}],
    ['protocolSheet', {}],
  ] as const) {
    const answer = await call(host, name, request, WOLF);
    expect([name, answer.ok]).toEqual([name, false]);
    if (!answer.ok) {
      expect([name, answer.code]).toEqual([name, name === 'decide' ? 'changed' : 'noRights']);
      expect(answer.message).toMatch(/[а-яё].*\.$/);
    }
  }
  for (const name of ['onEdit', 'onArmedEdit'])
    expect((await host.clientCall(name, [{ range: { getSheet: null }, triggerUid: '1' }])) as object).toEqual(
      { value: null },
    );
  for (const name of ['health', 'whatIf', 'selection', 'previewImport'])
    expect((await host.run(name, [{ text, switches: [] }], { by: WOLF })).value).toMatchObject({ ok: true });
  expect(everything(host)).toEqual(before);
  expect([...host.stores.document]).toEqual(stores);
  expect(host.triggers.every).toEqual([]);
  expect((await call(host, 'check', {}, JUDGE)).ok).toBe(true);
  expect((await call(host, 'keepPost', { post }, JUDGE)).ok).toBe(true);
  for (const a1 of ['G2', 'H2']) await type(a1, '', a1 === 'G2' ? WOLF : OWL);
});

test('arming installs one trigger, twice changes nothing, each edit is stamped once, captains are kept out', async () => {
  await type('G2', '2:0', WOLF);
  expect(row().stamps).toEqual(['time', '']);
  const logged = row().log.length;
  const panel = await done(host, 'armTable', { on: true, by: 'Судья Фикус' });
  expect(panel.armed).toEqual({ by: 'Судья Фикус', since: '2026-11-28 21:00' });
  expect(host.triggers.every).toMatchObject([{ handler: 'onArmedEdit', by: 'owner@example.org' }]);
  const armed = everything(host);
  await done(host, 'armTable', { on: true, by: 'Другой' });
  await done(host, 'armTable', { on: true });
  expect(everything(host)).toEqual(armed);
  expect(host.triggers.every).toHaveLength(1);

  const heard = host.events.results.length;
  await type('H2', '2:0', OWL);
  expect(row()).toMatchObject({ stamps: ['time', 'time'] });
  expect(row().log.slice(logged)).toEqual(['r1 B:  → 2:0']);
  expect(host.getCells(ONLINE, 2, 14)).toEqual([['сошлось']]);
  const answers = host.events.results.slice(heard);
  expect(answers.map(({ error, log }) => [error?.message, log])).toEqual([
    [undefined, []],
    [undefined, []],
  ]);

  for (const captain of [WOLF, OWL]) {
    for (const a1 of ['J2', 'K2', 'N2', 'O2', 'P2', 'M2', 'I2', 'L2', 'A2', 'G1']) await mayNot(a1, captain);
    for (const sheet of [LOG, 'Штрафы', 'Регламент', 'Положение', 'Команды', 'Стенки'])
      await mayNot('A2', captain, sheet);
  }
  await mayNot('G3', OWL);
  await mayNot('H3', WOLF);
  await type('G3', '4:0', WOLF);
  for (const a1 of ['J3', 'M2', 'H3']) await type(a1, '', JUDGE);
  await type('A500', '', JUDGE, LOG);
  expect(await fixes()).toEqual(['note null']);
});

test('a trigger that is gone, or answers no more, is found, and arming again mends it', async () => {
  host.triggers.remove(host.triggers.every[0]?.id ?? '', 'owner@example.org');
  expect(await fixes()).toEqual(['error arm']);
  expect(await fixes(JUDGE)).toEqual(['note null']);
  const logged = row().log;
  await type('G4', '6:0', WOLF);
  expect([host.getCells(ONLINE, 4, 10), row().log]).toEqual([[['']], logged]);
  host.stores.document.set('armed.heard', String(Number(host.stores.document.get('armed.typed')) - 61_000));
  expect(await fixes(JUDGE)).toEqual(['error arm']);
  expect((await call(host, 'armTable', { on: true }, JUDGE)).ok).toBe(true);
  expect(host.triggers.every.map(({ by }) => by)).toEqual([JUDGE]);
  await type('G4', '0:6', WOLF);
  expect([row().log.slice(-1), await fixes(JUDGE)]).toEqual([['r3 A: 6:0 → 0:6'], ['note null']]);
});

test('disarming puts all back; another person takes over only what fell silent; who owns it is said', async () => {
  expect((await call(host, 'armTable', { on: false }, JUDGE)).ok).toBe(true);
  expect(host.triggers.every).toEqual([]);
  await type('G5', '8:0', WOLF);
  expect(row().log.slice(-1)).toEqual(['r4 A:  → 8:0']);
  const warning = (everything(host).protections as { isWarningOnly: boolean }[]).filter(
    one => one.isWarningOnly,
  );
  expect(warning).toHaveLength(3);

  const of = async (by: string, on = true) => {
    const result = await call(host, 'armTable', { on, by: by === JUDGE ? 'Судья' : '' }, by);
    if (!result.ok) throw new Error(result.message);
    return result.panel.armed?.by;
  };
  expect(await of(JUDGE)).toBe('Судья');
  expect(await of('owner@example.org')).toBe('Судья');
  expect(host.triggers.every.map(({ by }) => by)).toEqual([JUDGE]);
  const [mine] = await health(JUDGE);
  const [theirs] = await health();
  expect([mine?.text, theirs?.text]).toEqual([
    expect.stringContaining('ваш аккаунт'),
    expect.stringContaining('2026-11-28 21:00: Судья'),
  ]);
  // Another person can't take his trigger away: it stays and does nothing.
  expect(await of('owner@example.org', false)).toBeUndefined();
  expect(host.triggers.every.map(({ by }) => by)).toEqual([JUDGE]);
  await type('H5', '8:0', OWL);
  expect(row().log.filter(line => line === 'r4 B:  → 8:0')).toHaveLength(1);
});

test('a protection taken away or weakened, cells that moved, a stranger let in: found, and repair puts it right', async () => {
  await done(host, 'armTable', { on: true });
  const sound = everything(host).protections;
  const breaks: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    ['the ledger is open', `all('Штрафы', 'SHEET')[0].remove()`, () => type('C5', '', WOLF, 'Штрафы')],
    ['stamps only warn', `at('J2:K1000').setWarningOnly(true)`, () => type('J2', '', WOLF)],
    ['the log is open', `all('${LOG}', 'SHEET')[0].remove()`, () => type('A500', '', OWL, LOG)],
    ['the other captain', `at('G2:G16').addEditor('${OWL}')`, () => type('G16', '', OWL)],
    ['the judge’s score', `at('L2:M1000').remove()`, () => type('M9', '', OWL)],
  ];
  for (const [, source, trespass] of breaks) {
    await byHand(
      host,
      `const all = (name, type) => sheet(name).getProtections(SpreadsheetApp.ProtectionType[type]);
       const at = a1 => all('${ONLINE}', 'RANGE').find(one => one.getRange().getA1Notation() === a1); ${source}`,
    );
    await trespass();
  }
  const found = await health();
  expect(found.map(({ level, fix }) => `${level} ${fix}`)).toEqual([
    ...Array.from({ length: 3 }, () => 'warning repair'),
    'note null',
  ]);
  expect(found[0]?.text).toMatch(/: 3\s?защиты не стоят/);
  await done(host, 'setUp');
  expect(await fixes()).toEqual(['note null']);
  for (const [what, , trespass] of breaks)
    await expect(trespass().then(() => what)).rejects.toThrow(EditRefused);
  // A judge is shut out of nothing.
  await type('A9', '', JUDGE, 'Штрафы');
  const place = (one: unknown) => {
    const { rect, isWarningOnly, editors } = one as Record<string, unknown>;
    return JSON.stringify([rect, isWarningOnly, [...(editors as string[])].sort()]);
  };
  expect((everything(host).protections as unknown[]).map(place).sort()).toEqual(
    (sound as unknown[]).map(place).sort(),
  );
  await byHand(
    host,
    `sheet('Штрафы').getProtections(SpreadsheetApp.ProtectionType.SHEET)[0].addEditor('${WOLF}')`,
  );
  const [letIn] = await health();
  expect([letIn?.level, letIn?.text]).toEqual(['warning', expect.stringContaining(WOLF)]);
});
