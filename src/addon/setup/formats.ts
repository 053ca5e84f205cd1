import { type CellKind, type ColumnLook, LAYOUT } from '../../table/layout';
import { isBlank, isDate } from '../../table/numbers';
import type { Lang } from '../../table/standingsSheet';
import { columnOf } from './dress';
import type { Part } from './part';

/** Of stamps: the date stands behind it. */
export const CLOCK_FORMAT = 'HH:mm:ss';

const FORMATS: Readonly<Record<Exclude<CellKind, 'any'>, Readonly<Record<Lang, string>>>> = {
  text: { ru: '@', en: '@' },
  clock: { ru: CLOCK_FORMAT, en: CLOCK_FORMAT },
  moment: { ru: 'dd.MM.yyyy HH:mm', en: 'yyyy-MM-dd HH:mm' },
  whole: { ru: '0', en: '0' },
};

/**
 * Makes every column hold what belongs there, to the last row of the sheet: a score typed into a plain cell would become
 * a time. Cells that hold something else already keep their format, since it says what they are.
 */
export function setFormats(part: Part): void {
  const { sheet, plan, id, values, lang, height, width } = part;
  const rows = height - plan.row;
  const formats = sheet.getRange(plan.row + 1, 1, rows, width).getNumberFormats();
  const wrong = Object.entries(LAYOUT[id] as Readonly<Record<string, ColumnLook>>).flatMap(
    ([key, { kind }]) => {
      if (kind === 'any') return [];
      const [column, format] = [columnOf(part, key), FORMATS[kind][lang]];
      const isWrong = (i: number): boolean =>
        formats[i]?.[column - 1] !== format && takes(kind, values[plan.row + i]?.[column - 1]);
      return runs(rows, isWrong).map(([from, count]) => ({ column, columns: 1, from, count, format }));
    },
  );
  for (const { column, columns, from, count, format } of joined(wrong))
    sheet.getRange(plan.row + 1 + from, column, count, columns).setNumberFormat(format);
}

interface WrongCells {
  readonly column: number;
  columns: number;
  readonly from: number;
  readonly count: number;
  readonly format: string;
}

/** Neighbouring columns with the same rows and format as one block: fewer calls. */
function joined(cells: readonly WrongCells[]): readonly WrongCells[] {
  const blocks: WrongCells[] = [];
  const key = ({ from, count, format }: WrongCells): string => [from, count, format].join();
  for (const cell of [...cells].sort((x, y) => x.column - y.column)) {
    const beside = blocks.find(
      block => block.column + block.columns === cell.column && key(block) === key(cell),
    );
    if (beside) beside.columns++;
    else blocks.push({ ...cell });
  }
  return blocks;
}

const takes = (kind: CellKind, cell: unknown): boolean =>
  isBlank(cell) ||
  (kind === 'text' ? typeof cell === 'string' : kind === 'whole' ? typeof cell === 'number' : isDate(cell));

/** Neighbours among so many for which something holds, as first and count. */
export function runs(
  count: number,
  holds: (i: number) => boolean,
): (readonly [first: number, count: number])[] {
  const found: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    if (!holds(i)) continue;
    const last = found[found.length - 1];
    if (last && last[0] + last[1] === i) last[1]++;
    else found.push([i, 1]);
  }
  return found;
}
