import {
  type Book,
  charged,
  check,
  findings,
  type GameRow,
  ruled,
  ruling,
  type WallRow,
  wallOf,
} from '../../book';

/** Волки take game 1 (so Совы create game 2); its score is first written at 20:20:00. */
const created = (second: GameRow, first: GameRow = {}, wall: Partial<WallRow> = {}): Book => ({
  walls: [
    {
      ...wall,
      games: [
        { both: '2:0', stampA: '20:20', stampB: '20:21', ...first },
        { both: '2:3', stampA: '20:45', stampB: '20:45', ...second },
      ],
    },
  ],
});

describe('creating a game', () => {
  test.each([
    ['20:22:00', []],
    ['20:22:01', ['7.3.3 Совы 1.2 createdLate 1 warning proposed']],
    ['20:30:00', ['7.3.3 Совы 1.2 createdLate 1 warning proposed']],
    ['20:30:01', ['7.3.3 Совы 1.2 createdLate 1 credit 20 proposed']],
  ])(
    '7.3.3: 2 minutes from the first stamp of the score before, the loser creates: at %s',
    (at, expected) => {
      expect(charged(check(created({ created: at })))).toEqual(expected);
    },
  );

  test('2.5: the loser creates, whichever side he is', () => {
    expect(charged(check(created({ created: '20:23' }, { both: '0:2' })))).toContain(
      '7.3.3 Волки 1.2 createdLate 1 warning proposed',
    );
  });

  test('2.2-bis: without a time of creation nothing is said of the clock', () => {
    const checked = check(created({ go: '20:25' }));
    expect([charged(checked), findings(checked, 'createdLateBySomeone')]).toEqual([[], []]);
  });

  test('2.2-bis: the times that people typed beside a score are never filled in', () => {
    const { check: checked } = check(created({ go: '20:25' }));
    const columns = checked.blocks
      .filter(({ sheet }) => sheet === 'Онлайн-таблица')
      .map(({ column }) => column);
    expect(columns).toEqual([14]); // the status alone
  });

  test('7.3.3+: after a draw the judge names the team', () => {
    const checked = check(created({ created: '20:23' }, { both: '0:0' }));
    expect(charged(checked).filter(line => line.startsWith('7.3.3'))).toEqual([]);
    expect(findings(checked, 'createdLateBySomeone').map(({ level, cell }) => [level, cell])).toEqual([
      ['warning', 'B3'],
    ]);
  });

  test('7.3.3+: an unsettled score before it has no loser either', () => {
    const checked = check(created({ created: '20:23' }, { both: '', a: '2:0', b: '0:2' }));
    expect(charged(checked).filter(line => line.startsWith('7.3.3 '))).toEqual([]);
    expect(findings(checked, 'createdLateBySomeone')).toHaveLength(1);
  });

  test('7.3.3+: after two games written as one row the loser is not known', () => {
    const games = [
      { a: '2:0', b: '0:2', stampA: '20:20', stampB: '20:20' },
      { both: '4:0', stampA: '20:40', stampB: '20:40' },
      { both: '4:3', created: '20:43', stampA: '20:50', stampB: '20:50' },
    ];
    const checked = check({ walls: [{ games }] });
    expect(charged(checked)).toEqual([]);
    expect(findings(checked, 'createdLateBySomeone').map(({ cell }) => cell)).toEqual(['B4']);
  });

  test.each([
    ['20:02:00', 0],
    ['20:02:01', 1],
  ])('7.3.3+: the first game of a wall, from its start, created at %s', (at, count) => {
    const checked = check(created({}, { created: at }));
    expect(charged(checked)).toEqual([]);
    expect(findings(checked, 'createdLateBySomeone')).toHaveLength(count);
  });

  test('7.3.3+: after a missing number nothing is counted from the score before it', () => {
    const checked = check(created({ game: 3, created: '20:43', both: '2:3' }));
    expect(charged(checked).filter(line => line.startsWith('7.3.3 '))).toEqual([]);
  });

  /** Совы create late twice, the second time over 10 minutes. */
  const twice: Book = {
    walls: [
      {
        games: [
          { both: '2:0', stampA: '20:20', stampB: '20:20' },
          { both: '4:0', created: '20:23', stampA: '20:40', stampB: '20:40' },
          { both: '4:3', created: '20:51', stampA: '21:00', stampB: '21:00' },
          { both: '4:5', created: '21:01', stampA: '21:10', stampB: '21:10' },
          { both: '9:5', created: '21:11', stampA: '21:20', stampB: '21:20' },
          { both: '9:5', created: '21:25', stampA: '21:40', stampB: '21:40' },
        ],
      },
    ],
  };

  test('7.3.3: the credit comes instead of the step and counts as a repeat', () => {
    expect(charged(check(twice))).toEqual([
      '7.3.3 Совы 1.2 createdLate 1 warning proposed',
      '7.3.3 Совы 1.3 createdLate 2 credit 20 proposed',
      '7.3.3 Совы 1.6 createdLate 3 deduct 5 proposed',
    ]);
  });

  test('7.3.3: confirmed, the credit of 20 ends the wall of a group', () => {
    expect(wallOf(check(twice))).toBe('running 9:5');
    expect(wallOf(check(twice, { confirmBy: 'Судья' }))).toBe('validated 29:0');
  });

  test('7.3.3: a judge who amends the sanction is obeyed', () => {
    const amended = ruling('Совы', 'предупреждение', { Пункт: '7.3.3', Партия: 3, Повтор: 2 });
    expect(charged(check({ ...twice, penalties: [amended] }))).toContain(
      '7.3.3 Совы 1.3 createdLate 2 warning confirmed',
    );
  });

  test('7.3.3: a row without a sanction confirms what is due', () => {
    const bare = ruling('Совы', '', { Пункт: '7.3.3', Партия: 3 });
    expect(charged(check({ ...twice, penalties: [bare] }))).toContain(
      '7.3.3 Совы 1.3 createdLate 2 credit 20 confirmed',
    );
  });

  test('7.3.3: the limits are parameters', () => {
    const parameters = { 'create.minutes': 3, 'create.limit': 30, 'create.credit': 7 };
    expect(charged(check({ ...twice, parameters }))).toEqual([
      '7.3.3 Совы 1.3 createdLate 1 warning proposed',
      '7.3.3 Совы 1.6 createdLate 2 deduct 5 proposed',
    ]);
    const short = { ...parameters, 'create.limit': 4 };
    expect(charged(check({ ...twice, parameters: short }))[0]).toBe(
      '7.3.3 Совы 1.3 createdLate 1 credit 7 proposed',
    );
  });
});

