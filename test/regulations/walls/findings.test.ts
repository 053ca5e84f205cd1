// What each finding of walls says, and that a wall in order says nothing.
import { type Book, check, checkSheets, type GameRow, type PenaltyRow, ruling, sheetsOf } from '../../book';

const said = (book: Book, kind: string) =>
  check(book)
    .check.judgement.findings.filter(one => one.kind === kind)
    .map(({ data }) => data);
const wall = (...games: readonly (GameRow | string)[]): Book => ({ walls: [{ games }] });
const ruled = (penalties: readonly PenaltyRow[], more: Partial<Book> = {}): Book => ({
  ...wall('5:0', '20:0'),
  penalties,
  ...more,
});
const row = { wall: '1', game: 1 };
const second = { wall: '1', game: 2 };
const wolves = { side: 'a', team: 'Волки' };
const owls = { side: 'b', team: 'Совы' };
const first = { stampA: '20:20', stampB: '20:20' };
const annex = { annex1: 'x:5/2; y:2' };
const squad = Array.from({ length: 11 }, (_, i) => ['Волки', `Игрок ${i + 1}`] as const);
const elsewhere = [
  { id: '1', games: ['5:0', '20:0'] },
  { id: '2', a: 'Лисы', b: 'Ежи', games: ['5:0', '20:0'] },
];

test('a wall in order: no finding', () => {
  const times = { stampA: '20:20', stampB: '20:20' };
  const games = ['5:0', '5:3', '20:3'].map(both => ({ both, ...times }));
  expect(check(wall(...games)).check.judgement.findings).toEqual([]);
});

