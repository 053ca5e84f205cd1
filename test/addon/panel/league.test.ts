import type { Case, Decision, Panel, PenaltyDto } from '../../../src/addon/panel';
import { LEDGER, sheet } from '../../book';
import { looked, ruled, workbookOfSheets } from './book';
import { columnOf, done, logOf, opened, preview, textsOf, uncarried, unexplained } from './samples';

const NOW = '2026-10-20T12:00';
const { panel, workbook } = opened('league', NOW);

const caseOf = ({ cases }: Panel, kind: string, team: string): Case => {
  const found = cases.find(one => one.kind === kind && one.teams.includes(team));
  if (!found) throw new Error(`no ${kind} of ${team}`);
  return found;
};
const penaltyOf = ({ penalties }: Panel, id: string): PenaltyDto => {
  const found = penalties.find(one => one.id === id);
  if (!found) throw new Error(`no penalty ${id}`);
  return found;
};
const accountOf = ({ report }: Panel, team: string) => report.accounts.find(one => one.team === team);
const NO_SHOW = '2.17 · 1015 · Южный вокзал';
const pay = (from: Panel, id: string, paid: string): Decision => ({
  do: 'pay',
  id,
  seen: penaltyOf(from, id).seen,
  paid,
});

describe('the queue of a league', () => {
  test('charges come before what only is odd, each in the order in which games were played', () => {
    expect(
      panel.cases.map(({ kind, stage, game, teams }) => [kind, stage, game, teams.join()].join(' ')),
    ).toEqual([
      'noShow second 2005 Грачи',
      'twoOfTeam second 2008 Жук и Ко',
      'overLimit top 1014 Ночной дилижанс',
      'noShow top 1015 Южный вокзал',
      'barredPlayed second 2008 Запасной выход',
      'compositionOdd top 1011 ',
      'noContract top 1016 Медный чайник',
      'transferOutside top  Медный чайник',
      'salaryLow second  Мельница',
    ]);
  });

  test('each has its cell, and a charge says what it moves: points and money', () => {
    expect(panel.cases.every(({ place }) => /^[A-Z]+\d+$/.test(place?.cell ?? ''))).toBe(true);
    expect(caseOf(panel, 'overLimit', 'Ночной дилижанс')).toMatchObject({
      place: { sheet: 'Протоколы', cell: 'J143' },
      decides: false,
      charge: { clause: '2.23', sanction: '−0,1', repeat: 1 },
    });
    expect(caseOf(panel, 'noShow', 'Южный вокзал').charge?.then?.lines).toEqual([
      'Высшая лига: «Южный вокзал» 19,2 − 0,1 = 19,1, долг 400 + 125 = 525.',
    ]);
    expect(caseOf(panel, 'noShow', 'Южный вокзал').charge?.ladder.map(({ is, game }) => [is, game])).toEqual([
      ['before', '1004'],
      ['before', '1009'],
      ['now', '1015'],
      ['later', null],
    ]);
  });

  test('what goes down with it is said: points and place in one sentence, then who stays', () => {
    const { then } = preview(workbook, {
      do: 'add',
      clause: '4.2',
      team: 'Северный ветер',
      evidence: 'Срыв',
      points: '7',
    });
    expect(then.lines).toEqual([
      'Высшая лига: «Северный ветер» 14,5 − 7 = 7,5, место 9 → 10.',
      'Высшая лига: «Альбатросы» 10-е место → 9-е.',
      'Высшая лига: «Альбатросы» остаётся в высшей.',
      'Высшая лига: «Северный ветер» уходит во вторую.',
    ]);
  });

  test('a stopped game that was replayed is settled; one that was not, or has no outcome, is open', () => {
    expect(panel.games).toEqual({ begun: 41, settled: 41, open: 0, waiting: 0 });
    const [header, ...rows] = [
      ['Этап', 'Тур', 'Партия', 'Исход', 'Команда', 'Роль'],
      ['высшая', 1, 1, 'мирные', 'Волки', 'чиж'],
      ['высшая', 2, 2, 'остановлена', 'Волки', 'чиж'],
      ['высшая', 3, 3, '', 'Волки', 'чиж'],
      ['высшая', 4, 4, '', 'Волки', 'чиж'],
    ];
    const annulled = { Партия: 4, Пункт: '2.19', Санкция: 'аннулирована', Состояние: 'подтверждён' };
    const small = workbookOfSheets([
      sheet('Регламент', [
        ['Параметр', 'Значение'],
        ['regulation', 'league'],
        ['players.min', 1],
      ]),
      sheet('Команды', [['Команда'], ['Волки']]),
      sheet('Протоколы', [header as string[], ...rows]),
      sheet('Штрафы', [LEDGER, LEDGER.map(title => (annulled as Record<string, unknown>)[title] ?? '')]),
    ]);
    expect(looked(small).panel.games).toEqual({ begun: 4, settled: 2, open: 2, waiting: 0 });
  });
});

