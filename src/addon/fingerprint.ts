import { canonical } from '../core/canonical';
import type { Penalty } from '../core/penalty';
import { asLine } from '../core/rulings';
import type { LedgerLine } from '../core/tournament';
import { domainText } from '../table/domainText';
import type { Check } from './check';

/** Without letters that are taken for digits or for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/**
 * A short text that stands for the inputs and the rules of a table: `K7F2-9QXM-3T0P`. The same for the same facts and
 * parameters in any order of rows, in any copy of the file, at any time; 60 bits of SHA-256.
 */
export function fingerprintOf({ understood, facts, judgement }: Check): string {
  const { regulation, values } = understood;
  const law = Object.entries(regulation.parameters).map(
    ([name, { domain }]) =>
      `${name}=${lawText(domain.kind, values[name]) ?? domainText(domain, values[name], 'en')}`,
  );
  const ledger = [...judgement.penalties.map(understoodLine), ...judgement.doubled];
  const text = [regulation.id, ...law.sort(), canonical({ ...facts, ledger })].join('\n');
  const bytes = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8);
  return inGroups(signsOf(bytes));
}

/** A ruling as it counts: what a check fills in beside a judge's own words makes it no other one. */
function understoodLine(penalty: Penalty): LedgerLine {
  const { points: _p, money: _m, ...line } = asLine(penalty);
  return { ...line, ...(penalty.money && { money: penalty.money }) };
}

/** A table of points has no text of its own. */
const lawText = (kind: string, value: unknown): string | undefined =>
  kind === 'pointsTable'
    ? JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner))
    : undefined;

/** Five bits for each sign, from the first byte on. */
function signsOf(bytes: readonly number[]): string {
  const bits = bytes.map(byte => (byte & 255).toString(2).padStart(8, '0')).join('');
  return Array.from(
    { length: LENGTH },
    (_, i) => SIGNS[Number.parseInt(bits.slice(5 * i, 5 * i + 5), 2)],
  ).join('');
}

const inGroups = (signs: string): string => signs.replace(/(.{4})(?=.)/g, '$1-');
