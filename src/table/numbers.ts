import { isWhole, type Points, points, toNumber } from '../core/points';

/** Why a cell is no number. */
export type NotANumber = 'blank' | 'boolean' | 'date' | 'errorText' | 'ambiguous' | 'words';

export type NumberRead =
  | { readonly ok: true; readonly points: Points }
  | { readonly ok: false; readonly why: NotANumber };

const ERROR_TEXT = /^#(?:N\/A|Н\/Д|[A-ZА-ЯЁ/0]+[!?])$/;
const NUMBER = /^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/;
/** `1,234` may be one and a bit or a thousand and more; `0,125` can't be a thousand. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** Whether a cell holds the text of an error, such as `#N/A` or `#REF!`. */
export const isErrorText = (cell: unknown): boolean =>
  typeof cell === 'string' && ERROR_TEXT.test(cell.trim());

export const isDate = (cell: unknown): cell is Date =>
  typeof cell === 'object' && Object.prototype.toString.call(cell) === '[object Date]';

const VISIBLE = /[^\s\u0085\u200B-\u200F\u2060\uFEFF\u00AD]/u;

export const isBlank = (cell: unknown): boolean =>
  cell === '' || cell === null || cell === undefined || (typeof cell === 'string' && !VISIBLE.test(cell));

/** Full-width digits, the minus sign and every kind of space made plain; zero-width characters dropped. */
export const tidied = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replace(/[−–‐‑]/g, '-')
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();

/** The exact number of a cell: a JS number, or text with a decimal point or comma. */
export function readNumber(cell: unknown): NumberRead {
  if (isBlank(cell)) return { ok: false, why: 'blank' };
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? { ok: true, points: points(cell) } : { ok: false, why: 'words' };
  if (typeof cell === 'boolean') return { ok: false, why: 'boolean' };
  if (isDate(cell)) return { ok: false, why: 'date' };
  return typeof cell === 'string' ? readText(tidied(cell)) : { ok: false, why: 'words' };
}

function readText(text: string): NumberRead {
  if (ERROR_TEXT.test(text)) return { ok: false, why: 'errorText' };
  if (AMBIGUOUS.test(text)) return { ok: false, why: 'ambiguous' };
  const number = NUMBER.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Number.isFinite(number) ? { ok: true, points: points(number) } : { ok: false, why: 'words' };
}

/** The whole number of a cell, or undefined. */
export function readWhole(cell: unknown): number | undefined {
  const read = readNumber(cell);
  return read.ok && isWhole(read.points) ? toNumber(read.points) : undefined;
}
