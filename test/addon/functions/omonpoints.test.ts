import fs from 'node:fs';
import path from 'node:path';
import { built, column, message } from './built';

const { OMONPOINTS } = built as Record<'OMONPOINTS', (...args: unknown[]) => unknown>;

describe('OMONPOINTS: the league’s table 3.1', () => {
  const good = [
    'ком',
    'комиссар',
    'commissar',
    'серж',
    'сержант',
    'sergeant',
    'чиж',
    'мирный',
    'честный житель',
    'citizen',
    'всб',
    'внебрачный сын босса',
    "boss's child",
    'BOSS_CHILD',
    'док',
    'доктор',
    'врач',
    'doctor',
    'ман',
    'маня',
    'маньяк',
    'maniac',
  ];
  const mafia = ['маф', 'мафия', 'мафиози', 'mafia', 'босс', 'boss'];
  const outcomes: [string[], number, number][] = [
    [['мирные', 'город', 'честные', 'победа мирных', 'победа города', 'city', 'CITY'], 2, 0],
    [['мафия', 'победа мафии', 'mafia', 'MAFIA'], 0, 3],
    [['омон', 'обычный омон', '1-ый омон', 'омон-1', 'omon', 'OMON1', 'первый омон', '1 омон'], 1, 1.5],
    [['второй омон', '2-ой омон', '2 омон', 'омон-2', 'omon 2', 'OMON2', 'омон 2'], 0.5, 2],
    [['третий омон', '3-ий омон', '3-ой омон', '3-й омон', '3 омон', 'омон-3', 'omon 3', 'OMON3'], 0.25, 2.5],
  ];
  test.each(outcomes)('%j: good %p, mafia %p', (words, forGood, forMafia) => {
    for (const word of words) {
      for (const role of good) expect([role, word, OMONPOINTS(role, word)]).toEqual([role, word, forGood]);
      for (const role of mafia) expect([role, word, OMONPOINTS(role, word)]).toEqual([role, word, forMafia]);
    }
  });
  test.each([
    ['маф', '3-ой омон', 2.5],
    ['всб', 'победа мирных', 2],
    ['серж', 'омон-2', 0.5],
    ['маня', 'омон', 1],
  ])('example: %s, %s → %p', (role, outcome, points) => expect(OMONPOINTS(role, outcome)).toBe(points));
  test.each([
    ['  МАФ ', 'Омон–2', 2],
    ['Вне\u200bбрачный\u00a0сын  босса', 'ПОБЕДА   ГОРОДА', 2],
  ])('%j, %j: case, spaces and dashes do not matter', (role, outcome, points) =>
    expect(OMONPOINTS(role, outcome)).toBe(points),
  );
  test.each([
    'ничья',
    'draw',
    'маньяк',
    'победа маньяка',
    'MANIAC',
    'остановлена',
    'stopped',
    'четвёртый омон',
    '4 омон',
    'OMON4',
  ])('%s is an outcome that the table has no column for', outcome => {
    const text = message(() => OMONPOINTS('маф', [[outcome]]));
    expect(text).toContain(`outcome, строка 1, столбец 1: найдено «${outcome}»`);
    expect(text).toContain('город, мафия, омон-1, омон-2, омон-3');
  });
});

describe('OMONPOINTS: shapes and blanks', () => {
  test('one outcome for all roles', () => {
    expect(OMONPOINTS(column('маф', '', 'ком'), 'омон-2')).toEqual([[2], [''], [0.5]]);
    expect(OMONPOINTS(column('маф', '', 'ком'), [['омон-2']])).toEqual([[2], [''], [0.5]]);
  });
  test('an outcome for each role', () => {
    expect(
      OMONPOINTS(
        [
          ['маф', 'ком'],
          ['чиж', 'босс'],
        ],
        [
          ['омон', 'омон'],
          ['город', 'мафия'],
        ],
      ),
    ).toEqual([
      [1.5, 1],
      [2, 3],
    ]);
  });
  test('a game that is not over is blank, and so is a seat without a role', () => {
    expect(OMONPOINTS('маф', '')).toBe('');
    expect(OMONPOINTS(column('маф', 'ком', ''), column('', 'город', 'город'))).toEqual([[''], [2], ['']]);
    expect(OMONPOINTS(column('маф', 'ком'), column('', ''))).toEqual([[''], ['']]);
    expect(OMONPOINTS('', 'город')).toBe('');
  });
  test('another shape is an error that names both', () => {
    const text = message(() => OMONPOINTS(column('маф', 'ком'), column('омон', 'город', 'город')));
    expect(text).toMatch(/^outcome: строк 3, столбцов 1.*role: строк 2, столбцов 1/);
    expect(message(() => OMONPOINTS(column('маф', 'ком'), 'омон', [[1, 1]]))).toMatch(/^share: /);
  });
  test('a blank range of any shape is a missing argument', () => {
    expect(
      OMONPOINTS(
        column('маф', 'ком'),
        'омон',
        column('', '', ''),
        [['', '']],
        [
          ['', ''],
          ['', ''],
        ],
      ),
    ).toEqual([[1.5], [1]]);
  });
});

