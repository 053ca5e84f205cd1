import { type Book, check, type GameRow, type PenaltyRow, places, ruling, type WallRow } from '../../book';

/** A wall of two games that ends x:y: the loser takes his points first. */
const wall = (a: string, b: string, x: number, y: number, more: Partial<WallRow> = {}): WallRow => ({
  a,
  b,
  games: x > y ? [`0:${y}`, `${x}:${y}`] : [`${x}:0`, `${x}:${y}`],
  ...more,
});
const standing = (walls: readonly WallRow[], more: Partial<Book> = {}) => places(check({ walls, ...more }));
const rows = (walls: readonly WallRow[], more: Partial<Book> = {}) =>
  (check({ walls, ...more }).report.standings[0]?.rows ?? []).map(row => [
    row.team,
    row.place,
    row.qualified,
  ]);

/** Every score from 1 gives 1 point: all who played as much are level, and the tie-breaks speak. */
const flat = { parameters: { scale: '1:1' } };

describe('group points', () => {
  test.each([
    [0, '0'],
    [1, '0.5'],
    [2, '0.5'],
    [3, '1'],
    [4, '1'],
    [5, '1.5'],
    [6, '1.5'],
    [7, '2'],
    [8, '2'],
    [9, '2.5'],
    [10, '2.5'],
    [11, '3'],
    [12, '3'],
    [13, '3.5'],
    [14, '3.5'],
    [15, '4'],
    [16, '4'],
    [17, '4.5'],
    [18, '4.5'],
    [19, '5'],
  ])('3.4: a score of %i gives %s', (own, points) => {
    expect(standing([wall('Волки', 'Совы', 20, own)])).toEqual(['1 Волки 5.5', `2 Совы ${points}`]);
  });

  test('3.4: to 20 or more, more than 20 gives no more', () => {
    expect(standing([wall('Волки', 'Совы', 27, 3)])).toEqual(['1 Волки 5.5', '2 Совы 1']);
  });

  test('3.4+: below 0 gives 0', () => {
    const penalties = [ruling('Совы', 'минус 9')];
    expect(standing([wall('Волки', 'Совы', 20, 3)], { penalties })).toEqual(['1 Волки 5.5', '2 Совы 0']);
  });

  test('3.4: an own scale, between whole scores too', () => {
    const parameters = { scale: '1:0,25; 4,5:2' };
    const penalties = [ruling('Совы', 'минус 0,5')];
    const twice = [wall('Волки', 'Совы', 20, 5), wall('Волки', 'Лисы', 20, 4)];
    expect(standing(twice, { parameters, penalties })).toEqual(['1 Волки 4', '2 Совы 2', '3 Лисы 0.25']);
  });

  test('3.1: day 1 is played in groups, each with a table of its own; a wall that runs counts nowhere', () => {
    const walls = [
      wall('Волки', 'Совы', 20, 3),
      wall('Зайцы', 'Лисы', 20, 9, { group: 'B' }),
      { a: 'Волки', b: 'Совы', games: ['7:0'] },
    ];
    const checked = check({ walls });
    expect(places(checked)).toEqual(['1 Волки 5.5', '2 Совы 1']);
    expect(places(checked, 'group', 'B')).toEqual(['1 Зайцы 5.5', '2 Лисы 2.5']);
    const provisional = checked.report.standings.map(table => table.rows.map(row => row.provisional));
    // 7 points of the running wall would be 2 more.
    expect(provisional).toEqual([
      ['7.5', '1'],
      [null, null],
    ]);
  });
});

