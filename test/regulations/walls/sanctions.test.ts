import {
  type Book,
  charged,
  check,
  findings,
  type PenaltyRow,
  places,
  ruled,
  ruling,
  states,
  wallOf,
} from '../../book';

/** Волки take 5, Совы 6, Волки 15: 20:6, so 5.5 and 1.5 points of the group. */
const GAMES = ['5:0', '5:6', '20:6'];
const under = (penalties: readonly PenaltyRow[], more: Partial<Book> = {}) =>
  check({ walls: [{ games: GAMES }], ...more, penalties });

/** The wall, and the sums of game points of Волки and Совы (4.1 b). */
const outcome = (penalties: readonly PenaltyRow[], more: Partial<Book> = {}): string => {
  const checked = under(penalties, more);
  const sums = new Map(
    checked.report.standings[0]?.rows.map(({ team, criteria }) => [team, criteria['4.1.b']]),
  );
  return `${wallOf(checked)} ${sums.get('Волки')}/${sums.get('Совы')}`;
};

describe('what each sanction does to the final score, and to the sum of 4.1 b)', () => {
  test.each<[sanction: string, offender: string, more: PenaltyRow, expected: string]>([
    ['', 'Совы', { Состояние: 'отклонён' }, 'validated 20:6 20/6'],
    ['предупреждение', 'Волки', {}, 'validated 20:6 20/6'],
    ['warning', 'Совы', {}, 'validated 20:6 20/6'],
    ['игрок вне игры: день', 'Волки', { Игрок: 'Серый' }, 'validated 20:6 20/6'],
    ['игрок вне игры: половина', 'Волки', { Игрок: 'Серый' }, 'validated 20:6 20/6'],
    ['player out: end', 'Волки', { Игрок: 'Серый' }, 'validated 20:6 20/6'],
    ['роли не в счёт', 'Волки', { Партия: 1 }, 'validated 20:6 20/6'],
    ['минус 3', 'Волки', {}, 'validated 17:6 20/6'],
    ['deduct 7', 'Совы', {}, 'validated 20:-1 20/6'],
    ['сопернику 4', 'Волки', {}, 'validated 20:10 20/6'],
    ['credit 1', 'Совы', {}, 'validated 21:6 20/6'],
    ['партия проиграна', 'Волки', { Партия: 1, Очки: 2 }, 'validated 15:8 15/8'],
    ['game lost', 'Совы', { Партия: 2, Очки: 3 }, 'validated 23:0 23/0'],
    ['партия проиграна', 'Совы', { Партия: 1, Очки: 4 }, 'validated 19:6 19/6'],
    ['партия проиграна', 'Волки', { Партия: 1, Очки: 0 }, 'validated 15:6 15/6'],
    ['переигровка', 'Совы', { Партия: 2 }, 'validated 20:0 20/0'],
    ['аннулирована', 'Волки', { Партия: 1 }, 'validated 15:6 15/6'],
    ['0–20', 'Волки', {}, 'forfeited 0:20 0/20'],
    ['forfeit', 'Совы', {}, 'forfeited 20:0 20/0'],
    ['стенка окончена', 'Волки', {}, 'validated 20:6 20/6'],
    ['команда снята', 'Совы', {}, 'validated 20:6 20/6'],
    ['выше', 'Совы', {}, 'validated 20:6 20/6'],
    ['предупреждение; роли не в счёт; минус 3', 'Совы', {}, 'validated 20:3 20/6'],
    ['', 'Совы', { Очки: 4 }, 'validated 20:2 20/6'],
    ['', 'Совы', { Очки: '1,5' }, 'validated 20:4.5 20/6'],
  ])('7.3+: «%s» on %s %j gives %s', (sanction, offender, more, expected) => {
    expect(outcome([ruling(offender, sanction, more)])).toBe(expected);
  });

  test.each(['предложен', 'отклонён', 'отозван'])('7.3+: «%s» changes nothing', state => {
    for (const sanction of [
      'минус 3',
      'сопернику 4',
      'партия проиграна',
      'переигровка',
      '0–20',
      'команда снята',
    ]) {
      const row = ruling('Волки', sanction, { Партия: 1, Очки: 2, Состояние: state });
      expect([sanction, outcome([row])]).toEqual([sanction, 'validated 20:6 20/6']);
    }
  });

  test('7.3+: standings count confirmed penalties, proposed ones stand beside them', () => {
    const [first] = under([ruling('Волки', 'минус 3')]).report.standings[0]?.rows ?? [];
    // 17 points of the wall are 4.5 of the group.
    expect([first?.team, first?.points, first?.penalties, first?.pending]).toEqual([
      'Волки',
      '4.5',
      '3',
      '0',
    ]);
    const [open] =
      under([ruling('Волки', 'минус 3', { Состояние: 'предложен' })]).report.standings[0]?.rows ?? [];
    expect([open?.team, open?.points, open?.penalties, open?.pending]).toEqual(['Волки', '5.5', '0', '3']);
  });
});

