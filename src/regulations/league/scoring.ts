import { payFor, type Side, sideOf, sidesPaid } from '../../core/game';
import type { Earned } from '../../core/lacking';
import { times, ZERO } from '../../core/points';
import { fullDaysPart } from '../../core/protocol';
import type { Game, Seat } from '../../core/tournament';
import type { Clause } from './clauses';
import { outcomeOf } from './facts';
import type { LeagueValues } from './parameters';

/** 3.1: points of a seat: typed ones as they stand, else what the table pays; 2.16: nothing after a timeout. */
export function earned(game: Game, seat: Seat, law: LeagueValues): Earned<Clause> {
  const outcome = outcomeOf(game, law);
  if (seat.unreadable) return { lacks: 'reading' };
  if (seat.points) return { points: seat.points, clause: '3.1' };
  if (!outcome) return { lacks: 'outcome' };
  const isLost = seat.days !== undefined;
  if (isLost && law.timeout === 'none') return { points: ZERO, clause: '2.16' };
  if (!seat.role) return { lacks: 'role' };
  const paid = payFor(law.points, seat.role, outcome, game.players);
  if (!('points' in paid)) return { lacks: 'points', side: side(seat.role), missing: paid.missing };
  if (!isLost || law.timeout === 'full') return { points: paid.points, clause: '3.1' };
  const part = fullDaysPart(seat);
  return part ? { points: times(paid.points, part), clause: '2.16' } : { lacks: 'days' };
}

/** The maniac plays for the city. */
const side = (role: NonNullable<Seat['role']>): Side => (role === 'maniac' ? 'good' : sideOf(role));

/**
 * 3.2: whether the seat was of the mafia. Without a role, typed points betray the side when the table pays so to one
 * side only; undefined where nobody can know.
 */
export function wasMafia(game: Game, seat: Seat, law: LeagueValues): boolean | undefined {
  if (seat.role) return sideOf(seat.role) === 'mafia';
  const outcome = outcomeOf(game, law);
  if (!outcome || !seat.points || seat.days !== undefined) return undefined;
  const [only, ...more] = sidesPaid(law.points, outcome, game.players, seat.points);
  return only === undefined || more.length > 0 ? undefined : only === 'mafia';
}

/** `3.2+`: an omon is a game of the mafia but not a win, unless the organizers count it so. */
export function isMafiaWin(game: Game, law: LeagueValues): boolean {
  const outcome = outcomeOf(game, law);
  return outcome === 'mafia' || (law.omonIsWin && (outcome?.startsWith('omon') ?? false));
}
