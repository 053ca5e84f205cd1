import { last } from '../../core/lists';
import type { Penalty } from '../../core/penalty';
import type { Barred } from '../../core/regulation';
import type { Game } from '../../core/tournament';
import { type League, partOfRounds, type Season } from './facts';
import { found, type LeagueFinding } from './findings';
import { counts } from './limits';
import { leagueOfPenalty } from './money';
import { isMisconduct } from './penalties';
import { isStanding } from './played';
import { gameDays } from './schedule';

/** A ruling that puts a player out: the games for which, and whether any are left. */
interface Ban {
  readonly penalty: Penalty;
  readonly player: string;
  readonly until: Barred['until'];
  readonly games: readonly Game[];
  readonly isServed: boolean;
  /** Games that he still sits out; absent where the text counts none. */
  readonly left?: number;
}

const HOUR = 60 * 60_000;

/** 5.7–5.9, 2.14, 2.24, 2.25: players that confirmed rulings put out. */
function bans(penalties: readonly Penalty[], season: Season): readonly Ban[] {
  return penalties.flatMap(penalty => {
    const { player, state, sanctions } = penalty;
    if (player === undefined || state !== 'confirmed') return [];
    return sanctions.flatMap(sanction =>
      sanction.kind === 'playerOut' ? [banOf(penalty, player, sanction.until, penalties, season)] : [],
    );
  });
}

function banOf(
  penalty: Penalty,
  player: string,
  until: Barred['until'],
  penalties: readonly Penalty[],
  season: Season,
): Ban {
  const league = season.leagues.find(({ id }) => id === leagueOfPenalty(penalty, season)) as League;
  const after = gamesAfter(penalty, season);
  const about = { penalty, player, until };
  if (until === 'end') return { ...about, games: after, isServed: false };
  if (until === 'day') return { ...about, ...dayOut(after, season) };
  const rounds = league.rounds.filter(({ games }) => after.includes(games[0]));
  const out = partOfRounds(season.law['misconduct.half'], league);
  const played = rounds.filter(({ games }) => games.some(game => isStanding(game, penalties, season)));
  const left = Math.max(0, out - played.length);
  return { ...about, games: rounds.slice(0, out).flatMap(({ games }) => games), isServed: left === 0, left };
}

/** Games after the one of the offence, else after its time; all of them where neither is known. */
const gamesAfter = ({ game, when }: Penalty, season: Season): readonly Game[] =>
  season.gameNamed(game)
    ? season.games.slice(season.position(game) + 1)
    : season.games.filter(({ start }) => when === undefined || start === undefined || start > when);

/**
 * `5.7+`: the first game day that begins after the offence, both leagues together; until it has passed he sits out. Its
 * own day began before it.
 */
function dayOut(after: readonly Game[], season: Season): Pick<Ban, 'games' | 'isServed'> {
  const days = gameDays(season.games, season);
  const at = days.findIndex(([first]) => after.includes(first));
  const games = days[at] ?? [];
  const end = (last(games)?.start ?? Number.POSITIVE_INFINITY) + season.law['day.gapHours'] * HOUR;
  const isOver = days[at + 1] !== undefined || season.tournament.now > end;
  return { games, isServed: games.length > 0 && isOver };
}

/** Who may not play now: by rulings, and who has played his third for his team (2.7). */
export function barred(penalties: readonly Penalty[], season: Season): readonly Barred[] {
  const byRuling = bans(penalties, season)
    .filter(({ isServed }) => !isServed)
    .map(({ penalty, player, until, left }): Barred => {
      const { id, team, clause, at } = penalty;
      const ruling = { team, player, clause, penalty: id, until };
      return { ...ruling, ...(left !== undefined && { games: left }), ...(at && { at }) };
    });
  const byLimit = counts(penalties, season)
    .filter(({ games, most }) => games >= most)
    .map(({ team, player, clause }): Barred => ({ team, player, clause, until: 'end' }));
  return [...byRuling, ...byLimit].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const key = ({ team, player, clause }: Barred): string => [team, player, clause].join('\u0001');

/** Players that are out and sat in a game, and rulings on players that can't have their effect. */
export function banFindings(penalties: readonly Penalty[], season: Season): readonly LeagueFinding[] {
  const all = bans(penalties, season);
  const played = all.flatMap(({ player, games }) =>
    games.flatMap(({ id, seats }) =>
      seats
        .filter(seat => seat.player === player)
        .map(({ team, playerAt, at }) =>
          found('warning', 'barredPlayed', playerAt ?? at, { game: id, team, player }),
        ),
    ),
  );
  const unknown = all
    .filter(({ penalty }) => penalty.when === undefined && !season.gameNamed(penalty.game))
    .map(({ penalty: { team, at }, player }) => found('warning', 'banStartUnknown', at, { team, player }));
  return [...played, ...unknown, ...penalties.flatMap(nameless), ...penalties.flatMap(firstStepChanged)];
}

/** A ruling on a player that names none: nobody is out, and nothing is counted for him. */
function nameless(penalty: Penalty): readonly LeagueFinding[] {
  const { state, player, sanctions, team, at } = penalty;
  const isOfPlayer = isMisconduct(penalty) || sanctions.some(({ kind }) => kind === 'playerOut');
  return state === 'confirmed' && player === undefined && isOfPlayer
    ? [found('error', 'playerMissing', at, { team })]
    : [];
}

/** 5.9: the commission may change any sanction of misconduct but the first. */
function firstStepChanged(penalty: Penalty): readonly LeagueFinding[] {
  const { state, player, repeat, sanctions, team, at } = penalty;
  const isFirst = isMisconduct(penalty) && state === 'confirmed' && repeat === 1;
  const isWarned = sanctions.length === 0 || sanctions.some(({ kind }) => kind === 'warning');
  return isFirst && !isWarned && player !== undefined
    ? [found('warning', 'firstStepChanged', at, { team, player })]
    : [];
}