describe('OMONPOINTS: share', () => {
  test.each([
    ['чиж', 'город', 1 / 3, 0.6666666666666666],
    ['маф', 'мафия', 1 / 3, 1],
    ['маф', 'мафия', 0.1, 0.3],
    ['маф', 'мафия', 2 / 3, 2],
    ['маф', 'мафия', 1 - 2 / 3, 1],
    ['маф', 'мафия', 1 / 7, 3 / 7],
    ['маф', 'мафия', 6 / 7, 18 / 7],
    ['маф', 'мафия', '1/3', 1],
    ['маф', 'мафия', 0.1 + 0.2, 0.9],
    ['чиж', 'город', 0.5, 1],
    ['чиж', 'город', '0,5', 1],
    ['чиж', 'город', '0,125', 0.25],
    ['чиж', 'город', 0, 0],
    ['чиж', 'город', 1, 2],
    ['чиж', 'город', '', 2],
    ['чиж', 'город', null, 2],
  ])('%s, %s, %p → %p', (role, outcome, share, points) =>
    expect(OMONPOINTS(role, outcome, share)).toBe(points),
  );
  test('a share for each role, a blank one is 1', () => {
    expect(OMONPOINTS(column('маф', 'маф', 'маф'), 'мафия', column(0, '', 0.5))).toEqual([[0], [3], [1.5]]);
  });
  test.each([1.5, -0.1, 50, '50 %', 'половина', true, '#DIV/0!', '1,234', '1/0', '4/3', Number.NaN])(
    '%p is no share',
    share => {
      expect(message(() => OMONPOINTS('маф', 'мафия', share))).toMatch(
        /share, строка 1, столбец 1: .*от 0 до 1/,
      );
    },
  );
  test('a date is told how to become a share', () => {
    expect(message(() => OMONPOINTS('маф', 'мафия', new Date(0)))).toContain('«Обычный текст»');
  });
});

