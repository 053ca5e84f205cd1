import { built, column, message, places } from './built';

const { TIEBREAK } = built as Record<'TIEBREAK', (...args: unknown[]) => unknown>;
const HEADER = ['Место', 'Решил'];

describe('TIEBREAK: a written chain', () => {
  const titles = ['Очки', 'Мафия', 'Игры за мафию', 'Штрафы', 'Заметка'];
  test('a ratio is compared exactly', () => {
    const rows = [
      ['A', 1, 1, 3, 0, 'x'],
      ['B', 1, 2, 6, 0, 'x'],
      ['C', 1, 333333333333, 1e12, 0, 'x'],
    ];
    expect(places(titles, rows, 'Очки > Мафия / Игры за мафию')).toEqual([
      [1, 'поровну'],
      [1, 'поровну'],
      [3, 'Мафия / Игры за мафию'],
    ]);
  });
  test('P15: without games there is no rate, below 0 of 4', () => {
    const rows = [
      ['A', 1, 0, 0, 0, ''],
      ['B', 1, 0, 4, 0, ''],
    ];
    expect(places(titles, rows, 'Очки > Мафия / Игры за мафию')).toEqual([
      [2, 'Мафия / Игры за мафию'],
      [1, 'Мафия / Игры за мафию'],
    ]);
    expect(places(titles, rows, 'Очки > -Мафия / Игры за мафию')).toEqual([
      [2, '-Мафия / Игры за мафию'],
      [1, '-Мафия / Игры за мафию'],
    ]);
  });
  test('a leading minus: less is better; the name is as written', () => {
    const rows = [
      ['A', 1, 0, 0, 0.3, ''],
      ['B', 1, 0, 0, 0.1, ''],
    ];
    for (const link of ['-Штрафы', '−штрафы', '- ШТРАФЫ', '– Штрафы']) {
      expect(places(titles, rows, `Очки>${link}`)).toEqual([
        [2, link],
        [1, link],
      ]);
    }
  });
  test('columns outside the chain hold anything', () => {
    expect(
      places(
        titles,
        [
          ['A', 1, 'x', '', true, new Date(0)],
          ['B', 2, '', '#N/A', '', ''],
        ],
        'Очки',
      ),
    ).toEqual([
      [2, ''],
      [1, ''],
    ]);
  });
  test('names compare without case, spaces and Ё', () => {
    expect(
      places(
        ['Зачётные  очки'],
        [
          ['A', 1],
          ['B', 2],
        ],
        ' ЗАЧЕТНЫЕ\u00a0очки ',
      ),
    ).toEqual([
      [2, ''],
      [1, ''],
    ]);
  });
  test('the chain may stand in a range, one link a cell', () => {
    expect(
      places(
        ['Очки', 'Мафия'],
        [
          ['A', 1, 1],
          ['B', 1, 2],
        ],
        column('Очки', '', 'Мафия'),
      ),
    ).toEqual([
      [2, 'Мафия'],
      [1, 'Мафия'],
    ]);
  });
  test('an extra round is for those level at first place only', () => {
    const rows = [
      ['A', 2],
      ['B', 2],
      ['C', 1],
      ['D', 1],
    ];
    for (const end of ['доп. тур', 'Доп.тур', 'extra round', 'EXTRA  ROUND']) {
      expect(places(['Очки'], rows, `Очки > ${end}`)).toEqual([
        [1, 'доп. тур'],
        [1, 'доп. тур'],
        [3, 'поровну'],
        [3, 'поровну'],
      ]);
    }
  });
  test.each([
    [
      'a minus',
      '-Очки',
      '-Очки',
      [
        [2, ''],
        [1, ''],
      ],
    ],
    [
      'a slash',
      'Очки/игра',
      'Очки/игра',
      [
        [2, ''],
        [1, ''],
      ],
    ],
    [
      'the sign >',
      'Очки > 10',
      'Очки > 10',
      [
        [2, ''],
        [1, ''],
      ],
    ],
  ])('a column of exactly that name wins over %s in it', (_, title, rule, expected) => {
    expect(
      places(
        [title, 'Очки', 'игра'],
        [
          ['A', 1, 9, 9],
          ['B', 2, 5, 5],
        ],
        rule,
      ),
    ).toEqual(expected);
  });
  test('names with signs inside a longer chain', () => {
    const rows = [
      ['A', 1, 1, 3, 1],
      ['B', 1, 1, 3, 2],
      ['C', 1, 1, 1, 0],
    ];
    expect(places(['А > Б', 'В', 'Г / Д', 'Е'], rows, 'А > Б > В / Г / Д > Е')).toEqual([
      [3, 'Е'],
      [2, 'Е'],
      [1, 'В / Г / Д'],
    ]);
  });
});