const CASES: readonly (readonly [string, string, Book, ...object[]])[] = [
  ['gap', 'a number left out', wall('5:0', { both: '7:0', game: 3 }), { wall: '1', game: 3, expected: 2 }],
  ['gap', 'the first row', wall({ both: '7:0', game: 2 }), { ...second, expected: 1 }],
  [
    'unreadable',
    'a cell',
    wall({ a: '5-', b: '5:0' }),
    { ...row, ...wolves, why: 'oneNumber', text: '5-', likely: [] },
  ],
  ['unreadable', 'settled by the judge', wall({ a: '5-', b: '5:0', judge: '5:0' })],
  [
    'impossible',
    'less than before',
    wall('5:0', { both: '4:0' }),
    ...[wolves, owls].map(side => ({
      ...second,
      ...side,
      entered: '4:0',
      before: '5:0',
      open: 0,
      why: 'down',
      expected: [],
    })),
  ],
  [
    'impossible',
    'not in Annex 1, with what could follow',
    { ...wall('5:2', { a: '8:2', b: '' }), parameters: annex },
    {
      ...second,
      ...wolves,
      entered: '8:2',
      before: '5:2',
      open: 0,
      why: 'notInAnnex',
      expected: ['10:4', '7:7', '7:2', '5:4'],
    },
  ],
  [
    'dispute',
    'two scores that can both follow',
    wall({ a: '5:0', b: '0:5' }),
    { ...row, a: '5:0', b: '0:5', cellB: 'H2', teamA: 'Волки', teamB: 'Совы', mirrored: 'yes' },
  ],
  ['dispute', 'a ruled row', wall({ a: '5:0', b: '3:0', judge: '5:0' })],
  [
    'missing',
    'a blank cell past its time',
    wall({ a: '5:0', b: '', ...first }, { both: '7:0', go: '20:30' }),
    { ...row, ...owls },
  ],
  [
    'missing',
    'a row that the judge settled',
    wall({ a: '5:0', b: '', judge: '5:0', ...first }, { both: '7:0', go: '20:30' }),
  ],
  ['cardsOpen', 'one captain’s mark', wall({ a: '5:0 к', b: '5:0' }), { ...row, team: 'Волки', marks: 1 }],
  [
    'cardsOtherSide',
    'of a side that did not go up',
    wall({ both: '5:0', byCards: 'B' }),
    { ...row, team: 'Совы' },
  ],
  ['cardsOtherSide', 'of a game that nobody won', wall({ both: '0:0', byCards: 'B' })],
  [
    'cardsOtherSide',
    'after an open row it can’t be told',
    wall({ a: '2:0', b: '0:2' }, { both: '5:0', byCards: 'B' }),
  ],
  ['cardsOtherSide', 'in a dispute', wall({ a: '5:0', b: '0:5', byCards: 'B' })],
  [
    'sameTeam',
    'a wall of one team',
    { walls: [{ a: 'Волки', b: 'Волки', games: [] }], teams: ['Волки'] },
    { wall: '1', team: 'Волки' },
  ],
  [
    'noCaptain',
    'of the opponent in that wall',
    ruled([ruling('Ежи', 'партия проиграна', { Пункт: '7.3.7', Стенка: '2', Партия: 1, Очки: 2 })], {
      walls: elsewhere,
    }),
    { team: 'Лисы' },
  ],
  [
    'noCaptain',
    'a ruling on no wall has no opponent',
    ruled([ruling('Волки', 'предупреждение', { Пункт: '7.3.7', Стенка: '' })]),
  ],
  [
    'noFairPlay',
    'in that wall, with what was agreed',
    ruled([ruling('Ежи', 'партия проиграна', { Пункт: '7.3.16', Стенка: '2', Партия: 1, Очки: 2 })], {
      walls: [
        { id: '1', fairPlay: '3', games: ['20:0'] },
        { ...elsewhere[1], fairPlay: '1', games: ['20:0'] },
      ],
    }),
    { wall: '2', agreed: '1' },
  ],
  [
    'noFairPlay',
    'nothing agreed',
    ruled([ruling('Волки', 'партия проиграна', { Пункт: '7.3.16', Партия: 1, Очки: 2 })]),
    { wall: '1', agreed: '' },
  ],
  [
    'noFairPlay',
    'asked by that clause only',
    ruled([ruling('Волки', 'партия проиграна', { Партия: 1, Очки: 2 })]),
  ],
  [
    'squadTooLarge',
    'how many and the most',
    ruled([], { players: squad }),
    { team: 'Волки', count: 11, max: 10 },
  ],
  [
    'notInWall',
    'the wall that the row names',
    ruled([ruling('Волки', 'минус 1', { Стенка: '2' })], { walls: elsewhere }),
    { wall: '2', team: 'Волки' },
  ],
  ['rulingWithoutWall', 'whose', ruled([ruling('Волки', 'минус 3', { Стенка: '' })]), { team: 'Волки' }],
  [
    'rulingWithoutWall',
    'not before it is confirmed',
    ruled([ruling('Волки', 'минус 3', { Стенка: '', Состояние: 'предложен' })]),
  ],
  [
    'rulingWithoutWall',
    'on a group whose points it takes',
    ruled([ruling('Волки', 'минус 1', { Стенка: '', Этап: 'группа' })], {
      parameters: { 'deduct.from': 'groupPoints' },
    }),
  ],
  [
    'rulingWithoutWall',
    'on a group, where the wall’s score is what it takes',
    ruled([ruling('Волки', 'минус 1', { Стенка: '', Этап: 'группа' })]),
    { team: 'Волки' },
  ],
  [
    'createdLateBySomeone',
    'the first game, from the start of the wall',
    wall({ both: '5:0', created: '20:03' }),
    { ...row, seconds: 180, first: 'yes' },
  ],
  [
    'createdLateBySomeone',
    'after a draw',
    wall({ both: '0:0', ...first }, { both: '5:0', created: '20:23' }),
    { ...second, seconds: 180, first: 'no' },
  ],
  [
    'gatheredLate',
    'a later game has no break',
    wall(
      { both: '5:0', ...first },
      { both: '7:0', created: '20:21', go: '20:27', stampA: '20:40', stampB: '20:40' },
    ),
    { ...second, seconds: 60, fives: 0, break: '' },
  ],
];

test.each(CASES.map(([kind, what, book, ...all]) => [kind, what, book, all] as const))(
  '%s: %s',
  (kind, _, book, all) => expect(said(book, kind)).toEqual(all),
);

test('an entry without its time is shown where the table has a column for it', () => {
  const book = wall({ a: '5:0', b: '' }, { both: '7:0', stampA: '20:40', stampB: '20:40' });
  const unstamped = (sheets: Parameters<typeof checkSheets>[0]) =>
    checkSheets(sheets).check.judgement.findings.filter(({ kind }) => kind === 'unstamped');
  expect(unstamped(sheetsOf(book)).map(({ data }) => data)).toEqual([{ ...row, ...wolves }]);
  const timeless = sheetsOf(book).map(sheet =>
    sheet.name === 'Онлайн-таблица'
      ? { ...sheet, values: sheet.values.map(cells => cells.filter((_, i) => i !== 9 && i !== 10)) }
      : sheet,
  );
  expect(unstamped(timeless)).toEqual([]);
});
