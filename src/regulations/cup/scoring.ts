import { type Lookup, type Outcome, payFor, type Role, sideOf } from '../../core/game';
import type { Earned } from '../../core/lacking';
import { fraction, type Points, plus, times, ZERO } from '../../core/points';
import { fullDaysPart } from '../../core/protocol';
import type { Game, Seat } from '../../core/tournament';
import type { Clause } from './clauses';
import type { CupValues } from './parameters';
import type { StageLaw } from './stages';

/** Points of a seat: typed ones as they stand, else what the table pays, in part after a timeout. */
export function earned(game: Game, seat: Seat, stage: StageLaw, law: CupValues): Earned<Clause> {
  const { clause } = stage.games;
  if (seat.unreadable) return { lacks: 'reading' };
  if (seat.points) return { points: seat.points, clause };
  if (!resultOf(game, law)) return { lacks: 'outcome' };
  if (!seat.role) return { lacks: 'role' };
  const due = isPaidByKills(seat.role, game, law) ? killPay(seat.kills, law) : tablePay(seat.role, game, law);
  if ('lacks' in due) return due;
  if (seat.days === undefined || law.timeout === 'full') return { ...due, clause };
  const part = law.timeout === 'none' ? ZERO : fullDaysPart(seat);
  return part ? { points: times(due.points, part), clause: stage.timeout } : { lacks: 'days' };
}

type Due = { readonly points: Points } | Extract<Earned, { readonly lacks: unknown }>;

/** A maniac with enough players at the table is paid by his kills; with fewer he is a citizen. */
export const isPaidByKills = (role: Role, { players }: Game, law: CupValues): boolean =>
  role === 'maniac' && law.maniac === 'kills' && players >= law['maniac.minPlayers'];

const killPay = (kills: number | undefined, law: CupValues): Due =>
  kills === undefined ? { lacks: 'kills' } : { points: maniacPoints(kills, law) };

/** Points of the maniac for kills that succeeded, whoever won: 1.2, then 0.2 more for each. */
export const maniacPoints = (kills: number, law: CupValues): Points =>
  kills < 1 ? ZERO : plus(law['maniac.first'], times(law['maniac.further'], fraction(kills - 1)));

function tablePay(role: Role, game: Game, law: CupValues): Due {
  const paid = tableLookup(role, game, law);
  if ('points' in paid) return paid;
  const side = paid.missing === 'cell' ? paid.row.side : role === 'maniac' ? 'good' : sideOf(role);
  return { lacks: 'points', side, missing: paid.missing };
}

/** What the table pays a role in a game that is over. */
export function tableLookup(role: Role, game: Game, law: CupValues): Lookup {
  const result = resultOf(game, law);
  return result ? payFor(law.points, scoredAs(role, law), result, game.players) : { missing: 'row' };
}

/** How a game is paid: an omon as it is, or by who won then; undefined where that is not known. */
const resultOf = ({ outcome, winner }: Game, { omon }: CupValues): Outcome | undefined =>
  omon === 'winner' && outcome?.startsWith('omon') ? winner : outcome;

/** `kills` says of the maniac all that is said: where he is not paid so, he is a citizen. */
const scoredAs = (role: Role, law: CupValues): Role =>
  role === 'maniac' && law.maniac === 'kills' ? 'citizen' : role;
