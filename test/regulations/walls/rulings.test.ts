import {
  type Book,
  charged,
  check,
  findings,
  type GameRow,
  places,
  ruling,
  states,
  wallOf,
} from '../../book';

const SCORES = ['3:0', '3:3', '6:3', '6:6', '9:6', '9:9', '12:9', '20:9'];

/** Game k starts at 20:k0 and both write its score 8 minutes later; what `more` says of game k is laid over. */
const timed = (more: Readonly<Record<number, GameRow>> = {}): GameRow[] =>
  SCORES.map((both, i) => {
    const hour = 20 + Math.floor((i + 1) / 6);
    const go = `${hour}:${((i + 1) % 6) * 10 || '00'}`;
    const stamp = `${hour}:${((i + 1) % 6) * 10 + 8}`.replace(/:(\d)$/, ':0$1');
    return { both, go, stampA: stamp, stampB: stamp, ...more[i + 1] };
  });

const untimed = (more: Readonly<Record<number, GameRow>> = {}): GameRow[] =>
  SCORES.map((both, i) => ({ both, ...more[i + 1] }));

const game3 = { Партия: 3, Очки: 2 };
const afterGame6 = '2026-11-28T21:09';
const overturned = [...Array(2).fill('agreed'), 'ruled', ...Array(5).fill('agreed')];

