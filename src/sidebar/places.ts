import type { StandingsRow, StandingsTable } from '../addon/report';

/** A shared place as the span that its teams take: `2–3`; `–` for a team that is not placed. */
export function placeSpan({ place, shared }: StandingsRow, rows: readonly StandingsRow[]): string {
  if (place === null) return '–';
  const last = place + sharing(place, rows) - 1;
  return shared && last > place ? `${place}–${last}` : String(place);
}

/** How many teams stand on a place. */
export const sharing = (place: number, rows: readonly StandingsRow[]): number =>
  rows.filter(row => row.place === place).length;

export interface Cut {
  /** The line stands before this row. */
  readonly before: number;
  /** How many go through. */
  readonly through: number;
  /** Teams level on one place stand on both sides of it. */
  readonly isTied: boolean;
}

/** Where those who go through end; null where nobody knows, or where the table cuts nobody. */
export function cutOf(table: StandingsTable, others: readonly StandingsTable[]): Cut | null {
  const { rows } = table;
  const first = rows.findIndex(({ qualified }) => qualified !== true);
  if (first < 0) return null;
  const undecided = rows.filter(({ qualified }) => qualified === null);
  if (undecided.length === 0) return first === 0 ? null : { before: first, through: first, isTied: false };
  const through = others.map(decidedCut).find(count => count !== null) ?? null;
  const tied = rows[first];
  if (through === null || !tied?.shared || through <= first || through >= first + undecided.length)
    return null;
  return { before: through, through, isTied: true };
}

/** Those who go through in a table of the same stage where all is known. */
function decidedCut({ rows }: StandingsTable): number | null {
  if (rows.some(({ qualified }) => qualified === null)) return null;
  return rows.filter(({ qualified }) => qualified).length || null;
}
