const ZERO_WIDTH =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: every character is meant by itself
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF]/g;
const SPACES = /[\s\u0085\u180E]+/gu;

/** The text as a person sees it: no zero-width characters, single plain spaces, no edges. */
export const shown = (text: string): string =>
  text.replace(ZERO_WIDTH, '').normalize('NFC').replace(SPACES, ' ').trim();

/** Characters of a name; with more the text is broken, and what names it must still fit into a cell. */
export const LONGEST_NAME = 200;

/** The same of a name. */
export const nameShown = (text: string): string => [...shown(text)].slice(0, LONGEST_NAME).join('');

/**
 * The key under which two writings are the same name or word: NFKC, case, Ё as Е, spaces, zero-width.
 * Latin and Cyrillic look-alikes stay apart.
 */
export const nameKey = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase().replace(/ё/g, 'е') : folded(text);

/** Letters, digits, plain signs and single inner spaces: most names, and nothing in them to fold but the case. */
const PLAIN = /^[-/:.,0-9A-Za-zА-Яа-яЁё]+(?: [-/:.,0-9A-Za-zА-Яа-яЁё]+)*$/;

/** A zero-width character may part a letter from its accent, so these go before the letters are composed. */
const folded = (text: string): string =>
  text
    .replace(ZERO_WIDTH, '')
    .normalize('NFKC')
    .replace(ZERO_WIDTH, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/ё\u0308*/g, 'е')
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .trim();

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  i: 'і',
  j: 'ј',
  s: 'ѕ',
  0: 'о',
  3: 'з',
  6: 'б',
};

/** The key with Latin letters and digits replaced by the Cyrillic ones they look like: equal for names that look alike. */
export const skeleton = (text: string): string =>
  [...nameKey(text)].map(letter => LOOK_ALIKE[letter] ?? letter).join('');

/** Compares names for display in the order of the Russian alphabet, Ё after Е. */
export function inAlphabet(a: string, b: string): number {
  const [left, right] = [alphabetical(a), alphabetical(b)];
  return left < right ? -1 : left > right ? 1 : a < b ? -1 : a > b ? 1 : 0;
}

const alphabetical = (text: string): string =>
  shown(text).normalize('NFKC').toLowerCase().replace(/ё/g, 'е\uFFFF');

/** Whether two one-letter or short words look the same, Latin or Cyrillic. */
export const sameWord = (a: string, b: string): boolean => skeleton(a) === skeleton(b);