describe('game 3 is given to the other side by a ruling after game 6 (W13)', () => {
  const lost = ruling('Волки', 'партия проиграна', { ...game3, Пункт: '7.3.10', Время: afterGame6 });
  const judge = { 3: { judge: '3:5' } };
  const log = [['21:09', '1', 3, 'judge', '3:5']] as const;

  test.each<[string, Book]>([
    ['a lost game, with times', { walls: [{ games: timed() }], penalties: [lost] }],
    ['a lost game, without times', { walls: [{ games: untimed() }], penalties: [{ ...lost, Время: '' }] }],
    ["the judge's score, with times and log", { walls: [{ games: timed(judge) }], log }],
    ["the judge's score, with times", { walls: [{ games: timed(judge) }] }],
    ["the judge's score, without times", { walls: [{ games: untimed(judge) }] }],
  ])('7.3++: rows 4–6 stay agreed, nobody is charged, the final score moves: by %s', (_, book) => {
    const checked = check(book);
    expect(states(checked)).toEqual(overturned);
    expect(charged(checked)).toEqual([]);
    expect(wallOf(checked)).toBe('validated 17:11');
    expect(findings(checked).filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('7.3++: the step leaves the sum of games and the award enters it', () => {
    const checked = check({ walls: [{ games: untimed() }], penalties: [lost] });
    const rows = checked.report.standings[0]?.rows.map(({ team, criteria }) => [team, criteria['4.1.b']]);
    expect(rows).toEqual([
      ['Волки', '17'],
      ['Совы', '11'],
    ]);
    const awards = checked.check.judgement.awards.filter(({ game }) => game === '3');
    expect(awards.map(({ team, account, clause, points }) => [team, account, clause, points.n])).toEqual([
      ['Совы', 'ruling', '7.3.10', 2],
    ]);
  });

  test('7.3++: a correction after the due time stays charged', () => {
    const games = timed({ 3: { stampB: '20:45' } });
    const corrected = [
      ['20:38', '1', 3, 'B', '5:3'],
      ['20:45', '1', 3, 'B', '6:3', '5:3'],
    ] as const;
    expect(charged(check({ walls: [{ games }], log: corrected, penalties: [lost] }))).toEqual([
      '7.3.15 Совы 1.3 inaccurate 1 warning proposed',
    ]);
  });

  test('7.3.15+: captains who take the ruling over into their cells are not charged for what they wrote in time', () => {
    const games = timed({ 3: { both: '3:5', judge: '3:5', stampA: '21:15', stampB: '21:16' } });
    const log = [
      ['20:38', '1', 3, 'A', '6:3'],
      ['20:38', '1', 3, 'B', '6:3'],
      ['21:15', '1', 3, 'A', '3:5', '6:3'],
      ['21:16', '1', 3, 'B', '3:5', '6:3'],
    ] as const;
    const checked = check({ walls: [{ games }], log });
    expect([states(checked), charged(checked), wallOf(checked)]).toEqual([overturned, [], 'validated 17:11']);
  });

  test('7.3.3+: the loser who creates the next game is the one of the game as played', () => {
    const games = timed({ 4: { created: '20:43', go: '20:44' } });
    const expected = ['7.3.3 Совы 1.4 createdLate 1 warning proposed'];
    expect(charged(check({ walls: [{ games }] }))).toEqual(expected);
    expect(charged(check({ walls: [{ games }], penalties: [lost] }))).toEqual(expected);
  });
});

describe('rows after a ruling', () => {
  const games = ['3:0', '3:3', '6:3', '3:8', '20:8'];
  const lost = ruling('Волки', 'партия проиграна', game3);

  test.each<[string, Book]>([
    ['a lost game', { walls: [{ games }], penalties: [lost] }],
    [
      "the judge's score",
      { walls: [{ games: games.map((both, i) => (i === 2 ? { both, judge: '3:5' } : both)) }] },
    ],
  ])('7.3++: later rows follow the ruled score if they fit it: %s', (_, book) => {
    const checked = check(book);
    expect(states(checked)).toEqual(['agreed', 'agreed', 'ruled', 'agreed', 'agreed']);
    expect([charged(checked), wallOf(checked)]).toEqual([[], 'validated 20:8']);
  });

  test('7.3++: without the ruling such a row is impossible', () => {
    expect(states(check({ walls: [{ games }] }))[3]).toBe('impossible');
  });

  const replay = ruling('Волки', 'переигровка', { Партия: 3, Время: afterGame6 });
  const both = ['3:0', '3:3', '6:3', '6:3', '20:3'];

  test('7.3++: a row that fits both follows the ruled score', () => {
    // Game 4: 3:3 → 6:3, so nothing is missing at the end.
    expect(wallOf(check({ walls: [{ games: both }], penalties: [replay] }))).toBe('validated 20:3');
  });

  test("7.3.15+++: unless it was written before the ruling: then the captains' own", () => {
    // Game 4 was a draw: 6:3 → 6:3, and game 3 gave nothing: 20 − 3.
    const written = both.map((score, i) => ({ both: score, stampA: `20:${i + 1}5`, stampB: `20:${i + 1}5` }));
    expect(wallOf(check({ walls: [{ games: written }], penalties: [replay] }))).toBe('validated 17:3');
  });

  test('7.3++: a row written after the ruling follows the ruled score again if it fits it', () => {
    // Game 3 is void at 21:09. Game 4 was written before it: 3:3 + 3 of Совы. Then 3:6 → 9:6 fits.
    const written = ['3:0', '3:3', '6:3', '6:6', '9:6', '20:6'].map((score, i) => {
      const stamp = i < 4 ? `20:${i + 1}5` : `21:${i + 1}5`;
      return { both: score, stampA: stamp, stampB: stamp };
    });
    expect(wallOf(check({ walls: [{ games: written }], penalties: [replay] }))).toBe('validated 20:6');
  });

  test('7.3.15+++: an entry typed before a ruling on an earlier game is not charged', () => {
    const disputed = { a: '6:3', b: '3:6', judge: '3:5' };
    const checked = check({ walls: [{ games: ['3:0', '3:3', disputed, '6:6', '20:6'] }] });
    expect(states(checked)).toEqual(['agreed', 'agreed', 'ruled', 'agreed', 'agreed']);
    // Both wrote something else than was ruled of game 3; row 4 went on from a score of their own.
    expect(charged(checked)).toEqual([
      '7.3.15 Волки 1.3 inaccurate 1 warning proposed',
      '7.3.15 Совы 1.3 inaccurate 1 warning proposed',
    ]);
  });

  test('7.3.15+++: an agreed score is not charged for a ruling that gives the game away, an impossible one is', () => {
    const ended = (last: string, judge: string) =>
      check({ walls: [{ games: ['3:0', '3:3', { both: last, judge }] }] });
    expect(charged(ended('6:3', '3:5'))).toEqual([]);
    expect(charged(ended('6:6', '3:5'))).toEqual([
      '7.3.15 Волки 1.3 inaccurate 1 warning proposed',
      '7.3.15 Совы 1.3 inaccurate 1 warning proposed',
    ]);
  });

  test('7.3++: one captain goes on from the ruled score, the other from his own: a dispute', () => {
    const checked = check({
      walls: [{ games: ['3:0', '3:3', '6:3', { a: '3:8', b: '6:6', due: '21:00' }] }],
      penalties: [lost],
    });
    expect([states(checked)[3], charged(checked)]).toEqual(['dispute', []]);
  });

  test('7.3++: a disputed game that is lost by ruling is settled', () => {
    const checked = check({
      walls: [{ games: ['3:0', '3:3', { a: '6:3', b: '3:6' }, '3:8', '20:8'] }],
      penalties: [lost],
    });
    expect([states(checked)[2], wallOf(checked), charged(checked)]).toEqual(['ruled', 'validated 20:8', []]);
  });

  test('7.3.15+: an annulled game does not close the open row before it', () => {
    const checked = check({
      walls: [{ games: ['3:0', { a: '6:0', b: '3:3' }, {}, { both: '6:3', due: '21:00' }] }],
      penalties: [ruling('Волки', 'аннулирована', { Партия: 3 })],
    });
    expect(states(checked)).toEqual(['agreed', 'dispute', 'ruled', 'agreed']);
    expect(charged(checked).filter(line => line.startsWith('7.3.15'))).toEqual([]);
  });

  test('3.4: a wall whose last game is taken back is not over', () => {
    const games = ['18:0', '18:10', '20:10'];
    const of = (sanction: string, more = {}) =>
      wallOf(check({ walls: [{ games }], penalties: [ruling('Волки', sanction, { Партия: 3, ...more })] }));
    expect(of('предупреждение')).toBe('validated 20:10');
    expect(of('переигровка')).toBe('running 18:10');
    expect(of('партия проиграна', { Очки: 2 })).toBe('running 18:12');
    expect(of('партия проиграна', { Очки: 10 })).toBe('validated 18:20');
  });

  test('7.5: two rulings on one game give the same in either order', () => {
    const two = [ruling('Волки', 'партия проиграна', game3), ruling('Совы', 'аннулирована', { Партия: 3 })];
    const of = (penalties: Book['penalties'] = []) =>
      wallOf(check({ walls: [{ games: untimed() }], penalties }));
    expect(of(two)).toBe(of([...two].reverse()));
  });
});

describe("the judge's score", () => {
  const carried = (stampB: string): Book => ({
    walls: [
      {
        games: [
          { a: '3:0', b: '3:1', judge: '3:0', stampA: '20:20', stampB: '20:20' },
          { a: '5:0', b: '5:1', judge: '5:0', stampA: '20:40', stampB },
        ],
      },
    ],
    log: [['21:00', '1', 1, 'judge', '3:0']],
  });
  const first = '7.3.15 Совы 1.1 inaccurate 1 warning proposed';

  test('7.3.15+++: who went on from his own score before it was ruled wrong is charged once', () => {
    expect(charged(check(carried('20:40')))).toEqual([first]);
    expect(charged(check(carried('')))).toEqual([first]);
  });

  test('7.3.15+: who still does so after the ruling is charged again', () => {
    expect(charged(check(carried('21:05'))).filter(line => line.startsWith('7.3.15'))).toEqual([
      first,
      '7.3.15 Совы 1.2 inaccurate 2 deduct 5 proposed',
    ]);
  });

  test('7.3.15+: settles a game that one captain never wrote', () => {
    const checked = check({ walls: [{ games: ['3:0', { a: '3:3', judge: '3:3' }, '20:3'] }] });
    expect(states(checked)).toEqual(['agreed', 'ruled', 'agreed']);
    expect(findings(checked, 'missing')).toEqual([]);
    expect(wallOf(checked)).toBe('validated 20:3');
  });

  test('7.3.14: a ruling does not make a blank cell timely', () => {
    const checked = check({ walls: [{ games: ['3:0', { a: '3:3', judge: '3:3' }, '20:3'] }] });
    expect(charged(checked)).toEqual(['7.3.14 Совы 1.2 late 1 warning proposed']);
  });

  test('7.5: without a clause a confirmed row is a free ruling with a warning, and its points bear 7.5', () => {
    const free = ruling('Волки', 'партия проиграна', { ...game3, Пункт: '' });
    const checked = check({ walls: [{ games: untimed() }], penalties: [free] });
    expect(findings(checked, 'noClause').map(({ level }) => level)).toEqual(['warning']);
    expect(checked.check.judgement.awards.find(({ account }) => account === 'ruling')?.clause).toBe('7.5');
    expect(places(checked)).toEqual(['1 Волки 4.5', '2 Совы 3']);
  });

  test('7.5: an award that is not whole is exact', () => {
    const half = ruling('Волки', 'партия проиграна', { Партия: 3, Очки: '2,5' });
    expect(wallOf(check({ walls: [{ games: untimed() }], penalties: [half] }))).toBe('validated 17:11.5');
  });
});
