/** @jest-environment ./test/hostOutside.cjs */
// The judge's panel on the built files: what the page calls, on a real workbook of the local host.

import type { Case, Decision, Panel, PanelResult, PreviewResult, Refusal } from '../../src/addon/panel';
import { parsePoints, plus, toText, ZERO } from '../../src/core/points';
import { type Book, sheetsOf } from '../book';
import { cellsOf, closeAll, type Host, ONLINE, open, openBook } from './workbook';

afterEach(closeAll);

const NOW = '2026-11-30T12:00';
/** Волки entered a wrong score twice: in wall 1 and in wall 2. */
const BOOK: Book = {
  parameters: { 'qualify.group': 1 },
  walls: [
    { a: 'Волки', b: 'Совы', games: ['10:0', { a: '11:9', b: '10:9', judge: '10:9' }, '20:9'] },
    { a: 'Лисы', b: 'Волки', games: ['0:10', { a: '8:10', b: '8:11', judge: '8:10' }, '18:10', '18:20'] },
    { a: 'Совы', b: 'Лисы', games: ['0:19', '5:19', '5:20'] },
  ],
};

async function call<T>(host: Host, name: string, argument: unknown): Promise<T> {
  const answer = await host.clientCall(name, [argument]);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value as T;
}
const answer = (host: Host, name: string, argument: object): Promise<PanelResult> =>
  call(host, name, { now: NOW, ...argument });

async function checked(host: Host): Promise<Panel> {
  const result = await answer(host, 'check', {});
  if (!result.ok) throw new Error(result.message);
  return result.panel;
}

async function decided(host: Host, decisions: readonly Decision[], by = 'Судья Фикус') {
  const result = await answer(host, 'decide', { decisions, by });
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result;
}

async function refused(host: Host, decisions: readonly Decision[]): Promise<Refusal> {
  const result = await answer(host, 'decide', { decisions });
  if (result.ok) throw new Error('not refused');
  return result;
}

const cellsIn = (host: Host): Record<string, unknown[][]> =>
  Object.fromEntries(
    host.workbook.sheets.map(({ name }) => [name, host.getCells(name, 1, 1, 30, 20)] as const),
  );
const butLog = ({ Журнал: _, ...cells }: Record<string, unknown[][]>) => cells;

const caseOf = ({ cases }: Panel, wall: string, game: string): Case => {
  const found = cases.find(one => one.wall === wall && one.game === game);
  if (!found) throw new Error(`no case of ${wall}/${game} in ${cases.map(({ id }) => id)}`);
  return found;
};
const confirmation = (one: Case): Decision => ({ do: 'confirm', id: one.charge?.id ?? '', seen: one.seen });

const pointsOf = ({ report }: Panel, team: string): string | null | undefined =>
  report.standings[0]?.rows.find(row => row.team === team)?.points;

/** A number of the standings must be the sum of its awards: those of group points, or all of a wall. */
function expectExplained({ report, awards }: Panel): void {
  for (const { stage, group, rows } of report.standings)
    for (const { team, points } of rows) {
      if (points === null) continue;
      const own = awards.filter(
        award =>
          award.team === team &&
          award.stage === stage &&
          (stage === 'group' ? award.account === 'groupPoints' : award.wall === group),
      );
      const sum = own.reduce((total, award) => plus(total, parsePoints(award.points) ?? ZERO), ZERO);
      expect([team, toText(sum)]).toEqual([team, points]);
    }
}

