import fc from 'fast-check';
import { built } from './built';

const { TIEBREAK, WALLPOINTS, OMONPOINTS, CARRYOVER } = built as Record<
  string,
  (...args: unknown[]) => unknown
>;

/** Points in hundredths, so that the naive ranking below needs no fractions. */
interface Team {
  readonly name: string;
  readonly points: number;
  readonly wins: number;
  readonly games: number;
  readonly fines: number;
}
type Result = readonly [a: number, scoreA: number, scoreB: number, b: number];
interface Tournament {
  readonly teams: readonly Team[];
  readonly results: readonly Result[];
  readonly chain: readonly LinkName[];
}
type LinkName = 'Очки' | 'личные встречи' | 'Победы / Игры' | '-Штрафы' | 'Игры';

const LINKS: readonly LinkName[] = ['Очки', 'личные встречи', 'Победы / Игры', '-Штрафы', 'Игры'];

const tournaments: fc.Arbitrary<Tournament> = fc.integer({ min: 1, max: 9 }).chain(size =>
  fc.record({
    teams: fc.tuple(
      ...Array.from({ length: size }, (_, i) =>
        fc.record({
          name: fc.constant(`Команда ${i}`),
          points: fc.integer({ min: -2, max: 3 }).map(n => n * 10),
          wins: fc.integer({ min: 0, max: 3 }),
          games: fc.integer({ min: 0, max: 3 }).map(n => n * 2),
          fines: fc.integer({ min: 0, max: 2 }),
        }),
      ),
    ),
    results: fc.array(
      fc
        .tuple(
          fc.nat(size - 1),
          fc.integer({ min: 0, max: 2 }),
          fc.integer({ min: 0, max: 2 }),
          fc.nat(size - 1),
        )
        .filter(([a, , , b]) => a !== b),
      { maxLength: size === 1 ? 0 : 14 },
    ),
    chain: fc.shuffledSubarray([...LINKS], { minLength: 1 }),
  }),
) as fc.Arbitrary<Tournament>;

interface Naive {
  readonly place: number;
  readonly decidedBy: string;
}

/** The contract word for word, with no care for speed: every level group is asked link after link. */
function naive({ teams, results, chain }: Tournament): Map<string, Naive> {
  const answer = new Map<string, Naive>();
  const settle = (group: readonly number[], link: number, place: number): void => {
    const name = chain[link];
    if (group.length === 1 || name === undefined) {
      for (const i of group) {
        const by = group.length > 1 ? 'поровну' : link > 1 ? (chain[link - 1] as string) : '';
        answer.set((teams[i] as Team).name, { place, decidedBy: by });
      }
      return;
    }
    const levels =
      name === 'личные встречи'
        ? mutual(group, results)
        : levelled(group, i => value(teams[i] as Team, name));
    if (levels.length === 1) {
      settle(group, link + 1, place);
      return;
    }
    let next = place;
    for (const level of levels) {
      if (level.length === 1)
        answer.set((teams[level[0] as number] as Team).name, {
          place: next,
          decidedBy: link > 0 ? name : '',
        });
      else settle(level, link + 1, next);
      next += level.length;
    }
  };
  settle(
    teams.map((_, i) => i),
    0,
    1,
  );
  return answer;
}

function mutual(group: readonly number[], results: readonly Result[]): number[][] {
  const wins = (team: number): number =>
    results.filter(
      ([a, x, y, b]) =>
        group.includes(a) && group.includes(b) && ((a === team && x > y) || (b === team && y > x)),
    ).length;
  const levels = levelled(group, wins);
  return levels.length === 1 ? levels : levels.flatMap(level => mutual(level, results));
}

/** Values as whole numbers: a rate is its wins in twelfths of the games, no games lie below all. */
function value({ points, wins, games, fines }: Team, link: LinkName): number {
  if (link === 'Победы / Игры') return games === 0 ? Number.NEGATIVE_INFINITY : (wins * 12) / games;
  return link === 'Очки' ? points : link === 'Игры' ? games : -fines;
}

function levelled(group: readonly number[], of: (team: number) => number): number[][] {
  const values = [...new Set(group.map(of))].sort((a, b) => (a > b ? -1 : 1));
  return values.map(one => group.filter(team => of(team) === one));
}

