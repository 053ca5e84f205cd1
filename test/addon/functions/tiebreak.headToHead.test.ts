import { built, message, places } from './built';

const { TIEBREAK } = built as Record<'TIEBREAK', (...args: unknown[]) => unknown>;

describe('TIEBREAK: head-to-head', () => {
  const tied = [
    ['A', 1, 3],
    ['B', 1, 2],
    ['C', 1, 1],
    ['D', 1, 0],
  ];
  const titles = ['Очки', 'Мафия'];
  const rule = 'Очки > личные встречи > Мафия';
  test('wins among the tied', () => {
    const results = [
      ['D', 20, 8, 'A'],
      ['D', 20, 3, 'B'],
      ['D', 20, 1, 'C'],
      ['A', 20, 1, 'B'],
      ['C', 5, 20, 'A'],
      ['C', 20, 3, 'B'],
    ];
    expect(places(titles, tied, rule, results)).toEqual([
      [2, 'личные встречи'],
      [4, 'личные встречи'],
      [3, 'личные встречи'],
      [1, 'личные встречи'],
    ]);
  });
  test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'P3: a circle separates nobody, whatever the order %j: the chain goes on',
    order => {
      const results = [
        ['A', 2, 1, 'B'],
        ['B', 2, 1, 'C'],
        ['C', 2, 1, 'A'],
      ];
      const answer = places(
        titles,
        order.map(i => tied[i] as unknown[]),
        rule,
        results,
      );
      expect(order.map((i, at) => [i, answer[at]]).sort()).toEqual([
        [0, [1, 'Мафия']],
        [1, [2, 'Мафия']],
        [2, [3, 'Мафия']],
      ]);
    },
  );
  test('those still level start again among themselves', () => {
    // Wins 2, 2, 2, 0: D is last. Among A, B, C they are 1, 1, 0: C is third. Then A beat B.
    const results = [
      ['A', 1, 0, 'B'],
      ['B', 1, 0, 'C'],
      ['A', 1, 0, 'D'],
      ['B', 1, 0, 'D'],
      ['C', 1, 0, 'D'],
      ['C', 1, 0, 'D'],
    ];
    expect(places(titles, tied, rule, results)).toEqual([
      [1, 'личные встречи'],
      [2, 'личные встречи'],
      [3, 'личные встречи'],
      [4, 'личные встречи'],
    ]);
  });
  test('no going back once the chain went on', () => {
    // A circle of A, B, C; Мафия takes A out, then B would beat C head to head, yet Комиссар decides.
    const rows = [
      ['A', 1, 2, 0],
      ['B', 1, 1, 0],
      ['C', 1, 1, 1],
    ];
    const results = [
      ['A', 2, 1, 'B'],
      ['B', 2, 1, 'C'],
      ['C', 2, 1, 'A'],
    ];
    expect(
      places(['Очки', 'Мафия', 'Комиссар'], rows, 'Очки > личные встречи > Мафия > Комиссар', results),
    ).toEqual([
      [1, 'Мафия'],
      [3, 'Комиссар'],
      [2, 'Комиссар'],
    ]);
  });
  test('P5: matches against teams that are not tied do not count', () => {
    const rows = [
      ['A', 1, 1],
      ['B', 1, 2],
      ['C', 0, 9],
    ];
    expect(
      places(titles, rows, rule, [
        ['A', 9, 0, 'C'],
        ['C', 1, 0, 'B'],
      ]),
    ).toEqual([
      [2, 'Мафия'],
      [1, 'Мафия'],
      [3, ''],
    ]);
  });
  test('a draw is no win; blank scores are not played; several matches add up', () => {
    const two = [
      ['A', 1, 1],
      ['B', 1, 2],
    ];
    expect(places(titles, two, rule, [['A', 5, 5, 'B']])).toEqual([
      [2, 'Мафия'],
      [1, 'Мафия'],
    ]);
    expect(
      places(titles, two, rule, [
        ['A', '', '', 'B'],
        ['', '', '', ''],
        ['B', 0, 1, 'A'],
      ]),
    ).toEqual([
      [1, 'личные встречи'],
      [2, 'личные встречи'],
    ]);
    expect(
      places(titles, two, rule, [
        ['A', 1, 0, 'B'],
        ['B', 1, 0, 'A'],
      ]),
    ).toEqual([
      [2, 'Мафия'],
      [1, 'Мафия'],
    ]);
  });
  test.each(['личные встречи', 'head-to-head', 'Head to Head', 'ЛИЧНЫЕ  ВСТРЕЧИ'])(
    'the name is as written: %s',
    name => {
      const written = name.replace(/ +/g, ' ');
      expect(places(titles, tied.slice(0, 2), `Очки > ${name}`, [['B', 2, 1, 'A']])).toEqual([
        [2, written],
        [1, written],
      ]);
    },
  );
  test('as the first criterion it leaves the name empty', () => {
    expect(places(titles, tied.slice(0, 2), 'личные встречи', [['B', 2, 1, 'A']])).toEqual([
      [2, ''],
      [1, ''],
    ]);
  });
  test('a header of results is optional', () => {
    const header = ['Команда 1', 'Счёт 1', 'Счёт 2', 'Команда 2'];
    expect(
      places(titles, tied.slice(0, 2), rule, [['', '', '', ''], header, ['b', '2', '1,5', ' A']]),
    ).toEqual([
      [2, 'личные встречи'],
      [1, 'личные встречи'],
    ]);
  });
  test('left out: an error', () => {
    expect(message(() => places(titles, tied, rule))).toMatch(/^results: пусто.*личные встречи/);
    expect(message(() => places(titles, tied, rule, [['', '', '', '']]))).toMatch(/^results: пусто/);
  });
  test.each([
    [
      'an unknown team',
      [
        ['A', 1, 0, 'B'],
        ['A', 1, 0, 'Слоны'],
      ],
      'results, строка 2, столбец 4: найдено «Слоны»',
    ],
    [
      'an unknown team in the first row with numbers',
      [['Слоны', 1, 0, 'Моржи']],
      'results, строка 1, столбец 1: найдено «Слоны»',
    ],
    [
      'an unknown team that has not played',
      [['A', '', '', 'Слоны']],
      'results, строка 1, столбец 4: найдено «Слоны»',
    ],
    ['one blank score', [['A', 1, '', 'B']], 'results, строка 1, столбец 3: пусто'],
    ['a score in words', [['A', 1, 'два', 'B']], 'results, строка 1, столбец 3: найдено «два»'],
    ['a missing team', [['A', 1, 0, '']], 'results, строка 1, столбец 4: пусто'],
    ['a team against itself', [['A', 1, 0, 'a']], 'results, строка 1, столбец 4: найдено «a»'],
    ['three columns', [['A', 1, 'B']], 'results, строка 1, столбец 3'],
    ['five columns', [['A', 1, 0, 'B', 'x']], 'results, строка 1, столбец 5: найдено «x»'],
    [
      'a second header',
      [
        ['Команда', 'Счёт', 'Счёт', 'Команда'],
        ['Команда', 'Счёт', 'Счёт', 'Команда'],
      ],
      'results, строка 2, столбец 1',
    ],
  ])('%s', (_, results, found) =>
    expect(message(() => places(titles, tied, rule, results))).toContain(found),
  );
  test('N2: a look-alike name is named, not merged', () => {
    const text = message(() =>
      TIEBREAK(
        [
          ['Команда', 'Очки'],
          ['Сова', 1],
          ['Волки', 1],
        ],
        'Очки > личные встречи',
        [['Cова', 1, 0, 'Волки']],
      ),
    );
    expect(text).toMatch(/results, строка 1, столбец 1: найдено «Cова».*«Сова»/);
  });
});

test('TIEBREAK: 10,000 teams with 10,000 results, all level on points', () => {
  const teams = Array.from({ length: 10000 }, (_, i) => [`Команда ${i}`, 1, i % 7]);
  const results = teams.map(([team], i) => [team, 20, i % 20, `Команда ${(i * 7 + 1) % 10000}`]);
  const answer = places(
    ['Очки', 'Мафия'],
    teams,
    'Очки > личные встречи > Мафия',
    results.filter(([a, , , b]) => a !== b),
  );
  expect(answer).toHaveLength(10000);
});

test('TIEBREAK: 10,000 teams that drop out of head-to-head one by one', () => {
  const teams = Array.from({ length: 10000 }, (_, i) => [`Команда ${i}`, 1]);
  const results = teams.slice(1).map(([team], i) => [`Команда ${i}`, 2, 1, team]);
  const answer = places(['Очки'], teams, 'Очки > личные встречи', results);
  expect(answer.map(([place]) => place)).toEqual(teams.map((_, i) => i + 1));
});
