import { last } from '../../core/lists';
import type { Game, Instant } from '../../core/tournament';
import type { League, Round, Season } from './facts';
import { found, type LeagueFinding } from './findings';

const HOUR = 60 * 60_000;

type Day = readonly [Game, ...Game[]];

/**
 * `1.2+`: game days (игровые дни): games of which no two neighbours are so many hours apart, whatever the zone. A game
 * without a time is a day of its own.
 */
export function gameDays(games: readonly Game[], { law }: Season): readonly Day[] {
  const days: [Game, ...Game[]][] = [];
  for (const game of games) {
    const day = last(days);
    if (day && isSameDay(last(day) ?? game, game, law['day.gapHours'])) day.push(game);
    else days.push([game]);
  }
  return days;
}

const isSameDay = (a: Game, b: Game, hours: number): boolean =>
  a.start !== undefined && b.start !== undefined && b.start - a.start <= hours * HOUR;

/** The pause of a league (1.3): from its last game of the first half to the next, which may not be known yet. */
export interface Pause {
  readonly from: Instant;
  readonly next?: Game;
}

/** The round with which those played outnumber those to come, or equal them. */
const middle = ({ roundsInAll }: League): number => Math.ceil(roundsInAll / 2);

export function pauseOf(league: League): Pause | undefined {
  const before = league.rounds[middle(league) - 1];
  const from = before && lastStart(before);
  const next = league.rounds[middle(league)]?.games.find(game => game.start !== undefined);
  return from === undefined ? undefined : { from, ...(next && { next }) };
}

function lastStart({ games }: Round): Instant | undefined {
  const starts = games.flatMap(({ start }) => start ?? []);
  return starts.length > 0 ? Math.max(...starts) : undefined;
}

/** The moment before a game at which squads close (2.6). */
export const closing = ({ start }: Game, { law }: Season): Instant =>
  (start ?? Number.POSITIVE_INFINITY) - law['transfer.closesHours'] * HOUR;

/** Rounds beyond the plan (1.4), crowded days (1.2), a pause too short (1.3). */
export function scheduleFindings(league: League, season: Season): readonly LeagueFinding[] {
  const { id: stage, rounds, roundsInAll: most } = league;
  const extra = rounds[most]?.games[0];
  const pause = pauseOf(league);
  const min = season.law['pause.hours'];
  const isShort = pause?.next?.start !== undefined && pause.next.start - pause.from < min * HOUR;
  return [
    ...(extra ? [found('warning', 'tooManyRounds', extra.at, { stage, rounds: rounds.length, most })] : []),
    ...(isShort && pause.next
      ? [found('warning', 'pauseShort', pause.next.at, { stage, game: pause.next.id, min })]
      : []),
    ...crowdedDays(league, season),
  ];
}

function crowdedDays(league: League, season: Season): readonly LeagueFinding[] {
  const most = season.law['day.rounds'];
  return gameDays(league.games, season).flatMap(day => {
    const rounds = league.rounds.filter(({ games }) => day.includes(games[0])).length;
    const [game] = day;
    if (rounds <= most) return [];
    return [found('note', 'crowdedDay', game.at, { stage: league.id, rounds, most, game: game.id })];
  });
}
