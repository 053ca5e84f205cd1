import { type Book, charged, check, checkSheets, findings, type GameRow, sheetsOf, states } from '../../book';

/** Wall 1, Волки : Совы. Game 2 starts at 20:30, so the score of game 1 is due at 20:33:00. */
const firstTwo = (first: GameRow, second: GameRow = {}): Book => ({
  walls: [
    {
      games: [
        { both: '2:0', stampA: '20:20', stampB: '20:20', ...first },
        { both: '2:3', go: '20:30', stampA: '20:45', stampB: '20:45', ...second },
      ],
    },
  ],
});

describe('when a score is due', () => {
  test.each([
    ['20:33:00', []],
    ['20:33:01', ['7.3.14 Совы 1.1 late 1 warning proposed']],
  ])('7.3.14: due at GO of the next game and 3 minutes: written at %s', (stampB, expected) => {
    expect(charged(check(firstTwo({ stampB })))).toEqual(expected);
  });

  test('7.3.14: the evidence names both moments and the delay', () => {
    const { check: checked } = check(firstTwo({ stampB: '20:35:30' }));
    const [late] = checked.judgement.penalties;
    expect(late?.evidence).toMatchObject({ kind: 'enteredLate', data: { seconds: 150 } });
    expect(late?.at).toEqual({ sheet: 'Онлайн-таблица', cell: 'H2' });
  });

  test('7.3.14+: without GO due when anyone first wrote the next score (W12)', () => {
    const next = { go: '', stampA: '20:40', stampB: '20:45' };
    expect(charged(check(firstTwo({ stampB: '20:40' }, next)))).toEqual([]);
    expect(charged(check(firstTwo({ stampB: '20:40:01' }, next)))).toEqual([
      '7.3.14 Совы 1.1 late 1 warning proposed',
    ]);
  });

  test('7.3.14+: the first entry of the next score is taken from the log, not from its correction', () => {
    const book = firstTwo({ stampB: '20:41' }, { go: '', stampA: '20:50', stampB: '20:45' });
    const log = [
      ['20:40', '1', 2, 'A', '2:4'],
      ['20:50', '1', 2, 'A', '2:3', '2:4'],
    ] as const;
    expect(charged(check({ ...book, log }))).toContain('7.3.14 Совы 1.1 late 1 warning proposed');
  });

  test('7.3.14+: a row of the next game that says nothing makes nothing due', () => {
    const checked = check(
      firstTwo({ a: '2:0', b: '', both: '' }, { both: '', go: '', stampA: '', stampB: '' }),
    );
    expect(charged(checked)).toEqual([]);
    expect(states(checked)).toEqual(['waiting', 'empty']);
  });

  test('7.3.14+: a due time typed by the judge wins, later or earlier', () => {
    expect(charged(check(firstTwo({ stampB: '20:49', due: '20:50' })))).toEqual([]);
    expect(charged(check(firstTwo({ stampB: '20:26', due: '20:25' })))).toEqual([
      '7.3.14 Совы 1.1 late 1 warning proposed',
    ]);
  });

  test.each([
    ['21:10:00', []],
    ['21:10:01', ['7.3.14 Совы 1.1 late 1 warning proposed']],
    ['', ['7.3.14 Совы 1.1 late 1 warning proposed']],
  ])(
    '7.3.14+: the last score is due 10 minutes after the first captain: the other at %s',
    (stampB, expected) => {
      const row = stampB ? { both: '20:0' } : { a: '20:0' };
      expect(charged(check({ walls: [{ games: [{ ...row, stampA: '21:00', stampB }] }] }))).toEqual(expected);
    },
  );

  test('7.3.14+: the last game of a wall that a judge closed is its last game too', () => {
    const games = [{ a: '5:0', stampA: '21:00' }];
    const closed = {
      Пункт: '7.5',
      Команда: 'Совы',
      Стенка: '1',
      Санкция: 'стенка окончена',
      Состояние: 'подтверждён',
    };
    const checked = check({ walls: [{ games }], penalties: [closed] });
    expect(charged(checked)).toEqual(['7.3.14 Совы 1.1 late 1 warning proposed']);
    expect(findings(checked, 'missing')).toHaveLength(1);
  });

  test('7.3.14: before the due time nothing is proposed, after it is', () => {
    const book = firstTwo({ a: '2:0', both: '', stampB: '' }, { both: '', stampA: '', stampB: '' });
    expect(charged(check({ ...book, now: '2026-11-28T20:33' }))).toEqual([]);
    expect(findings(check({ ...book, now: '2026-11-28T20:33' }), 'missing')).toEqual([]);
    const after = check({ ...book, now: '2026-11-28T20:33:01' });
    expect(charged(after)).toEqual(['7.3.14 Совы 1.1 late 1 warning proposed']);
    expect(findings(after, 'missing').map(({ level, cell }) => [level, cell])).toEqual([['error', 'H2']]);
  });

  test('7.3.14: deadlines are by the zone of the file (W6)', () => {
    const walls = [
      {
        start: '2026-11-28T23:50',
        games: [
          { both: '2:0', stampA: '00:20', stampB: '00:30' },
          { both: '2:3', go: '00:25', stampA: '00:40', stampB: '00:40' },
        ],
      },
    ];
    const checked = checkSheets(sheetsOf({ walls }), { zone: 'Asia/Yekaterinburg' });
    expect(charged(checked)).toEqual(['7.3.14 Совы 1.1 late 1 warning proposed']);
    // 00:30 on the 29th in Yekaterinburg is 19:30 UTC on the 28th.
    expect(checked.check.judgement.penalties[0]?.when).toBe(Date.UTC(2026, 10, 28, 19, 28));
  });
});

