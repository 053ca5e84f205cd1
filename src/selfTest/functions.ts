import { kind } from './kind';

/**
 * Говорит, что получила функция.
 * Says what the function was given.
 *
 * @param value Что угодно. Anything.
 * @customfunction
 */
export function SELFTESTKIND(value: unknown): string {
  return kind(value, 'Etc/UTC');
}

/**
 * Даёт строки разной длины.
 * Gives rows of different lengths.
 *
 * @customfunction
 */
export function SELFTESTRAGGED(): number[][] {
  return [[1], [2, 3]];
}
