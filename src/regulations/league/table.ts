import { fineAwards } from '../../core/fines';
import { type Award, totals } from '../../core/ledger';
import { lifted, liftingsAmong } from '../../core/lifting';
import type { Penalty } from '../../core/penalty';
import { compare, negated, type Points, sum, ZERO } from '../../core/points';
import { placing, type StandingsRow, taken } from '../../core/regulation';
import type { Standing, TeamName } from '../../core/standings';
import type { Clause } from './clauses';
import type { League, Season } from './facts';
import { found, type LeagueFinding } from './findings';
import { isFinedTwice, leagueOfPenalty } from './money';
import { teamsOut } from './penalties';
import { isStanding, type ScoredSeat, type Scores } from './played';
import { decidedBy, mafiaRate, type RankingFacts, ranked, unknownSides } from './ranking';

/** A league as it stands: what later questions ask of it. */
export interface LeagueResult {
  readonly league: League;
  readonly awards: readonly Award<Clause>[];
  readonly rows: readonly StandingsRow[];
  readonly findings: readonly LeagueFinding[];
}

/** Points of seats and fines of a league, its places, and what a person must still decide in it. */
export function leagueTable(
  league: League,
  score: Scores,
  extra: Scores,
  penalties: readonly Penalty[],
  season: Season,
): LeagueResult {
  const awards = [...score.seats.map(award(league)), ...fines(league, penalties)];
  const facts = rankingFacts(awards, score, extra, league, season);
  const out = new Set(teamsOut(penalties).map(({ team }) => team));
  const teams = league.teams.map(({ name }) => name).sort();
  const inPlay = teams.filter(team => !out.has(team));
  // A place is a claim about all the others: with one total unknown there are none.
  const isOpen = inPlay.some(team => score.open.has(team));
  const own = liftingsAmong(penalties).filter(one => leagueOfPenalty(one, season) === league.id);
  const standings = isOpen ? [] : lifted(ranked(inPlay, facts), own);
  const stay = lineOf(league, standings, teams.length - inPlay.length, season);
  const byTeam = new Map(standings.map(standing => [standing.team, standing]));
  const row = rowOf(league, awards, score.open, facts, penalties);
  const rows = teams.map(team => ({
    ...row(team),
    ...placing(byTeam.get(team), decidedBy),
    ...qualification(byTeam.get(team), out.has(team), standings, stay),
  }));
  const findings = [
    ...ties(standings, facts, league, penalties, season),
    ...lineTies(standings, stay, league),
  ];
  return { league, awards, rows: rows.sort(inTable), findings };
}

const award =
  ({ id }: League) =>
  ({ game, seat, points, clause }: ScoredSeat): Award<Clause> => ({
    team: seat.team,
    stage: id,
    account: 'seat',
    points,
    clause,
    game: game.id,
    at: seat.pointsAt ?? seat.at,
  });

/** 2.27: confirmed rulings that take points, one award each. */
const fines = (league: League, penalties: readonly Penalty[]): readonly Award<Clause>[] =>
  ofLeague(league, penalties, 'confirmed')
    .filter(penalty => !isFinedTwice(penalty, penalties))
    .flatMap(penalty => fineAwards<Clause>(penalty, league.id));

/** Penalties of the teams of a league, whatever the game: a team plays in one league only. */
const ofLeague = (
  { teams }: League,
  penalties: readonly Penalty[],
  state: Penalty['state'],
): readonly Penalty[] =>
  penalties.filter(one => one.state === state && teams.some(({ name }) => name === one.team));

function rankingFacts(
  awards: readonly Award[],
  score: Scores,
  extra: Scores,
  league: League,
  { law }: Season,
): RankingFacts {
  const total = totals(awards, () => true);
  const seatsOf = new Map<TeamName, ScoredSeat[]>();
  for (const scored of score.seats)
    seatsOf.set(scored.seat.team, [...(seatsOf.get(scored.seat.team) ?? []), scored]);
  return {
    law,
    total: team => total.get(team) ?? ZERO,
    seats: team => seatsOf.get(team) ?? [],
    extra: league.extra.map(({ id }) => {
      const points = new Map(
        extra.seats.filter(({ game }) => game.id === id).map(one => [one.seat.team, one.points]),
      );
      return (team: TeamName): Points => points.get(team) ?? ZERO;
    }),
  };
}

