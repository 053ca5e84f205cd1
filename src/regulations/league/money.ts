import { accountsOf, isOwing } from '../../core/money';
import { isLive, type Penalty } from '../../core/penalty';
import {
  compare,
  equal,
  fraction,
  isNegative,
  isZero,
  negated,
  type Points,
  plus,
  times,
  toText,
  ZERO,
} from '../../core/points';
import { type Account, type Debt, taken } from '../../core/regulation';
import type { TeamName } from '../../core/standings';
import { type Clause, clauses } from './clauses';
import type { LeagueId, Season } from './facts';
import { found, type LeagueFinding } from './findings';
import type { LeagueValues } from './parameters';

/** What a clause costs in money, and whether that is a fine: fines are halved in the second league and cost points. */
interface Price {
  readonly of: (law: LeagueValues, repeat: number, league: LeagueId) => Points;
  readonly isFine: boolean;
}

const fine = (of: Price['of']): Price => ({ of, isFine: true });

const PRICES: Readonly<Partial<Record<Clause, Price>>> = {
  '2.10': { of: (law, _, league) => law[`fee.${league}`], isFine: false },
  // Again in one tournament it is disqualification instead.
  '2.14': fine((law, repeat) => (repeat > 1 ? ZERO : law['fine.contract'])),
  '2.15': { of: () => ZERO, isFine: false },
  '2.17': fine((law, n) => plus(law['fine.noShow.first'], times(law['fine.noShow.each'], fraction(n)))),
  '2.21': fine(law => law['fine.request']),
  '2.23': fine(law => law['fine.game']),
  '2.25': fine(law => law['fine.thrown']),
  '3.1': fine(law => law['fine.maniac']),
  '4.3': { of: law => law.deposit, isFine: false },
};

const priceOf = (clause: string): Price | undefined => PRICES[clause as Clause];

/** The league of a penalty: that of its game, else of its stage, else of the team. */
export function leagueOfPenalty({ game, stage, team }: Penalty, season: Season): LeagueId {
  const played = season.gameNamed(game);
  const named = stage === 'top' || stage === 'second' ? stage : undefined;
  return (played && season.leagueOfGame(played)) ?? named ?? season.leagueOf(team);
}

/** The penalty with its money, typed or of its clause (2.26), and what every fine costs in points (2.27). */
export function priced(penalty: Penalty, season: Season): Penalty {
  const money = moneyOf(penalty, season);
  const { line, sanctions } = penalty;
  if (!money || isZero(money)) return line?.money ? { ...penalty, money: ZERO } : penalty;
  const isFine = priceOf(penalty.clause)?.isFine ?? true;
  // Points that the judge typed are among the sanctions.
  const isTyped = line !== undefined && line.sanctions.length > 0;
  const costs = isFine && !isTyped && taken(sanctions).length === 0;
  const points = season.law['fine.points'];
  return { ...penalty, money, ...(costs && { sanctions: [...sanctions, { kind: 'deduction', points }] }) };
}

function moneyOf(penalty: Penalty, season: Season): Points | undefined {
  const { line, clause, repeat } = penalty;
  const price = priceOf(clause);
  const league = leagueOfPenalty(penalty, season);
  const due = (n: number): Points | undefined => {
    const whole = price?.of(season.law, n, league);
    return (
      whole && (price?.isFine && league === 'second' ? times(whole, season.law['fine.secondPart']) : whole)
    );
  };
  const typed = line?.money;
  // The product's own amount moves with the count; a judge's stands.
  const isOurs = typed && line.repeat !== undefined && equalTo(due(line.repeat), typed);
  return typed && !isOurs ? typed : due(repeat ?? 1);
}

const equalTo = (a: Points | undefined, b: Points): boolean => a !== undefined && equal(a, b);

/** `2.21+`: a request and a started game fined for one offence: the dearer counts. */
export const isFinedTwice = (penalty: Penalty, penalties: readonly Penalty[]): boolean =>
  penalty.clause === '2.21' &&
  penalty.state === 'confirmed' &&
  penalty.game !== undefined &&
  penalties.some(
    other =>
      other.clause === '2.23' &&
      other.state === 'confirmed' &&
      other.team === penalty.team &&
      other.game === penalty.game,
  );

/** Money of each team; a request and a started game fined for one offence are due once. */
export const accounts = (penalties: readonly Penalty[]): readonly Account[] =>
  accountsOf(penalties, one => !isFinedTwice(one, penalties));

/** What each team still owes; several clauses are joined by a comma. */
export const debts = (penalties: readonly Penalty[]): readonly Debt[] =>
  accounts(penalties)
    .filter(isOwing)
    .map(({ team, owes }) => ({ team, owes, clause: unpaidClauses(team, penalties).join(', ') }));

/** The clauses of the rulings that a team has not paid in full, in the order of the text. */
function unpaidClauses(team: TeamName, penalties: readonly Penalty[]): readonly string[] {
  const open = penalties.filter(one => one.team === team && isUnpaid(one) && !isFinedTwice(one, penalties));
  const order = Object.keys(clauses);
  const names = [...new Set(open.map(({ clause }) => clause))];
  return names.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** A ruling that stands, with money that was not paid in full. */
export const isUnpaid = ({ state, money, line }: Penalty): boolean =>
  state === 'confirmed' && money !== undefined && compare(money, line?.paid ?? ZERO) > 0;

/** What is odd about the money of rulings: fined twice, or paid more than is due. */
export function moneyFindings(penalties: readonly Penalty[]): readonly LeagueFinding[] {
  const twice = penalties.filter(one => isLive(one) && isFinedTwice(one, penalties));
  return [
    ...twice.map(({ team, game = '', at }) => found('warning', 'finedTwice', at, { team, game })),
    ...accounts(penalties)
      .filter(({ owes }) => isNegative(owes))
      .map(({ team, owes }) => found('note', 'refundDue', undefined, { team, money: toText(negated(owes)) })),
  ];
}
