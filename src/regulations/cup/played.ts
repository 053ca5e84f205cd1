import type { Finding } from '../../core/finding';
import { type Lack, lackFindings, outcomeMissing } from '../../core/lacking';
import type { Penalty } from '../../core/penalty';
import { equal } from '../../core/points';
import { isOver, isVoid, type OwnSeats, seatsByTeam } from '../../core/protocol';
import { protocolFindings } from '../../core/protocolChecks';
import type { TeamName } from '../../core/standings';
import type { Game } from '../../core/tournament';
import type { Cup, ScoredSeat } from './facts';
import { type CupFindingKind, found } from './findings';
import { possibleRoles } from './roles';
import { earned } from './scoring';
import type { StageLaw } from './stages';

type CupFinding = Finding<CupFindingKind>;

/** The seats of a stage with their points, the teams with a seat whose points are not known, and why. */
export interface Scores {
  readonly seats: readonly ScoredSeat[];
  readonly open: ReadonlySet<TeamName>;
  readonly findings: readonly CupFinding[];
}

/** The games of a stage that no ruling made void: those that took place, and why the others did not. */
export function playedGames(
  stage: StageLaw,
  teams: readonly TeamName[],
  penalties: readonly Penalty[],
  cup: Cup,
): { readonly games: readonly Game[]; readonly findings: readonly CupFinding[] } {
  const games = cup.games(stage.id).filter(game => !isVoid(game, penalties));
  return {
    games: games.filter(game => undone(game, stage, teams.length, cup).length === 0),
    findings: games.flatMap(game => [
      ...undone(game, stage, teams.length, cup),
      ...protocolFindings(game, cup.law.roles),
    ]),
  };
}

/** Scores of the games of a stage that took place. */
export function scores(stage: StageLaw, games: readonly Game[], cup: Cup): Scores {
  const results = games.flatMap(game => seatsByTeam(game).map(own => seatResult(game, own, stage, cup)));
  const lacks = results.flatMap(result => result.lacks);
  return {
    seats: results.flatMap(result => result.scored ?? []),
    open: new Set(results.filter(result => !result.scored).map(result => result.team)),
    findings: lackFindings(lacks, cup.law.points),
  };
}

/** Why a game gives nobody points: not over yet, or by stage1.minimum, stage2.minimum it did not take place. */
function undone(game: Game, { id, minimum }: StageLaw, teams: number, { law }: Cup): readonly CupFinding[] {
  if (!isOver(game)) return [outcomeMissing(game)];
  if (!minimum) return [];
  const [fewest, most, missing] = [minimum.players(law), minimum.missing?.(law), teams - game.players];
  const about = { stage: id, game: game.id };
  if (game.players < fewest) {
    return [found('error', 'tooFewPlayers', game.at, { ...about, players: game.players, minimum: fewest })];
  }
  return most !== undefined && missing > most
    ? [found('error', 'tooManyMissing', game.at, { ...about, missing, most })]
    : [];
}

interface SeatResult {
  readonly team: TeamName;
  readonly scored?: ScoredSeat;
  readonly lacks: readonly Lack[];
}

function seatResult(game: Game, own: OwnSeats, stage: StageLaw, cup: Cup): SeatResult {
  const [seat] = own;
  const all = own.map(one => ({ seat: one, result: earned(game, one, stage, cup.law) }));
  const lacks = all.flatMap(one =>
    'lacks' in one.result ? { game, seat: one.seat, reason: one.result } : [],
  );
  const scored = all.flatMap(one =>
    'points' in one.result
      ? {
          stage: stage.id,
          game,
          seat: one.seat,
          roles: possibleRoles(game, one.seat, cup.law),
          ...one.result,
        }
      : [],
  );
  const [first] = scored;
  const known = first && lacks.length === 0 && scored.every(one => isSame(one, first));
  return { team: seat.team, lacks, ...(known && { scored: first }) };
}

const isSame = (a: ScoredSeat, b: ScoredSeat): boolean =>
  equal(a.points, b.points) && a.seat.role === b.seat.role;
