import type { Case, Panel, Place } from '../../addon/panel';
import { inQueue } from './selection';

/** The case that a cell of the grid is about: that of the cell itself, else the first of its row; null: none. */
export function caseUnder(panel: Panel, { sheet, cell, record }: Place): string | null {
  const row = rowOf(cell);
  const isAtRow = (place: Place): boolean =>
    place.sheet === sheet && (place.record === '' ? rowOf(place.cell) === row : place.record === record);
  const isOfRow = (one: Case): boolean =>
    placesOf(one).some(isAtRow) || (record !== '' && (one.charge?.id === record || isOfGame(one, record)));
  const found = inQueue(panel).filter(isOfRow);
  const exact = found.find(one =>
    placesOf(one).some(place => isAtRow(place) && columnOf(place.cell) === columnOf(cell)),
  );
  return (exact ?? found[0])?.id ?? null;
}

const placesOf = ({ place, entries }: Case): readonly Place[] => [
  ...(place ? [place] : []),
  ...entries.filter(({ isFaulty }) => isFaulty).map(entry => entry.place),
];

/** A game of the protocols takes a row for each seat. */
const isOfGame = ({ wall, game }: Case, record: string): boolean => wall === null && game === record;

const rowOf = (cell: string): string => /\d+$/.exec(cell)?.[0] ?? '';
const columnOf = (cell: string): string => /^[A-Z]*/.exec(cell)?.[0] ?? '';
