import type { Lang } from '../table/standingsSheet';

type Range = GoogleAppsScript.Spreadsheet.Range;

/** What is asked, and what the local host does. Each question has a row of the sheet, and a cell of its own to try in. */
export interface Question {
  readonly asks: Readonly<Record<Lang, string>>;
  /** The host's answer; where it hangs on the locale of the file, that for each. */
  readonly host: string | Readonly<Record<Lang, string>>;
}

/** A formula in the answer's cell asks; `cell` is put into the question's own before. */
export interface FormulaQuestion extends Question {
  readonly cell?: string | number;
  readonly formula: (row: number) => string;
}

/** A script asks; what it throws is its answer. */
export interface CallQuestion extends Question {
  readonly call: (cell: Range, lang: Lang) => string;
}

/** A person types into the question's cell, and `onEdit` writes what it was told. */
export interface TypedQuestion extends Question {
  readonly before?: (cell: Range) => unknown;
  /** What to type in a file of this locale; then perhaps what to press, or how else it is brought there. */
  readonly types: string | Readonly<Record<Lang, string>>;
  readonly then?: 'undo' | 'paste' | 'clear' | 'tick';
}

/** One text for both languages, or that of one. */
export const inLang = (text: string | Readonly<Record<Lang, string>>, lang: Lang): string =>
  typeof text === 'string' ? text : text[lang];
