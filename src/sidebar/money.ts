/** Money of teams: what each ruling still costs, who owes, and prizes by their places. */
import type { Panel, PenaltyDto } from '../addon/panel';
import type { AccountDto, ExactText, PrizeDto, Report } from '../addon/report';
import { isZero, minus, signOf, sumOf } from './exact';
import { placeSpan } from './places';

/** What a ruling costs: nothing unless it is confirmed. */
export const dueOf = ({ state, money }: PenaltyDto): ExactText =>
  state === 'confirmed' ? money || '0' : '0';

/** Still to be paid; below 0: to be given back. */
export const owedFor = (one: PenaltyDto): ExactText => minus(dueOf(one), one.paid || '0');

/** Rulings of a team that cost money or were paid for, in the order of the ledger. */
export const ofAccount = ({ penalties }: Panel, team: string): readonly PenaltyDto[] =>
  penalties.filter(
    one => one.team === team && one.state !== 'proposed' && !(isZero(dueOf(one)) && isZero(one.paid)),
  );

/** Charges that would cost a team money. */
export const waitingFor = ({ penalties }: Panel, team: string): readonly PenaltyDto[] =>
  penalties.filter(one => one.team === team && one.state === 'proposed' && !isZero(one.money));

/** Rulings that are paid at once when a team pays all that it owes; [] where one is not enough or the sums differ. */
export function paidTogether(panel: Panel, { team, owes }: AccountDto): readonly PenaltyDto[] {
  const open = ofAccount(panel, team).filter(one => signOf(owedFor(one)) !== 0);
  const isOwed = open.every(one => signOf(owedFor(one)) > 0) && isZero(minus(sumOf(open.map(owedFor)), owes));
  return isOwed && open.length > 1 ? open : [];
}

/** Who owes most first, then who is owed, then those who are quits. */
export const byDebt = (accounts: readonly AccountDto[]): readonly AccountDto[] =>
  [...accounts].sort((x, y) => rank(y) - rank(x) || signOf(minus(y.owes, x.owes)) * (rank(x) - 1 || -1));

const rank = ({ owes }: AccountDto): number => (signOf(owes) > 0 ? 2 : signOf(owes) < 0 ? 1 : 0);

export interface Totals {
  readonly owed: ExactText;
  readonly debtors: number;
  readonly due: ExactText;
  readonly paid: ExactText;
  /** To be given back. */
  readonly back: ExactText;
}

/** Debts and what is to be given back are two sums: nobody pays for another. */
export function totalsOf(accounts: readonly AccountDto[]): Totals {
  const debtors = accounts.filter(({ owes }) => signOf(owes) > 0);
  const owed = accounts.filter(({ owes }) => signOf(owes) < 0);
  return {
    owed: sumOf(debtors.map(({ owes }) => owes)),
    debtors: debtors.length,
    due: sumOf(accounts.map(({ due }) => due)),
    paid: sumOf(accounts.map(({ paid }) => paid)),
    back: minus('0', sumOf(owed.map(({ owes }) => owes))),
  };
}

export interface PlacedPrize extends PrizeDto {
  /** `2–3` where it is shared. */
  readonly place: string;
}

/** Prizes of each league or of the last stage, in the order of the table. */
export function prizesByStage({ prizes, standings }: Report): readonly {
  readonly stage: string;
  readonly prizes: readonly PlacedPrize[];
}[] {
  return [...new Set(prizes.map(({ stage }) => stage))].map(stage => {
    const own = prizes.filter(one => one.stage === stage);
    const placed = standings
      .filter(table => table.stage === stage)
      .flatMap(({ rows }) =>
        rows.flatMap(row =>
          own.filter(({ team }) => team === row.team).map(one => ({ ...one, place: placeSpan(row, rows) })),
        ),
      );
    return { stage, prizes: placed };
  });
}

/** An amount as a person types it: `37,5`; null: none. */
export const amountOf = (text: string): ExactText | null =>
  /^\s*\d{1,9}([.,]\d{1,4})?\s*$/.test(text) ? sumOf([text.trim().replace(',', '.')]) : null;