describe('a second wrong score', () => {
  test('is a case; confirmed it takes 5 from the wall and moves the standings; the awards tell why', async () => {
    const host = await openBook(BOOK);
    const panel = await checked(host);
    const second = caseOf(panel, '2', '2');
    expect(second).toMatchObject({
      kind: 'inaccurate',
      decides: true,
      teams: ['Волки'],
      evidence: 'Внесено 8:11, судья решил 8:10.',
      charge: {
        clause: '7.3.15',
        repeat: 2,
        sanction: '−5',
        ladder: [
          { repeat: 1, sanction: 'предупреждение', is: 'before', wall: '1', game: '2' },
          { repeat: 2, sanction: '−5', is: 'now' },
          { repeat: 3, sanction: '−5', is: 'later' },
        ],
        then: {
          decides: true,
          lines: [
            'Стенка 2: 20 − 5 = 15, очки 5,5 → 4.',
            'Победа в стенке 2 переходит к команде «Лисы».',
            'Группа A: «Лисы» 2-е место → 1-е.',
            'Группа A: «Волки» 1-е место → 2-е.',
            'Группа A: «Лисы» проходит дальше.',
            'Группа A: «Волки» дальше не проходит.',
          ],
        },
      },
    });
    expect(pointsOf(panel, 'Волки')).toBe('11');
    const after = await decided(host, [confirmation(caseOf(panel, '1', '2')), confirmation(second)]);
    expect(after.panel.report.walls.find(({ wall }) => wall === '2')).toMatchObject({ a: '18', b: '15' });
    expect(pointsOf(after.panel, 'Волки')).toBe('9.5');
    expect(after.panel.awards).toContainEqual(
      expect.objectContaining({
        team: 'Волки',
        account: 'deduction',
        points: '-5',
        clause: '7.3.15',
        wall: '2',
      }),
    );
    expect(after.panel.cases.map(({ kind }) => kind)).not.toContain('inaccurate');
    expectExplained(panel);
    expectExplained(after.panel);
    expect(after.panel.penalties.find(({ wall }) => wall === '2')).toMatchObject({
      state: 'confirmed',
      judge: 'Судья Фикус',
      points: '5',
      sanction: '−5',
    });
    // And so it stands in the file: the next check says the same.
    expect(await checked(host)).toEqual(after.panel);
  });

  test('taken back, it leaves every cell of every sheet as it was, but for the log', async () => {
    const host = await openBook(BOOK);
    const panel = await checked(host);
    const before = cellsIn(host);
    const { undo, said } = await decided(host, [confirmation(caseOf(panel, '2', '2'))]);
    expect(said).toBe('Подтверждено: −5, «Волки», 7.3.15.');
    expect(cellsIn(host)).not.toEqual(before);
    const back = await decided(host, undo, 'Другой судья');
    expect(butLog(cellsIn(host))).toEqual(butLog(before));
    expect(back.panel).toEqual(panel);
    const again = await decided(host, back.undo, 'Другой судья');
    expect(again.panel.penalties.find(({ wall }) => wall === '2')?.state).toBe('confirmed');
  });

  test('dismissed with a reason: the reason stands in the ledger and nothing is taken', async () => {
    const host = await openBook(BOOK);
    const one = caseOf(await checked(host), '2', '2');
    const dismissal = { do: 'dismiss', id: one.charge?.id ?? '', seen: one.seen } as const;
    expect(await refused(host, [{ ...dismissal, reason: '  ' }])).toMatchObject({ code: 'badRequest' });
    const { panel } = await decided(host, [{ ...dismissal, reason: '=1+1' }]);
    expect(panel.penalties.find(({ wall }) => wall === '2')).toMatchObject({
      state: 'dismissed',
      reason: '=1+1',
    });
    expect(host.getCells('Штрафы', 2, 17, 3).flat()).toContain('=1+1');
    expect(pointsOf(panel, 'Волки')).toBe('11');
  });
});

