import { CALLS, type Call, isCall } from '../calls';
import { WorkbookError } from '../workbook/workbook';
import { chartAnswers } from './charts';
import { type Context, ServiceError } from './context';
import { lineAnswers } from './lines';
import { lookAnswers } from './looks';
import { count, permit } from './permissions';
import { protectionAnswers, refuseProtected } from './protection';
import { rangeAnswers } from './range';
import { ruleAnswers } from './rules';
import { sheetAnswers } from './sheet';
import { spreadsheetAnswers } from './spreadsheet';
import { cacheAnswers, lockAnswers, propertyAnswers } from './stores';
import { triggerAnswers } from './triggers';
import { sessionAnswers, uiAnswers } from './ui';

type Answer = (context: Context, ...args: never[]) => unknown;

const ANSWERS: Record<Call, Answer> = {
  ...spreadsheetAnswers,
  ...sheetAnswers,
  ...chartAnswers,
  ...rangeAnswers,
  ...lineAnswers,
  ...lookAnswers,
  ...protectionAnswers,
  ...ruleAnswers,
  ...uiAnswers,
  ...propertyAnswers,
  ...cacheAnswers,
  ...lockAnswers,
  ...triggerAnswers,
  ...sessionAnswers,
};

/** Calls that must see every formula's value besides the value reads. */
const NEED_SETTLED = new Set<Call>([
  'SpreadsheetApp.flush',
  'Sheet.getLastRow',
  'Sheet.getLastColumn',
  'Sheet.getDataRange',
  'Sheet.appendRow',
  'Range.sort',
  'Range.setNumberFormat',
  'Range.setNumberFormats',
  'RangeList.setNumberFormat',
]);

export function needsSettled(call: Call): boolean {
  return CALLS[call] === 'valueRead' || NEED_SETTLED.has(call);
}

/** Is this method one that the host answers, and may this execution call it? Counts it. */
export function admitted(name: string, { running, dist }: Context): Call {
  if (!isCall(name)) throw new ServiceError(`not modelled: ${name}`);
  count(name, running.counters);
  permit(name, running.mode, dist.manifest.oauthScopes);
  return name;
}

/** The answer to one service call; a promise only for locks that must be waited for. */
export function answer(call: Call, context: Context, args: unknown[]): unknown {
  refuseProtected(call, context, args);
  return (ANSWERS[call] as (context: Context, ...args: unknown[]) => unknown)(context, ...args);
}

/** How a refused call reaches the script. What is no refusal is a fault of this host and says so. */
export function refusal(error: unknown): { error: string } {
  if (error instanceof ServiceError || error instanceof WorkbookError) return { error: error.message };
  return { error: `host failure: ${error instanceof Error ? error.stack : String(error)}` };
}