describe('TIEBREAK: chains by id', () => {
  test.each(['стенки', 'wall', ' СТЕНКИ '])('%s: points, head-to-head, games without cards', id => {
    const rows = [
      ['A', 5.5, 10],
      ['B', 5.5, 12],
      ['C', 5.5, 11],
      ['D', 7, 0],
    ];
    const results = [
      ['A', 20, 3, 'B'],
      ['B', 20, 3, 'C'],
      ['C', 20, 3, 'A'],
    ];
    expect(places(['Очки', 'Партии без карт'], rows, id, results)).toEqual([
      [4, 'Партии без карт'],
      [2, 'Партии без карт'],
      [3, 'Партии без карт'],
      [1, ''],
    ]);
    expect(places(['Очки', 'Партии без карт'], rows.slice(0, 2), id, results.slice(0, 1))).toEqual([
      [1, 'личные встречи'],
      [2, 'личные встречи'],
    ]);
  });
  test.each(['лига', 'league'])('%s: the rate as mafia, then shared, an extra round for first', id => {
    const titles = ['Игры за мафию', 'Очки', 'Победы за мафию'];
    const rows = [
      ['A', 4, 9, 2],
      ['B', 2, 9, 1],
      ['C', 3, 5, 1],
      ['D', 0, 5, 0],
      ['E', 6, 5, 2],
      ['F', 1, 2, 0],
      ['G', 3, 2, 0],
    ];
    expect(places(titles, rows, id)).toEqual([
      [1, 'доп. тур'],
      [1, 'доп. тур'],
      [3, 'поровну'],
      [5, 'Победы за мафию ÷ Игры за мафию'],
      [3, 'поровну'],
      [6, 'поровну'],
      [6, 'поровну'],
    ]);
  });
  test.each(['кубок-1', 'cup-1', 'Кубок 1'])('%s: points, mafia, commissar', id => {
    expect(
      places(
        ['Очки', 'Мафия', 'Комиссар'],
        [
          ['A', 1, 1, 1],
          ['B', 1, 1, 2],
          ['C', 1, 2, 0],
        ],
        id,
      ),
    ).toEqual([
      [3, 'Комиссар'],
      [2, 'Комиссар'],
      [1, 'Мафия'],
    ]);
  });
  test.each(['кубок-2', 'cup-2', 'кубок-3', 'cup-3'])('%s: the whole chain', id => {
    const titles = ['Очки', 'Мафия этапа', 'Мафия всего', 'Комиссар этапа', 'Комиссар всего', 'Очки этапа'];
    const rows = [
      ['A', 9, 0, 0, 0, 0, 0],
      ['B', 8, 2, 0, 0, 0, 0],
      ['C', 8, 1, 2, 0, 0, 0],
      ['D', 8, 1, 1, 2, 0, 0],
      ['E', 8, 1, 1, 1, 2, 0],
      ['F', 8, 1, 1, 1, 1, 2],
      ['G', 8, 1, 1, 1, 1, 1],
    ];
    expect(places(titles, rows, id)).toEqual([
      [1, ''],
      [2, 'Мафия этапа'],
      [3, 'Мафия всего'],
      [4, 'Комиссар этапа'],
      [5, 'Комиссар всего'],
      [6, 'Очки этапа'],
      [7, 'Очки этапа'],
    ]);
  });
  test('the columns may have English headers', () => {
    expect(
      TIEBREAK(
        [
          ['Team', 'Points', 'Mafia', 'Commissar'],
          ['A', 1, 1, 1],
          ['B', 1, 2, 1],
        ],
        'cup-1',
      ),
    ).toEqual([HEADER, [2, 'Mafia'], [1, 'Mafia']]);
  });
  test('every missing column is named', () => {
    const text = message(() => places(['Очки'], [['A', 1]], 'лига'));
    expect(text).toContain('«Победы за мафию»');
    expect(text).toContain('«Игры за мафию»');
    expect(message(() => places(['Очки'], [['A', 1]], 'стенки'))).toContain('«Партии без карт»');
  });
});
