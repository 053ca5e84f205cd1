import { triedEndings } from './endings';
import { compare, minus, type Points, plus, ZERO } from './points';
import type { Outlook, Prospect, Race, Runner } from './race';
import type { TeamName } from './standings';

/** What a team can come to in all. */
export interface Span {
  readonly runner: Runner;
  readonly low: Points;
  readonly high: Points;
}

/** Who is through, out, or what it needs: exact where the ways are few enough to try, else by a proven bound. */
export function outlook(race: Race): Outlook {
  const { stage, group, places, runners, out } = race;
  const common = { stage, places, ...(group !== undefined && { group }) };
  const gone = out.map((team): Prospect => ({ team, state: 'out', points: ZERO, most: ZERO }));
  const told = (by: Outlook['by'], tried: number, prospects: readonly Prospect[]): Outlook => ({
    ...common,
    by,
    tried,
    prospects: [...prospects, ...gone],
  });
  if (!race.isBounded) return told('unknown', 0, runners.map(unbounded));
  const spans = spansOf(race);
  if (spans.every(({ low, high }) => compare(low, high) === 0) && race.items.length === 0)
    return told('final', 1, runners.map(settled));
  const bounds = spans.map(span => bounded(span, spans, places));
  const exact = triedEndings(race);
  return exact
    ? told(
        'exact',
        exact.tried,
        exact.prospects.map((one, i) => withRivals(one, bounds[i])),
      )
    : told('bound', 0, bounds);
}

/** Every combination of gains lies between these. */
export function spansOf({ runners, items }: Race): readonly Span[] {
  const spans = new Map<TeamName, { low: Points; high: Points }>(
    runners.map(({ team, points, least, most }) => [
      team,
      { low: plus(points, least), high: plus(points, most) },
    ]),
  );
  for (const { endings } of items)
    for (const team of teamsOf(endings[0]?.gains)) {
      const span = spans.get(team);
      if (!span) continue;
      const gains = endings.map(({ gains: all }) => all[team] ?? ZERO);
      span.low = plus(span.low, gains.reduce(lesser));
      span.high = plus(span.high, gains.reduce(greater));
    }
  return runners.map(runner => ({ runner, ...(spans.get(runner.team) ?? { low: ZERO, high: ZERO }) }));
}

export const teamsOf = (gains: Readonly<Record<TeamName, Points>> | undefined): readonly TeamName[] =>
  Object.keys(gains ?? {});

const lesser = (a: Points, b: Points): Points => (compare(a, b) <= 0 ? a : b);
const greater = (a: Points, b: Points): Points => (compare(a, b) >= 0 ? a : b);

const stateOf = ({ qualified }: Runner): Prospect['state'] =>
  qualified === undefined ? 'open' : qualified ? 'through' : 'out';

/** Nothing is open: the table says it. */
const settled = (runner: Runner): Prospect => ({
  team: runner.team,
  state: stateOf(runner),
  points: runner.points,
  most: ZERO,
});

const unbounded = ({ team, points }: Runner): Prospect => ({ team, state: 'open', points, most: ZERO });

/** A team level with another counts as below it where it would be through, as above it where it would be out. */
function bounded({ runner, low, high }: Span, spans: readonly Span[], places: number): Prospect {
  const rivals = spans.filter(other => other.runner !== runner);
  const reaching = rivals.filter(other => compare(other.high, low) >= 0).length;
  const above = rivals.filter(other => compare(other.low, high) > 0).length;
  const { team, points } = runner;
  const common = { team, points, most: minus(high, points) };
  if (reaching < places) return { ...common, state: 'through' };
  if (above >= places) return { ...common, state: 'out' };
  const [over, under] = [
    nth(
      rivals.map(r => r.high),
      places,
    ),
    nth(
      rivals.map(r => r.low),
      places,
    ),
  ];
  return {
    ...common,
    state: 'open',
    ...(over && compare(high, over) > 0 && { enough: { points: minus(over, points), isOver: true } }),
    ...(under && compare(under, low) > 0 && { least: minus(under, points) }),
    ...rivalry(high, rivals, places),
  };
}

/** The n-th greatest, counted from 1. */
const nth = (all: readonly Points[], n: number): Points | undefined =>
  [...all].sort((a, b) => compare(b, a))[n - 1];

function rivalry(high: Points, rivals: readonly Span[], places: number): Pick<Prospect, 'rivals'> {
  const surelyAbove = rivals.filter(({ low }) => compare(low, high) >= 0).length;
  const able = rivals.filter(other => compare(other.high, high) >= 0 && compare(other.low, high) < 0);
  const may = places - 1 - surelyAbove;
  return may >= 0 && able.length > may ? { rivals: { teams: able.map(r => r.runner.team), may } } : {};
}

const withRivals = (prospect: Prospect, bound: Prospect | undefined): Prospect =>
  prospect.state === 'open' && !prospect.enough && bound?.rivals
    ? { ...prospect, rivals: bound.rivals }
    : prospect;
