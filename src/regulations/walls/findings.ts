import { type Finding, finding } from '../../core/finding';
import { type Score, WALL_SIDES } from '../../core/tournament';
import type { ChainRow } from './chainRow';
import { clockFindings, place } from './clocks';
import { lateness, scoreText } from './offences';
import { whyImpossible } from './reasons';
import { markedByCards } from './rowState';
import { nextScores } from './steps';
import { entryAt } from './times';
import type { WallParameters, WallRun } from './wallRun';

/** What a judge should look at in the rows of a wall. */
export const rowFindings = (run: WallRun, stamped: boolean, p: WallParameters): readonly Finding[] =>
  run.chain.rows.flatMap((row, i) => [
    ...gapBefore(run, row, run.chain.rows[i - 1]),
    ...unreadable(run, row),
    ...impossible(run, row),
    ...dispute(run, row),
    ...missing(run, row),
    ...unstamped(run, row, stamped),
    ...openCards(run, row),
    ...clockFindings(run, row, run.chain.rows[i - 1], p),
  ]);

function gapBefore(run: WallRun, row: ChainRow, previous: ChainRow | undefined): Finding[] {
  const expected = (previous?.game.game ?? 0) + 1;
  return row.game.game === expected
    ? []
    : [finding('warning', 'gap', row.game.at, { ...place(run, row), expected })];
}

function unreadable(run: WallRun, row: ChainRow): Finding[] {
  if (row.game.judge) return [];
  return WALL_SIDES.flatMap(side => {
    const { entry, at } = row.game.captains[side];
    if (entry.state !== 'unreadable' || entry.why === 'merged') return [];
    const data = {
      ...place(run, row),
      side,
      team: run.wall.teams[side],
      why: entry.why,
      text: entry.text,
      likely: entry.likely.map(scoreText),
    };
    return [finding('error', 'unreadable', at, data)];
  });
}

function impossible(run: WallRun, row: ChainRow): Finding[] {
  if (row.state !== 'impossible' && row.state !== 'unreadable') return [];
  return row.impossible.map(side => {
    const cell = row.game.captains[side];
    const score = entryAt(cell, undefined);
    if (score.state !== 'score') return finding('error', 'impossible', cell.at, place(run, row));
    const expected = nextOf(run, row).map(scoreText);
    const data = {
      entered: scoreText(score.score),
      before: scoreText(row.before),
      open: row.open,
      why: whyImpossible(run, row, score.score),
      expected,
    };
    return finding('error', 'impossible', cell.at, {
      ...place(run, row),
      side,
      team: run.wall.teams[side],
      ...data,
    });
  });
}

/** The scores that may follow the one before a row, as far as Annex 1 says. */
export const nextOf = ({ law }: WallRun, row: ChainRow): readonly Score[] =>
  row.open === 0 ? nextScores(law, row.before).filter(row.canFollow) : [];

function dispute(run: WallRun, row: ChainRow): Finding[] {
  const { a, b } = row.game.captains;
  if (row.state !== 'dispute' || a.entry.state !== 'score' || b.entry.state !== 'score') return [];
  const data = {
    a: scoreText(a.entry.score),
    b: scoreText(b.entry.score),
    cellB: b.at.cell,
    teamA: run.wall.teams.a,
    teamB: run.wall.teams.b,
  };
  return [
    finding('error', 'dispute', a.at, {
      ...place(run, row),
      ...data,
      mirrored: row.isMirrored ? 'yes' : '',
    }),
  ];
}

/** A score that is due and is not there. One that came late is a charge, not a finding. */
function missing(run: WallRun, row: ChainRow): Finding[] {
  if (!row.isDue || row.state === 'ruled' || row.by === 'oneSided') return [];
  return WALL_SIDES.flatMap(side => {
    const cell = row.game.captains[side];
    if (cell.entry.state !== 'blank') return [];
    return [finding('error', 'missing', cell.at, { ...place(run, row), side, team: run.wall.teams[side] })];
  });
}

function unstamped(run: WallRun, row: ChainRow, stamped: boolean): Finding[] {
  if (!stamped) return [];
  return WALL_SIDES.flatMap(side => {
    const { entry, stamp, history, at } = row.game.captains[side];
    if (entry.state === 'blank' || stamp || history.length > 0) return [];
    return [finding('warning', 'unstamped', at, { ...place(run, row), side, team: run.wall.teams[side] })];
  });
}

/** One captain's mark alone does not make a win by cards, nor does a mark whose side is not known. */
function openCards(run: WallRun, row: ChainRow): Finding[] {
  const marks = markedByCards(row.game);
  const [side] = marks;
  if (row.game.byCards) {
    const isOther =
      row.step !== undefined &&
      row.open === 0 &&
      row.step[row.game.byCards] <= 0 &&
      WALL_SIDES.some(s => (row.step?.[s] ?? 0) > 0);
    return isOther
      ? [
          finding('error', 'cardsOtherSide', row.game.at, {
            ...place(run, row),
            team: run.wall.teams[row.game.byCards],
          }),
        ]
      : [];
  }
  if (side === undefined || row.wonByCards) return [];
  return [
    finding('warning', 'cardsOpen', row.game.captains[side].at, {
      ...place(run, row),
      team: run.wall.teams[side],
      marks: marks.length,
    }),
  ];
}

/** Which captains were late with a row, for its status. */
export const lateSides = (run: WallRun, row: ChainRow): readonly ('a' | 'b')[] =>
  WALL_SIDES.filter(side => lateness(run, row, side));
