/**
 * Exact points. A tie-break must know equal from nearly equal, so no point is ever a float:
 * a fraction in lowest terms, of numbers while they are safe integers, of bigints beyond.
 */
export interface Points {
  readonly n: number | bigint;
  readonly d: number | bigint;
}

const whole = (n: number): Points => ({ n, d: 1 });

export const ZERO = whole(0);

/**
 * The fraction `n/d` in lowest terms.
 * @throws RangeError when `d` is 0.
 */
export const fraction = (n: number | bigint, d: number | bigint = 1): Points =>
  typeof n === 'number' && typeof d === 'number' && Number.isSafeInteger(n) && Number.isSafeInteger(d)
    ? reducedNumber(n, d)
    : reducedBig(BigInt(n), BigInt(d));

function reducedNumber(n: number, d: number): Points {
  if (d === 1) return whole(n);
  if (d === 0) throw new RangeError('a fraction by zero');
  let [a, b] = [Math.abs(n), Math.abs(d)];
  while (b) [a, b] = [b, a % b];
  const unit = d < 0 ? -a : a;
  return { n: n / unit + 0, d: d / unit };
}

function reducedBig(n: bigint, d: bigint): Points {
  if (d === 0n) throw new RangeError('a fraction by zero');
  let [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d];
  while (b) [a, b] = [b, a % b];
  const unit = d < 0n ? -a : a;
  return { n: small(n / unit), d: small(d / unit) };
}

const small = (x: bigint): number | bigint => {
  const n = Number(x);
  return Number.isSafeInteger(n) ? n : x;
};

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/**
 * The exact value of a decimal text such as `"7"`, `"0.5"`, `"-2.25"`, or of a fraction `"2/7"`.
 * `undefined` when the text is neither.
 */
export function parsePoints(text: string): Points | undefined {
  const [first = '', second, ...more] = text.split('/');
  if (second !== undefined) {
    const [top, bottom] = [parsePoints(first), parsePoints(second)];
    return top && bottom && !isZero(bottom) && more.length === 0 ? divided(top, bottom) : undefined;
  }
  const [, sign, int = '', frac = '', exp = '0'] = DECIMAL.exec(text) ?? [];
  if (int + frac === '') return undefined;
  const digits = BigInt(`${sign === '-' ? '-' : ''}${int}${frac}`);
  const scale = Number(exp) - frac.length;
  if (Math.abs(scale) > 400) return undefined;
  return scale >= 0 ? fraction(digits * 10n ** BigInt(scale)) : fraction(digits, 10n ** BigInt(-scale));
}

/** Hundredths up to ten points, made when they are first asked for: most points of a tournament are among them. */
const HUNDREDTHS: Points[] = [];
const MOST_HUNDREDTHS = 1000;

/** The decimal that a number of a cell stands for: 12 significant digits, so that 0.1 + 0.2 is 0.3. */
export function points(decimal: number): Points {
  const hundredths = decimal * 100;
  if (hundredths >= 0 && hundredths <= MOST_HUNDREDTHS && Number.isInteger(hundredths)) {
    HUNDREDTHS[hundredths] ??= decimalPoints(decimal);
    return HUNDREDTHS[hundredths];
  }
  return decimalPoints(decimal);
}

function decimalPoints(decimal: number): Points {
  if (Number.isSafeInteger(decimal) && Math.abs(decimal) < 1e12) return whole(decimal + 0);
  const tenThousandths = Math.round(decimal * 1e4);
  if (Math.abs(tenThousandths) < 1e12 && tenThousandths / 1e4 === decimal)
    return reducedNumber(tenThousandths, 1e4);
  const exact = Number.isFinite(decimal) ? parsePoints(decimal.toPrecision(12)) : undefined;
  if (!exact) throw new RangeError(`not a number of points: ${decimal}`);
  return exact;
}

export function plus(a: Points, b: Points): Points {
  if (
    typeof a.n === 'number' &&
    typeof a.d === 'number' &&
    typeof b.n === 'number' &&
    typeof b.d === 'number'
  ) {
    const [near, far, d] = a.d === b.d ? [a.n, b.n, a.d] : [a.n * b.d, b.n * a.d, a.d * b.d];
    const n = near + far;
    // Of safe integers that a product or sum may go beyond, none comes back as a safe one.
    if (isExact(near) && isExact(far) && isExact(d) && isExact(n)) return reducedNumber(n, d);
  }
  return fraction(big(a.n) * big(b.d) + big(b.n) * big(a.d), big(a.d) * big(b.d));
}

