import type { Wall } from '../core/tournament';
import { type Border, report } from './border';
import type { Grid, GridRow } from './grid';
import { nameKey, nameShown, shown } from './names';
import { readWhole } from './numbers';
import type { ColumnOf } from './sheets';
import { wallStageNamed } from './stages';
import type { TeamBook } from './teams';
import { readMoment } from './time';

type WallRow = GridRow<ColumnOf<'walls'>>;

/** The schedule: one wall per row, in the order of the sheet. */
export function readWalls(
  grid: Grid<ColumnOf<'walls'>>,
  book: TeamBook,
  zone: string,
  border: Border,
): readonly Wall[] {
  const walls = new Map<string, Wall>();
  for (const row of grid.rows) {
    const wall = readWall(row, book, zone, border);
    if (!wall) continue;
    const before = walls.get(nameKey(wall.id));
    if (before) report(border, 'error', 'wallTwice', wall.at, { wall: wall.id, first: before.at.cell });
    else walls.set(nameKey(wall.id), wall);
  }
  return [...walls.values()];
}

/** Names of the walls that the schedule lists, readable or not, by their keys. */
export const listedWalls = (grid: Grid<ColumnOf<'walls'>>): ReadonlyMap<string, string> =>
  new Map(grid.rows.map(row => [nameKey(row.text('wall')), nameShown(row.text('wall'))]));

function readWall(row: WallRow, book: TeamBook, zone: string, border: Border): Wall | undefined {
  const id = nameShown(row.text('wall'));
  if (id === '') return void report(border, 'error', 'wallMissing', row.at('wall'));
  const stage = wallStageNamed(row.text('stage'));
  if (stage === undefined)
    report(border, 'error', 'unknownStage', row.at('stage'), { text: row.text('stage') });
  const [a, b] = [book.named(row.text('a'), row.at('a')), book.named(row.text('b'), row.at('b'))];
  if (stage === undefined || a === undefined || b === undefined) return undefined;
  const start = readMoment(row.cell('start'), zone);
  if (!start.ok && start.why !== 'blank')
    report(border, 'error', 'badMoment', row.at('start'), { text: row.text('start') });
  const group = shown(row.text('group')) || book.teams.find(team => team.name === a)?.group;
  const fairPlay = nameKey(row.text('fairPlay')).replace('а', 'a').replace('б', 'b');
  return {
    id,
    day: dayOf(row, border),
    stage,
    ...(group && { group }),
    teams: { a, b },
    ...(start.ok && { start: start.at }),
    ...(fairPlay && { fairPlay }),
    at: row.at('wall'),
  };
}

function dayOf(row: WallRow, border: Border): number {
  const day = readWhole(row.cell('day'));
  if (day === undefined && row.text('day') !== '')
    report(border, 'error', 'badNumber', row.at('day'), { text: row.text('day'), why: 'words' });
  return day ?? 1;
}