describe('two level on points', () => {
  // Волки 5.5 + 2.5 (9), Совы 2.5 (10) + 5.5, Зайцы 5.5 + 5.
  const walls = [wall('Волки', 'Совы', 20, 10), wall('Волки', 'Зайцы', 9, 20), wall('Совы', 'Зайцы', 20, 19)];

  test('4.1.a: the winner of their wall is above', () => {
    expect(standing(walls)).toEqual(['1 Зайцы 10.5', '2 Волки 8 4.1.a', '3 Совы 8 4.1.a']);
  });

  test('4.1.a: by the final score, after deductions', () => {
    // Волки 20 − 11 = 9 : 10, and 9 points give 2.5: both are on 5 and 8, so the level pair is another one.
    const penalties = [ruling('Волки', 'минус 11')];
    expect(standing(walls, { ...flat, penalties })).toEqual([
      '1 Совы 2 4.1.a',
      '2 Зайцы 2 4.1.a',
      '3 Волки 2 4.1.a',
    ]);
  });

  test('4.1.a: a drawn wall does not decide, the sum of games does', () => {
    const penalties = [ruling('Волки', 'минус 10')];
    // 10:10, then one wall each: 2 points of the flat scale, in games 20 + 9 and 10 + 20.
    const two = [wall('Волки', 'Совы', 20, 10), wall('Волки', 'Зайцы', 9, 20), wall('Совы', 'Лисы', 20, 9)];
    expect(standing(two, { ...flat, penalties }).slice(0, 2)).toEqual(['1 Совы 2 4.1.b', '2 Волки 2 4.1.b']);
  });

  test('4.1.b: without a wall between them the sum of games decides', () => {
    const apart = [wall('Волки', 'Лисы', 20, 4), wall('Совы', 'Зайцы', 21, 3)];
    expect(standing(apart)).toEqual([
      '1 Совы 5.5 4.1.b',
      '2 Волки 5.5 4.1.b',
      '3 Лисы 1 4.1.b',
      '4 Зайцы 1 4.1.b',
    ]);
  });
});

describe('three level in a circle', () => {
  const circle = (vs: number, sz: number, zv: number): WallRow[] => [
    wall('Волки', 'Совы', 20, vs),
    wall('Совы', 'Зайцы', 20, sz),
    wall('Зайцы', 'Волки', 20, zv),
  ];

  test('4.1.a+: separates nobody, 4.1.b decides: P3', () => {
    // 11 and 12 both give 3. Games: Волки 20 + 12, Совы 11 + 20, Зайцы 11 + 20.
    expect(standing(circle(11, 11, 12))).toEqual([
      '1 Волки 8.5 4.1.b',
      '2 Зайцы 8.5 shared',
      '2 Совы 8.5 shared',
    ]);
  });

  test('4.1.a+: b) decides without going back: the two still level share the place', () => {
    // Совы and Зайцы stay level on 31 though Совы beat Зайцы.
    const [, second, third] = rows(circle(11, 11, 12));
    expect([second?.[1], third?.[1]]).toEqual([2, 2]);
  });

  test('4.1.a+: level in everything, all share, the next is fourth (P4)', () => {
    const walls = [
      ...circle(10, 10, 10),
      wall('Волки', 'Лисы', 20, 1),
      wall('Совы', 'Лисы', 20, 1),
      wall('Зайцы', 'Лисы', 20, 2),
    ];
    expect(standing(walls)).toEqual([
      '1 Волки 13.5 shared',
      '1 Зайцы 13.5 shared',
      '1 Совы 13.5 shared',
      '4 Лисы 1.5',
    ]);
  });

  test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    '4.1.a+: the order of input is nothing: %j (P3)',
    order => {
      const walls = circle(11, 12, 12);
      const moved = order.map(i => walls[i] as WallRow);
      const teams = order.map(i => ['Волки', 'Совы', 'Зайцы'][i] as string);
      const found = rows(moved, { teams }).map(([team, place]) => `${place} ${team}`);
      // Games: Волки 20 + 12, Совы 11 + 20, Зайцы 12 + 20.
      expect(found.sort()).toEqual(['1 Волки', '1 Зайцы', '3 Совы']);
    },
  );

  test('4.1.b: neither deductions nor credits nor wins by cards count (P6, P16)', () => {
    const walls = circle(11, 11, 11);
    const sums = (more: Partial<Book>) =>
      Object.fromEntries(
        (check({ walls, ...more }).report.standings[0]?.rows ?? []).map(row => [
          row.team,
          row.criteria['4.1.b'],
        ]),
      );
    expect(sums({})).toEqual({ Волки: '31', Совы: '31', Зайцы: '31' });
    const penalties = [ruling('Волки', 'минус 1'), ruling('Волки', 'сопернику 1')];
    expect(sums({ penalties })).toEqual({ Волки: '31', Совы: '31', Зайцы: '31' });
    const cards = [
      { ...walls[0], games: ['0:11', { both: '20:11', byCards: 'A' }] } as WallRow,
      ...walls.slice(1),
    ];
    expect(sums({ walls: cards })).toEqual({ Волки: '11', Совы: '31', Зайцы: '31' });
    expect(standing(cards)).toEqual(['1 Зайцы 8.5 shared', '1 Совы 8.5 shared', '3 Волки 8.5 4.1.b']);
  });

  test('4.1.b: of a game won by cards the points of the loser do not count either', () => {
    const games: GameRow[] = [{ both: '15:1', byCards: 'A' }, { both: '30:2' }];
    const checked = check({ walls: [{ games }], parameters: { annex1: 'всухую:15/1' } });
    const sums = checked.report.standings[0]?.rows.map(row => [row.team, row.criteria['4.1.b']]);
    expect(sums).toEqual([
      ['Волки', '15'],
      ['Совы', '1'],
    ]);
  });

  test('4.1.b+: a forfeited wall is 0–20 there too, unless `forfeitInTieBreak` says no', () => {
    const walls = circle(11, 11, 11);
    const penalties = [ruling('Совы', '0–20', { Пункт: '7.3.8' })];
    const sums = (parameters = {}) =>
      (check({ walls, penalties, parameters }).report.standings[0]?.rows ?? [])
        .map(row => `${row.team} ${row.criteria['4.1.b']}`)
        .sort();
    expect(sums()).toEqual(['Волки 31', 'Зайцы 31', 'Совы 20']);
    expect(sums({ forfeitInTieBreak: 'нет' })).toEqual(['Волки 11', 'Зайцы 31', 'Совы 20']);
  });
});

