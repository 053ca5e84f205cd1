import { compare, isWhole, type Points, toNumber, ZERO } from '../../core/points';
import { onScale, type Scale } from '../../core/scale';
import { groupScale } from '../../regulations/walls/parameters';
import { readNumber, tidied } from '../../table/numbers';
import {
  type Answer,
  answer,
  type Cell,
  cellOf,
  isBlankRow,
  isLeftOut,
  type Rows,
  rowsOf,
} from './arguments';
import { Problems } from './problems';
import { NUMBER, numberIn } from './quantities';

const SCORE = { ru: 'целое число, счёт одной команды', en: "a whole number, one team's score" };
const ASCENDING = {
  ru: '«от» больше, чем в строке выше: шкала идёт по возрастанию',
  en: 'a “from” above that of the row before: the scale ascends',
};
const TWO_COLUMNS = { ru: 'два столбца: «от» и «очки»', en: 'two columns: “from” and “points”' };

/**
 * Очки группы за счёт стенки по шкале регламента (пункт 3.4): 1–2 → 0,5 … 19 → 5, от 20 → 5,5.
 * Примеры: =WALLPOINTS(A2:A) · =WALLPOINTS(A2; Шкала!A2:B12)
 *
 * Group points for a wall score on the regulation's scale (3.4): 1–2 → 0.5 … 19 → 5, 20 and more → 5.5.
 * Examples: =WALLPOINTS(A2:A) · =WALLPOINTS(A2; Scale!A2:B12)
 *
 * @param {number|Array<Array<number>>} score Счёт одной команды, ячейка или диапазон; пустые остаются пустыми / One team's score, a cell or a range; blanks stay blank.
 * @param {Array<Array<number>>=} scale Своя шкала без заголовка: столбцы «от» и «очки» по возрастанию; не указана: шкала пункта 3.4 / A scale of your own without a header: columns from and points, ascending; left out: that of 3.4.
 * @return {number|Array<Array<number>>} Очки, столько же ячеек / Points, as many cells.
 * @customfunction
 */
export function WALLPOINTS(score: unknown, scale?: unknown): Answer<number | ''> {
  const problems = new Problems();
  const steps = isLeftOut(scale) ? groupScale : readScale(rowsOf(scale), problems);
  return answer('score', score, problems, cell => {
    const whole = scoreIn(cell, steps, problems);
    return whole && toNumber(onScale(steps, whole));
  });
}

/** A whole score, or `20+` where every score from there on earns the same. */
function scoreIn(cell: Cell, steps: Scale, problems: Problems): Points | undefined {
  const atLeast = typeof cell.value === 'string' ? /^(\d+) ?\+$/.exec(tidied(cell.value)) : null;
  const read = readNumber(atLeast ? atLeast[1] : cell.value);
  if (!read.ok || !isWhole(read.points)) return problems.at(cell, SCORE);
  const last = steps[steps.length - 1];
  const isOpen = atLeast !== null && last !== undefined && compare(read.points, last[0]) < 0;
  return isOpen ? problems.at(cell, SCORE) : read.points;
}

function readScale(rows: Rows, problems: Problems): Scale {
  const steps: [Points, Points][] = [];
  rows.forEach((cells, row) => {
    if (isBlankRow(cells)) return;
    const extra = cells.findIndex((cell, column) => column > 1 && !isBlankRow([cell]));
    if (extra > 0) problems.at(cellOf('scale', rows, row, extra), TWO_COLUMNS);
    const from = numberIn(cellOf('scale', rows, row, 0), problems);
    const earned = numberIn(cellOf('scale', rows, row, 1), problems, cells.length < 2 ? TWO_COLUMNS : NUMBER);
    const before = steps[steps.length - 1];
    if (from && before && compare(before[0], from) >= 0)
      problems.at(cellOf('scale', rows, row, 0), ASCENDING);
    if (from) steps.push([from, earned ?? ZERO]);
  });
  return steps;
}
