// Cases P1–P17: points and places.
import { built, message, places as tieBreak } from '../addon/functions/built';
import { check, checkSheets, findings, type PenaltyRow, places, sheet, wallOf } from '../book';

const { CARRYOVER, OMONPOINTS, PRIZE } = built as Record<
  'CARRYOVER' | 'OMONPOINTS' | 'PRIZE',
  (...args: unknown[]) => unknown
>;

describe('P1: equal on decimals is equal', () => {
  test('0.1 + 0.2 against 0.3', () =>
    expect(
      tieBreak(
        ['Очки'],
        [
          ['А', 0.1 + 0.2],
          ['Б', '0,3'],
        ],
      ),
    ).toEqual([
      [1, 'поровну'],
      [1, 'поровну'],
    ]));
  test('three fines of 0.1 against one of 0.3', () => {
    const fine = (team: string, points: string): PenaltyRow => ({
      Команда: team,
      Этап: 1,
      Очки: points,
      Состояние: 'подтверждён',
    });
    const { report } = cup(
      ['1', 'A', '5'],
      ['1', 'B', '5'],
    )([fine('A', '0,1'), fine('A', '0.1'), fine('A', '0,1'), fine('B', '0,3')]);
    expect(
      report.standings[0]?.rows.map(({ place, team, points, shared }) => [place, team, points, shared]),
    ).toEqual([
      [1, 'A', '4.7', true],
      [1, 'B', '4.7', true],
    ]);
  });
});

test('P2: 73/7, 83.2/8 and 83/8 are places 1, 2, 3', () =>
  expect(
    tieBreak(
      ['Очки', 'Игры'],
      [
        ['А', 83, 8],
        ['Б', 73, 7],
        ['В', 83.2, 8],
      ],
      'Очки / Игры',
    ).map(([place]) => place),
  ).toEqual([3, 1, 2]));

test('P3: a circle in its six orders gives the same places: head-to-head separates nobody', () => {
  const rows = [
    ['А', 10, 5],
    ['Б', 10, 7],
    ['В', 10, 6],
  ];
  const results = [
    ['А', 2, 1, 'Б'],
    ['Б', 2, 1, 'В'],
    ['В', 2, 1, 'А'],
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const shuffled = order.map(i => rows[i] ?? []);
    const got = tieBreak(['Очки', 'Партии'], shuffled, 'Очки > личные встречи > Партии', results);
    expect(Object.fromEntries(got.map((line, i) => [shuffled[i]?.[0], line]))).toEqual({
      А: [3, 'Партии'],
      Б: [1, 'Партии'],
      В: [2, 'Партии'],
    });
  }
});

test('P4: 1, 2, 2, 4', () =>
  expect(
    tieBreak(
      ['Очки'],
      [
        ['А', 9],
        ['Б', 7],
        ['В', 7],
        ['Г', 5],
      ],
    ).map(([place]) => place),
  ).toEqual([1, 2, 2, 4]));

test('P5: fewer games and the same wins is no tie where points differ', () =>
  expect(
    tieBreak(
      ['Очки', 'Победы'],
      [
        ['А', 9, 3],
        ['Б', 7, 3],
        ['В', 7, 4],
      ],
    ),
  ).toEqual([
    [1, ''],
    [3, 'Победы'],
    [2, 'Победы'],
  ]));

test('P6: a chain without games by cards and without penalties does not look at them', () => {
  const rows = [
    ['А', 10, 40, 30, -3],
    ['Б', 10, 38, 32, 0],
  ];
  expect(tieBreak(['Очки', 'Партии', 'Партии без карт', 'Штрафы'], rows, 'Очки > Партии без карт')).toEqual([
    [2, 'Партии без карт'],
    [1, 'Партии без карт'],
  ]);
});

test('P7: a blank cell for 16 players and omon-2 is "not set", no nought for anybody', () => {
  const table = [
    ['игроков', 'сторона', 'город', 'омон-2'],
    [16, 'честные', 2, ''],
    [16, 'мафия', 0, ''],
  ];
  expect(OMONPOINTS([['ком'], ['маф']], 'город', 1, 16, table)).toEqual([[2], [0]]);
  expect(message(() => OMONPOINTS([['ком'], ['маф']], 'омон-2', 1, 16, table))).toMatch(
    /не задано[\s\S]*не задано/,
  );
});

