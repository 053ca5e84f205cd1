import type { Grid } from './grid';
import { asBlocks } from './ownTable';
import type { ColumnOf, SheetCells } from './sheets';
import type { Block, Written } from './writing';

/** Columns of the online table that the product writes. */
const OWN = ['status', 'note', 'id'] as const;

/** Texts by row number, counted from 1; a row that is not named keeps what it holds. */
export type RowTexts = Readonly<Partial<Record<(typeof OWN)[number], ReadonlyMap<number, string>>>>;

/** What rows of the online table are told, as blocks over the rows where anything changes; columns it has not are left out. */
export function rowBlocks(
  texts: RowTexts,
  grid: Grid<ColumnOf<'online'>>,
  sheet: SheetCells,
): readonly Block[] {
  const present = (row: number, column: number): Written =>
    (sheet.values[row - 1]?.[column] ?? '') as Written;
  const columns = OWN.flatMap(key => {
    const column = grid.columns[key];
    if (column === undefined) return [];
    const changes = [...(texts[key] ?? [])].filter(([row, text]) => present(row, column) !== text);
    return changes.length > 0 ? [{ column, changes: new Map(changes) }] : [];
  }).sort((x, y) => x.column - y.column);
  const rows = columns.flatMap(({ changes }) => [...changes.keys()]);
  if (rows.length === 0) return [];
  const first = rows.reduce((a, b) => Math.min(a, b));
  const height = rows.reduce((a, b) => Math.max(a, b)) - first + 1;
  const cells = columns.map(({ column, changes }) => ({
    column,
    isText: true,
    values: Array.from({ length: height }, (_, i) => changes.get(first + i) ?? present(first + i, column)),
  }));
  return asBlocks(grid.name, first, height, cells);
}

/** Remarks of the product begin with the captain whom they are about; any other is a person's and stays. */
const OUR_REMARK = /^[AB](?: (?:и|and) B)?(?::| внёс| entered)/;

export const isOwnRemark = (text: string): boolean => text === '' || OUR_REMARK.test(text);
