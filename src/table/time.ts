import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Instant } from '../core/tournament';
import { isBlank, isDate, tidied } from './numbers';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Why a cell is no moment. */
export type NotAMoment = 'blank' | 'words' | 'noStart';
export type MomentRead =
  | { readonly ok: true; readonly at: Instant }
  | { readonly ok: false; readonly why: NotAMoment };

/** A moment as the clock on the wall shows it in a zone: the same fields, read as if in UTC. */
export const wallClock = (at: Instant, zone: string): Instant => at + offset(at, zone);

/** Whether a text names a zone that the platform knows. */
export const isZone = (text: string): boolean => !Number.isNaN(tzOffset(text, new Date(0)));

/** Offsets in use now change on a quarter of an hour only, so one answer serves the whole quarter. */
const QUARTER = HOUR / 4;
const offsets = new Map<string, number>();

function offset(at: Instant, zone: string): number {
  if (at < 0) return exactOffset(at, zone);
  const key = `${zone}${Math.floor(at / QUARTER)}`;
  const known = offsets.get(key) ?? exactOffset(at, zone);
  offsets.set(key, known);
  return known;
}

const exactOffset = (at: Instant, zone: string): number =>
  Math.round(tzOffset(zone, new Date(at)) * 60) * SECOND;

/** The moment at which the clock of the zone shows these fields; in a gap or a doubled hour the later offset. */
export function fromWallClock(local: Instant, zone: string): Instant {
  const guess = local - offset(local, zone);
  return local - offset(guess, zone);
}

const MOMENT =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\.(\d{1,2})\.(\d{4}))(?:[T ,]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
/** A moment that names its own offset is the same in every zone. */
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const BARE = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * The moment in a cell: a date cell, `2026-11-29T20:05`, `29.11.2026 20:05`, or a bare time (text, or a time cell of
 * 1899), which is the nearest such moment within 12 hours of `near`.
 */
export function readMoment(cell: unknown, zone: string, near?: Instant): MomentRead {
  if (isBlank(cell)) return { ok: false, why: 'blank' };
  if (isDate(cell)) return ofDate(cell, zone, near);
  if (typeof cell !== 'string') return { ok: false, why: 'words' };
  const text = tidied(cell);
  if (WITH_OFFSET.test(text) && !Number.isNaN(Date.parse(text))) return { ok: true, at: Date.parse(text) };
  const bare = BARE.exec(text);
  if (bare) return ofBare(timeOfDay(bare[1], bare[2], bare[3]), zone, near);
  const [, y, mo, d, d2, mo2, y2, h, mi, s] = MOMENT.exec(text) ?? [];
  const local = localTime(
    Number(y ?? y2),
    Number(mo ?? mo2),
    Number(d ?? d2),
    timeOfDay(h ?? '0', mi ?? '0', s),
  );
  return local === undefined ? { ok: false, why: 'words' } : ofLocal(local, zone, near);
}

const ofDate = (cell: Date, zone: string, near?: Instant): MomentRead => {
  const local = wallClock(cell.getTime(), zone);
  return isOnClocks(local) ? ofLocal(local, zone, near) : { ok: false, why: 'words' };
};

/** A date cell whose number lies beyond the year 9999 is none that anyone meant. */
const isOnClocks = (local: Instant): boolean => local < Date.UTC(10_000, 0, 1);

/** Sheets keep a time without a date on 30 December 1899. */
export const isTimeOnly = (local: Instant): boolean => local < Date.UTC(1901, 0, 1);

const ofLocal = (local: Instant, zone: string, near?: Instant): MomentRead =>
  isTimeOnly(local)
    ? ofBare(((local % DAY) + DAY) % DAY, zone, near)
    : { ok: true, at: fromWallClock(local, zone) };

function ofBare(time: number | undefined, zone: string, near?: Instant): MomentRead {
  if (time === undefined) return { ok: false, why: 'words' };
  if (near === undefined) return { ok: false, why: 'noStart' };
  const local = wallClock(near, zone);
  const midnight = local - (((local % DAY) + DAY) % DAY);
  const candidates = [midnight - DAY, midnight, midnight + DAY].map(day => day + time);
  const nearest = candidates.reduce((a, b) => (Math.abs(b - local) <= Math.abs(a - local) ? b : a));
  return { ok: true, at: fromWallClock(nearest, zone) };
}

function timeOfDay(h = '', m = '', s = '0'): number | undefined {
  const [hours, minutes, seconds] = [Number(h), Number(m), Number(s)];
  return hours < 24 && minutes < 60 && seconds < 60
    ? hours * HOUR + minutes * 60 * SECOND + seconds * SECOND
    : undefined;
}

function localTime(year: number, month: number, day: number, time: number | undefined): Instant | undefined {
  const local = Date.UTC(year, month - 1, day);
  const back = new Date(local);
  const exists = back.getUTCMonth() === month - 1 && back.getUTCDate() === day;
  return exists && time !== undefined ? local + time : undefined;
}

/** The moment as text of the zone's clock: `2026-11-29T20:05`, with seconds when there are any. */
export function momentText(at: Instant, zone: string): string {
  const text = new Date(wallClock(at, zone)).toISOString().slice(0, 19);
  return text.endsWith(':00') ? text.slice(0, 16) : text;
}

/** A day without a time of day is read as its midnight. */
export const isMidnight = (at: Instant, zone: string): boolean => wallClock(at, zone) % DAY === 0;

/** The last moment of the day that the clock of the zone shows. */
export const endOfDay = (at: Instant, zone: string): Instant => {
  const local = wallClock(at, zone);
  return fromWallClock(local - (local % DAY) + DAY, zone) - 1;
};

/** A date cell as people read it: a day, a time of day, or both. */
export function dateText(cell: Date, zone: string): string {
  if (Number.isNaN(cell.getTime())) return '';
  if (!isOnClocks(wallClock(cell.getTime(), zone))) return cell.toISOString().replace(/T.*/, '');
  const text = momentText(cell.getTime(), zone).replace('T', ' ');
  return isTimeOnly(wallClock(cell.getTime(), zone)) ? text.slice(11) : text.replace(/ 00:00$/, '');
}

/** Time of day on the zone's clock, `20:05` or `20:05:30`. */
export const clockText = (at: Instant, zone: string): string => momentText(at, zone).slice(11);
