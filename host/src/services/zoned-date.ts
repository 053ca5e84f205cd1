// Rule 8: in the script's scope a local time is one of the script's zone (appsscript.json), whatever
// the zone of this machine. Done inside the scope, because worker threads share one process zone.

import { instantOf, offsetAt, wallOf } from '../time/zone';

const PARTS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds', 'Day'] as const;

/** Date text without a zone, which means local time: ISO with a time, or the old free forms. */
function parsed(Native: DateConstructor, text: string, zone: string): number {
  const isIso = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d(:\d\d([.,]\d+)?)?$/.test(text);
  if (isIso) return instantOf(Native.parse(`${text}Z`), zone);
  const hasZone = /^[+-]?\d{4,6}(-\d\d){0,2}$|(Z|GMT|UTC|[+-]\d\d:?\d\d)(\s*\(.*\))?$/i.test(text);
  if (hasZone) return Native.parse(text);
  const wall = Native.parse(`${text} UTC`);
  return Number.isNaN(wall) ? wall : instantOf(wall, zone);
}

/** The scope's Date: the language's own, with local time in `zone` and `now` as the clock. */
export function zonedDate(Native: DateConstructor, zone: string, now: () => number): DateConstructor {
  const instantFrom = (args: unknown[]): number => {
    if (args.length === 0) return now();
    if (args.length > 1) return instantOf(Native.UTC(...(args as [number, number])), zone);
    const value = args[0] instanceof Native ? args[0].getTime() : args[0];
    return typeof value === 'string' ? parsed(Native, value, zone) : Number(value);
  };

  class ZonedDate extends Native {
    constructor(...args: unknown[]) {
      super(instantFrom(args));
    }
    static override now(): number {
      return now();
    }
    static override parse(text: string): number {
      return parsed(Native, String(text), zone);
    }
    override getTimezoneOffset(): number {
      return -offsetAt(this.getTime(), zone) / 60_000;
    }
    override toString(): string {
      return Number.isNaN(this.getTime()) ? 'Invalid Date' : `${this.toDateString()} ${this.toTimeString()}`;
    }
    override toDateString(): string {
      return new Native(wallOf(this.getTime(), zone))
        .toUTCString()
        .replace(/^(\w+), (\d+) (\w+) (\d+).*/, '$1 $3 $2 $4');
    }
    override toTimeString(): string {
      const minutes = Math.trunc(-this.getTimezoneOffset());
      const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
      const time = new Native(wallOf(this.getTime(), zone)).toISOString().slice(11, 19);
      return `${time} GMT${minutes < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
    }
    override [Symbol.toPrimitive](hint: string): never {
      return (hint === 'number' ? this.getTime() : this.toString()) as never;
    }
  }
  localParts(ZonedDate, Native, zone);
  localTexts(ZonedDate, Native, zone);
  Object.defineProperty(ZonedDate, 'name', { value: 'Date' });
  const callable = new Proxy(ZonedDate, { apply: () => new ZonedDate().toString() });
  Object.defineProperty(ZonedDate.prototype, 'constructor', {
    value: callable,
    writable: true,
    configurable: true,
  });
  return callable as unknown as DateConstructor;
}

/** `getHours`, `setHours`, …: the UTC ones on a date that holds the wall clock. */
function localParts(Zoned: { prototype: Date }, Native: DateConstructor, zone: string): void {
  for (const part of PARTS) {
    define(Zoned, `get${part}`, function (this: Date) {
      return Number.isNaN(this.getTime())
        ? Number.NaN
        : new Native(wallOf(this.getTime(), zone))[`getUTC${part}`]();
    });
    if (part === 'Day') continue;
    define(Zoned, `set${part}`, function (this: Date, ...args: unknown[]) {
      const wall = new Native(wallOf(this.getTime(), zone));
      (wall[`setUTC${part}`] as (...parts: unknown[]) => number)(...args);
      return this.setTime(instantOf(wall.getTime(), zone));
    });
  }
}

function localTexts(Zoned: { prototype: Date }, Native: DateConstructor, zone: string): void {
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    define(Zoned, name, function (this: Date, locales?: unknown, options?: unknown) {
      return new Native(this.getTime())[name](locales as string, { timeZone: zone, ...(options as object) });
    });
  }
}

function define(
  made: { prototype: object },
  name: string,
  value: (this: Date, ...args: unknown[]) => unknown,
): void {
  Object.defineProperty(made.prototype, name, { value, writable: true, configurable: true });
}
