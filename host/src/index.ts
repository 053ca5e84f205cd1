import { Host, type HostOptions } from './host';
import { exactEntry } from './workbook/entry';
import { Workbook } from './workbook/workbook';

export { errorText } from './cli/problem-texts';
export { type KeptFile, keptFile, reopened } from './copy';
export type { ExecutionResult } from './execution/execution';
export type { RunOptions } from './execution/executions';
export type { Conductor, Fault } from './execution/fault';
export { openSource } from './files/open';
export { FileProblem } from './files/problem';
export { Host, type HostOptions } from './host';
export { openWorkbook } from './open-workbook';
export { type OpenPage, openPage, type PageOptions } from './page/open';
export { EditRefused } from './person/edits';
export { checkHtml } from './pushed/html';
export { checkManifest } from './pushed/manifest';

export interface NewWorkbook extends HostOptions {
  /** Cells by sheet name, in the order of the tabs. A text beginning with `=` is a formula. */
  sheets: Record<string, unknown[][]>;
  /** Default Europe/Moscow. */
  zone?: string;
  /** `ru_RU` (default) or `en_US`. */
  locale?: string;
  name?: string;
}

/** A workbook made of values, with the add-on in it. */
export async function createWorkbook({
  sheets,
  zone = 'Europe/Moscow',
  ...options
}: NewWorkbook): Promise<Host> {
  const { now } = options;
  const workbook = new Workbook({
    name: options.name ?? 'Workbook',
    zone,
    locale: options.locale ?? 'ru_RU',
    ...(now === undefined ? {} : { now: () => now }),
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      cells: rows.map(row => row.map(value => ({ entry: exactEntry(value, zone) }))),
    })),
  });
  return Host.on(workbook, options);
}
