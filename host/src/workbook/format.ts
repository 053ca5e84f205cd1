/** Automatic: typed values choose their own format. */
export const GENERAL = 'General';
/** Plain text: what is typed stays text. */
export const TEXT = '@';

const known = new Map<string, boolean>();

/** Does a number format show dates, times or durations? Such cells hold a Date for scripts. */
export function isDateFormat(pattern: string): boolean {
  let is = known.get(pattern);
  if (is === undefined) {
    is = looksLikeDate(pattern);
    known.set(pattern, is);
  }
  return is;
}

function looksLikeDate(pattern: string): boolean {
  if (pattern === '' || pattern === TEXT || pattern === GENERAL) return false;
  const codes = pattern
    .replace(/"[^"]*"|\\.|[_*]./g, '') // literal text, escapes, padding
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '') // colours, conditions, locales; [h] is a duration
    .replace(/general/gi, '');
  return /[dmyhs]/i.test(codes);
}

/** Does the pattern show the day (and not only a time of day)? */
export function showsDay(pattern: string): boolean {
  return /[dy]/i.test(pattern.replace(/"[^"]*"|\\./g, ''));
}
