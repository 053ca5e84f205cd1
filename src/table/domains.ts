import type { Annex, Domain } from '../core/parameters';
import { compare, type Points, parsePoints } from '../core/points';
import { firstUnsorted, type Scale } from '../core/scale';
import { type CompositionsRead, readCompositionsText } from './compositions';
import { nameKey, shown } from './names';
import { isBlank, readNumber, readWhole, tidied } from './numbers';
import { readLadder } from './sanctions';

/** What was wrong with a value, to be worded; in a table, with its row from 0. */
export interface DomainProblem {
  readonly kind: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly row?: number;
}

/** The value, or all that is wrong with it. */
export type DomainRead<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly DomainProblem[] };

const ok = <T>(value: T): DomainRead<T> => ({ ok: true, value });
const bad = (kind: string, data: DomainProblem['data']): DomainRead<never> => ({
  ok: false,
  problems: [{ kind, data }],
});

const YES = new Set(['да', 'yes', 'true', 'истина', '1', '+']);
const NO = new Set(['нет', 'no', 'false', 'ложь', '0', '-']);

/** The value of a parameter's cell. */
export function readDomain(domain: Domain, cell: unknown): DomainRead {
  const text = isBlank(cell) ? '' : tidied(String(cell));
  switch (domain.kind) {
    case 'whole':
      return ranged(readWhole(cell), text, domain);
    case 'points':
      return pointsOf(cell, text, domain.min);
    case 'yesNo':
      return yesNo(nameKey(text), text);
    case 'choice':
      return chosen(domain.options, text);
    case 'chain':
      return chainOf(domain.options, text);
    case 'scale':
      return readScale(pairs(text));
    case 'annex':
      return readAnnex(pairs(text).map(([kind, points]) => [kind, ...points.split('/')]));
    case 'ladder': {
      const ladder = readLadder(text);
      return 'word' in ladder ? bad('badLadder', { text: ladder.word }) : ok(ladder);
    }
    case 'pointsTable':
      return bad('tableNeedsSheet', { text });
    case 'compositions':
      return compositionsOf(readCompositionsText(text));
  }
}

/** The compositions, or a problem for each row that can't be read. */
export const compositionsOf = ({ compositions, problems }: CompositionsRead): DomainRead =>
  problems.length === 0
    ? ok(compositions)
    : {
        ok: false,
        problems: problems.map(({ row, text }) => ({ kind: 'badComposition', data: { text }, row })),
      };

const ranged = (
  value: number | undefined,
  text: string,
  { min, max }: { min: number; max: number },
): DomainRead<number> =>
  value !== undefined && value >= min && value <= max ? ok(value) : bad('outOfRange', { text, min, max });

/** `1/3`, which no decimal says. */
const PART = /^\d{1,9}\/\d{1,9}$/;

function pointsOf(cell: unknown, text: string, min: number): DomainRead<Points> {
  const part = PART.test(text) ? parsePoints(text) : undefined;
  const read = part ? { ok: true as const, points: part } : readNumber(cell);
  if (read.ok && compare(read.points, { n: min, d: 1 }) >= 0) return ok(read.points);
  return bad(read.ok ? 'belowMinimum' : 'badNumber', { text, min, ...(!read.ok && { number: read.why }) });
}

const yesNo = (word: string, text: string): DomainRead<boolean> =>
  YES.has(word) ? ok(true) : NO.has(word) ? ok(false) : bad('notYesNo', { text });

function chosen(options: readonly string[], text: string): DomainRead<string> {
  const option = options.find(o => nameKey(o) === nameKey(text));
  return option === undefined ? bad('notAnOption', { text, options: options.join(', ') }) : ok(option);
}

function chainOf(options: readonly string[], text: string): DomainRead<readonly string[]> {
  const links: string[] = [];
  for (const part of text
    .split('>')
    .map(p => p.trim())
    .filter(Boolean)) {
    const link = chosen(options, part);
    if (!link.ok) return link;
    if (links.includes(link.value)) return bad('linkTwice', { text: part });
    links.push(link.value);
  }
  return ok(links);
}

/** `1:0.5; 3:1` as rows of two texts. */
const pairs = (text: string): (readonly [string, string])[] =>
  text
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      const at = part.lastIndexOf(':');
      return at < 0 ? [part, ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    });

type Rows = readonly (readonly unknown[])[];

/** The rows of a table read one by one, or a problem for each that can't be. */
function readRows<T>(
  rows: Rows,
  kind: string,
  read: (row: readonly unknown[]) => T | undefined,
): DomainRead<T[]> {
  const values = rows.map(read);
  const problems = rows.flatMap((row, i) =>
    values[i] === undefined ? [{ kind, data: { text: row.map(cell => cell ?? '').join(':') }, row: i }] : [],
  );
  return problems.length > 0 ? { ok: false, problems } : ok(values as T[]);
}

/** A scale from rows *from, points*, which must rise. */
export function readScale(rows: Rows): DomainRead<Scale> {
  const scale = readRows(rows, 'badScaleRow', ([from, points]): Scale[number] | undefined => {
    const [low, value] = [readNumber(from), readNumber(points)];
    return low.ok && value.ok ? [low.points, value.points] : undefined;
  });
  if (!scale.ok) return scale;
  const row = firstUnsorted(scale.value);
  const data = { text: String(rows[row]?.[0]), row: row + 1 };
  if (row >= 0) return { ok: false, problems: [{ kind: 'scaleUnsorted', data, row }] };
  return scale.value.length > 0 ? scale : bad('emptyTable', {});
}

/** Annex 1 from rows *kind, winner, loser*; a loser left out gets nothing. */
export const readAnnex = (rows: Rows): DomainRead<Annex> =>
  readRows(rows, 'badAnnexRow', ([kind, winner, loser]): Annex[number] | undefined => {
    const [w, l] = [readWhole(winner), isBlank(loser) ? 0 : readWhole(loser)];
    return w === undefined || l === undefined
      ? undefined
      : { kind: shown(String(kind ?? '')), winner: w, loser: l };
  });
