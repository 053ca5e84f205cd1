import fc from 'fast-check';
import { totals } from '../../../src/core/ledger';
import { compare, equal, fraction, minus, plus, sum, ZERO } from '../../../src/core/points';
import type { Judgement, StandingsRow } from '../../../src/core/regulation';
import { cup } from '../../../src/regulations/cup';
import { facts, law, type SmallGame, type SmallRuling } from './small';

const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F'];
const tenths = fc.integer({ min: 0, max: 30 }).map(n => `${n}/10`);
const seatsOf = fc
  .subarray(TEAMS, { minLength: 1 })
  .chain(teams =>
    fc
      .tuple(
        ...teams.map(() =>
          fc.oneof(
            tenths,
            fc.constantFrom('0', '2.2', '4.2'),
            fc.constant('mafia'),
            fc.constant('commissar'),
          ),
        ),
      )
      .map(all => Object.fromEntries(teams.map((team, i) => [team, seat(all[i] ?? '0')]))),
  );
const seat = (word: string) => (word === 'mafia' || word === 'commissar' ? ({ role: word } as const) : word);

const gamesOf = fc
  .array(
    fc.record({
      stage: fc.constantFrom('1', '1', '2', '3'),
      outcome: fc.constantFrom('city' as const, 'mafia' as const),
      seats: seatsOf,
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map(all => all.map((game, i): SmallGame => ({ ...game, id: `${i + 1}`, players: 9 })));

const rulingsOf: fc.Arbitrary<SmallRuling[]> = fc.array(
  fc.record({
    team: fc.constantFrom(...TEAMS),
    game: fc.integer({ min: 1, max: 9 }).map(String),
    clause: fc.constantFrom('fines.1', 'fines.2', 'fines.3'),
    points: tenths,
    state: fc.constantFrom(
      'confirmed' as const,
      'proposed' as const,
      'withdrawn' as const,
      'dismissed' as const,
    ),
  }),
  { maxLength: 6 },
);

const cups = fc.record({ games: gamesOf, rulings: rulingsOf });
const numbers = law({ 'stage1.cut': 4, 'stage2.cut': 3 });
const verdictOn = (tournament: Parameters<typeof cup.judge>[0]) => cup.judge(tournament, numbers);
const rows = ({ tables }: Judgement) =>
  tables.flatMap(({ stage, rows: all }) => all.map(row => ({ stage, row })));

/** Deals the items in an order drawn by fast-check. */
const shuffled = <T>(items: readonly T[], order: readonly number[]): T[] =>
  items
    .map((item, i) => ({ item, key: order[i % order.length] ?? 0, i }))
    .sort((a, b) => a.key - b.key || a.i - b.i)
    .map(({ item }) => item);
const orders = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });

describe('laws of the cup', () => {
  test('the order of teams, games, seats and rulings does not matter', () => {
    fc.assert(
      fc.property(cups, orders, ({ games, rulings }, order) => {
        const one = facts(TEAMS, games, rulings);
        const other = {
          ...one,
          teams: shuffled(one.teams, order),
          games: shuffled(one.games, order).map(game => ({ ...game, seats: shuffled(game.seats, order) })),
          ledger: shuffled(one.ledger, order),
        };
        const [a, b] = [verdictOn(one), verdictOn(other)];
        expect(b.tables).toEqual(a.tables);
        const charges = (verdict: Judgement) =>
          verdict.penalties
            .filter(p => p.found)
            .map(p => [p.id, p.state, p.repeat])
            .sort();
        expect(charges(b)).toEqual(charges(a));
        const kinds = (verdict: Judgement) =>
          verdict.findings.map(f => JSON.stringify([f.level, f.kind])).sort();
        expect(kinds(b)).toEqual(kinds(a));
      }),
    );
  });

  test('totals equal the ledger of awards, and points = carried + earned − fines', () => {
    fc.assert(
      fc.property(cups, ({ games, rulings }) => {
        const verdict = verdictOn(facts(TEAMS, games, rulings));
        for (const { stage, row } of rows(verdict)) {
          const own = (accounts: readonly string[]) =>
            totals(verdict.awards, award => award.stage === stage && accounts.includes(award.account)).get(
              row.team,
            ) ?? ZERO;
          const points = row.points ?? row.provisional ?? ZERO;
          expect(equal(points, own(['carryOver', 'seat', 'fine']))).toBe(true);
          expect(equal(points, minus(plus(row.carryIn, own(['seat'])), row.penalties))).toBe(true);
        }
      }),
    );
  });

  test('judging twice gives the same', () => {
    fc.assert(
      fc.property(cups, ({ games, rulings }) => {
        const tournament = facts(TEAMS, games, rulings);
        expect(verdictOn(tournament)).toEqual(verdictOn(tournament));
      }),
    );
  });

  test('a found charge written into the ledger is found again, and nothing beside it', () => {
    fc.assert(
      fc.property(cups, ({ games, rulings }) => {
        const tournament = facts(TEAMS, games, rulings);
        const first = verdictOn(tournament).penalties;
        const written = first
          .filter(p => p.found && !p.line)
          .map((p, i) => ({
            row: 100 + i,
            id: p.id,
            clause: p.clause,
            team: p.team,
            sanctions: p.sanctions,
            state: p.state,
            cell: { sheet: 'Penalties', cell: `O${100 + i}` },
            ...(p.game !== undefined && { game: p.game }),
            ...(p.stage !== undefined && { stage: p.stage }),
            ...(p.repeat !== undefined && { repeat: p.repeat }),
          }));
        const second = verdictOn({ ...tournament, ledger: [...tournament.ledger, ...written] }).penalties;
        const shown = (all: typeof first) =>
          all.map(p => [p.id, p.state, p.repeat, JSON.stringify(p.sanctions)].join(' ')).sort();
        expect(shown(second)).toEqual(shown(first));
      }),
    );
  });

  test('a team that gains points never falls', () => {
    fc.assert(
      fc.property(
        cups,
        fc.constantFrom(...TEAMS),
        fc.nat(8),
        fc.integer({ min: 1, max: 50 }),
        ({ games, rulings }, team, which, more) => {
          const typed = games.map(game => ({
            ...game,
            seats: Object.fromEntries(
              Object.entries(game.seats).map(([t, s]) => [t, typeof s === 'string' ? s : '1']),
            ),
          }));
          const target = typed[which % typed.length];
          const seat = target?.seats[team];
          if (target?.stage !== '1' || typeof seat !== 'string') return;
          const richer = typed.map(game =>
            game === target ? { ...game, seats: { ...game.seats, [team]: added(seat, more) } } : game,
          );
          // Points alone: a richer seat may also turn a tie-break that nobody could know.
          const points = { ...numbers, 'stage1.chain': [] };
          const place = (all: SmallGame[]) =>
            stage1(cup.judge(facts(TEAMS, all, rulings), points), team)?.place ?? 0;
          expect(place(richer)).toBeLessThanOrEqual(place(typed));
        },
      ),
    );
  });

  test('places follow points: nobody stands above a team with more', () => {
    fc.assert(
      fc.property(cups, ({ games, rulings }) => {
        for (const { rows: all } of verdictOn(facts(TEAMS, games, rulings)).tables) {
          all.forEach((row, i) => {
            const next = all[i + 1];
            if (next?.place !== undefined)
              expect(compare(row.points ?? ZERO, next.points ?? ZERO)).toBeGreaterThanOrEqual(0);
          });
          expect(new Set(all.map(row => row.team)).size).toBe(all.length);
        }
      }),
    );
  });

  test('what is carried is half of the running total, whatever the fines', () => {
    fc.assert(
      fc.property(cups, ({ games, rulings }) => {
        const verdict = verdictOn(facts(TEAMS, games, rulings));
        const all = rows(verdict);
        for (const { stage, row } of all) {
          const before = all.find(
            one => one.stage === `${Number(stage) - 1}` && one.row.team === row.team,
          )?.row;
          if (before?.points) expect(equal(sum([row.carryIn, row.carryIn]), before.points)).toBe(true);
        }
      }),
    );
  });
});

const stage1 = (verdict: Judgement, team: string): StandingsRow | undefined =>
  verdict.tables.find(one => one.stage === '1')?.rows.find(row => row.team === team);

function added(typed: string, more: number): string {
  const [n = 0, d = 1] = typed.includes('/')
    ? typed.split('/').map(Number)
    : [Math.round(Number(typed) * 10), 10];
  const total = plus(fraction(n, d), fraction(more, 10));
  return `${total.n}/${total.d}`;
}
