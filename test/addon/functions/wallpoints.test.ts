import { built, column, message } from './built';

const { WALLPOINTS } = built as Record<'WALLPOINTS', (...args: unknown[]) => unknown>;

describe('WALLPOINTS: the scale of walls 3.4', () => {
  const rows: [unknown, number][] = [
    [0, 0],
    [1, 0.5],
    [2, 0.5],
    [3, 1],
    [4, 1],
    [5, 1.5],
    [6, 1.5],
    [7, 2],
    [8, 2],
    [9, 2.5],
    [10, 2.5],
    [11, 3],
    [12, 3],
    [13, 3.5],
    [14, 3.5],
    [15, 4],
    [16, 4],
    [17, 4.5],
    [18, 4.5],
    [19, 5],
    [20, 5.5],
    [27, 5.5],
    [1000, 5.5],
    ['20+', 5.5],
    ['27 +', 5.5],
    ['２０＋', 5.5],
    [-3, 0],
    [-0, 0],
    ['7', 2],
    [' 7 ', 2],
    ['\u00a07\u00a0', 2],
    ['７', 2],
    ['−3', 0],
    ['7,0', 2],
    ['7.0', 2],
    ['\u200b7', 2],
  ];
  test.each(rows)('%p earns %p', (score, points) => expect(WALLPOINTS(score)).toBe(points));

  test.each([[''], [null], [undefined], ['  '], ['\u00a0']])('a blank %p stays blank', blank => {
    expect(WALLPOINTS(blank)).toBe('');
    expect(WALLPOINTS([[blank]])).toEqual([['']]);
  });
  test('no argument at all is a blank', () => expect(WALLPOINTS()).toBe(''));
});

describe('WALLPOINTS: shapes', () => {
  test('the answer has the shape of the score', () => {
    expect(WALLPOINTS([[20], [8], ['']])).toEqual([[5.5], [2], ['']]);
    expect(WALLPOINTS([[20, 8, '']])).toEqual([[5.5, 2, '']]);
    expect(
      WALLPOINTS([
        [20, 8],
        ['', 1],
      ]),
    ).toEqual([
      [5.5, 2],
      ['', 0.5],
    ]);
    expect(WALLPOINTS([[20]])).toEqual([[5.5]]);
  });
  test('C7: an open column of 1,000 rows with 12 scores gives 12 values and no zeros', () => {
    const cells = Array.from({ length: 1000 }, (_, i) => [i < 12 ? 20 : '']);
    const answer = WALLPOINTS(cells) as unknown[][];
    expect(answer).toHaveLength(1000);
    expect(answer.filter(([cell]) => cell === 5.5)).toHaveLength(12);
    expect(answer.filter(([cell]) => cell === '')).toHaveLength(988);
  });
  test('10,000 rows', () => {
    const cells = Array.from({ length: 10000 }, (_, i) => [i % 21]);
    expect((WALLPOINTS(cells) as number[][])[20]).toEqual([5.5]);
  });
});

describe('WALLPOINTS: what is no score', () => {
  test.each([
    [2.5, 'найдено 2,5'],
    ['7:4', 'найдено «7:4»'],
    ['7 4', 'найдено «7 4»'],
    ['семь', 'найдено «семь»'],
    [true, 'найдено ИСТИНА'],
    ['#N/A', 'найдена ошибка #N/A'],
    ['#REF!', 'найдена ошибка #REF!'],
    ['1,234', 'найдено «1,234»'],
    ['19+', 'найдено «19+»'],
    ['7+', 'найдено «7+»'],
    ['7²', 'найдено «7²»'],
    ['1e3', 'найдено «1e3»'],
    [Number.NaN, 'найдено NaN'],
    [Number.POSITIVE_INFINITY, 'найдено Infinity'],
    [{}, 'найдено «[object Object]»'],
  ])('%p', (score, found) => {
    const text = message(() => WALLPOINTS([[1], [score]]));
    expect(text).toContain(`score, строка 2, столбец 1: ${found}`);
    expect(text).toContain('целое число');
    expect(text).toContain('счёт одной команды');
  });
  test('C1: a date comes with the way out', () => {
    const text = message(() => WALLPOINTS(new Date(Date.UTC(1899, 11, 30, 10, 8))));
    expect(text).toMatch(/score, строка 1, столбец 1: найдена дата или время.*«Обычный текст»/);
  });
  test('all faulty cells are named: the first five, then how many more', () => {
    const text = message(() => WALLPOINTS(column('a', 1, 'b', 'c', 'd', 'e', 'f', 'g')));
    for (const row of [1, 3, 4, 5, 6]) expect(text).toContain(`строка ${row},`);
    expect(text).not.toContain('строка 7');
    expect(text).toMatch(/и ещё 2$/);
  });
  test('five faults leave no more', () => {
    expect(message(() => WALLPOINTS(column('a', 'b', 'c', 'd', 'e')))).not.toContain('ещё');
  });
});

