import { built, message, places, withLocale } from './built';

const { TIEBREAK } = built as Record<'TIEBREAK', (...args: unknown[]) => unknown>;
const HEADER = ['Место', 'Решил'];

describe('TIEBREAK: places and what decided them', () => {
  test('P4: 1, 2, 2, 4, lined up with the input', () => {
    expect(
      TIEBREAK([
        ['Команда', 'Очки'],
        ['Псы', 1],
        ['Волки', 5],
        ['Совы', 3],
        ['Лисы', 3],
      ]),
    ).toEqual([HEADER, [4, ''], [1, ''], [2, 'поровну'], [2, 'поровну']]);
  });
  test('the name is that of the last criterion a team needed to stand alone', () => {
    expect(
      places(
        ['Очки', 'Мафия', 'Комиссар'],
        [
          ['A', 5, 1, 1],
          ['B', 5, 2, 1],
          ['C', 5, 1, 2],
          ['D', 9, 0, 0],
        ],
      ),
    ).toEqual([
      [4, 'Комиссар'],
      [2, 'Мафия'],
      [3, 'Комиссар'],
      [1, ''],
    ]);
  });
  test('P1: 0.1 + 0.2 ties with 0.3', () => {
    expect(
      places(
        ['Очки'],
        [
          ['A', 0.1 + 0.2],
          ['B', 0.3],
          ['C', '0,3'],
        ],
      ),
    ).toEqual([
      [1, 'поровну'],
      [1, 'поровну'],
      [1, 'поровну'],
    ]);
  });
  test('P2: 73/7, 83.2/8 and 83/8 are three places', () => {
    expect(
      places(
        ['Очки'],
        [
          ['A', 83 / 8],
          ['B', 73 / 7],
          ['C', 83.2 / 8],
        ],
      ),
    ).toEqual([
      [3, ''],
      [1, ''],
      [2, ''],
    ]);
    expect(
      places(
        ['Очки'],
        [
          ['A', 10.4],
          ['B', 10.4000001],
        ],
      ),
    ).toEqual([
      [2, ''],
      [1, ''],
    ]);
    expect(
      places(
        ['Очки'],
        [
          ['A', '10.4'],
          ['B', 10.4000000000001],
        ],
      ),
    ).toEqual([
      [1, 'поровну'],
      [1, 'поровну'],
    ]);
  });
  test('negative points and text numbers rank by value', () => {
    expect(
      places(
        ['Очки'],
        [
          ['A', '−2'],
          ['B', -1.5],
          ['C', ' 0,5 '],
          ['D', 10],
          ['E', '9'],
        ],
      ),
    ).toEqual([
      [5, ''],
      [4, ''],
      [3, ''],
      [1, ''],
      [2, ''],
    ]);
  });
  test('one team is first, and nothing decided it', () =>
    expect(places(['Очки'], [['A', 1]])).toEqual([[1, '']]));
  test('a header alone', () => expect(TIEBREAK([['Команда', 'Очки']])).toEqual([HEADER]));
});