describe('which entry counts', () => {
  test('7.3.14+: the first readable entry, not a later correction', () => {
    const log = [
      ['20:31', '1', 1, 'B', '2:0'],
      ['20:40', '1', 1, 'B', '', '2:0'],
      ['20:41', '1', 1, 'B', '2:0'],
    ] as const;
    expect(charged(check({ ...firstTwo({ stampB: '20:41' }), log }))).toEqual([]);
  });

  test('7.3.14+: what could not be read is no entry', () => {
    const log = [
      ['20:31', '1', 1, 'B', 'семь:четыре'],
      ['20:40', '1', 1, 'B', '2:0', 'семь:четыре'],
    ] as const;
    expect(charged(check({ ...firstTwo({ stampB: '20:40' }), log }))).toEqual([
      '7.3.14 Совы 1.1 late 1 warning proposed',
    ]);
  });

  test('7.3.15+: corrected before the due time, fine (W9)', () => {
    const log = [
      ['20:31', '1', 1, 'B', '3:0'],
      ['20:33', '1', 1, 'B', '2:0', '3:0'],
    ] as const;
    expect(charged(check({ ...firstTwo({ stampB: '20:33' }), log }))).toEqual([]);
  });

  test('7.3.15+: corrected after the due time, charged with the old value, and not late (W9)', () => {
    const log = [
      ['20:31', '1', 1, 'B', '3:0'],
      ['20:33:01', '1', 1, 'B', '2:0', '3:0'],
    ] as const;
    const checked = check({ ...firstTwo({ stampB: '20:33:01' }), log });
    expect(charged(checked)).toEqual(['7.3.15 Совы 1.1 inaccurate 1 warning proposed']);
    expect(checked.check.judgement.penalties[0]?.evidence).toMatchObject({
      kind: 'correctedLate',
      data: { entered: '3:0', validated: '2:0' },
    });
    expect(states(checked)).toEqual(['agreed', 'agreed']);
  });

  test('7.3.15+: a log that saw only the correction still knows the old value', () => {
    const log = [['20:40', '1', 1, 'B', '2:0', '3:0']] as const;
    expect(charged(check({ ...firstTwo({ stampB: '20:40' }), log }))).toEqual([
      '7.3.15 Совы 1.1 inaccurate 1 warning proposed',
    ]);
  });

  test('7.3.15+: a possible score at the due time that was spoilt later is not charged', () => {
    const log = [
      ['20:31', '1', 1, 'B', '2:0'],
      ['20:50', '1', 1, 'B', '2:2', '2:0'],
    ] as const;
    const checked = check({ ...firstTwo({ a: '2:0', b: '2:2', stampB: '20:50' }), log });
    expect(states(checked)[0]).toBe('impossible');
    expect(charged(checked)).toEqual([]);
  });

  test('7.3.14: an inferred stamp proves nothing, a missing one is shown', () => {
    const inferred = check(firstTwo({ stampB: '~20:50' }));
    expect([charged(inferred), findings(inferred, 'unstamped')]).toEqual([[], []]);
    const missing = check(firstTwo({ stampB: '' }));
    expect(charged(missing)).toEqual([]);
    expect(findings(missing, 'unstamped').map(({ level, cell }) => [level, cell])).toEqual([
      ['warning', 'H2'],
    ]);
  });

  test('7.3.14: scores pasted as one block were in time for each other (W1)', () => {
    const paste = { go: '', stampA: '21:00', stampB: '21:00' };
    expect(charged(check(firstTwo(paste, paste)))).toEqual([]);
  });

  test('7.3.14+++: without any times a blank cell is late once the next score stands', () => {
    const checked = check({ walls: [{ games: [{ a: '2:0' }, '2:3'] }] });
    expect(charged(checked)).toEqual(['7.3.14 Совы 1.1 late 1 warning proposed']);
    expect(findings(checked, 'missing').map(({ level, cell }) => [level, cell])).toEqual([['error', 'H2']]);
  });

  test('7.3.14: blank is not entered, 0:0 is a draw before any points (C6)', () => {
    const checked = check({ walls: [{ games: ['0:0', { a: '0:0' }, '2:0'] }] });
    expect(states(checked)).toEqual(['agreed', 'waiting', 'agreed']);
    expect(charged(checked)).toEqual(['7.3.14 Совы 1.2 late 1 warning proposed']);
  });
});

