import fc from 'fast-check';
import type { Outcome, Role } from '../../../src/core/game';
import { totals } from '../../../src/core/ledger';
import { compare, equal, isNegative, isZero, minus, sum, toText, ZERO } from '../../../src/core/points';
import type { Judgement } from '../../../src/core/regulation';
import type { LedgerLine, Tournament } from '../../../src/core/tournament';
import { league } from '../../../src/regulations/league';
import { facts, lawOf, type SmallGame, type SmallRuling } from './season';

const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F'];
const PLAYERS = ['Ann', 'Bob', 'Cid'];
const role = fc.constantFrom<Role>('citizen', 'commissar', 'mafia', 'boss', 'maniac');
const seat = fc.record(
  {
    role,
    player: fc.constantFrom(...PLAYERS),
    kills: fc.nat(1),
    typed: fc.constantFrom('0', '0.5', '2', '3'),
  },
  { requiredKeys: ['role'] },
);
const seats = fc
  .subarray(TEAMS, { minLength: 1 })
  .chain(teams =>
    fc
      .array(seat, { minLength: teams.length, maxLength: teams.length })
      .map(all =>
        Object.fromEntries(teams.map((team, i) => [team, all[i] ?? ({ role: 'citizen' } as const)])),
      ),
  );
const games = fc
  .array(
    fc.record(
      {
        outcome: fc.constantFrom<Outcome>('city', 'mafia', 'omon1', 'omon2', 'stopped'),
        round: fc.constantFrom('1', '2', '3', '4', 'extra'),
        seats,
      },
      { requiredKeys: ['outcome', 'seats'] },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map(all =>
    all.map(
      (game, i): SmallGame => ({
        ...game,
        id: `${i + 1}`,
        start: `2009-10-${10 + (i >> 1)}T${18 + (i % 2) * 4}:00`,
      }),
    ),
  );
const rulings: fc.Arbitrary<SmallRuling[]> = fc.array(
  fc.record(
    {
      team: fc.constantFrom(...TEAMS),
      clause: fc.constantFrom('2.14', '2.17', '2.21', '2.23', '4.2', '4.3', '5.1', '5.2', '5.4'),
      game: fc.integer({ min: 1, max: 9 }).map(String),
      player: fc.constantFrom(...PLAYERS),
      money: fc.constantFrom('10', '75'),
      paid: fc.constantFrom('10', '100'),
      state: fc.constantFrom(
        'confirmed' as const,
        'proposed' as const,
        'withdrawn' as const,
        'dismissed' as const,
      ),
    },
    { requiredKeys: ['team', 'clause', 'game', 'player', 'state'] },
  ),
  { maxLength: 6 },
);
const seasons = fc.record({ games, rulings });
const order = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });
const teams = TEAMS.join(' ');
const verdictOn = (tournament: Tournament): Judgement => league.judge(tournament, lawOf());

/** Deals the items in an order drawn by fast-check. */
const shuffled = <T>(items: readonly T[], keys: readonly number[]): T[] =>
  items
    .map((item, i) => ({ item, key: keys[i % keys.length] ?? 0, i }))
    .sort((a, b) => a.key - b.key || a.i - b.i)
    .map(({ item }) => item);

const charges = ({ penalties }: Judgement) =>
  penalties
    .map(({ id, state, repeat, money, sanctions }) =>
      [id, state, repeat, money && toText(money), JSON.stringify(sanctions)].join(' '),
    )
    .sort();
const told = ({ findings }: Judgement) =>
  findings.map(one => JSON.stringify([one.level, one.kind, one.data])).sort();

/** Team by team in the order of games; of two seats of one game the first that the protocol has. */
function naiveCount(player: string, all: readonly SmallGame[]): (readonly [string, string, number])[] {
  const seated = all
    .filter(({ round }) => round !== 'extra')
    .flatMap(({ seats: own, outcome }) => {
      const [team] = Object.keys(own).filter(
        one => (own[one] as { player?: string } | undefined)?.player === player,
      );
      return team === undefined ? [] : [{ team, stands: outcome !== 'stopped' }];
    });
  const now = seated[seated.length - 1]?.team;
  let first = seated.length;
  while (first > 0 && seated[first - 1]?.team === now) first--;
  const count = seated.slice(first).filter(({ stands }) => stands).length;
  return now !== undefined && count > 0 ? [[player, now, count]] : [];
}

