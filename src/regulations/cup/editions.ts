import type { Outcome, PointsRow, PointsTable, Side } from '../../core/game';
import type { Values } from '../../core/parameters';
import { type Points, parsePoints } from '../../core/points';
import type { CupParameters } from './parameters';

const COLUMNS = ['city', 'mafia', 'omon1', 'omon2', 'omon3'] as const satisfies readonly Outcome[];

/** A row as it was published: `-` is a case that never occurred and was never set. */
const row = (players: number, side: Side, ...cells: readonly string[]): PointsRow => {
  const set = COLUMNS.map((outcome, i) => [outcome, parsePoints(cells[i] ?? '-')] as const);
  return {
    players,
    side,
    points: Object.fromEntries(
      set.filter((cell): cell is [(typeof cell)[0], Points] => cell[1] !== undefined),
    ),
  };
};

const points2016: PointsTable = [
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
];

/** Named sets of values: the text itself, and the cup as it was played in 2016. */
export const editions: Readonly<Record<'template' | '2016', Partial<Values<CupParameters>>>> = {
  template: {},
  2016: { points: points2016, maniac: 'kills' },
};
