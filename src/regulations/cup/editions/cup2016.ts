import type { Values } from '../../../core/parameters';
import type { CupParameters } from '../parameters';
import { row } from './row';

/** The family cup as it was played in 2016: its points, and a maniac paid by his kills. */
export const cup2016: Partial<Values<CupParameters>> = {
  points: [
    //  players, side   city  mafia  omon1   omon2   omon3
    row(16, 'good', '1.7', '0', '0.85', '-', '0.2'),
    row(16, 'mafia', '0', '4.9', '2.45', '-', '4.3'),
    row(15, 'good', '1.8', '0', '-', '-', '-'),
    row(15, 'mafia', '0', '4.6', '-', '-', '-'),
    row(13, 'good', '2', '0', '-', '-', '-'),
    row(13, 'mafia', '0', '4.6', '-', '-', '-'),
    row(12, 'good', '2', '0', '-', '-', '0.3'),
    row(12, 'mafia', '0', '4.2', '-', '-', '3.9'),
    row(9, 'good', '2.2', '0', '-', '-', '-'),
    row(9, 'mafia', '0', '4.2', '-', '-', '-'),
    row(8, 'good', '2.4', '0', '-', '0.55', '-'),
    row(8, 'mafia', '0', '4', '-', '3', '-'),
  ],
  maniac: 'kills',
};
