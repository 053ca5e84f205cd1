import type { Award } from '../../core/ledger';
import { isZero, minus, negated, type Points, sum } from '../../core/points';
import { byValue, type Criterion, type TeamName } from '../../core/standings';
import type { CellRef } from '../../core/tournament';
import type { ScoredSeat } from './facts';
import type { CupValues, TieValue } from './parameters';
import { wasCommissar, wasMafia } from './roles';
import type { StageLaw } from './stages';

/** What the tie-breaks of a stage ask about. */
export interface RankingFacts {
  readonly stage: StageLaw;
  readonly law: CupValues;
  /** Seats of a team in this stage and all before it, each counted whole. */
  readonly seats: (team: TeamName) => readonly ScoredSeat[];
  readonly fines: readonly Award[];
  /** The running total, and the points of this stage alone. */
  readonly total: (team: TeamName) => Points;
  readonly alone: (team: TeamName) => Points;
}

type Side = 'mafia' | 'commissar';

/** Points first, then the tie-breaks in force by the numbers they have in the text. */
export const chainOf = (facts: RankingFacts): readonly Criterion[] => [
  byValue('points', facts.total),
  ...tieBreaks(facts).map(({ id, value }) => byValue(id, value)),
];

export interface TieBreak {
  readonly id: string;
  readonly value: (team: TeamName) => Points | 'unknown';
  /** Rows of the team that must be known and are not. */
  readonly unknown: (team: TeamName) => readonly CellRef[];
}

export const tieBreaks = (facts: RankingFacts): readonly TieBreak[] =>
  facts.stage.tie.chain(facts.law).map(name => {
    const id = `${facts.stage.tie.clause}.${facts.stage.tie.text.indexOf(name) + 1}`;
    const asked = SIDE_OF[name];
    if (!asked) return { id, value: facts.alone, unknown: () => [] };
    const parts = (team: TeamName) => partsOf(team, asked.side, asked.all, facts);
    return {
      id,
      value: team => countedOf(parts(team)),
      unknown: team => parts(team).flatMap(part => (part.counts === undefined ? [part.at] : [])),
    };
  });

const SIDE_OF: Readonly<Record<TieValue, { readonly side: Side; readonly all: boolean } | undefined>> = {
  mafia: { side: 'mafia', all: false },
  mafiaAll: { side: 'mafia', all: true },
  commissar: { side: 'commissar', all: false },
  commissarAll: { side: 'commissar', all: true },
  stagePoints: undefined,
};

/** A seat worth something: whether it counts for the side, undefined where nobody can know. */
interface Part {
  readonly points: Points;
  readonly counts: boolean | undefined;
  readonly at: CellRef;
}

function partsOf(team: TeamName, side: Side, all: boolean, facts: RankingFacts): readonly Part[] {
  const { stage, law } = facts;
  return facts
    .seats(team)
    .filter(scored => all || scored.stage === stage.id)
    .map(({ game, seat, points, roles }): Part => {
      const counts = side === 'mafia' ? wasMafia(roles) : wasCommissar(roles, law);
      return { points: minus(points, finesIn(game.id, team, facts)), counts, at: seat.pointsAt ?? seat.at };
    })
    .filter(part => !isZero(part.points));
}

/** `mafia+`: fines do not lower the points that a tie-break looks at, unless the organizers want it. */
const finesIn = (game: string, team: TeamName, { law, fines }: RankingFacts): Points =>
  sum(
    law.finesInTieBreaks
      ? fines.filter(a => a.team === team && a.game === game).map(a => negated(a.points))
      : [],
  );

const countedOf = (parts: readonly Part[]): Points | 'unknown' =>
  parts.some(part => part.counts === undefined)
    ? 'unknown'
    : sum(parts.filter(part => part.counts).map(part => part.points));