describe('W2: the table moved between the look and the click', () => {
  const rows = (book: Book): unknown[][] =>
    sheetsOf(book).find(({ name }) => name === ONLINE)?.values as unknown[][];

  test('sorted and with a row inserted above: the ruling lands on its game', async () => {
    const host = await openBook(BOOK);
    const panel = await checked(host);
    const second = caseOf(panel, '2', '2');
    const values = host.getCells(ONLINE, 1, 1, 10, 15) as unknown[][];
    const [header = [], ...games] = values;
    await host.setCells(ONLINE, 1, 1, [header, header.map(() => ''), ...games.reverse()]);
    const { panel: after } = await decided(host, [confirmation(second)]);
    expect(after.report.walls.find(({ wall }) => wall === '2')).toMatchObject({ a: '18', b: '15' });
    expect(caseOf(after, '1', '2').seen).toBe(caseOf(panel, '1', '2').seen);
  });

  test('a captain typed in that row: refused, nothing written, and what is true now comes along', async () => {
    const host = await openBook(BOOK);
    const second = caseOf(await checked(host), '2', '2');
    const row = rows(BOOK).findIndex(([wall, game]) => wall === '2' && game === 2) + 1;
    await host.edit(ONLINE, `H${row}`, '8:10');
    await host.events.idle();
    const before = cellsIn(host);
    const refusal = await refused(host, [confirmation(second)]);
    expect(refusal).toMatchObject({ code: 'changed', message: expect.stringMatching(/^Таблица изменилась/) });
    expect(refusal.panel?.cases.some(({ id }) => id === second.id)).toBe(false);
    expect(cellsIn(host)).toEqual(before);
  });

  test('W3: two judges confirm the same charge: one ruling, and the second is told', async () => {
    const host = await openBook(BOOK);
    const one = confirmation(caseOf(await checked(host), '2', '2'));
    await decided(host, [one]);
    expect(await refused(host, [one])).toMatchObject({ code: 'changed' });
    const rulings = (await checked(host)).penalties.filter(({ state }) => state === 'confirmed');
    expect(rulings).toHaveLength(1);
  });

  test('several are all or none', async () => {
    const host = await openBook(BOOK);
    const panel = await checked(host);
    const before = cellsIn(host);
    const good = confirmation(caseOf(panel, '1', '2'));
    const stale = { ...confirmation(caseOf(panel, '2', '2')), seen: 'x' };
    expect(await refused(host, [good, stale])).toMatchObject({ code: 'changed' });
    expect(await refused(host, [good, good])).toMatchObject({ code: 'badRequest' });
    expect(cellsIn(host)).toEqual(before);
  });
});

describe('a dispute', () => {
  const DISPUTED: Book = {
    walls: [{ games: ['10:0', { a: '10:7', b: '8:9', due: '2026-11-28T21:00' }, '20:7'] }],
  };

  test('offers what the captains wrote with what each would bring; the judge sets one', async () => {
    const host = await openBook(DISPUTED);
    const panel = await checked(host);
    const [one] = panel.cases;
    expect(one).toMatchObject({
      kind: 'impossible',
      evidence: 'У B 8:9 после 10:0: счёт одной стороны упал.',
      before: '10:0',
      entries: [
        { side: 'a', team: 'Волки', text: '10:7', isFaulty: false, place: { cell: 'G3', record: '1/2' } },
        { side: 'b', team: 'Совы', text: '8:9', isFaulty: true, place: { cell: 'H3', record: '1/2' } },
      ],
      charge: { team: 'Совы', clause: '7.3.15', sanction: 'предупреждение' },
    });
    expect(one?.scores[0]).toMatchObject({
      score: '10:7',
      by: ['a'],
      then: { lines: expect.arrayContaining(['Стенка 1 засчитана: 20:7, очки 5,5 – 2.']) },
    });
    const before = cellsIn(host);
    const set: Decision = { do: 'score', record: '1/2', seen: one?.seen ?? '', score: '10:7' };
    const after = await decided(host, [set]);
    expect(after.said).toBe('Стенка 1, партия 2: судья поставил 10:7.');
    expect(host.getCells(ONLINE, 3, 13)).toEqual([['10:7']]);
    expect(host.getCells('Журнал', 2, 1, 1, 7)).toEqual([
      ['2026-11-30T12:00', ONLINE, 'M3', '1/2 J', '', '10:7', 'Судья Фикус'],
    ]);
    expect(after.panel.games).toEqual({ begun: 3, settled: 3, open: 0, waiting: 0 });
    expect(await checked(host)).toEqual(after.panel);
    await decided(host, after.undo);
    expect(butLog(cellsIn(host))).toEqual(butLog(before));
  });

  test('where the table has no column for the judge, it is added at the right end', async () => {
    const sheets = cellsOf(sheetsOf(DISPUTED));
    sheets[ONLINE] = (sheets[ONLINE] ?? []).map(line => [...line.slice(0, 12), ...line.slice(13)]);
    const host = await open(sheets);
    const [one] = (await checked(host)).cases;
    await decided(host, [{ do: 'score', record: '1/2', seen: one?.seen ?? '', score: '10-7' }]);
    expect(host.getCells(ONLINE, 1, 15, 3)).toEqual([['Счёт судьи'], [''], ['10:7']]);
    expect((await checked(host)).games.open).toBe(0);
  });

  test('its row is found by its id before wall and game, and shown wherever it stands', async () => {
    const sheets = cellsOf(sheetsOf(DISPUTED));
    const [header = [], ...games] = sheets[ONLINE] ?? [];
    const ids = games.map((line, i) => [...line, `r${i + 1}`]);
    sheets[ONLINE] = [[...header, 'Код строки'], ...ids.reverse()];
    const host = await open(sheets);
    const [one] = (await checked(host)).cases;
    expect(one?.place?.record).toBe('r2');
    expect(await call(host, 'goTo', { ...one?.place, cell: 'H99' })).toEqual({ ok: true });
    expect(await call(host, 'goTo', { ...one?.place, record: 'r9' })).toMatchObject({
      ok: false,
      code: 'changed',
    });
    expect(await call(host, 'goTo', { sheet: 'Нет', cell: 'A1', record: '' })).toMatchObject({ ok: false });
    await decided(host, [{ do: 'score', record: 'r2', seen: one?.seen ?? '', score: '10:7' }]);
    expect(host.getCells(ONLINE, 3, 13)).toEqual([['10:7']]);
  });
});

