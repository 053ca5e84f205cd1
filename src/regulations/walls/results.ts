import type { Award } from '../../core/ledger';
import type { Penalty } from '../../core/penalty';
import {
  compare,
  fraction,
  negated,
  type Points,
  parsePoints,
  plus,
  toNumber,
  ZERO,
} from '../../core/points';
import type { WallState } from '../../core/regulation';
import type { Sanction, SanctionKind } from '../../core/sanction';
import { otherSide, WALL_SIDES, type WallSide } from '../../core/tournament';
import type { ChainRow } from './chainRow';
import type { Clause } from './clauses';
import { type Confirmed, confirmedIn } from './confirmed';
import { hasActivity } from './times';
import { sideOfTeam, type WallParameters, type WallRun } from './wallRun';

/** What a wall came to: its state, the awards it is made of, and their sums as the final score. */
export interface WallResult {
  readonly run: WallRun;
  readonly state: WallState;
  readonly awards: readonly Award<Clause>[];
  readonly final: Readonly<Record<WallSide, Points>>;
}

/** Only such walls count in the standings. */
export const isCounted = ({ state }: WallResult): boolean => state === 'validated' || state === 'forfeited';

/** The winner by the final score; none when it is level. */
export function winnerOfWall({ final }: WallResult): WallSide | undefined {
  const difference = compare(final.a, final.b);
  return difference === 0 ? undefined : difference > 0 ? 'a' : 'b';
}

/** The results of walls under the confirmed penalties. */
export function wallResults(
  runs: readonly WallRun[],
  penalties: readonly Penalty[],
  p: WallParameters,
): readonly WallResult[] {
  const confirmed = confirmedIn(penalties);
  return runs.map(run => wallResult(run, confirmed, p));
}

function wallResult(run: WallRun, confirmed: Confirmed, p: WallParameters): WallResult {
  const own = confirmed.on(run.wall.id);
  const moved = own.flatMap(penalty => moves(run, penalty, p));
  const isOver = run.chain.isOver || isEndedByCredit(run, moved, p);
  const losses = forfeits(run, own, isOver && p.disqualified === 'remaining' ? [] : confirmed.out);
  const games =
    losses.length > 0 ? forfeitAwards(run, losses, p) : run.chain.rows.flatMap(row => gameAwards(run, row));
  const awards = [...games, ...moved];
  return {
    run,
    awards,
    final: finalScore(run, awards),
    state: losses.length > 0 ? 'forfeited' : stateOf(run, isOver),
  };
}

function finalScore({ wall }: WallRun, awards: readonly Award[]): WallResult['final'] {
  const of = (side: WallSide): Points =>
    awards.reduce(
      (sum, award) =>
        award.team === wall.teams[side] && award.account !== 'groupPoints' ? plus(sum, award.points) : sum,
      ZERO,
    );
  return { a: of('a'), b: of('b') };
}

interface Loss {
  readonly side: WallSide;
  readonly clause: Clause;
}

/** Who loses the wall 0–20: by a ruling on it, else as a team that is out by a ruling anywhere. */
function forfeits(run: WallRun, own: readonly Penalty[], anywhere: readonly Penalty[]): Loss[] {
  const losses = lossesBy(run, own, 'forfeit');
  return losses.length > 0 ? losses : lossesBy(run, anywhere, 'teamOut');
}

/** One loss for each side, however many rulings say so. */
const lossesBy = ({ wall }: WallRun, penalties: readonly Penalty[], word: SanctionKind): Loss[] =>
  WALL_SIDES.flatMap(side => {
    const ruling = penalties.find(
      ({ team, sanctions }) => team === wall.teams[side] && sanctions.some(({ kind }) => kind === word),
    );
    return ruling ? [{ side, clause: ruling.clause as Clause }] : [];
  });

/** Of two that both lose the wall neither gets anything. */
const forfeitAwards = ({ wall }: WallRun, losses: readonly Loss[], p: WallParameters): Award<Clause>[] =>
  losses.length > 1
    ? []
    : losses.map(({ side, clause }) => ({
        team: wall.teams[otherSide(side)],
        stage: wall.stage,
        account: 'forfeit',
        points: fraction(p['forfeit.points']),
        clause,
        wall: wall.id,
        at: wall.at,
      }));

/** What one game gave each side, by Annex 1 or by the ruling that overturned it. */
function gameAwards({ wall }: WallRun, row: ChainRow): Award<Clause>[] {
  const { step, ruling, wonByCards, game } = row;
  if (!step) return [];
  return WALL_SIDES.filter(side => step[side] !== 0).map(side => ({
    team: wall.teams[side],
    stage: wall.stage,
    account: ruling ? 'ruling' : wonByCards ? 'cards' : 'game',
    points: parsePoints(String(step[side])) ?? ZERO,
    clause: (ruling?.clause ?? '5.1') as Clause,
    wall: wall.id,
    game: String(game.game),
    at: game.at,
  }));
}

/** Deductions and credits of a penalty, on the wall or on the group table. */
function moves({ wall }: WallRun, penalty: Penalty, p: WallParameters): Award<Clause>[] {
  const side = sideOfTeam(wall, penalty.team);
  if (!side) return [];
  const award = (sanction: Sanction, team: WallSide, points: Points): Award<Clause> => ({
    team: wall.teams[team],
    stage: wall.stage,
    account:
      p['deduct.from'] === 'groupPoints' && wall.stage === 'group'
        ? 'groupPoints'
        : sanction.kind === 'credit'
          ? 'credit'
          : 'deduction',
    points,
    clause: penalty.clause as Clause,
    wall: wall.id,
    ...(penalty.game !== undefined && { game: penalty.game }),
    ...(penalty.line && { at: penalty.line.cell }),
  });
  return penalty.sanctions.flatMap(sanction => {
    if (sanction.kind === 'deduction') return [award(sanction, side, negated(sanction.points))];
    if (sanction.kind === 'credit') return [award(sanction, otherSide(side), sanction.points)];
    return [];
  });
}

function stateOf({ chain: { rows } }: WallRun, isOver: boolean): WallState {
  const last = rows.reduce(
    (found, { game, state }, i) => (hasActivity(game) || state === 'ruled' ? i : found),
    -1,
  );
  if (!isOver) return last < 0 ? 'notBegun' : 'running';
  const isWhole = rows
    .slice(0, last + 1)
    .every(({ state, game }) => (state === 'agreed' || state === 'ruled') && !game.isFlawed);
  return isWhole ? 'validated' : 'provisional';
}

/** A credit that reaches the target ends the wall; what the captains' running score holds is not added again. */
function isEndedByCredit({ wall, chain, law }: WallRun, moved: readonly Award[], p: WallParameters): boolean {
  return WALL_SIDES.some(side => {
    const credits = moved.filter(
      ({ account, team, game }) =>
        account === 'credit' && team === wall.teams[side] && !(p['deduct.running'] && game !== undefined),
    );
    return (
      credits.length > 0 &&
      chain.ruled[side] + credits.reduce((sum, { points }) => sum + toNumber(points), 0) >= law.target
    );
  });
}
