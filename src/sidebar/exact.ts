/** Sums of exact texts (`5.5`, `2/7`): no float ever rounds a point away. */
import type { ExactText } from '../addon/report';

interface Fraction {
  readonly n: number;
  readonly d: number;
}

const ZERO: Fraction = { n: 0, d: 1 };

function read(text: ExactText): Fraction {
  const [whole = '0', under] = text.split('/');
  if (under !== undefined) return { n: Number(whole), d: Number(under) };
  const decimals = whole.split('.')[1]?.length ?? 0;
  return reduced({ n: Math.round(Number(whole) * 10 ** decimals), d: 10 ** decimals });
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

function reduced({ n, d }: Fraction): Fraction {
  const by = divisor(n, d) || 1;
  return { n: n / by, d: d / by };
}

const plus = (x: Fraction, y: Fraction): Fraction => reduced({ n: x.n * y.d + y.n * x.d, d: x.d * y.d });

/** A decimal where there is one, else a fraction: as the server writes points. */
function written({ n, d }: Fraction): ExactText {
  let [rest, places] = [d, 0];
  while (rest % 10 === 0 || rest % 5 === 0 || rest % 2 === 0) {
    rest /= rest % 10 === 0 ? 10 : rest % 5 === 0 ? 5 : 2;
    places++;
  }
  return rest === 1 ? String(Number((n / d).toFixed(places))) : `${n}/${d}`;
}

export const sumOf = (texts: readonly ExactText[]): ExactText =>
  written(texts.reduce((sum, text) => plus(sum, read(text)), ZERO));

export const minus = (x: ExactText, y: ExactText): ExactText => {
  const { n, d } = read(y);
  return written(plus(read(x), { n: -n, d }));
};

/** −1, 0 or 1. */
export const signOf = (text: ExactText): number => Math.sign(read(text).n);

export const isZero = (text: ExactText | ''): boolean => text === '' || signOf(text) === 0;
