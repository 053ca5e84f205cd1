import type { Instant } from '../core/tournament';
import { readMoment } from '../table/time';

/** The moment that a request names, ISO in the zone of the file; undefined when it names none. */
export function askedMoment(now: unknown, zone: string): Instant | undefined {
  const read = typeof now === 'string' ? readMoment(now, zone) : undefined;
  return read?.ok ? read.at : undefined;
}
