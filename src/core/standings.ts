import { compare, equal, type Points, toNumber } from './points';

/** A team's name as the team sheet shows it: the identity of a team everywhere inside. */
export type TeamName = string;

/** What a criterion found: the tied teams in groups, best first (one group: it does not decide), or that it can't know. */
export type Split = readonly (readonly TeamName[])[] | 'unknown';

/** One link of a tie-break chain. It is asked about exactly the teams that are still tied. */
export interface Criterion {
  /** The clause it carries out (`4.1.a`), or its name where there is no clause. */
  readonly id: string;
  readonly split: (tied: readonly TeamName[]) => Split;
  /** What it compares among exactly the tied teams, where that is a number; `'unknown'` where it can't be known. */
  readonly value?: (tied: readonly TeamName[]) => (team: TeamName) => Value | 'unknown';
}

/** A criterion asked about teams that were level before it. */
export interface Trial {
  readonly criterion: string;
  /** The tied teams, best first, each with what was compared; no value: not known, or nothing that is a number. */
  readonly teams: readonly { readonly team: TeamName; readonly value?: Points }[];
  /** What it did for one of them: left it alone, among fewer, still level with all; or could not be known. */
  readonly outcome: 'apart' | 'fewer' | 'level' | 'unknown';
}

export interface Standing {
  readonly team: TeamName;
  /** Standard competition ranking: 1, 2, 2, 4. */
  readonly place: number;
  readonly shared: boolean;
  /** The criterion that left the team alone; absent when the first one did, or when none did. */
  readonly decidedBy?: string;
  /** The criterion that could not be known and so left the place shared. */
  readonly unknown?: string;
  /** The criteria that were asked about it, in their order. */
  readonly trials: readonly Trial[];
}

/** Places of the teams by the chain. The order of `teams` never changes anyone's place. */
export const rank = (teams: readonly TeamName[], chain: readonly Criterion[]): readonly Standing[] =>
  placed({ teams, trials: [] }, chain, 0, 1);

/** Teams that nothing told apart so far, and what was tried. */
interface Level {
  readonly teams: readonly TeamName[];
  readonly trials: readonly Trial[];
}

function placed(level: Level, chain: readonly Criterion[], from: number, place: number): Standing[] {
  const { teams } = level;
  let { trials } = level;
  for (let i = from; i < chain.length && teams.length > 1; i++) {
    const criterion = chain[i] as Criterion;
    const groups = criterion.split(teams);
    if (groups === 'unknown') {
      trials = [...trials, trial(criterion, [teams], 'unknown')];
      return teams.map(team => ({ team, place, shared: true, unknown: criterion.id, trials }));
    }
    if (groups.length > 1) return groups.flatMap(separated(chain, groups, trials, i, place));
    trials = [...trials, trial(criterion, groups, 'level')];
  }
  return teams.map(team => ({ team, place, shared: teams.length > 1, trials }));
}

function separated(
  chain: readonly Criterion[],
  groups: readonly (readonly TeamName[])[],
  before: readonly Trial[],
  i: number,
  place: number,
) {
  const criterion = chain[i] as Criterion;
  const fewer = trial(criterion, groups, 'fewer');
  const apart: Trial = { ...fewer, outcome: 'apart' };
  let next = place;
  return (group: readonly TeamName[]): Standing[] => {
    const first = next;
    next += group.length;
    const [alone] = group;
    if (group.length > 1 || alone === undefined)
      return placed({ teams: group, trials: [...before, fewer] }, chain, i + 1, first);
    const decidedBy = i > 0 && { decidedBy: criterion.id };
    return [{ team: alone, place: first, shared: false, ...decidedBy, trials: [...before, apart] }];
  };
}

function trial(
  { id, value }: Criterion,
  groups: readonly (readonly TeamName[])[],
  outcome: Trial['outcome'],
): Trial {
  const teams = groups.flat();
  const asked = value?.(teams);
  const compared = (team: TeamName): Trial['teams'][number] => {
    const found = asked?.(team);
    return found === undefined || found === 'unknown' ? { team } : { team, value: found };
  };
  return { criterion: id, teams: teams.map(compared), outcome };
}

/** A value that ranks: exact points, or absent (no rate, never played), which is below every value. */
export type Value = Points | undefined;

/**
 * Criterion "more is better". A value of `'unknown'` for a tied team makes the whole question unknown. Each team is asked
 * once: for its place, and not again for the reason of it.
 */
export function byValue(id: string, value: (team: TeamName) => Value | 'unknown'): Criterion {
  const known = new Map<TeamName, Value | 'unknown'>();
  const ask = (team: TeamName): Value | 'unknown' => {
    const before = known.get(team);
    if (before !== undefined || known.has(team)) return before;
    const found = value(team);
    known.set(team, found);
    return found;
  };
  return { id, split: tied => splitBy(tied, ask), value: () => ask };
}

function splitBy(tied: readonly TeamName[], ask: (team: TeamName) => Value | 'unknown'): Split {
  const valued: { team: TeamName; value: Value }[] = [];
  for (const team of tied) {
    const value = ask(team);
    if (value === 'unknown') return 'unknown';
    valued.push({ team, value });
  }
  return grouped(valued);
}

/** Teams in groups of equal value, best first. */
export function grouped(valued: readonly { team: TeamName; value: Value }[]): TeamName[][] {
  const sorted = valued.map(({ team, value }) => ({ team, value, near: near(value) })).sort(descending);
  const groups: TeamName[][] = [];
  let before: Value;
  for (const { team, value } of sorted) {
    const level = groups[groups.length - 1];
    if (level && same(before, value)) level.push(team);
    else groups.push([team]);
    before = value;
  }
  return groups;
}

const same = (a: Value, b: Value): boolean => (a && b ? equal(a, b) : a === b);

/** The nearest number: of two values the larger never has the smaller one. */
const near = (value: Value): number => (value ? toNumber(value) : -Infinity);

interface Near {
  readonly value: Value;
  readonly near: number;
}

/** Numbers tell most values apart at once; only those with the same are compared exactly. */
function descending(a: Near, b: Near): number {
  if (a.near !== b.near) return b.near - a.near;
  if (a.value && b.value) return compare(b.value, a.value);
  return a.value ? -1 : b.value ? 1 : 0;
}
