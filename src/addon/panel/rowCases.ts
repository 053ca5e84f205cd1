import type { Finding, Saying } from '../../core/finding';
import { last } from '../../core/lists';
import type { Penalty } from '../../core/penalty';
import { type CaptainCell, type Score, WALL_SIDES, type Wall, type WallSide } from '../../core/tournament';
import { clockText } from '../../table/time';
import { say } from '../messages';
import type { Case, ChargeOfCase, EntryDto, ScoreChoice } from '../panel';
import { ofScore, type Row, rowKey, type Scene, seenPenalty, seenRow } from './scene';
import { momentShown, scoreShown } from './shown';

const PROBLEMS = ['dispute', 'impossible', 'unreadable', 'missing'] as const;
type Problem = (typeof PROBLEMS)[number];

/** Whether a finding says that a row of the online table can't count as it is. */
export const isRowProblem = ({ kind, data }: Finding, { rows }: Scene): boolean =>
  PROBLEMS.includes(kind as Problem) && rows.has(rowKey(data));

/** One case for a row, whatever is wrong in it, with the scores that would settle it. */
export function rowCase(
  row: Row,
  findings: readonly Finding[],
  charge: ChargeOfCase | undefined,
  penalty: Penalty | undefined,
  scene: Scene,
  isTried: boolean,
): Case {
  const { check, records, zone } = scene;
  const { game, verdict } = row;
  const { walls, now } = check.understood.tournament;
  const wall = walls.find(({ id }) => id === game.wall) as Wall;
  const kind = PROBLEMS.find(problem => findings.some(found => found.kind === problem)) ?? 'dispute';
  const worst = findings.filter(found => found.kind === kind);
  const scores = choices(row, scene, isTried);
  const sides = WALL_SIDES.filter(side => worst.some(({ data }) => data.side === side));
  return {
    id: `row:${rowKey(game)}`,
    seen: penalty ? seenPenalty(penalty, scene) : seenRow(row),
    kind,
    level: 'error',
    decides: isTried ? canDecide(wall, scores, charge, scene) : null,
    stage: wall.stage,
    group: wall.group ?? null,
    wall: game.wall,
    game: String(game.game),
    teams: (sides.length > 0 ? sides : WALL_SIDES).map(side => wall.teams[side]),
    evidence: worst.map(found => say(sayingOf(found, row), scene.lang, zone)).join(' '),
    place: records.place(worst[0]?.at),
    entries: WALL_SIDES.map(side => entryOf(side, wall, row, scene)),
    before: verdict.before ? scoreShown(verdict.before) : null,
    due: verdict.due === undefined ? null : momentShown(verdict.due, now, zone),
    scores,
    charge: charge ?? null,
  };
}

/** The finding in fewer words: wall and game stand above it. */
function sayingOf({ kind, data }: Finding, { verdict }: Row): Saying {
  const before = verdict.before ? scoreShown(verdict.before) : (data.before ?? '');
  const due = verdict.due === undefined ? { dueAt: '' } : { dueAt: verdict.due };
  return { kind: `${kind}Case`, data: { ...data, before, ...(kind === 'missing' ? due : {}) } };
}

function entryOf(side: WallSide, wall: Wall, { game, verdict }: Row, { records, zone }: Scene): EntryDto {
  const cell = game.captains[side];
  const place = records.place(cell.at);
  return {
    side,
    team: wall.teams[side],
    text: records.rowOf(game)?.text(side) ?? '',
    stamp: stampOf(cell, zone),
    isFaulty: cell.entry.state === 'unreadable' || verdict.impossible.includes(side),
    place: place ?? { ...cell.at, record: '' },
  };
}

function stampOf({ stamp, history }: CaptainCell, zone: string): string | null {
  if (stamp) return `${stamp.inferred ? '~' : ''}${clockText(stamp.at, zone)}`;
  const seen = last(history)?.at;
  return seen === undefined ? null : clockText(seen, zone);
}

/** First the scores that captains wrote and that can follow, then the others that can. */
export function choices(row: Row, scene: Scene, isTried: boolean): readonly ScoreChoice[] {
  const written = writtenScores(row);
  const others = row.verdict.next.map(scoreShown).filter(score => !written.has(score));
  return [
    ...[...written].map(([score, { by, value }]) => ({
      score,
      by,
      then: isTried ? ofScore(row.game, value, scene) : null,
    })),
    ...others.map(score => ({ score, by: [], then: null })),
  ];
}

interface Written {
  readonly by: readonly WallSide[];
  readonly value: Score;
}

function writtenScores({ game, verdict }: Row): ReadonlyMap<string, Written> {
  const found = new Map<string, Written>();
  for (const side of WALL_SIDES) {
    const { entry } = game.captains[side];
    const scores =
      entry.state === 'score' && !verdict.impossible.includes(side)
        ? [entry.score]
        : entry.state === 'unreadable'
          ? entry.likely
          : [];
    for (const value of scores)
      found.set(scoreShown(value), { by: [...(found.get(scoreShown(value))?.by ?? []), side], value });
  }
  return found;
}

/**
 * Whether the row can change who goes through: some decision on it does, or its wall is open and the table of that wall
 * still has a team that is neither through nor out.
 */
function canDecide(
  wall: Wall,
  scores: readonly ScoreChoice[],
  charge: ChargeOfCase | undefined,
  { check: { judgement, understood } }: Scene,
): boolean {
  if (charge?.then?.decides || scores.some(({ then }) => then?.decides)) return true;
  const state = judgement.walls.find(one => one.wall === wall.id)?.state;
  if (state === 'validated' || state === 'forfeited') return false;
  if (wall.stage === 'group' && understood.values['qualify.group'] === undefined) return false;
  const name = wall.stage === 'group' ? wall.group : wall.id;
  const table = judgement.tables.find(({ stage, group }) => stage === wall.stage && group === name);
  return table?.rows.some(({ qualified }) => qualified === undefined) ?? false;
}
