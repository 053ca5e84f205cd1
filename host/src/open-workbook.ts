import { openSource } from './files/open';
import { Host, type HostOptions } from './host';
import { Workbook } from './workbook/workbook';

/** A workbook from an .xlsx, .ods or folder of .csv, with the add-on in it. @throws FileProblem */
export async function openWorkbook(file: string, options: Omit<HostOptions, 'source'> = {}): Promise<Host> {
  const source = openSource(file);
  const { now } = options;
  const workbook = new Workbook({ ...source.seed, ...(now === undefined ? {} : { now: () => now }) });
  return Host.on(workbook, { ...options, source });
}
