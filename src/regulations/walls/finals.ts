import type { Penalty } from '../../core/penalty';
import { sum, ZERO } from '../../core/points';
import { type StandingsRow, type StandingsTable, taken } from '../../core/regulation';
import { byValue, rank } from '../../core/standings';
import { WALL_SIDES } from '../../core/tournament';
import { isOut, liftedBy } from './ranking';
import { isCounted, type WallResult } from './results';

/** 3.4 day 2: each semi-final and final is a table of its own, by the final score; the higher one goes on. */
export const finalTables = (
  results: readonly WallResult[],
  penalties: readonly Penalty[],
): readonly StandingsTable[] =>
  results
    .filter(({ run }) => run.wall.stage !== 'group')
    .map(result => ({
      stage: result.run.wall.stage,
      group: result.run.wall.id,
      rows: finalRows(result, penalties),
    }));

/** Who is level in a wall that needs a winner shares the first place. */
export function finalRows(result: WallResult, penalties: readonly Penalty[]): readonly StandingsRow[] {
  const { wall } = result.run;
  const points = new Map(WALL_SIDES.map(side => [wall.teams[side], result.final[side]]));
  const row = (team: string): Omit<StandingsRow, 'shared' | 'decidedBy' | 'trials'> => {
    const of = (state: Penalty['state']) =>
      sum(
        penalties
          .filter(x => x.wall === wall.id && x.team === team && x.state === state)
          .flatMap(x => taken(x.sanctions)),
      );
    return { team, carryIn: ZERO, penalties: of('confirmed'), pending: of('proposed'), criteria: {} };
  };
  if (!isCounted(result)) {
    return [...points].map(([team, provisional]) => ({
      ...row(team),
      shared: false,
      decidedBy: '',
      trials: [],
      ...(result.state !== 'notBegun' && { provisional }),
    }));
  }
  const playing = [...points.keys()].filter(team => !isOut(team, penalties));
  const lifts = liftedBy(penalties, wall.stage, [wall.id]);
  const standings = rank(playing, [byValue('points', team => points.get(team)), ...lifts]);
  const placed = standings.map(({ team, place, shared, decidedBy, trials }) => ({
    ...row(team),
    points: points.get(team) ?? ZERO,
    place,
    shared,
    decidedBy: shared ? 'shared' : (decidedBy ?? ''),
    trials,
    ...(!shared && { qualified: place === 1 }),
  }));
  const out = [...points].filter(([team]) => isOut(team, penalties));
  return [
    ...placed,
    ...out.map(([team, own]) => ({
      ...row(team),
      points: own,
      shared: false,
      decidedBy: '',
      qualified: false,
      trials: [],
    })),
  ];
}
