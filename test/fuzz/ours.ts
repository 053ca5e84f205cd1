import type { Check } from '../../src/addon/check';
import { sheetNamed } from '../../src/table/workbook';
import type { Block } from '../../src/table/writing';
import { must } from './kind';
import { isFilled } from './sound';

/** Columns of the online table that the product writes. */
const OURS = ['status', 'note', 'id'] as const;

/** A check writes its own sheets and columns only; of what people typed nothing. */
export function isUnwritten({ workbook: { sheets }, understood: { grids }, blocks }: Check): void {
  for (const id of ['regulation', 'teams', 'walls', 'games'] as const) {
    const name = sheetNamed(sheets, id)?.name;
    must(!blocks.some(({ sheet }) => sheet === name), `a check writes into ${name}`);
  }
  for (const block of blocks.filter(({ sheet }) => sheet === grids.online?.name))
    for (const [j] of (block.values[0] ?? []).entries()) {
      const column = block.column - 1 + j;
      const isOurs = OURS.some(one => grids.online?.columns[one] === column);
      must(
        isOurs || isBeyond(block, column, grids.online?.columns ?? {}),
        'a check writes over a column of people',
        block,
      );
    }
  const ledger = sheets.find(({ name }) => name === grids.penalties?.name);
  for (const block of blocks.filter(({ sheet }) => ledger && sheet === ledger.name))
    keepsRulings(block, ledger?.values ?? []);
}

const isBeyond = (_: Block, column: number, columns: Readonly<Record<string, number>>): boolean =>
  !Object.values(columns).includes(column);

/** A filled cell of a ruling that stands is never another one afterwards, but for the repeat, which the product counts. */
function keepsRulings({ row, column, values }: Block, cells: readonly (readonly unknown[])[]): void {
  const [state, counted] = ['Состояние', 'Повтор'].map(title => (cells[0] ?? []).indexOf(title));
  for (const [i, line] of values.entries()) {
    const old = cells[row - 1 + i] ?? [];
    if (old[state ?? -1] !== 'подтверждён') continue;
    for (const [j, value] of line.entries()) {
      if (column - 1 + j === counted) continue;
      const before = old[column - 1 + j];
      must(!isFilled(before) || String(value) === String(before), 'a ruling is written over', {
        before,
        value,
      });
    }
  }
}
