import { compare, type Points, ZERO } from './points';

/** Rows *from → points*, ascending by *from*: a step table. */
export type Scale = readonly (readonly [from: Points, points: Points])[];

/** The points of the last row whose *from* is not above `value`; below the first row nothing. */
export function onScale(scale: Scale, value: Points): Points {
  let [low, high] = [0, scale.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = scale[middle] as Scale[number];
    if (compare(row[0], value) <= 0) low = middle + 1;
    else high = middle;
  }
  return scale[low - 1]?.[1] ?? ZERO;
}

/** Index of the first row whose *from* does not rise above the row before it, or -1. */
export const firstUnsorted = (scale: Scale): number =>
  scale.findIndex(([from], i) => i > 0 && compare((scale[i - 1] as Scale[number])[0], from) >= 0);
