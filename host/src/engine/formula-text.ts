// Formula text between three dialects: as typed in Google Sheets (locale separators, `A2:A`), as the
// engine takes it (commas, closed ranges), as .xlsx/.ods files hold it (commas, closed ranges).

import { columnName, columnNumber } from '../workbook/a1';
import { type LinesChange, shiftedRect } from '../workbook/lines';

export interface Dialect {
  /** Decimal comma: `;` separates arguments, `\` the columns of an array. */
  decimalComma: boolean;
}

/** The grid of the sheet a reference points to (`undefined`: the formula's own sheet). */
export type GridSize = (sheet: string | undefined) => { rows: number; columns: number };

type Kind = 'text' | 'sheet' | 'open' | 'number' | 'name' | 'ref' | 'other';
interface Token {
  kind: Kind;
  text: string;
  match: RegExpExecArray;
}

const AFTER_REF = '(?![\\p{L}\\p{N}_$(.!])';
const PATTERNS: [Kind, RegExp][] = [
  ['text', /"(?:[^"]|"")*"?/uy],
  ['sheet', /'(?:[^']|'')*'?(?=!)/uy],
  ['open', new RegExp(`(\\$?[A-Za-z]{1,3})(\\$?\\d+):(\\$?[A-Za-z]{1,3})${AFTER_REF}`, 'uy')],
  ['open', new RegExp(`(\\$?[A-Za-z]{1,3})(\\$?\\d+):(\\$?\\d+)${AFTER_REF}`, 'uy')],
  ['open', new RegExp(`(\\$?[A-Za-z]{1,3}):(\\$?[A-Za-z]{1,3})${AFTER_REF}`, 'uy')],
  ['ref', /\$?[A-Za-z]{1,3}\$?\d+(?![\p{L}\p{N}_(])/uy],
  ['number', /\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?/uy],
  ['name', /[\p{L}_][\p{L}\p{N}_.]*/uy],
  ['other', /[\s\S]/uy],
];

function nextToken(text: string, at: number, decimalComma: boolean): Token {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    if (kind === 'number' && !decimalComma && match[0].includes(',')) {
      const whole = match[0].slice(0, match[0].indexOf(','));
      return { kind, text: whole, match };
    }
    return { kind, text: match[0], match };
  }
  throw new Error('unreachable: the last pattern takes any character');
}

function tokensOf(text: string, decimalComma: boolean): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const token = nextToken(text, at, decimalComma);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

const LITERAL = /^\s*(?:[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?%?|"(?:[^"]|"")*"|TRUE|FALSE|#[A-Z/0!?]+)\s*$/i;

class Translation {
  private at = 0;
  private sheet: string | undefined;

  constructor(
    private readonly tokens: Token[],
    private readonly dialect: Dialect,
    private readonly size: GridSize,
  ) {}

  /** Everything up to the closing bracket `until` (or the end). */
  expression(until: string, separators: string[]): { text: string; stop: string } {
    let text = '';
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at++] as Token;
      if (token.text === until || separators.includes(token.text)) return { text, stop: token.text };
      text += this.translated(token);
    }
    if (until) throw new SyntaxError('Formula parse error.');
    return { text, stop: '' };
  }

  private translated(token: Token): string {
    const sheet = this.sheet;
    if (token.text !== '!') this.sheet = undefined;
    if (token.kind === 'sheet') this.sheet = token.text.slice(1, -1).replaceAll("''", "'");
    if (token.kind === 'name') this.sheet = token.text;
    if (token.kind === 'open') return this.closed(token, sheet);
    if (token.kind === 'number') return token.text.replace(',', '.');
    if (token.kind !== 'other') return token.text;
    if (token.text === '!') return token.text;
    if (token.text === '(') return `(${this.list(')')}`;
    if (token.text === '{') return this.array();
    if (token.text === ',' || token.text === ';' || token.text === '\\')
      throw new SyntaxError('Formula parse error.');
    return token.text;
  }

  private list(until: string): string {
    const separators = this.dialect.decimalComma ? [';'] : [',', ';'];
    let out = '';
    for (;;) {
      const { text, stop } = this.expression(until, separators);
      if (stop === until) return `${out}${text}${until}`;
      out += `${text},`;
    }
  }

  /** `{…}`: literals stay an array, anything else becomes HSTACK / VSTACK, which the engine has. */
  private array(): string {
    const columnSeparator = this.dialect.decimalComma ? '\\' : ',';
    const rows: string[][] = [[]];
    for (let stop = ''; stop !== '}'; ) {
      const element = this.expression('}', [columnSeparator, ';']);
      rows.at(-1)?.push(element.text);
      if (element.stop === ';') rows.push([]);
      stop = element.stop;
    }
    if (rows.flat().every(text => LITERAL.test(text))) return `{${rows.map(row => row.join(',')).join(';')}}`;
    const stacked = rows.map(row => (row.length === 1 ? row[0] : `HSTACK(${row.join(',')})`));
    return stacked.length === 1 ? String(stacked[0]) : `VSTACK(${stacked.join(',')})`;
  }

  private closed({ match, text }: Token, sheet: string | undefined): string {
    const { rows, columns } = this.size(sheet);
    const [, first = '', second = '', third] = match;
    if (third === undefined) return `${first}1:${second}${rows}`; // A:C
    const isColumn = /[A-Za-z]/.test(third);
    return isColumn ? `${text}${rows}` : `${first}${second}:${columnName(columns)}${third}`;
  }
}