describe('OMONPOINTS: a table of one’s own', () => {
  const cup = csv('family-cup-2016');
  test.each([
    ['маф', 'омон-3', 16, 4.3],
    ['босс', 'победа мафии', 12, 4.2],
    ['док', 'победа города', 16, 1.7],
    ['маня', 'победа города', 13, 2],
    ['маф', 'омон-2', 8, 3],
    ['ком', 'омон-3', '12', 0.3],
  ])('P7: cup of 2016: %s, %s, %p players → %p', (role, outcome, players, points) => {
    expect(OMONPOINTS(role, outcome, '', players, cup)).toBe(points);
  });
  test('P7: a cell that is not set is an error that names it, never 0', () => {
    const text = message(() => OMONPOINTS(column('маф', 'ком', 'маф'), 'омон-2', '', 16, cup));
    expect(text).toContain('table, строка 3, столбец 6: найдено «-»');
    expect(text).toContain('table, строка 2, столбец 6: найдено «-»');
    expect(text).toContain('не задано');
    expect(
      message(() =>
        OMONPOINTS('маф', 'омон', '', '', [
          ['сторона', 'омон'],
          ['мафия', ''],
        ]),
      ),
    ).toContain('table, строка 2, столбец 2: пусто');
  });
  test('a keyed table needs the number of players', () => {
    expect(message(() => OMONPOINTS('маф', 'омон-3', '', '', cup))).toMatch(
      /players, строка 1, столбец 1: пусто/,
    );
    expect(message(() => OMONPOINTS('маф', 'омон-3', '', 10, cup))).toMatch(
      /players, строка 1, столбец 1: найдено 10.*8, 9, 12, 13, 15, 16/,
    );
    expect(message(() => OMONPOINTS('маф', 'омон-3', '', 15.5, cup))).toContain(
      'players, строка 1, столбец 1: найдено 15,5',
    );
  });
  test('the number of players may stand beside each role', () => {
    expect(OMONPOINTS(column('маф', 'маф'), 'мафия', '', column(16, 12), cup)).toEqual([[4.9], [4.2]]);
  });

  const own = [
    ['', '', '', ''],
    ['Сторона', 'игроков', 'CITY', 'омон-2', 'заметка'],
    ['честные', '', 1, 2, 'так'],
    ['честные', 10, 3, 4, ''],
    ['', '', '', '', ''],
    ['док', '', 5, '0,5', ''],
    ['мафия', '', 6, '−1', ''],
    ['босс', 10, 8, 9, ''],
  ];
  test.each([
    ['чиж', 'город', 9, 1],
    ['чиж', 'город', 10, 3],
    ['док', 'город', 10, 5],
    ['док', 'омон-2', 9, 0.5],
    ['маф', 'омон-2', 10, -1],
    ['босс', 'город', 10, 8],
    ['босс', 'город', 9, 6],
    ['маньяк', 'город', 10, 3],
  ])('the most specific row wins: %s, %s, %p players → %p', (role, outcome, players, points) => {
    expect(OMONPOINTS(role, outcome, '', players, own)).toBe(points);
  });
  test('a table without players needs none', () => {
    const plain = [
      ['side', 'city_win', 'mafia_win', 'draw'],
      ['good', 1, 0, 0.5],
      ['mafia', 0, 2, 0.5],
      ['маньяк', 0, 0, 7],
    ];
    expect(OMONPOINTS(column('ком', 'маня', 'маф'), 'ничья', '', '', plain)).toEqual([[0.5], [7], [0.5]]);
  });
  test('a maniac without a row is scored as a citizen, whose own row comes first', () => {
    const plain = [
      ['side', 'city'],
      ['good', 1],
      ['чиж', 4],
      ['mafia', 0],
    ];
    expect(OMONPOINTS('маньяк', 'город', '', '', plain)).toBe(4);
  });
  test.each([
    [
      'no side',
      [
        ['игроков', 'город'],
        [10, 1],
      ],
      'table, строка 1, столбец 1',
    ],
    [
      'a bad side',
      [
        ['сторона', 'город'],
        ['злые', 1],
      ],
      'table, строка 2, столбец 1: найдено «злые»',
    ],
    [
      'a bad number',
      [
        ['сторона', 'город'],
        ['мафия', 'x'],
      ],
      'table, строка 2, столбец 2: найдено «x»',
    ],
    [
      'bad players',
      [
        ['игроков', 'сторона', 'город'],
        [0, 'мафия', 1],
      ],
      'table, строка 2, столбец 1: найдено 0',
    ],
    [
      'an outcome twice',
      [
        ['сторона', 'омон', 'омон-1'],
        ['мафия', 1, 2],
      ],
      'table, строка 1, столбец 3: найдено «омон-1»',
    ],
    [
      'a side twice',
      [
        ['сторона', 'город'],
        ['мафия', 1],
        ['маф', 2],
      ],
      'table, строка 3, столбец 1: найдено «маф»',
    ],
    [
      'no row for the role',
      [
        ['сторона', 'город'],
        ['честные', 1],
      ],
      'role, строка 1, столбец 1: найдено «маф»',
    ],
    [
      'no column for the outcome',
      [
        ['сторона', 'мафия'],
        ['мафия', 1],
      ],
      'outcome, строка 1, столбец 1: найдено «город»',
    ],
  ])('%s', (_, table, found) =>
    expect(message(() => OMONPOINTS('маф', 'город', '', '', table))).toContain(found),
  );
});

describe('OMONPOINTS: what is no role or outcome', () => {
  test.each([
    ['шериф', '«шериф»'],
    [7, 'найдено 7'],
    [true, 'ИСТИНА'],
    ['#N/A', 'ошибка #N/A'],
  ])('%p', (role, found) => {
    expect(message(() => OMONPOINTS(column('маф', role), 'омон'))).toMatch(
      new RegExp(`role, строка 2, столбец 1: .*${found}`),
    );
  });
  test('Latin and Cyrillic look-alikes are not merged, and the message says so', () => {
    expect(message(() => OMONPOINTS('мaф', 'омон'))).toMatch(/role, .*«мaф».*латинские/);
  });
  test('one faulty outcome for 1,000 roles is named once', () => {
    const text = message(() =>
      OMONPOINTS(
        Array.from({ length: 1000 }, () => ['маф']),
        'омонн',
      ),
    );
    expect(text).toMatch(/^outcome, строка 1, столбец 1: найдено «омонн»/);
    expect(text).not.toContain('ещё');
  });
  test('faults of all arguments come together, row by row', () => {
    const text = message(() => OMONPOINTS(column('x', 'маф'), column('омон', 'y'), column(1, 2)));
    expect(text).toMatch(/role, строка 1.*outcome, строка 2.*share, строка 2/);
  });
});

test('OMONPOINTS: 10,000 rows', () => {
  const roles = Array.from({ length: 10000 }, (_, i) => [i % 2 ? 'маф' : 'ком']);
  const answer = OMONPOINTS(
    roles,
    'омон',
    Array.from({ length: 10000 }, () => [1 / 3]),
  ) as number[][];
  expect(answer).toHaveLength(10000);
  expect(answer[1]).toEqual([0.5]);
});

function csv(tournament: string): (string | number)[][] {
  const file = path.resolve(__dirname, '../../fixtures', tournament, 'points-table.csv');
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map(line =>
    line.split(',').map(cell => (cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell)),
  );
}