describe('a penalty by hand', () => {
  const add: Decision = {
    do: 'add',
    clause: '7.3.3',
    team: 'Совы',
    wall: '1',
    game: '2',
    evidence: 'Тянули время',
  };

  test('previewed with its step, added, withdrawn: P8, the totals are as if it had never been', async () => {
    const host = await openBook(BOOK);
    const before = await checked(host);
    const seen = await call<PreviewResult>(host, 'preview', {
      decisions: [{ ...add, sanction: 'минус 4' }],
      now: NOW,
    });
    expect(seen).toMatchObject({
      ok: true,
      repeat: 1,
      sanction: '−4',
      then: { lines: ['Стенка 1: 9 − 4 = 5, очки 2,5 → 1,5.'] },
    });
    expect(await checked(host)).toEqual(before);
    const added = await decided(host, [{ ...add, sanction: 'минус 4' }]);
    expect(added.panel.penalties.find(({ clause }) => clause === '7.3.3')).toMatchObject({
      id: '7.3.3 · 1.2 · Совы',
      state: 'confirmed',
      evidence: 'Тянули время',
      sanction: '−4',
      judge: 'Судья Фикус',
    });
    expect((await checked(host)).report.standings).toEqual(added.panel.report.standings);
    expect(await refused(host, [add])).toMatchObject({ code: 'badRequest' });
    const back = await decided(host, added.undo);
    expect(back.panel.report.standings).toEqual(before.report.standings);
    expect(back.panel.penalties.find(({ clause }) => clause === '7.3.3')).toMatchObject({
      state: 'withdrawn',
    });
  });

  test('withdrawn, it moves the later steps down, and the preview says so', async () => {
    const host = await openBook(BOOK);
    const panel = await checked(host);
    const first = caseOf(panel, '1', '2');
    const { panel: confirmed } = await decided(host, [
      confirmation(first),
      confirmation(caseOf(panel, '2', '2')),
    ]);
    const { id, seen } = confirmed.penalties.find(({ wall }) => wall === '1') ?? { id: '', seen: '' };
    const withdrawal: Decision = { do: 'withdraw', id, seen, reason: 'Сбой связи' };
    expect(await call<PreviewResult>(host, 'preview', { decisions: [withdrawal], now: NOW })).toMatchObject({
      ok: true,
      moved: ['Стенка 2, партия 2: −5 → предупреждение.'],
    });
    const { panel: after, undo } = await decided(host, [withdrawal]);
    expect(pointsOf(after, 'Волки')).toBe('11');
    const { panel: back } = await decided(host, undo);
    expect(back.report).toEqual(confirmed.report);
  });

  test.each([
    ['a clause that is none', { clause: '7.3.99' }],
    ['a team that is none', { team: 'Вороны' }],
    ['a wall that is none', { wall: '9' }],
    ['a wall of others', { team: 'Лисы' }],
    ['a game that is none', { game: '44' }],
    ['a word that is no sanction', { sanction: 'расстрел' }],
    ['points that are none', { points: 'много' }],
    ['no sanction where no ladder says one', { clause: '7.5' }],
    ['a deduction without the wall', { wall: undefined, game: undefined, sanction: 'минус 3' }],
    ['a lost game without the award', { sanction: 'партия проиграна' }],
  ])('%s: refused in a sentence, nothing written', async (_, part) => {
    const host = await openBook(BOOK);
    await checked(host);
    const before = cellsIn(host);
    const refusal = await refused(host, [{ ...add, ...part } as Decision]);
    expect(refusal.code).toBe('badRequest');
    expect(refusal.message).toMatch(/^[А-Я].*\.$/);
    expect(cellsIn(host)).toEqual(before);
  });
});

