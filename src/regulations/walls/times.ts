import { last } from '../../core/lists';
import {
  type CaptainCell,
  type Entry,
  type Instant,
  MINUTE,
  type Score,
  WALL_SIDES,
  type WallGame,
} from '../../core/tournament';

/** When a captain first wrote a readable score: by the log, else by the stamp. An inferred stamp proves nothing. */
export function firstEntry({ entry, stamp, before, history }: CaptainCell): Instant | undefined {
  if (before?.state === 'score') return undefined;
  const logged = history.find(line => line.entry.state === 'score');
  if (logged) return logged.at;
  return history.length === 0 && entry.state === 'score' && stamp && !stamp.inferred ? stamp.at : undefined;
}

/** When anyone first wrote a readable score of the game. */
export function firstEntryOfGame({ captains }: WallGame): Instant | undefined {
  const times = WALL_SIDES.flatMap(side => firstEntry(captains[side]) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * What stood in the cell at the due time: by the log the last readable entry before it, else the first after it; without
 * a log what stands there now.
 */
export function entryAt({ entry, before, history }: CaptainCell, due: Instant | undefined): Entry {
  if (due === undefined || history.length === 0) return entry;
  const standing = last(history.filter(line => line.at <= due))?.entry ?? before;
  if (standing?.state === 'score') return standing;
  const later = history.filter(line => line.at > due).map(line => line.entry);
  return (
    later.find(({ state }) => state === 'score') ?? (standing?.state === 'unreadable' ? standing : entry)
  );
}

/** When the captain wrote what stands there, as far as it is known. */
export const lastChange = ({ history, stamp }: CaptainCell): Instant | undefined =>
  last(history)?.at ?? (stamp && !stamp.inferred ? stamp.at : undefined);

/** Whether it is known when the cell came to hold what it holds: a change that the trigger missed left an older stamp. */
export function isTimeKnown({ entry, stamp, history }: CaptainCell): boolean {
  const line = last(history);
  if (!line) return stamp !== undefined;
  const isSeen = isSameEntry(line.entry, entry) || (entry.state === 'unreadable' && entry.why === 'merged');
  return isSeen || (stamp !== undefined && (stamp.inferred || stamp.at > line.at));
}

const isSameEntry = (x: Entry, y: Entry): boolean =>
  x.state === 'score' && y.state === 'score'
    ? x.score.a === y.score.a && x.score.b === y.score.b
    : x.state === y.state;

export const hasActivity = ({ captains, judge }: WallGame): boolean =>
  judge !== undefined ||
  WALL_SIDES.some(side => captains[side].entry.state !== 'blank' || captains[side].history.length > 0);

export interface DueLaw {
  readonly firstNight: number;
  readonly lastEntry: number;
}

/**
 * When the score of a game is due (7.3.14): typed by the judge; else the end of the first night of the next game, by
 * its GO, or when its score was first written; after the last game of the wall so many minutes after the first captain.
 */
export function dueTime(
  game: WallGame,
  later: readonly WallGame[],
  isLast: boolean,
  law: DueLaw,
): Instant | undefined {
  if (game.due !== undefined) return game.due;
  for (const next of later) {
    if (next.go !== undefined) return next.go + law.firstNight * MINUTE;
    const first = firstEntryOfGame(next);
    if (first !== undefined) return first;
  }
  const first = isLast ? firstEntryOfGame(game) : undefined;
  return first === undefined ? undefined : first + law.lastEntry * MINUTE;
}

const readable = (entries: readonly Entry[]): Score[] =>
  entries.flatMap(entry => (entry.state === 'score' ? [entry.score] : []));

/** Readable scores of both captains, as they stand. */
export const scoresOf = ({ captains }: WallGame): readonly Score[] =>
  readable(WALL_SIDES.map(side => captains[side].entry));

/** The score that both captains had in their cells at the due time, if they had one: what they went on from. */
export function agreedAt({ captains }: WallGame, due: Instant | undefined): Score | undefined {
  const [a, b] = readable(WALL_SIDES.map(side => entryAt(captains[side], due)));
  return a && b && a.a === b.a && a.b === b.b ? a : undefined;
}