describe('what can follow', () => {
  /** The charges and states of a wall whose last row is followed by nothing: a due time is typed. */
  const last = (games: readonly (GameRow | string)[], more: Partial<Book> = {}) => {
    const rows = games.map(
      (row, i): GameRow => ({
        ...(typeof row === 'string' ? { both: row } : row),
        ...(i === games.length - 1 && { due: '21:00' }),
      }),
    );
    return check({ ...more, walls: [{ ...more.walls?.[0], games: rows }] });
  };
  const inaccurate = (team: string, at: string) => `7.3.15 ${team} 1.${at} inaccurate 1 warning proposed`;

  test.each([
    ['a side went down', '5:3', '5:2'],
    ['both sides went up', '5:3', '6:4'],
    ['the wall was over', '20:0', '20:5'],
    ['the wall was over, even unchanged', '20:0', '20:0'],
  ])('7.3.15+: %s: after %s one captain writes %s', (_, before, entered) => {
    const checked = last(['5:0', before, { a: before.startsWith('20') ? '' : '5:5', b: entered }]);
    expect(states(checked)[2]).toBe('impossible');
    expect(charged(checked).filter(line => line.startsWith('7.3.15'))).toEqual([inaccurate('Совы', '3')]);
    expect(findings(checked, 'impossible')).toHaveLength(1);
  });

  test('7.3.15+: both captains wrote the same impossible score: both are charged', () => {
    const checked = last(['5:3', '6:4'].map((both, i) => (i === 0 ? '5:0' : { both })));
    expect(states(checked)).toEqual(['agreed', 'impossible']);
    expect(charged(checked)).toEqual([inaccurate('Волки', '2'), inaccurate('Совы', '2')]);
  });

  test('7.3.15: before the due time an impossible score only warns', () => {
    const walls = [{ games: ['5:0', { a: '7:0', b: '7:2', due: '21:00' }] }];
    const before = check({ walls, now: '2026-11-28T21:00' });
    expect([charged(before), states(before)]).toEqual([[], ['agreed', 'impossible']]);
    expect(charged(check({ walls, now: '2026-11-28T21:01' }))).toEqual([inaccurate('Совы', '2')]);
  });

  test('2.4: an undecided game leaves the score', () => {
    const checked = last(['5:0', '5:0', '5:3']);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed', 'agreed'], []]);
  });

  test('2.10: the same score in two rows, the second game was frozen and is replayed (C14)', () => {
    const checked = last(['2:0', { both: '2:0', go: '20:30', stampA: '20:40', stampB: '20:41' }, '2:3']);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed', 'agreed'], []]);
  });

  test('7.3.15+: after an open row two games may have raised both sides', () => {
    const checked = last(['5:0', { a: '8:0', b: '5:4' }, '8:4']);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'dispute', 'agreed'], []]);
  });

  test('7.3.15+: but nothing takes a side down, nor both to the target', () => {
    const open = { a: '8:0', b: '5:4' };
    expect(charged(last(['5:0', open, { a: '8:4', b: '4:4' }]))).toEqual([inaccurate('Совы', '3')]);
    const both = last(['15:0', '15:10', { a: '17:10', b: '15:12' }, { a: '20:20', b: '20:19' }]);
    expect(charged(both)).toEqual([inaccurate('Волки', '4')]);
  });

  test('5.1+: with Annex 1 empty one side goes up by any amount', () => {
    const checked = last(['7:0', '7:11', '8:11']);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed', 'agreed'], []]);
  });

  const annex1 = { parameters: { annex1: 'простая:2; активом:3' } };

  test('7.6: with Annex 1 filled a step that is not in it is inaccurate', () => {
    expect(charged(last(['2:0', '2:3'], annex1))).toEqual([]);
    expect(charged(last(['2:0', { a: '2:4', b: '2:3' }], annex1))).toEqual([inaccurate('Волки', '2')]);
    const [finding] = findings(last(['2:0', { a: '2:4', b: '2:3' }], annex1), 'impossible');
    expect(finding).toMatchObject({ level: 'error', cell: 'G3' });
  });

  test.each([
    ['4:0', []],
    ['5:0', []],
    ['3:2', []],
    ['0:0', []],
    ['6:1', ['Совы']],
    ['1:0', ['Совы']],
    ['7:0', ['Совы']],
  ])('7.3.15+: two rows of Annex 1 (2 or 3 each) reach %s or not', (b, teams) => {
    const checked = last(
      [
        { a: '2:0', b: '0:2' },
        { a: '4:0', b },
      ],
      annex1,
    );
    const found = charged(checked).filter(line => line.includes(' 1.2 '));
    expect(found).toEqual(teams.map(team => inaccurate(team, '2')));
  });

  const losers = { parameters: { annex1: 'простая:3/1; сухая:4' } };

  test('5.1: points of the loser by Annex 1 raise both sides', () => {
    const checked = last(['3:1', '4:4', '4:8'], losers);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed', 'agreed'], []]);
    expect(charged(last(['3:1', { a: '6:2', b: '6:1' }], losers))).toEqual([inaccurate('Совы', '2')]);
  });

  test('7.3.15+: rows of Annex 1 with points of the loser, over an open row', () => {
    const open = { a: '3:1', b: '1:3' };
    expect(charged(last([open, { a: '4:4', b: '7:1' }], losers))).toEqual([]);
    expect(charged(last([open, { a: '4:4', b: '6:1' }], losers))).toEqual([inaccurate('Совы', '2')]);
  });

  test('7.3.15+: a gap in the numbers is a game that nobody wrote, not an offence', () => {
    const games = [
      { game: 2, both: '2:3' },
      { game: 3, both: '5:3' },
      { game: 5, both: '8:7', due: '21:00' },
    ];
    const checked = check({ walls: [{ games }] });
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed', 'agreed'], []]);
    expect(findings(checked, 'gap').map(({ level, cell }) => [level, cell])).toEqual([
      ['warning', 'B2'],
      ['warning', 'B4'],
    ]);
  });

  test('7.3.15+: a repeated row is a finding with the cell, no charge', () => {
    const games = ['2:0', { game: 1, both: '9:9' }, { game: 2, both: '2:3', due: '21:00' }];
    const checked = check({ walls: [{ games }] });
    expect(findings(checked, 'duplicate').map(({ level, cell }) => [level, cell])).toEqual([['error', 'B3']]);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed'], []]);
  });

  test.each([
    ['Зайцы', 'otherTeam'],
    ['Лисы', 'unknownTeam'],
  ])('7.3.15+: %s in the row of a wall of two others is a finding, no charge', (name, kind) => {
    const book = { walls: [{ games: ['2:0', '2:3'] }], teams: ['Волки', 'Совы', 'Зайцы'] };
    const sheets = sheetsOf(book).map(sheet =>
      sheet.name === 'Онлайн-таблица'
        ? {
            ...sheet,
            values: sheet.values.map((row, i) => (i === 1 ? row.map((v, j) => (j === 5 ? name : v)) : row)),
          }
        : sheet,
    );
    const checked = checkSheets(sheets);
    expect(findings(checked, kind).map(({ level, cell }) => [level, cell])).toEqual([['error', 'F2']]);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed'], []]);
  });
});

