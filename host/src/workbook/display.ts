import { numfmt } from '../engine/univer';
import { GENERAL, TEXT } from './format';
import type { SheetLocale } from './locale';

/** What a cell shows, formatted by the spreadsheet's locale (`0,5`, `01.02.2026`). */
export function displayed(value: string | number | boolean, pattern: string, locale: SheetLocale): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return shownBoolean(value, locale);
  if (pattern === GENERAL || pattern === TEXT || pattern === '') return plainNumber(value, locale);
  return numfmt.format(pattern, value, { locale: locale.name.replace('_', '-'), throws: false });
}

function shownBoolean(value: boolean, { booleans }: SheetLocale): string {
  const words = Object.keys(booleans).filter(word => booleans[word] === value);
  return String(words.at(-1)).toUpperCase();
}

/** Up to 15 significant digits, as an automatic cell shows them. */
function plainNumber(value: number, { decimal }: SheetLocale): string {
  const text = String(Number(value.toPrecision(15)));
  return text.replace('.', decimal).replace('e', 'E');
}
