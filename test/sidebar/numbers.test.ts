import type { StandingsRow, StandingsTable } from '../../src/addon/report';
import { explained, opponentIn } from '../../src/sidebar/awards';
import { isZero, signOf, sumOf } from '../../src/sidebar/exact';
import { clausesFor, gistOf, type RegulationLaw, readingsOf } from '../../src/sidebar/law';
import { cutOf, placeSpan } from '../../src/sidebar/places';
import { evening } from './panels';

test.each([
  [['5.5', '5.5', '1.5'], '12.5'],
  [['0.1', '0.2'], '0.3'],
  [['2/7', '5/7'], '1'],
  [['2/7', '0.5'], '11/14'],
  [['-5', '11'], '6'],
  [['0.25', '0.05'], '0.3'],
  [[], '0'],
])('%j make %s', (texts, total) => expect(sumOf(texts)).toBe(total));

test('signs and zeros', () =>
  expect([signOf('-1/3'), signOf('0'), isZero('0.0'), isZero(''), isZero('0.5')]).toEqual([
    -1,
    0,
    true,
    true,
    false,
  ]));

describe('a number of the table', () => {
  const panel = evening();
  const { groups, total } = explained(panel.awards, 'Шестой подъезд', 'group');
  test('is the sum of what it is shown to be made of', () => {
    const row = panel.report.standings[1]?.rows.find(({ team }) => team === 'Шестой подъезд');
    expect(total).toBe(row?.points);
    expect(sumOf(groups.map(({ points }) => points))).toBe(total);
  });
  test('a wall: its games make the score, the score brings the points', () =>
    expect(groups.map(({ wall, score, points }) => [wall, score, points])).toEqual([
      ['4', '20', '5.5'],
      ['7', '20', '5.5'],
      ['12', '6', '1.5'],
    ]));
  test('the other team, with the score as this team sees it', () =>
    expect(opponentIn(panel, '4', 'Последний фонарь')).toEqual({ team: 'Шестой подъезд', score: '10:20' }));
  test('where nothing is scaled the awards are the points, and only those of the wall', () => {
    const award = { stage: 'semi', account: 'game', clause: '5.1', game: '1', place: null };
    const awards = [
      { ...award, team: 'a', wall: '13', points: '3' },
      { ...award, team: 'a', wall: '13', points: '-1' },
      { ...award, team: 'a', wall: '14', points: '9' },
      { ...award, team: 'b', wall: '13', points: '7' },
    ];
    expect(explained(awards, 'a', 'semi', '13').total).toBe('2');
  });
  test('a team without awards has nothing', () =>
    expect(explained([], 'a', 'group')).toEqual({ groups: [], total: '0' }));
});

const row = (place: number | null, qualified: boolean | null, shared = false): StandingsRow => ({
  place,
  shared,
  team: `${place}`,
  points: '0',
  carryIn: '0',
  penalties: '0',
  pending: '0',
  provisional: null,
  criteria: {},
  decidedBy: '',
  qualified,
});
const table = (...rows: StandingsRow[]): StandingsTable => ({ stage: 'group', group: 'A', rows });

describe('places', () => {
  test('a shared place is the span of its teams', () => {
    const rows = [row(1, true), row(2, null, true), row(2, null, true), row(4, false), row(null, false)];
    expect(rows.map(one => placeSpan(one, rows))).toEqual(['1', '2–3', '2–3', '4', '–']);
  });
  test('the cut stands after those who go through', () =>
    expect(cutOf(table(row(1, true), row(2, true), row(3, false)), [])).toEqual({
      before: 2,
      through: 2,
      isTied: false,
    }));
  test('a tie across it: where another group shows how many go through', () => {
    const tied = table(row(1, true), row(2, null, true), row(2, null, true), row(4, false));
    const clear = table(row(1, true), row(2, true), row(3, false));
    expect(cutOf(tied, [tied, clear])).toEqual({ before: 2, through: 2, isTied: true });
    expect(cutOf(tied, [tied])).toBeNull();
  });
  test('no cut where nobody knows, where all or none go through', () =>
    expect(
      [[row(1, null), row(2, null)], [row(1, true)], [row(1, false)], []].map(rows =>
        cutOf(table(...rows), []),
      ),
    ).toEqual([null, null, null, null]));
});

describe('law', () => {
  const both = (text: string) => ({ ru: text, en: text });
  const law: RegulationLaw = {
    clauses: {
      '7.3.3': both('Партия не создана вовремя'),
      '7.3.15': both('Таблица заполнена недостоверно'),
      'stage2.tie': both('При равенстве'),
    },
    penalties: ['7.3.3', '7.3.15'],
    readings: [
      { id: '7.3.3+', ...both('Так') },
      { id: '7.3.3++', ...both('И так') },
      { id: '7.3+', ...both('Нет') },
    ],
    editions: [],
    parameters: {},
  };
  test('a clause is found by its number and by words in any form', () =>
    expect(
      ['7.3.15', 'не создала', 'ЗАПОЛНИЛА', 'нет такого', ''].map(query =>
        clausesFor(law, query, 'ru').map(({ id }) => id),
      ),
    ).toEqual([['7.3.15'], ['7.3.3'], ['7.3.15'], [], ['7.3.3', '7.3.15']]));
  test('a criterion of a chain has the gist of its clause', () =>
    expect([gistOf(law, 'stage2.tie.1', 'ru'), gistOf(law, '9.9', 'ru')]).toEqual(['При равенстве', null]));
  test('readings of a clause are its own', () =>
    expect(readingsOf(law, '7.3.3').map(({ id }) => id)).toEqual(['7.3.3+', '7.3.3++']));
});
