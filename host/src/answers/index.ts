import { CALLS, type Call, isCall } from '../calls';
import type { Rect } from '../workbook/a1';
import { TEXT } from '../workbook/format';
import { WorkbookError } from '../workbook/workbook';
import { chartAnswers } from './charts';
import { type Context, ServiceError } from './context';
import { lineAnswers } from './lines';
import { lookAnswers } from './looks';
import { count, permit } from './permissions';
import { isHarmless, protectionAnswers, refuseProtected } from './protection';
import { rangeAnswers } from './range';
import { ruleAnswers } from './rules';
import { sheetAnswers } from './sheet';
import { sheetById, spreadsheetAnswers } from './spreadsheet';
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

/**
 * Calls whose writes wait (rule 12): what stands in cells and how it looks. Their answers refuse what cannot be
 * written, and give what makes the rest. Other calls land at once.
 */
const WAITS = /^(RangeList\.|Range\.(clear|set(?!DataValidation|ColumnGroups)))/;

/** The answer to one service call; a promise for locks that must be waited for, and where another's view was shown. */
export function answer(call: Call, context: Context, args: unknown[]): unknown {
  const { pending, running, workbook } = context;
  const kind = CALLS[call];
  const make = () => (ANSWERS[call] as (context: Context, ...args: unknown[]) => unknown)(context, ...args);
  if (running.mode === 'CUSTOM_FUNCTION' || !/read|write/i.test(kind)) return make();
  if (call === 'SpreadsheetApp.flush') return pending.land(running.id);
  if (kind === 'valueRead' || kind === 'read' || isHarmless(call)) {
    return pending.show(running.id) && needsSettled(call) ? shown(context, make) : make();
  }
  refuseProtected(call, context, args);
  if (!WAITS.test(call)) {
    pending.landAll();
    return make();
  }
  const write = make() as () => void;
  const rects = (call.startsWith('RangeList.') ? args[1] : [args[1]]) as Rect[];
  const sheet = sheetById(workbook, args[0] as number);
  return pending.write(running.id, { make: write, sheet, rects, isLook: isLook(call, args) });
}

const LOOKS = /^Range\.(clearFormat|set(Background|Font|Wrap|Horizontal|Vertical))/;

/** Numbers that become plain text are another thing in the cell, not another look. */
const isLook = (call: Call, [, , formats]: unknown[]): boolean =>
  LOOKS.test(call) || (call.includes('NumberFormat') && ![formats].flat(2).includes(TEXT));

/** Answers once the formulas show what this execution sees; others may come in between. */
async function shown({ pending, running, workbook }: Context, make: () => unknown): Promise<unknown> {
  const end = await pending.turn();
  try {
    do await workbook.settle();
    while (pending.show(running.id));
    return make();
  } finally {
    end();
  }
}

/** How a refused call reaches the script. What is no refusal is a fault of this host and says so. */
export function refusal(error: unknown): { error: string } {
  if (error instanceof ServiceError || error instanceof WorkbookError) return { error: error.message };
  return { error: `host failure: ${error instanceof Error ? error.stack : String(error)}` };
}
