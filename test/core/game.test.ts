import { OUTCOMES, type PointsTable, payFor, ROLES, sideOf, sidesPaid } from '../../src/core/game';
import { fraction } from '../../src/core/points';

const table: PointsTable = [
  { side: 'good', points: { city: fraction(1) } },
  { side: 'good', players: 10, points: { city: fraction(2), mafia: fraction(0) } },
  { side: 'doctor', points: { city: fraction(3) } },
  { side: 'mafia', points: { mafia: fraction(4), city: fraction(0) } },
  { side: 'boss', players: 10, points: { mafia: fraction(5) } },
];

describe('payFor: the most specific row', () => {
  test.each([
    ['citizen', 9, 1],
    ['citizen', 10, 2],
    ['citizen', undefined, 1],
    ['doctor', 10, 3],
    ['maniac', 10, 2],
    ['maniac', undefined, 1],
  ] as const)('%s of %p players: %p for a city win', (role, players, earned) => {
    expect(payFor(table, role, 'city', players)).toEqual({ points: fraction(earned) });
  });
  test('a boss has his own row, else that of the mafia', () => {
    expect(payFor(table, 'boss', 'mafia', 10)).toEqual({ points: fraction(5) });
    expect(payFor(table, 'boss', 'mafia', 9)).toEqual({ points: fraction(4) });
  });
  test('a cell that is not set comes with its row, and no broader row answers for it', () => {
    expect(payFor(table, 'boss', 'city', 10)).toEqual({ missing: 'cell', row: table[4] });
    expect(payFor(table, 'citizen', 'omon1', 10)).toEqual({ missing: 'cell', row: table[1] });
  });
  test('no row at all', () => {
    expect(payFor([], 'citizen', 'city')).toEqual({ missing: 'row' });
    expect(
      payFor([{ side: 'good', players: 9, points: { city: fraction(1) } }], 'citizen', 'city', 10),
    ).toEqual({ missing: 'row' });
  });
  test('a maniac: his row, a citizen’s, the good side’s', () => {
    const citizen: PointsTable = [{ side: 'citizen', points: { city: fraction(7) } }, ...table];
    expect(payFor(citizen, 'maniac', 'city')).toEqual({ points: fraction(7) });
    expect(payFor([{ side: 'maniac', points: { city: fraction(9) } }, ...citizen], 'maniac', 'city')).toEqual(
      { points: fraction(9) },
    );
    expect(payFor([{ side: 'mafia', points: { city: fraction(0) } }], 'maniac', 'city')).toEqual({
      missing: 'row',
    });
  });
});

test('sideOf: five good roles, two of the mafia, the maniac', () => {
  expect(ROLES.map(sideOf)).toEqual(['good', 'good', 'good', 'good', 'good', 'mafia', 'mafia', 'maniac']);
});

test('sidesPaid: only an amount that one side is paid betrays it', () => {
  expect(sidesPaid(table, 'city', 10, fraction(2))).toEqual(['good']);
  expect(sidesPaid(table, 'mafia', 10, fraction(0))).toEqual(['good']);
  expect(sidesPaid(table, 'mafia', 10, fraction(4))).toEqual(['mafia']);
  expect(sidesPaid(table, 'city', 10, fraction(8))).toEqual([]);
  for (const outcome of OUTCOMES) expect(sidesPaid([], outcome, 10, fraction(1))).toEqual([]);
});
