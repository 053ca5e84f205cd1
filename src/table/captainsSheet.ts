import { headerColumns } from './headers';
import { asBlocks, placeFor } from './ownTable';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';
import type { Lang } from './standingsSheet';
import { type Block, isWritten } from './writing';

type Key = ColumnOf<'captains'>;

/** What a team's captain is told, by the columns of the sheet. */
export type CaptainLine = Readonly<Record<Key, string>>;

const KEYS = Object.keys(SHEETS.captains.columns) as Key[];

const titlesIn = (row: readonly unknown[]): number => Object.keys(headerColumns(row, SHEETS.captains)).length;

/**
 * What makes the sheet hold exactly these lines, leaving an organizer's own columns and rows above alone. The first line
 * says as of when they are: a later moment alone is no news, since all of them hold then too.
 */
export function captainsBlocks(
  asOf: CaptainLine,
  lines: readonly CaptainLine[],
  sheet: SheetCells | undefined,
  name: string,
  lang: Lang,
): readonly Block[] {
  const values = sheet?.values ?? [];
  const headerRow = values.findIndex(row => titlesIn(row) > 1);
  const place = placeFor(KEYS.length, values, headerRow, title => titlesIn([title]) > 0);
  const blocks = (first: CaptainLine): readonly Block[] => {
    const cells = place.columns.map((column, i) => {
      const key = KEYS[i];
      const written = key
        ? [SHEETS.captains.columns[key][lang], ...[first, ...lines].map(line => line[key])]
        : [];
      return { column, isText: true, values: written };
    });
    return asBlocks(name, place.row, Math.max(lines.length + 2, place.height), cells);
  };
  const standing = String(values[place.row]?.[place.columns[0] ?? 0] ?? '');
  const isDated = MOMENT.test(standing) && standing.replace(MOMENT, '') === asOf.team.replace(MOMENT, '');
  const isNews = !isDated || blocks({ ...asOf, team: standing }).some(block => !isWritten(block, values));
  return isNews ? blocks(asOf) : [];
}

const MOMENT = /\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/;
