// A made-up wall tournament of any size, with an error in every 37th row and a late entry in every 41st.

const two = n => String(n).padStart(2, '0');
const at = minutes => `2026-11-28T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const GAMES = 14;

/** Sheets as cells, with about so many rows in the online table. */
export function tournament(rows) {
  const walls = Math.ceil(rows / GAMES);
  const teams = Array.from({ length: Math.max(4, Math.ceil(walls / 11)) }, (_, i) => `Команда ${i + 1}`);
  const pair = wall => [
    teams[wall % teams.length],
    teams[(wall + 1 + (wall % (teams.length - 1))) % teams.length],
  ];
  const schedule = Array.from({ length: walls }, (_, i) => [
    String(i + 1),
    '1',
    'группа',
    'A',
    ...pair(i),
    '2026-11-28T18:00',
  ]);
  const online = schedule.flatMap(([wall, , , , a, b], w) => gamesOf(wall, a, b, w));
  return [
    [
      'Регламент',
      [
        ['Параметр', 'Значение'],
        ['regulation', 'walls'],
        ['qualify.group', '2'],
      ],
    ],
    ['Команды', [['Команда'], ...teams.map(team => [team])]],
    ['Стенки', [['Стенка', 'День', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало'], ...schedule]],
    [
      'Онлайн-таблица',
      [
        [
          'Стенка',
          'Партия',
          'ГОУ',
          'Команда A',
          'Команда B',
          'Счёт капитана A',
          'Счёт капитана B',
          'Внёс A',
          'Внёс B',
          'Статус',
        ],
        ...online,
      ],
    ],
  ].map(([name, values]) => ({ name, values, merges: [], filtered: false }));
}

function gamesOf(wall, a, b, w) {
  let [x, y] = [0, 0];
  return Array.from({ length: GAMES }, (_, game) => {
    if ((game + w) % 3) x += 2;
    else y += 2;
    const start = 18 * 60 + game * 10;
    const [slip, late] = [(w * game) % 37 === 36 ? 1 : 0, (w * game) % 41 === 40 ? 25 : 9];
    return [
      wall,
      String(game + 1),
      at(start + 2),
      a,
      b,
      `${x}:${y}`,
      `${x + slip}:${y + slip}`,
      at(start + 8),
      at(start + late),
      '',
    ];
  });
}

/** Scores and a table of so many teams, as cells of a sheet. */
export const scores = rows => Array.from({ length: rows }, (_, i) => [(i * 7) % 31]);
export const table = rows => [
  ['Команда', 'Очки', 'Мафия', 'Игры за мафию'],
  ...Array.from({ length: rows }, (_, i) => [`Команда ${i}`, (i * 7) % 101, (i * 3) % 11, 1 + (i % 9)]),
];