describe('four level', () => {
  test('4.1.a+: wins 2, 2, 1, 1: both pairs start again from a) among themselves', () => {
    const walls = [
      wall('Волки', 'Совы', 20, 2),
      wall('Волки', 'Зайцы', 20, 11),
      wall('Лисы', 'Волки', 20, 1),
      wall('Совы', 'Зайцы', 20, 12),
      wall('Совы', 'Лисы', 20, 11),
      wall('Зайцы', 'Лисы', 20, 11),
    ];
    // 11.5 each. Sums of games: Волки 41, Совы 42, Зайцы 43, Лисы 42: b) alone would turn the table round.
    expect(standing(walls)).toEqual([
      '1 Волки 11.5 4.1.a',
      '2 Совы 11.5 4.1.a',
      '3 Зайцы 11.5 4.1.a',
      '4 Лисы 11.5 4.1.a',
    ]);
    expect(standing(walls, { parameters: { 'chain.group': '4.1.b' } })).toEqual([
      '1 Зайцы 11.5 4.1.b',
      '2 Лисы 11.5 shared',
      '2 Совы 11.5 shared',
      '4 Волки 11.5 4.1.b',
    ]);
    // b) first leaves Совы and Лисы on 42; a) then speaks of the two.
    expect(standing(walls, { parameters: { 'chain.group': '4.1.b > 4.1.a' } })).toEqual([
      '1 Зайцы 11.5 4.1.b',
      '2 Совы 11.5 4.1.a',
      '3 Лисы 11.5 4.1.a',
      '4 Волки 11.5 4.1.b',
    ]);
  });

  test('4.1.a+: one separates, the circle of the rest goes to b)', () => {
    const walls = [
      wall('Волки', 'Совы', 20, 5),
      wall('Волки', 'Зайцы', 20, 6),
      wall('Волки', 'Лисы', 20, 7),
      wall('Совы', 'Зайцы', 20, 10),
      wall('Зайцы', 'Лисы', 20, 10),
      wall('Лисы', 'Совы', 20, 10),
    ];
    expect(standing(walls, flat)).toEqual([
      '1 Волки 3 4.1.a',
      '2 Лисы 3 4.1.b',
      '3 Зайцы 3 4.1.b',
      '4 Совы 3 4.1.b',
    ]);
  });

  test('4.1.a+: only walls among exactly the tied teams count (P5)', () => {
    // Лисы beat Совы, but are not level with them: Волки and Совы are, and did not meet.
    const walls = [wall('Волки', 'Зайцы', 20, 1), wall('Лисы', 'Совы', 20, 19), wall('Лисы', 'Зайцы', 20, 1)];
    const parameters = { scale: '1:0; 19:5' };
    expect(standing(walls, { parameters })).toEqual([
      '1 Лисы 10',
      '2 Волки 5 4.1.b',
      '3 Совы 5 4.1.b',
      '4 Зайцы 0',
    ]);
  });
});