/** The penalty that a decision adds. */
function addedBy(decision: Decision): PenaltyDto | undefined {
  const before = new Set(panel.penalties.map(({ id }) => id));
  return done(workbook, decision).panel.penalties.find(({ id }) => !before.has(id));
}

describe('why', () => {
  test('each total is the sum of its awards, in both leagues', () => {
    expect(panel.report.standings.map(({ stage, rows }) => `${stage} ${rows.length}`)).toEqual([
      'top 10',
      'second 9',
    ]);
    expect(unexplained(panel)).toEqual([]);
  });

  test('every award opens into its cell and its clause', () => {
    const sheets = panel.awards.map(({ account, clause, place }) => `${account} ${clause} ${place?.sheet}`);
    expect([...new Set(sheets)].sort()).toEqual([
      'fine 2.14 Штрафы',
      'fine 2.17 Протоколы',
      'fine 2.21 Штрафы',
      'fine 2.25 Штрафы',
      'fine 3.1 Протоколы',
      'fine 4.2 Штрафы',
      'seat 2.16 Протоколы',
      'seat 3.1 Протоколы',
    ]);
    expect(panel.awards.filter(({ account, game }) => account === 'seat' && game === null)).toEqual([]);
  });

  test('3.2: the trail of a place tells the rates; of the first the extra round too', () => {
    const trail = (team: string) =>
      panel.places
        .find(one => one.team === team)
        ?.trials.map(({ criterion, teams, outcome }) =>
          [criterion, outcome, ...teams.slice(0, 2).map(({ value }) => value)].join(' '),
        );
    expect(trail('Ёлки-палки')?.map(text => text.split(' ').slice(0, -2).join(' '))).toEqual([
      'points fewer',
      '3.2 level',
      'extra round apart',
    ]);
    expect(trail('Шесть соток')?.[1]).toBe('3.2 apart 0 ');
  });

  test('nothing in it that the platform does not carry', () => expect(uncarried(panel)).toEqual([]));
});

describe('decisions', () => {
  test('a check of what a check wrote changes nothing', () => {
    const again = looked(workbook);
    expect(textsOf(again.workbook)).toEqual(textsOf(workbook));
    expect(again.panel).toEqual(panel);
  });

  test.each([
    ['confirm', 'confirmed'],
    ['dismiss', 'dismissed'],
  ] as const)('%s and taken back: every cell as it was', (what, state) => {
    const one = caseOf(panel, 'noShow', 'Южный вокзал');
    const after = done(workbook, { do: what, id: NO_SHOW, seen: one.seen, reason: 'Так решено' });
    expect(penaltyOf(after.panel, NO_SHOW)).toMatchObject({
      state,
      judge: 'Судья',
      stage: 'top',
      game: '1015',
    });
    expect(unexplained(after.panel)).toEqual([]);
    expect(looked(after.workbook).panel).toEqual(after.panel);
    const back = done(after.workbook, ...after.undo);
    expect(textsOf(back.workbook)).toEqual(textsOf(workbook));
    expect(back.panel.cases).toEqual(panel.cases);
  });

  test('all the charges at once, and back', () => {
    const charges = panel.cases.filter(({ charge }) => charge);
    const all = charges.map(({ charge, seen }): Decision => ({ do: 'confirm', id: charge?.id ?? '', seen }));
    const after = done(workbook, ...all);
    expect(accountOf(after.panel, 'Южный вокзал')).toMatchObject({ due: '700', paid: '175', owes: '525' });
    expect(textsOf(done(after.workbook, ...after.undo).workbook)).toEqual(textsOf(workbook));
  });

  test('a withdrawn fine makes later ones cheaper, and what was paid for it is credited; reinstated, all is as before', () => {
    const { seen } = penaltyOf(panel, '11');
    const after = done(workbook, { do: 'withdraw', id: '11', seen, reason: 'Ошиблись' });
    expect(['12', NO_SHOW].map(id => penaltyOf(after.panel, id).money)).toEqual(['75', '100']);
    expect(accountOf(after.panel, 'Южный вокзал')).toMatchObject({ due: '475', paid: '175', owes: '300' });
    const { then, moved } = preview(workbook, { do: 'withdraw', id: '11', seen, reason: 'Ошиблись' });
    expect(then.lines[0]).toBe('Высшая лига: «Южный вокзал» 19,2 + 0,1 = 19,3, долг 400 − 100 = 300.');
    expect(moved).toEqual(['Партия 1009: деньги 100 → 75.', 'Партия 1015: деньги 125 → 100.']);
    expect(textsOf(done(after.workbook, ...after.undo).workbook)).toEqual(textsOf(workbook));
  });
});

