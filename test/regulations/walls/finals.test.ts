import {
  type Book,
  charged,
  check,
  findings,
  type GameRow,
  type PenaltyRow,
  places,
  ruling,
  states,
  wallOf,
} from '../../book';

type Games = readonly (GameRow | string)[];
const played = (stage: string, games: Games, more: Partial<Book> = {}) =>
  check({ ...more, walls: [{ stage, games }] });
const semi = (games: Games, more: Partial<Book> = {}) => played('полуфинал', games, more);
const final = (games: Games, more: Partial<Book> = {}) => played('финал', games, more);
const cards = (both: string, byCards = 'A'): GameRow => ({ both, byCards });

describe('a wall of day 2', () => {
  test('3.4: a semi-final goes to 30, the higher final score goes on; no group points', () => {
    expect(wallOf(semi(['0:28', '29:28']))).toBe('running 29:28');
    const checked = semi(['0:28', '30:28']);
    expect(wallOf(checked)).toBe('validated 30:28');
    expect(checked.report.standings).toMatchObject([
      {
        stage: 'semi',
        group: '1',
        rows: [
          { place: 1, team: 'Волки', points: '30', shared: false, qualified: true },
          { place: 2, team: 'Совы', points: '28', shared: false, qualified: false },
        ],
      },
    ]);
  });

  test('3.4: a final goes to 40', () => {
    expect(wallOf(final(['0:28', '39:28']))).toBe('running 39:28');
    expect(wallOf(final(['0:28', '40:28']))).toBe('validated 40:28');
  });

  test('3.1: the table of day 2 has one entry for each wall, a running one without points', () => {
    const checked = semi(['0:28', '29:28']);
    expect(
      checked.report.standings[0]?.rows.map(row => [row.place, row.points, row.provisional, row.qualified]),
    ).toEqual([
      [null, null, '29', null],
      [null, null, '28', null],
    ]);
  });

  test('3.4: a group has neither limit nor threshold of wins by cards', () => {
    const games = Array.from({ length: 9 }, (_, i) => cards(`${2 * (i + 1)}:0`)).concat({
      both: '20:0',
      byCards: 'A',
    });
    expect(states(check({ walls: [{ games }] })).every(state => state === 'agreed')).toBe(true);
  });
});

