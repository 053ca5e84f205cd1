import { fraction, isZero, type Points, ZERO } from './points';
import type { Ending, Prospect, Race } from './race';
import type { TeamName } from './standings';

/** Ways to end beyond which nobody tries them all. */
export const MOST_ENDINGS = 20_000;
/** Points in so many parts at most: beyond them sums of whole numbers are not sure to be exact. */
const FINEST = 1_000_000;

/** What became of a team in the ways that brought it to one total. */
interface Fate {
  through: boolean;
  out: boolean;
}

/** Every way in which the items can end, tried; undefined where they are too many, or only bounds are known. */
export function triedEndings(
  race: Race,
): { readonly tried: number; readonly prospects: readonly Prospect[] } | undefined {
  const { items, runners } = race;
  const tried = items.reduce((product, { endings }) => product * endings.length, 1);
  const isClear = runners.every(({ least, most }) => isZero(least) && isZero(most));
  const parts = partsOf(race);
  if (!isClear || tried > MOST_ENDINGS || parts > FINEST || items.some(item => !item.isExact))
    return undefined;
  const fates = runners.map(() => new Map<number, Fate>());
  const totals = runners.map(({ points }) => inParts(points, parts));
  walk(race, gainsOf(race, parts), totals, [], (ended, endings) => judge(race, ended, endings, fates));
  const prospects = runners.map((runner, i) =>
    prospectOf(runner, totals[i] as number, fates[i] as Map<number, Fate>, parts),
  );
  return { tried, prospects };
}

/** The least number of parts of a point in which all points are whole. */
function partsOf({ runners, items }: Race): number {
  const all = [
    ...runners.map(({ points }) => points),
    ...items.flatMap(({ endings }) => endings.flatMap(({ gains }) => Object.values(gains))),
  ];
  return [...new Set(all.map(({ d }) => Number(d)))].reduce((parts, d) => (parts * d) / common(parts, d), 1);
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
const inParts = ({ n, d }: Points, parts: number): number => Number(n) * (parts / Number(d));

/** Gains by item, ending and runner. */
const gainsOf = ({ items, runners }: Race, parts: number): readonly (readonly (readonly number[])[])[] =>
  items.map(({ endings }) =>
    endings.map(({ gains }) => runners.map(({ team }) => inParts(gains[team] ?? ZERO, parts))),
  );

function walk(
  race: Race,
  gains: readonly (readonly (readonly number[])[])[],
  totals: readonly number[],
  chosen: readonly Ending[],
  done: (totals: readonly number[], endings: readonly Ending[]) => void,
): void {
  const item = race.items[chosen.length];
  if (!item) done(totals, chosen);
  item?.endings.forEach((ending, i) => {
    const own = gains[chosen.length]?.[i] ?? [];
    const after = totals.map((total, runner) => total + (own[runner] ?? 0));
    walk(race, gains, after, [...chosen, ending], done);
  });
}

function judge(
  race: Race,
  totals: readonly number[],
  endings: readonly Ending[],
  fates: readonly Map<number, Fate>[],
): void {
  const asked = new Map<number, ReadonlyMap<TeamName, Span>>();
  totals.forEach((total, i) => {
    const span = spanOf(total, totals);
    const isAcross = span.first <= race.places && span.last > race.places;
    const { first, last } = isAcross ? toldApart(race, totals, i, span, endings, asked) : span;
    const map = fates[i] as Map<number, Fate>;
    const fate = map.get(total);
    if (!fate) map.set(total, { through: last <= race.places, out: first > race.places });
    else {
      fate.through &&= last <= race.places;
      fate.out &&= first > race.places;
    }
  });
}

/** The places that teams level with each other take together. */
interface Span {
  readonly first: number;
  readonly last: number;
}

function spanOf(total: number, totals: readonly number[]): Span {
  let [first, last] = [1, 0];
  for (const other of totals) {
    if (other > total) first++;
    if (other >= total) last++;
  }
  return { first, last };
}

/** Level across the cut: the order among exactly those is asked once for all of them. */
function toldApart(
  race: Race,
  totals: readonly number[],
  i: number,
  span: Span,
  endings: readonly Ending[],
  asked: Map<number, ReadonlyMap<TeamName, Span>>,
): Span {
  const total = totals[i] as number;
  const tied = (): TeamName[] => race.runners.filter((_, at) => totals[at] === total).map(one => one.team);
  const order = asked.get(total) ?? orderOf(race, tied(), endings);
  asked.set(total, order);
  const own = order.get(race.runners[i]?.team ?? '');
  return own ? { first: span.first + own.first - 1, last: span.first + own.last - 1 } : span;
}

function orderOf(
  race: Race,
  tied: readonly TeamName[],
  endings: readonly Ending[],
): ReadonlyMap<TeamName, Span> {
  const standings = race.among(tied, endings);
  return new Map(
    standings.map(({ team, place }) => {
      const last = place + standings.filter(other => other.place === place).length - 1;
      return [team, { first: place, last }] as const;
    }),
  );
}

function prospectOf(
  { team, points }: Race['runners'][number],
  own: number,
  fates: ReadonlyMap<number, Fate>,
  parts: number,
): Prospect {
  const sorted = [...fates].sort(([a], [b]) => a - b);
  const gain = (total: number): Points => fraction(total - own, parts);
  const most = gain(sorted[sorted.length - 1]?.[0] ?? own);
  const common = { team, points, most };
  if (sorted.every(([, { through }]) => through)) return { ...common, state: 'through' };
  if (sorted.every(([, { out }]) => out)) return { ...common, state: 'out' };
  const least = sorted.find(([, { out }]) => !out);
  const fails = sorted.map(([, { through }]) => through).lastIndexOf(false);
  const enough = sorted[fails + 1];
  return {
    ...common,
    state: 'open',
    ...(enough && { enough: { points: gain(enough[0]), isOver: false } }),
    ...(least && least !== sorted[0] && { least: gain(least[0]) }),
  };
}
