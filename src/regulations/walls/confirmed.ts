import type { Penalty } from '../../core/penalty';

/** The confirmed rulings as walls ask for them. */
export interface Confirmed {
  /** Those on one wall. */
  readonly on: (wall: string) => readonly Penalty[];
  /** Those that put a team out of all its walls. */
  readonly out: readonly Penalty[];
}

/** The confirmed among these penalties, in their order: looked through once, however many walls there are. */
export function confirmedIn(penalties: readonly Penalty[]): Confirmed {
  const confirmed = penalties.filter(({ state }) => state === 'confirmed');
  const byWall = new Map<string | undefined, Penalty[]>();
  for (const penalty of confirmed) {
    const known = byWall.get(penalty.wall);
    if (known) known.push(penalty);
    else byWall.set(penalty.wall, [penalty]);
  }
  return {
    on: wall => byWall.get(wall) ?? [],
    out: confirmed.filter(({ sanctions }) => sanctions.some(({ kind }) => kind === 'teamOut')),
  };
}
