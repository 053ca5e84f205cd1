import type { Entry, Instant, Score, Unreadable } from '../core/tournament';
import { isBlank, isDate, tidied } from './numbers';
import { isTimeOnly, wallClock } from './time';

/** How the file writes dates: decides which score a date once was. */
export interface ScoreLocale {
  readonly zone: string;
  /** `ru_RU`, `en_US`, …: the file's. */
  readonly locale: string;
}

const SCORE = /^(\d{1,3})(?: ?[:;∶-] ?| )(\d{1,3})$/u;
const CARDS = /\s*(?:\(?(?:по картам|карты|карт|к|k|by cards|cards|card)\)?\.?)$/iu;
const TIME_TEXT = /^(?:(?:30|31)\.12\.1899[ T,]*|1899-12-(?:30|31)[ T]*)?(\d{1,3}):(\d{2})(?::00(?:\.0+)?)?$/;
const DATE_TEXT = /^(?:(\d{1,2})\.(\d{1,2})\.\d{2,4}|\d{4}-(\d{1,2})-(\d{1,2}))(?:[ T]0?0:00(?::00)?)?$/;
const ERROR_TEXT = /^#[\p{L}\d/]+[!?]?$/u;
const SIGNED = /^(-\d+\s*[:;]\s*-?\d+|\d+\s*[:;]\s*-\d+)$/;

/** What a captain's cell says: blank, a score of team A : team B, or why it can't be read and what it likely was. */
export function readScore(cell: unknown, locale: ScoreLocale): Entry {
  if (isBlank(cell)) return { state: 'blank' };
  if (isDate(cell)) return ofDate(cell, locale);
  if (typeof cell === 'boolean') return unreadable('boolean', String(cell).toUpperCase());
  if (typeof cell === 'number') return unreadable('number', String(cell), ofNumber(String(cell)));
  return ofText(tidied(String(cell)), locale);
}

function ofText(text: string, { locale }: ScoreLocale): Entry {
  const bare = text.replace(CARDS, '');
  const score = SCORE.exec(bare);
  if (score) return { state: 'score', score: scoreOf(score[1], score[2]), byCards: bare !== text };
  if (ERROR_TEXT.test(text)) return unreadable('errorText', text);
  if (/^(true|false|истина|ложь)$/iu.test(text)) return unreadable('boolean', text);
  const time = TIME_TEXT.exec(text);
  if (time) return unreadable('time', text, [scoreOf(time[1], time[2])]);
  const date = DATE_TEXT.exec(text);
  if (date)
    return unreadable(
      'date',
      text,
      ofDayMonth(Number(date[1] ?? date[4]), Number(date[2] ?? date[3]), locale),
    );
  return ofBrokenText(text);
}

function ofBrokenText(text: string): Entry {
  if (SIGNED.test(text)) return unreadable('negative', text);
  if (/^\d+([.,]\d+)?\s*[:;]\s*\d+([.,]\d+)?$/.test(text)) return unreadable('fraction', text);
  if (/^\d+(\s*[:;-]\s*\d+){2,}$/.test(text)) return unreadable('threeNumbers', text);
  if (/^\d+$/.test(text)) return unreadable('number', text, ofNumber(text));
  if (/^(\d+\s*[:;-]|[:;]\s*\d+)$/.test(text)) return unreadable('oneNumber', text);
  const pair = /^(\d{1,3})\s*[./,]\s*(\d{1,3})$/.exec(text);
  return unreadable('words', text, pair ? [scoreOf(pair[1], pair[2])] : []);
}

/** A duration of 27 hours and 14 minutes was once typed as 27:14. */
function ofDate(cell: Date, { zone, locale }: ScoreLocale): Entry {
  const local = wallClock(cell.getTime(), zone);
  if (Number.isNaN(local)) return unreadable('words', '');
  const shown = new Date(local);
  if (!isTimeOnly(local)) {
    const text = shown.toISOString().slice(0, 10);
    return unreadable('date', text, ofDayMonth(shown.getUTCDate(), shown.getUTCMonth() + 1, locale));
  }
  const minutes = Math.floor((local - TIME_ZERO) / 60_000);
  const score = { a: Math.floor(minutes / 60), b: minutes % 60 };
  return unreadable('time', `${score.a}:${String(score.b).padStart(2, '0')}`, [score]);
}

const TIME_ZERO: Instant = Date.UTC(1899, 11, 30);

/** Where the file's locale says which comes first, one score; else both. */
function ofDayMonth(day: number, month: number, locale: string): Score[] {
  const [dayFirst, monthFirst] = [
    { a: day, b: month },
    { a: month, b: day },
  ];
  if (day === month || /^ru\b|^ru_/i.test(locale)) return [dayFirst];
  return /^en_US/i.test(locale) ? [monthFirst] : [dayFirst, monthFirst];
}

/** 74 was likely 7:4, 104 was 10:4; no score begins with a nought. */
const ofNumber = (digits: string): Score[] =>
  /^\d{2,4}$/.test(digits)
    ? [...digits.slice(1)].flatMap((_, i) => {
        const [a, b] = [digits.slice(0, i + 1), digits.slice(i + 1)];
        return /^0./.test(b) || a.length > 2 || b.length > 2 ? [] : [scoreOf(a, b)];
      })
    : [];

const scoreOf = (a = '', b = ''): Score => ({ a: Number(a), b: Number(b) });

const unreadable = (why: Unreadable, text: string, likely: readonly Score[] = []): Entry => ({
  state: 'unreadable',
  why,
  text,
  likely,
});
