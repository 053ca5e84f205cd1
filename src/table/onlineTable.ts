import { last } from '../core/lists';
import {
  type CaptainCell,
  type Entry,
  type Instant,
  type Score,
  WALL_SIDES,
  type Wall,
  type WallGame,
  type WallSide,
} from '../core/tournament';
import { type Border, report } from './border';
import type { Grid, GridRow } from './grid';
import type { LogBook } from './log';
import { isUnder, mergedCells } from './merges';
import { nameKey, sameWord } from './names';
import { isBlank, readWhole } from './numbers';
import { readScore, type ScoreLocale } from './scoreText';
import type { ColumnOf, SheetCells } from './sheets';
import type { TeamBook } from './teams';
import { readMoment } from './time';

type OnlineColumn = ColumnOf<'online'>;
type OnlineRow = GridRow<OnlineColumn>;

const STAMP = { a: 'stampA', b: 'stampB' } as const;

export interface OnlineContext extends ScoreLocale {
  readonly sheet: SheetCells;
  readonly walls: readonly Wall[];
  /** All that the schedule names, by their keys; one that can't be read is a finding there. */
  readonly listed: ReadonlyMap<string, string>;
  readonly book: TeamBook;
  readonly log: LogBook;
  readonly border: Border;
}

/** One game per row, in the order of the sheet: found by wall and game number, never by position. */
export function readOnlineTable(grid: Grid<OnlineColumn>, context: OnlineContext): readonly WallGame[] {
  const byKey = new Map(context.walls.map(wall => [nameKey(wall.id), wall]));
  reportShape(grid, context);
  const seen = new Map<string, WallGame>();
  for (const row of grid.rows) {
    const wall = byKey.get(nameKey(row.text('wall')));
    if (!wall) {
      reportNoWall(row, context);
      continue;
    }
    const game = readWhole(row.cell('game'));
    if (game === undefined || game < 1) {
      report(context.border, 'error', 'badGameNumber', row.at('game'), {
        wall: wall.id,
        text: row.text('game'),
      });
      continue;
    }
    const read = readRow(row, wall, game, context);
    const key = `${wall.id}\u0001${game}`;
    const before = seen.get(key);
    seen.set(key, before ? { ...before, isFlawed: true } : read);
    if (before)
      report(context.border, 'error', 'duplicate', read.at, { wall: wall.id, game, first: before.at.cell });
  }
  return [...seen.values()];
}

function reportNoWall(row: OnlineRow, { listed, border }: OnlineContext): [] {
  const wall = row.text('wall');
  if (wall === '') report(border, 'error', 'wallMissing', row.at('wall'));
  else if (!listed.has(nameKey(wall))) report(border, 'error', 'unknownWall', row.at('wall'), { wall });
  return [];
}

function readRow(row: OnlineRow, wall: Wall, game: number, context: OnlineContext): WallGame {
  checkTeams(row, wall, context);
  const time = (column: OnlineColumn): Instant | undefined => moment(row, column, wall, context);
  const [created, go, due] = [time('created'), time('go'), time('due')];
  const byCards = byCardsOf(row, context.border);
  const judge = judgeScore(row, context);
  const since = judge && last(context.log.cell(row, 'judge', wall.id, game))?.at;
  return {
    wall: wall.id,
    game,
    ...(created !== undefined && { created }),
    ...(go !== undefined && { go }),
    ...(due !== undefined && { due }),
    captains: {
      a: captainCell(row, 'a', wall, game, context),
      b: captainCell(row, 'b', wall, game, context),
    },
    ...(byCards && { byCards }),
    ...(judge && { judge }),
    ...(!judge && !isBlank(row.cell('judge')) && { isFlawed: true as const }),
    ...(since !== undefined && { judgeSince: since }),
    at: row.at('game'),
  };
}

