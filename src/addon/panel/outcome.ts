import { identity, type Penalty } from '../../core/penalty';
import { isZero } from '../../core/points';
import { sheetLang } from '../check';
import { say } from '../messages';
import type { Decision } from '../panel';
import { asideBack, saidAside } from './aside';
import { paymentBack } from './paying';
import type { Plan } from './plan';
import { sameAs, wayBack } from './rulings';
import { type Row, rowKey, type Scene, seenPenalty } from './scene';
import { scoreBack } from './scores';
import { pointsShown, sanctionShown } from './shown';

/** The penalties decided on, added or paid, as they stand after. */
export function penaltiesOf(
  { rulings, added, payments }: Plan,
  { check: { judgement } }: Scene,
): readonly Penalty[] {
  const keys = [...[...rulings, ...payments].map(({ penalty }) => identity(penalty)), ...added.map(identity)];
  return keys.flatMap(key => judgement.penalties.find(penalty => identity(penalty) === key) ?? []);
}

/** The decisions that take these back, as one action. */
export function waysBack(
  { rulings, scores, added, payments, aside }: Plan,
  after: Scene,
): readonly Decision[] {
  const { penalties } = after.check.judgement;
  const seen = (penalty: Penalty | undefined): string => (penalty ? seenPenalty(penalty, after) : '');
  return [
    ...rulings.map(one => wayBack(one, seen(sameAs(one.penalty, penalties)))),
    ...scores.map(one => scoreBack(one, after.rows.get(rowKey(one.row.game)) as Row, after)),
    ...payments.map(one => paymentBack(one, seen(sameAs(one.penalty, penalties)))),
    ...aside.map(asideBack),
    ...added.map((line): Decision => {
      const penalty = penalties.find(one => one.id === line.id && identity(one) === identity(line));
      const reason = say({ kind: 'addedByMistake', data: {} }, sheetLang(after.check.workbook), '');
      return { do: 'withdraw', id: line.id, seen: seen(penalty), reason };
    }),
  ];
}

/** What was decided, in one sentence. */
export function saidOf(plan: Plan, after: Scene): string {
  const { rulings, scores, added, payments, aside } = plan;
  const count = rulings.length + scores.length + added.length + payments.length + aside.length;
  if (count > 1) return say({ kind: 'saidMany', data: { count } }, after.lang, '');
  const [score] = scores;
  if (aside[0]) return saidAside(aside[0], after);
  if (score) {
    const data = { wall: score.row.game.wall, game: score.row.game.game, score: score.score };
    return say({ kind: score.score ? 'saidScore' : 'saidNoScore', data }, after.lang, '');
  }
  const [penalty] = penaltiesOf(plan, after);
  if (!penalty) return '';
  return payments.length > 0
    ? saidPayment(penalty, after)
    : saidRuling(penalty, rulings[0]?.decision.do ?? 'add', after);
}

function saidRuling(penalty: Penalty, did: string, { lang }: Scene): string {
  const { team, player = '', clause, sanctions, money } = penalty;
  const sanction = sanctionShown(sanctions, lang);
  const sum = money && !isZero(money) ? pointsShown(money, lang) : '';
  return say({ kind: 'saidRuling', data: { did, sanction, money: sum, team, player, clause } }, lang, '');
}

function saidPayment({ team, clause, line }: Penalty, { lang }: Scene): string {
  const paid = line?.paid;
  return paid && !isZero(paid)
    ? say({ kind: 'saidPaid', data: { paid: pointsShown(paid, lang), team, clause } }, lang, '')
    : say({ kind: 'saidNotPaid', data: { team, clause } }, lang, '');
}
