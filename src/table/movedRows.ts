import { type Block, isSame, overlaid, type Written } from './writing';

type Cells = readonly (readonly unknown[])[];

/**
 * What to write where someone sorted a sheet or inserted rows between the reading of it and the writing of blocks, so
 * that each row holds what it was to hold; [] where no row moved. A cell that a person changed meanwhile is left.
 *
 * @param read the cells that the blocks were made for
 * @param now the cells after the blocks were written
 * @param names columns, from 0, whose cells tell one row from another
 */
export function putRight(
  read: Cells,
  blocks: readonly Block[],
  now: Cells,
  names: readonly number[],
): readonly Block[] {
  const nameOf = (row: readonly unknown[] | undefined): string =>
    names.map(column => String(row?.[column] ?? '')).join('\n');
  const meant = blocks.reduce<Cells>(overlaid, read);
  const height = Math.max(meant.length, now.length);
  const [sheet] = blocks.map(block => block.sheet);
  const isInPlace = Array.from({ length: height }).every((_, i) => nameOf(meant[i]) === nameOf(now[i]));
  if (sheet === undefined || isInPlace) return [];
  const nothing = nameOf(undefined);
  const places = new Map(meant.map((row, i) => [nameOf(row), i]));
  places.delete(nothing);
  const written = blocks.reduce<Cells>(overlaid, []);
  const columns = columnsOf(blocks).filter(column => !names.includes(column));
  const wrong = now.flatMap((row, i) => {
    const place = places.get(nameOf(row));
    return columns.flatMap(column => {
      const at = (cells: Cells, line: number | undefined): unknown =>
        (line === undefined ? '' : cells[line]?.[column]) ?? '';
      const [is, wanted] = [row[column] ?? '', at(meant, place)];
      const isOurs = isSame(is, at(read, place)) || isSame(is, at(written, i));
      return !isSame(is, wanted) && isOurs ? [cell(sheet, i, column, wanted as Written)] : [];
    });
  });
  // Only whole new rows can have been written over others: then the last ones had moved down.
  const standing = new Set(columnsOf(blocks).includes(names[0] ?? 0) ? now.map(nameOf) : places.keys());
  const lost = meant.filter(row => places.has(nameOf(row)) && !standing.has(nameOf(row)));
  const again = lost.flatMap((row, i) =>
    row.map((value, column) => cell(sheet, now.length + i, column, value as Written)),
  );
  return [...wrong, ...again];
}

const columnsOf = (blocks: readonly Block[]): readonly number[] => [
  ...new Set(blocks.flatMap(({ column, values }) => (values[0] ?? []).map((_, j) => column - 1 + j))),
];

const cell = (sheet: string, row: number, column: number, value: Written): Block => ({
  sheet,
  row: row + 1,
  column: column + 1,
  values: [[value]],
  text: typeof value === 'string' && value !== '' ? [0] : [],
});
