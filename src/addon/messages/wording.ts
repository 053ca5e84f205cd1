import type { Plain, Saying } from '../../core/finding';
import { clockText, momentText } from '../../table/time';

/**
 * Templates of one language by the kind of what is said. `{fact}` puts in a fact; `[…]` is left out when a fact in it
 * is empty; `{count#one|few|many}` is a number with its noun. A fact `why` of `down` is said as the template
 * `why.down`, where there is one.
 */
export type Sentences = Readonly<Record<string, string>>;

/** Words a finding or a piece of evidence; moments on the clock of the zone. An unknown kind is its own name. */
export function worded({ kind, data }: Saying, sentences: Sentences, zone: string): string {
  const fact = (name: string): string => {
    const value = data[name];
    const template = sentences[`${name}.${value}`];
    return template === undefined ? plain(name, value, zone, sentences) : filled(template);
  };
  const filled = (template: string): string =>
    template
      .replace(/\[([^\]]*)\]/g, (_, part: string) =>
        [...part.matchAll(FACT)].every(([, name = '']) => fact(name) !== '') ? part : '',
      )
      .replace(FACT, (_, name: string, forms?: string) =>
        forms ? counted(Number(data[name]), forms.slice(1).split('|')) : fact(name),
      );
  return filled(sentences[kind] ?? kind);
}

const FACT = /\{(\w+)(#[^}]*)?\}/g;

/** A fact without words of its own. Facts ending in `At` are times of day, in `On` moments with their date. */
function plain(name: string, value: Plain | undefined, zone: string, sentences: Sentences): string {
  if (value === undefined) return '';
  if (name.endsWith('At')) return clockText(Number(value), zone);
  if (name.endsWith('On')) return momentText(Number(value), zone).replace('T', ' ');
  if (name === 'seconds') return span(Number(value), sentences);
  if (name === 'oneOf') return oneOf(Array.isArray(value) ? value : [value], sentences);
  if (!Array.isArray(value)) return quoted(value as string | number);
  return value.map(quoted).join(name === 'teams' || name === 'absent' ? sentences['between.teams'] : ', ');
}

/** A cell holds 50,000 characters, and so must a sentence about one that is full: no more of it is quoted. */
const LONGEST_QUOTE = 1000;
const quoted = (value: string | number): string => {
  const text = String(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
};

/** `7:4 или 5:6`, `8:2, 7:2 или 6:3`. */
const oneOf = (values: readonly unknown[], sentences: Sentences): string =>
  [values.slice(0, -1).join(', '), values.slice(-1).join('')]
    .filter(Boolean)
    .join(sentences['between.oneOf']);

function span(seconds: number, sentences: Sentences): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    minutes > 0 && `${minutes} ${sentences['unit.min']}`,
    (rest > 0 || minutes === 0) && `${rest} ${sentences['unit.s']}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** A number with the form of its noun: 1 очко, 2 очка, 5 очков, 12,5 очка; in English one and all the rest. */
export function counted(n: number, [one = '', few = '', many = '']: readonly string[]): string {
  const [tens, units] = [Math.abs(n) % 100, Math.abs(n) % 10];
  const isTeen = tens >= 11 && tens <= 14;
  const form = !Number.isInteger(n)
    ? few
    : !isTeen && units === 1
      ? one
      : !isTeen && units >= 2 && units <= 4
        ? few
        : many;
  return `${n}\u00a0${form}`;
}