describe('W8: what no page would send', () => {
  test.each(['check', 'decide', 'preview', 'goTo'])(
    '%s answers a sentence, never an exception',
    async name => {
      const host = await openBook(BOOK);
      const odd: unknown[] = [
        1,
        'x',
        true,
        [],
        [1],
        { decisions: 1 },
        { decisions: [] },
        { decisions: [null] },
      ];
      const worse = [
        { decisions: [{ do: 'burn' }] },
        { decisions: [{ do: 'constructor' }] },
        { decisions: [{ do: 'confirm', id: 1, seen: 2 }] },
        { decisions: [{ do: 'score', record: '1/1', seen: '' }] },
        { now: 'вчера', decisions: [{ do: 'confirm', id: 'x', seen: 'x' }] },
        { now: 7, sheet: 1, cell: [], record: {} },
      ];
      for (const request of [...odd, ...worse]) {
        const result = await call<Refusal | { ok: true }>(host, name, request);
        if (result.ok) expect(name).toBe('check');
        else
          expect([result.code, result.message]).toEqual(['badRequest', expect.stringMatching(/^[А-Я].*\.$/)]);
      }
    },
  );

  test('no tournament: the regulations to choose from', async () => {
    const host = await open({ Лист1: [['привет']] });
    expect(await answer(host, 'check', {})).toMatchObject({
      ok: false,
      code: 'noTournament',
      regulations: expect.arrayContaining(['walls', 'cup']),
    });
  });

  test('sheets that cannot be judged are refused with the sheet and the cell', async () => {
    const sheets = cellsOf(sheetsOf(BOOK));
    delete sheets.Стенки;
    const host = await open(sheets);
    expect(await answer(host, 'check', {})).toMatchObject({
      ok: false,
      code: 'unreadable',
      message: expect.stringContaining('«Стенки»'),
    });
  });

  test('a protected ledger: nothing written, the panel comes along', async () => {
    const host = await openBook(BOOK);
    const panel = await checked(host);
    const ledger = host.workbook.sheetByName('Штрафы');
    host.workbook.protections.add(ledger?.id ?? '');
    const before = cellsIn(host);
    const { value } = await host.run(
      'decide',
      [{ now: NOW, decisions: [confirmation(caseOf(panel, '2', '2'))] }],
      {
        by: 'captain@example.com',
      },
    );
    expect(value).toMatchObject({ ok: false, code: 'noRights', panel: { cases: panel.cases } });
    expect(cellsIn(host)).toEqual(before);
  });
});

test('a check costs what validate costs', async () => {
  const host = await openBook(BOOK);
  const count = async (name: string, request: object) => {
    const { counters } = await host.run(name, [{ now: NOW, ...request }]);
    return counters.valueReads + counters.valueWrites;
  };
  await count('validate', {});
  expect(await count('check', {})).toBe(await count('validate', {}));
});
