// Runs inside the script's own scope, so that arrays, dates and errors are of its realm.
// Everything else is asked of the host by one synchronous call.

import { decode, encode } from '../wire';
import { bridgeTo, type HostCall } from './bridge';
import { htmlService } from './html';
import { logging, session, utilities } from './session';
import { spreadsheetApp } from './spreadsheet';
import { cacheService, lockService, propertiesService } from './stores';
import { exception, refuseOtherServices } from './strict';
import { uiOf } from './ui';
import { zonedDate } from './zoned-date';

export interface ScopeSettings {
  scriptZone: string;
  /** The execution's clock, ms; virtual time that was slept included. */
  now: () => number;
  /** The script's top-level functions without a trailing `_`: nothing else can be invoked. */
  publicFunctions: string[];
}

/** What the host may call in a scope once it is set up and the script is loaded. */
export interface Scope {
  /** Runs a public function; arguments and result as wire text. */
  invoke(name: string, args: string): string;
}

/** Sets up a bare scope as the platform's: its services, its Date, nothing of Node's. */
export function install(host: HostCall, { scriptZone, now, publicFunctions }: ScopeSettings): Scope {
  const ask = bridgeTo(host);
  const globals: Record<string, unknown> = globalThis as never;
  const NativeFormat = Intl.DateTimeFormat;
  globals.Date = zonedDate(Date, scriptZone, now);
  Intl.DateTimeFormat = zonedFormat(NativeFormat, scriptZone);
  Object.assign(globals, {
    SpreadsheetApp: spreadsheetApp(ask, uiOf(ask)),
    HtmlService: htmlService(ask),
    LockService: lockService(ask),
    PropertiesService: propertiesService(ask),
    CacheService: cacheService(ask),
    Session: session(ask),
    Utilities: utilities(ask),
    ...logging(ask),
  });
  refuseOtherServices(globals);
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globals[name];
  return {
    invoke(name, args) {
      const found = publicFunctions.includes(name) ? globals[name] : undefined;
      if (typeof found !== 'function') throw exception(`Script function not found: ${name}`);
      return encode(found(...(decode(args) as unknown[])));
    },
  };
}

function zonedFormat(Native: typeof Intl.DateTimeFormat, timeZone: string): typeof Intl.DateTimeFormat {
  const made = (locales: unknown, options: object | undefined) =>
    new Native(locales as string, { timeZone, ...options });
  return new Proxy(Native, {
    construct: (_target, [locales, options]) => made(locales, options),
    apply: (_target, _self, [locales, options]) => made(locales, options),
  });
}