describe('rows after a sanction', () => {
  test('7.3+: deductions and credits leave the rows as typed', () => {
    const checked = under([
      ruling('Волки', 'минус 3', { Партия: 1 }),
      ruling('Совы', 'сопернику 2', { Партия: 1 }),
    ]);
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed', 'agreed'], []]);
    expect(wallOf(checked)).toBe('validated 19:6');
  });

  test('7.3+: a credit that reaches the target ends the wall, one short of it does not', () => {
    const games = ['5:0', '5:6'];
    const of = (points: number) =>
      wallOf(under([ruling('Совы', `сопернику ${points}`)], { walls: [{ games }] }));
    expect(of(14)).toBe('running 19:6');
    expect(of(15)).toBe('validated 20:6');
  });

  test('7.3+: two credits that reach it together end it too', () => {
    const two = [ruling('Совы', 'сопернику 10'), ruling('Совы', 'сопернику 5')];
    expect(outcome(two, { walls: [{ games: ['5:0', '5:6'] }] })).toBe('validated 20:6 5/6');
  });

  test('7.5: a wall closed by the judge ends as it stands', () => {
    const closed = [ruling('Волки', 'стенка окончена')];
    expect(outcome(closed, { walls: [{ games: ['5:0', '5:6'] }] })).toBe('validated 5:6 5/6');
    expect(outcome(closed, { walls: [{ games: ['5:0', { a: '5:6', b: '5:3' }] }] })).toMatch(
      /^provisional 5:0/,
    );
  });

  test('7.3.8: a forfeited wall is over, deductions still count on it', () => {
    const rows = [ruling('Волки', '0–20'), ruling('Совы', 'минус 1'), ruling('Волки', 'минус 2')];
    expect(outcome(rows)).toBe('forfeited -2:19 0/20');
    expect(places(under(rows))).toEqual(['1 Совы 5', '2 Волки 0']);
  });

  test('7.3.8: a wall is lost once, however many rulings say so; lost by both, neither gets anything', () => {
    expect(
      outcome([ruling('Волки', '0–20', { Пункт: '7.3.8' }), ruling('Волки', '0–20', { Пункт: '7.3.1' })]),
    ).toBe('forfeited 0:20 0/20');
    expect(outcome([ruling('Волки', '0–20'), ruling('Совы', '0–20')])).toBe('forfeited 0:0 0/0');
  });

  test('7.3.8: a forfeited wall needs no agreed rows', () => {
    expect(outcome([ruling('Волки', '0–20')], { walls: [{ games: ['5:0', { a: '5:6', b: '7:0' }] }] })).toBe(
      'forfeited 0:20 0/20',
    );
    expect(outcome([ruling('Волки', '0–20')], { walls: [{ games: [] }] })).toBe('forfeited 0:20 0/20');
  });
});

