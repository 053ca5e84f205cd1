import type { Tournament } from '../../../src/core/tournament';
import { parameters } from '../../../src/regulations/walls/parameters';
import { questions, rules } from '../../../src/regulations/walls/questions';
import type { WallParameters } from '../../../src/regulations/walls/wallRun';
import { changed, everyKind, kindsOf, nothing, scaleOf, wall } from '../asked';

const ANNEX = [{ kind: 'usual', winner: 2, loser: 0 }];
/** What the text leaves open, answered. */
const clear: Partial<WallParameters> = { annex1: ANNEX, 'qualify.group': 1 };
const ask = (values: Partial<WallParameters>, facts: Partial<Tournament> = {}) =>
  questions({ ...nothing, ...facts }, changed<WallParameters>(parameters, { ...clear, ...values }));

const group = (teams: string, name = 'A') =>
  [...teams].flatMap((a, i) => [...teams].slice(i + 1).map(b => wall('group', a, b, name)));

test('the text itself leaves Annex 1 and the number of those who go on open, and nothing else', () =>
  expect(kindsOf(questions(nothing, changed(parameters)))).toEqual([
    'annexEmpty annex1',
    'qualifyUnsaid qualify.group',
  ]));
test('answered, it leaves nothing open', () => {
  expect(ask({})).toEqual([]);
  expect(ask({}, { walls: [...group('abc'), ...group('def', 'B'), wall('semi', 'a', 'd')] })).toEqual([]);
});

const CASES: readonly (readonly [string, Partial<WallParameters>, Partial<Tournament>?])[] = [
  ['annexEmpty annex1', { annex1: [] }],
  ['annexWinner annex1', { annex1: [...ANNEX, { kind: 'odd', winner: 1, loser: 2 }] }],
  ['createLimit create.limit', { 'create.limit': 1 }],
  ['gatherFirst gather.first', { 'gather.first': 4 }],
  ['deductTwice deduct.running', { 'deduct.running': true, 'deduct.from': 'groupPoints' }],
  ['cardsZeroFrom cardsZeroFrom.semi', { 'cardsZeroFrom.semi': 30 }],
  ['cardsZeroFrom cardsZeroFrom.final', { 'target.final': 36 }],
  ['cardsMost cards.group', { 'cards.group': 20 }],
  ['scaleFalls scale', { scale: scaleOf([1, 1], [3, 2], [5, 1]) }],
  ['scaleBeyond scale', { 'target.group': 19 }],
  ['chainEmpty chain.group', { 'chain.group': [] }],
  ['chainShort chain.group', { 'chain.group': ['4.1.b'] }],
  ['qualifyUnsaid qualify.group', { 'qualify.group': undefined }],
  ['qualifyAll qualify.group', { 'qualify.group': 3 }, { walls: group('abc') }],
  [
    'quota qualify.group',
    {},
    { walls: [...group('abc'), ...group('def', 'B'), wall('semi', 'a', 'd'), wall('semi', 'b', 'e')] },
  ],
  ['unevenGroup qualify.group', {}, { walls: [...group('abc'), wall('group', 'a', 'b', 'A')] }],
];

test.each(CASES.map(([kind, values, facts = {}]) => [kind, values, facts] as const))(
  '%s',
  (kind, values, facts) => expect(kindsOf(ask(values, facts))).toEqual([kind]),
);
test('every question has a case', () =>
  expect([...new Set(CASES.map(([kind]) => kind.split(' ')[0]))].sort()).toEqual(everyKind(rules).sort()));

test('the numbers of a sentence are those in force', () => {
  const walls = [...group('abc'), ...group('def', 'B'), wall('semi', 'a', 'd'), wall('semi', 'b', 'e')];
  expect(ask({}, { walls })[0]?.data).toEqual({
    groups: 2,
    through: 2,
    seats: 4,
    parameter: 'qualify.group',
  });
  expect(ask({ 'cardsZeroFrom.semi': 31 })[0]?.data).toMatchObject({ value: 31, target: 30 });
  expect(ask({ scale: scaleOf([1, 2], [3, 1]) })[0]?.data).toMatchObject({ from: '3', points: '1' });
});
test('a single final of two groups with one winner each fits', () =>
  expect(ask({}, { walls: [...group('abc'), ...group('def', 'B'), wall('final', 'a', 'd')] })).toEqual([]));
test('a chain in another order decides as much', () =>
  expect(ask({ 'chain.group': ['4.1.b', '4.1.a'] })).toEqual([]));
