import type { Finding } from '../../core/finding';
import { totals } from '../../core/ledger';
import { lifted } from '../../core/lifting';
import type { Penalty } from '../../core/penalty';
import { compare, negated, type Points, ZERO } from '../../core/points';
import { placing, type StandingsRow } from '../../core/regulation';
import { rank, type Standing, type TeamName } from '../../core/standings';
import { liftings } from './above';
import { cutTies, level, qualification } from './cut';
import type { Cup, ScoredSeat, StageResult } from './facts';
import { type CupFindingKind, found } from './findings';
import { pending } from './fines';
import { teamsOut } from './participants';
import { chainOf, type RankingFacts, type TieBreak, tieBreaks } from './ranking';

type CupFinding = Finding<CupFindingKind>;
type Played = Omit<StageResult, 'tables' | 'rows' | 'findings'>;

/** The table of a stage with what a person must still decide in it. */
export function stageTable(
  played: Played,
  earlier: readonly StageResult[],
  penalties: readonly Penalty[],
  cup: Cup,
): Pick<StageResult, 'rows' | 'findings'> {
  const facts = rankingFacts(played, earlier, cup);
  const out = teamsOut(played.stage.id, penalties, cup);
  const ranked = played.teams.filter(team => !out.has(team));
  // A place is a claim about all the others: with one total unknown there are none.
  const isOpen = ranked.some(team => played.open.has(team));
  const standings = isOpen
    ? []
    : lifted(rank(ranked, chainOf(facts)), liftings(played.stage.id, penalties, cup));
  const byTeam = new Map(standings.map(standing => [standing.team, standing]));
  const breaks = tieBreaks(facts);
  const row = rowOf(played, breaks, penalties, cup);
  const rows = played.teams.map(team => ({
    ...row(team),
    ...placing(byTeam.get(team), ({ shared, decidedBy = '' }) => (shared ? 'shared' : decidedBy)),
    ...qualification(out.has(team) ? 'out' : byTeam.get(team), standings, played, cup),
  }));
  const findings = played.begun
    ? [...unknownTies(standings, breaks, played), ...cutTies(standings, played, cup)]
    : [];
  return { rows: rows.sort(inTable), findings };
}

function rankingFacts(
  { stage, seats, awards }: Played,
  earlier: readonly StageResult[],
  { law }: Cup,
): RankingFacts {
  const total = totals(awards, () => true);
  const alone = totals(awards, award => award.account !== 'carryOver');
  const seatsOf = new Map<TeamName, ScoredSeat[]>();
  for (const scored of [...earlier.flatMap(result => result.seats), ...seats]) {
    seatsOf.set(scored.seat.team, [...(seatsOf.get(scored.seat.team) ?? []), scored]);
  }
  return {
    stage,
    law,
    seats: team => seatsOf.get(team) ?? [],
    fines: [...earlier.flatMap(result => result.awards), ...awards].filter(award => award.account === 'fine'),
    total: team => total.get(team) ?? ZERO,
    alone: team => alone.get(team) ?? ZERO,
  };
}

function rowOf(
  { stage, awards, open }: Played,
  breaks: readonly TieBreak[],
  penalties: readonly Penalty[],
  cup: Cup,
) {
  const all = totals(awards, () => true);
  const brought = totals(awards, award => award.account === 'carryOver');
  const fined = totals(awards, award => award.account === 'fine');
  const known = ({ id, value }: TieBreak, team: TeamName) => {
    const found = value(team);
    return [id, found === 'unknown' || open.has(team) ? undefined : found] as const;
  };
  return (team: TeamName) => ({
    team,
    ...(open.has(team) ? { provisional: all.get(team) ?? ZERO } : { points: all.get(team) ?? ZERO }),
    carryIn: brought.get(team) ?? ZERO,
    penalties: negated(fined.get(team) ?? ZERO),
    pending: pending(stage.id, team, penalties, cup),
    criteria: Object.fromEntries(breaks.map(tieBreak => known(tieBreak, team))),
  });
}

/** `role+`: places that stay shared because a row can't be known, with the rows. */
function unknownTies(
  standings: readonly Standing[],
  breaks: readonly TieBreak[],
  { stage }: Played,
): readonly CupFinding[] {
  const first = standings.filter(
    (s, i) => s.unknown !== undefined && standings.findIndex(o => o.place === s.place) === i,
  );
  return first.map(({ place, unknown = '' }) => {
    const teams = level(place, standings);
    const rows = teams.flatMap(team => breaks.find(({ id }) => id === unknown)?.unknown(team) ?? []);
    const cells = rows.map(ref => ref.cell);
    return found('warning', 'tieUnknown', rows[0], {
      stage: stage.id,
      place,
      criterion: unknown,
      teams,
      cells,
    });
  });
}

/** By place, those without one last, by points, then by name. */
const inTable = (a: StandingsRow, b: StandingsRow): number =>
  (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
  compare(shownPoints(b), shownPoints(a)) ||
  (a.team < b.team ? -1 : 1);

const shownPoints = ({ points, provisional }: StandingsRow): Points => points ?? provisional ?? ZERO;