/**
 * A formula as typed → as the engine takes it.
 * @throws SyntaxError with the platform's text when the separators do not fit the locale.
 */
export function toEngine(formula: string, dialect: Dialect, size: GridSize): string {
  const tokens = tokensOf(formula.slice(1), dialect.decimalComma);
  return `=${new Translation(tokens, dialect, size).expression('', []).text}`;
}

/** A formula of the engine after lines of its own sheet came or went: every reference follows, `$` or not. */
export function shiftedFormula(formula: string, change: LinesChange): string {
  const tokens = tokensOf(formula.slice(1), false);
  const shifted = tokens.map(({ kind, text }, index) => {
    const isElsewhere = tokens[index - 1]?.text === '!';
    return kind === 'ref' && !isElsewhere ? shiftedReference(text, change) : text;
  });
  return `=${shifted.join('')}`;
}

function shiftedReference(text: string, change: LinesChange): string {
  const [, fixedColumn = '', column = '', fixedRow = '', row = ''] =
    /^(\$?)([A-Za-z]+)(\$?)(\d+)$/.exec(text) ?? [];
  const cell = { row: Number(row), column: columnNumber(column), rows: 1, columns: 1 };
  const moved = shiftedRect(cell, change);
  return moved ? `${fixedColumn}${columnName(moved.column)}${fixedRow}${moved.row}` : '#REF!';
}

/** The last row of an .xlsx sheet: how `A2:A` is written there. */
const FILE_ROWS = 1_048_576;
const FILE_COLUMNS = 16_384;

/** A formula as typed → as files hold it (without the leading `=`). */
export function toFile(formula: string, dialect: Dialect): string {
  return toEngine(formula, dialect, () => ({ rows: FILE_ROWS, columns: FILE_COLUMNS })).slice(1);
}

/** A formula of a file → as the spreadsheet would show it in its locale. */
export function fromFile(formula: string, { decimalComma }: Dialect): string {
  const opened = unwrapped(formula).replace(
    /(\$?[A-Za-z]{1,3}\$?\d+:\$?[A-Za-z]{1,3})\$?1048576(?!\d)/g,
    '$1',
  );
  if (!decimalComma) return `=${opened}`;
  let depth = 0;
  const shown = tokensOf(opened, false).map(token => {
    if (token.text === '{') depth++;
    if (token.text === '}') depth--;
    if (token.kind === 'number') return token.text.replace('.', ',');
    if (token.kind === 'other' && token.text === ',') return depth > 0 ? '\\' : ';';
    return token.text;
  });
  return `=${shown.join('')}`;
}

/** Google exports a custom function as `IFERROR(__xludf.DUMMYFUNCTION("NAME(A2:A)"),"cached")`. */
function unwrapped(formula: string): string {
  const dummy = /__xludf\.DUMMYFUNCTION\("((?:[^"]|"")*)"\)/i.exec(formula);
  const text = dummy?.[1]?.replaceAll('""', '"') ?? formula.replace(/_xlfn\.(_xlws\.)?/g, '');
  return text.replace(/^=/, '');
}

/** Is this cell of an exported file only the spilled part of a custom function's result? */
export function isSpilledExport(formula: string): boolean {
  return /__xludf\.DUMMYFUNCTION\("+COMPUTED_VALUE"+\)/i.test(formula);
}
