// How the rows of a wall follow one another, and what rulings make of them in its tables.
import { toText } from '../../../src/core/points';
import { type Book, charged, check, type GameRow, type PenaltyRow, ruling, states, wallOf } from '../../book';

const of = (games: readonly (GameRow | string)[], more: Partial<Book> = {}) =>
  check({ walls: [{ games }], ...more });
const late = (checked: ReturnType<typeof check>) =>
  charged(checked).filter(line => line.startsWith('7.3.14'));
const at = { stampA: '21:00', stampB: '21:30' };

test('7.3.15+: rows follow by their numbers, in whatever order they stand', () => {
  const games = [
    { both: '20:2', game: 3 },
    { both: '5:0', game: 1 },
    { both: '5:2', game: 2 },
  ];
  expect([wallOf(of(games)), states(of(games))]).toEqual(['validated 20:2', ['agreed', 'agreed', 'agreed']]);
});

describe('7.3.14+: the last game of a wall', () => {
  const isLate = ['7.3.14 Совы 1.1 late 1 warning proposed'];
  test.each<[string, readonly (GameRow | string)[], readonly string[]]>([
    ['by the score of one captain alone', [{ a: '20:0', b: '5:0', ...at }], isLate],
    ['by the score of the judge', [{ a: '5:0', b: '5:0', judge: '20:0', ...at }], isLate],
    ['not before the target', [{ both: '5:0', ...at }], []],
    [
      'not where another was played, its time unknown',
      [
        { both: '20:0', ...at },
        { both: '20:0', game: 2 },
      ],
      [],
    ],
    [
      'a blank row after it is none',
      [
        { both: '20:0', ...at },
        { both: '', game: 2 },
      ],
      isLate,
    ],
    [
      'a row with its start is one',
      [
        { both: '20:0', ...at },
        { both: '', go: '21:40', game: 2 },
      ],
      [],
    ],
  ])('%s', (_, games, expected) => expect(late(of(games))).toEqual(expected));
});

test('7.3+: points that a ruling moved settle no open row', () => {
  const parameters = { 'deduct.running': 'да' };
  const penalties = [ruling('Волки', 'минус 1', { Партия: 1 })];
  expect(states(of([{ a: '5:0', b: '2:0' }], { parameters, penalties }))).toEqual(['dispute']);
});

test('7.3.15+: nobody is charged for what he wrote before a ruling that changed an earlier game', () => {
  const lost = ruling('Волки', 'партия проиграна', { Партия: 1, Очки: 2, Время: '2026-11-28T22:00' });
  const games = (stampA: string): readonly GameRow[] => [
    { both: '5:0', stampA: '20:20', stampB: '20:20' },
    { a: '4:1', b: '0:4', stampA, stampB: '22:30' },
    { both: '0:6', go: '23:30', stampA: '23:40', stampB: '23:40' },
  ];
  const wrong = (stampA: string) =>
    charged(of(games(stampA), { penalties: [lost] })).filter(line => line.startsWith('7.3.15'));
  expect([wrong('20:45'), wrong('22:45')]).toEqual([[], ['7.3.15 Волки 1.2 inaccurate 1 warning proposed']]);
});

describe('the table of a semi-final', () => {
  const rows = (penalties: readonly PenaltyRow[], games: readonly string[] = ['0:28', '30:28']) =>
    (
      check({
        walls: [
          { stage: 'полуфинал', games },
          { id: '2', a: 'Лисы', b: 'Ежи', games: ['20:0'] },
        ],
        penalties,
      }).check.judgement.tables.find(({ stage }) => stage === 'semi')?.rows ?? []
    ).map(row => ({ ...row, penalties: toText(row.penalties), pending: toText(row.pending) }));

  test('what rulings took and would take, of each team in this wall', () => {
    const proposed = { Состояние: 'предложен' };
    const penalties = [
      ruling('Совы', 'минус 2'),
      ruling('Волки', 'минус 1', proposed),
      ruling('Ежи', 'минус 4', { Стенка: '2' }),
    ];
    expect(rows(penalties).map(({ team, penalties: taken, pending }) => [team, taken, pending])).toEqual([
      ['Волки', '0', '1'],
      ['Совы', '2', '0'],
    ]);
  });

  test('before it counts, and for a team that is out, no place is shared or compared', () => {
    const open = { shared: false, trials: [] };
    expect(rows([], ['0:28'])).toMatchObject([open, open]);
    expect(rows([]).map(row => row.provisional)).toEqual([undefined, undefined]);
    expect(rows([], []).map(row => row.provisional)).toEqual([undefined, undefined]);
    expect(rows([ruling('Волки', 'команда снята')]).at(-1)).toMatchObject({ team: 'Волки', ...open });
  });
});

describe('group points', () => {
  const group = (more: Partial<Book>) =>
    check({
      walls: [{ games: ['20:0'] }, { id: '2', stage: 'полуфинал', a: 'Волки', b: 'Лисы', games: ['30:0'] }],
      parameters: { 'deduct.from': 'groupPoints' },
      ...more,
    }).check.judgement.awards.filter(({ account }) => account === 'groupPoints');

  test('3.4: come of the walls of a group only', () => {
    expect(group({}).map(({ wall }) => wall)).toEqual(['1', '1']);
  });

  test.each([
    ['on the group', { Стенка: '', Этап: 'группа' }, ['-1 O2']],
    ['on the group, only proposed', { Стенка: '', Этап: 'группа', Состояние: 'предложен' }, []],
    ['on nothing', { Стенка: '' }, []],
    ['on a semi-final', { Стенка: '', Этап: 'полуфинал' }, []],
    ['on a wall of the group', { Этап: 'группа' }, ['-1 O2']],
  ] as const)('7.3+: a ruling %s', (_, row, taken) => {
    const lines = group({ penalties: [ruling('Волки', 'минус 1', row)] }).filter(
      ({ points }) => points.n < 0,
    );
    expect(lines.map(({ points, at: cell }) => `${toText(points)} ${cell?.cell}`)).toEqual(taken);
  });
});