describe('WALLPOINTS: a scale of one’s own', () => {
  const scale = [
    [-5, -1.5],
    [0, 0],
    ['', ''],
    ['2,5', '0,25'],
    [10, 7],
  ];
  test.each([
    [-9, 0],
    [-5, -1.5],
    [-1, -1.5],
    [0, 0],
    [2, 0],
    [3, 0.25],
    [9, 0.25],
    [10, 7],
    [99, 7],
    ['10+', 7],
  ])('%p earns %p', (score, points) => expect(WALLPOINTS(score, scale)).toBe(points));
  test.each([
    [''],
    [undefined],
    [null],
    [
      [
        ['', ''],
        ['', ''],
      ],
    ],
  ])('a blank scale %j is a missing one', blank => {
    expect(WALLPOINTS(20, blank)).toBe(5.5);
  });
  test('it may stand on the one row', () => expect(WALLPOINTS(3, [[1, 9]])).toBe(9));
  test('blank columns to the right are nothing', () =>
    expect(
      WALLPOINTS(3, [
        [1, 9, ''],
        [4, 8, null],
      ]),
    ).toBe(9));

  test.each([
    [
      'unsorted',
      [
        [0, 1],
        [5, 2],
        [3, 3],
      ],
      'scale, строка 3, столбец 1: найдено 3',
    ],
    [
      'repeated',
      [
        [0, 1],
        [5, 2],
        [5, 3],
      ],
      'scale, строка 3, столбец 1: найдено 5',
    ],
    [
      'unsorted across a blank row',
      [
        [5, 1],
        ['', ''],
        [3, 3],
      ],
      'scale, строка 3, столбец 1',
    ],
    [
      'with a header',
      [
        ['от', 'очки'],
        [0, 1],
      ],
      'scale, строка 1, столбец 1: найдено «от»',
    ],
    [
      'not numeric',
      [
        [0, 1],
        [5, 'x'],
      ],
      'scale, строка 2, столбец 2: найдено «x»',
    ],
    [
      'half blank',
      [
        [0, 1],
        [5, ''],
      ],
      'scale, строка 2, столбец 2: пусто',
    ],
    [
      'ambiguous',
      [
        [0, 1],
        [5, '1,234'],
      ],
      'scale, строка 2, столбец 2: найдено «1,234»',
    ],
    ['of one column', [[0], [5]], 'scale, строка 1, столбец 2'],
    ['of one cell', 7, 'scale, строка 1, столбец 2'],
    [
      'of three columns',
      [
        [1, 2, 0.5],
        [3, 4, 1],
      ],
      'scale, строка 1, столбец 3: найдено 0,5',
    ],
  ])('%s', (_, wrong, found) => expect(message(() => WALLPOINTS(5, wrong))).toContain(found));
  test('faults of both arguments come together', () => {
    const text = message(() => WALLPOINTS('x', [[0, 'y']]));
    expect(text).toContain('scale, строка 1, столбец 2');
    expect(text).toContain('score, строка 1, столбец 1');
  });
});
