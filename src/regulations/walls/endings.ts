import { compare, fraction, type Points, plus, sum, toNumber, ZERO } from '../../core/points';
import type { Ending, OpenItem } from '../../core/race';
import { onScale } from '../../core/scale';
import { otherSide, type Score, WALL_SIDES, type WallSide } from '../../core/tournament';
import type { WallResult } from './results';
import { isOver, nextScores, type WallLaw } from './steps';
import type { WallParameters } from './wallRun';

type Endings = Pick<OpenItem, 'endings' | 'isExact'>;
type Pair = Readonly<Record<WallSide, Points>>;

interface Moved {
  readonly score: Pair;
  readonly group: Pair;
}

/**
 * All that an open wall can bring its teams: one of them reaches the target, the other does not, and what rulings moved
 * so far stays moved. A wall with an open row before a settled one can end as the judge's score of that row has it: then
 * only bounds are known.
 */
export function wallEndings(result: WallResult, p: WallParameters): Endings {
  const { chain } = result.run;
  const settled = chain.rows.map(({ state }) => state === 'agreed' || state === 'ruled');
  const isWhole = settled.lastIndexOf(true) + 1 === settled.filter(Boolean).length;
  const isPlain = !chain.isOver && isWhole && !chain.rows.some(({ game }) => game.isFlawed);
  return isPlain
    ? { endings: played(result, p), isExact: true }
    : { endings: any(result, p), isExact: false };
}

/** What deductions and credits have moved so far: the final score by them, and in the group table. */
function movedIn({ run: { wall }, awards }: WallResult): Moved {
  const of = (accounts: readonly string[]) => (side: WallSide) =>
    sum(
      awards
        .filter(({ team, account }) => team === wall.teams[side] && accounts.includes(account))
        .map(({ points }) => points),
    );
  const [score, group] = [of(['deduction', 'credit']), of(['groupPoints'])];
  return { score: { a: score('a'), b: score('b') }, group: { a: group('a'), b: group('b') } };
}

function played(result: WallResult, p: WallParameters): readonly Ending[] {
  const { chain, law } = result.run;
  const moved = movedIn(result);
  const endsAt = targets(result, p);
  const scores =
    law.annex.length > 0
      ? byAnnex(chain.ruled, endsAt, law)
      : freely(chain.ruled, endsAt, moved.score, law, p);
  return distinct(scores.map(final => endingOf(final, result, moved, p)));
}

/** A credit so far ends the wall sooner: the running score need not hold it. */
function targets({ run: { wall, law }, awards }: WallResult, p: WallParameters): Score {
  const of = (side: WallSide): number => {
    const credits = awards.filter(
      ({ account, team, game }) =>
        account === 'credit' && team === wall.teams[side] && !(p['deduct.running'] && game !== undefined),
    );
    return (
      law.target -
      Math.max(
        0,
        credits.reduce((all, { points }) => all + toNumber(points), 0),
      )
    );
  };
  return { a: of('a'), b: of('b') };
}

/** Without Annex 1 one side goes up by any amount: beyond the last row of the scale, and beyond the other, more is no more. */
function freely(from: Score, endsAt: Score, moved: Pair, { target }: WallLaw, p: WallParameters): Score[] {
  const last = Math.max(target, ...p.scale.map(([at]) => toNumber(at)));
  const shift = Math.max(...WALL_SIDES.map(side => Math.abs(Math.ceil(toNumber(moved[side])))));
  const top = last + 2 * shift + 1;
  return WALL_SIDES.flatMap(side => {
    const other = otherSide(side);
    return range(Math.max(endsAt[side], from[side] + 1), top).flatMap(won =>
      range(from[other], Math.max(from[other], endsAt[other] - 1)).map(
        lost => ({ [side]: won, [other]: lost }) as unknown as Score,
      ),
    );
  });
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) }, (_, i) => Math.ceil(from) + i);

function byAnnex(from: Score, endsAt: Score, law: WallLaw): Score[] {
  const span = Math.max(...law.annex.flatMap(({ winner, loser }) => [Math.abs(winner), Math.abs(loser)]));
  const lowest = Math.min(from.a, from.b) - law.target - span;
  const hasEnded = (score: Score): boolean =>
    isOver(law, score) || WALL_SIDES.some(side => score[side] >= endsAt[side]);
  const seen = new Set<string>();
  const ended: Score[] = [];
  let frontier: readonly Score[] = [from];
  while (frontier.length > 0) {
    const next: Score[] = [];
    for (const score of frontier.flatMap(one => nextScores(law, one))) {
      const key = `${score.a}:${score.b}`;
      if (seen.has(key) || Math.min(score.a, score.b) < lowest) continue;
      seen.add(key);
      (hasEnded(score) ? ended : next).push(score);
    }
    frontier = next;
  }
  return ended;
}

function endingOf(score: Score, { run }: WallResult, moved: Moved, p: WallParameters): Ending {
  const { teams } = run.wall;
  const final = (side: WallSide): Points => plus(fraction(score[side]), moved.score[side]);
  const gain = (side: WallSide): Points => plus(onScale(p.scale, final(side)), moved.group[side]);
  const lead = compare(final('a'), final('b'));
  return {
    gains: { [teams.a]: gain('a'), [teams.b]: gain('b') },
    ...(lead !== 0 && { winner: lead > 0 ? teams.a : teams.b }),
  };
}

/** Anything that the scale can give to either, whoever wins. */
function any(result: WallResult, p: WallParameters): readonly Ending[] {
  const { teams } = result.run.wall;
  const { group } = movedIn(result);
  const all = [ZERO, ...p.scale.map(([, points]) => points)].sort(compare);
  const [low, high] = [all[0] ?? ZERO, all[all.length - 1] ?? ZERO];
  return [low, high].flatMap(a =>
    [low, high].map(b => ({ gains: { [teams.a]: plus(a, group.a), [teams.b]: plus(b, group.b) } })),
  );
}

const distinct = (endings: readonly Ending[]): readonly Ending[] => [
  ...new Map(
    endings.map(ending => {
      const gains = Object.values(ending.gains).map(({ n, d }) => `${n}/${d}`);
      return [[...gains, ending.winner ?? ''].join(' '), ending] as const;
    }),
  ).values(),
];
