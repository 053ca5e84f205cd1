import type { Penalty } from '../../core/audit';
import type { Award } from '../../core/ledger';
import { compare, fraction, negated, type Points, plus, toNumber, ZERO } from '../../core/points';
import type { WallState } from '../../core/regulation';
import type { Sanction } from '../../core/sanction';
import { otherSide, WALL_SIDES, type WallSide } from '../../core/tournament';
import type { ChainRow } from './chain';
import type { Clause } from './clauses';
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

/** The result of a wall under the confirmed penalties. */
export function wallResult(run: WallRun, penalties: readonly Penalty[], p: WallParameters): WallResult {
  const confirmed = penalties.filter(({ state }) => state === 'confirmed');
  const own = confirmed.filter(({ wall }) => wall === run.wall.id);
  const losers = forfeits(run, own, confirmed, p);
  const moved = own.flatMap(penalty => moves(run, penalty, p));
  const games =
    losers.length > 0
      ? losers.map(loss => forfeitAward(run, loss, p))
      : run.chain.rows.flatMap(row => gameAwards(run, row));
  const awards = [...games, ...moved];
  return {
    run,
    awards,
    final: finalScore(run, awards),
    state: losers.length > 0 ? 'forfeited' : stateOf(run, own, moved),
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

/** Who loses the wall 0–20: by a ruling on it, or as a team that is out and had not finished it. */
function forfeits(
  run: WallRun,
  own: readonly Penalty[],
  confirmed: readonly Penalty[],
  p: WallParameters,
): Loss[] {
  const losses = own
    .filter(({ sanctions }) => sanctions.some(({ kind }) => kind === 'forfeit'))
    .flatMap(penalty => loss(run, penalty));
  if (losses.length > 0) return losses;
  const isPlayed = run.chain.isOver && p.disqualified === 'remaining';
  if (isPlayed) return [];
  return confirmed
    .filter(({ sanctions }) => sanctions.some(({ kind }) => kind === 'teamOut'))
    .flatMap(penalty => loss(run, penalty));
}

const loss = ({ wall }: WallRun, { team, clause }: Penalty): Loss[] => {
  const side = sideOfTeam(wall, team);
  return side ? [{ side, clause: clause as Clause }] : [];
};

const forfeitAward = ({ wall }: WallRun, { side, clause }: Loss, p: WallParameters): Award<Clause> => ({
  team: wall.teams[otherSide(side)],
  stage: wall.stage,
  account: 'forfeit',
  points: fraction(p['forfeit.points']),
  clause,
  wall: wall.id,
  at: wall.at,
});

/** What one game gave each side, by Annex 1 or by the ruling that overturned it. */
function gameAwards({ wall }: WallRun, row: ChainRow): Award<Clause>[] {
  const { step, ruling, wonByCards, game } = row;
  if (!step) return [];
  return WALL_SIDES.filter(side => step[side] !== 0).map(side => ({
    team: wall.teams[side],
    stage: wall.stage,
    account: ruling ? 'ruling' : wonByCards === side ? 'cards' : 'game',
    points: fraction(step[side]),
    clause: (ruling?.clause || '5.1') as Clause,
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

function stateOf(run: WallRun, own: readonly Penalty[], moved: readonly Award[]): WallState {
  const { rows, isOver } = run.chain;
  const last = rows.reduce(
    (found, { game, state }, i) => (hasActivity(game) || state === 'ruled' ? i : found),
    -1,
  );
  const isClosed = own.some(({ sanctions }) => sanctions.some(({ kind }) => kind === 'wallClosed'));
  if (!isOver && !isClosed && !isEndedByCredit(run, moved)) return last < 0 ? 'notBegun' : 'running';
  return rows.slice(0, last + 1).every(({ state }) => state === 'agreed' || state === 'ruled')
    ? 'validated'
    : 'provisional';
}

/** A credit that reaches the target ends the wall. */
function isEndedByCredit({ wall, chain, law }: WallRun, moved: readonly Award[]): boolean {
  return WALL_SIDES.some(side => {
    const credits = moved.filter(({ account, team }) => account === 'credit' && team === wall.teams[side]);
    return (
      credits.length > 0 &&
      chain.ruled[side] + credits.reduce((sum, { points }) => sum + toNumber(points), 0) >= law.target
    );
  });
}