describe('a penalty added by hand', () => {
  const misconduct = { do: 'add', clause: '5.2', team: 'Медный чайник', evidence: 'Приват' } as const;

  test('5.2: counts for the player, whatever kinds of misconduct came before', () => {
    const after = done(workbook, { ...misconduct, player: ' носик ', game: '1009' });
    const added = penaltyOf(after.panel, '5.2 · 1009 · Медный чайник/Носик');
    expect(added).toMatchObject({
      player: 'Носик',
      stage: 'top',
      repeat: 2,
      sanction: 'игрок вне игры: день',
      points: '',
      money: '',
    });
    const other = done(workbook, { ...misconduct, player: 'Ручка', game: '1009' });
    expect(penaltyOf(other.panel, '5.2 · 1009 · Медный чайник/Ручка')).toMatchObject({
      repeat: 1,
      sanction: 'предупреждение',
    });
    // In the next check it stands in a row of its own, and says the same.
    const said = ({ penalties }: Panel) => penalties.map(({ place, ...rest }) => rest);
    expect(said(looked(after.workbook).panel)).toEqual(said(after.panel));
  });

  test('5.2: who is out by it is told with its id', () => {
    const after = done(workbook, { ...misconduct, player: 'Носик', game: '1021' });
    const id = '5.2 · 1021 · Медный чайник/Носик';
    expect(after.panel.report.barred.find(({ penalty }) => penalty === id)).toMatchObject({
      player: 'Носик',
      until: 'day',
    });
  });

  test('5.2: without a player it is refused in a sentence', () => {
    expect(ruled(workbook, [misconduct])).toBe(
      'badRequest: Решение по игроку команды «Медный чайник» не называет его: впишите игрока, иначе оно не действует.',
    );
  });

  test('2.14: a player’s second broken contract puts him out, the captain’s puts the team out', () => {
    const add = (team: string, player: string): Decision => ({
      do: 'add',
      clause: '2.14',
      team,
      player,
      game: '1016',
      evidence: 'Опять',
    });
    const sanctionOf = (decision: Decision) => addedBy(decision)?.sanction;
    expect(sanctionOf(add('Шесть соток', 'Лопата'))).toBe('игрок вне игры: до конца');
    expect(sanctionOf(add('Тихий омут', 'Ти Капитан'))).toBe('команда снята');
  });

  test('typed money stands instead of the clause’s, after the next check too', () => {
    const fine = { do: 'add', clause: '2.21', team: 'Рыжие коты', game: '1005', evidence: 'Двое' } as const;
    const own = done(workbook, fine);
    expect(penaltyOf(own.panel, '2.21 · 1005 · Рыжие коты')).toMatchObject({ money: '75', points: '0.1' });
    const typed = done(workbook, { ...fine, money: '12,5' });
    expect(typed.said).toBe('Внесено: −0,1, деньги 12,5, «Рыжие коты», 2.21.');
    expect(accountOf(typed.panel, 'Рыжие коты')).toMatchObject({ due: '112.5', owes: '12.5' });
    const again = looked(looked(typed.workbook).workbook);
    expect(penaltyOf(again.panel, '2.21 · 1005 · Рыжие коты').money).toBe('12.5');
    expect(textsOf(again.workbook)).toEqual(textsOf(typed.workbook));
    const waived = looked(done(workbook, { ...fine, money: '0' }).workbook);
    expect(accountOf(waived.panel, 'Рыжие коты')?.owes).toBe('0');
    expect(penaltyOf(waived.panel, '2.21 · 1005 · Рыжие коты').points).toBe('0.1');
  });

  test('4.3: what is a sum of the text needs no sanction; a free ruling needs one, points or money', () => {
    const free = { do: 'add', clause: '4.2', team: 'Кирпич', evidence: 'Шум' } as const;
    expect(addedBy({ ...free, clause: '4.3' })).toMatchObject({ money: '50', points: '', sanction: '' });
    expect(ruled(workbook, [{ ...free, game: '2001' }])).toMatch(/^badRequest: .*санкцию/);
    expect(addedBy({ ...free, game: '2001', money: '5' })).toMatchObject({ money: '5', stage: 'second' });
  });

  test.each(['сто', '-5', '1,234'])('money «%s» is refused in a sentence that names it', money => {
    const fine = { do: 'add', clause: '2.21', team: 'Рыжие коты', game: '1005', evidence: '' } as const;
    expect(ruled(workbook, [{ ...fine, money }])).toBe(
      `badRequest: Сумма «${money}» не годится: напишите число не меньше 0, например 75 или 37,5.`,
    );
  });

  test('taken back it stays in the ledger as withdrawn, and nothing else differs', () => {
    const after = done(workbook, { ...misconduct, player: 'Носик', game: '1009' });
    const back = done(after.workbook, ...after.undo);
    expect(back.panel.report.standings).toEqual(panel.report.standings);
    expect(back.panel.report.accounts).toEqual(panel.report.accounts);
    expect(back.panel.penalties.length).toBe(panel.penalties.length + 1);
  });
});