describe('wins by cards', () => {
  const wins = (count: number, from = 0): GameRow[] =>
    Array.from({ length: count }, (_, i) => cards(`${from + i + 1}:0`));

  test.each([
    ['полуфинал', 6],
    ['финал', 8],
  ])('3.4: in a %s %i of a team may add points, the next may not', (stage, limit) => {
    const within = played(stage, wins(limit));
    expect(states(within).every(state => state === 'agreed')).toBe(true);
    const over = played(stage, [...wins(limit + 1), `${limit}:3`]);
    expect(states(over)[limit]).toBe('impossible');
    expect(charged(over).filter(line => line.startsWith('7.3.15'))).toEqual([
      `7.3.15 Волки 1.${limit + 1} inaccurate 1 warning proposed`,
      `7.3.15 Совы 1.${limit + 1} inaccurate 1 warning proposed`,
    ]);
  });

  test('3.4: the limit is that of each team, games without cards do not count to it', () => {
    const games = [...wins(6), '9:0', cards('9:3', 'B'), '12:3'];
    expect(states(semi(games)).every(state => state === 'agreed')).toBe(true);
  });

  test('3.4: the seventh leaves the score', () => {
    const checked = semi([...wins(6), cards('6:0'), '9:0']);
    expect(states(checked).every(state => state === 'agreed')).toBe(true);
  });

  test.each([
    ['полуфинал', 26],
    ['финал', 36],
  ])(
    "3.4++: in a %s from %i a win by cards adds 0; the winner's score before the game counts",
    (stage, from) => {
      const at = played(stage, [
        `${from}:0`,
        { a: `${from + 2}:0к`, b: `${from}:0к`, byCards: 'A', due: '21:00' },
      ]);
      expect(states(at)).toEqual(['agreed', 'impossible']);
      expect(charged(at)).toEqual(['7.3.15 Волки 1.2 inaccurate 1 warning proposed']);
      const below = played(stage, [`${from - 1}:0`, cards(`${from + 2}:0`)]);
      expect(states(below)).toEqual(['agreed', 'agreed']);
      const other = played(stage, [`${from}:0`, cards(`${from}:5`, 'B')]);
      expect(states(other)).toEqual(['agreed', 'agreed']);
    },
  );

  test('3.4++: a win worth 0 counts to the limit', () => {
    // Five of Совы add 1 each, the sixth from 26 adds 0, so after a fall to 24 by ruling the seventh may not add.
    const parameters = { 'cards.semi': 2, 'cardsZeroFrom.semi': 5 };
    const games = [cards('5:0'), cards('5:0'), { ...cards('6:0'), due: '21:00' }];
    expect(states(semi(games, { parameters }))).toEqual(['agreed', 'agreed', 'impossible']);
    const raised = { 'cards.semi': 2, 'cardsZeroFrom.semi': 6 };
    // From 5 the threshold is gone; only the limit of 2 speaks, and the draw marked by cards used it up.
    expect(states(semi(games, { parameters: raised }))).toEqual(['agreed', 'agreed', 'impossible']);
    expect(states(semi([cards('5:0'), '5:0', cards('6:0')], { parameters: raised }))).toEqual([
      'agreed',
      'agreed',
      'agreed',
    ]);
  });

  test('3.4++: marked by both captains, a win worth 0 is that of the side at the threshold', () => {
    const parameters = { 'cards.semi': 1, 'cardsZeroFrom.semi': 5 };
    const games = ['5:0', { both: '5:0к' }, '5:4', cards('7:4')];
    expect(states(semi(games, { parameters }))[3]).toBe('impossible');
    expect(findings(semi(games, { parameters }), 'cardsOpen')).toEqual([]);
  });

  test('3.4++: with both at the threshold its side is not known: open', () => {
    const parameters = { 'cardsZeroFrom.semi': 3 };
    const checked = semi(['5:0', '5:4', { both: '5:4к' }], { parameters });
    expect(findings(checked, 'cardsOpen').map(({ cell }) => cell)).toEqual(['G4']);
  });

  test('7.3.15+: after an open row nobody can tell which game the points are from', () => {
    const checked = semi(['26:0', { a: '28:0', b: '26:3' }, cards('28:3')]);
    expect(states(checked)).toEqual(['agreed', 'dispute', 'agreed']);
  });

  test('3.4: limit and threshold are parameters of each stage', () => {
    const parameters = { 'cards.semi': 1, 'cardsZeroFrom.semi': 10, 'cards.final': 2, 'cards.group': 0 };
    expect(states(semi(wins(2), { parameters }))).toEqual(['agreed', 'impossible']);
    expect(states(final(wins(3), { parameters }))).toEqual(['agreed', 'agreed', 'impossible']);
    expect(states(check({ walls: [{ games: wins(1) }], parameters }))).toEqual(['impossible']);
    expect(states(semi(['10:0', cards('12:0')], { parameters }))).toEqual(['agreed', 'impossible']);
  });

  test('3.4: a win that a ruling took back leaves the count', () => {
    const penalties = [ruling('Волки', 'аннулирована', { Партия: 1 })];
    const games = ['1:0', '1:0', '2:0', '3:0', '4:0', '5:0', '6:0'].map(both => cards(both));
    expect(
      states(semi(games, { penalties }))
        .slice(1)
        .every(state => state === 'agreed'),
    ).toBe(true);
  });
});

