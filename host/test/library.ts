// The built library, as the tests of the host use it. `npm test` builds first.
import path from 'node:path';
import type * as Library from '../src/index';

/** Writes the workbooks that the tests open. */
export * as xlsx from '@e965/xlsx';

export const {
  checkHtml,
  checkManifest,
  createWorkbook,
  EditRefused,
  errorText,
  FileProblem,
  keptFile,
  openPage,
  openSource,
  openWorkbook,
  reopened,
} =
  (globalThis as { hostLibrary?: typeof Library }).hostLibrary ??
  (require('../build/host.cjs') as typeof Library);

export type Host = Library.Host;
export type KeptFile = Library.KeptFile;
export type Source = ReturnType<typeof Library.openSource>;
export type Conductor = Library.Conductor;

export const fixture = (name: string) => path.join(__dirname, 'fixtures', name);

/** A workbook with the fixture add-on whose `evaluate(source)` runs any script text. */
export function workbook(
  sheets: Record<string, unknown[][]> = { Лист: [] },
  options: Partial<Library.NewWorkbook> = {},
): Promise<Host> {
  return createWorkbook({ sheets, dist: fixture('basic'), ...options });
}

/** Runs script text in FULL mode; `ss` and `sheet` are the spreadsheet and its active sheet. */
export async function script(host: Host, source: string): Promise<unknown> {
  const { value, error } = await host.run('evaluate', [source]);
  if (error) throw Object.assign(new Error(error.message), { name: error.name });
  return value;
}
