import { fraction, points } from '../../core/points';

/** stage2.carry, stage3.carry with `½+`: the part of the running total that goes on to the next stage. */
export const CARRIED_PART = fraction(1, 2);

/** fines.money: the money fine for the team's nth violation in the tournament, `first + each · n`. */
export const MONEY_FINE = { first: points(0), each: points(25) } as const;
