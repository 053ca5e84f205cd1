import { fraction, type Points } from '../../core/points';
import {
  byValue,
  type Criterion,
  rank,
  type Standing,
  type TeamName,
  type Trial,
  type Value,
} from '../../core/standings';
import type { CellRef } from '../../core/tournament';
import type { LeagueValues } from './parameters';
import type { ScoredSeat } from './played';
import { isMafiaWin, wasMafia } from './scoring';

/** What the places of a league depend on. */
export interface RankingFacts {
  readonly law: LeagueValues;
  readonly total: (team: TeamName) => Points;
  readonly seats: (team: TeamName) => readonly ScoredSeat[];
  /** Points of each game of the extra round, in their order. */
  readonly extra: readonly ((team: TeamName) => Points)[];
}

export const EXTRA_ROUND = 'extra round';

/** 3.2: wins as mafia ÷ games as mafia; a team never mafia has no rate. */
export function mafiaRate(team: TeamName, { law, seats }: RankingFacts): Value | 'unknown' {
  const asMafia = seats(team).map(({ game, seat }) => ({ game, was: wasMafia(game, seat, law) }));
  if (asMafia.some(({ was }) => was === undefined)) return 'unknown';
  const games = asMafia.filter(({ was }) => was);
  const wins = games.filter(({ game }) => isMafiaWin(game, law));
  return games.length > 0 ? fraction(wins.length, games.length) : undefined;
}

/** Rows of a team whose side can't be known. */
export const unknownSides = (team: TeamName, { law, seats }: RankingFacts): readonly CellRef[] =>
  seats(team)
    .filter(({ game, seat }) => wasMafia(game, seat, law) === undefined)
    .map(({ seat }) => seat.roleAt ?? seat.pointsAt ?? seat.at);

/** Points, then the mafia win rate, then the place is shared; level at first place the extra round decides. */
export function ranked(teams: readonly TeamName[], facts: RankingFacts): readonly Standing[] {
  const chain: readonly Criterion[] = [
    byValue('points', facts.total),
    byValue('3.2', team => mafiaRate(team, facts)),
  ];
  const standings = rank(teams, chain);
  const first = standings.filter(
    ({ place, shared, unknown }) => place === 1 && shared && unknown === undefined,
  );
  if (first.length < 2) return standings;
  const level: Criterion = { id: 'level', split: tied => [tied] };
  const again = rank(
    first.map(({ team }) => team),
    [level, ...facts.extra.map(points => byValue(EXTRA_ROUND, points))],
  );
  const before = (team: TeamName): readonly Trial[] => first.find(one => one.team === team)?.trials ?? [];
  return [
    ...again.map(one => ({ ...one, trials: [...before(one.team), ...one.trials.slice(1)] })),
    ...standings.filter(({ place }) => place > 1),
  ];
}

/** What the table says of a place: shared, waiting for an extra round, or what decided it. */
export const decidedBy = ({ place, shared, decidedBy: by = '', unknown }: Standing): string =>
  !shared ? by : place === 1 && unknown === undefined ? EXTRA_ROUND : 'shared';