describe('a team that is out', () => {
  const three = [
    { games: ['20:0'] },
    { b: 'Зайцы', games: ['5:0', '5:6'] },
    { a: 'Совы', b: 'Зайцы', games: ['0:20'] },
  ];
  const out = ruling('Волки', '', { Пункт: '7.4' });

  test('7.4: walls not yet played are lost 0–20, played ones stand; the team is last, no place', () => {
    const checked = under([out], { walls: three });
    expect(['1', '2', '3'].map(id => wallOf(checked, id))).toEqual([
      'validated 20:0',
      'forfeited 0:20',
      'validated 0:20',
    ]);
    expect(places(checked)).toEqual(['1 Зайцы 11', '2 Совы 0', ' Волки 5.5']);
    expect(checked.report.standings[0]?.rows[2]?.qualified).toBe(false);
  });

  test('7.4+: `disqualified` = all: played walls too', () => {
    const checked = under([out], { walls: three, parameters: { disqualified: 'all' } });
    expect(wallOf(checked)).toBe('forfeited 0:20');
    expect(places(checked)).toEqual(['1 Зайцы 11', '2 Совы 5.5', ' Волки 0']);
  });

  test('7.4+: a wall that the judge closed before is played', () => {
    const closed = ruling('Волки', 'стенка окончена', { Стенка: '2' });
    expect(wallOf(under([out, closed], { walls: three }), '2')).toBe('validated 5:6');
  });

  test('7.4+: a wall that reached the target is played, though a row is still open', () => {
    const games = ['18:0', { a: '18:2', b: '18:3' }, '20:3'];
    expect(wallOf(under([out], { walls: [{ games }] }))).toBe('provisional 20:3');
  });

  test('7.4: two teams that are out get nothing from the wall between them', () => {
    const both = [out, ruling('Совы', 'команда снята', { Пункт: '7.3.6' })];
    expect(wallOf(under(both, { walls: [{ games: ['5:0'] }] }))).toBe('forfeited 0:0');
  });
});

describe('rulings that can not be carried out', () => {
  const errors = (row: PenaltyRow) =>
    findings(under([row]))
      .filter(({ level }) => level === 'error')
      .map(({ kind }) => kind);

  test('7.5: points without a wall, a game without a number, a lost game without an award: an error', () => {
    expect(errors(ruling('Волки', 'минус 3', { Стенка: '' }))).toEqual(['rulingWithoutWall']);
    expect(errors(ruling('Волки', '0–20', { Стенка: '' }))).toEqual(['rulingWithoutWall']);
    expect(errors(ruling('Волки', 'переигровка'))).toEqual(['rulingWithoutGame']);
    expect(errors(ruling('Волки', 'партия проиграна', { Партия: 1 }))).toEqual(['awardMissing']);
    expect(errors(ruling('Волки', 'партия проиграна', { Партия: 1, Очки: 0 }))).toEqual([]);
    expect(errors(ruling('Волки', 'предупреждение', { Стенка: '' }))).toEqual([]);
    expect(errors(ruling('Волки', 'расстрел'))).toEqual(['unknownSanction']);
    expect(errors(ruling('Волки', '', { Пункт: '7.3.9', Очки: 1 }))).toEqual(['unknownClause']);
  });

  test('7.5: a ruling on a team that does not play in the wall is an error, a withdrawn one is not', () => {
    const walls = [{ games: GAMES }, { a: 'Зайцы', b: 'Лисы', games: [] }];
    const of = (state: string) =>
      findings(under([ruling('Лисы', 'минус 3', { Состояние: state })], { walls }), 'notInWall').length;
    expect(['подтверждён', 'предложен', 'отозван', 'отклонён'].map(of)).toEqual([1, 1, 0, 0]);
  });
});

