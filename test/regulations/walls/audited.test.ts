import { charges, check, findings, places, states, wallOf } from '../../book';

const judged = (
  games: Parameters<typeof check>[0]['walls'][0]['games'],
  more: Partial<Parameters<typeof check>[0]> = {},
) => check({ walls: [{ games, start: '2026-11-28T20:00' }], ...more });

/** The judge's cell M of a row of the online table, as the log saw it change. */
const at = (clock: string): string => `2026-11-28T${clock}`;

describe('rulings and what was written before them', () => {
  test('7.3++: a dispute ruled after the next game was entered gives its points once', () => {
    const games = [
      { a: '0:5', b: '0:1', judge: '0:5', stampA: at('20:10'), stampB: at('20:10') },
      { both: '0:12', stampA: at('20:19'), stampB: at('20:19') },
    ];
    expect(wallOf(judged(games))).toBe('running 0:12');
  });

  test('7.3++: one known stamp of a row is enough to date it before the ruling', () => {
    const stamp = (k: number, isBare = false) => ({
      stampA: isBare ? '' : at(`20:1${k}`),
      stampB: at(`20:1${k}`),
    });
    const scores = ['2:0', '4:0', '6:0', '6:2', '8:2', '8:4'];
    const penalties = [
      {
        Время: '2026-11-28T23:00',
        Команда: 'Волки',
        Стенка: '1',
        Партия: 3,
        Санкция: 'партия проиграна',
        Очки: 2,
        Пункт: '7.3.7',
        Состояние: 'подтверждён',
      },
    ];
    const final = (bare: number) =>
      wallOf(
        judged(
          scores.map((both, i) => ({ both, ...stamp(i, i === bare) })),
          { penalties },
        ),
      );
    expect([final(-1), final(3), final(5)]).toEqual(['running 6:6', 'running 6:6', 'running 6:6']);
  });

  test("7.3.15+: a judge's figure that no captain wrote is the running score itself", () => {
    const checked = judged(['2:0', { both: '4:0', judge: '0:4' }, { judge: '20:0' }]);
    expect(wallOf(checked)).toBe('validated 20:0');
  });

  test('7.3.15+: (a) a corrected figure is charged to both who wrote the other, a game given away to nobody', () => {
    const kinds = (judge: string) => charges(judged([{ both: '5:0', judge }])).map(charge => charge[1]);
    expect([kinds('4:0'), kinds('0:5'), kinds('0:0')]).toEqual([['Волки', 'Совы'], [], []]);
  });
});

describe('what an error keeps back', () => {
  test('7.3.15+: a row that stands twice keeps its wall from being validated', () => {
    const games = [
      { game: 1, both: '8:0' },
      { game: 1, both: '0:8' },
      { game: 2, both: '20:0' },
    ];
    expect(wallOf(judged(games))).toBe('provisional 20:0');
  });

  test("7.3.15+: so does a judge's score that can't be read", () => {
    const checked = judged([{ both: '8:0', judge: '7:' }, '20:0']);
    expect([wallOf(checked), findings(checked, 'unreadable').map(({ cell }) => cell)]).toEqual([
      'provisional 20:0',
      ['M2'],
    ]);
  });
});

describe('Annex 1 that pays the loser too', () => {
  const parameters = { annex1: 'x:3/1; y:2' };

  test('7.3.3+: the loser is the one that its kind pays less', () => {
    const games = [
      { both: '3:1', stampA: at('20:10'), stampB: at('20:10') },
      { both: '5:1', created: at('20:15'), stampA: at('20:30'), stampB: at('20:30') },
    ];
    expect(charges(judged(games, { parameters })).map(([clause, team]) => [clause, team])).toEqual([
      ['7.3.3', 'Совы'],
    ]);
  });

  test('5.1: what is awaited can follow', () => {
    const checked = judged(['3:1', '4:2'], { parameters });
    expect(states(checked)).toEqual(['agreed', 'impossible']);
    expect(findings(checked, 'impossible')[0]?.message).toContain('6:2, 4:4, 5:1, 3:3');
  });
});

describe('rulings that name a stage', () => {
  const level = [{ stage: 'полуфинал', games: ['15:0', '15:15'] }];
  const above = (stage: string) => [
    { Команда: 'Совы', Этап: stage, Санкция: 'выше', Состояние: 'подтверждён', Пункт: '7.5' },
    { Команда: 'Волки', Стенка: '1', Санкция: 'стенка окончена', Состояние: 'подтверждён', Пункт: '7.5' },
  ];

  test('7.5: `выше` lifts in the stage that its row names, and nowhere else', () => {
    const semi = (stage: string) => places(check({ walls: level, penalties: above(stage) }), 'semi', '1');
    expect(semi('полуфинал')).toEqual(['1 Совы 15 7.5', '2 Волки 15 7.5']);
    expect(semi('группа')).toEqual(['1 Волки 15 shared', '1 Совы 15 shared']);
  });

  test('7.5: two lifted without a time share what they share, in whatever order their rows stand', () => {
    const walls = [
      { a: 'Волки', b: 'Совы', games: ['20:0'] },
      { a: 'Совы', b: 'Лисы', games: ['20:0'] },
      { a: 'Лисы', b: 'Волки', games: ['20:0'] },
    ];
    const lift = (team: string) => ({
      Команда: team,
      Санкция: 'выше',
      Состояние: 'подтверждён',
      Пункт: '7.5',
    });
    const order = (...teams: string[]) => places(check({ walls, penalties: teams.map(lift) }));
    expect(order('Волки', 'Совы')).toEqual(['1 Волки 5.5 shared', '1 Совы 5.5 shared', '3 Лисы 5.5 7.5']);
    expect(order('Совы', 'Волки')).toEqual(order('Волки', 'Совы'));
  });

  test('7.3+: with `deduct.from` = groupPoints a ruling on the group needs no wall', () => {
    const penalties = [
      { Команда: 'Волки', Этап: 'группа', Санкция: 'минус 1', Пункт: '7.3.13', Состояние: 'подтверждён' },
    ];
    const points = (from: string) =>
      places(check({ walls: [{ games: ['20:0'] }], parameters: { 'deduct.from': from }, penalties }));
    expect(points('groupPoints')[0]).toBe('1 Волки 4.5');
    expect(points('wallScore')[0]).toBe('1 Волки 5.5');
  });
});