describe('what was paid', () => {
  test('is written into its row and the log; the account and the sentence say so', () => {
    const after = done(workbook, pay(panel, '12', '75'));
    expect(after.said).toBe('Записана оплата 75 команды «Южный вокзал», 2.17.');
    expect(columnOf(after.workbook, 'Оплачено').get('12')).toBe('75');
    expect(accountOf(after.panel, 'Южный вокзал')).toMatchObject({ due: '575', paid: '250', owes: '325' });
    expect(penaltyOf(after.panel, '12')).toMatchObject({ paid: '75', money: '100' });
    expect(logOf(after.workbook).slice(-1)).toEqual([['Штрафы', 'M13', '12', '', '75', 'Судья']]);
    expect(looked(after.workbook).panel).toEqual(after.panel);
  });

  test('taken back, the row holds what it held before', () => {
    for (const [id, paid] of [
      ['12', '75'],
      ['11', '0'],
      ['11', '50'],
    ] as const) {
      const after = done(workbook, pay(panel, id, paid));
      expect(textsOf(after.workbook)).not.toEqual(textsOf(workbook));
      const back = done(after.workbook, ...after.undo);
      expect(textsOf(back.workbook)).toEqual(textsOf(workbook));
      expect(back.panel.report).toEqual(panel.report);
    }
  });

  test('nothing paid any more: the cell is empty', () => {
    const after = done(workbook, pay(panel, '11', ''));
    expect(after.said).toBe('Оплата команды «Южный вокзал» убрана, 2.17.');
    expect(columnOf(after.workbook, 'Оплачено').get('11')).toBe('');
  });

  test('a proposal may be paid for, and keeps it when it is confirmed', () => {
    const paid = done(workbook, pay(panel, NO_SHOW, '125'));
    const confirmed = done(paid.workbook, {
      do: 'confirm',
      id: NO_SHOW,
      seen: penaltyOf(paid.panel, NO_SHOW).seen,
    });
    expect(penaltyOf(confirmed.panel, NO_SHOW)).toMatchObject({ state: 'confirmed', paid: '125' });
    expect(accountOf(confirmed.panel, 'Южный вокзал')?.owes).toBe('400');
  });

  test('refused when the row says something else than the judge saw', () => {
    const after = done(workbook, pay(panel, '12', '75'));
    expect(ruled(after.workbook, [pay(panel, '12', '100')])).toMatch(/^changed: /);
    expect(
      ruled(after.workbook, [{ ...pay(panel, '12', '1'), do: 'withdraw', reason: 'Так' } as Decision]),
    ).toMatch(/^changed: /);
  });

  test.each(['много', '-1', '#REF!'])('«%s» is no sum: refused by name', text => {
    expect(ruled(workbook, [pay(panel, '12', text)])).toBe(
      `badRequest: Сумма «${text}» не годится: напишите число не меньше 0, например 75 или 37,5.`,
    );
  });

  test('the column is made where the ledger has none', () => {
    const bare = {
      ...workbook,
      sheets: workbook.sheets.map(one => {
        const column = one.values[0]?.indexOf('Оплачено') ?? -1;
        return one.name === 'Штрафы'
          ? { ...one, values: one.values.map(row => row.filter((_, i) => i !== column)) }
          : one;
      }),
    };
    const before = looked(bare);
    const after = done(before.workbook, pay(before.panel, '12', '75'));
    expect(columnOf(after.workbook, 'Оплачено').get('12')).toBe('75');
    expect(accountOf(after.panel, 'Южный вокзал')?.paid).toBe('75');
  });
});