function captainCell(
  row: OnlineRow,
  side: WallSide,
  wall: Wall,
  game: number,
  context: OnlineContext,
): CaptainCell {
  const at = row.at(side);
  const raw = row.text(STAMP[side]);
  const stamp = readMoment(
    raw.startsWith('~') ? raw.slice(1).trim() : row.cell(STAMP[side]),
    context.zone,
    wall.start,
  );
  if (!stamp.ok && stamp.why !== 'blank') reportMoment(row, STAMP[side], stamp.why, context.border);
  const lines = context.log.cell(row, side, wall.id, game);
  const before = readScore(lines[0]?.old, context);
  return {
    entry: isUnder(at, context.sheet) ? MERGED : readScore(row.cell(side), context),
    ...(stamp.ok && { stamp: { at: stamp.at, inferred: raw.startsWith('~') } }),
    ...(before.state !== 'blank' && { before }),
    history: lines.map(line => ({ at: line.at, entry: readScore(line.now, context) })),
    at,
  };
}

const MERGED: Entry = { state: 'unreadable', why: 'merged', text: '', likely: [] };

/** Columns that people read and the product need not. */
const FOR_PEOPLE: readonly OnlineColumn[] = ['teamA', 'teamB', 'status', 'note'];

function reportShape({ headerRow, columns }: Grid<OnlineColumn>, { sheet, border }: OnlineContext): void {
  const needed = (Object.keys(columns) as OnlineColumn[]).filter(column => !FOR_PEOPLE.includes(column));
  for (const merge of sheet.merges) {
    const isHarmful = needed
      .map(column => (columns[column] ?? 0) + 1)
      .some(column => column >= merge.column && column < merge.column + merge.columns);
    if (!isHarmful || merge.row + merge.rows - 1 <= headerRow) continue;
    const cells = mergedCells(sheet.name, merge);
    report(border, 'error', 'merged', cells[0], { from: cells[0]?.cell ?? '', to: last(cells)?.cell ?? '' });
  }
  if (sheet.filtered) report(border, 'note', 'filterOn', undefined, { sheet: sheet.name });
}

function moment(
  row: OnlineRow,
  column: OnlineColumn,
  wall: Wall,
  { zone, border }: OnlineContext,
): Instant | undefined {
  const read = readMoment(row.cell(column), zone, wall.start);
  if (read.ok) return read.at;
  if (read.why !== 'blank') reportMoment(row, column, read.why, border);
  return undefined;
}

const reportMoment = (row: OnlineRow, column: OnlineColumn, why: 'words' | 'noStart', border: Border): void =>
  report(border, 'error', why === 'noStart' ? 'momentWithoutStart' : 'badMoment', row.at(column), {
    text: row.text(column),
  });

function byCardsOf(row: OnlineRow, border: Border): WallSide | undefined {
  const text = nameKey(row.text('byCards'));
  if (text === '') return undefined;
  const side = WALL_SIDES.find(s => sameWord(text, s === 'a' ? 'а' : 'в') || (s === 'b' && text === 'б'));
  if (!side) report(border, 'error', 'badSide', row.at('byCards'), { text: row.text('byCards') });
  return side;
}

function judgeScore(row: OnlineRow, context: OnlineContext): Score | undefined {
  const entry = readScore(row.cell('judge'), context);
  if (entry.state === 'score') return entry.score;
  if (entry.state === 'unreadable') {
    const likely = entry.likely.map(({ a, b }) => `${a}:${b}`);
    report(context.border, 'error', 'unreadable', row.at('judge'), {
      why: entry.why,
      text: entry.text,
      likely,
      wall: row.text('wall'),
      game: row.text('game'),
    });
  }
  return undefined;
}

/** The teams beside a score are the schedule's; other names there are a slip that a person should see. */
function checkTeams(row: OnlineRow, wall: Wall, { book, border }: OnlineContext): void {
  for (const side of WALL_SIDES) {
    const column = side === 'a' ? 'teamA' : 'teamB';
    const text = row.text(column);
    if (text === '') continue;
    const name = book.named(text, row.at(column));
    if (name !== undefined && name !== wall.teams[side]) {
      report(border, 'error', 'otherTeam', row.at(column), {
        wall: wall.id,
        team: name,
        scheduled: wall.teams[side],
      });
    }
  }
}
