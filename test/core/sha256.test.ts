import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from '../../src/core/sha256';

const expected = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test.each(['', 'abc', 'Волки 2:0', '🐺', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'я'.repeat(5000)])(
  'as the standard has it: %#',
  text => expect(sha256(text)).toBe(expected(text)),
);

test('any text, halves of pairs too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), (text, isTorn) => {
      const given = isTorn ? `${text}\uD800` : text;
      expect(sha256(given)).toBe(expected(given));
    }),
    { numRuns: 200 },
  );
});
