import type { Case, Decision, Panel, PenaltyDto } from '../../../src/addon/panel';
import { parsePoints, plus, toText, ZERO } from '../../../src/core/points';
import { cupBook } from '../../regulations/cup/book';
import { looked, ruled } from './book';
import { columnOf, done, logOf, opened, preview, textsOf, uncarried, unexplained } from './samples';

const { panel, workbook } = opened('cup', '2016-12-31T12:00');
const [first, second] = panel.report.standings[0]?.rows ?? [];
const [leader, next] = [first?.team ?? '', second?.team ?? ''];

const penaltyOf = ({ penalties }: Panel, id: string): PenaltyDto => {
  const found = penalties.find(one => one.id === id);
  if (!found) throw new Error(`no penalty ${id}`);
  return found;
};
const owesOf = ({ report }: Panel, team: string): string | undefined =>
  report.accounts.find(one => one.team === team)?.owes;

describe('why', () => {
  test('each total of the three stages is the sum of its awards; what was carried over is one of them', () => {
    expect(panel.report.standings.map(({ stage, rows }) => `${stage} ${rows.length}`)).toEqual([
      '1 16',
      '2 13',
      '3 9',
    ]);
    expect(unexplained(panel)).toEqual([]);
    const carried = panel.awards.filter(({ account }) => account === 'carryOver');
    expect([...new Set(carried.map(({ stage, clause }) => `${stage} ${clause}`))]).toEqual([
      '2 stage2.carry',
      '3 stage3.carry',
    ]);
    // All but those stand in a cell.
    expect(panel.awards.filter(({ place }) => place === null)).toEqual(carried);
  });

  test('each place has its trail, to the criterion that decided', () => {
    for (const { stage, rows } of panel.report.standings)
      for (const { team, place, decidedBy } of rows) {
        const trials = panel.places.find(one => one.stage === stage && one.team === team)?.trials ?? [];
        const end = trials[trials.length - 1];
        if (place !== null && decidedBy !== 'shared') expect(end?.outcome).toBe('apart');
        if (decidedBy !== 'shared' && decidedBy !== '') expect(end?.criterion).toBe(decidedBy);
      }
  });

  test('the tie that unknown commissars leave shared is a case of its stage, with its cells', () => {
    expect(panel.cases.map(({ kind, stage, game, teams }) => ({ kind, stage, game, teams }))).toEqual([
      { kind: 'tieUnknown', stage: '1', game: null, teams: ['T11', 'T8'] },
    ]);
    expect(panel.cases[0]?.place).toMatchObject({ sheet: 'Протоколы', cell: 'H122' });
  });

  test('nothing in it that the platform does not carry', () => expect(uncarried(panel)).toEqual([]));

  test('every game is settled, and the stage of a penalty is that of its game', () => {
    expect(panel.games).toEqual({ begun: 45, settled: 45, open: 0, waiting: 0 });
    const late = panel.penalties.filter(({ game }) => game === '3630950');
    expect(late.map(({ stage }) => stage)).toEqual(['3']);
    expect(Object.keys(panel.ladders)).toEqual(['fines.1', 'fines.2', 'fines.3']);
    expect(panel.ladders['fines.1']).toEqual(['−0,1']);
    expect(panel.ladders['fines.2']).toEqual([]);
  });
});

