// A workbook with the built add-on in it, and an organizer who changes sheets as people do.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createWorkbook, type Host } from '../../../host/test/library';
import type { PanelResult } from '../../../src/addon/panel';

const ROOT = path.resolve(__dirname, '../../..');
export const NOW = Date.parse('2026-11-28T18:00:00Z');

/** The built files beside one that runs any text: what an organizer does by hand. */
const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'set-up-'));
for (const name of ['Code.js', 'Sidebar.html', 'appsscript.json'])
  fs.copyFileSync(path.join(ROOT, 'dist', name), path.join(dist, name));
fs.writeFileSync(
  path.join(dist, 'Organizer.js'),
  'function byHand(text) { const ss = SpreadsheetApp.getActive(); const sheet = name => ss.getSheetByName(name); return eval(text); }',
);

export const fresh = (sheets: Record<string, unknown[][]> = { Моё: [['важное', 1]] }, locale = 'ru_RU') =>
  createWorkbook({ sheets, locale, dist, now: NOW });

export async function byHand(host: Host, text: string): Promise<unknown> {
  await host.events.idle();
  const { value, error } = await host.run('byHand', [text]);
  if (error) throw new Error(error.message);
  return value;
}

export async function call(
  host: Host,
  name: string,
  request: unknown = {},
  by?: string,
): Promise<PanelResult> {
  await host.events.idle();
  const { value, error } = await host.run(name, [request], by === undefined ? {} : { by });
  if (error) throw new Error(error.message);
  return value as PanelResult;
}

/** The same, where it must work. */
export async function done(host: Host, name: string, request: unknown = {}) {
  const result = await call(host, name, request);
  if (!result.ok) throw new Error(result.message);
  return result.panel;
}

/** All that a file holds: cells, looks, rules, groups, protections, marks. */
export function everything({ workbook }: Host): Record<string, unknown> {
  const { snapshot } = workbook.engine.copy();
  const protections = workbook.sheets.flatMap(({ id }) =>
    workbook.protections.of(id).map(({ editors, ...rest }) => ({ ...rest, editors: [...editors] })),
  );
  return JSON.parse(
    JSON.stringify({
      snapshot,
      protections,
      marks: workbook.metadata.every,
      names: workbook.sheets.map(s => s.name),
    }),
  ) as Record<string, unknown>;
}

/** Values of every sheet. */
export const cells = ({ workbook }: Host): Record<string, unknown[][]> =>
  Object.fromEntries(
    workbook.sheets.map(sheet => [
      sheet.name,
      sheet
        .bareValues({
          row: 1,
          column: 1,
          rows: Math.max(1, sheet.lastRow),
          columns: Math.max(1, sheet.lastColumn),
        })
        .map(row => [...row]),
    ]),
  );
