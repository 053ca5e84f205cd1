import type { Penalty } from './penalty';
import { pick } from './pick';
import type { Judgement } from './regulation';
import type { LedgerLine, LedgerState, Tournament } from './tournament';

/** A judge's word on a penalty: its new state, and who says so and why; an absent name or reason is none. */
export interface Ruling {
  readonly state: LedgerState;
  readonly judge?: string;
  readonly reason?: string;
}

/** The penalty as ruled. */
export function ruled(penalty: Penalty, { state, judge, reason }: Ruling): Penalty {
  const { judge: _j, reason: _r, ...rest } = penalty;
  return { ...rest, state, ...(judge && { judge }), ...(reason && { reason }) };
}

/** A penalty as the ledger would hold it; row 0 is a row that is not there yet. */
export function asLine(penalty: Penalty): LedgerLine {
  const { line, id, clause, team, sanctions, state, repeat, when, evidence, keepsMoney } = penalty;
  const isCounted = !keepsMoney && (line === undefined || penalty.followsLadder || line.repeat !== undefined);
  return {
    row: line?.row ?? 0,
    cell: line?.cell ?? penalty.at ?? { sheet: '', cell: '' },
    id,
    clause,
    team,
    sanctions,
    state,
    ...(repeat !== undefined && isCounted && { repeat }),
    ...(when !== undefined && { at: when }),
    ...(line?.points && { points: line.points }),
    ...(line?.money && { money: line.money }),
    ...(line?.paid && { paid: line.paid }),
    ...(typeof evidence === 'string' && { evidence }),
    ...pick(penalty, ['player', 'stage', 'wall', 'game', 'judge', 'reason']),
  };
}

/** The facts with these penalties as they are now ruled: their rows of the ledger changed, or added. */
export function withRulings(tournament: Tournament, penalties: readonly Penalty[]): Tournament {
  const lines = penalties.map(asLine);
  const changed = new Map(lines.filter(({ row }) => row > 0).map(line => [line.row, line]));
  const ledger = tournament.ledger.map(line => changed.get(line.row) ?? line);
  return { ...tournament, ledger: [...ledger, ...lines.filter(({ row }) => row === 0)] };
}

/** The penalties beside the rows that the sheet holds until it is written: a ruling stands in no row of its own yet. */
export function withOwnLines(judgement: Judgement, ledger: readonly LedgerLine[]): Judgement {
  const lines = new Map(ledger.map(line => [line.row, line]));
  const penalties = judgement.penalties.map((penalty): Penalty => {
    const { line, ...rest } = penalty;
    const own = line && lines.get(line.row);
    return { ...rest, ...(own && { line: own }) };
  });
  return { ...judgement, penalties };
}
