import type { Gist } from '../../core/finding';
import { headToHead } from '../../core/headToHead';
import { divided, isZero, negated, type Points } from '../../core/points';
import {
  byValue,
  type Criterion,
  rank,
  type Standing,
  type TeamName,
  type Value,
} from '../../core/standings';
import { isLeftOut } from './arguments';
import { EXTRA_ROUND } from './chains';
import { say } from './messages';
import { Problems } from './problems';
import { readResults } from './results';
import { type Link, readRule } from './rule';
import { readTeamTable, type TeamTable } from './teamTable';

const PLACE: Gist = { ru: 'Место', en: 'Place' };
const DECIDED_BY: Gist = { ru: 'Решил', en: 'Decided by' };
const SHARED: Gist = { ru: 'поровну', en: 'shared' };
const LEFT_OUT: Gist = { ru: 'пусто', en: 'found nothing' };
const RESULTS: Gist = {
  ru: 'встречи команд (команда, счёт, счёт, команда): в цепочке есть личные встречи',
  en: 'the matches (team, score, score, team): the chain has head-to-head',
};

/**
 * Места команд по цепочке критериев и чем решено каждое место; порядок строк сохраняется.
 * Примеры: =TIEBREAK(A1:C) · =TIEBREAK(A1:D; "стенки"; Стенки!A2:D) · =TIEBREAK(A1:F; "Очки > Мафия / Игры за мафию > -Штрафы")
 *
 * Places of the teams by a chain of criteria, and what decided each; the order of rows is kept.
 * Examples: =TIEBREAK(A1:C) · =TIEBREAK(A1:D; "wall"; Walls!A2:D) · =TIEBREAK(A1:F; "Points > Mafia / Mafia games > -Fines")
 *
 * @param {Array<Array<string|number>>} table Таблица с заголовками, первый столбец: команда / A table with headers, its first column is the team.
 * @param {string=} rule «стенки», «лига», «кубок-1», «кубок-2», «кубок-3» или столбцы через >: / отношение, минус впереди: меньше лучше, личные встречи, доп. тур в конце; не указано: все столбцы по порядку / "wall", "league", "cup-1", "cup-2", "cup-3", or columns with > between: / a ratio, a leading minus: less is better, head-to-head, extra round at the end; left out: every column in order.
 * @param {Array<Array<string|number>>=} results Встречи: команда, счёт, счёт, команда / Matches: team, score, score, team.
 * @return {Array<Array<string|number>>} Столбцы «Место» и «Решил», строка в строку с table / Columns place and decided by, row by row with table.
 * @customfunction
 */
export function TIEBREAK(table: unknown, rule?: unknown, results?: unknown): (string | number)[][] | '' {
  if (!Array.isArray(table) && isLeftOut(table)) return '';
  const problems = new Problems();
  const read = readTeamTable('table', table, problems);
  if (isLeftOut(table)) return read.rows.map(() => ['', '']);
  const { links, extraRound } = readRule('rule', rule, read, problems);
  const criteria = criteriaOf(links, read, results, problems);
  problems.check();
  const standings = rank([...read.teams.keys()], criteria);
  return lines(read, standings, extraRound);
}

function criteriaOf(
  links: readonly Link[],
  table: TeamTable,
  results: unknown,
  problems: Problems,
): Criterion[] {
  const matches = isLeftOut(results) ? undefined : readResults('results', results, table, problems);
  return links.flatMap(({ name, measure }) => {
    if (measure.kind !== 'headToHead') return [byValue(name, valuesOf(measure, table))];
    if (!matches) problems.of('results', LEFT_OUT, RESULTS);
    return matches ? [headToHead(name, matches)] : [];
  });
}

type Compared = Exclude<Link['measure'], { readonly kind: 'headToHead' }>;

function valuesOf({ top, bottom, lessIsBetter }: Compared, table: TeamTable): (team: TeamName) => Value {
  const tops = table.numbers(top.column);
  const bottoms = bottom && table.numbers(bottom.column);
  const values = new Map<TeamName, Value>();
  for (const [team, number] of tops) {
    const value = bottoms ? rate(number, bottoms.get(team)) : number;
    values.set(team, value && lessIsBetter ? negated(value) : value);
  }
  return team => values.get(team);
}

/** No games: no rate, which ranks below every rate whether more or less is better. */
const rate = (wins: Points, games: Points | undefined): Value =>
  games && !isZero(games) ? divided(wins, games) : undefined;

function lines(
  { rows, headerRow, teams }: TeamTable,
  standings: readonly Standing[],
  extraRound: boolean,
): (string | number)[][] {
  const level = { shared: say(SHARED), extra: say(EXTRA_ROUND) };
  const result: (string | number)[][] = rows.map(() => ['', '']);
  result[headerRow] = [say(PLACE), say(DECIDED_BY)];
  for (const { team, place, shared, decidedBy } of standings) {
    const undecided = extraRound && place === 1 ? level.extra : level.shared;
    result[teams.get(team) as number] = [place, shared ? undecided : (decidedBy ?? '')];
  }
  return result;
}
