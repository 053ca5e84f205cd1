/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as hex. The platform's own takes a service call for each text, thousands for
 * a long log, and the libraries want a TextEncoder, which it has not.
 */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const state = primes(8).map(prime => fraction(Math.sqrt(prime)));
  for (let at = 0; at < words.length; at += 16) compress(state, words.slice(at, at + 16));
  return state.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A lone half of a surrogate pair is no character: U+FFFD stands for it, as everywhere. */
const utf8 = (text: string): number[] =>
  [...unescape(encodeURIComponent(text.replace(LONE, '\uFFFD')))].map(byte => byte.charCodeAt(0));
const LONE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Big-endian words of 32 bits: the bytes, a 1, zeros, and the length in bits. */
function padded(bytes: readonly number[]): number[] {
  const words = Array.from({ length: (((bytes.length + 8) >> 6) + 1) * 16 }, () => 0);
  [...bytes, 0x80].forEach((byte, i) => {
    words[i >> 2] = (words[i >> 2] ?? 0) | (byte << (24 - 8 * (i & 3)));
  });
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

/** The first 32 bits behind the point. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(prime => n % prime > 0)) found.push(n);
  return found;
}

const ROUNDS = primes(64).map(prime => fraction(Math.cbrt(prime)));

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function compress(state: number[], words: number[]): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    if (i >= 16) words[i] = scheduled(words, i);
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[i] ?? 0) + (words[i] ?? 0);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = ((state[i] ?? 0) + word) | 0;
  });
}

function scheduled(words: readonly number[], i: number): number {
  const [x = 0, y = 0] = [words[i - 15], words[i - 2]];
  const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
  const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
  return ((words[i - 16] ?? 0) + low + (words[i - 7] ?? 0) + high) | 0;
}