describe('a fine added by hand', () => {
  const fine = (more: Partial<Extract<Decision, { do: 'add' }>> = {}): Decision => ({
    do: 'add',
    clause: 'fines.2',
    team: leader,
    stage: '1',
    evidence: 'Спор в чате',
    points: '1',
    ...more,
  });

  test('takes from the total, and says before what it moves in each stage, money with the first', () => {
    const gap = Number(first?.points) - Number(second?.points);
    const points = String(gap + 0.1);
    const { lines } = preview(workbook, fine({ points })).then;
    expect(lines[0]).toMatch(
      new RegExp(`^Этап 1: «${leader}» [\\d,]+ − [\\d,]+ = [\\d,]+, место 1 → \\d+, долг 25 \\+ 50 = 75\\.$`),
    );
    expect(lines.filter(line => line.includes('долг')).length).toBe(1);
    expect(lines.slice(1, 3).every(line => line.startsWith('Этап 2') || line.startsWith('Этап 3'))).toBe(
      true,
    );
    const after = done(workbook, fine({ points }));
    const row = after.panel.report.standings[0]?.rows.find(({ team }) => team === leader);
    const sum = [row?.points, points].reduce((all, one) => plus(all, parsePoints(one ?? '') ?? ZERO), ZERO);
    expect(toText(sum)).toBe(first?.points);
    expect(unexplained(after.panel)).toEqual([]);
  });

  test('gets its stage from the game, whatever was typed', () => {
    const after = done(workbook, fine({ stage: '1', game: '3628727' }));
    expect(penaltyOf(after.panel, `fines.2 · 3628727 · ${leader}`)).toMatchObject({
      stage: '2',
      points: '1',
    });
  });

  test('fines.money: typed money stands in the next check; what the text says moves with the count', () => {
    const dearer = done(workbook, fine({ clause: 'fines.3', points: '', money: '60', game: '3624976' }));
    const id = `fines.3 · 3624976 · ${leader}`;
    expect(penaltyOf(dearer.panel, id)).toMatchObject({ money: '60', points: '0.1' });
    const again = looked(looked(dearer.workbook).workbook);
    expect(penaltyOf(again.panel, id).money).toBe('60');
    expect(textsOf(again.workbook)).toEqual(textsOf(dearer.workbook));

    const two = done(
      workbook,
      fine({ team: 'T13', game: '3624161' }),
      fine({ team: 'T13', game: '3624976' }),
    );
    const [one, other] = ['3624161', '3624976'].map(game => `fines.2 · ${game} · T13`) as [string, string];
    expect([one, other].map(name => penaltyOf(two.panel, name).money)).toEqual(['25', '50']);
    const checked = looked(two.workbook);
    const { seen } = penaltyOf(checked.panel, one);
    const fell = looked(
      done(checked.workbook, { do: 'withdraw', id: one, seen, reason: 'Ошиблись' }).workbook,
    );
    expect(penaltyOf(fell.panel, other).money).toBe('25');
    expect(columnOf(fell.workbook, 'Деньги').get(other)).toBe('25');
    expect(owesOf(fell.panel, 'T13')).toBe('25');
  });

  test('without points a fair-play fine is refused; without a stage or game too', () => {
    expect(ruled(workbook, [fine({ points: '' })])).toMatch(/^badRequest: .*санкцию или очки/);
    const { stage: _, ...stageless } = fine() as Extract<Decision, { do: 'add' }>;
    expect(ruled(workbook, [stageless])).toBe(
      `badRequest: Штраф команды «${leader}» снимает очки, а этап неизвестен. Впишите этап или партию.`,
    );
  });

  test('taken back, standings and accounts are what they were', () => {
    const after = done(workbook, fine({ team: next, game: '3624161' }));
    const back = done(after.workbook, ...after.undo);
    expect(back.panel.report.standings).toEqual(panel.report.standings);
    expect(back.panel.report.accounts).toEqual(panel.report.accounts);
  });
});

describe('what was paid', () => {
  const id = 'fines.3 · 3624976 · T4';
  const pay = (paid: string, from = panel, seen = penaltyOf(from, id).seen): Decision => ({
    do: 'pay',
    id,
    seen,
    paid,
  });

  test('the ledger gets its column, written by a payment alone; the log tells', () => {
    expect(columnOf(workbook, 'Оплачено').get(id)).toBeUndefined();
    const after = done(workbook, pay('37,5'));
    expect(after.said).toBe('Записана оплата 37,5 команды «T4», fines.3.');
    expect(penaltyOf(after.panel, id)).toMatchObject({ money: '50', paid: '37.5' });
    expect([owesOf(panel, 'T4'), owesOf(after.panel, 'T4')]).toEqual(['75', '37.5']);
    expect(logOf(after.workbook).slice(-1)[0]?.slice(2)).toEqual([id, '', '37,5', 'Судья']);
    expect(looked(after.workbook).panel).toEqual(after.panel);
  });

  test('before it is written, what it moves is said: the debt', () => {
    expect(preview(workbook, pay('50')).then).toEqual({
      decides: false,
      lines: ['Команда «T4»: долг 75 − 50 = 25.'],
      charges: [],
    });
  });

  test('taken back and given again, and refused on an old look', () => {
    const one = done(workbook, pay('20'));
    const other = done(one.workbook, pay('50', one.panel));
    const back = done(other.workbook, ...other.undo);
    expect(textsOf(back.workbook)).toEqual(textsOf(one.workbook));
    expect(back.panel.report).toEqual(one.panel.report);
    expect(ruled(one.workbook, [pay('50')])).toMatch(/^changed: /);
  });
});

