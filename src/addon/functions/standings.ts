import type { Gist } from '../../core/finding';
import { last } from '../../core/lists';
import { type Points, toNumber } from '../../core/points';
import type { Judgement, StandingsTable } from '../../core/regulation';
import type { Tournament } from '../../core/tournament';
import { regulations } from '../../regulations';
import { nameKey, sameWord } from '../../table/names';
import { isBlank } from '../../table/numbers';
import { SHEETS } from '../../table/sheets';
import { stageNamed, wallStageNamed } from '../../table/stages';
import { decidedText, inPlaces, stageText } from '../../table/standingsSheet';
import { readWorkbook } from '../../table/workbook';
import { cellOf, isLeftOut, rowsOf } from './arguments';
import { reportFaults } from './faults';
import { isEnglish } from './messages';
import { Problems } from './problems';
import { workbookOf } from './workbookOf';

/**
 * Положение команд одной формулой: места, очки, критерии и чем решено, как на листе «Положение».
 * Примеры: =STANDINGS(Регламент!A:B; Протоколы!A:P) · =STANDINGS(Регламент!A:B; 'Онлайн-таблица'!A:O; Штрафы!A:Q; Стенки!A:H; Команды!A:J; "A")
 *
 * Standings of the teams in one formula: places, points, criteria and what decided, as in the sheet of standings.
 * Examples: =STANDINGS(Regulation!A:B; Games!A:P) · =STANDINGS(Regulation!A:B; 'Online table'!A:O; Penalties!A:Q; Walls!A:H; Teams!A:J; "A")
 *
 * @param {Array<Array<string|number>>} regulation Лист «Регламент» с заголовками или просто стенки, лига, кубок / The sheet of the regulation with its headers, or just walls, league, cup.
 * @param {Array<Array<string|number>>} games Лист «Онлайн-таблица» или «Протоколы» с заголовками / The online table, or the games, with headers.
 * @param {Array<Array<string|number>>=} penalties Лист «Штрафы» с заголовками / The sheet of penalties with its headers.
 * @param {Array<Array<string|number>>=} walls Лист «Стенки» с заголовками, нужен стенкам / The sheet of walls with its headers, which walls need.
 * @param {Array<Array<string|number>>=} teams Лист «Команды» с заголовками; не указан: команды из партий / The sheet of teams with its headers; left out: the teams of the games.
 * @param {string=} stage Этап, лига или группа; не указано: последний начатый этап / A stage, league or group; left out: the last stage that has begun.
 * @return {Array<Array<string|number>>} Таблица с заголовком, по местам / A table with a header, by place.
 * @customfunction
 */
export function STANDINGS(
  regulation: unknown,
  games: unknown,
  penalties?: unknown,
  walls?: unknown,
  teams?: unknown,
  stage?: unknown,
): (string | number)[][] | '' {
  if (isLeftOut(regulation) && isLeftOut(games)) return '';
  const ranges = { regulation, games, penalties, walls, teams };
  const problems = new Problems();
  const read = readWorkbook(workbookOf(ranges, Date.now()), regulations);
  if (!read.ok) reportFaults(read.problems, ranges, problems);
  problems.check();
  if (!read.ok) return '';
  const { regulation: law, tournament, values } = read.understood;
  const judgement = law.judge(tournament, values);
  const tables = asked(stage, judgement, tournament, problems);
  problems.check();
  return lines(tables);
}

/** The tables of the stage or group that was asked for, else of the last stage that has begun. */
function asked(
  stage: unknown,
  judgement: Judgement,
  tournament: Tournament,
  problems: Problems,
): readonly StandingsTable[] {
  const { tables } = judgement;
  const cell = rowsOf(stage)
    .flat()
    .find(one => !isBlank(one));
  if (cell === undefined) {
    const begun = last(tables.filter(table => hasBegun(table, judgement, tournament))) ?? tables[0];
    return tables.filter(table => table.stage === begun?.stage);
  }
  const text = String(cell);
  const named = tables.filter(table => [stageNamed(text), wallStageNamed(text)].includes(table.stage));
  const found = named.length > 0 ? named : tables.filter(({ group }) => isGroup(group, text));
  if (found.length === 0 && tables.length > 0)
    problems.at(cellOf('stage', rowsOf(stage), 0, 0), oneOf(tables));
  return found;
}

/** A stage of protocols has no table before it begins; one of walls begins with its first wall. */
const hasBegun = ({ stage }: StandingsTable, { walls }: Judgement, tournament: Tournament): boolean =>
  tournament.walls.length === 0 ||
  tournament.walls.some(
    wall => wall.stage === stage && walls.some(one => one.wall === wall.id && one.state !== 'notBegun'),
  );

const isGroup = (group: string | undefined, text: string): boolean =>
  group !== undefined && sameWord(group, nameKey(text).replace(/^(группа|group|стенка|wall) /, ''));

function oneOf(tables: readonly StandingsTable[]): Gist {
  const names = (lang: 'ru' | 'en'): string =>
    [
      ...new Set(tables.flatMap(({ stage, group }) => [stageText(stage, lang), ...(group ? [group] : [])])),
    ].join(', ');
  return { ru: `этап или группа: ${names('ru')}`, en: `a stage or a group: ${names('en')}` };
}

/** A column of groups stands last, where there are several: the first ones are always place, team and points. */
function lines(tables: readonly StandingsTable[]): (string | number)[][] {
  const lang = isEnglish() ? 'en' : 'ru';
  const title = SHEETS.standings.columns;
  const criteria = [...new Set(tables.flatMap(({ rows }) => rows.flatMap(row => Object.keys(row.criteria))))];
  const isMany = tables.length > 1;
  const header = [
    ...[title.place, title.team, title.points].map(column => column[lang]),
    ...criteria,
    title.decidedBy[lang],
    ...(isMany ? [title.group[lang]] : []),
  ];
  const rows = tables.flatMap(({ group = '', rows: all }) =>
    inPlaces(all).map(row => [
      row.place ?? '',
      row.team,
      number(row.points),
      ...criteria.map(id => number(row.criteria[id])),
      decidedText(row.decidedBy, lang),
      ...(isMany ? [group] : []),
    ]),
  );
  return [header, ...rows];
}

const number = (points: Points | undefined): number | '' => (points ? toNumber(points) : '');
