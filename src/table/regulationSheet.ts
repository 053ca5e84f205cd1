import { finding } from '../core/finding';
import { defaultsOf } from '../core/parameters';
import type { Regulation } from '../core/regulation';
import { type Border, report } from './border';
import { readDomain } from './domains';
import type { Grid, GridRow } from './grid';
import { nameKey } from './names';
import { isBlank } from './numbers';
import { ownSheet, readOwnSheets, type TableSheets, take } from './parameterSheets';
import type { ColumnOf } from './sheets';
import { isZone } from './time';

type Row = GridRow<ColumnOf<'regulation'>>;

/** Rows that are not parameters of the law: which law, and how the file is read. */
const FILE_ROWS = ['regulation', 'edition', 'zone', 'locale'] as const;

/** What the organizer chose and changed. */
export interface Choice {
  readonly regulation: Regulation;
  readonly edition: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of the parameters that differ from the text's own. */
  readonly changed: readonly string[];
}

export interface RegulationContext extends TableSheets {
  readonly regulations: readonly Regulation[];
  /** The file's own zone, which a differing row `zone` contradicts. */
  readonly zone: string;
}

/** The regulation in force with its parameters: text ← edition ← sheet. Every problem is fatal and names its cell. */
export function readRegulation(
  grid: Grid<ColumnOf<'regulation'>>,
  context: RegulationContext,
): Choice | undefined {
  const rows = rowsByName(grid, context.border);
  const regulation = chosen(rows, grid, context);
  if (!regulation) return undefined;
  const edition = editionOf(rows, regulation, context.border);
  checkFile(rows, context);
  const { parameters } = regulation;
  const defaults: Record<string, unknown> = defaultsOf(parameters);
  const values = { ...defaults, ...regulation.editions[edition] };
  const names = new Map(Object.keys(parameters).map(name => [nameKey(name), name]));
  for (const [key, row] of rows) {
    const name = names.get(key);
    const domain = parameters[name ?? '']?.domain;
    if (!name || !domain) reportUnknown(key, row, regulation, context.border);
    else if (!isBlank(row.cell('value')) && !ownSheet(name, domain, context))
      take(values, name, readDomain(domain, row.cell('value')), () => row.at('value'), context.border);
  }
  readOwnSheets(values, parameters, context);
  const changed = Object.keys(parameters).filter(name => asText(values[name]) !== asText(defaults[name]));
  return { regulation, edition, values, changed };
}

/** The same text for the same value, in whatever order its parts were put in. */
const asText = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : inOrder(part)));

const inOrder = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;

function rowsByName(grid: Grid<ColumnOf<'regulation'>>, border: Border): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const row of grid.rows) {
    const key = nameKey(row.text('parameter'));
    if (key === '') continue;
    const before = rows.get(key);
    if (before)
      report(border, 'error', 'parameterTwice', row.at('parameter'), {
        name: row.text('parameter'),
        first: before.at('parameter').cell,
      });
    else rows.set(key, row);
  }
  return rows;
}

function chosen(
  rows: ReadonlyMap<string, Row>,
  grid: Grid<ColumnOf<'regulation'>>,
  { regulations, border }: RegulationContext,
): Regulation | undefined {
  const row = rows.get('regulation');
  const text = row?.text('value') ?? '';
  const found = regulations.find(({ id }) => id === nameKey(text));
  if (!found) {
    const at = row?.at('value') ?? { sheet: grid.name, cell: `A${grid.headerRow + 1}` };
    border.fatal.push(
      finding('error', 'unknownRegulation', at, { text, known: regulations.map(({ id }) => id) }),
    );
  }
  return found;
}

function editionOf(rows: ReadonlyMap<string, Row>, regulation: Regulation, border: Border): string {
  const row = rows.get('edition');
  const text = nameKey(row?.text('value') ?? '') || 'template';
  if (row && !Object.keys(regulation.editions).includes(text)) {
    border.fatal.push(
      finding('error', 'unknownEdition', row.at('value'), {
        text: row.text('value'),
        known: Object.keys(regulation.editions),
      }),
    );
  }
  return text;
}

/** How the file is read: a zone or locale that is none would move every deadline silently. */
function checkFile(rows: ReadonlyMap<string, Row>, { zone, border }: RegulationContext): void {
  const [zoneRow, localeRow] = [rows.get('zone'), rows.get('locale')];
  const [zoneText, locale] = [zoneRow?.text('value') ?? '', localeRow?.text('value') ?? ''];
  if (zoneRow && zoneText !== '' && !isZone(zoneText))
    border.fatal.push(finding('error', 'badZone', zoneRow.at('value'), { text: zoneText }));
  else if (zoneRow && zoneText !== '' && zoneText !== zone)
    report(border, 'warning', 'zoneDiffers', zoneRow.at('value'), { text: zoneText, zone });
  if (localeRow && locale !== '' && !/^[a-z]{2}([_-][a-z]{2})?$/i.test(locale))
    border.fatal.push(finding('error', 'badLocale', localeRow.at('value'), { text: locale }));
}

function reportUnknown(key: string, row: Row, regulation: Regulation, border: Border): void {
  if ((FILE_ROWS as readonly string[]).includes(key)) return;
  const near = Object.keys(regulation.parameters).filter(name =>
    nameKey(name).startsWith(key.split('.')[0] ?? key),
  );
  report(border, 'error', 'unknownParameter', row.at('parameter'), { name: row.text('parameter'), near });
}
