import type { Instant } from '../../core/tournament';
import { check } from '../judging';
import type { PanelResult, Refusal } from '../panel';
import { inTurn } from '../turn';
import { refusal } from './refusal';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** Runs a step alone in the file, and then a check; a step that refuses is the answer. */
export function alone(now: Instant, step: (spreadsheet: Spreadsheet) => Refusal | undefined): PanelResult {
  const refused = inTurn<Refusal | undefined>(
    () => {
      const found = step(SpreadsheetApp.getActiveSpreadsheet());
      SpreadsheetApp.flush();
      return found;
    },
    () => refusal('busy', 'busy'),
  );
  return refused ?? check({ now: new Date(now).toISOString() });
}
