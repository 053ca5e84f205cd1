import { stageText } from '../../../table/standingsSheet';
import { PREFIX, sampleTeams } from './names';
import { MINUTE, momentCell, type Rows, type Sample } from './sample';

/** Each wall: its teams, how long ago it began, its games. A game is `A[/B][=judge][~]`: `~` is an entry of B that came late. */
const WALLS = [
  { teams: [0, 1], began: 100, games: '2:0 4:0 4:3 7:3 9:3 9:5 11:5/9:7' },
  { teams: [2, 3], began: 90, games: '0:2 2:2 2:4~ 4:4 4:7 6:7' },
  { teams: [0, 2], began: 80, games: '3:0 5:0 5:2/5:3=5:2 5:4 8:4 8:6' },
] as const;

/** From the start of one game to that of the next, to its GO, to the captains' entries. */
const [PACE, GO, ENTRY_A, ENTRY_B, LATE] = [12, 4, 10.5, 10.8, 20.2].map(minutes => minutes * MINUTE) as [
  number,
  number,
  number,
  number,
  number,
];

/** A small evening of walls with a dispute, a late and an inaccurate entry. */
export const walls: Sample = setting => {
  const { lang, now } = setting;
  const cell = momentCell(setting);
  const { long: group, short } = PREFIX[lang];
  const teams = sampleTeams(lang, 4);
  const evening = WALLS.map(({ teams: [a, b], began, games }, i) => ({
    wall: `${short} ${i + 1}`,
    a: teams[a]?.team ?? '',
    b: teams[b]?.team ?? '',
    start: Math.floor((now - began * MINUTE) / MINUTE) * MINUTE,
    games: games.split(' '),
  }));
  return {
    teams: teams.map(({ team }) => ({ team, group })),
    walls: evening.map(({ games: _, start, ...row }) => ({
      ...row,
      day: 1,
      stage: stageText('group', lang),
      group,
      start: cell(start),
    })),
    online: evening.flatMap(({ games, wall, a, b, start }) =>
      games.map((game, i) =>
        gameRow(game, start + i * PACE, cell, { wall, game: i + 1, teamA: a, teamB: b }),
      ),
    ),
  };
};

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
