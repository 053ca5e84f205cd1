// What must hold of every answer of the product, whatever was put in.
import { isBlank } from '../../src/table/numbers';
import type { SheetCells } from '../../src/table/sheets';
import type { Block } from '../../src/table/writing';
import { LONGEST_CELL } from './cells';
import { must } from './kind';

/** Words of a program that fell through to people; `{fact}` is a template that was not filled in. */
const FALLEN_THROUGH = /\bNaN\b|\bundefined\b|\[object |\bInfinity\b|\{\w+(#[^}]*)?\}/;

/** Whether the input itself holds such words: then an answer may quote them. */
export const quotesPrograms = (input: unknown): boolean =>
  textsIn(input).some(text => FALLEN_THROUGH.test(text));

/** No number that is none, no hole, nothing that a page cannot be sent, no words of a program. */
export function mustBePlain(answer: unknown, mayQuote: boolean): void {
  for (const [path, value] of leaves(answer)) {
    if (typeof value === 'number') must(Number.isFinite(value), `no finite number at ${path}`, value);
    else if (typeof value === 'string')
      must(mayQuote || !FALLEN_THROUGH.test(value), `a program's word at ${path}`, value);
    else must(value === null || typeof value === 'boolean', `no plain value at ${path}`, value);
  }
}

function* leaves(value: unknown, path = ''): Generator<[string, unknown]> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* leaves(item, `${path}[${i}]`);
  else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    for (const [key, item] of Object.entries(value)) yield* leaves(item, `${path}.${key}`);
  else yield [path, value];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

/** A text that Sheets would not keep as the text that it is. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text);

/** What is written is text that stays text, within a cell's size, and finite numbers. */
export function mustBeWritable({ sheet, values, text, row, column }: Block): void {
  for (const [i, line] of values.entries())
    for (const [j, value] of line.entries()) {
      const at = `${sheet} R${row + i}C${column + j}`;
      if (typeof value === 'number') must(Number.isFinite(value), `no finite number for ${at}`);
      if (typeof value !== 'string') continue;
      must(value.length <= LONGEST_CELL, `longer than a cell for ${at}: ${value.length}`);
      must(!isFormula(value) || text.includes(j), `a formula for ${at}`, value);
    }
}

const PLACE = /^[A-Z]{1,3}[1-9]\d{0,6}$/;

/** Sheets that the file has, as a sentence names them. */
export function mustBeAPlace(
  sheet: string,
  cell: string,
  sheets: readonly SheetCells[],
  what: unknown,
): void {
  must(
    sheets.some(({ name }) => name === sheet),
    `no sheet of the file is named ${sheet}`,
    what,
  );
  must(PLACE.test(cell), `no cell: ${cell}`, what);
}

/** Nothing was added to what every object of the program has. */
export function mustBeUnpolluted(): void {
  for (const one of [Object, Array, String, Number, Function])
    must(
      Object.keys(one.prototype).length === 0,
      `${one.name}.prototype has got`,
      Object.keys(one.prototype),
    );
  must(Object.getPrototypeOf({}) === Object.prototype, 'objects have another prototype');
}

export const isSentence = (text: string): boolean => /\p{L}/u.test(text) && text.trim().length > 5;

export const isFilled = (cell: unknown): boolean => !isBlank(cell);
