import fc from 'fast-check';
import { inAlphabet, nameKey, sameWord, shown, skeleton } from '../../src/table/names';

describe('nameKey: one team however it is written', () => {
  test.each([
    ['N1', 'Пётр и Ко', 'Петр и Ко '],
    ['N1', 'ВОЛКИ', 'Волки'],
    ['N1', 'Белые  волки', 'Белые\u00a0волки'],
    ['N1', ' Волки', 'Волки\u3000'],
    ['N3', 'Йети', 'И\u0306ети'],
    ['N3', 'Во\u200bлки', 'Волки'],
    ['N3', 'И\u200b\u0306ети', 'Йети'],
    ['N3', 'ПЁТР', 'Пе\u0308тр'],
    ['full width', 'Ｗｏｌｖｅｓ', 'wolves'],
    ['soft hyphen', 'Вол\u00adки', 'волки'],
    ['ß', 'Straße', 'STRASSE'],
    ['Σ', 'ΟΔΟΣ', 'οδος'],
  ])('%s: %j is %j', (_, a, b) => expect(nameKey(a)).toBe(nameKey(b)));
  test.each([
    ['N2', 'Cова', 'Сова'],
    ['', 'Волки', 'Волки 2'],
    ['', 'Белые волки', 'Белыеволки'],
    ['', 'Йети', 'Иети'],
    ['', 'C++', 'C'],
  ])('%s: %j is not %j', (_, a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));

  const letters = fc.constantFrom(
    ...'аяеёйАЯЕЁЙabzABZßΣς019 -+«»',
    '\u0306',
    '\u0308',
    '\u200b',
    '\u00a0',
    '\ufeff',
    '\u00ad',
    'ﬁ',
    'Ａ',
    '\u2028',
    '🐺',
  );
  const names = fc.array(letters, { maxLength: 12 }).map(parts => parts.join(''));
  test('laws: the key of a key is itself; case, edges and zero-width characters do not matter', () => {
    fc.assert(
      fc.property(names, name => {
        const key = nameKey(name);
        expect(nameKey(key)).toBe(key);
        expect(nameKey(` ${name}\u00a0`)).toBe(key);
        expect(nameKey(name.normalize('NFD'))).toBe(key);
        expect(nameKey([...name].join('\u200b'))).toBe(key);
        expect(nameKey(shown(name))).toBe(key);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('shown', () => {
  test.each([
    ['  Белые \u00a0 волки ', 'Белые волки'],
    ['Во\u200bлки', 'Волки'],
    ['=SUM(1;1)', '=SUM(1;1)'],
    ['-Волки', '-Волки'],
    ["'кавычка", "'кавычка"],
    ['<img src=x onerror=…>', '<img src=x onerror=…>'],
    ['И\u0306ети', 'Йети'],
    ['ВОЛКИ', 'ВОЛКИ'],
  ])('N4: %j is shown as %j', (text, as) => expect(shown(text)).toBe(as));
});

describe('skeleton: names that look alike', () => {
  test.each([
    ['Cова', 'Сова'],
    ['ХАРОН', 'XAPOH'],
    ['Волки3', 'Волкиз'],
  ])('N2: %s looks like %s', (a, b) => {
    expect(skeleton(a)).toBe(skeleton(b));
    expect(nameKey(a)).not.toBe(nameKey(b));
    expect(sameWord(a, b)).toBe(true);
  });
  test('other names do not', () => expect(sameWord('Совы', 'Сова')).toBe(false));
});

describe('inAlphabet', () => {
  test('N6: Аист, Ель, Ёж, Яма', () =>
    expect(['Ёж', 'Аист', 'Ель', 'Яма'].sort(inAlphabet)).toEqual(['Аист', 'Ель', 'Ёж', 'Яма']));
  test('case does not matter but for a steady order', () =>
    expect(['яма', 'Аист', 'аист'].sort(inAlphabet)).toEqual(['Аист', 'аист', 'яма']));
  test('laws: an order', () => {
    const words = fc
      .array(fc.constantFrom(...'еёЕЁжЖaA '), { maxLength: 4 })
      .map(letters => letters.join(''));
    fc.assert(
      fc.property(words, words, words, (a, b, c) => {
        expect(inAlphabet(a, b)).toBe(-inAlphabet(b, a) + 0);
        expect(inAlphabet(a, b) === 0).toBe(a === b);
        if (inAlphabet(a, b) < 0 && inAlphabet(b, c) < 0) expect(inAlphabet(a, c)).toBeLessThan(0);
      }),
    );
  });
});
