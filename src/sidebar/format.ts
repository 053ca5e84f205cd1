import type { Lang } from '../addon/panel';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** Words that never end a line: short prepositions, particles and conjunctions. */
const SHORT =
  /(?<=^|[\s(«„“])(а|без|в|во|для|до|за|и|из|из-за|к|ко|на|не|ни|о|об|от|по|под|при|с|со|у|a|an|at|by|in|no|of|on|or|the|to) /gi;

/** What has a number or a letter for its name: стенка 10, captain A. */
const NUMBERED =
  /((?:стенк|парти|этап|групп|капитан|приложени|wall|game|stage|group|place|captain|annex)\p{L}*) (?=\d|[A-ZА-Я](?!\p{L}))/giu;

/** A sentence whose numbers and short words hold on to the next word. Not for what is sent back or compared. */
export const glued = (sentence: string): string =>
  sentence
    .replace(SHORT, `$1${NBSP}`)
    .replace(/((?:^|[^:\d.,])\d{1,4}) (?=\p{Ll}{2,})/gu, `$1${NBSP}`)
    .replace(NUMBERED, `$1${NBSP}`);

/** `23:05:40` of `2026-11-28 23:05:40`: the day is told elsewhere. */
export const clock = (moment: string): string => moment.replace(/^\d{4}-\d\d-\d\d (?=\d)/, '');

/** `2026-11-28 22:10` as people write it: `28.11.2026 22:10`; in English it stays. */
export const momentOf = (moment: string, lang: Lang): string =>
  lang === 'ru' ? moment.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3.$2.$1') : moment;

/** The same for a cell or for copying. */
export const loose = (sentence: string): string => sentence.split(NBSP).join(' ');

/** The form of the noun for a number: 1 очко, 2 очка, 5 очков, 12,5 очка; in English one and all the rest. */
export function form(n: number, [one, few, many]: readonly [string, string, string]): string {
  const [tens, units] = [Math.abs(n) % 100, Math.abs(n) % 10];
  if (!Number.isInteger(n)) return few;
  if (tens >= 11 && tens <= 14) return many;
  if (units === 1) return one;
  return units >= 2 && units <= 4 ? few : many;
}

/** `119 партий` */
export const counted = (n: number, forms: readonly [string, string, string]): string =>
  `${n}${NBSP}${form(n, forms)}`;

/** `1 game`, `2 games` */
export const some = (n: number, one: string, more = `${one}s`): string =>
  `${n}${NBSP}${n === 1 ? one : more}`;

/** An exact text as people write it: `-5.5` → `−5,5`; `2/7` stays a fraction. */
export function number(exact: string, lang: Lang): string {
  const text = exact.replace(/^-/, MINUS);
  return lang === 'ru' ? text.replace('.', ',') : text;
}

/** An amount of money: thirds of a shared prize as `136 2/3`. */
export function money(exact: string, lang: Lang): string {
  const [, sign = '', top = '', bottom = ''] = /^(-?)(\d+)\/(\d+)$/.exec(exact) ?? [];
  const [n, d] = [Number(top), Number(bottom)];
  if (!bottom || n < d) return number(exact, lang);
  return `${sign && MINUS}${Math.floor(n / d)}${NBSP}${n % d}/${bottom}`;
}

/** A number with its sign: `+5,5`, `−5`, `0`. */
export const signed = (exact: string, lang: Lang): string =>
  /^[-0]$/.test(exact) || exact.startsWith('-') ? number(exact, lang) : `+${number(exact, lang)}`;

/** `4.1.a` is `4.1.а` in Russian: the text of the regulation counts its items in Russian letters. */
export const clauseText = (clause: string, lang: Lang): string =>
  lang === 'ru'
    ? clause.replace(/\.([a-d])(?=$|\+)/, (_, letter: string) => `.${'абвг'['abcd'.indexOf(letter)]}`)
    : clause;

/** `1st`, `2nd`, `3rd`, `11th` */
export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

/** A sanction that a button can name; empty: it is too long for one. */
export const onButton = (sanction: string): string => (sanction.length > 16 ? '' : sanction);

/** Up to `99+` in the navigation. */
export const upTo99 = (n: number): string => (n > 99 ? '99+' : String(n));

/** A captain's or judge's way to write a score, as `8:2`; null: not a score. */
export function scoreOf(text: string): string | null {
  const [, a, b] = /^\s*(\d{1,3})\s*[:;.,\s–—−-]\s*(\d{1,3})\s*$/u.exec(text) ?? [];
  return a === undefined || b === undefined ? null : `${Number(a)}:${Number(b)}`;
}
