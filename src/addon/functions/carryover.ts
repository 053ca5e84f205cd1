import { times, toNumber } from '../../core/points';
import { CARRIED_PART } from '../../regulations/cup/points';
import { type Answer, answer, beside, rowsOf } from './arguments';
import { Problems } from './problems';
import { numberIn, partIn } from './quantities';

/**
 * Очки, которые команда берёт с собой в следующий этап: половина или другая часть, точно.
 * Примеры: =CARRYOVER(C2:C) · =CARRYOVER(C2:C; 0,25)
 *
 * Points that a team takes along to the next stage: half or another part, exact.
 * Examples: =CARRYOVER(C2:C) · =CARRYOVER(C2:C; 0.25)
 *
 * @param {number|Array<Array<number>>} total Очки за этап, ячейка или диапазон / Points of the stage, a cell or a range.
 * @param {number=} part Часть от 0 до 1; не указана: половина / Part from 0 to 1; left out: half.
 * @return {number|Array<Array<number>>} Перенос, столько же ячеек / The carry-over, as many cells.
 * @customfunction
 */
export function CARRYOVER(total: unknown, part?: unknown): Answer<number | ''> {
  const problems = new Problems();
  const partAt = beside('part', part, 'total', rowsOf(total), problems);
  return answer('total', total, problems, cell => {
    const points = numberIn(cell, problems);
    const carried = partIn(partAt(cell), CARRIED_PART, problems);
    return points && carried && toNumber(times(points, carried));
  });
}
