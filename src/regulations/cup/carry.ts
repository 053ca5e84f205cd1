import type { Award } from '../../core/ledger';
import { divided, fraction, type Points, sum, times } from '../../core/points';
import { onScale } from '../../core/scale';
import type { TeamName } from '../../core/standings';
import type { Clause } from './clauses';
import type { StageResult } from './facts';
import type { CupValues } from './parameters';
import type { StageLaw } from './stages';

/**
 * stage2.carry, stage3.carry: what a team brings from the stage before. `½+`: half of its whole running total there,
 * fines and its own carry-in included, so a quarter of the stage before that; `carry+`: or a bonus by its place.
 */
export const carried = (
  { id, carry }: StageLaw,
  teams: readonly TeamName[],
  before: StageResult | undefined,
  law: CupValues,
): readonly Award<Clause>[] =>
  teams.flatMap(team => {
    const points = before && brought(team, before, law);
    return carry && points ? [{ team, stage: id, account: 'carryOver' as const, points, clause: carry }] : [];
  });

/** Undefined where the team did not play there, or what it brings is not known. */
function brought(team: TeamName, before: StageResult, law: CupValues): Points | undefined {
  if (law['carry.places'].length > 0) return bonus(team, before, law);
  const own = before.awards.filter(award => award.team === team);
  return own.length > 0 ? times(sum(own.map(({ points }) => points)), law['carry.part']) : undefined;
}

/** Teams that share places share the bonuses of those places. */
function bonus(team: TeamName, { tables }: StageResult, law: CupValues): Points | undefined {
  const rows = tables.find(table => table.rows.some(row => row.team === team))?.rows ?? [];
  const place = rows.find(row => row.team === team)?.place;
  if (place === undefined) return undefined;
  const level = rows.filter(row => row.place === place).length;
  const bonuses = Array.from({ length: level }, (_, i) => onScale(law['carry.places'], fraction(place + i)));
  return divided(sum(bonuses), fraction(level));
}

/** Teams of a stage whose carry-in is not known. */
export const unknownCarry = (
  teams: readonly TeamName[],
  before: StageResult | undefined,
  law: CupValues,
): readonly TeamName[] =>
  teams.filter(team =>
    law['carry.places'].length > 0
      ? before?.rows.some(row => row.team === team && row.place === undefined && row.qualified !== false)
      : before?.open.has(team),
  );
