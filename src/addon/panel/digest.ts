import type { Finding } from '../../core/finding';
import { identity, type Penalty } from '../../core/penalty';
import { isZero, toText } from '../../core/points';
import type { RowState } from '../../core/regulation';
import { type Entry, WALL_SIDES, type WallGame } from '../../core/tournament';
import { stepText } from '../../table/sanctions';

/** Facts that change while what they tell of stays: addresses of cells, and time that passes. */
const PASSING = new Set([
  'cell',
  'cellB',
  'otherCell',
  'firstCell',
  'first',
  'cells',
  'row',
  'rows',
  'from',
  'to',
]);

/** A short stable digest of a text (FNV-1a of its UTF-16 units, twice 32 bits). */
export function digest(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x5bd1e995);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/** What stands in a row of the online table, wherever the row stands. */
export const seenOfRow = (game: WallGame, state: RowState): string =>
  digest(
    JSON.stringify([
      game.wall,
      game.game,
      WALL_SIDES.map(side => entryKey(game.captains[side].entry)),
      game.judge ?? null,
      game.byCards ?? null,
      state,
    ]),
  );

const entryKey = (entry: Entry): unknown =>
  entry.state === 'score'
    ? [entry.score.a, entry.score.b, entry.byCards]
    : entry.state === 'unreadable'
      ? [entry.why, entry.text]
      : null;

/** What a penalty says, wherever its row stands. */
export function seenOfPenalty(penalty: Penalty): string {
  const { evidence, repeat = 0, sanctions, state, judge = '', reason = '', money, line } = penalty;
  const said = typeof evidence === 'object' ? [evidence.kind, lasting(evidence.data)] : (evidence ?? '');
  const sums = [money, line?.paid].map(sum => (sum && !isZero(sum) ? toText(sum) : ''));
  return digest(
    JSON.stringify([identity(penalty), said, repeat, stepText(sanctions, 'en'), state, judge, reason, sums]),
  );
}

/** What a finding says, wherever its cell stands. */
export const seenOfFinding = ({ kind, level, data, at }: Finding): string =>
  digest(JSON.stringify([kind, level, at?.sheet ?? '', lasting(data)]));

const lasting = (data: Finding['data']): readonly unknown[] =>
  Object.entries(data)
    .filter(([name]) => !PASSING.has(name) && name !== 'minutes')
    .sort(([x], [y]) => (x < y ? -1 : 1));