/** A wall that the first team wins 20:14, with its late entries: a warning, then −3. */
const LATE = {
  walls: [
    {
      a: 'Волки',
      b: 'Совы',
      games: [
        { both: '10:0', go: '20:00', stampA: '20:20', stampB: '20:05' },
        { both: '10:14', go: '20:10', stampA: '20:40', stampB: '20:15' },
        { both: '20:14', go: '20:30', stampA: '20:41', stampB: '20:41' },
      ],
    },
  ],
};
const ruled = (game: number, state: string, more: PenaltyRow = {}): PenaltyRow => ({
  '№': `7.3.14 · 1.${game} · Волки`,
  Пункт: '7.3.14',
  Команда: 'Волки',
  Стенка: 1,
  Партия: game,
  Повтор: game,
  Санкция: game === 1 ? 'предупреждение' : 'минус 3',
  Состояние: state,
  ...more,
});

test('P8: a penalty withdrawn: totals as if it had never been, later repeats one step milder', () => {
  const confirmed = check({ ...LATE, penalties: [ruled(1, 'подтверждён'), ruled(2, 'подтверждён')] });
  expect([wallOf(confirmed), places(confirmed)]).toEqual(['validated 17:14', ['1 Волки 4.5', '2 Совы 3.5']]);
  const withdrawn = check({ ...LATE, penalties: [ruled(1, 'отозван'), ruled(2, 'подтверждён')] });
  expect([wallOf(withdrawn), places(withdrawn)]).toEqual(['validated 20:14', ['1 Волки 5.5', '2 Совы 3.5']]);
  expect(withdrawn.report.charges.map(({ repeat, sanction, state }) => [repeat, sanction, state])).toEqual([
    [1, 'warning', 'withdrawn'],
    [1, 'warning', 'confirmed'],
  ]);
});

test('P9: a corrected score replaces the old one', () => {
  expect(wallOf(check({ walls: [{ games: ['10:0', '12:0', '20:0'] }] }))).toBe('validated 20:0');
  expect(wallOf(check({ walls: [{ games: ['10:0', { both: '12:0', judge: '10:4' }, '20:4'] }] }))).toBe(
    'validated 20:4',
  );
});

/** A cup with one row a game, `[stage, team, points]`, and what a ledger makes of it. */
function cup(
  ...rows: readonly (readonly [stage: string, team: string, points: string, ...more: string[]])[]
) {
  const teams = [...new Set(rows.map(([, team]) => team))];
  const header = ['Этап', 'Партия', 'Игроков', 'Исход', 'Команда', 'Роль', 'Очки', 'Убийств'];
  const games = rows.map(([stage, team, points, game = stage, role = 'чиж', kills = '']) => [
    stage,
    game,
    16,
    'город',
    team,
    role,
    points,
    kills,
  ]);
  return (
    penalties: readonly PenaltyRow[],
    parameters: readonly (readonly unknown[])[] = [],
    more: Parameters<typeof checkSheets>[0] = [],
  ) =>
    checkSheets([
      sheet('Регламент', [
        ['Параметр', 'Значение'],
        ['regulation', 'cup'],
        ['stage1.minimum', 0],
        ['stage2.minimum', 0],
        ['stage2.missing', 99],
        ['fine.noShow', 0],
        ...parameters,
      ]),
      sheet('Команды', [['Команда'], ...teams.map(team => [team])]),
      sheet('Протоколы', [header, ...games]),
      sheet('Штрафы', [
        ['Команда', 'Этап', 'Очки', 'Пункт', 'Состояние'],
        ...penalties.map(row =>
          ['Команда', 'Этап', 'Очки', 'Пункт', 'Состояние'].map(title => row[title] ?? ''),
        ),
      ]),
      ...more,
    ]);
}
const rowOf = (checked: ReturnType<typeof check>, stage: string, team: string) => {
  const row = checked.report.standings
    .find(table => table.stage === stage)
    ?.rows.find(found => found.team === team);
  return [row?.points, row?.carryIn, row?.penalties];
};

test('P10: a no-show and a judge’s fine in one stage are both in the total', () => {
  const checked = checkSheets(
    [
      sheet('Регламент', [
        ['Параметр', 'Значение'],
        ['regulation', 'cup'],
        ['stage1.minimum', 0],
      ]),
      sheet('Команды', [['Команда'], ['A'], ['B']]),
      sheet('Протоколы', [
        ['Партия', 'Исход', 'Команда', 'Очки'],
        ['g1', 'город', 'A', '5'],
        ['g1', 'город', 'B', '5'],
        ['g2', 'город', 'B', '2'],
      ]),
      sheet('Штрафы', [
        ['Команда', 'Этап', 'Очки', 'Пункт', 'Состояние'],
        ['A', 1, '0,25', 'fines.2', 'подтверждён'],
      ]),
    ],
    { confirmBy: 'Фикус' },
  );
  expect(checked.report.charges).toMatchObject([
    { clause: 'fines.3', team: 'A', game: 'g2', state: 'confirmed' },
  ]);
  expect(rowOf(checked, '1', 'A')).toEqual(['4.65', '0', '0.35']);
});