describe('gathering for a game', () => {
  const gathered = (book: Book) =>
    check(book).check.judgement.findings.flatMap(({ level, kind, data }) =>
      kind === 'gatheredLate' ? [[level, data.game, data.seconds, data.fives]] : [],
    );

  test.each([
    ['20:27:00', []],
    ['20:27:01', [['note', 2, 1, 0]]],
    ['20:31:59', [['note', 2, 299, 0]]],
    ['20:32:00', [['warning', 2, 300, 1]]],
    ['20:37:30', [['warning', 2, 630, 2]]],
  ])('7.3.4+: 5 minutes from creation, each full 5 minutes past it shown: GO at %s', (go, expected) => {
    expect(gathered(created({ created: '20:22', go }))).toEqual(expected);
  });

  test('2.2: the first game gathers from the start of the wall', () => {
    expect(gathered(created({}, { created: '20:05', go: '20:10' }))).toEqual([]);
    expect(gathered(created({}, { created: '20:05', go: '20:16' }))).toEqual([['warning', 1, 360, 1]]);
    expect(gathered(created({}, { created: '20:05', go: '20:16' }, { start: '2026-11-28T20:06' }))).toEqual(
      [],
    );
  });

  test('2.3: 5 minutes to gather, 10 for the first game; both are parameters', () => {
    const book = created({ created: '20:22', go: '20:28' }, { go: '20:12' });
    expect(gathered(book)).toEqual([
      ['note', 1, 120, 0],
      ['note', 2, 60, 0],
    ]);
    const parameters = { 'gather.first': 12, 'gather.minutes': 6, 'break.minutes': 3 };
    expect(gathered({ ...book, parameters })).toEqual([]);
  });

  test('2.3+: before a first game the break is said, for the judge to weigh', () => {
    const { check: checked } = check({
      ...created({}, { go: '20:16' }),
      parameters: { 'break.minutes': 12 },
    });
    const found = checked.judgement.findings.find(({ kind }) => kind === 'gatheredLate');
    expect(found?.data.break).toBe(12);
  });

  test('7.3.4: the judge names the team: 5 points for every 5 minutes', () => {
    const late = (sanction: string) => {
      const penalties = [ruling('Совы', sanction, { Пункт: '7.3.4', Партия: 2 })];
      return check({ walls: [{ games: ['12:0', '12:15', '20:15'] }], penalties });
    };
    expect(wallOf(late(''))).toBe('validated 20:10');
    expect(wallOf(late('минус 15'))).toBe('validated 20:0');
    expect(wallOf(late('минус 20'))).toBe('validated 20:-5');
  });

  test('7.3.4: no game played in the wall: the opponent is credited 20', () => {
    const penalties = [ruling('Совы', 'сопернику 20', { Пункт: '7.3.4' })];
    const checked = check({ walls: [{ games: [] }], penalties });
    expect(wallOf(checked)).toBe('validated 20:0');
    expect(ruled(checked)).toEqual(['7.3.4 Совы 1 credit 20 confirmed']);
  });

  test('7.3.11: late to the tournament: 5 to the opponent, over 16 minutes 0–20', () => {
    const late = (sanction: string) =>
      check({
        walls: [{ games: ['12:0', '12:9', '20:9'] }],
        penalties: [ruling('Волки', sanction, { Пункт: '7.3.11' })],
      });
    expect(wallOf(late(''))).toBe('validated 20:14');
    expect(wallOf(late('0–20'))).toBe('forfeited 0:20');
  });
});
