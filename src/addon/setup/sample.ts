import { planHeader } from '../../table/headerPlan';
import { nameKey } from '../../table/names';
import { type PartRow, rowsUnder } from '../../table/parts';
import type { ColumnOf, SheetCells, SheetId } from '../../table/sheets';
import { type Lang, stageText } from '../../table/standingsSheet';
import { wallClock } from '../../table/time';
import { sheetNamed } from '../../table/workbook';
import type { Written } from '../../table/writing';

/** Names of the sample: its rows are known by its teams, so no real team may be called so. Walls are named for a narrow column. */
const NAMES = {
  ru: {
    teams: ['Пример: Ёжики', 'Пример: Совы', 'Пример: Трамвай', 'Пример: Фонарь'],
    group: 'Пример',
    wall: 'пр.',
  },
  en: {
    teams: ['Sample: Hedgehogs', 'Sample: Owls', 'Sample: Trams', 'Sample: Lanterns'],
    group: 'Sample',
    wall: 'ex.',
  },
} as const;

/** Each wall: its teams, how long ago it began, its games. A game is `A[/B][=judge][~]`: `~` is an entry of B that came late. */
const WALLS = [
  { teams: [0, 1], began: 100, games: '2:0 4:0 4:3 7:3 9:3 9:5 11:5/9:7' },
  { teams: [2, 3], began: 90, games: '0:2 2:2 2:4~ 4:4 4:7 6:7' },
  { teams: [0, 2], began: 80, games: '3:0 5:0 5:2/5:3=5:2 5:4 8:4 8:6' },
] as const;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** From the start of one game to that of the next, to its GO, to the captains' entries. */
const [PACE, GO, ENTRY_A, ENTRY_B, LATE] = [12, 4, 10.5, 10.8, 20.2].map(minutes => minutes * MINUTE) as [
  number,
  number,
  number,
  number,
  number,
];

type Rows<S extends SheetId> = readonly Readonly<Partial<Record<ColumnOf<S>, Written>>>[];

/** A small evening of walls with a dispute, a late and an inaccurate entry, played around `now`. */
export function sampleRows(lang: Lang, now: number, zone: string) {
  const { teams, group, wall } = NAMES[lang];
  /** As the cell holds it: days since 30 December 1899 on the clock of the file. */
  const cell = (at: number): number => wallClock(at, zone) / DAY + 25_569;
  const walls = WALLS.map(({ teams: [a, b], began, games }, i) => ({
    wall: `${wall} ${i + 1}`,
    a: teams[a],
    b: teams[b],
    start: Math.floor((now - began * MINUTE) / MINUTE) * MINUTE,
    games: games.split(' '),
  }));
  return {
    teams: teams.map(team => ({ team, group })) satisfies Rows<'teams'>,
    walls: walls.map(({ games: _, start, ...row }) => ({
      ...row,
      day: 1,
      stage: stageText('group', lang),
      group,
      start: cell(start),
    })) satisfies Rows<'walls'>,
    online: walls.flatMap(({ games, wall: name, a, b, start }) =>
      games.map((game, i) =>
        gameRow(game, start + i * PACE, cell, { wall: name, game: i + 1, teamA: a, teamB: b }),
      ),
    ) satisfies Rows<'online'>,
  };
}

function gameRow(game: string, at: number, cell: (at: number) => number, row: Rows<'online'>[number]) {
  const [scores = '', judge = ''] = game.replace('~', '').split('=');
  const [a = '', b = a] = scores.split('/');
  return {
    ...row,
    created: cell(at),
    go: cell(at + GO),
    a,
    b,
    stampA: cell(at + ENTRY_A),
    stampB: cell(at + (game.endsWith('~') ? LATE : ENTRY_B)),
    judge,
  };
}

const TEAMS = new Set([...NAMES.ru.teams, ...NAMES.en.teams].map(nameKey));
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
  const isOfRecord = (record: string): boolean => {
    const name = nameKey(record).replace(/ [abj]$/, '');
    return ids.has(name) || isOfWall(name.replace(/\/\d+$/, ''));
  };
  const found: readonly (readonly [SheetId, readonly { readonly row: number }[]])[] = [
    ['teams', rowsIn(sheets, 'teams').filter(row => isOfTeam(row.text('team')))],
    ['walls', walls],
    ['online', online],
    [
      'penalties',
      rowsIn(sheets, 'penalties').filter(row => isOfTeam(row.text('team')) || isOfWall(row.text('wall'))),
    ],
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

function rowsIn<S extends SheetId>(sheets: readonly SheetCells[], id: S): readonly PartRow<ColumnOf<S>>[] {
  const sheet = sheetNamed(sheets, id);
  const plan = sheet && planHeader(sheet.values, id, false);
  return sheet && plan ? rowsUnder<S>(plan, sheet.values) : [];
}
