import type { Instant } from '../../core/tournament';
import { SHAPES } from '../../table/import/lines';
import type { ImportShape } from '../panel';
import { askedCheck } from '../panel/request';

/** The longest text that is read at once: some ten thousand lines. */
export const LONGEST = 600_000;

export interface AskedImport {
  readonly text: string;
  readonly shape?: ImportShape;
  readonly seen: string;
  readonly skipFaulty: boolean;
  readonly now: Instant;
}

/** The request of the page, or undefined when it is not one; what is left out may arrive as null. */
export function askedImport(request: unknown, zone: string, clock: Instant): AskedImport | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const { text, shape, seen, skipFaulty, now } = request as Record<string, unknown>;
  const moment = askedCheck({ now }, zone, clock);
  if ('wrong' in moment || typeof text !== 'string' || text.length > LONGEST) return undefined;
  const asked = SHAPES.find(one => one === shape);
  if (asked === undefined && !isLeftOut(shape)) return undefined;
  if (!isLeftOut(seen) && typeof seen !== 'string') return undefined;
  if (!isLeftOut(skipFaulty) && typeof skipFaulty !== 'boolean') return undefined;
  return {
    ...moment,
    text,
    ...(asked && { shape: asked }),
    seen: typeof seen === 'string' ? seen : '',
    skipFaulty: skipFaulty === true,
  };
}

const isLeftOut = (value: unknown): boolean => value === undefined || value === null;
