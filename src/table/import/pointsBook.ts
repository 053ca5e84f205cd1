import type { Outcome } from '../../core/game';
import { identity } from '../../core/penalty';
import type { Points } from '../../core/points';
import type { LedgerLine, Seat } from '../../core/tournament';
import { nameKey } from '../names';
import { type Remark, remark, type TextLine } from './lines';
import { type NameBook, nameBook, type Standing, type StandingGame } from './standing';

/** A line with its game and team found. */
export interface Entry {
  readonly line: TextLine;
  readonly game: StandingGame;
  /** As the team sheet writes it. */
  readonly team: string;
  readonly player: string;
  readonly reason: string;
  readonly points?: Points;
  /** The points as they were typed, in plain digits and signs. */
  readonly typed?: string;
}

/** A cell of the workbook, or a line above. */
type Where = { readonly cell: string } | { readonly line: number };

/** A seat of the workbook or of a line above. */
export type SeatSoFar = Pick<Seat, 'team' | 'player' | 'role' | 'points'> & { readonly where: Where };

/** A fine of the workbook or of a line above. */
export interface FineSoFar {
  readonly points: readonly Points[];
  readonly state: LedgerLine['state'];
  readonly where: Where;
}

/** What stands in the workbook, with what the lines above brought. */
export interface PointsBook {
  readonly standing: Standing;
  readonly games: ReadonlyMap<string, StandingGame>;
  readonly teams: NameBook;
  readonly squads: ReadonlyMap<string, NameBook>;
  /** By game and team. */
  readonly seats: Map<string, SeatSoFar[]>;
  /** By game and player: the team for which he sat. */
  readonly players: Map<string, string>;
  /** By game: how it ended, as a line above says. */
  readonly outcomes: Map<string, Outcome>;
  /** By game and team: the line that says so. */
  readonly missed: Map<string, number>;
  /** By identity of the penalty. */
  readonly fines: Map<string, FineSoFar>;
}

export const pairKey = (game: string, name: string): string => `${nameKey(game)}\u0001${nameKey(name)}`;

export function pointsBook(standing: Standing): PointsBook {
  const seats = new Map<string, SeatSoFar[]>();
  const players = new Map<string, string>();
  for (const { id, seats: all } of standing.games.values())
    for (const seat of all) {
      const key = pairKey(id, seat.team);
      seats.set(key, [...(seats.get(key) ?? []), { ...seat, where: { cell: seat.at.cell } }]);
      if (seat.player) players.set(pairKey(id, seat.player), seat.team);
    }
  return {
    standing,
    games: standing.games,
    teams: nameBook(standing.teams.map(({ name }) => name)),
    squads: new Map(
      standing.teams.map(({ name, players: all, captain }) => [
        name,
        nameBook([...all.map(player => player.name), ...(all.length > 0 && captain ? [captain] : [])]),
      ]),
    ),
    seats,
    players,
    outcomes: new Map(),
    missed: new Map(),
    fines: new Map(standing.ledger.map(line => [identity(line), fineOf(line)])),
  };
}

const fineOf = ({ points, sanctions, state, cell }: LedgerLine): FineSoFar => ({
  points: points ? [points] : sanctions.flatMap(one => (one.kind === 'deduction' ? [one.points] : [])),
  state,
  where: { cell: cell.cell },
});

/** A player of no squad, where the team has one. */
export function strangers(player: string, team: string, { squads }: PointsBook): readonly Remark[] {
  const squad = squads.get(team);
  if (player === '' || !squad || squad.isEmpty || squad.named(player) !== undefined) return [];
  const other = squad.alike(player);
  return [remark('warning', 'stranger', { player, team, ...(other && { other }) })];
}