const isExact = Number.isSafeInteger;

export const times = (a: Points, b: Points): Points => fraction(big(a.n) * big(b.n), big(a.d) * big(b.d));
/** @throws RangeError when `b` is zero. */
export const divided = (a: Points, b: Points): Points => fraction(big(a.n) * big(b.d), big(a.d) * big(b.n));
export const negated = (a: Points): Points => (isZero(a) ? a : { n: -a.n, d: a.d });
export const minus = (a: Points, b: Points): Points => plus(a, negated(b));

/** A sum that grows in place, in the largest parts of a point in which all its terms are whole. */
export class Sum {
  private n = 0;
  private d = 1;
  /** Terms that are not sure to be exact as numbers. */
  private beyond = ZERO;

  add(term: Points): void {
    const { n, d } = term;
    if (typeof n !== 'number' || typeof d !== 'number' || !this.divides(d))
      this.beyond = plus(this.beyond, term);
    else {
      const added = n * (this.d / d);
      const next = this.n + added;
      if (isExact(added) && isExact(next)) this.n = next;
      else this.beyond = plus(this.beyond, term);
    }
  }

  get value(): Points {
    const near = reducedNumber(this.n, this.d);
    return isZero(this.beyond) ? near : plus(near, this.beyond);
  }

  /** Whether so many parts of a point are whole ones here, or could be made so. */
  private divides(d: number): boolean {
    if (this.d % d === 0) return true;
    const times = reducedNumber(this.d, d).d as number;
    if (!isExact(this.n * times) || !isExact(this.d * times)) return false;
    this.n *= times;
    this.d *= times;
    return true;
  }
}

export function sum(all: readonly Points[]): Points {
  const sum = new Sum();
  for (const one of all) sum.add(one);
  return sum.value;
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compare(a: Points, b: Points): number {
  if (a.d === b.d) return a.n < b.n ? -1 : a.n > b.n ? 1 : 0;
  if (
    typeof a.n === 'number' &&
    typeof a.d === 'number' &&
    typeof b.n === 'number' &&
    typeof b.d === 'number'
  ) {
    const [near, far] = [a.n * b.d, b.n * a.d];
    if (Number.isSafeInteger(near) && Number.isSafeInteger(far)) return near < far ? -1 : near > far ? 1 : 0;
  }
  const [left, right] = [big(a.n) * big(b.d), big(b.n) * big(a.d)];
  return left < right ? -1 : left > right ? 1 : 0;
}

export const equal = (a: Points, b: Points): boolean => a.n === b.n && a.d === b.d;
export const isZero = (a: Points): boolean => a.n === 0;
export const isNegative = (a: Points): boolean => a.n < 0;
export const isWhole = (a: Points): boolean => a.d === 1;

/** Decimal digits that settle which number is the nearest, with many to spare. */
const SETTLING_DIGITS = 40;

/** The nearest number, for a cell. */
export function toNumber({ n, d }: Points): number {
  if (typeof n === 'number' && typeof d === 'number') return n / d;
  const places = SETTLING_DIGITS + d.toString().length - n.toString().length;
  return places > 0
    ? Number(`${(big(n) * 10n ** BigInt(places)) / big(d)}e-${places}`)
    : Number(big(n) / big(d));
}

/** The exact decimal text, `"7.725"`, or `"2/7"` where there is none. */
export function toText({ n, d }: Points): string {
  let [rest, places] = [big(d), 0];
  let tens = 1n;
  while (tens % rest !== 0n && places < 60) {
    tens *= 10n;
    places++;
  }
  if (tens % rest !== 0n) return `${n}/${d}`;
  rest = (big(n) * tens) / rest;
  const digits = (rest < 0n ? -rest : rest).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${rest < 0n ? '-' : ''}${digits.slice(0, cut)}${places ? `.${digits.slice(cut)}` : ''}`;
}

const big = (x: number | bigint): bigint => (typeof x === 'bigint' ? x : BigInt(x));
