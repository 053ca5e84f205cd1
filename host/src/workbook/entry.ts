import { serialOfInstant } from '../time/zone';
import { isDate } from '../wire';

/** The content of a cell before it is stored: what typing, a script or a file puts there. */
export type Entry =
  | { kind: 'blank' }
  | { kind: 'text'; text: string; typed?: TypedValue }
  | { kind: 'number'; value: number; format?: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'formula'; text: string };

/**
 * The number, moment or yes/no that a script wrote into a plain-text cell. Scripts read text there, but
 * a .csv file gets the value (`2.5`, `2026-11-29T20:05`, `TRUE`).
 */
export interface TypedValue {
  kind: 'number' | 'date' | 'boolean';
  /** The number; for a date its serial; 1 for TRUE. */
  value: number;
}

/** A value put into a cell as it is, unparsed; a text beginning with `=` is a formula. */
export function exactEntry(value: unknown, zone: string): Entry {
  if (value === null || value === undefined || value === '') return { kind: 'blank' };
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (isDate(value)) {
    return { kind: 'number', value: serialOfInstant(value.getTime(), zone), format: 'dd.mm.yyyy h:mm:ss' };
  }
  const text = String(value);
  return text.length > 1 && text.startsWith('=') ? { kind: 'formula', text } : { kind: 'text', text };
}
