// Runs inside the script's own scope, so that arrays, dates and errors are of its realm.
// Everything else is asked of the host by one synchronous call.

import type { EventSeed } from '../person/edit-events';
import { decode, encode } from '../wire';
import { bridgeTo, type HostCall } from './bridge';
import { clientText } from './client-value';
import { newConditionalFormatRule } from './conditional';
import { ENUMS } from './enums';
import { eventOf } from './event';
import { htmlService } from './html';
import './charts';
import './groups';
import './metadata';
import './protection';
import './range-list';
import { scriptApp } from './script-app';
import { selectionMembers } from './selection';
import { logging, session, utilities } from './session';
import { Spreadsheet, spreadsheetApp } from './spreadsheet';
import { cacheService, lockService, propertiesService } from './stores';
import { exception, refuseOtherServices } from './strict';
import { uiOf } from './ui';
import { newDataValidation } from './validation';
import { zonedDate } from './zoned-date';

export interface ScopeSettings {
  scriptZone: string;
  /** The execution's clock, ms; virtual time that was slept included. */
  now: () => number;
  /** The script's top-level functions without a trailing `_`: nothing else can be invoked. */
  publicFunctions: string[];
}

/**
 * Who calls a function, which decides what its arguments and its result are: `host` exchanges wire text,
 * `client` (the sidebar) JSON by the rules of google.script.run, `trigger` makes an event object.
 */
export type Caller = 'host' | 'client' | 'trigger';

/** What the host may call in a scope once it is set up and the script is loaded. */
export interface Scope {
  /** Runs a public function; arguments and result as text. */
  invoke(name: string, args: string, caller?: Caller): string;
}

/** Sets up a bare scope as the platform's: its services, its Date, nothing of Node's. */
export function install(host: HostCall, { scriptZone, now, publicFunctions }: ScopeSettings): Scope {
  const ask = bridgeTo(host);
  const globals: Record<string, unknown> = globalThis as never;
  const NativeFormat = Intl.DateTimeFormat;
  globals.Date = zonedDate(Date, scriptZone, now);
  Intl.DateTimeFormat = zonedFormat(NativeFormat, scriptZone);
  const spreadsheet = new Spreadsheet(ask);
  Object.assign(globals, {
    SpreadsheetApp: spreadsheetApp(ask, uiOf(ask), spreadsheet, {
      ...ENUMS,
      ...selectionMembers(spreadsheet),
      newDataValidation,
      newConditionalFormatRule,
    }),
    ScriptApp: scriptApp(ask),
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
    invoke(name, args, caller = 'host') {
      const found = publicFunctions.includes(name) ? globals[name] : undefined;
      if (typeof found !== 'function') throw exception(`Script function not found: ${name}`);
      if (caller === 'client') return clientText(found(...JSON.parse(args)));
      if (caller === 'trigger') {
        found(eventOf(decode(args) as EventSeed, ask, spreadsheet));
        return encode(undefined);
      }
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
