import { nameKey, shown } from '../../table/names';
import { rowsUnder } from '../../table/parts';
import type { SheetId } from '../../table/sheets';
import { runs } from './formats';
import type { Part } from './part';

/** How the product knows its own protections; organizers find them under this name. */
export const MARK = 'Mafia Score Table';

/** A block of cells, counted from 1. */
export interface Rect {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** One protection that must stand. */
export interface Guard {
  readonly name: string;
  /** Absent: the whole sheet. */
  readonly rect?: Rect;
  /** Who may write beside organizers and judges; absent: nobody. */
  readonly mails?: readonly string[];
  /** Warns people and lets scripts write: a captain's own trigger writes stamps, status and log. */
  readonly warnsOnly?: true;
}

/** A sheet with its header in place, whatever object of the platform it is. */
export type Placed<S extends SheetId = SheetId> = Pick<
  Part<S>,
  'id' | 'plan' | 'values' | 'height' | 'width'
>;

/**
 * Protects what only organizers and judges write, and each captain's cells of his own walls. While the simple trigger
 * stamps, which runs as the captain, stamps, status and log only warn; in an armed table they are closed to him too.
 */
export function guardsOf(
  { id, ...rest }: Placed,
  parts: readonly Placed[],
  isArmed: boolean,
): readonly Guard[] {
  const part = { id, ...rest };
  if (id === 'online') return [...tableGuards(part, isArmed), ...captainGuards(part, parts)];
  return [{ name: MARK, ...(id === 'log' && warnsUnless(isArmed)) }];
}

const warnsUnless = (isArmed: boolean): Pick<Guard, 'warnsOnly'> => (isArmed ? {} : { warnsOnly: true });

const KEPT = ['wall', 'game', 'created', 'go', 'teamA', 'teamB', 'byCards', 'due', 'judge'];
const WARNED = ['stampA', 'stampB', 'status', 'note', 'id'];

const columnOf = ({ plan }: Placed, key: string): number =>
  ((plan.columns as Readonly<Record<string, number>>)[key] as number) + 1;

/** The header and the organizers' columns; stamps, status, note and id. Captains' columns are not among them. */
function tableGuards(part: Placed, isArmed: boolean): Guard[] {
  const { plan, height, width } = part;
  const blocks = (keys: readonly string[]): Rect[] => {
    const columns = new Set(keys.map(key => columnOf(part, key)));
    const found = runs(width + 1, column => columns.has(column));
    return found.map(([column, count]) => ({
      row: plan.row + 1,
      column,
      rows: height - plan.row,
      columns: count,
    }));
  };
  return [
    { name: MARK, rect: { row: 1, column: 1, rows: plan.row, columns: width } },
    ...blocks(KEPT).map(rect => ({ name: MARK, rect })),
    ...blocks(WARNED).map(rect => ({ name: MARK, rect, ...warnsUnless(isArmed) })),
  ];
}

const partOf = <S extends SheetId>(parts: readonly Placed[], id: S): Placed<S> | undefined =>
  parts.find(part => part.id === id) as Placed<S> | undefined;

/**
 * For each side and run of rows the address of its captain; cells of a team without one stay open. A protection stays
 * where it is when rows are sorted: another order of walls needs set-up again, which moves it.
 */
function captainGuards(online: Placed, parts: readonly Placed[]): Guard[] {
  const mails = mailsOf(parts);
  const walls = partOf(parts, 'walls');
  const table = partOf(parts, 'online');
  if (!walls || !table) return [];
  const teams = new Map(
    rowsUnder<'walls'>(walls.plan, walls.values).map(row => [nameKey(row.text('wall')), row] as const),
  );
  return (['a', 'b'] as const).flatMap(side => {
    const blocks: { team: string; from: number; rows: number }[] = [];
    for (const row of rowsUnder<'online'>(table.plan, table.values)) {
      const team = teams.get(nameKey(row.text('wall')))?.text(side) ?? '';
      const last = blocks[blocks.length - 1];
      if (!mails.has(nameKey(team))) continue;
      if (last && nameKey(last.team) === nameKey(team) && last.from + last.rows === row.row) last.rows++;
      else blocks.push({ team: shown(team), from: row.row, rows: 1 });
    }
    return blocks.map(({ team, from, rows }) => {
      const own = mails.get(nameKey(team)) as readonly string[];
      const rect = { row: from, column: columnOf(online, side), rows, columns: 1 };
      return { name: `${MARK}: ${team} (${own.join(', ')})`, rect, mails: own };
    });
  });
}

const CAPTAIN = new Set(['капитан', 'captain', 'кап']);
const MAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Addresses of the team's own row and of its captains' rows, by team. */
export function mailsOf(parts: readonly Placed[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const teams = partOf(parts, 'teams');
  for (const row of teams ? rowsUnder<'teams'>(teams.plan, teams.values) : []) {
    if (row.text('player') !== '' && !CAPTAIN.has(nameKey(row.text('role')))) continue;
    const mails = row
      .text('mail')
      .split(/[,;\s]+/)
      .filter(mail => MAIL.test(mail));
    const key = nameKey(row.text('team'));
    if (mails.length > 0) found.set(key, [...new Set([...(found.get(key) ?? []), ...mails])]);
  }
  return found;
}
