import { planHeader } from '../../table/headerPlan';
import { nameKey } from '../../table/names';
import { type PartRow, rowsUnder } from '../../table/parts';
import type { ColumnOf, SheetCells, SheetId } from '../../table/sheets';
import { sheetNamed } from '../../table/workbook';
import { sampleTeams } from './samples/names';

const TEAMS = new Set([...sampleTeams('ru'), ...sampleTeams('en')].map(({ team }) => nameKey(team)));
const isOfTeam = (name: string): boolean => TEAMS.has(nameKey(name));

/** Rows of the sample in each sheet that has any, by the sheet's name. */
export function sampleIn(sheets: readonly SheetCells[]): ReadonlyMap<string, readonly number[]> {
  const walls = rowsIn(sheets, 'walls').filter(row => isOfTeam(row.text('a')));
  const names = new Set(walls.map(row => nameKey(row.text('wall'))));
  const isOfWall = (name: string): boolean => names.has(nameKey(name));
  const online = rowsIn(sheets, 'online').filter(
    row => isOfWall(row.text('wall')) || isOfTeam(row.text('teamA')),
  );
  const ids = new Set(online.map(row => nameKey(row.text('id'))).filter(Boolean));
  const seats = rowsIn(sheets, 'games');
  const isOfGame = ownGames(seats);
  const penalties = rowsIn(sheets, 'penalties').filter(
    row => isOfTeam(row.text('team')) || isOfWall(row.text('wall')) || isOfGame(row.text('game')),
  );
  for (const row of penalties) if (row.text('id') !== '') ids.add(nameKey(row.text('id')));
  const isOfRecord = (record: string): boolean => {
    const name = nameKey(record).replace(/ [abj]$/, '');
    return ids.has(name) || isOfWall(name.replace(/\/\d+$/, ''));
  };
  const found: readonly (readonly [SheetId, readonly { readonly row: number }[]])[] = [
    ['teams', rowsIn(sheets, 'teams').filter(row => isOfTeam(row.text('team')))],
    ['walls', walls],
    ['online', online],
    ['games', seats.filter(row => isOfTeam(row.text('team')))],
    ['penalties', penalties],
    ['log', rowsIn(sheets, 'log').filter(row => isOfRecord(row.text('record')))],
  ];
  return new Map(
    found.flatMap(([id, rows]) =>
      rows.length > 0 ? [[sheetNamed(sheets, id)?.name ?? '', rows.map(({ row }) => row)] as const] : [],
    ),
  );
}

/** Whether rows of the sample stand in the file. */
export const hasSample = (sheets: readonly SheetCells[]): boolean => sampleIn(sheets).size > 0;

/** Games in which nobody but the sample's teams sat. */
function ownGames(seats: readonly PartRow<ColumnOf<'games'>>[]): (game: string) => boolean {
  const own = new Set<string>();
  const others = new Set<string>();
  for (const row of seats) (isOfTeam(row.text('team')) ? own : others).add(nameKey(row.text('game')));
  return game => own.has(nameKey(game)) && !others.has(nameKey(game));
}

function rowsIn<S extends SheetId>(sheets: readonly SheetCells[], id: S): readonly PartRow<ColumnOf<S>>[] {
  const sheet = sheetNamed(sheets, id);
  const plan = sheet && planHeader(sheet.values, id, false);
  return sheet && plan ? rowsUnder<S>(plan, sheet.values) : [];
}
