import type { Gist } from '../../core/finding';
import {
  compare,
  fraction,
  isNegative,
  isWhole,
  type Points,
  parsePoints,
  toNumber,
} from '../../core/points';
import { isBlank, readNumber, tidied } from '../../table/numbers';
import type { Cell } from './arguments';
import type { Problems } from './problems';

export const NUMBER: Gist = { ru: 'число', en: 'a number' };
const PART: Gist = { ru: 'доля от 0 до 1', en: 'a part from 0 to 1' };

const ONE = fraction(1);

/** The exact number of a cell. */
export function numberIn(cell: Cell, problems: Problems, wanted: Gist = NUMBER): Points | undefined {
  const read = readNumber(cell.value);
  return read.ok ? read.points : problems.at(cell, wanted);
}

/** The whole number of a cell, at least `min`. */
export function wholeIn(cell: Cell, min: number, problems: Problems, wanted: Gist): number | undefined {
  const read = readNumber(cell.value);
  const whole = read.ok && isWhole(read.points) ? toNumber(read.points) : Number.NaN;
  return Number.isSafeInteger(whole) && whole >= min ? whole : problems.at(cell, wanted);
}

/** The part of a whole, 0 to 1, that a cell says; a blank one says `otherwise`. */
export function partIn(cell: Cell, otherwise: Points, problems: Problems): Points | undefined {
  if (isBlank(cell.value)) return otherwise;
  const part = partOf(cell.value);
  return part && !isNegative(part) && compare(part, ONE) <= 0 ? part : problems.at(cell, PART);
}

function partOf(value: unknown): Points | undefined {
  // Days lost out of days played, as people write it; in a cell that is not plain text it becomes a date.
  if (typeof value === 'string' && /^\d+ ?\/ ?\d+$/.test(tidied(value)))
    return parsePoints(tidied(value).replace(/ /g, ''));
  const read = readNumber(value);
  if (!read.ok) return undefined;
  return typeof value === 'number' && value !== toNumber(read.points)
    ? (ratioNear(value) ?? read.points)
    : read.points;
}

const LARGEST_DENOMINATOR = 1000;
/** Room for the rounding of a formula such as `=1-2/3`. */
const NOISE = 4 * Number.EPSILON;

/**
 * The ratio of small whole numbers that a number of a cell stands for. `=1/3` arrives as 0.3333333333333333, and three
 * such shares must make a whole one. Two ratios with denominators to 1000 lie a millionth apart, so at most one is
 * within the noise, and a decimal typed by a person never comes here: it has 12 digits or fewer. The ratio is found by
 * the continued fraction of the number, whose convergents are its best approximations.
 */
function ratioNear(value: number): Points | undefined {
  let [top, bottom, topBefore, bottomBefore] = [Math.floor(value), 1, 1, 0];
  for (let rest = value - top; bottom <= LARGEST_DENOMINATOR; ) {
    if (Math.abs(top / bottom - value) <= NOISE * Math.abs(value)) return fraction(top, bottom);
    if (rest === 0) return undefined;
    const next = Math.floor(1 / rest);
    rest = 1 / rest - next;
    [top, topBefore] = [next * top + topBefore, top];
    [bottom, bottomBefore] = [next * bottom + bottomBefore, bottom];
  }
  return undefined;
}
