import fc from 'fast-check';
import { headToHead, type MatchResult } from '../../src/core/headToHead';
import { fraction, toText } from '../../src/core/points';
import { byValue, type Criterion, grouped, rank } from '../../src/core/standings';

const values = (id: string, of: Readonly<Record<string, number | undefined | 'unknown'>>): Criterion =>
  byValue(id, team => {
    const value = of[team];
    return typeof value === 'number' ? fraction(value) : value;
  });
const short = (teams: readonly string[], chain: readonly Criterion[]): string[] =>
  rank(teams, chain).map(({ team, place, shared, decidedBy, unknown }) =>
    [`${place}${shared ? '=' : ''}`, team, decidedBy, unknown && `? ${unknown}`].filter(Boolean).join(' '),
  );

const won = (winner: string, loser: string): MatchResult => ({ a: loser, b: winner, winner });

describe('rank', () => {
  test('1, 2, 2, 4', () => {
    expect(short(['d', 'b', 'a', 'c'], [values('points', { a: 9, b: 5, c: 5, d: 1 })])).toEqual([
      '1 a',
      '2= b',
      '2= c',
      '4 d',
    ]);
  });
  test('the first criterion decides without a name, the later ones by theirs', () => {
    const chain = [
      values('points', { a: 9, b: 5, c: 5, d: 5 }),
      values('mafia', { a: 0, b: 2, c: 1, d: 1 }),
      values('com', { c: 1, d: 2 }),
    ];
    expect(short(['a', 'b', 'c', 'd'], chain)).toEqual(['1 a', '2 b mafia', '3 d com', '4 c com']);
  });
  test('a criterion is asked about exactly the teams still tied', () => {
    const asked: (readonly string[])[] = [];
    const spy: Criterion = { id: 'spy', split: tied => [asked.push(tied) ? tied : []] };
    rank(['a', 'b', 'c', 'd'], [values('points', { a: 1, b: 1, c: 2, d: 1 }), spy]);
    expect(asked).toEqual([['a', 'b', 'd']]);
  });
  test('an absent value is below every value, two absent ones are level', () => {
    expect(short(['a', 'b', 'c'], [values('rate', { a: undefined, b: -5, c: undefined })])).toEqual([
      '1 b',
      '2= a',
      '2= c',
    ]);
  });
  test('what is not known does not decide, nor does anything after it', () => {
    const chain = [
      values('points', { a: 1, b: 1, c: 0 }),
      values('mafia', { a: 'unknown', b: 2 }),
      values('com', { a: 1, b: 2 }),
    ];
    expect(short(['a', 'b', 'c'], chain)).toEqual(['1= a ? mafia', '1= b ? mafia', '3 c']);
  });
  test('no teams, one team, no chain', () => {
    expect(rank([], [])).toEqual([]);
    expect(short(['a'], [])).toEqual(['1 a']);
    expect(short(['a', 'b'], [])).toEqual(['1= a', '1= b']);
  });
});

describe('the trail of a place', () => {
  const trail = (teams: readonly string[], chain: readonly Criterion[], of: string): string[] =>
    (rank(teams, chain).find(({ team }) => team === of)?.trials ?? []).map(
      ({ criterion, teams: tied, outcome }) =>
        `${criterion}: ${tied.map(({ team, value }) => `${team} ${value ? toText(value) : '?'}`).join(', ')}: ${outcome}`,
    );
  const circle = [won('a', 'b'), won('b', 'c'), won('c', 'a'), won('a', 'd'), won('d', 'b')];
  const chain = [
    values('points', { a: 5, b: 5, c: 5, d: 9 }),
    headToHead('met', circle),
    values('games', { a: 1, b: 7, c: 1 }),
  ];
  test('each criterion with the values of exactly the teams that were level, best first', () => {
    expect(trail(['a', 'b', 'c', 'd'], chain, 'd')).toEqual(['points: d 9, a 5, b 5, c 5: apart']);
    expect(trail(['a', 'b', 'c', 'd'], chain, 'b')).toEqual([
      'points: d 9, a 5, b 5, c 5: fewer',
      'met: a 1, b 1, c 1: level',
      'games: b 7, a 1, c 1: apart',
    ]);
    expect(trail(['a', 'b', 'c', 'd'], chain, 'c')[2]).toBe('games: b 7, a 1, c 1: fewer');
  });
  test('what could not be known ends it', () =>
    expect(
      trail(['a', 'b'], [values('points', { a: 'unknown', b: 1 }), values('x', { a: 1, b: 2 })], 'a'),
    ).toEqual(['points: a ?, b 1: unknown']));
  test('a team by itself was never compared', () => expect(trail(['a'], chain, 'a')).toEqual([]));
});

