import fc from 'fast-check';
import { MOST_ENDINGS } from '../../src/core/endings';
import { outlook } from '../../src/core/outlook';
import { fraction, toNumber, toText, ZERO } from '../../src/core/points';
import type { Ending, OpenItem, Race } from '../../src/core/race';
import { rank } from '../../src/core/standings';

const TEAMS = ['Волки', 'Совы', 'Лисы', 'Ежи'];

const race = (points: readonly number[], items: readonly OpenItem[], more: Partial<Race> = {}): Race => ({
  stage: 'group',
  places: 2,
  runners: TEAMS.map((team, i) => ({ team, points: fraction(points[i] ?? 0, 2), least: ZERO, most: ZERO })),
  out: [],
  items,
  isBounded: true,
  among: tied => rank(tied, []),
  ...more,
});

const match = (a: number, b: number, pairs: readonly (readonly [number, number])[]): OpenItem => ({
  id: `${a}-${b}`,
  isExact: true,
  endings: pairs.map(
    ([x, y]): Ending => ({ gains: { [TEAMS[a] ?? '']: fraction(x, 2), [TEAMS[b] ?? '']: fraction(y, 2) } }),
  ),
});

/** Each team's totals and its fate in every way the matches can end, counted here without the code under test. */
function fates(points: readonly number[], items: readonly OpenItem[], places: number) {
  let ways: number[][] = [[...points]];
  for (const { endings } of items)
    ways = ways.flatMap(way =>
      endings.map(({ gains }) => way.map((own, i) => own + 2 * toNumber(gains[TEAMS[i] ?? ''] ?? ZERO))),
    );
  return TEAMS.map((_, i) =>
    ways.map(way => {
      const own = way[i] ?? 0;
      const [above, atLeast] = [way.filter(x => x > own).length, way.filter(x => x >= own).length];
      return {
        own: own - (points[i] ?? 0),
        fate: atLeast <= places ? 'through' : above >= places ? 'out' : 'level',
      };
    }),
  );
}

const aPair = fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }));
const aMatch = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.array(aPair, { minLength: 1, maxLength: 4 }),
  )
  .map(([a, by, pairs]) => match(a, (a + by) % 4, pairs));
const aTable = fc.record({
  points: fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 4, maxLength: 4 }),
  items: fc.array(aMatch, { minLength: 1, maxLength: 3 }),
  places: fc.integer({ min: 1, max: 3 }),
});

