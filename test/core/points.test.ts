import fc from 'fast-check';
import {
  compare,
  divided,
  equal,
  fraction,
  isNegative,
  isWhole,
  isZero,
  minus,
  negated,
  type Points,
  parsePoints,
  plus,
  points,
  sum,
  times,
  toNumber,
  toText,
  ZERO,
} from '../../src/core/points';

const exact: fc.Arbitrary<Points> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1000 }))
    .map(([n, d]) => fraction(n, d)),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 25n }))
    .map(([n, d]) => fraction(n, d)),
);

describe('points: decimals', () => {
  test.each([
    [0.1 + 0.2, '0.3'],
    [10.4, '10.4'],
    [10.4000001, '10.4000001'],
    [0.25, '0.25'],
    [-2.5, '-2.5'],
    [-0, '0'],
    [1e15, '1000000000000000'],
    [1 / 3, '0.333333333333'],
    [123456789.1234567, '123456789.123'],
    [5e-324, toText(parsePoints('4.94065645841e-324') as Points)],
  ])('%p is %s', (number, text) => expect(toText(points(number))).toBe(text));
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%p is no number of points',
    number => {
      expect(() => points(number)).toThrow(RangeError);
    },
  );
  test('a decimal of 12 digits is itself, on whichever path it is read', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999999999999, max: 999999999999 }), fc.nat(14), (n, places) => {
        expect(points(Number(`${n}e-${places}`))).toEqual(fraction(BigInt(n), 10n ** BigInt(places)));
      }),
    );
  });
});

describe('parsePoints', () => {
  test.each([
    ['7', '7'],
    ['0.5', '0.5'],
    ['-2.25', '-2.25'],
    ['+3', '3'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['2/7', '2/7'],
    ['-1/2', '-0.5'],
    ['0.5/0.25', '2'],
    ['1e3', '1000'],
    ['1.5e-3', '0.0015'],
    ['-0', '0'],
  ])('%s is %s', (text, shown) => expect(toText(parsePoints(text) as Points)).toBe(shown));
  test.each(['', '-', '.', 'x', '1/0', '1/2/3', '/2', '1/', '1 2', '0x10', '1e999', 'Infinity'])(
    '%j is none',
    text => {
      expect(parsePoints(text)).toBeUndefined();
    },
  );
  test('what toText writes, it reads', () => {
    fc.assert(fc.property(exact, a => expect(parsePoints(toText(a))).toEqual(a)));
  });
});

describe('fractions', () => {
  test('1/7 + 2/7 is 3/7, three fines of 0.1 are 0.3', () => {
    expect(plus(fraction(1, 7), fraction(2, 7))).toEqual(fraction(3, 7));
    expect(sum([points(0.1), points(0.1), points(0.1)])).toEqual(points(0.3));
  });
  test('sums beyond the safe integers stay exact', () => {
    const most = fraction(Number.MAX_SAFE_INTEGER);
    expect(toText(plus(most, fraction(2)))).toBe('9007199254740993');
    expect(minus(plus(most, fraction(2)), fraction(2))).toEqual(most);
  });
  test('lowest terms, sign above', () => {
    expect(fraction(2, -4)).toEqual({ n: -1, d: 2 });
    expect(fraction(0, -4)).toEqual({ n: 0, d: 1 });
    expect(fraction(10n ** 20n, 10n ** 19n)).toEqual({ n: 10, d: 1 });
  });
  test('a fraction by zero', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
    expect(() => divided(fraction(1), ZERO)).toThrow(RangeError);
  });
  test('laws: adding, multiplying, taking back', () => {
    fc.assert(
      fc.property(exact, exact, exact, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)));
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
        expect(minus(plus(a, b), b)).toEqual(a);
        if (!isZero(b)) expect(divided(times(a, b), b)).toEqual(a);
        expect(isNegative(a)).toBe(compare(a, ZERO) < 0);
        expect(isWhole(a)).toBe(!toText(a).includes('.') && !toText(a).includes('/'));
      }),
    );
  });
  test('laws: an order, which negation turns round', () => {
    fc.assert(
      fc.property(exact, exact, exact, (a, b, c) => {
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        expect(compare(a, b) === 0).toBe(equal(a, b));
        expect(Math.sign(compare(negated(a), negated(b)))).toBe(Math.sign(compare(b, a)));
        expect(Math.sign(compare(plus(a, c), plus(b, c)))).toBe(Math.sign(compare(a, b)));
      }),
    );
  });
});

describe('toNumber', () => {
  test.each([
    [times(fraction(2), fraction(1, 3)), 0.6666666666666666],
    [fraction(309, 40), 7.725],
    [negated(ZERO), 0],
    [fraction(10n ** 300n, 3n * 10n ** 299n), 10 / 3],
    [fraction(1n, 10n ** 310n), 1e-310],
    [fraction(-(10n ** 30n)), -1e30],
  ])('%j is %p', (a, number) => expect(toNumber(a)).toBe(number));
  test('it is the nearest: a decimal text of any length reads the same', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(60), (n, places) => {
        expect(toNumber(fraction(n, 10n ** BigInt(places)))).toBe(Number(`${n}e-${places}`));
      }),
    );
  });
});
