import { type Finding, finding } from '../../core/finding';
import { MINUTE } from '../../core/tournament';
import type { ChainRow } from './chainRow';
import { creationDelay, loserOf } from './offences';
import type { WallParameters, WallRun } from './wallRun';

/** Where a row stands, for the words of a finding. */
export const place = ({ wall }: WallRun, { game }: ChainRow) => ({ wall: wall.id, game: game.game });

/** 2.3 and 2.5: what the clocks say where only a judge can name the team. */
export function clockFindings(
  run: WallRun,
  row: ChainRow,
  previous: ChainRow | undefined,
  p: WallParameters,
): Finding[] {
  return [...createdWithoutLoser(run, row, previous, p), ...gatheredLate(run, row, p)];
}

function createdWithoutLoser(
  run: WallRun,
  row: ChainRow,
  previous: ChainRow | undefined,
  p: WallParameters,
): Finding[] {
  const { created, game, at } = row.game;
  const delay = creationDelay(row, previous);
  const first =
    game === 1 && created !== undefined && run.wall.start !== undefined
      ? created - run.wall.start
      : undefined;
  const late = delay && previous && !loserOf(run, previous) ? delay.late : first;
  if (late === undefined || late <= p['create.minutes'] * MINUTE) return [];
  return [
    finding('warning', 'createdLateBySomeone', at, {
      ...place(run, row),
      seconds: Math.round(late / 1000),
      first: game === 1 ? 'yes' : 'no',
    }),
  ];
}

function gatheredLate(run: WallRun, row: ChainRow, p: WallParameters): Finding[] {
  const { created, go, game, at } = row.game;
  const from = game === 1 ? (run.wall.start ?? created) : created;
  const limit = game === 1 ? p['gather.first'] : p['gather.minutes'];
  if (from === undefined || go === undefined || go - from <= limit * MINUTE) return [];
  const over = go - from - limit * MINUTE;
  const fives = Math.floor(over / (p['gather.minutes'] * MINUTE || MINUTE));
  return [
    finding(fives > 0 ? 'warning' : 'note', 'gatheredLate', at, {
      ...place(run, row),
      seconds: Math.round(over / 1000),
      fives,
      break: game === 1 ? p['break.minutes'] : '',
    }),
  ];
}
