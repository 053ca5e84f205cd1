// Rule 5: what a text becomes when it is typed into a cell (or written by setValue, which is the same).
// This is where real score columns break (`10:8` a time, `1-2` a date), so it breaks them here too.

import { serialOfWall } from '../time/zone';
import type { Entry } from './entry';
import type { SheetLocale } from './locale';

export interface Typing {
  locale: SheetLocale;
  /** The current year on the spreadsheet's wall clock: a date typed without one is of this year. */
  year: number;
}

/** What a text typed into a cell with an automatic or numeric format becomes. */
export function typedEntry(text: string, typing: Typing): Entry {
  if (text === '') return { kind: 'blank' };
  if (text.startsWith("'")) return { kind: 'text', text: text.slice(1) };
  if (text.startsWith('=') && text.length > 1) return { kind: 'formula', text };
  const trimmed = text.trim();
  return (
    typedBoolean(trimmed, typing.locale) ??
    typedDateOrTime(trimmed, typing) ??
    typedNumber(trimmed, typing.locale) ??
    (text.startsWith('+') && text.length > 1 ? { kind: 'formula', text: `=${text}` } : { kind: 'text', text })
  );
}

function typedBoolean(text: string, { booleans }: SheetLocale): Entry | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(booleans, key) ? { kind: 'boolean', value: booleans[key] === true } : undefined;
}

function typedNumber(text: string, locale: SheetLocale): Entry | undefined {
  const isPercent = text.endsWith('%');
  const isCurrency = locale.currency.sign.test(text);
  const bare = text.replace(/\s*%$/, '').replace(locale.currency.sign, '');
  const value = numberOf(bare, locale);
  if (value === undefined || (isPercent && isCurrency)) return undefined;
  if (isPercent)
    return { kind: 'number', value: value / 100, format: bare.includes(locale.decimal) ? '0.00%' : '0%' };
  return { kind: 'number', value, ...(isCurrency ? { format: locale.currency.format } : {}) };
}

/** `1 234,5`, `-2`, `(3)`, `1E5`: digit groups may be of any length (`22 34` is 2234, as observed). */
function numberOf(text: string, { decimal, group }: SheetLocale): number | undefined {
  const pattern = new RegExp(
    `^(\\()?([+-]?)(\\d+(?:${group}\\d+)*)?(?:\\${decimal}(\\d*))?(e[+-]?\\d+)?(\\))?$`,
    'i',
  );
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, open, sign, whole = '', fraction = '', exponent = '', close] = match;
  if ((whole === '' && fraction === '') || (open === undefined) !== (close === undefined)) return undefined;
  const digits = whole.replace(new RegExp(group, 'g'), '');
  const size = Number(`${digits || '0'}.${fraction || '0'}${exponent}`);
  return sign === '-' || open ? -size : size;
}

function typedDateOrTime(text: string, typing: Typing): Entry | undefined {
  const time = timeOf(text);
  if (time !== undefined) return { kind: 'number', value: time, format: time >= 1 ? '[h]:mm:ss' : 'h:mm:ss' };
  const { locale } = typing;
  const day = dayOf(text, typing);
  if (day !== undefined) return { kind: 'number', value: day, format: locale.date };
  const split = /^(\S.*?)[ ,]+(\d{1,2}:\S+(?: [ap]m)?)$/i.exec(text);
  const [date, hours] = [split?.[1] && dayOf(split[1], typing), split?.[2] && timeOf(split[2])];
  if (typeof date !== 'number' || typeof hours !== 'number' || hours >= 1) return undefined;
  return { kind: 'number', value: date + hours, format: locale.dateTime };
}

/** `10:8`, `10:08:30`, `25:10` (a duration), `9:30 pm`: the fraction of a day. */
function timeOf(text: string): number | undefined {
  const match = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}))?(?:\s*([ap])m)?$/i.exec(text);
  if (!match) return undefined;
  const [minutes, seconds] = [Number(match[2]), Number(match[3] ?? 0)];
  let hours = Number(match[1]);
  if (minutes > 59 || seconds > 59 || (match[4] && (hours < 1 || hours > 12))) return undefined;
  if (match[4]) hours = (hours % 12) + (/p/i.test(match[4]) ? 12 : 0);
  return (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

function dayOf(text: string, typing: Typing): number | undefined {
  const iso = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return serialOfDay(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  return dayInDigits(text, typing) ?? dayInWords(text, typing);
}

/** `1-2`, `1.2.26`, `1/2/2026`: 1 February where the day comes first, else 2 January. */
function dayInDigits(text: string, { locale, year }: Typing): number | undefined {
  const match = new RegExp(`^(\\d{1,2})(${locale.dateSeparators})(\\d{1,2})(?:\\2(\\d{4}|\\d{1,2}))?$`).exec(
    text,
  );
  if (!match) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const [day, month] = locale.dayFirst ? [first, second] : [second, first];
  return serialOfDay(match[4] === undefined ? year : fullYear(match[4]), month, day);
}

/** `1 февраля 2026`, `1 фев`, `Feb 1, 2026`. */
function dayInWords(text: string, { locale, year }: Typing): number | undefined {
  const match =
    /^(?<day>\d{1,2})[ .-]+(?<month>\p{L}{3,})\.?(?:[ ,.-]+(?<year>\d{4}|\d{2}))?$/iu.exec(text) ??
    /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/iu.exec(text);
  if (!match?.groups) return undefined;
  const name = String(match.groups.month).toLowerCase();
  const month = locale.months.findIndex(start => name.startsWith(start) && name.length <= 9);
  if (month < 0) return undefined;
  return serialOfDay(
    match.groups.year ? fullYear(match.groups.year) : year,
    month + 1,
    Number(match.groups.day),
  );
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

function serialOfDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return serialOfWall(date.getTime());
}
