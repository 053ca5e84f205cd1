import { Host, type HostOptions } from './host';
import { type Kept, kept, workbookOf } from './workbook/copy';

/** A file with the add-on's stores, as it stood at a moment. No execution is in it, and nobody holds its lock. */
export interface KeptFile {
  readonly workbook: Kept;
  readonly stores: Omit<Host['stores'], 'named'>;
}

/**
 * What a file holds at this moment, also in the middle of an execution.
 * @param dying counts what this execution has written and not flushed: what its death may leave behind
 */
export function keptFile(host: Host, dying?: number): KeptFile {
  host.show(dying);
  return { workbook: kept(host.workbook), stores: structuredClone({ ...host.stores }) };
}

/** A file of its own that holds all of that. @param options as those of the file that was kept */
export async function reopened({ workbook, stores }: KeptFile, options: HostOptions = {}): Promise<Host> {
  const { now } = options;
  const host = await Host.on(workbookOf(workbook, now === undefined ? Date.now : () => now), options);
  Object.assign(host.stores, structuredClone(stores));
  return host;
}