describe('TIEBREAK: blanks', () => {
  test('blank rows stay blank: inside, at the end, above the header', () => {
    const table = [
      ['', ''],
      ['Команда', 'Очки'],
      ['A', 1],
      ['', ' '],
      ['B', 2],
      [null, undefined],
    ];
    expect(TIEBREAK(table)).toEqual([['', ''], HEADER, [2, ''], ['', ''], [1, ''], ['', '']]);
  });
  test('nothing but blanks', () => {
    expect(TIEBREAK('')).toBe('');
    expect(
      TIEBREAK([
        ['', ''],
        ['', ''],
      ]),
    ).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
  test.each([
    ['', undefined],
    [null, [['']]],
    [[['', '']], ''],
  ])('a blank rule or results is a missing one', (rule, results) => {
    expect(
      places(
        ['Очки'],
        [
          ['A', 1],
          ['B', 2],
        ],
        rule,
        results,
      ),
    ).toEqual([
      [2, ''],
      [1, ''],
    ]);
  });
  test('columns without a header hold anything', () => {
    expect(
      places(
        ['Очки', '', 'Мафия'],
        [
          ['A', 1, 'да', 1],
          ['B', 1, '', 2],
        ],
      ),
    ).toEqual([
      [2, 'Мафия'],
      [1, 'Мафия'],
    ]);
  });
});

describe('TIEBREAK: errors', () => {
  test.each([
    ['a word', 'x', 'найдено «x»'],
    ['a blank', '', 'пусто'],
    ['a boolean', true, 'найдено ИСТИНА'],
    ['an error', '#N/A', 'найдена ошибка #N/A'],
    ['an ambiguous text', '1,234', 'найдено «1,234»'],
    ['a date', new Date(0), 'найдена дата или время'],
    ['NaN', Number.NaN, 'найдено NaN'],
  ])('%s in a column that counts', (_, cell, found) => {
    const text = message(() =>
      places(
        ['Очки', 'Мафия'],
        [
          ['A', 1, 1],
          ['B', 2, cell],
        ],
      ),
    );
    expect(text).toContain(`table, строка 3, столбец 3: ${found}`);
  });
  test('a cell that two links use is named once', () => {
    const text = message(() => places(['Очки', 'Игры'], [['A', 'x', 1]], 'Очки > Очки / Игры'));
    expect(text.match(/строка 2/g)).toHaveLength(1);
  });
  test('a team twice, however it is written', () => {
    const text = message(() =>
      places(
        ['Очки'],
        [
          ['Пётр и Ко', 1],
          ['', ''],
          ['ПЕТР  и Ко ', 2],
        ],
      ),
    );
    expect(text).toMatch(/table, строка 4, столбец 1: найдено «ПЕТР и Ко».*строке 2/);
  });
  test('N2: look-alikes are two teams', () =>
    expect(
      places(
        ['Очки'],
        [
          ['Сова', 1],
          ['Cова', 2],
        ],
      ),
    ).toEqual([
      [2, ''],
      [1, ''],
    ]));
  test('a team may be a number', () =>
    expect(
      places(
        ['Очки'],
        [
          [7, 1],
          [8, 2],
        ],
      ),
    ).toEqual([
      [2, ''],
      [1, ''],
    ]));
  test.each([[''], ['#REF!'], [true], [new Date(0)]])('a row without a team: %p', team => {
    expect(
      message(() =>
        places(
          ['Очки'],
          [
            ['A', 1],
            [team, 2],
          ],
        ),
      ),
    ).toContain('table, строка 3, столбец 1');
  });
  test('every unknown column is named', () => {
    const text = message(() => places(['Очки'], [['A', 1]], 'Очкии > Мафия / Игры > -Штрафы'));
    for (const name of ['«Очкии»', '«Мафия»', '«Игры»', '«Штрафы»'])
      expect(text).toContain(`rule, строка 1, столбец 1: найдено ${name}`);
  });
  test.each([
    ['an empty link', 'Очки >> Очки'],
    ['a trailing sign', 'Очки >'],
    ['an extra round in the middle', 'доп. тур > Очки'],
    ['an extra round alone', 'доп. тур'],
    ['a date', new Date(0)],
    ['a boolean', true],
  ])('%s', (_, rule) =>
    expect(message(() => places(['Очки'], [['A', 1]], rule))).toMatch(/^rule, строка 1, столбец 1/),
  );
  test('a column twice', () => {
    expect(message(() => places(['Очки', 'Мафия', 'очки'], [['A', 1, 1, 1]], 'Очки'))).toContain(
      'table, строка 1, столбец 4: найдено «очки»',
    );
    expect(
      message(() => places(['Очки', 'Points', 'Мафия', 'Комиссар'], [['A', 1, 1, 1, 1]], 'кубок-1')),
    ).toContain('столбец 3');
  });
  test('a table without a column to compare', () => {
    expect(message(() => TIEBREAK([['Команда'], ['A']]))).toContain('table, строка 1, столбец 2');
  });
  test('a header that is a date, with every column compared', () => {
    expect(
      message(() =>
        TIEBREAK([
          ['Команда', new Date(0)],
          ['A', 1],
        ]),
      ),
    ).toMatch(/table, строка 1, столбец 2: найдена дата.*«Обычный текст»/);
  });
});

test('TIEBREAK: the words are English for an English user', () => {
  const table = [
    ['Team', 'Points'],
    ['A', 1],
    ['B', 1],
    ['C', 0],
    ['D', 0],
  ];
  expect(withLocale('en').TIEBREAK?.(table, 'Points > доп. тур')).toEqual([
    ['Place', 'Decided by'],
    [1, 'extra round'],
    [1, 'extra round'],
    [3, 'shared'],
    [3, 'shared'],
  ]);
});