describe('two captains', () => {
  const second = (row: GameRow): Book => ({ walls: [{ games: ['2:0', { due: '21:00', ...row }] }] });

  test('7.3.15+: two possible scores are a dispute, nobody is charged', () => {
    const checked = check(second({ a: '4:0', b: '2:3' }));
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'dispute'], []]);
    expect(findings(checked, 'dispute').map(({ level, cell }) => [level, cell])).toEqual([['error', 'G3']]);
  });

  test.each([
    ['4:0', ['Совы']],
    ['2:3', ['Волки']],
    ['2:4', ['Волки', 'Совы']],
  ])('7.3.15+: the judge rules %s and whoever is in error is charged', (judge, teams) => {
    const checked = check(second({ a: '4:0', b: '2:3', judge }));
    expect(states(checked)).toEqual(['agreed', 'ruled']);
    expect(charged(checked)).toEqual(teams.map(team => `7.3.15 ${team} 1.2 inaccurate 1 warning proposed`));
  });

  test('7.3.15: a ruling may be charged before the due time', () => {
    const checked = check({ ...second({ a: '4:0', b: '2:3', judge: '4:0' }), now: '2026-11-28T20:50' });
    expect(charged(checked)).toEqual(['7.3.15 Совы 1.2 inaccurate 1 warning proposed']);
  });

  test('7.3.15++: mirrored scores are a dispute that says so (C13)', () => {
    const mirrored = check({ walls: [{ games: [{ a: '0:7', b: '7:0', due: '21:00' }] }] });
    expect([states(mirrored), charged(mirrored)]).toEqual([['dispute'], []]);
    const found = mirrored.check.judgement.findings.find(({ kind }) => kind === 'dispute');
    expect(found?.data.mirrored).toBe('yes');
  });

  test.each([['7:0'], ['0:0']])(
    '7.3.15++: mirrored entries are a dispute even if impossible, after %s',
    before => {
      const checked = check({ walls: [{ games: [before, { a: '7:4', b: '4:7', due: '21:00' }] }] });
      expect([states(checked), charged(checked)]).toEqual([['agreed', 'dispute'], []]);
    },
  );

  test('7.3.15+: an unreadable cell is never charged by itself, the other captain still is', () => {
    const cell = new Date(Date.UTC(1899, 11, 30, 1, 29, 43)); // 04:00 of Moscow in 1899, once typed as 4:0
    const checked = check(second({ a: cell, b: '4:0' }));
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'unreadable'], []]);
    expect(findings(checked, 'unreadable').map(({ level, cell }) => [level, cell])).toEqual([
      ['error', 'G3'],
    ]);
    expect(charged(check(second({ a: cell, b: '1:0' })))).toEqual([
      '7.3.15 Совы 1.2 inaccurate 1 warning proposed',
    ]);
  });

  test('7.3.15+: an unreadable cell beside a ruling is settled', () => {
    const checked = check(second({ a: 'семь', b: '4:0', judge: '4:0' }));
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'ruled'], []]);
    expect(findings(checked).filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('wins by cards in the cell', () => {
  const semi = (games: readonly (GameRow | string)[]): Book => ({ walls: [{ stage: 'полуфинал', games }] });

  test("3.4: one captain's mark alone is a finding and does not count (C13)", () => {
    const checked = check(semi([{ a: '7:0к', b: '7:0' }]));
    expect(states(checked)).toEqual(['agreed']);
    expect(findings(checked, 'cardsOpen').map(({ level, cell }) => [level, cell])).toEqual([
      ['warning', 'G2'],
    ]);
    expect(checked.check.judgement.awards).toEqual([]);
  });

  test('3.4: the column of the judge decides when it is filled', () => {
    const checked = check({ walls: [{ games: [{ both: '7:0к', byCards: 'B' }] }] });
    expect(findings(checked, 'cardsOtherSide').map(({ level, cell }) => [level, cell])).toEqual([
      ['error', 'B2'],
    ]);
    const right = check({ walls: [{ games: [{ a: '7:0к', b: '7:0', byCards: 'A' }] }] });
    expect([findings(right, 'cardsOpen'), findings(right, 'cardsOtherSide')]).toEqual([[], []]);
  });
});
