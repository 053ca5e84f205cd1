import type { Outcome, Role } from '../../core/game';
import { fraction, type Points, times, toNumber } from '../../core/points';
import { isBlank } from '../../table/numbers';
import { outcomeNamed, roleNamed } from '../../table/words';
import { type Answer, answer, beside, type Cell, rowsOf } from './arguments';
import { type Pay, payOf } from './pay';
import { Problems } from './problems';
import { partIn, wholeIn } from './quantities';
import {
  NOT_SET,
  OUTCOME,
  otherOutcome,
  otherPlayers,
  otherRole,
  PLAYERS,
  PLAYERS_NEEDED,
  ROLE,
} from './wantedOfGame';

const WHOLE_SHARE = fraction(1);

/**
 * Очки роли за исход партии, омоны тоже. По умолчанию таблица лиги 2009 (пункт 3.1).
 * Примеры: =OMONPOINTS("маф"; "3-ой омон") → 2,5 · =OMONPOINTS(B2:B; C2:C) · =OMONPOINTS(B2:B; C2:C; D2:D; E2:E; Очки!A1:G13)
 *
 * Points of a role for a game's outcome, omons included. By default the table of the 2009 league (3.1).
 * Examples: =OMONPOINTS("mafia"; "omon 3") → 2.5 · =OMONPOINTS(B2:B; C2:C) · =OMONPOINTS(B2:B; C2:C; D2:D; E2:E; Points!A1:G13)
 *
 * @param {string|Array<Array<string>>} role Роль: ком, серж, чиж, всб, док, маф, босс, маньяк; ячейка или диапазон / Role: commissar, sergeant, citizen, boss's child, doctor, mafia, boss, maniac; a cell or a range.
 * @param {string|Array<Array<string>>} outcome Исход: город, мафия, омон-1 … омон-4, ничья, маньяк, остановлена; один на всех или такой же диапазон / Outcome: city, mafia, omon 1 … omon 4, draw, maniac, stopped; one for all or a range of the same shape.
 * @param {number=} share Доля очков от 0 до 1 (вылетевшему игроку); не указана: 1 / Part of the points due, 0 to 1 (a timed-out player); left out: 1.
 * @param {number=} players Число игроков партии, если таблица зависит от него / Number of players, if the table depends on it.
 * @param {Array<Array<string|number>>=} table Своя таблица с заголовком: игроков, сторона, исходы / A table of your own with a header: players, side, outcomes.
 * @return {number|Array<Array<number>>} Очки, столько же ячеек, сколько в role / Points, as many cells as in role.
 * @customfunction
 */
export function OMONPOINTS(
  role: unknown,
  outcome: unknown,
  share?: unknown,
  players?: unknown,
  table?: unknown,
): Answer<number | ''> {
  const problems = new Problems();
  const shape = rowsOf(role);
  const outcomeAt = beside('outcome', outcome, 'role', shape, problems);
  const shareAt = beside('share', share, 'role', shape, problems);
  const playersAt = beside('players', players, 'role', shape, problems);
  const pay = payOf('table', table, problems);
  return answer('role', role, problems, cell => {
    const end = outcomeAt(cell);
    if (isBlank(end.value)) return undefined;
    const due = dueFor(cell, end, playersAt(cell), pay, problems);
    const part = partIn(shareAt(cell), WHOLE_SHARE, problems);
    return due && part && toNumber(times(due, part));
  });
}

/** The full points of one seat. */
function dueFor(role: Cell, outcome: Cell, players: Cell, pay: Pay, problems: Problems): Points | undefined {
  const who = roleIn(role, problems);
  const end = outcomeIn(outcome, pay, problems);
  const number = playersIn(players, pay, problems);
  if (!who || !end || number === 'unreadable') return undefined;
  const lookup = pay.lookup(who, end, number);
  if ('points' in lookup) return lookup.points;
  if (lookup.missing === 'cell') return problems.at(pay.unset(lookup, end) ?? outcome, NOT_SET);
  const isNumberKnown = number === undefined || pay.players.includes(number);
  return isNumberKnown
    ? problems.at(role, otherRole(number))
    : problems.at(players, otherPlayers(pay.players));
}

function roleIn(cell: Cell, problems: Problems): Role | undefined {
  const role = typeof cell.value === 'string' ? roleNamed(cell.value) : undefined;
  return role ?? problems.at(cell, ROLE);
}

function outcomeIn(cell: Cell, pay: Pay, problems: Problems): Outcome | undefined {
  const outcome = typeof cell.value === 'string' ? outcomeNamed(cell.value) : undefined;
  if (!outcome) return problems.at(cell, OUTCOME);
  return pay.outcomes.has(outcome) ? outcome : problems.at(cell, otherOutcome(pay.outcomes));
}

function playersIn(cell: Cell, pay: Pay, problems: Problems): number | undefined | 'unreadable' {
  if (isBlank(cell.value))
    return pay.isKeyed ? (problems.at(cell, PLAYERS_NEEDED) ?? 'unreadable') : undefined;
  return wholeIn(cell, 1, problems, PLAYERS) ?? 'unreadable';
}
