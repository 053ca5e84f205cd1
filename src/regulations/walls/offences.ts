import type { Saying } from '../../core/finding';
import type { Offence } from '../../core/penalty';
import { credit } from '../../core/sanction';
import {
  type Instant,
  MINUTE,
  otherSide,
  type Score,
  WALL_SIDES,
  type WallSide,
} from '../../core/tournament';
import type { ChainRow } from './chainRow';
import type { Clause } from './clauses';
import { whyImpossible } from './reasons';
import { difference, sameScore, winnerOf } from './steps';
import { entryAt, firstEntry, firstEntryOfGame, lastChange } from './times';
import type { WallParameters, WallRun } from './wallRun';

/** Finds the offences of one clause in a wall. */
export type Detector = (run: WallRun, p: WallParameters) => readonly Found[];

/** An offence before the clause of its rule is stamped on it. */
export type Found = Omit<Offence<Clause>, 'clause'>;

export const scoreText = ({ a, b }: Score): string => `${a}:${b}`;

const offence = (
  { wall }: WallRun,
  row: ChainRow,
  side: WallSide,
  kind: string,
  evidence: Saying,
  when?: Instant,
): Found => ({
  kind,
  team: wall.teams[side],
  wall: wall.id,
  game: String(row.game.game),
  evidence,
  at: row.game.captains[side].at,
  ...(when !== undefined && { when }),
});

/** 7.3.14: the first readable entry came after the due time, or never. */
export const entriesFilledLate: Detector = run =>
  run.chain.rows.flatMap(row =>
    WALL_SIDES.flatMap(side => {
      const evidence = lateness(run, row, side);
      return evidence ? [offence(run, row, side, 'late', evidence, row.due)] : [];
    }),
  );

/** What was late about a captain's entry, or undefined. */
export function lateness({ law }: WallRun, row: ChainRow, side: WallSide): Saying | undefined {
  const cell = row.game.captains[side];
  const first = firstEntry(cell);
  const { due } = row;
  if (first !== undefined) {
    if (due === undefined || first <= due) return undefined;
    return {
      kind: 'enteredLate',
      data: { enteredAt: first, dueAt: due, seconds: Math.round((first - due) / 1000) },
    };
  }
  if (cell.entry.state !== 'blank' || !row.isDue) return undefined;
  return due === undefined
    ? { kind: 'neverEnteredNextIn', data: { next: row.game.game + 1 } }
    : { kind: 'neverEntered', data: { dueOn: due, minutes: Math.floor((law.now - due) / MINUTE) } };
}

/** 7.3.15: what stood at the due time is not the validated score, or can't follow. Unreadable is not charged by itself. */
export const entriesFilledInaccurately: Detector = run =>
  run.chain.rows.flatMap(row =>
    WALL_SIDES.flatMap(side => {
      const evidence = inaccuracy(run, row, side);
      const when = row.due ?? lastChange(row.game.captains[side]);
      return evidence ? [offence(run, row, side, 'inaccurate', evidence, when)] : [];
    }),
  );

function inaccuracy(run: WallRun, row: ChainRow, side: WallSide): Saying | undefined {
  const standing = entryAt(row.game.captains[side], row.due);
  if (standing.state !== 'score') return undefined;
  const entered = scoreText(standing.score);
  if (row.game.judge) {
    if (isGivenAway(run, row, standing.score)) return undefined;
    return row.agrees(standing.score, side)
      ? undefined
      : { kind: 'againstRuling', data: { entered, ruled: scoreText(row.game.judge) } };
  }
  if (!row.isDue) return undefined;
  if (row.score && !row.agrees(standing.score, side)) {
    return {
      kind: 'correctedLate',
      data: { entered, validated: scoreText(row.score), ...(row.due !== undefined && { dueAt: row.due }) },
    };
  }
  if (row.state === 'dispute' || row.canFollow(standing.score) || isOlderThanRuling(row, side))
    return undefined;
  return {
    kind: 'cannotFollow',
    data: {
      entered,
      before: scoreText(row.before),
      open: row.open,
      why: whyImpossible(run, row, standing.score),
    },
  };
}

/** Nobody is charged for what he wrote before a ruling that changed an earlier game. */
function isOlderThanRuling({ game, ruledAt }: ChainRow, side: WallSide): boolean {
  const written = lastChange(game.captains[side]);
  return ruledAt !== undefined && written !== undefined && written < ruledAt;
}

/** Both wrote it in time and it can follow, and the judge gave the game to another: that makes no entry inaccurate. */
function isGivenAway(run: WallRun, row: ChainRow, score: Score): boolean {
  const { game, due, canFollow, score: ruled, step } = row;
  const { annex } = run.law;
  if (!ruled || !step || !canFollow(score)) return false;
  const written = difference(score, difference(ruled, step));
  return (
    winnerOf(step, annex) !== winnerOf(written, annex) &&
    WALL_SIDES.every(side => {
      const entry = entryAt(game.captains[side], due);
      return entry.state === 'score' && sameScore(entry.score, score);
    })
  );
}

/** 7.3.3: created later than 2 minutes after the first stamp of the score before; the loser of that game creates. */
export const gamesCreatedLate: Detector = (run, p) =>
  run.chain.rows.flatMap((row, i) => {
    const previous = run.chain.rows[i - 1];
    const delay = creationDelay(row, previous);
    const loser = previous && loserOf(run, previous);
    if (delay === undefined || delay.late <= p['create.minutes'] * MINUTE || !loser) return [];
    const evidence = {
      kind: 'createdLate',
      data: { createdAt: delay.created, afterAt: delay.after, seconds: Math.round(delay.late / 1000) },
    };
    const found = { ...offence(run, row, loser, 'createdLate', evidence, delay.created), at: row.game.at };
    return [
      delay.late > p['create.limit'] * MINUTE ? { ...found, instead: [credit(p['create.credit'])] } : found,
    ];
  });

export interface Delay {
  readonly created: Instant;
  readonly after: Instant;
  readonly late: number;
}

/** How long after the first stamp of the score before it a game was created. */
export function creationDelay(
  { game: { created, game } }: ChainRow,
  previous: ChainRow | undefined,
): Delay | undefined {
  const after = previous && previous.game.game === game - 1 ? firstEntryOfGame(previous.game) : undefined;
  return created === undefined || after === undefined ? undefined : { created, after, late: created - after };
}

/** The loser of a game of a single row; a draw has none. */
export function loserOf({ law }: WallRun, { played, open }: ChainRow): WallSide | undefined {
  const winner = played && open === 0 ? winnerOf(played, law.annex) : undefined;
  return winner && otherSide(winner);
}
