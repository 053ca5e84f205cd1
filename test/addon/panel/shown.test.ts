import { digest } from '../../../src/addon/panel/digest';
import { momentShown, pointsShown, sanctionShown, sumShown } from '../../../src/addon/panel/shown';
import { fraction } from '../../../src/core/points';
import { readSanctions } from '../../../src/table/sanctions';

const shown = (text: string, lang: 'ru' | 'en' = 'ru'): string => {
  const read = readSanctions(text);
  if (!read.ok) throw new Error(read.word);
  return sanctionShown(read.step, lang);
};

test.each([
  ['минус 3', '−3', '−3'],
  ['минус 0,5', '−0,5', '−0.5'],
  ['сопернику 5', '+5 сопернику', '+5 to the opponent'],
  ['предупреждение', 'предупреждение', 'warning'],
  ['роли не в счёт; предупреждение', 'роли не в счёт; предупреждение', 'roles void; warning'],
  ['0–20', '0–20', '0–20'],
  ['игрок вне игры: день', 'игрок вне игры: день', 'player out: day'],
])('«%s» is shown as «%s» and "%s"', (word, ru, en) =>
  expect([shown(word), shown(word, 'en')]).toEqual([ru, en]),
);

test('points have a true minus, and a comma in Russian; sums say what was taken or given', () => {
  expect(pointsShown(fraction(-11, 2), 'ru')).toBe('−5,5');
  expect(pointsShown(fraction(2, 7), 'ru')).toBe('2/7');
  expect(sumShown(fraction(20), fraction(15), 'ru')).toBe('20 − 5 = 15');
  expect(sumShown(fraction(9), fraction(29, 2), 'en')).toBe('9 + 5.5 = 14.5');
});

test('a clock for today, the day with it for another', () => {
  const [at, now] = [Date.parse('2026-11-28T20:05:00Z'), Date.parse('2026-11-28T20:59:00Z')];
  expect(momentShown(at, now, 'Europe/Moscow')).toBe('23:05');
  expect(momentShown(at, now + 3_600_000, 'Europe/Moscow')).toBe('2026-11-28 23:05');
});

test('digests are short, stable and differ for texts that differ little', () => {
  const texts = Array.from({ length: 5000 }, (_, i) => `["${i % 40}",${i},"agreed"]`);
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
  expect(digest('Волки 7:4')).toBe(digest('Волки 7:4'));
  expect(Math.max(...texts.map(text => digest(text).length))).toBeLessThanOrEqual(14);
});