describe('level in a wall that needs a winner', () => {
  const games = ['0:28', '30:28'];
  const minus2 = ruling('Волки', 'минус 2');
  const errors = (penalties: readonly PenaltyRow[]) =>
    findings(semi(games, { penalties }), 'level').map(({ level }) => level);

  test('3.4: level after a deduction: shared, qualified unknown, an error', () => {
    const checked = semi(games, { penalties: [minus2] });
    expect(places(checked, 'semi', '1')).toEqual(['1 Волки 28 shared', '1 Совы 28 shared']);
    expect(checked.report.standings[0]?.rows.map(({ qualified }) => qualified)).toEqual([null, null]);
    expect(errors([minus2])).toEqual(['error']);
    expect(checked.report.final).toBe(false);
  });

  test('7.5: `выше` lifts one of the two', () => {
    const penalties = [minus2, ruling('Совы', 'выше')];
    const checked = semi(games, { penalties });
    expect(places(checked, 'semi', '1')).toEqual(['1 Совы 28 7.5', '2 Волки 28 7.5']);
    expect(checked.report.standings[0]?.rows.map(({ qualified }) => qualified)).toEqual([true, false]);
    expect(errors(penalties)).toEqual([]);
  });

  test('7.5: `выше` on another wall does not', () => {
    const walls = [{ stage: 'полуфинал', games }, { games: [] }];
    const checked = check({ walls, penalties: [minus2, ruling('Совы', 'выше', { Стенка: '2' })] });
    expect(places(checked, 'semi', '1')).toEqual(['1 Волки 28 shared', '1 Совы 28 shared']);
    expect(findings(checked, 'level')).toHaveLength(1);
  });

  test('7.5: `выше` lifts nobody over a higher score', () => {
    expect(places(semi(games, { penalties: [ruling('Совы', 'выше')] }), 'semi', '1')).toEqual([
      '1 Волки 30',
      '2 Совы 28',
    ]);
  });

  test('7.4: a team that is out has no place, the other goes on', () => {
    const checked = semi(games, { penalties: [ruling('Волки', '', { Пункт: '7.4' })] });
    expect(places(checked, 'semi', '1')).toEqual(['1 Совы 28', ' Волки 30']);
    expect(checked.report.standings[0]?.rows.map(({ qualified }) => qualified)).toEqual([true, false]);
  });
});

describe('a penalty that turns a wall', () => {
  const games = ['0:28', '30:28'];
  const turns = (row: PenaltyRow) =>
    findings(semi(games, { penalties: [row] }), 'turnsWall').map(({ level, sheet }) => [level, sheet]);

  test("7.3+: the winner's 30, −5 confirmed against 28: the other goes on (P17)", () => {
    const checked = semi(games, { penalties: [ruling('Волки', 'минус 5')] });
    expect(places(checked, 'semi', '1')).toEqual(['1 Совы 28', '2 Волки 25']);
  });

  test.each<[string, PenaltyRow, boolean]>([
    ['5 off the winner', ruling('Волки', 'минус 5'), true],
    ['2 off the winner: level', ruling('Волки', 'минус 2'), true],
    ['1 off the winner', ruling('Волки', 'минус 1'), false],
    ['5 off the loser', ruling('Совы', 'минус 5'), false],
    ['3 credited to the loser', ruling('Волки', 'сопернику 3'), true],
    ['a forfeit of the winner', ruling('Волки', '0–20'), true],
    ['a lost game of the winner', ruling('Волки', 'партия проиграна', { Партия: 2, Очки: 1 }), true],
    ['an annulled game of the loser', ruling('Волки', 'аннулирована', { Партия: 1 }), false],
    ['a warning', ruling('Волки', 'предупреждение'), false],
  ])('7.3+: said before it is confirmed: %s', (_, row, expected) => {
    expect(turns({ ...row, Состояние: 'предложен' })).toEqual(expected ? [['warning', 'Штрафы']] : []);
    expect(turns(row)).toEqual([]);
    expect(turns({ ...row, Состояние: 'отклонён' })).toEqual([]);
  });

  test('7.3.15: a charge that the product found says so too', () => {
    const penalties = [ruling('Волки', '', { Пункт: '7.3.15', Стенка: '', Партия: '' })];
    const checked = semi(['0:28', { a: '30:27', b: '30:28', judge: '30:28' }], { penalties });
    expect(charged(checked)).toEqual(['7.3.15 Волки 1.2 inaccurate 1 warning proposed']);
    const again = semi([
      '0:28',
      { a: '2:29', b: '2:28', judge: '2:28' },
      { a: '30:27', b: '30:28', judge: '30:28' },
    ]);
    expect(charged(again)).toEqual([
      '7.3.15 Волки 1.2 inaccurate 1 warning proposed',
      '7.3.15 Волки 1.3 inaccurate 2 deduct 5 proposed',
    ]);
    expect(findings(again, 'turnsWall').map(({ cell }) => cell)).toEqual(['G4']);
  });
});
