import type { Annex, Domain } from '../core/parameters';
import { compare, type Points } from '../core/points';
import { firstUnsorted, type Scale } from '../core/scale';
import { nameKey, shown } from './names';
import { isBlank, readNumber, readWhole, tidied } from './numbers';
import { readLadder } from './sanctions';

/** What was wrong with a value, to be worded, or the value. */
export type DomainRead<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly kind: string; readonly data: Readonly<Record<string, string | number>> };

const ok = <T>(value: T): DomainRead<T> => ({ ok: true, value });
const bad = (kind: string, data: Readonly<Record<string, string | number>>): DomainRead<never> => ({
  ok: false,
  kind,
  data,
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
      return readAnnex(text);
    case 'ladder': {
      const ladder = readLadder(text);
      return 'word' in ladder ? bad('badLadder', { text: ladder.word }) : ok(ladder);
    }
    case 'pointsTable':
      return bad('tableNeedsSheet', { text });
  }
}

const ranged = (
  value: number | undefined,
  text: string,
  { min, max }: { min: number; max: number },
): DomainRead<number> =>
  value !== undefined && value >= min && value <= max ? ok(value) : bad('outOfRange', { text, min, max });

function pointsOf(cell: unknown, text: string, min: number): DomainRead<Points> {
  const read = readNumber(cell);
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

/** A scale from rows *from, points*, which must rise. */
export function readScale(rows: readonly (readonly [unknown, unknown])[]): DomainRead<Scale> {
  const scale: (readonly [Points, Points])[] = [];
  for (const [from, points] of rows) {
    const [low, value] = [readNumber(from), readNumber(points)];
    if (!low.ok || !value.ok) return bad('badScaleRow', { text: `${from}:${points}` });
    scale.push([low.points, value.points]);
  }
  const unsorted = firstUnsorted(scale);
  if (unsorted >= 0) return bad('scaleUnsorted', { text: String(rows[unsorted]?.[0]), row: unsorted + 1 });
  return scale.length > 0 ? ok(scale) : bad('emptyTable', {});
}

function readAnnex(text: string): DomainRead<Annex> {
  const annex: { kind: string; winner: number; loser: number }[] = [];
  for (const [kind, points] of pairs(text)) {
    const [winner = '', loser = '0'] = points.split('/').map(part => part.trim());
    const [w, l] = [readWhole(winner), readWhole(loser)];
    if (w === undefined || l === undefined) return bad('badAnnexRow', { text: `${kind}:${points}` });
    annex.push({ kind: shown(kind), winner: w, loser: l });
  }
  return ok(annex);
}
