// What crosses between the script's scope and the host: JSON, with marks for what JSON loses.
// Text and not structured clones, so that each side revives arrays and dates in its own realm.

const MARK = '$wire';

/** Is this a Date, of whatever realm? */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

function marked(this: unknown, key: string, value: unknown): unknown {
  const raw = (this as Record<string, unknown>)[key]; // `value` of a Date is already text here
  if (isDate(raw)) return { [MARK]: 'date', at: raw.getTime() };
  if (raw === undefined) return { [MARK]: 'undefined' };
  if (typeof raw === 'number' && !Number.isFinite(raw)) return { [MARK]: 'number', is: String(raw) };
  return value;
}

function unmarked(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, MARK)) return value;
  const mark = value as { [MARK]: string; at?: number | null; is?: string };
  if (mark[MARK] === 'date') return new Date(mark.at ?? Number.NaN);
  if (mark[MARK] === 'number') return Number(mark.is);
  return mark[MARK] === 'undefined' ? undefined : value;
}

/** Whether JSON loses nothing of it; what is deep or odd is taken for lossy. Marks cost more than the rest of the way. */
function isLossless(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > 8 || isDate(value)) return false;
  const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let i = 0; i < inner.length; i++) if (!isLossless(inner[i], depth + 1)) return false;
  return true;
}

/** Any value of numbers, texts, booleans, dates, arrays and plain objects as text. Throws on cycles. */
export function encode(value: unknown): string {
  return isLossless(value) ? JSON.stringify(value) : JSON.stringify(value, marked);
}

/** The value back, made of this realm's own arrays and dates. */
export function decode(text: string): unknown {
  return text.includes(`"${MARK}"`) ? revive(JSON.parse(text, unmarked), text) : JSON.parse(text);
}

/** A reviver that answers `undefined` deletes array entries; put the holes back as undefined. */
function revive(value: unknown, text: string): unknown {
  if (!text.includes(`"${MARK}":"undefined"`)) return value;
  return filled(value);
}

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, filled);
  if (typeof value === 'object' && value !== null && !isDate(value)) {
    for (const [key, inner] of Object.entries(value)) {
      Object.defineProperty(value, key, {
        value: filled(inner),
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
  }
  return value;
}