describe('who goes on', () => {
  const walls = [wall('Волки', 'Совы', 20, 10), wall('Зайцы', 'Лисы', 20, 10)];
  const cut = (n: number, more: Partial<Book> = {}): Partial<Book> => ({
    parameters: { 'qualify.group': n },
    ...more,
  });

  test('3.4+++: how many go on is not said: unknown until it is set', () => {
    expect(rows(walls).map(([, , qualified]) => qualified)).toEqual([null, null, null, null]);
  });

  test('3.4+++: level across the cut is neither through nor out, and an error', () => {
    const checked = check({ walls, ...cut(1) });
    expect(checked.report.standings[0]?.rows.map(row => row.qualified)).toEqual([null, null, false, false]);
    const [error] = checked.report.findings.filter(({ kind }) => kind === 'tieAcrossCut');
    expect(error).toMatchObject({ level: 'error', sheet: 'Стенки' });
    expect(checked.report.final).toBe(false);
  });

  test('3.4+++: level on one side of the cut is no matter', () => {
    const checked = check({ walls, ...cut(2) });
    expect(checked.report.standings[0]?.rows.map(row => row.qualified)).toEqual([true, true, false, false]);
    expect(checked.report.findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('7.5: `выше` lifts a team over those level with it, and only those', () => {
    const lift = (team: string): readonly PenaltyRow[] => [
      ruling(team, 'выше', { Стенка: '', Этап: 'группа' }),
    ];
    expect(standing(walls, cut(1, { penalties: lift('Зайцы') }))).toEqual([
      '1 Зайцы 5.5 7.5',
      '2 Волки 5.5 7.5',
      '3 Лисы 2.5 shared',
      '3 Совы 2.5 shared',
    ]);
    expect(rows(walls, cut(1, { penalties: lift('Зайцы') })).map(([, , q]) => q)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(standing(walls, cut(1, { penalties: lift('Лисы') })).slice(2)).toEqual([
      '3 Лисы 2.5 7.5',
      '4 Совы 2.5 7.5',
    ]);
  });

  test('7.5: a ruling on a wall lifts in the table of that wall only', () => {
    const semi = { a: 'Волки', b: 'Зайцы', stage: 'полуфинал', games: ['30:0'] };
    const penalties = [ruling('Зайцы', 'выше', { Стенка: '3' })];
    expect(standing([...walls, semi], { penalties })[0]).toBe('1 Волки 5.5 shared');
  });

  test('7.5: two lifted teams: the earlier ruling first, in whatever row it stands', () => {
    const two = [
      ruling('Зайцы', 'выше', { Время: '2026-11-29T10:00' }),
      ruling('Волки', 'выше', { Время: '2026-11-29T11:00' }),
    ].map(row => ({ ...row, Стенка: '' }));
    expect(standing(walls, { penalties: two }).slice(0, 2)).toEqual(['1 Зайцы 5.5 7.5', '2 Волки 5.5 7.5']);
    expect(standing(walls, { penalties: [...two].reverse() })).toEqual(standing(walls, { penalties: two }));
  });

  test('3.4+++: before the last wall only what no outcome can change', () => {
    // Волки 11, Совы 5.5 + 2.5, Зайцы 2.5 and a wall to play against Лисы, who have 0.5 and it too.
    const open = [
      wall('Волки', 'Совы', 20, 10),
      wall('Волки', 'Зайцы', 20, 9),
      wall('Совы', 'Лисы', 20, 1),
      { a: 'Зайцы', b: 'Лисы', games: [] },
    ];
    const through = (n: number) =>
      Object.fromEntries(rows(open, cut(n)).map(([team, , q]) => [team as string, q]));
    // Зайцы can reach 8 and be level with Совы, Лисы 6.
    expect(through(1)).toEqual({ Волки: true, Совы: false, Зайцы: false, Лисы: false });
    expect(through(2)).toEqual({ Волки: true, Совы: null, Зайцы: null, Лисы: false });
    expect(through(3)).toEqual({ Волки: true, Совы: true, Зайцы: null, Лисы: null });
    expect(through(4)).toEqual({ Волки: true, Совы: true, Зайцы: true, Лисы: true });
  });

  test('7.4: a team that is out does not go on and takes no place from others', () => {
    const penalties = [ruling('Волки', '', { Пункт: '7.4' })];
    expect(rows(walls, cut(2, { penalties }))).toEqual([
      ['Зайцы', 1, true],
      ['Лисы', 2, null],
      ['Совы', 2, null],
      ['Волки', null, false],
    ]);
  });
});
