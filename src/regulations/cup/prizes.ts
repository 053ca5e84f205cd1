import { divided, fraction, isZero, type Points, sum } from '../../core/points';
import type { Prize, StandingsRow } from '../../core/regulation';
import { onScale } from '../../core/scale';
import type { TeamName } from '../../core/standings';
import type { Clause } from './clauses';
import type { Cup, StageResult } from './facts';
import { awardedMembers } from './squads';

const PLACES = ['prizes.1', 'prizes.2', 'prizes.3'] as const satisfies readonly Clause[];

/** prizes.1–3: money, cup and note by the places of the last stage, once it has begun. */
export function prizes(results: readonly StageResult[], cup: Cup): readonly Prize[] {
  const final = results[cup.stages.length - 1];
  if (!final?.begun) return [];
  return final.tables.flatMap(({ rows }) =>
    rows.flatMap(row => {
      const money = row.place === undefined ? undefined : moneyFor(row.place, rows, cup);
      if (row.place === undefined || !money) return [];
      const clause = PLACES[row.place - 1] ?? 'prizes.3';
      return [
        { stage: final.stage.id, team: row.team, money, clause, members: members(row.team, results, cup) },
      ];
    }),
  );
}

/** `prizes.1+`: teams that share places share the sum of their prizes equally. */
function moneyFor(place: number, rows: readonly StandingsRow[], { law }: Cup): Points | undefined {
  const level = rows.filter(row => row.place === place).length;
  const all = sum(Array.from({ length: level }, (_, i) => onScale(law.prizes, fraction(place + i))));
  return isZero(all) ? undefined : divided(all, fraction(level));
}

function members(team: TeamName, results: readonly StageResult[], cup: Cup): readonly string[] {
  const seats = results.flatMap(result => result.played).flatMap(({ seats: all }) => all);
  const players = seats.flatMap(seat => (seat.team === team ? (seat.player ?? []) : []));
  const games = (player: string): number => players.filter(other => other === player).length;
  return awardedMembers(cup.team(team), games, [...new Set(players)].sort(), cup);
}
