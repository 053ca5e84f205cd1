import fc from 'fast-check';
import { compare, fraction, ZERO } from '../../src/core/points';
import { firstUnsorted, onScale, type Scale } from '../../src/core/scale';

const scale: Scale = [
  [fraction(1), fraction(1, 2)],
  [fraction(3), fraction(1)],
  [fraction(20), fraction(11, 2)],
];

describe('onScale', () => {
  test.each([
    [-3, 0],
    [0, 0],
    [1, 0.5],
    [2, 0.5],
    [3, 1],
    [19, 1],
    [20, 5.5],
    [27, 5.5],
  ])('%p earns %p', (value, earned) => {
    const { n, d } = onScale(scale, fraction(value));
    expect(Number(n) / Number(d)).toBe(earned);
  });
  test('an empty scale earns nothing', () => expect(onScale([], fraction(5))).toEqual(ZERO));
  test('the row found is the last whose "from" is not above the value', () => {
    const steps = fc
      .uniqueArray(fc.integer({ min: -50, max: 50 }), { maxLength: 20 })
      .map(froms =>
        froms.sort((a, b) => a - b).map((from, i) => [fraction(from, 2), fraction(i + 1)] as const),
      );
    fc.assert(
      fc.property(steps, fc.integer({ min: -60, max: 60 }), (rows, value) => {
        const below = rows.filter(([from]) => compare(from, fraction(value, 2)) <= 0);
        expect(onScale(rows, fraction(value, 2))).toEqual(below[below.length - 1]?.[1] ?? ZERO);
      }),
    );
  });
});

describe('firstUnsorted', () => {
  const of = (...froms: number[]): number =>
    firstUnsorted(froms.map(from => [fraction(from), ZERO] as const));
  test.each([
    [[1, 2, 3], -1],
    [[], -1],
    [[1], -1],
    [[1, 1], 1],
    [[1, 3, 2], 2],
    [[3, 2, 1], 1],
  ])('%j: %p', (froms, at) => {
    expect(of(...froms)).toBe(at);
  });
});
