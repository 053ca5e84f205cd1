import type { Gist } from '../../core/finding';
import type { MatchResult } from '../../core/headToHead';
import { compare } from '../../core/points';
import type { TeamName } from '../../core/standings';
import { skeleton } from '../../table/names';
import { isBlank, readNumber } from '../../table/numbers';
import { type Cell, isBlankRow, rowCells, rowsOf } from './arguments';
import type { Problems } from './problems';
import { numberIn } from './quantities';
import { type TeamTable, teamKey } from './teamTable';

const FOUR_COLUMNS = {
  ru: 'четыре столбца: команда, счёт, счёт, команда',
  en: 'four columns: team, score, score, team',
};
const KNOWN_TEAM = { ru: 'команда, которая есть в table', en: 'a team that is in table' };
const OTHER_TEAM = { ru: 'другая команда, не та же самая', en: 'another team, not the same one' };
const BOTH_SCORES = { ru: 'счёт обеих команд или ни одного', en: 'the score of both teams or of none' };

/**
 * Played matches: *team, score, score, team*, a header is optional. Both scores blank: not played.
 * Every fault goes to `problems`.
 */
export function readResults(
  argument: string,
  value: unknown,
  table: TeamTable,
  problems: Problems,
): MatchResult[] {
  const rows = rowsOf(value);
  const looks = lookOf(table);
  const results: MatchResult[] = [];
  let isFirst = true;
  rows.forEach((row, index) => {
    if (isBlankRow(row)) return;
    const cells = rowCells(argument, rows, index);
    const isHeader = isFirst && !cells.some(cell => isTeamOf(table, cell) || readNumber(cell.value).ok);
    isFirst = false;
    const result = isHeader ? undefined : resultIn(cells, table, looks, problems);
    if (result) results.push(result);
  });
  return results;
}

const isTeamOf = (table: TeamTable, cell: Cell): boolean => table.teams.has(teamKey(cell.value) ?? '');

function resultIn(
  cells: readonly Cell[],
  table: TeamTable,
  looks: Looks,
  problems: Problems,
): MatchResult | undefined {
  const [left, scoreA, scoreB, right, ...extra] = cells;
  if (!left || !scoreA || !scoreB || !right)
    return problems.at(cells[cells.length - 1] as Cell, FOUR_COLUMNS);
  for (const cell of extra) if (!isBlank(cell.value)) problems.at(cell, FOUR_COLUMNS);
  const isUnplayed = isBlank(scoreA.value) && isBlank(scoreB.value);
  const [a, b] = [left, right].map(cell =>
    isUnplayed && isBlank(cell.value) ? undefined : teamIn(cell, table, looks, problems),
  );
  if (a !== undefined && a === b) problems.at(right, OTHER_TEAM);
  if (isUnplayed) return undefined;
  const [won, lost] = [scoreIn(scoreA, problems), scoreIn(scoreB, problems)];
  if (a === undefined || b === undefined || !won || !lost) return undefined;
  const difference = compare(won, lost);
  return difference === 0 ? { a, b } : { a, b, winner: difference > 0 ? a : b };
}

const scoreIn = (cell: Cell, problems: Problems) =>
  isBlank(cell.value) ? problems.at(cell, BOTH_SCORES) : numberIn(cell, problems);

function teamIn(cell: Cell, table: TeamTable, looks: Looks, problems: Problems): TeamName | undefined {
  const key = teamKey(cell.value);
  if (key !== undefined && table.teams.has(key)) return key;
  const like = key === undefined ? undefined : looks(key);
  return problems.at(cell, like === undefined ? KNOWN_TEAM : lookAlike(like));
}

const lookAlike = (name: string): Gist => ({
  ru: `команда, которая есть в table: там «${name}», похожие буквы другого алфавита`,
  en: `a team that is in table: there it is “${name}”, with look-alike letters of another alphabet`,
});

/** The team of the table whose name looks the same. */
type Looks = (key: TeamName) => string | undefined;

function lookOf(table: TeamTable): Looks {
  let names: Map<string, string> | undefined;
  return key => {
    names ??= new Map([...table.teams].map(([team, row]) => [skeleton(team), String(table.rows[row]?.[0])]));
    return names.get(skeleton(key));
  };
}
