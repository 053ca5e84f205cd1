// When captains wrote their scores, and when those were due.
import type { CaptainCell, Entry, WallGame } from '../../../src/core/tournament';
import { MINUTE } from '../../../src/core/tournament';
import {
  agreedAt,
  dueTime,
  entryAt,
  firstEntry,
  firstEntryOfGame,
  hasActivity,
  isTimeKnown,
  lastChange,
} from '../../../src/regulations/walls/times';

const at = { sheet: 'Table', cell: 'G2' };
const blank: Entry = { state: 'blank' };
const odd: Entry = { state: 'unreadable', why: 'words', text: 'x', likely: [] };
const merged: Entry = { state: 'unreadable', why: 'merged', text: '', likely: [] };
const of = (a: number, b = 0): Entry => ({ state: 'score', score: { a, b }, byCards: false });
const cell = (entry: Entry, more: Partial<CaptainCell> = {}): CaptainCell => ({
  entry,
  history: [],
  at,
  ...more,
});
const log = (...lines: readonly (readonly [number, Entry])[]): Pick<CaptainCell, 'history'> => ({
  history: lines.map(([time, entry]) => ({ at: time, entry })),
});
const stamp = (time: number, inferred = false): Pick<CaptainCell, 'stamp'> => ({
  stamp: { at: time, inferred },
});
const game = (a: CaptainCell, b: CaptainCell = cell(blank), more: Partial<WallGame> = {}): WallGame => ({
  wall: '1',
  game: 1,
  captains: { a, b },
  at,
  ...more,
});

test.each([
  ['the first readable line of the log', cell(of(2), log([1, odd], [2, of(1)], [3, of(2)])), 2],
  ['not where a score stood before the log', cell(of(2), { before: of(1), ...log([2, of(2)]) }), undefined],
  ['where something else stood before it', cell(of(2), { before: odd, ...log([2, of(2)]) }), 2],
  ['else the stamp of a score', cell(of(2), stamp(5)), 5],
  ['not one that a judge filled in', cell(of(2), stamp(5, true)), undefined],
  ['not of what can’t be read', cell(odd, stamp(5)), undefined],
  ['not a stamp beside a log without a score', cell(of(2), { ...stamp(5), ...log([1, odd]) }), undefined],
  ['nothing known', cell(of(2)), undefined],
] as const)('7.3.14: first written: %s', (_, one, time) => {
  expect(firstEntry(one)).toBe(time);
});

test('7.3.14: a game is first written by the earlier captain', () => {
  expect(firstEntryOfGame(game(cell(of(2), stamp(5)), cell(of(2), stamp(4))))).toBe(4);
  expect(firstEntryOfGame(game(cell(of(2)), cell(of(2), stamp(4))))).toBe(4);
  expect(firstEntryOfGame(game(cell(of(2))))).toBeUndefined();
});

test.each([
  ['without a due time what stands', cell(of(3), log([1, of(1)])), undefined, of(3)],
  ['without a log what stands', cell(of(3), stamp(9)), 5, of(3)],
  ['the last line until then', cell(of(3), log([1, of(1)], [5, of(2)], [6, of(3)])), 5, of(2)],
  ['what stood before the log', cell(of(3), { before: of(1), ...log([6, of(3)]) }), 5, of(1)],
  ['else the first readable one after it', cell(of(3), log([6, odd], [7, of(2)], [8, of(3)])), 5, of(2)],
  ['what could not be read, where nothing readable came', cell(blank, log([1, odd], [6, blank])), 5, odd],
  ['else what stands', cell(merged, log([1, blank], [6, odd])), 5, merged],
] as const)('7.3.15: what counts at the due time: %s', (_, one, due, entry) => {
  expect(entryAt(one, due)).toEqual(entry);
});

test.each([
  ['the last line of the log', cell(of(2), { ...stamp(9), ...log([1, of(1)], [2, of(2)]) }), 2],
  ['else the stamp', cell(of(2), stamp(9)), 9],
  ['not one filled in', cell(of(2), stamp(9, true)), undefined],
  ['nothing known', cell(of(2)), undefined],
] as const)('when it was last changed: %s', (_, one, time) => {
  expect(lastChange(one)).toBe(time);
});

test.each([
  ['no log, no stamp', cell(of(2)), false],
  ['a stamp', cell(of(2), stamp(1)), true],
  ['the log saw what stands', cell(of(2), log([1, of(2)])), true],
  ['it saw another score', cell(of(2), log([1, of(1)])), false],
  ['of the other side too', cell(of(2, 1), log([1, of(2, 0)])), false],
  ['it saw something else', cell(of(2), log([1, odd])), false],
  ['as little to be read', cell(odd, log([1, odd])), true],
  ['merged since', cell(merged, log([1, of(2)])), true],
  ['a stamp older than the log', cell(of(2), { ...stamp(1), ...log([1, of(1)]) }), false],
  ['a newer one', cell(of(2), { ...stamp(2), ...log([1, of(1)]) }), true],
  ['one filled in', cell(of(2), { ...stamp(1, true), ...log([1, of(1)]) }), true],
] as const)('whether its time is known: %s', (_, one, isKnown) => {
  expect(isTimeKnown(one)).toBe(isKnown);
});

test.each([
  ['an empty row', game(cell(blank)), false],
  ['a score', game(cell(of(1))), true],
  ['of the other captain', game(cell(blank), cell(odd)), true],
  ['the judge’s', game(cell(blank), cell(blank), { judge: { a: 0, b: 0 } }), true],
  ['one that was taken back', game(cell(blank), cell(blank, log([1, of(1)]))), true],
] as const)('whether anything happened in it: %s', (_, one, isActive) => {
  expect(hasActivity(one)).toBe(isActive);
});

describe('7.3.14: when a score is due', () => {
  const law = { firstNight: 3, lastEntry: 10 };
  const written = (time: number) => game(cell(of(2), stamp(time * MINUTE)));
  const own = written(1);
  const silent = game(cell(blank));
  test.each([
    ['typed by the judge', game(cell(of(2)), cell(blank), { due: 7 }), [written(9)], true, 7],
    [
      'the first night of the next',
      own,
      [game(cell(blank), cell(blank), { go: 20 * MINUTE }), written(9)],
      false,
      23 * MINUTE,
    ],
    [
      'its GO before its score',
      own,
      [game(cell(of(2), stamp(9 * MINUTE)), cell(blank), { go: 5 * MINUTE })],
      false,
      8 * MINUTE,
    ],
    ['its score', own, [written(9)], false, 9 * MINUTE],
    ['of the first later game that says so', own, [silent, written(9)], true, 9 * MINUTE],
    ['of the last game, after its first captain', own, [silent], true, 11 * MINUTE],
    ['not known before', own, [silent], false, undefined],
    ['never, where nobody wrote', silent, [], true, undefined],
  ] as const)('%s', (_, one, later, isLast, due) => {
    expect(dueTime(one, later, isLast, law)).toBe(due);
  });
});

test.each([
  ['the same score', cell(of(2)), cell(of(2)), 9, { a: 2, b: 0 }],
  ['two scores', cell(of(2)), cell(of(3)), 9, undefined],
  ['apart in the other side only', cell(of(2, 1)), cell(of(2, 2)), 9, undefined],
  ['one score', cell(of(2)), cell(odd), 9, undefined],
  [
    'the same at the due time, corrected later',
    cell(of(2)),
    cell(of(3), log([1, of(2)], [10, of(3)])),
    9,
    { a: 2, b: 0 },
  ],
] as const)('what both had: %s', (_, a, b, due, agreed) => {
  expect(agreedAt(game(a, b), due)).toEqual(agreed);
});