test('P11: a penalty of a stage is counted once, then carried inside the total', () => {
  const checked = cup(
    ['1', 'A', '5'],
    ['1', 'B', '4'],
    ['2', 'A', '1'],
    ['2', 'B', '1'],
  )([{ Команда: 'A', Этап: 1, Очки: 1, Пункт: 'fines.2', Состояние: 'подтверждён' }]);
  expect([rowOf(checked, '1', 'A'), rowOf(checked, '2', 'A')]).toEqual([
    ['4', '0', '1'],
    ['3', '2', '0'],
  ]);
});

test('P12: 15.45 → 7.725 → 3.8625', () => {
  expect([CARRYOVER(15.45), CARRYOVER(CARRYOVER('15,45'))]).toEqual([7.725, 3.8625]);
  const checked = cup(['1', 'A', '15,45'], ['2', 'A', '0'], ['3', 'A', '0'])([]);
  expect([rowOf(checked, '2', 'A')[1], rowOf(checked, '3', 'A')[1]]).toEqual(['7.725', '3.8625']);
});

test('P13: the maniac shot three times and one victim survived: 2 kills, 1.4', () => {
  const table = sheet('points', [
    ['players', 'side', 'city'],
    [16, 'good', 1],
  ]);
  const checked = cup(['1', 'A', '', 'g1', 'ман', '2'])([], [['maniac', 'kills']], [table]);
  expect(rowOf(checked, '1', 'A')[0]).toBe('1.4');
});

test('P14: two teams share places 2 and 3 of the top league: 625 each', () =>
  expect(PRIZE(2, 'высшая', 2)).toBe(625));

test('P15: a team that was never mafia is below one with 0 of 4', () =>
  expect(
    tieBreak(
      ['Очки', 'Победы за мафию', 'Игры за мафию'],
      [
        ['А', 7, 0, 0],
        ['Б', 7, 0, 4],
      ],
      'лига',
    ).map(([place]) => place),
  ).toEqual([2, 1]));

test('P16: level on group points: a confirmed −3 and a win by cards are not in 4.1.b', () => {
  const walls = [
    { a: 'Волки', b: 'Совы', games: ['10:0', '10:8', '20:8'] },
    {
      a: 'Лисы',
      b: 'Совы',
      games: ['10:0', { both: '10:8', byCards: 'B' }, { both: '14:8', byCards: 'A' }, '20:8'],
    },
  ];
  const penalties = [
    { Пункт: '7.3.12', Команда: 'Волки', Стенка: 1, Санкция: 'минус 3', Состояние: 'подтверждён' },
    { Пункт: '7.3.11', Команда: 'Совы', Стенка: 1, Санкция: 'сопернику 3', Состояние: 'подтверждён' },
  ];
  const { report } = check({ walls, penalties });
  const rows = report.standings[0]?.rows.map(({ place, team, points, criteria, decidedBy }) => [
    place,
    team,
    points,
    criteria['4.1.b'],
    decidedBy,
  ]);
  expect(rows).toEqual([
    [1, 'Волки', '5.5', '20', '4.1.b'],
    [2, 'Лисы', '5.5', '16', '4.1.b'],
    [3, 'Совы', '4', '8', ''],
  ]);
});

test('P17: the winner’s 30, −5 confirmed, against 28: the other goes on, said before the judge confirms', () => {
  const semi = (state: string) =>
    check({
      walls: [{ a: 'Волки', b: 'Совы', stage: 'полуфинал', day: 2, games: ['25:0', '25:28', '30:28'] }],
      penalties: [{ Пункт: '7.3.6', Команда: 'Волки', Стенка: 1, Санкция: 'минус 5', Состояние: state }],
    });
  const standing = (checked: ReturnType<typeof semi>) =>
    checked.report.standings
      .find(({ stage }) => stage === 'semi')
      ?.rows.map(({ place, team, points, qualified }) => [place, team, points, qualified]);
  const proposed = semi('предложен');
  expect(standing(proposed)).toEqual([
    [1, 'Волки', '30', true],
    [2, 'Совы', '28', false],
  ]);
  expect(
    findings(proposed, 'turnsWall').map(({ level, message: text }) => [level, text.includes('Волки')]),
  ).toEqual([['warning', true]]);
  expect(standing(semi('подтверждён'))).toEqual([
    [1, 'Совы', '28', true],
    [2, 'Волки', '25', false],
  ]);
});
