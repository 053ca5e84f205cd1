import type { Penalty } from '../../core/penalty';
import { isNegative, isZero, type Points, toNumber, toText, ZERO } from '../../core/points';
import type { CellRef } from '../../core/tournament';
import { cellRef } from '../../table/border';
import { shown } from '../../table/names';
import { isBlank, readNumber } from '../../table/numbers';
import { SHEETS } from '../../table/sheets';
import { sheetNamed } from '../../table/workbook';
import { type Block, widthOf } from '../../table/writing';
import { sheetLang } from '../check';
import type { Decision } from '../panel';
import { penaltySeen, type Unplanned } from './rulings';
import type { Scene } from './scene';

export type Paying = Extract<Decision, { readonly do: 'pay' }>;

/** What was paid for a penalty, ready to be written into its row. */
export interface PlannedPayment {
  readonly penalty: Penalty;
  readonly row: number;
  readonly old: Points;
  readonly paid: Points;
}

/** A payment that does not stand in the row of what it pays for would be lost: without a row there is none. */
export function plannedPayment(decision: Paying, scene: Scene): PlannedPayment | Unplanned {
  const penalty = penaltySeen(decision, scene);
  const row = penalty?.line?.row;
  if (!penalty || !row || !scene.check.understood.grids.penalties)
    return { refused: 'changed', kind: 'tableChanged' };
  const paid = moneyIn(decision.paid);
  if (!paid) return { refused: 'badRequest', kind: 'notMoney', data: { text: shown(decision.paid) } };
  return { penalty, row, old: penalty.line?.paid ?? ZERO, paid };
}

/** A sum that a judge typed; nothing is 0. Undefined for what is no sum. */
export function moneyIn(text: string): Points | undefined {
  if (isBlank(text)) return ZERO;
  const read = readNumber(text);
  return read.ok && !isNegative(read.points) ? read.points : undefined;
}

/** The decision that takes this one back. */
export const paymentBack = ({ penalty: { id }, old }: PlannedPayment, seen: string): Decision => ({
  do: 'pay',
  id,
  seen,
  paid: isZero(old) ? '' : toText(old),
});

/** The cells of what was paid, and the column itself at the right end where the ledger has none. */
export function paymentBlocks(payments: readonly PlannedPayment[], { check }: Scene): readonly Block[] {
  const { penalties } = check.understood.grids;
  if (!penalties || payments.length === 0) return [];
  const column = paidColumn(check) + 1;
  const common = { sheet: penalties.name, column, text: [] };
  const title = SHEETS.penalties.columns.paid[sheetLang(check.workbook)];
  const header = { ...common, row: penalties.headerRow, values: [[title]] };
  return [
    ...(penalties.columns.paid === undefined ? [header] : []),
    ...payments.map(({ row, paid }) => ({
      ...common,
      row,
      values: [[isZero(paid) ? '' : toNumber(paid)]],
      number: [0],
    })),
  ];
}

function paidColumn({ understood, workbook }: Scene['check']): number {
  const sheet = sheetNamed(workbook.sheets, 'penalties');
  return understood.grids.penalties?.columns.paid ?? (sheet ? widthOf(sheet) : 0);
}

/** Where it stands. */
export const paidCell = ({ row }: PlannedPayment, { check }: Scene): CellRef =>
  cellRef(check.understood.grids.penalties?.name ?? '', row, paidColumn(check));
