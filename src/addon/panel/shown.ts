import { compare, negated, type Points, plus, toText, ZERO } from '../../core/points';
import type { Sanction, Step } from '../../core/sanction';
import type { Instant, Score } from '../../core/tournament';
import { sanctionText } from '../../table/sanctions';
import { clockText, momentText } from '../../table/time';
import { say } from '../messages';
import type { Lang } from '../panel';

/** Points as people read them: a true minus, and in Russian a decimal comma. */
export function pointsShown(points: Points, lang: Lang): string {
  const text = toText(points).replace('-', '−');
  return lang === 'ru' ? text.replace('.', ',') : text;
}

/** `20 − 5 = 15`, `9 + 5 = 14` */
export function sumShown(from: Points, to: Points, lang: Lang): string {
  const by = plus(to, negated(from));
  const [sign, amount] = compare(by, ZERO) < 0 ? ['−', negated(by)] : ['+', by];
  return `${pointsShown(from, lang)} ${sign} ${pointsShown(amount, lang)} = ${pointsShown(to, lang)}`;
}

/** Sanctions for the screen: `−3`, `+5 сопернику`, `предупреждение`. The ledger has words of its own. */
export const sanctionShown = (step: Step, lang: Lang): string =>
  step.map(sanction => oneShown(sanction, lang)).join('; ');

function oneShown(sanction: Sanction, lang: Lang): string {
  if (sanction.kind === 'deduction') return pointsShown(negated(sanction.points), lang);
  if (sanction.kind === 'credit')
    return say({ kind: 'shown.credit', data: { points: pointsShown(sanction.points, lang) } }, lang, '');
  return sanctionText(sanction, sanction.kind === 'forfeit' ? 'ru' : lang);
}

/** A clock for what happened today, else the day with it. */
export function momentShown(at: Instant, now: Instant, zone: string): string {
  const [day, today] = [momentText(at, zone).slice(0, 10), momentText(now, zone).slice(0, 10)];
  return day === today ? clockText(at, zone) : momentText(at, zone).replace('T', ' ');
}

export const scoreShown = ({ a, b }: Score): string => `${a}:${b}`;
