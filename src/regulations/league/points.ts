import type { PointsTable } from '../../core/game';
import { fraction, points } from '../../core/points';

/** 3.1: points of a seat by outcome. A maniac has no row: he is scored as a citizen. */
export const LEAGUE_POINTS: PointsTable = [
  {
    side: 'good',
    points: { city: points(2), mafia: points(0), omon3: points(0.25), omon2: points(0.5), omon1: points(1) },
  },
  {
    side: 'mafia',
    points: { city: points(0), mafia: points(3), omon3: points(2.5), omon2: points(2), omon1: points(1.5) },
  },
];

/** 2.17: the money fine for the team's nth miss in the tournament, `first + each · n`. */
export const NO_SHOW_FINE = { first: points(50), each: points(25) } as const;

/** 2.26: in the second league every money fine is halved. */
export const SECOND_LEAGUE_PART = fraction(1, 2);

/** 3.4: prizes in money by place; places beyond the list get nothing. */
export const PRIZES = {
  top: [1000, 750, 500, 400, 300, 200, 120, 90, 60, 35],
  second: [100, 75, 70, 60, 50, 30, 20, 10],
} as const;
