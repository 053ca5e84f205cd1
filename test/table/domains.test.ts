// What a parameter's cell may hold, and what is said of one that can't be read.
import type { Domain } from '../../src/core/parameters';
import { toText } from '../../src/core/points';
import type { Scale } from '../../src/core/scale';
import { readDomain, readScale } from '../../src/table/domains';

const problems = (domain: Domain, cell: unknown) => {
  const read = readDomain(domain, cell);
  return read.ok ? [] : read.problems.map(({ kind, data }) => [kind, data]);
};
const value = (domain: Domain, cell: unknown): unknown => {
  const read = readDomain(domain, cell);
  return read.ok ? read.value : undefined;
};

const WHOLE: Domain = { kind: 'whole', min: 1, max: 20 };
const POINTS: Domain = { kind: 'points', min: 2 };
const CHAIN: Domain = { kind: 'chain', options: ['mafia', 'lots', 'head'] };
const SCALE: Domain = { kind: 'scale' };

test('a whole number from its least to its most', () => {
  expect([1, 20, '7'].map(cell => value(WHOLE, cell))).toEqual([1, 20, 7]);
  for (const text of ['0', '21', '1,5', 'семь'])
    expect(problems(WHOLE, text)).toEqual([['outOfRange', { text, min: 1, max: 20 }]]);
});

test('points, as a decimal or as parts, not below their least', () => {
  expect(['2', '7/3', '2,5'].map(cell => toText(value(POINTS, cell) as never))).toEqual(['2', '7/3', '2.5']);
  expect(problems(POINTS, '1,5')).toEqual([['belowMinimum', { text: '1,5', min: 2 }]]);
  expect(problems(POINTS, 'семь')).toEqual([['badNumber', { text: 'семь', min: 2, number: 'words' }]]);
  expect(problems(POINTS, '')).toEqual([['badNumber', { text: '', min: 2, number: 'blank' }]]);
});

test.each<[Domain, string, string, object]>([
  [{ kind: 'yesNo' }, 'может быть', 'notYesNo', { text: 'может быть' }],
  [
    { kind: 'choice', options: ['wait', 'final'] },
    'иначе',
    'notAnOption',
    { text: 'иначе', options: 'wait, final' },
  ],
  [CHAIN, 'mafia > жребий', 'notAnOption', { text: 'жребий', options: 'mafia, lots, head' }],
  [CHAIN, 'mafia > lots > Mafia', 'linkTwice', { text: 'Mafia' }],
  [{ kind: 'ladder' }, 'предупреждение > выговор', 'badLadder', { text: 'выговор' }],
  [{ kind: 'pointsTable' }, '1:2', 'tableNeedsSheet', { text: '1:2' }],
])('%j: “%s”', (domain, text, kind, data) => {
  expect(problems(domain, text)).toEqual([[kind, data]]);
});

test('a chain, with whatever spaces and signs at its ends', () => {
  expect(value(CHAIN, ' mafia>LOTS > head > ')).toEqual(['mafia', 'lots', 'head']);
  expect(value(CHAIN, '')).toEqual([]);
});

describe('a scale', () => {
  const scale = (text: string) =>
    (value(SCALE, text) as Scale | undefined)?.map(row => row.map(toText).join(':'));
  test('pairs parted by semicolons, with whatever spaces', () => {
    expect(scale('1:0.5; 3:1')).toEqual(['1:0.5', '3:1']);
    expect(scale(' 1 : 0,5 ;3:1;')).toEqual(['1:0.5', '3:1']);
  });
  test.each<[string, string, object]>([
    ['5', 'badScaleRow', { text: '5:' }],
    [':5', 'badScaleRow', { text: ':5' }],
    ['1:2:3', 'badScaleRow', { text: '1:2:3' }],
    ['3:1; 1:2', 'scaleUnsorted', { text: '1', row: 2 }],
    ['1:1; 1:2', 'scaleUnsorted', { text: '1', row: 2 }],
    ['', 'emptyTable', {}],
  ])('“%s”: %s', (text, kind, data) => {
    expect(problems(SCALE, text)).toEqual([[kind, data]]);
  });
  test('each row of a sheet that can’t be read, with what stands in it', () => {
    const read = readScale([
      [1, 2],
      ['x', null],
      [undefined, 3],
    ]);
    expect(read.ok ? [] : read.problems).toEqual([
      { kind: 'badScaleRow', data: { text: 'x:' }, row: 1 },
      { kind: 'badScaleRow', data: { text: ':3' }, row: 2 },
    ]);
  });
});

test('annex 1: a kind with what the winner and the loser get, left out nothing', () => {
  expect(value({ kind: 'annex' }, 'простая:2; сухая : 3/-1')).toEqual([
    { kind: 'простая', winner: 2, loser: 0 },
    { kind: 'сухая', winner: 3, loser: -1 },
  ]);
  expect(problems({ kind: 'annex' }, 'простая; сухая:3/много')).toEqual([
    ['badAnnexRow', { text: 'простая:' }],
    ['badAnnexRow', { text: 'сухая:3:много' }],
  ]);
});
