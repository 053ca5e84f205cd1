import { fraction, type Points, plus, times, toNumber } from '../../core/points';
import { MONEY_FINE } from '../../regulations/cup/points';
import { NO_SHOW_FINE, SECOND_LEAGUE_PART } from '../../regulations/league/points';
import { isBlank } from '../../table/numbers';
import { wordKey } from '../../table/words';
import { type Answer, answer, beside, type Cell, rowsOf } from './arguments';
import { Problems } from './problems';
import { wholeIn } from './quantities';

interface FineRule {
  readonly first: Points;
  readonly each: Points;
}

const half = (money: Points): Points => times(money, SECOND_LEAGUE_PART);
const LEAGUE: FineRule = NO_SHOW_FINE;
const SECOND_LEAGUE: FineRule = { first: half(LEAGUE.first), each: half(LEAGUE.each) };

const RULES: ReadonlyMap<string, FineRule> = new Map([
  ['лига', LEAGUE],
  ['league', LEAGUE],
  ['лига 2', SECOND_LEAGUE],
  ['league 2', SECOND_LEAGUE],
  ['кубок', MONEY_FINE],
  ['cup', MONEY_FINE],
]);

const NTH = { ru: 'номер штрафа, целое число от 1', en: 'the number of the fine, a whole number from 1' };
const RULE = { ru: '«лига», «лига-2» или «кубок»', en: '“league”, “league-2” or “cup”' };

/**
 * Денежный штраф команды по его номеру за турнир: лига 50 + 25·n, вторая лига половина, кубок 25·n.
 * Примеры: =FINE(3) · =FINE(B2:B; "лига-2") · =FINE(2; "кубок")
 *
 * The money fine of a team by its number in the tournament: league 50 + 25·n, second league half, cup 25·n.
 * Examples: =FINE(3) · =FINE(B2:B; "league-2") · =FINE(2; "cup")
 *
 * @param {number|Array<Array<number>>} n Какой это штраф команды: 1, 2, … / Which fine of the team it is: 1, 2, …
 * @param {string=} rule «лига» (если не указано), «лига-2» или «кубок» / "league" (if left out), "league-2" or "cup".
 * @return {number|Array<Array<number>>} Деньги, столько же ячеек / Money, as many cells.
 * @customfunction
 */
export function FINE(n: unknown, rule?: unknown): Answer<number | ''> {
  const problems = new Problems();
  const ruleAt = beside('rule', rule, 'n', rowsOf(n), problems);
  return answer('n', n, problems, cell => {
    const nth = wholeIn(cell, 1, problems, NTH);
    const law = ruleIn(ruleAt(cell), problems);
    return nth !== undefined && law ? toNumber(plus(law.first, times(law.each, fraction(nth)))) : undefined;
  });
}

function ruleIn(cell: Cell, problems: Problems): FineRule | undefined {
  if (isBlank(cell.value)) return LEAGUE;
  const rule = typeof cell.value === 'string' ? RULES.get(wordKey(cell.value)) : undefined;
  return rule ?? problems.at(cell, RULE);
}
