import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** The file that clasp pushes; `npm test` builds it first. */
const CODE = path.resolve(__dirname, '../../../dist/Code.js');

// biome-ignore lint/suspicious/noExplicitAny: what a cell function answers is what the test looks at
type CellFunction = (...args: unknown[]) => any;
export type Built = Readonly<Record<string, CellFunction>>;

/** The built bundle in a scope with nothing but the language itself, and Google's `Session` when there is a locale. */
export function scope(globals: Readonly<Record<string, unknown>> = {}): vm.Context {
  const context = vm.createContext({ ...globals });
  vm.runInContext(fs.readFileSync(CODE, 'utf8'), context);
  return context;
}

const bundle = (globals: Readonly<Record<string, unknown>> = {}): Built => {
  const context = scope(globals);
  return new Proxy({} as Record<string, CellFunction>, {
    get:
      (_, name: string) =>
      (...args: unknown[]) =>
        plain(context[name](...args)),
  });
};

export const built = bundle();
export const withLocale = (locale: string): Built =>
  bundle({ Session: { getActiveUserLocale: () => locale } });
export const withSession = (session: unknown): Built => bundle({ Session: session });

/** A result as this realm's value. A cell takes finite numbers and text, and rows of one length. */
function plain(value: unknown): unknown {
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (!Array.isArray(value) || value.length === 0) throw new Error(`no value of a cell: ${String(value)}`);
  const rows = Array.from(value, row => {
    if (!Array.isArray(row)) throw new Error(`no row: ${String(row)}`);
    return Array.from(row, plain);
  });
  if (rows.some(row => row.length !== rows[0]?.length || row.some(Array.isArray)))
    throw new Error('ragged rows');
  return rows;
}

export const column = (...cells: unknown[]): unknown[][] => cells.map(cell => [cell]);

/** What a function throws, as text; fails when it does not throw. */
export function message(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it did not throw');
}

/** TIEBREAK's places and deciders of `rows` under the headers `Команда, …titles`, without the header row. */
export const places = (
  titles: readonly string[],
  rows: unknown[][],
  rule?: unknown,
  results?: unknown,
): unknown[][] =>
  (built as Record<'TIEBREAK', CellFunction>)
    .TIEBREAK([['Команда', ...titles], ...rows], rule, results)
    .slice(1);
