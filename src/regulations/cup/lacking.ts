import type { Finding } from '../../core/finding';
import type { Game, Seat } from '../../core/tournament';
import type { Cup } from './facts';
import { type CupFindingKind, found } from './findings';
import type { Earned } from './scoring';

type CupFinding = Finding<CupFindingKind>;
type Reason = Extract<Earned, { readonly lacks: unknown }>;
type Unpaid = Extract<Reason, { readonly lacks: 'points' }>;

/** A seat whose points are not known, and what is lacking. */
export interface Lack {
  readonly game: Game;
  readonly seat: Seat;
  readonly reason: Reason;
}

/** One finding for each thing that a person must fill in: a cell of the points table, an outcome, a seat. */
export function lackFindings(lacks: readonly Lack[], cup: Cup): readonly CupFinding[] {
  const outcomes = new Map(
    lacks.filter(lack => lack.reason.lacks === 'outcome').map(lack => [lack.game.id, lack.game]),
  );
  return [
    ...[...outcomes.values()].map(outcomeMissing),
    ...lacks.flatMap(lack => seatFinding(lack)),
    ...tableFindings(lacks.filter(isUnpaid), cup),
  ];
}

export const outcomeMissing = (game: Game): CupFinding =>
  found('error', 'outcomeMissing', game.outcomeAt ?? game.at, { stage: game.stage, game: game.id });

function seatFinding({ game, seat, reason }: Lack): readonly CupFinding[] {
  const about = { game: game.id, team: seat.team };
  switch (reason.lacks) {
    case 'role':
      return [found('error', 'roleMissing', seat.roleAt ?? seat.pointsAt ?? seat.at, about)];
    case 'kills':
      return [found('error', 'killsMissing', seat.killsAt ?? seat.pointsAt ?? seat.at, about)];
    case 'days': {
      const { days = 0, daysInAll = '' } = seat;
      return [found('error', 'daysWrong', seat.daysAt ?? seat.at, { ...about, days, daysInAll })];
    }
    // A cell that can't be read was reported where it was read; outcomes and points below, once for all seats.
    case 'reading':
    case 'outcome':
    case 'points':
      return [];
  }
}

type UnpaidLack = Lack & { readonly reason: Unpaid };
const isUnpaid = (lack: Lack): lack is UnpaidLack => lack.reason.lacks === 'points';

function tableFindings(lacks: readonly UnpaidLack[], { law }: Cup): readonly CupFinding[] {
  const [first] = lacks;
  if (!first) return [];
  if (law.points.length === 0)
    return [found('error', 'pointsTableEmpty', cellOf(first), { seats: lacks.length })];
  const cells = new Map<string, [UnpaidLack, ...UnpaidLack[]]>();
  for (const lack of lacks) {
    const key = `${lack.game.id}\u0001${lack.reason.side}`;
    cells.set(key, [...(cells.get(key) ?? []), lack] as [UnpaidLack, ...UnpaidLack[]]);
  }
  return [...cells.values()].map(pointsNotSet);
}

function pointsNotSet(lacks: readonly [UnpaidLack, ...UnpaidLack[]]): CupFinding {
  const [{ game, reason }] = lacks;
  return found('error', 'pointsNotSet', cellOf(lacks[0]), {
    players: game.players,
    side: reason.side,
    outcome: game.outcome ?? '',
    missing: reason.missing,
    game: game.id,
    teams: lacks.map(lack => lack.seat.team),
  });
}

const cellOf = ({ seat }: Lack) => seat.pointsAt ?? seat.roleAt ?? seat.at;
