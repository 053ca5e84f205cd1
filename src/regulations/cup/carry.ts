import type { Award } from '../../core/ledger';
import { type Points, times } from '../../core/points';
import type { TeamName } from '../../core/standings';
import type { Clause } from './clauses';
import type { CupValues } from './parameters';
import type { StageLaw } from './stages';

/**
 * stage2.carry, stage3.carry: what a team brings from the stage before. `½+`: half of its whole running total there,
 * fines and its own carry-in included, so a quarter of the stage before that.
 */
export const carried = (
  { id, carry }: StageLaw,
  teams: readonly TeamName[],
  running: (team: TeamName) => Points | undefined,
  law: CupValues,
): readonly Award<Clause>[] =>
  teams.flatMap(team => {
    const before = running(team);
    const brought = carry && before && times(before, law['carry.part']);
    return brought ? [{ team, stage: id, account: 'carryOver', points: brought, clause: carry }] : [];
  });