describe('laws of the league', () => {
  test('the order of teams, games, seats and rulings does not matter', () => {
    fc.assert(
      fc.property(seasons, order, (season, keys) => {
        const one = facts({ teams, ...season });
        const other = {
          ...one,
          teams: shuffled(one.teams, keys),
          games: shuffled(one.games, keys).map(game => ({ ...game, seats: shuffled(game.seats, keys) })),
          ledger: shuffled(one.ledger, keys),
        };
        const [a, b] = [verdictOn(one), verdictOn(other)];
        expect(b.tables).toEqual(a.tables);
        expect([charges(b), told(b), b.barred, b.prizes]).toEqual([charges(a), told(a), a.barred, a.prizes]);
        expect(b.money).toEqual(a.money);
        expect([b.accounts, b.appearances]).toEqual([a.accounts, a.appearances]);
      }),
    );
  });

  test('points equal the ledger of awards: seats less fines', () => {
    fc.assert(
      fc.property(seasons, season => {
        const { tables, awards } = verdictOn(facts({ teams, ...season }));
        for (const { stage, rows } of tables)
          for (const row of rows) {
            const of = (account: string) =>
              totals(awards, award => award.stage === stage && award.account === account).get(row.team) ??
              ZERO;
            expect(equal(row.points ?? row.provisional ?? ZERO, minus(of('seat'), row.penalties))).toBe(true);
            expect(equal(sum([of('fine'), row.penalties]), ZERO)).toBe(true);
          }
      }),
    );
  });

  test('judging twice gives the same', () => {
    fc.assert(
      fc.property(seasons, season => {
        const tournament = facts({ teams, ...season });
        expect(verdictOn(tournament)).toEqual(verdictOn(tournament));
      }),
    );
  });

  test('a found charge written into the ledger is found again, its money too, and nothing beside it', () => {
    fc.assert(
      fc.property(seasons, season => {
        const tournament = facts({ teams, ...season });
        const first = verdictOn(tournament);
        const written = first.penalties
          .filter(({ found, line }) => found && !line)
          .map(
            ({ id, clause, team, sanctions, state, game, player, stage, repeat, money }, i): LedgerLine => {
              const cell = { sheet: 'Penalties', cell: `O${100 + i}` };
              return {
                ...{ row: 100 + i, id, clause, team, sanctions, state, cell },
                ...(game !== undefined && { game }),
                ...(player !== undefined && { player }),
                ...(stage !== undefined && { stage }),
                ...(repeat !== undefined && { repeat }),
                ...(money && { money }),
              };
            },
          );
        const second = verdictOn({ ...tournament, ledger: [...tournament.ledger, ...written] });
        expect(charges(second)).toEqual(charges(first));
      }),
    );
  });

  test('a team that gains points never falls', () => {
    fc.assert(
      fc.property(games, fc.constantFrom(...TEAMS), fc.constantFrom('0.1', '1', '5'), (all, team, more) => {
        const bonus = (typed: string): SmallGame => ({
          id: '99',
          seats: Object.fromEntries(
            TEAMS.map(one => [one, { role: 'citizen', typed: one === team ? typed : '0' }]),
          ),
        });
        const place = (typed: string) =>
          verdictOn(facts({ teams, games: [...all, bonus(typed)] })).tables[0]?.rows.find(
            row => row.team === team,
          )?.place ?? 0;
        expect(place(more)).toBeLessThanOrEqual(place('0'));
      }),
    );
  });

  test('places follow points, every team has one row, nobody owes less than nothing', () => {
    fc.assert(
      fc.property(seasons, season => {
        const { tables, money } = verdictOn(facts({ teams, ...season }));
        for (const { rows } of tables) {
          expect(new Set(rows.map(row => row.team)).size).toBe(rows.length);
          const placed = rows.filter(row => row.place !== undefined);
          placed.slice(1).forEach((row, i) => {
            expect(compare(placed[i]?.points ?? ZERO, row.points ?? ZERO)).toBeGreaterThanOrEqual(0);
          });
        }
        for (const { owes } of money) expect(isNegative(owes)).toBe(false);
      }),
    );
  });

  test('owed is due less paid, and what a team owes is its account', () => {
    fc.assert(
      fc.property(seasons, season => {
        const { accounts = [], money, penalties } = verdictOn(facts({ teams, ...season }));
        for (const { team, due, paid, owes } of accounts) {
          expect(equal(owes, minus(due, paid))).toBe(true);
          const own = penalties.filter(one => one.team === team);
          expect(equal(paid, sum(own.flatMap(({ line }) => line?.paid ?? [])))).toBe(true);
          expect(isZero(due) && isZero(paid)).toBe(false);
        }
        const owing = accounts.filter(({ owes }) => compare(owes, ZERO) > 0);
        expect(money.map(({ team, owes }) => [team, owes])).toEqual(
          owing.map(({ team, owes }) => [team, owes]),
        );
      }),
    );
  });

  test('2.7: appearances are what one counts by hand, back to the last game for another team', () => {
    fc.assert(
      fc.property(games, all => {
        const { appearances = [] } = verdictOn(facts({ teams, games: all }));
        const said = appearances.map(({ team, player, games: n }) => [player, team, n]);
        const counted = PLAYERS.flatMap(player => naiveCount(player, all));
        expect(said.sort()).toEqual(counted.sort());
      }),
    );
  });

  test('prizes of a table are never more than those of its places', () => {
    fc.assert(
      fc.property(seasons, season => {
        const { prizes = [], tables } = verdictOn(facts({ teams, ...season }));
        const placed = tables[0]?.rows.filter(row => row.place !== undefined).length ?? 0;
        const pot = [1000, 750, 500, 400, 300, 200].slice(0, placed).reduce((a, b) => a + b, 0);
        expect(toText(sum(prizes.map(({ money }) => money)))).toBe(String(pot));
      }),
    );
  });
});
