import { type Finding, finding } from './finding';
import type { PointsRow, PointsTable } from './game';
import type { Points } from './points';
import type { CellRef, Game, Seat } from './tournament';

/** What a seat earned and by which clause, or what is lacking to know it. */
export type Earned<C extends string = string> =
  | { readonly points: Points; readonly clause: C }
  | { readonly lacks: 'reading' | 'outcome' | 'role' | 'kills' | 'days' }
  | { readonly lacks: 'points'; readonly side: PointsRow['side']; readonly missing: 'row' | 'cell' };

type Reason = Extract<Earned, { readonly lacks: unknown }>;
type Unpaid = Extract<Reason, { readonly lacks: 'points' }>;

/** A seat whose points are not known, and what is lacking. */
export interface Lack {
  readonly game: Game;
  readonly seat: Seat;
  readonly reason: Reason;
}

/** What a person must fill in before a seat can earn, each kind with the facts of its sentence. */
export interface LackFindings {
  /** No table of points, and seats without typed points need it. */
  pointsTableEmpty: { readonly seats: number };
  /** A needed cell of the points table is blank, or there is no row for so many players: nobody gets zeros. */
  pointsNotSet: {
    readonly players: number;
    readonly side: string;
    readonly outcome: string;
    readonly missing: 'row' | 'cell';
    readonly game: string;
    readonly teams: readonly string[];
  };
  /** A game without a readable outcome: it counts for nobody, or not for the seats without typed points. */
  outcomeMissing: { readonly stage: string; readonly game: string };
  roleMissing: { readonly game: string; readonly team: string };
  killsMissing: { readonly game: string; readonly team: string };
}
type LackKind = keyof LackFindings;
type LackFinding = Finding<LackKind>;

const lacking = <K extends LackKind>(kind: K, at: CellRef, data: LackFindings[K]): LackFinding =>
  finding<LackKind>('error', kind, at, { ...data });

/** One finding for each thing that a person must fill in: a cell of the points table, an outcome, a seat. */
export function lackFindings(lacks: readonly Lack[], table: PointsTable): readonly LackFinding[] {
  const outcomes = new Map(
    lacks.filter(lack => lack.reason.lacks === 'outcome').map(lack => [lack.game.id, lack.game]),
  );
  return [
    ...[...outcomes.values()].map(outcomeMissing),
    ...lacks.flatMap(lack => seatFinding(lack)),
    ...tableFindings(lacks.filter(isUnpaid), table),
  ];
}

export const outcomeMissing = (game: Game): LackFinding =>
  lacking('outcomeMissing', game.outcomeAt ?? game.at, { stage: game.stage, game: game.id });

function seatFinding({ game, seat, reason }: Lack): readonly LackFinding[] {
  const about = { game: game.id, team: seat.team };
  switch (reason.lacks) {
    case 'role':
      return [lacking('roleMissing', seat.roleAt ?? seat.pointsAt ?? seat.at, about)];
    case 'kills':
      return [lacking('killsMissing', seat.killsAt ?? seat.pointsAt ?? seat.at, about)];
    // A cell that can't be read was reported where it was read, days that are no share by the checks of the protocol;
    // outcomes and points below, once for all seats.
    case 'reading':
    case 'days':
    case 'outcome':
    case 'points':
      return [];
  }
}

type UnpaidLack = Lack & { readonly reason: Unpaid };
const isUnpaid = (lack: Lack): lack is UnpaidLack => lack.reason.lacks === 'points';

function tableFindings(lacks: readonly UnpaidLack[], table: PointsTable): readonly LackFinding[] {
  const [first] = lacks;
  if (!first) return [];
  if (table.length === 0) return [lacking('pointsTableEmpty', cellOf(first), { seats: lacks.length })];
  const cells = new Map<string, [UnpaidLack, ...UnpaidLack[]]>();
  for (const lack of lacks) {
    const key = `${lack.game.id}\u0001${lack.reason.side}`;
    cells.set(key, [...(cells.get(key) ?? []), lack] as [UnpaidLack, ...UnpaidLack[]]);
  }
  return [...cells.values()].map(pointsNotSet);
}

function pointsNotSet(lacks: readonly [UnpaidLack, ...UnpaidLack[]]): LackFinding {
  const [{ game, reason }] = lacks;
  return lacking('pointsNotSet', cellOf(lacks[0]), {
    players: game.players,
    side: reason.side,
    outcome: game.outcome ?? '',
    missing: reason.missing,
    game: game.id,
    teams: lacks.map(lack => lack.seat.team),
  });
}

const cellOf = ({ seat }: Lack) => seat.pointsAt ?? seat.roleAt ?? seat.at;
