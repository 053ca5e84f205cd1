import { finding } from '../core/finding';
import type { Domain, Parameters } from '../core/parameters';
import type { CellRef } from '../core/tournament';
import { type Border, cellRef } from './border';
import { readCompositionsSheet } from './compositions';
import { compositionsOf, type DomainProblem, type DomainRead, readAnnex, readScale } from './domains';
import { nameKey } from './names';
import { isBlank, readNumber } from './numbers';
import { readPointsSheet } from './pointsSheet';
import type { SheetCells } from './sheets';

export interface TableSheets {
  readonly sheets: readonly SheetCells[];
  readonly border: Border;
}

/** Tables may stand in a sheet of their own, named after the parameter. */
export const ownSheet = (name: string, { kind }: Domain, { sheets }: TableSheets): SheetCells | undefined =>
  ['scale', 'annex', 'pointsTable', 'compositions'].includes(kind)
    ? sheets.find(sheet => nameKey(sheet.name) === nameKey(name))
    : undefined;

/** Puts a value that could be read; each problem of one that could not is fatal. */
export function take(
  values: Record<string, unknown>,
  name: string,
  read: DomainRead,
  at: (problem: DomainProblem) => CellRef,
  border: Border,
): void {
  if (read.ok) values[name] = read.value;
  else
    for (const problem of read.problems)
      border.fatal.push(finding('error', problem.kind, at(problem), { name, ...problem.data }));
}

export function readOwnSheets(
  values: Record<string, unknown>,
  parameters: Parameters,
  context: TableSheets,
): void {
  for (const [name, { domain }] of Object.entries(parameters)) {
    const sheet = ownSheet(name, domain, context);
    if (!sheet) continue;
    if (domain.kind === 'pointsTable') {
      const table = readPointsSheet(sheet, context.border);
      if (hasRows(sheet)) values[name] = table;
      continue;
    }
    if (domain.kind === 'compositions') {
      const at = ({ row = 0 }: DomainProblem): CellRef => cellRef(sheet.name, row + 1, 0);
      take(values, name, compositionsOf(readCompositionsSheet(sheet.values)), at, context.border);
      continue;
    }
    const rows = tableRows(sheet, domain.kind === 'scale' ? 2 : 3);
    const at = ({ row }: DomainProblem): CellRef => cellRef(sheet.name, (rows[row ?? 0]?.row ?? 0) + 1, 0);
    const cells = rows.map(row => row.cells);
    take(values, name, domain.kind === 'scale' ? readScale(cells) : readAnnex(cells), at, context.border);
  }
}

/** A header that nothing was filled in under says nothing: the text's or the edition's table holds. */
const hasRows = ({ values }: SheetCells): boolean => values.filter(cells => !cells.every(isBlank)).length > 1;

/** Filled rows of a small table with their places; a first row without a number is its header. */
function tableRows({ values }: SheetCells, width: number): { cells: readonly unknown[]; row: number }[] {
  const rows = values
    .map((cells, row) => ({ cells: cells.slice(0, width), row }))
    .filter(({ cells }) => !cells.every(isBlank));
  return rows[0]?.cells.some(cell => readNumber(cell).ok) ? rows : rows.slice(1);
}
