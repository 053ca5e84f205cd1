import { displayed } from './display';
import { GENERAL, isDateFormat, showsDay } from './format';
import type { SheetLocale } from './locale';

/** What the cell's editor opens with: typed again as it stands it gives the same value. */
export function editText(value: string | number | boolean, format: string, locale: SheetLocale): string {
  if (typeof value !== 'number') return displayed(value, format, locale);
  if (format.endsWith('%')) return `${displayed(Number((value * 100).toPrecision(15)), GENERAL, locale)}%`;
  if (!isDateFormat(format)) return displayed(value, GENERAL, locale);
  if (!showsDay(format)) return displayed(value, value >= 1 ? '[h]:mm:ss' : 'h:mm:ss', locale);
  return displayed(value, Number.isInteger(value) ? locale.date : locale.dateTime, locale);
}
