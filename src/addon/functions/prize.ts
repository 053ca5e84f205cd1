import { fraction, toNumber } from '../../core/points';
import { PRIZES } from '../../regulations/league/points';
import { isBlank } from '../../table/numbers';
import { wordKey } from '../../table/words';
import { type Answer, answer, beside, type Cell, rowsOf } from './arguments';
import { Problems } from './problems';
import { wholeIn } from './quantities';

const LEAGUES = new Map<string, readonly number[]>([
  ['высшая', PRIZES.top],
  ['top', PRIZES.top],
  ['вторая', PRIZES.second],
  ['second', PRIZES.second],
]);

const PLACE = { ru: 'место, целое число от 1', en: 'a place, a whole number from 1' };
const LEAGUE = { ru: '«высшая» или «вторая»', en: '“top” or “second”' };
const TEAMS = {
  ru: 'число команд на этом месте, целое от 1',
  en: 'the number of teams at this place, whole, from 1',
};

/**
 * Приз команде за место в лиге (пункт 3.4); команды, поделившие места, делят их призы поровну.
 * Примеры: =PRIZE(1) · =PRIZE(A2:A; "вторая") · =PRIZE(2; "высшая"; 2)
 *
 * A team's prize for its place in the league (3.4); teams that share places share their prizes equally.
 * Examples: =PRIZE(1) · =PRIZE(A2:A; "second") · =PRIZE(2; "top"; 2)
 *
 * @param {number|Array<Array<number>>} place Место, ячейка или диапазон / Place, a cell or a range.
 * @param {string=} league «высшая» (если не указано) или «вторая» / "top" (if left out) or "second".
 * @param {number=} sharedBy Сколько команд делят места, начиная с этого; не указано: одна / How many teams share the places from this one on; left out: one.
 * @return {number|Array<Array<number>>} Деньги одной команде; за местами из списка 0 / Money for one team; 0 beyond the list.
 * @customfunction
 */
export function PRIZE(place: unknown, league?: unknown, sharedBy?: unknown): Answer<number | ''> {
  const problems = new Problems();
  const shape = rowsOf(place);
  const leagueAt = beside('league', league, 'place', shape, problems);
  const teamsAt = beside('sharedBy', sharedBy, 'place', shape, problems);
  return answer('place', place, problems, cell => {
    const first = wholeIn(cell, 1, problems, PLACE);
    const prizes = leagueIn(leagueAt(cell), problems);
    const teams = teamsIn(teamsAt(cell), problems);
    return first !== undefined && prizes && teams !== undefined ? share(prizes, first, teams) : undefined;
  });
}

/** 3.4+: the prizes of the shared places, summed and divided equally. */
function share(prizes: readonly number[], first: number, teams: number): number {
  const all = prizes.slice(first - 1, first - 1 + teams).reduce((sum, prize) => sum + prize, 0);
  return toNumber(fraction(all, teams));
}

function leagueIn(cell: Cell, problems: Problems): readonly number[] | undefined {
  if (isBlank(cell.value)) return PRIZES.top;
  const prizes = typeof cell.value === 'string' ? LEAGUES.get(wordKey(cell.value)) : undefined;
  return prizes ?? problems.at(cell, LEAGUE);
}

const teamsIn = (cell: Cell, problems: Problems): number | undefined =>
  isBlank(cell.value) ? 1 : wholeIn(cell, 1, problems, TEAMS);
