import type { Values } from '../../../core/parameters';
import { points } from '../../../core/points';
import type { CupParameters } from '../parameters';
import { row } from './row';

const bonus = (place: number, earned: number) => [points(place), points(earned)] as const;

/**
 * The interclan event of 2016: games of 7 to 10 players; groups, then a final, to which the best five of a group take
 * a fixed bonus by their place instead of points.
 */
export const interclan2016: Partial<Values<CupParameters>> = {
  points: [
    //  players, side  city  mafia  omon1   omon2
    row(7, 'good', '2.3', '0', '1.15', '0.6'),
    row(7, 'mafia', '0', '3.4', '1.7', '2.55'),
    row(8, 'good', '2.1', '0', '1.05', '0.5'),
    row(8, 'mafia', '0', '4.1', '2.05', '3.05'),
    row(9, 'good', '2.2', '0', '1.1', '0.55'),
    row(9, 'mafia', '0', '4', '2', '3'),
    row(10, 'good', '2', '0', '1', '0.45'),
    row(10, 'mafia', '0', '4.5', '2.25', '3.35'),
  ],
  plan: [[points(7), points(2)]],
  'stage1.groups': true,
  'stage1.minimum': 7,
  'stage2.cut': 5,
  'carry.places': [bonus(1, 4), bonus(2, 3), bonus(3, 2), bonus(4, 1), bonus(5, 0)],
  'stage1.street': 'any',
  'stage3.streets': [],
};
