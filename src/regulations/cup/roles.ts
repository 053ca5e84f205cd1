import { ROLES, type Role, sideOf } from '../../core/game';
import { equal, type Points } from '../../core/points';
import type { Game, Seat } from '../../core/tournament';
import type { CupValues } from './parameters';
import { isPaidByKills, maniacPoints, tableLookup } from './scoring';

/**
 * `role+`: the roles that a seat may have had: the typed one, else those that earn exactly its typed points there.
 * None: the points betray nothing (a ruling, or part of them after a timeout).
 */
export const possibleRoles = (game: Game, seat: Seat, law: CupValues): readonly Role[] =>
  seat.role ? [seat.role] : ROLES.filter(role => seat.points && mayEarn(role, seat.points, game, law));

function mayEarn(role: Role, points: Points, game: Game, law: CupValues): boolean {
  if (isPaidByKills(role, game, law)) return mayHaveKilled(points, game, law);
  const paid = tableLookup(role, game, law);
  return 'points' in paid && equal(paid.points, points);
}

/** Nobody kills more than all the others. */
const mayHaveKilled = (points: Points, { players }: Game, law: CupValues): boolean =>
  Array.from({ length: players }, (_, kills) => kills).some(kills => equal(maniacPoints(kills, law), points));

/** Yes or no where all roles that a seat may have had agree; undefined where they do not. */
const agreed = (roles: readonly Role[], is: (role: Role) => boolean): boolean | undefined =>
  roles.length === 0 || (roles.some(is) && !roles.every(is)) ? undefined : roles.every(is);

export const wasMafia = (roles: readonly Role[]): boolean | undefined =>
  agreed(roles, role => sideOf(role) === 'mafia');

/** `commissar+`: the commissar only, unless the organizers count the sergeant too. */
export const wasCommissar = (roles: readonly Role[], law: CupValues): boolean | undefined =>
  agreed(roles, role => role === 'commissar' || (law.sergeantIsCommissar && role === 'sergeant'));
