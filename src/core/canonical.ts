import type { LedgerLine, Tournament } from './tournament';

/** Where a fact stands and what only helps to show it says nothing about the tournament. */
const PLACES = new Set(['row', 'cell', 'now', 'looksLike']);
/** Of a ruling: what it does, to whom and when; not how it is told. */
const TOLD = ['id', 'evidence', 'judge', 'reason'] as const;

/**
 * Facts as one text that is the same wherever they stand in the file: no cells, no rows, lists without order. Two
 * tournaments with one text are judged alike at any moment.
 */
export const canonical = (tournament: Tournament): string =>
  textOf({ ...tournament, ledger: tournament.ledger.filter(isDecided).map(withoutWords) }) ?? '';

/** A proposal is found again from the facts. */
const isDecided = ({ state }: LedgerLine): boolean => state !== 'proposed';

const withoutWords = (line: LedgerLine): object =>
  Object.fromEntries(Object.entries(line).filter(([name]) => !TOLD.some(told => told === name)));

function textOf(value: unknown): string | undefined {
  if (value === undefined || isCell(value)) return undefined;
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${texts(value).sort().join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const said = Object.entries(value)
    .filter(([name]) => !PLACES.has(name))
    .flatMap(([name, inner]) => texts([inner]).map(text => `${JSON.stringify(name)}:${text}`));
  return `{${said.sort().join(',')}}`;
}

const texts = (values: readonly unknown[]): string[] => values.flatMap(value => textOf(value) ?? []);

const isCell = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sheet' in value && 'cell' in value;