/** As the cells show them: tenths with the noise of floats, texts with a comma, odd writings of names. */
const cellsOf = ({ teams }: Tournament): unknown[][] => [
  ['Команда', 'Очки', 'Победы', 'Игры', 'Штрафы'],
  ...teams.map(({ name, points, wins, games, fines }, i) => [
    i % 2 ? name : ` ${name.toUpperCase()} `,
    i % 3 === 0
      ? points / 100
      : i % 3 === 1
        ? (points / 100) * (1 + Number.EPSILON)
        : String(points / 100).replace('.', ','),
    wins,
    games,
    fines * 0.1,
  ]),
];
const resultCells = ({ results }: Tournament): unknown[][] =>
  results.map(([a, x, y, b]) => [`Команда ${a}`, x, y, `команда ${b}`]);

const run = (tournament: Tournament, cells = cellsOf(tournament)): unknown[][] =>
  TIEBREAK?.(cells, tournament.chain.join(' > '), [
    ['Команда', 'Счёт', 'Счёт', 'Команда'],
    ...resultCells(tournament),
  ]) as unknown[][];

describe('TIEBREAK against a naive ranking', () => {
  test('places and deciders are the same', () => {
    fc.assert(
      fc.property(tournaments, tournament => {
        const expected = naive(tournament);
        const answer = run(tournament).slice(1);
        expect(answer).toEqual(
          tournament.teams.map(({ name }) => [expected.get(name)?.place, expected.get(name)?.decidedBy]),
        );
      }),
      { numRuns: 4000 },
    );
  });
  test('shuffled rows and results: nobody’s place changes', () => {
    fc.assert(
      fc.property(
        tournaments.chain(t =>
          fc.tuple(
            fc.constant(t),
            fc.shuffledSubarray(
              t.teams.map((_, i) => i),
              { minLength: t.teams.length },
            ),
            fc.shuffledSubarray([...t.results], { minLength: t.results.length }),
          ),
        ),
        ([tournament, order, results]) => {
          const [header, ...rows] = cellsOf(tournament);
          const before = run(tournament).slice(1);
          const after = run({ ...tournament, results }, [
            header as unknown[],
            ...order.map(i => rows[i] as unknown[]),
          ]).slice(1);
          expect(after).toEqual(order.map(i => before[i]));
        },
      ),
      { numRuns: 2000 },
    );
  });
  test('small groups of circles: many teams level, matches only', () => {
    const circles = fc.record({
      teams: fc.constant(
        Array.from({ length: 6 }, (_, i) => ({
          name: `Команда ${i}`,
          points: 0,
          wins: 0,
          games: 0,
          fines: i % 2,
        })),
      ),
      results: fc.array(
        fc.tuple(fc.nat(5), fc.constantFrom(0, 2), fc.constant(1), fc.nat(5)).filter(([a, , , b]) => a !== b),
        { maxLength: 30 },
      ),
      chain: fc.constant(['Очки', 'личные встречи', '-Штрафы'] as LinkName[]),
    }) as fc.Arbitrary<Tournament>;
    fc.assert(
      fc.property(circles, tournament => {
        const expected = naive(tournament);
        expect(run(tournament).slice(1)).toEqual(
          tournament.teams.map(({ name }) => [expected.get(name)?.place, expected.get(name)?.decidedBy]),
        );
      }),
      { numRuns: 3000 },
    );
  });
  test('places are 1, 2, 2, 4: a place is one more than the teams above', () => {
    fc.assert(
      fc.property(tournaments, tournament => {
        const places = run(tournament)
          .slice(1)
          .map(([place]) => place as number);
        expect(places).toEqual(places.map(place => 1 + places.filter(other => other < place).length));
      }),
    );
  });
});

describe('points', () => {
  test('WALLPOINTS never falls as the score rises', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(40), (score, more) => {
        expect(WALLPOINTS?.(score + more) as number).toBeGreaterThanOrEqual(WALLPOINTS?.(score) as number);
      }),
    );
  });
  test('WALLPOINTS: a column, a row and single cells say the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: -5, max: 45 }), fc.constant('')), { minLength: 1 }),
        scores => {
          const single = scores.map(score => WALLPOINTS?.(score));
          expect(WALLPOINTS?.([scores])).toEqual([single]);
          expect(WALLPOINTS?.(scores.map(score => [score]))).toEqual(single.map(points => [points]));
        },
      ),
    );
  });
  test('OMONPOINTS: the shares n/d of a game as mafia are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(300), (days, full) => {
        const share = Math.min(full, days) / days;
        expect(OMONPOINTS?.('маф', 'мафия', share)).toBe((3 * Math.min(full, days)) / days);
      }),
    );
  });
  test('CARRYOVER: half of hundredths is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), n => expect(CARRYOVER?.(n / 100)).toBe(n / 200 + 0)),
    );
  });
});
