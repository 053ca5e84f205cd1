import type { Judgement } from '../core/regulation';
import type { CellFaults } from '../table/cellNotes';
import type { Grid } from '../table/grid';
import type { ColumnOf, SheetCells } from '../table/sheets';
import type { Lang } from '../table/standingsSheet';
import { isOwnRemark, rowBlocks } from '../table/statusColumn';
import type { Understood } from '../table/workbook';
import type { Block } from '../table/writing';
import { rowAnswers } from './messages/rowAnswers';

/** What a check or an edit writes into the rows of the online table. */
export interface RowWriting {
  readonly blocks: readonly Block[];
  readonly faults: CellFaults;
}

/** Statuses, remarks, row ids and notes of the rows that were judged. */
export function rowWriting(
  judgement: Pick<Judgement, 'rows' | 'findings'>,
  { tournament, grids: { online: grid } }: Understood,
  sheet: SheetCells | undefined,
  ids: ReadonlyMap<number, string>,
  lang: Lang,
  zone: string,
): RowWriting {
  if (!grid || !sheet) return { blocks: [], faults: new Map() };
  const answers = rowAnswers(judgement, tournament.wallGames, lang, zone);
  const remarks = answers.filter(({ row }) => isOwnRemark(remarkIn(sheet, grid, row)));
  const blocks = rowBlocks(
    {
      status: new Map(answers.map(({ row, status }) => [row, status])),
      note: new Map(remarks.map(({ row, note }) => [row, note])),
      id: ids,
    },
    grid,
    sheet,
  );
  return { blocks, faults: new Map(answers.map(({ row, faults }) => [row, faults])) };
}

const remarkIn = ({ values }: SheetCells, { columns }: Grid<ColumnOf<'online'>>, row: number): string =>
  columns.note === undefined ? '' : String(values[row - 1]?.[columns.note] ?? '');