function rowOf(
  league: League,
  awards: readonly Award[],
  open: ReadonlySet<TeamName>,
  facts: RankingFacts,
  penalties: readonly Penalty[],
) {
  const fined = totals(awards, ({ account }) => account === 'fine');
  const proposed = ofLeague(league, penalties, 'proposed');
  return (team: TeamName) => {
    const rate = open.has(team) ? 'unknown' : mafiaRate(team, facts);
    const points = facts.total(team);
    return {
      team,
      ...(open.has(team) ? { provisional: points } : { points }),
      carryIn: ZERO,
      penalties: negated(fined.get(team) ?? ZERO),
      pending: sum(proposed.filter(one => one.team === team).flatMap(({ sanctions }) => taken(sanctions))),
      criteria: { '3.2': rate === 'unknown' ? undefined : rate },
    };
  };
}

/** 2.11: the last place that stays up or goes up. `2.11+`: a team taken out is among those that go down. */
const lineOf = ({ id }: League, standings: readonly Standing[], out: number, { law }: Season): number =>
  id === 'top' ? standings.length - Math.max(0, law.relegated - out) : law.promoted;

/** top: stays; second: goes up. Level across the line: not known. */
function qualification(
  standing: Standing | undefined,
  isOut: boolean,
  standings: readonly Standing[],
  stay: number,
): Pick<StandingsRow, 'qualified'> {
  if (isOut) return { qualified: false };
  if (!standing || isAcross(standing, standings, stay)) return {};
  return { qualified: standing.place <= stay };
}

/** Whether teams that share a place stand on both sides of the line. */
const isAcross = (one: Standing, standings: readonly Standing[], stay: number): boolean =>
  one.place <= stay && lastPlace(one, standings) > stay;

const level = ({ place }: Standing, standings: readonly Standing[]): readonly TeamName[] =>
  standings.filter(other => other.place === place).map(({ team }) => team);

const lastPlace = (standing: Standing, standings: readonly Standing[]): number =>
  standing.place + level(standing, standings).length - 1;

/** The first of each group that shares a place. */
const firstOfEach = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter((s, i) => s.shared && standings.findIndex(({ place }) => place === s.place) === i);

/** Ties that nobody can know, and the extra round that is due once all rounds are played (3.2). */
function ties(
  standings: readonly Standing[],
  facts: RankingFacts,
  league: League,
  penalties: readonly Penalty[],
  season: Season,
): readonly LeagueFinding[] {
  const played = league.rounds.filter(({ games }) => games.some(game => isStanding(game, penalties, season)));
  const isComplete = played.length >= league.roundsInAll;
  return firstOfEach(standings).flatMap(standing => {
    const { place, unknown: criterion } = standing;
    const teams = level(standing, standings);
    if (criterion !== undefined) {
      const rows = teams.flatMap(team => unknownSides(team, facts));
      const cells = rows.map(({ cell }) => cell);
      return [found('warning', 'tieUnknown', rows[0], { stage: league.id, place, criterion, teams, cells })];
    }
    return place === 1 && isComplete
      ? [found('error', 'extraRoundDue', undefined, { stage: league.id, teams })]
      : [];
  });
}

/** 2.11: teams level across the line wait for the judge. */
const lineTies = (
  standings: readonly Standing[],
  cut: number,
  { id: stage }: League,
): readonly LeagueFinding[] =>
  firstOfEach(standings)
    .filter(one => isAcross(one, standings, cut))
    .map(one =>
      found('error', 'tieAcrossCut', undefined, {
        stage,
        place: one.place,
        cut,
        teams: level(one, standings),
      }),
    );

/** By place, those without one last, by points, then by name. */
const inTable = (a: StandingsRow, b: StandingsRow): number =>
  (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
  compare(shownPoints(b), shownPoints(a)) ||
  (a.team < b.team ? -1 : 1);

const shownPoints = ({ points, provisional }: StandingsRow): Points => points ?? provisional ?? ZERO;
