import { compare, toText } from '../../core/points';
import type { Game, Instant, Player, Seat, Team } from '../../core/tournament';
import type { League, Season } from './facts';
import { found, type LeagueFinding } from './findings';
import { closing, pauseOf } from './schedule';

/** 2.5: the owner (captain) needs no contract. */
const isOwner = (team: Team, player: string): boolean =>
  team.captain === player || team.players.some(one => one.captain && one.name === player);

/** Contracts of a league: players without one on the day (2.3–2.5), transfers (2.6), salaries (2.12). */
export const contractFindings = (league: League, season: Season): readonly LeagueFinding[] => [
  ...[...league.games, ...league.extra].flatMap(game =>
    game.seats.flatMap(seat => withoutContract(game, seat, league)),
  ),
  ...league.teams.flatMap(team => [...transfers(team, league, season), ...salaries(team, league, season)]),
];

/** A player whom the squad does not have at all is a finding of the border. */
function withoutContract(game: Game, seat: Seat, { teams }: League): readonly LeagueFinding[] {
  const { player } = seat;
  const team = teams.find(({ name }) => name === seat.team);
  const contracts = team?.players.filter(({ name }) => name === player) ?? [];
  if (!team || player === undefined || contracts.length === 0 || isOwner(team, player)) return [];
  if (game.start === undefined || contracts.some(one => isInForce(one, game.start as Instant))) return [];
  return [
    found('warning', 'noContract', seat.playerAt ?? seat.at, { game: game.id, team: team.name, player }),
  ];
}

/** 2.4: from the day on which it was certified, through its last day. */
const isInForce = ({ from, to }: Player, at: Instant): boolean =>
  (from === undefined || from <= at) && (to === undefined || at <= to);

/** 2.6: contracts that begin or end during the tournament, outside its pause. */
function transfers(team: Team, league: League, season: Season): readonly LeagueFinding[] {
  const starts = league.games.flatMap(({ start }) => start ?? []);
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const pause = pauseOf(league);
  const opening = league.games.find(({ start }) => start === first);
  const isClosed = (at: Instant | undefined): boolean =>
    at !== undefined &&
    opening !== undefined &&
    at > closing(opening, season) &&
    at < last &&
    !(pause && at >= pause.from && at <= (pause.next ? closing(pause.next, season) : at));
  return team.players
    .filter(player => !isOwner(team, player.name) && (isClosed(player.from) || isClosed(player.to)))
    .map(({ name, at }) => found('warning', 'transferOutside', at, { team: team.name, player: name }));
}

/** 2.12: a salary that is written and too low. */
function salaries(team: Team, { id }: League, { law }: Season): readonly LeagueFinding[] {
  const min = law[`salary.${id}`];
  return team.players.flatMap(({ name, salary, salaryAt, at }) =>
    salary && compare(salary, min) < 0 && !isOwner(team, name)
      ? [
          found('warning', 'salaryLow', salaryAt ?? at, {
            team: team.name,
            player: name,
            salary: toText(salary),
            min: toText(min),
          }),
        ]
      : [],
  );
}