describe('a small cup with offences', () => {
  const SQUAD = ['Анна', 'Борис', 'Вера', 'Глеб'];
  const squad = (team: string) => [[team], ...SQUAD.map(name => [team, `${team} ${name}`])];
  const game = (id: number, stage: string, seats: Readonly<Record<string, number>>) => ({
    id,
    stage,
    time: `${String(id).padStart(2, '0')}.03.2026 16:00`,
    seats,
  });
  const { check } = cupBook({
    parameters: { 'stage1.cut': 1, 'player.games': 1 },
    teams: ['Волки', 'Совы', 'Ежи'].flatMap(squad),
    games: [
      game(1, '1', { 'Волки: Волки Анна': 4, 'Совы: Совы Анна': 3.95, 'Ежи: Ежи Анна': 1 }),
      game(2, '1', { 'Волки: Волки Анна': 0, 'Совы: Совы Борис': 0, 'Ежи: Ежи Вера': 0 }),
      game(3, '1', { 'Волки: Волки Борис': 0, 'Волки: Волки Вера': 0, 'Совы: Чужой': 0, 'Ежи: Ежи Глеб': 0 }),
      game(4, '1', { 'Волки: Волки Глеб': 0, 'Совы: Совы Вера': 0 }),
    ],
  });
  const small = looked(check.workbook);
  const cases = small.panel.cases.filter(({ charge }) => charge);
  const nth = (kind: string): Case => cases.find(one => one.kind === kind) as Case;

  test('each offence is a case of its stage and game with its cell; what decides comes first, then as played', () => {
    expect(
      cases.map(({ kind, stage, game: id, teams, decides }) => [kind, stage, id, ...teams, decides]),
    ).toEqual([
      ['overLimit', '1', '2', 'Волки', true],
      ['twoOfTeam', '1', '3', 'Волки', true],
      ['notInSquad', '1', '3', 'Совы', false],
      ['noShow', '1', '4', 'Ежи', false],
    ]);
    expect(cases.every(({ place }) => place?.sheet === 'Протоколы')).toBe(true);
  });

  test('that a fine turns who goes on is said before, in points, place and money', () => {
    expect(nth('overLimit').charge?.then?.lines).toEqual([
      'Этап 1: «Волки» 4 − 0,1 = 3,9, место 1 → 2, долг 0 + 25 = 25.',
      'Этап 1: «Совы» 2-е место → 1-е.',
      'Этап 1: «Совы» проходит дальше.',
      'Этап 1: «Волки» дальше не проходит.',
    ]);
  });

  test.each(['confirm', 'dismiss'] as const)('%s all and take it back: every cell as it was', what => {
    const all = cases.map(
      ({ charge, seen }): Decision => ({ do: what, id: charge?.id ?? '', seen, reason: 'Так решено' }),
    );
    const after = done(small.workbook, ...all);
    expect(after.panel.cases.filter(({ charge }) => charge)).toEqual([]);
    expect(unexplained(after.panel)).toEqual([]);
    const back = done(after.workbook, ...after.undo);
    expect(textsOf(back.workbook)).toEqual(textsOf(small.workbook));
    expect(back.panel.cases).toEqual(small.panel.cases);
  });

  test('who has played how often is told for each stage', () => {
    const said = small.panel.report.appearances.filter(({ games, most }) => games > most);
    expect(said.map(({ team, player, games, stage }) => [team, player, games, stage])).toEqual([
      ['Волки', 'Волки Анна', 2, '1'],
    ]);
  });
});
