import { type Instant, MINUTE, type Player, type Team } from '../../core/tournament';
import type { CupValues } from './parameters';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Without a last moment a period goes on. */
export const endOf = ({ to }: Player): Instant => to ?? Infinity;
const startOf = ({ from }: Player): Instant => from ?? -Infinity;

/** Whether a member had left by a moment: none of his periods holds it. */
export const isGone = (periods: readonly Player[], at: Instant): boolean =>
  periods.every(period => endOf(period) < at);

/** entrants.1, entrants.2: whether a member was in his clan long enough when the cup began. */
export function isLongEnough(
  periods: readonly Player[],
  start: Instant,
  team: Team | undefined,
  law: CupValues,
): boolean {
  const held = periods.filter(period => startOf(period) <= start && start <= endOf(period));
  // Infinity where none of his periods holds the start: then no number of days is enough.
  const since = Math.min(...held.map(startOf));
  const { registered } = team ?? {};
  if (registered !== undefined && daysBetween(registered, start) < law['member.days'])
    return since <= registered;
  if (daysBetween(since, start) >= law['member.days']) return true;
  const isBack = periods.some(
    period => endOf(period) < since + DAY && hasLasted(period, law['member.months']),
  );
  return isBack && daysBetween(since, start) >= law['member.daysAgain'];
}

/** Whole days of 24 hours; the hour that a change of clocks takes is forgiven. */
const daysBetween = (from: Instant, to: Instant): number => Math.floor((to - from + HOUR - 1) / DAY);

/** Whether a period that is over went on for so many calendar months. */
function hasLasted({ from, to }: Player, months: number): boolean {
  if (from === undefined) return true;
  if (to === undefined) return false;
  // Noon of the day, so that the date is the same in every zone in which it began at midnight.
  const later = new Date(from + DAY / 2);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.getTime() - DAY / 2 <= to + 1;
}