describe('the clauses that punish', () => {
  /** What stands in the ledger of a row that names the clause alone, and the wall under it. */
  test.each<[clause: string, sanction: string, wall: string]>([
    ['5.2', 'deduct 2', 'validated 18:6'],
    ['7.3.1', 'forfeit', 'forfeited 0:20'],
    ['7.3.2', 'roles void; warning', 'validated 20:6'],
    ['7.3.3', 'warning', 'validated 20:6'],
    ['7.3.4', 'deduct 5', 'validated 15:6'],
    ['7.3.5', 'deduct 3; player out: end', 'validated 17:6'],
    ['7.3.6', 'deduct 5; player out: end', 'validated 15:6'],
    ['7.3.7', 'game lost', 'validated 15:6'],
    ['7.3.8', 'forfeit', 'forfeited 0:20'],
    ['7.3.10', 'game lost', 'validated 15:6'],
    ['7.3.11', 'credit 5', 'validated 20:11'],
    ['7.3.12', 'deduct 3', 'validated 17:6'],
    ['7.3.13', 'deduct 1', 'validated 19:6'],
    ['7.3.14', 'warning', 'validated 20:6'],
    ['7.3.15', 'warning', 'validated 20:6'],
    ['7.3.16', 'game lost', 'validated 15:6'],
    ['7.4', 'team out', 'validated 20:6'],
  ])('7.3+: a confirmed row of %s alone means %s', (clause, sanction, wall) => {
    const checked = under([ruling('Волки', '', { Пункт: clause, Партия: 1 })]);
    expect(ruled(checked)).toEqual([`${clause} Волки 1 ${sanction} confirmed`]);
    expect(wallOf(checked)).toBe(wall);
  });

  const second = (clause: string): string => {
    const rows = [1, 2].map(game => ruling('Волки', '', { Пункт: clause, Партия: game }));
    return ruled(under(rows))[1] ?? '';
  };

  test('5.2: stalled with an active role and won: 2 points, each time', () => {
    expect(second('5.2')).toBe('5.2 Волки 2 deduct 2 confirmed');
  });

  test('7.3.1: a role not shown in 3 minutes loses the wall 0–20', () => {
    expect(outcome([ruling('Совы', '', { Пункт: '7.3.1' })])).toBe('forfeited 20:0 20/0');
  });

  test('7.3.2: the roles do not count and a warning; again 3 points', () => {
    expect(second('7.3.2')).toBe('7.3.2 Волки 2 deduct 3 confirmed');
  });

  test('7.3.5: 3 points and the player is out, each time', () => {
    expect(second('7.3.5')).toBe('7.3.5 Волки 2 deduct 3; player out: end confirmed');
  });

  test('7.3.6: towards organizers 5 points; in special cases the team is out', () => {
    expect(second('7.3.6')).toBe('7.3.6 Волки 2 deduct 5; player out: end confirmed');
    const team = ruling('Волки', 'минус 5; команда снята', { Пункт: '7.3.6' });
    expect(places(under([team]))).toEqual(['1 Совы 1.5', ' Волки 4']);
  });

  const lost = (clause: string): string =>
    outcome([ruling('Волки', 'партия проиграна', { Пункт: clause, Партия: 1, Очки: 2 })]);

  test('7.3.7: the untouchable captain killed: the game is lost, the award by ruling', () => {
    expect(lost('7.3.7')).toBe('validated 15:8 15/8');
  });

  test('7.3.8: an undeclared player loses the wall 0–20', () => {
    expect(outcome([ruling('Совы', '', { Пункт: '7.3.8' })])).toBe('forfeited 20:0 20/0');
  });

  test('7.3.10: lied about a checked role: the game is lost', () => {
    expect(lost('7.3.10')).toBe('validated 15:8 15/8');
  });

  test('7.3.12: sent an active role with roles that are not played: 3 points, each time', () => {
    expect(second('7.3.12')).toBe('7.3.12 Волки 2 deduct 3 confirmed');
  });

  test('7.3.13: killers still there at 2 a.m.: 1 point, each time', () => {
    expect(second('7.3.13')).toBe('7.3.13 Волки 2 deduct 1 confirmed');
  });

  test('7.3.16: agreed fair play broken: the game is lost', () => {
    expect(lost('7.3.16')).toBe('validated 15:8 15/8');
  });

  test('7.5: anything else is a free ruling, which has no ladder and no repeats', () => {
    expect(second('7.5')).toBe('7.5 Волки 1  confirmed');
  });
});
