import type { Entry, Instant, Score, Unreadable } from '../core/tournament';
import { isBlank, isDate, tidied } from './numbers';
import { isTimeOnly, wallClock } from './time';

/** How the file writes dates: decides which score a date once was. */
export interface ScoreLocale {
  readonly zone: string;
  /** `ru_RU`, `en_US`, …: the file's. */
  readonly locale: string;
}

const SCORE = /^(\d{1,3})(?: ?[:;∶‒—―-] ?| )(\d{1,3})$/u;
const CARDS = /\s*(?:\(?(?:по картам|карты|карт|к|k|by cards|cards|card)\)?\.?)$/iu;
const TIME_TEXT =
  /^(?:(?:30|(31))\.12\.1899[ T,]*|1899-12-(?:30|(31))[ T]*)?(\d{1,3}):(\d{2})(?::00(?:\.0+)?)?(?: ?([ap])m)?$/i;
const DATE_TEXT =
  /^(?:(\d{1,2})([./])(\d{1,2})\2\d{2,4}|\d{4}-(\d{1,2})-(\d{1,2}))(?:[ T,]+0?0:00(?::00)?)?$/;
const NAMED_DATE = /^(\d{1,2})[-. ]*(\p{L}{3})\p{L}*\.?(?:[-. ]\d{2,4})?$/u;
const MONTHS = ['янвфевмарапрмайиюниюлавгсеноктноядек', 'janfebmaraprmayjunjulaugsepoctnovdec'];
const ERROR_TEXT = /^#[\p{L}\d/]+[!?]?$/u;
const SIGNED = /^(-\d+\s*[:;]\s*-?\d+|\d+\s*[:;]\s*-\d+)$/;
const PAIR = /^(\d{1,3})\s*[./,]\s*(\d{1,3})$/;

/** What a captain's cell says: blank, a score of team A : team B, or why it can't be read and what it likely was. */
export function readScore(cell: unknown, locale: ScoreLocale): Entry {
  if (isBlank(cell)) return { state: 'blank' };
  if (isDate(cell)) return ofDate(cell, locale);
  if (typeof cell === 'boolean') return unreadable('boolean', String(cell).toUpperCase());
  if (typeof cell === 'number') return unreadable('number', String(cell), ofNumber(String(cell)));
  return typeof cell === 'string' ? ofText(tidied(cell), locale) : unreadable('words', '');
}

function ofText(text: string, { locale }: ScoreLocale): Entry {
  const bare = text.replace(CARDS, '');
  const score = SCORE.exec(bare);
  if (score) return { state: 'score', score: scoreOf(score[1], score[2]), byCards: bare !== text };
  if (ERROR_TEXT.test(text)) return unreadable('errorText', text);
  if (/^(true|false|истина|ложь)$/iu.test(text)) return unreadable('boolean', text);
  const time = TIME_TEXT.exec(text);
  if (time) return unreadable('time', text, ofTimeText(time));
  const date = dayAndMonth(text, locale);
  return date ? unreadable('date', text, ofDayMonth(...date, locale)) : ofBrokenText(text);
}

function ofBrokenText(text: string): Entry {
  if (SIGNED.test(text)) return unreadable('negative', text);
  if (/[.,]/.test(text) && /^\d+([.,]\d+)?\s*[:;-]\s*\d+([.,]\d+)?$/.test(text))
    return unreadable('fraction', text);
  if (/^\d+(\s*[:;-]\s*\d+){2,}$/.test(text)) return unreadable('threeNumbers', text);
  if (/^\d+([.,]\d+)?$/.test(text)) return unreadable('number', text, ofNumber(text));
  if (/^(\d+\s*[:;-]|[:;]\s*\d+)$/.test(text)) return unreadable('oneNumber', text);
  return unreadable('words', text, ofPair(text));
}

/** A duration of 27 hours and 14 minutes was once typed as 27:14. */
function ofDate(cell: Date, { zone, locale }: ScoreLocale): Entry {
  const local = wallClock(cell.getTime(), zone);
  const shown = new Date(local);
  if (Number.isNaN(shown.getTime())) return unreadable('words', '');
  if (!isTimeOnly(local)) {
    const text = shown.toISOString().slice(0, 10);
    return unreadable('date', text, ofDayMonth(shown.getUTCDate(), shown.getUTCMonth() + 1, locale));
  }
  const minutes = Math.floor((local - TIME_ZERO + 500) / 60_000);
  if (minutes < 0) return unreadable('time', shown.toISOString().slice(0, 16));
  const score = { a: Math.floor(minutes / 60), b: minutes % 60 };
  return unreadable('time', `${score.a}:${String(score.b).padStart(2, '0')}`, [score]);
}

const TIME_ZERO: Instant = Date.UTC(1899, 11, 30);

/** On 31 December stands a duration of over a day, or a time that a program of another epoch wrote. */
function ofTimeText([, day, isoDay, hours, minutes, half]: RegExpExecArray): Score[] {
  const { a, b } = scoreOf(hours, minutes);
  const score = half ? { a: (a % 12) + (/p/i.test(half) ? 12 : 0), b } : { a, b };
  return (day ?? isoDay) ? [score, { a: score.a + 24, b }] : [score];
}

/** The day and month of a text that is a date, as spreadsheets write them. */
function dayAndMonth(text: string, locale: string): [day: number, month: number] | undefined {
  const [, first, sign, second, isoMonth, isoDay] = DATE_TEXT.exec(text) ?? [];
  if (isoDay) return [Number(isoDay), Number(isoMonth)];
  if (first)
    return sign === '/' && isAmerican(locale)
      ? [Number(second), Number(first)]
      : [Number(first), Number(second)];
  const [, day, name = ''] = NAMED_DATE.exec(text.toLowerCase()) ?? [];
  const at = MONTHS.map(names => names.indexOf(name.replace('мая', 'май'))).find(i => i >= 0 && i % 3 === 0);
  return name && at !== undefined ? [Number(day), at / 3 + 1] : undefined;
}

const isAmerican = (locale: string): boolean => /^en[_-]us/i.test(locale);

/** Where the file's locale says which comes first, one score; else both. */
function ofDayMonth(day: number, month: number, locale: string): Score[] {
  const [dayFirst, monthFirst] = [
    { a: day, b: month },
    { a: month, b: day },
  ];
  if (day === month || /^ru(?![a-z])/i.test(locale)) return [dayFirst];
  return isAmerican(locale) ? [monthFirst] : [dayFirst, monthFirst];
}

/** 74 was likely 7:4, 104 was 10:4; no score begins with a nought. */
const ofNumber = (digits: string): Score[] =>
  /^\d{2,4}$/.test(digits)
    ? [...digits.slice(1)].flatMap((_, i) => {
        const [a, b] = [digits.slice(0, i + 1), digits.slice(i + 1)];
        return /^0./.test(b) || a.length > 2 || b.length > 2 ? [] : [scoreOf(a, b)];
      })
    : ofPair(digits);

function ofPair(text: string): Score[] {
  const pair = PAIR.exec(text);
  return pair ? [scoreOf(pair[1], pair[2])] : [];
}

const scoreOf = (a = '', b = ''): Score => ({ a: Number(a), b: Number(b) });

const unreadable = (why: Unreadable, text: string, likely: readonly Score[] = []): Entry => ({
  state: 'unreadable',
  why,
  text,
  likely,
});