describe('who is through and out', () => {
  test('tried one by one it is what a count of every way says, and so are the points it needs', () => {
    fc.assert(
      fc.property(aTable, ({ points, items, places }) => {
        const { by, prospects } = outlook(race(points, items, { places }));
        expect(by).toBe('exact');
        fates(points, items, places).forEach((ways, i) => {
          const { state, enough, least } = prospects[i] ?? { state: 'none' };
          const all = (fate: string) => ways.every(way => way.fate === fate);
          expect(state).toBe(all('through') ? 'through' : all('out') ? 'out' : 'open');
          if (state !== 'open') return;
          const sure = [...new Set(ways.map(({ own }) => own))]
            .sort((a, b) => a - b)
            .find(x => ways.every(({ own, fate }) => own < x || fate === 'through'));
          expect(enough && toNumber(enough.points) * 2).toBe(sure);
          const hopeful = Math.min(...ways.flatMap(({ own, fate }) => (fate === 'out' ? [] : [own])));
          const lowest = Math.min(...ways.map(({ own }) => own));
          expect(least && toNumber(least) * 2).toBe(hopeful === lowest ? undefined : hopeful);
        });
      }),
    );
  });

  test('by a bound nothing is said that a count of every way does not bear out', () => {
    fc.assert(
      fc.property(aTable, ({ points, items, places }) => {
        const bound = outlook(
          race(
            points,
            items.map(item => ({ ...item, isExact: false })),
            { places },
          ),
        );
        expect(bound.by).toBe('bound');
        fates(points, items, places).forEach((ways, i) => {
          const { state, enough, least, rivals, most } = bound.prospects[i] ?? { state: 'none' };
          if (state !== 'open') expect(new Set(ways.map(({ fate }) => fate))).toEqual(new Set([state]));
          for (const { own, fate } of ways) {
            if (enough && own > 2 * toNumber(enough.points)) expect(fate).toBe('through');
            if (least && own < 2 * toNumber(least)) expect(fate).toBe('out');
          }
          if (rivals) {
            expect(rivals.teams.length).toBeGreaterThan(rivals.may);
            const others = rivals.teams.map(team => fates(points, items, places)[TEAMS.indexOf(team)] ?? []);
            ways.forEach(({ own, fate }, way) => {
              const total = (points[i] ?? 0) + own;
              const reached = others.filter(
                (other, at) =>
                  (points[TEAMS.indexOf(rivals.teams[at] ?? '')] ?? 0) + (other[way]?.own ?? 0) >= total,
              );
              if (own === 2 * toNumber(most ?? ZERO) && reached.length <= rivals.may)
                expect(fate).toBe('through');
            });
          }
          expect(most === undefined || ways.every(({ own }) => own <= 2 * toNumber(most))).toBe(true);
        });
      }),
    );
  });

  test('too many ways are not tried: the bound speaks, and says that it does', () => {
    const pairs = Array.from({ length: 22 }, (_, i) => [i % 12, 11 - (i % 12)] as const);
    const items = [match(0, 1, pairs), match(1, 2, pairs), match(2, 3, pairs), match(3, 0, pairs)];
    expect(22 ** 4).toBeGreaterThan(MOST_ENDINGS);
    expect(outlook(race([0, 0, 0, 0], items)).by).toBe('bound');
  });
});

test('a tie across the cut that nobody can know leaves both teams open; one that is known decides', () => {
  const item = match(0, 3, [[4, 0]]);
  const open = outlook(race([10, 8, 8, 0], [item]));
  expect(open.prospects.map(({ state }) => state)).toEqual(['through', 'open', 'open', 'out']);
  const known = outlook(
    race([10, 8, 8, 0], [item], {
      among: ([first = '', second = '']) => [
        { team: second, place: 1, shared: false, trials: [] },
        { team: first, place: 2, shared: false, trials: [] },
      ],
    }),
  );
  expect(known.prospects.map(({ state }) => state)).toEqual(['through', 'out', 'through', 'out']);
});

test('with the most it can gain a team may still need others to stay behind', () => {
  const items = [
    match(1, 2, [
      [0, 6],
      [6, 0],
    ]),
    match(0, 3, [
      [0, 3],
      [1, 0],
    ]),
  ];
  const { prospects } = outlook(
    race(
      [9, 4, 5, 7],
      items.map(item => ({ ...item, isExact: false })),
      { places: 1 },
    ),
  );
  expect(prospects.find(({ team }) => team === 'Ежи')).toMatchObject({
    state: 'open',
    rivals: { teams: ['Волки', 'Совы', 'Лисы'], may: 0 },
  });
});

test('an unbounded table says that it does not know, a final one what the table says', () => {
  expect(outlook(race([3, 2, 1, 0], [], { isBounded: false }))).toMatchObject({ by: 'unknown' });
  const runners = race([3, 2, 1, 0], []).runners.map((one, i) => ({
    ...one,
    ...(i !== 1 && { qualified: i < 1 }),
  }));
  const final = outlook(race([], [], { runners, out: ['Рыси'] }));
  expect(final.by).toBe('final');
  expect(final.prospects.map(({ team, state, points }) => [team, state, toText(points)])).toEqual([
    ['Волки', 'through', '1.5'],
    ['Совы', 'open', '1'],
    ['Лисы', 'out', '0.5'],
    ['Ежи', 'out', '0'],
    ['Рыси', 'out', '0'],
  ]);
});
