import { isLive, type Penalty } from '../core/penalty';
import { isZero, sum } from '../core/points';
import { type Ladder, type Step, stepFor } from '../core/sanction';
import { decimalText } from '../table/sanctions';
import type { Lang } from '../table/standingsSheet';
import type { Understood } from '../table/workbook';
import type { Said } from './captains';
import { ladderOf } from './panel/ladders';
import { sanctionShown } from './panel/shown';

/** What stands against a team, a line for each clause and player: `7.3.14: одно предупреждение, −3`. */
export const rulingLines = (penalties: readonly Penalty[], said: Said, lang: Lang): string[] =>
  grouped(
    penalties.filter(({ state }) => state === 'confirmed'),
    ({ clause, player }) => `${clause}\u0001${player ?? ''}`,
  ).map(([first, all]) => {
    const { clause, player = '' } = first;
    return said('clause', { clause, player, sanctions: stepsShown(all, said, lang) });
  });

/** Charges that nobody has decided yet. */
export const pendingLines = (penalties: readonly Penalty[], said: Said, lang: Lang): string[] =>
  penalties
    .filter(({ state }) => state === 'proposed')
    .map(({ clause, player = '', wall = '', game = '', sanctions }) =>
      said('pending', { clause, player, wall, game, sanctions: sanctionShown(sanctions, lang) }),
    );

/** The step after those of each series whose steps differ; a wall is named where each wall is counted by itself. */
export const nextSteps = (
  penalties: readonly Penalty[],
  understood: Understood,
  said: Said,
  lang: Lang,
): string[] =>
  grouped(
    penalties.filter(one => isLive(one) && one.repeat !== undefined),
    ({ series = '' }) => series,
  ).flatMap(([first, all]) => {
    const { clause, player = '', wall = '' } = first;
    const ladder = ladderOf(clause, understood, first) ?? [];
    if (!isClimbing(ladder)) return [];
    const step = stepFor(ladder, Math.max(...all.map(({ repeat = 0 }) => repeat)) + 1);
    const kind = all.some(({ state }) => state === 'proposed') ? 'nextIf' : 'next';
    const isOfWall = understood.values['repeat.scope'] === 'wall';
    return [said(kind, { clause, player, wall: isOfWall ? wall : '', sanctions: sanctionShown(step, lang) })];
  });

/** Where each offence costs the same there is nothing to warn of. */
const isClimbing = (ladder: readonly Step[]): ladder is Ladder => ladder.length > 1;

function stepsShown(penalties: readonly Penalty[], said: Said, lang: Lang): string {
  const steps = penalties.map(({ sanctions }) => sanctions).filter(step => step.length > 0);
  const warnings = steps.filter(isWarning).length;
  const others = steps.filter(step => !isWarning(step)).map(step => sanctionShown(step, lang));
  const warned = warnings > 1 ? [said('warnings', { count: warnings })] : warnings === 1 ? [said('one')] : [];
  const money = sum(penalties.flatMap(one => one.money ?? []));
  const fined = isZero(money) ? [] : [said('fine', { sum: decimalText(money, lang) })];
  return [...warned, ...others, ...fined].join(', ');
}

const isWarning = (step: Step): boolean => step.length === 1 && step[0]?.kind === 'warning';

/** Penalties of one key together, in the order of the first of each. */
function grouped(
  penalties: readonly Penalty[],
  key: (penalty: Penalty) => string,
): [first: Penalty, all: readonly Penalty[]][] {
  const groups = new Map<string, [Penalty, Penalty[]]>();
  for (const one of penalties) {
    const group = groups.get(key(one));
    if (group) group[1].push(one);
    else groups.set(key(one), [one, [one]]);
  }
  return [...groups.values()];
}
