import type { Instant } from '../../core/tournament';
import { check } from '../judging';
import type { PanelResult, Refusal } from '../panel';
import { refusal } from './refusal';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const LOCK_MS = 20_000;

/** Runs a step alone in the file, and then a check; a step that refuses is the answer. */
export function alone(now: Instant, step: (spreadsheet: Spreadsheet) => Refusal | undefined): PanelResult {
  const lock = LockService.getDocumentLock();
  if (!lock.tryLock(LOCK_MS)) return refusal('busy', 'busy');
  try {
    const refused = step(SpreadsheetApp.getActiveSpreadsheet());
    SpreadsheetApp.flush();
    if (refused) return refused;
  } finally {
    lock.releaseLock();
  }
  return check({ now: new Date(now).toISOString() });
}
