import type { Saying } from '../../core/finding';
import { LONGEST_NAME, shown } from '../names';
import type { ColumnOf } from '../sheets';

/** The plain-text shapes that people keep. */
export const SHAPES = ['squads', 'schedule', 'points'] as const;
export type Shape = (typeof SHAPES)[number];

/** A line that says something, with its number in the text, from 1. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/** A row to be, by the columns of its sheet; what is left out stays blank. */
export type ImportRow = { readonly [S in ImportSheet]: RowOf<S> }[ImportSheet];
export type ImportSheet = 'teams' | 'games' | 'penalties';
interface RowOf<S extends ImportSheet> {
  readonly sheet: S;
  readonly cells: Readonly<Partial<Record<ColumnOf<S>, string>>>;
}

/** What a line comes to: `add` and `warning` bring their rows, `same` and `error` none. */
export interface ImportLine extends TextLine {
  readonly level: 'add' | 'same' | 'warning' | 'error';
  readonly said: readonly Saying[];
  readonly rows: readonly ImportRow[];
}

/** Something to say of a line; a `note` only tells what becomes of it. */
export interface Remark extends Saying {
  readonly level: 'note' | 'warning' | 'error';
}

export const remark = (level: Remark['level'], kind: string, data: Saying['data'] = {}): Remark => ({
  level,
  kind: `import.${kind}`,
  data,
});

/** Errors are said before all else; a line with one brings nothing. */
export function lineOf(
  line: TextLine,
  remarks: readonly Remark[],
  rows: readonly ImportRow[] = [],
): ImportLine {
  const errors = remarks.filter(({ level }) => level === 'error');
  const isDoubtful = remarks.some(({ level }) => level === 'warning');
  const told = errors.length > 0 ? errors : remarks;
  const level = errors.length > 0 ? 'error' : isDoubtful ? 'warning' : rows.length > 0 ? 'add' : 'same';
  return {
    ...line,
    level,
    said: told.map(({ kind, data }) => ({ kind, data })),
    rows: errors.length > 0 ? [] : rows,
  };
}

const BREAKS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Lines of a pasted text without blank ones and those that begin with `#` or `//`. */
export const linesOf = (text: string): readonly TextLine[] =>
  text
    .split(BREAKS)
    .map((line, i) => ({ line: i + 1, text: shown(line) }))
    .filter(({ text: said }) => said !== '' && !/^(#|\/\/)/.test(said));

/** What colons part, the full-width ones too. */
export const fieldsOf = (text: string): readonly string[] =>
  text
    .replace(/[：﹕︰∶]/g, ':')
    .split(':')
    .map(shown);

/** What commas and semicolons part; nothing between two of them, or after the last, says nothing. */
export const listed = (text: string): readonly string[] =>
  text
    .replace(/[，﹐、；﹔]/g, ',')
    .split(/[,;]/)
    .map(shown)
    .filter(item => item !== '');

export const tooLong = (fields: readonly string[]): readonly Remark[] =>
  fields
    .filter(field => field.length > LONGEST_NAME)
    .slice(0, 1)
    .map(field =>
      remark('error', 'tooLong', { text: `${[...field].slice(0, 20).join('')}…`, max: LONGEST_NAME }),
    );
