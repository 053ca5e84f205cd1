// How a wall that is open can end: what each way brings its teams, and who wins it.
import { toText } from '../../../src/core/points';
import { walls } from '../../../src/regulations/walls';
import { check, type GameRow, type PenaltyRow, ruling } from '../../book';

type Values = Parameters<typeof walls.judge>[1];

/** A small wall: to 3, with group points for 1, 2 and 3. */
const SMALL = { 'target.group': 3, scale: '1:0,5; 2:1; 3:2', 'qualify.group': 1 };
const itemOf = (
  games: readonly (GameRow | string)[],
  penalties: readonly PenaltyRow[] = [],
  more: Readonly<Record<string, string | number>> = {},
) => {
  const { judgement, understood } = check({
    parameters: { ...SMALL, ...more },
    walls: [{ games }],
    penalties,
  }).check;
  const [race] = walls.races?.(understood.tournament, understood.values as Values, judgement) ?? [];
  return race?.items[0];
};
/** `Волки gain:Совы gain winner` of each way. */
const ends = (...asked: Parameters<typeof itemOf>) =>
  itemOf(...asked)?.endings.map(
    ({ gains, winner = '' }) =>
      `${toText(gains.Волки ?? { n: 9, d: 1 })}:${toText(gains.Совы ?? { n: 9, d: 1 })} ${winner[0] ?? '='}`,
  );

test.each<[string, Parameters<typeof itemOf>, readonly string[]]>([
  ['from nothing', [[]], ['2:0 В', '2:0.5 В', '2:1 В', '0:2 С', '0.5:2 С', '1:2 С']],
  ['from a score', [['1:0']], ['2:0 В', '2:0.5 В', '2:1 В', '0.5:2 С', '1:2 С']],
  ['the other has what he has', [['2:0', '2:2']], ['2:1 В', '1:2 С']],
  [
    'a deduction takes what the winner has too much',
    [['2:0'], [ruling('Волки', 'минус 1')]],
    ['1:0 В', '1:0.5 В', '1:1 =', '2:0 В', '2:0.5 В', '2:1 В', '0.5:2 С'],
  ],
  [
    'a credit ends it sooner',
    [['1:0'], [ruling('Совы', 'сопернику 1')]],
    ['2:0 В', '2:0.5 В', '2:1 В', '1:2 С'],
  ],
  [
    'taken from the group table',
    [['2:0'], [ruling('Волки', 'минус 1')], { 'deduct.from': 'groupPoints' }],
    ['1:0 В', '1:0.5 В', '1:1 В', '0:2 С'],
  ],
  ['by Annex 1', [['2:0'], [], { annex1: 'x:2/0' }], ['2:0 В', '2:1 В', '1:2 С']],
])('3.4: %s', (_, asked, expected) => {
  expect(new Set(ends(...asked))).toEqual(new Set(expected));
  expect(itemOf(...asked)).toMatchObject({ id: '1', isExact: true });
});

test.each<[string, readonly (GameRow | string)[]]>([
  ['an open row before a settled one', [{ a: '1:0', b: '0:1' }, '2:0']],
  ['over, and a row of it open', [{ a: '1:0', b: '0:1' }, '3:0']],
  ['a row that stands twice', ['1:0', { both: '1:0', game: 1 }]],
])('3.4: only bounds are known of %s', (_, games) => {
  expect(ends(games)).toEqual(['0:0 =', '0:2 =', '2:0 =', '2:2 =']);
  expect(itemOf(games)?.isExact).toBe(false);
});

test('3.4: bounds hold what rulings took from the group table', () => {
  const games = [{ a: '1:0', b: '0:1' }, '2:0'];
  const all = ends(games, [ruling('Волки', 'минус 1')], { 'deduct.from': 'groupPoints' });
  expect(all).toEqual(['-1:0 =', '-1:2 =', '1:0 =', '1:2 =']);
});
