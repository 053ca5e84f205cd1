import type { Dist } from '../pushed/dist';
import type { Workbook } from '../workbook/workbook';
import type { DocumentLock } from './lock';
import type { PendingWrites } from './pending';
import type { Screen } from './screen';
import type { Stores } from './stores';
import type { Triggers } from './triggers';

/** Who may do what: see the table of modes in `permissions.ts`. */
export type AuthMode = 'NONE' | 'LIMITED' | 'CUSTOM_FUNCTION' | 'FULL';

/** Service calls of one execution: those on cell values, and all others (notes and formats too). */
export interface Counters {
  valueReads: number;
  valueWrites: number;
  other: number;
}

export interface LogLine {
  level: string;
  text: string;
}

/** One run of one function of the script. */
interface Running {
  id: number;
  /** The e-mail of the person it runs as; protected cells ask for it. */
  by: string;
  mode: AuthMode;
  counters: Counters;
  log: LogLine[];
  /** How far that clock was moved so far, ms. */
  slept: number;
  /** Moves the execution's virtual clock by ms; throws when its time is over. */
  sleep(ms: number): void;
}

/** What an answer may use: the file, what the person sees, and the execution that asks. */
export interface Context {
  workbook: Workbook;
  dist: Dist;
  stores: Stores;
  screen: Screen;
  lock: DocumentLock;
  triggers: Triggers;
  pending: PendingWrites;
  /** As `getActiveUserLocale` tells it: `ru`, `en`. */
  userLocale: string;
  running: Running;
}

/** A service refuses a call; the script gets an Exception with this text. */
export class ServiceError extends Error {}