test('grouped: equal values together, best first', () => {
  const valued = [
    ['a', 1],
    ['b', 3],
    ['c', 1],
    ['d', undefined],
  ] as const;
  expect(
    grouped(valued.map(([team, value]) => ({ team, value: value === undefined ? value : fraction(value) }))),
  ).toEqual([['b'], ['a', 'c'], ['d']]);
});

const split = (teams: readonly string[], results: readonly MatchResult[]): string[] => {
  const groups = headToHead('h', results).split(teams);
  return groups === 'unknown' ? [] : groups.map(group => [...group].sort().join(''));
};

describe('headToHead', () => {
  test.each([
    ['nobody met', [], ['abc']],
    ['a circle', [won('a', 'b'), won('b', 'c'), won('c', 'a')], ['abc']],
    ['one beat all', [won('b', 'a'), won('b', 'c')], ['b', 'ac']],
    ['a draw is no win', [{ a: 'a', b: 'b' }, won('a', 'c')], ['a', 'bc']],
    ['matches with others do not count', [won('a', 'z'), won('z', 'b')], ['abc']],
    [
      'those still level start again',
      [won('a', 'b'), won('b', 'c'), won('b', 'c'), won('c', 'a'), won('a', 'c')],
      ['a', 'b', 'c'],
    ],
  ] as [string, MatchResult[], string[]][])('%s', (_, results, groups) =>
    expect(split(['a', 'b', 'c'], results)).toEqual(groups),
  );

  test('asked twice, it answers the same', () => {
    const criterion = headToHead('h', [won('a', 'b'), won('c', 'd'), won('b', 'c')]);
    const first = criterion.split(['a', 'b', 'c', 'd']);
    criterion.split(['a', 'b']);
    expect(criterion.split(['a', 'b', 'c', 'd'])).toEqual(first);
  });

  test('the quick splitting is the plain one', () => {
    const plain = (teams: readonly string[], results: readonly MatchResult[]): string[] => {
      const wins = (team: string) =>
        results.filter(r => r.winner === team && teams.includes(r.a) && teams.includes(r.b)).length;
      const levels = [...new Set(teams.map(wins))]
        .sort((a, b) => b - a)
        .map(n => teams.filter(team => wins(team) === n));
      return levels.length === 1
        ? [[...teams].sort().join('')]
        : levels.flatMap(level => plain(level, results));
    };
    const letters = [...'abcdefgh'];
    const results = fc.array(
      fc
        .tuple(fc.constantFrom(...letters), fc.constantFrom(...letters))
        .filter(([a, b]) => a !== b)
        .map(([a, b]) => won(a, b)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.subarray(letters, { minLength: 1 }), results, (teams, all) =>
        expect(split(teams, all)).toEqual(plain(teams, all)),
      ),
      { numRuns: 3000 },
    );
  });
});

test('laws of the trail: its last step tells the place, and each asks those the one before left level', () => {
  const letters = [...'abcdef'];
  const numbers = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(numbers, numbers, numbers, (...columns) => {
      const chain = columns.map((of, i) =>
        values(String(i), Object.fromEntries(letters.map((l, at) => [l, of[at]]))),
      );
      for (const { team, shared, decidedBy, trials } of rank(letters, chain)) {
        const end = trials[trials.length - 1];
        expect(end?.outcome === 'apart').toBe(!shared);
        if (decidedBy !== undefined) expect(end?.criterion).toBe(decidedBy);
        trials.forEach(({ teams, outcome }, i) => {
          expect(teams.map(one => one.team)).toContain(team);
          const next = trials[i + 1]?.teams.length;
          if (next !== undefined) expect(next < teams.length).toBe(outcome === 'fewer');
        });
      }
    }),
  );
});

test('laws of rank: the order of teams does not matter, places count the teams above', () => {
  const letters = [...'abcdefg'];
  const numbers = fc.array(fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }), {
    minLength: 7,
    maxLength: 7,
  });
  fc.assert(
    fc.property(
      numbers,
      numbers,
      fc.shuffledSubarray(letters, { minLength: 7 }),
      (first, second, shuffled) => {
        const chain = [first, second].map((of, i) =>
          values(String(i), Object.fromEntries(letters.map((l, at) => [l, of[at]]))),
        );
        const standings = rank(letters, chain);
        expect([...short(shuffled, chain)].sort()).toEqual([...short(letters, chain)].sort());
        for (const { place, shared } of standings) {
          expect(standings.filter(other => other.place < place)).toHaveLength(place - 1);
          expect(standings.filter(other => other.place === place).length > 1).toBe(shared);
        }
      },
    ),
  );
});
