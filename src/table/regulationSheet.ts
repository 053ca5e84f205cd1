import { finding } from '../core/finding';
import { defaultsOf, type Parameters } from '../core/parameters';
import type { Regulation } from '../core/regulation';
import type { CellRef } from '../core/tournament';
import { type DomainRead, readDomain, readScale } from './domains';
import { type Border, type Grid, type GridRow, report } from './grid';
import { nameKey } from './names';
import { isBlank, readNumber, readWhole } from './numbers';
import { readPointsSheet } from './pointsSheet';
import type { ColumnOf, SheetCells } from './sheets';

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

export interface RegulationContext {
  readonly regulations: readonly Regulation[];
  readonly sheets: readonly SheetCells[];
  /** The file's own zone, which a differing row `zone` contradicts. */
  readonly zone: string;
  readonly border: Border;
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
  checkZone(rows.get('zone'), context);
  const values: Record<string, unknown> = {
    ...defaultsOf(regulation.parameters),
    ...regulation.editions[edition],
  };
  const names = new Map(Object.keys(regulation.parameters).map(name => [nameKey(name), name]));
  const changed: string[] = [];
  for (const [key, row] of rows) {
    const name = names.get(key);
    if (name === undefined) reportUnknown(key, row, regulation, context.border);
    else if (
      !isBlank(row.cell('value')) &&
      take(
        values,
        name,
        readValue(name, row, regulation.parameters, context),
        row.at('value'),
        context.border,
      )
    )
      changed.push(name);
  }
  readOwnSheets(values, changed, regulation.parameters, context);
  return { regulation, edition, values, changed };
}

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

function checkZone(row: Row | undefined, { zone, border }: RegulationContext): void {
  const text = row?.text('value') ?? '';
  if (row && text !== '' && text !== zone)
    report(border, 'warning', 'zoneDiffers', row.at('value'), { text, zone });
}

function reportUnknown(key: string, row: Row, regulation: Regulation, border: Border): void {
  if ((FILE_ROWS as readonly string[]).includes(key)) return;
  const near = Object.keys(regulation.parameters).filter(name =>
    nameKey(name).startsWith(key.split('.')[0] ?? key),
  );
  report(border, 'error', 'unknownParameter', row.at('parameter'), { name: row.text('parameter'), near });
}

function readValue(
  name: string,
  row: Row,
  parameters: Parameters,
  { sheets }: RegulationContext,
): DomainRead {
  const domain = parameters[name]?.domain;
  const isOwnSheet =
    domain?.kind === 'pointsTable' && sheets.some(sheet => nameKey(sheet.name) === nameKey(name));
  return domain && !isOwnSheet ? readDomain(domain, row.cell('value')) : { ok: true, value: undefined };
}

function take(
  values: Record<string, unknown>,
  name: string,
  read: DomainRead,
  at: CellRef,
  border: Border,
): boolean {
  if (read.ok && read.value !== undefined) values[name] = read.value;
  if (!read.ok) border.fatal.push(finding('error', read.kind, at, { name, ...read.data }));
  return read.ok;
}

/** Tables may stand in a sheet of their own, named after the parameter. */
function readOwnSheets(
  values: Record<string, unknown>,
  changed: string[],
  parameters: Parameters,
  { sheets, border }: RegulationContext,
): void {
  for (const [name, { domain }] of Object.entries(parameters)) {
    const sheet = sheets.find(s => nameKey(s.name) === nameKey(name));
    if (!sheet) continue;
    const at = { sheet: sheet.name, cell: 'A1' };
    if (domain.kind === 'pointsTable') values[name] = readPointsSheet(sheet, border);
    else if (domain.kind === 'scale')
      take(values, name, readScale(tableRows(sheet, 2).map(([from, points]) => [from, points])), at, border);
    else if (domain.kind === 'annex') take(values, name, annexOf(tableRows(sheet, 3)), at, border);
    else continue;
    changed.push(name);
  }
}

/** Filled rows of a small table; a first row without a number is its header. */
function tableRows(sheet: SheetCells, width: number): (readonly unknown[])[] {
  const rows = sheet.values.filter(row => row.slice(0, width).some(cell => !isBlank(cell)));
  const isHeader = rows[0] !== undefined && !rows[0].slice(0, width).some(cell => readNumber(cell).ok);
  return isHeader ? rows.slice(1) : rows;
}

function annexOf(rows: readonly (readonly unknown[])[]): DomainRead {
  const annex = rows.map(([kind, winner, loser]) => ({
    kind: String(kind ?? ''),
    winner: readWhole(winner),
    loser: isBlank(loser) ? 0 : readWhole(loser),
  }));
  const bad = annex.find(({ winner, loser }) => winner === undefined || loser === undefined);
  return bad ? { ok: false, kind: 'badAnnexRow', data: { text: bad.kind } } : { ok: true, value: annex };
}
