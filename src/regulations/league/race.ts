import { isAnnulled } from '../../core/protocol';
import { paidIn, protocolRace, spanOf, unknownSeats } from '../../core/protocolRace';
import type { Race } from '../../core/race';
import type { Judgement, StandingsTable } from '../../core/regulation';
import type { TeamName } from '../../core/standings';
import type { Game, Tournament } from '../../core/tournament';
import { type League, type Round, type Season, seasonFacts } from './facts';
import type { LeagueValues } from './parameters';
import { teamsOut } from './penalties';
import { isStanding } from './played';

/** 2.11: who stays up, who goes up, with the rounds that each team still has. */
export function races(tournament: Tournament, law: LeagueValues, judgement: Judgement): readonly Race[] {
  const season = seasonFacts(tournament, law);
  return judgement.tables.flatMap(table => {
    const league = season.leagues.find(({ id }) => id === table.stage);
    return league ? [raceOf(table, league, season, judgement)] : [];
  });
}

function raceOf(table: StandingsTable, league: League, season: Season, judgement: Judgement): Race {
  const { law } = season;
  const out = new Set(teamsOut(judgement.penalties).map(({ team }) => team));
  const inPlay = table.rows.filter(({ team }) => !out.has(team)).length;
  const gone = table.rows.length - inPlay;
  const places = league.id === 'top' ? inPlay - Math.max(0, law.relegated - gone) : law.promoted;
  const standing = league.games.filter(game => isStanding(game, judgement.penalties, season));
  const unknown = unknownSeats(standing, judgement);
  const left = roundsLeft(league, season, judgement);
  const typed = league.games.flatMap(({ seats }) => seats.flatMap(({ points }) => points ?? []));
  const paid = paidIn(law.points);
  const span = paid.length === 0 ? undefined : spanOf([...paid, ...typed]);
  return protocolRace(table, Math.max(0, places), team => left(team) + unknown(team), span);
}

/**
 * 1.4: rounds in which a team can still sit: those to come, and those with a game that is not over, is to be replayed or
 * is only announced, where it did not sit yet.
 */
function roundsLeft(
  { rounds, roundsInAll }: League,
  season: Season,
  { penalties }: Judgement,
): (team: TeamName) => number {
  const stands = (game: Game): boolean => isStanding(game, penalties, season);
  const announced = new Set(season.tournament.announced?.flatMap(({ round }) => round ?? []));
  const isOpen = ({ games }: Round): boolean =>
    announced.has(games[0].round ?? '') || games.some(game => !stands(game) && !isAnnulled(game, penalties));
  const toCome = Math.max(0, roundsInAll - rounds.length);
  const latest = toCome > 0 ? rounds.slice(-1) : [];
  const open = [...new Set([...rounds.filter(isOpen), ...latest])];
  return team =>
    toCome + open.filter(({ games }) => !games.some(game => stands(game) && hasSeat(game, team))).length;
}

const hasSeat = ({ seats }: Game, team: TeamName): boolean => seats.some(seat => seat.team === team);
