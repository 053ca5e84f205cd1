// Rule 11: what crosses from a server function to `google.script.run`.

import { exception } from './strict';

const REFUSED = 'The script completed but the returned value is not a supported return type.';
const UNDEFINED = 'null';

/**
 * A result as JSON text. A Date anywhere makes the whole result null, without an error; what is no
 * plain value makes the call fail.
 */
export function clientText(value: unknown): string {
  if (value === undefined) return UNDEFINED;
  if (!isLegal(value, new Set())) return 'null';
  return JSON.stringify(value);
}

/** Is the value free of dates? @throws Exception for functions, symbols, maps, cycles, … */
function isLegal(value: unknown, above: Set<unknown>): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value !== 'object' || above.has(value)) throw exception(REFUSED);
  if (value instanceof Date) return false;
  const isList = Array.isArray(value);
  const prototype = Object.getPrototypeOf(value);
  if (!isList && prototype !== Object.prototype && prototype !== null) throw exception(REFUSED);
  above.add(value);
  const inner = isList ? value : Object.values(value as object);
  let legal = true;
  for (const part of inner) legal = isLegal(part, above) && legal;
  above.delete(value);
  return legal;
}
