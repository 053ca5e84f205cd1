import { outlook, spansOf } from './outlook';
import type { Penalty } from './penalty';
import { compare } from './points';
import type { Outlook, Race } from './race';
import type { Judgement } from './regulation';
import type { Step } from './sanction';
import type { TeamName } from './standings';
import type { LedgerState, Tournament } from './tournament';
import { withSwitches } from './whatIf';

/** The law in force, to judge other facts by. */
export interface InForce {
  readonly judge: (facts: Tournament) => Judgement;
  readonly races: (facts: Tournament, judgement: Judgement) => readonly Race[];
  readonly ladder: (clause: string) => readonly Step[] | undefined;
}

/** Whether anything open, all of it taken together, can change who goes on from a table. */
export interface TopSafety {
  readonly stage: string;
  readonly group?: string;
  readonly places: number;
  /** `safe` and `moves` are proven; `unknown`: neither is. */
  readonly is: 'safe' | 'moves' | 'unknown';
}

/** Judgements that are tried at most, times the rows of the tournament: Google would take too long. */
export const MOST_JUDGED = 32;
export const MOST_ROWS_JUDGED = 16_000;

/** Judges the open charges in every combination where they are few, else between two bounds. */
export function topSafety(facts: Tournament, judgement: Judgement, law: InForce): readonly TopSafety[] {
  const races = law.races(facts, judgement);
  if (races.length === 0) return [];
  const charges = judgement.penalties.filter(({ state }) => state === 'proposed');
  const ways = 2 ** charges.length;
  const isFew = ways <= MOST_JUDGED && ways * sizeOf(facts) <= MOST_ROWS_JUDGED;
  const outlooks = races.map(outlook);
  const verdicts = isFew
    ? tried(outlooks, facts, charges, law)
    : charges.every(one => isMereDeduction(one, law))
      ? betweenBounds(outlooks, facts, charges, law)
      : outlooks.map(one => (topOf(one) ? 'unknown' : moving(one)));
  return outlooks.map(({ stage, group, places }, i) => ({
    stage,
    ...(group !== undefined && { group }),
    places,
    is: verdicts[i] ?? 'unknown',
  }));
}

const sizeOf = ({ wallGames, games }: Tournament): number =>
  wallGames.length + games.reduce((seats, game) => seats + game.seats.length, 0);

/** Who goes on whatever the open items bring; undefined where that is not one set. */
function topOf({ prospects }: Outlook): ReadonlySet<TeamName> | undefined {
  if (prospects.some(({ state }) => state === 'open')) return undefined;
  return new Set(prospects.filter(({ state }) => state === 'through').map(({ team }) => team));
}

const moving = ({ by }: Outlook): TopSafety['is'] => (by === 'exact' || by === 'final' ? 'moves' : 'unknown');

const isSame = (x: ReadonlySet<TeamName> | undefined, y: ReadonlySet<TeamName> | undefined): boolean =>
  x !== undefined && y !== undefined && x.size === y.size && [...x].every(team => y.has(team));

function tried(
  now: readonly Outlook[],
  facts: Tournament,
  charges: readonly Penalty[],
  law: InForce,
): readonly TopSafety['is'][] {
  const ways = Array.from({ length: 2 ** charges.length }, (_, way) =>
    outlooksIf(facts, charges, i => ((way >> i) & 1 ? 'confirmed' : 'dismissed'), law),
  );
  return now.map((own, nth) => {
    const top = topOf(own);
    const others = ways.map(way => way.find(isOf(own)) ?? way[nth]);
    const changed = others.find(other => !other || !isSame(top, topOf(other)));
    if (!changed) return 'safe';
    const isProven = [own, ...others].every(one => one !== undefined && moving(one) === 'moves');
    return isProven ? 'moves' : 'unknown';
  });
}

const isOf =
  (own: { readonly stage: string; readonly group?: string }) =>
  (other: { readonly stage: string; readonly group?: string }): boolean =>
    own.stage === other.stage && own.group === other.group;

const outlooksIf = (
  facts: Tournament,
  charges: readonly Penalty[],
  state: (i: number) => LedgerState,
  law: InForce,
): readonly Outlook[] => racesIf(facts, charges, state, law).races.map(outlook);

function racesIf(
  facts: Tournament,
  charges: readonly Penalty[],
  state: (i: number) => LedgerState,
  law: InForce,
) {
  const switches = charges.map((penalty, i) => ({ set: 'penalty' as const, penalty, state: state(i) }));
  const other = withSwitches(facts, switches);
  const judgement = law.judge(other);
  return { judgement, races: law.races(other, judgement) };
}

const HARMLESS = ['warning', 'playerOut', 'rolesVoid', 'deduction'];

/** It can only take points of its own team, never fewer for a later offence than for an earlier one. */
function isMereDeduction({ clause, sanctions }: Penalty, { ladder }: InForce): boolean {
  const steps = [...(ladder(clause) ?? []), sanctions];
  const taken = (ladder(clause) ?? []).map(step =>
    step.reduce(
      (all, one) => all + (one.kind === 'deduction' ? Number(one.points.n) / Number(one.points.d) : 0),
      0,
    ),
  );
  return (
    steps.every(step => step.every(({ kind }) => HARMLESS.includes(kind))) &&
    taken.every((points, i) => i === 0 || points >= (taken[i - 1] ?? 0))
  );
}

/** All charges confirmed leave every team its least, all dismissed its most: between them lies every combination. */
function betweenBounds(
  now: readonly Outlook[],
  facts: Tournament,
  charges: readonly Penalty[],
  law: InForce,
): readonly TopSafety['is'][] {
  const worst = racesIf(facts, charges, () => 'confirmed', law);
  const best = racesIf(facts, charges, () => 'dismissed', law);
  const isComparable = worst.judgement.walls.every(
    ({ wall, state }, i) =>
      best.judgement.walls[i]?.wall === wall && best.judgement.walls[i]?.state === state,
  );
  return now.map(own => {
    const top = topOf(own);
    if (!top) return moving(own);
    const [low, high] = [worst.races.find(isOf(own)), best.races.find(isOf(own))];
    if (!isComparable || !low?.isBounded || !high?.isBounded || low.places !== high.places) return 'unknown';
    const [lows, highs] = [spansOf(low), spansOf(high)];
    const through = lows.filter(({ runner }) => top.has(runner.team));
    const rest = highs.filter(({ runner }) => !top.has(runner.team));
    const isApart = through.every(x => rest.every(y => compare(x.low, y.high) > 0));
    return isApart && lows.length === highs.length ? 'safe' : 'unknown';
  });
}
