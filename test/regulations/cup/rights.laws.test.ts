import fc from 'fast-check';
import { minus, plus, sum, times, toText, ZERO } from '../../../src/core/points';
import type { Judgement } from '../../../src/core/regulation';
import type { Player, Tournament } from '../../../src/core/tournament';
import { cup } from '../../../src/regulations/cup';
import { exact, facts, law, type SmallGame, type SmallRuling } from './small';

const TEAMS = ['A', 'B', 'C', 'D'];
const PLAYERS = ['Анна', 'Борис', 'Вера'];
const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 31);

const games = fc
  .array(
    fc.record({
      stage: fc.constantFrom('1', '1', '1', '2', '3'),
      seats: fc.record(
        Object.fromEntries(
          TEAMS.map(team => [
            team,
            fc.record({
              player: fc.constantFrom(...PLAYERS, 'Чужой'),
              typed: fc.constantFrom('0', '1.5', '2'),
            }),
          ]),
        ),
        { requiredKeys: ['A'] },
      ),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map(all => all.map((game, i): SmallGame => ({ ...game, id: `${i + 1}`, players: 9 }) as SmallGame));

const rulings: fc.Arbitrary<SmallRuling[]> = fc.array(
  fc.record({
    team: fc.constantFrom(...TEAMS),
    game: fc.integer({ min: 1, max: 8 }).map(String),
    clause: fc.constantFrom('fines.1', 'fines.2', 'fines.3'),
    points: fc.constantFrom('0.1', '0.4'),
    state: fc.constantFrom('confirmed' as const, 'confirmed' as const, 'withdrawn' as const),
    paid: fc.constantFrom('0', '25', '100'),
  }),
  { maxLength: 6 },
);

const squads = fc.array(fc.integer({ min: 0, max: 60 }), {
  minLength: PLAYERS.length,
  maxLength: PLAYERS.length,
});
const cups = fc.record({ games, rulings, days: squads });
type Drawn = { games: SmallGame[]; rulings: SmallRuling[]; days: number[] };

/** A cup whose games begin a day apart, with squads that are so many days old. */
function tournament({ games: all, rulings: rows, days }: Drawn): Tournament {
  const one = facts(TEAMS, all, rows);
  const member = (name: string, i: number): Player => ({
    name,
    captain: false,
    from: START - (days[i] ?? 0) * DAY,
    at: { sheet: 'Teams', cell: `B${i + 2}` },
  });
  return {
    ...one,
    teams: one.teams.map(team => ({ ...team, players: PLAYERS.map(member) })),
    games: one.games.map((game, i) => ({ ...game, start: START + i * DAY })),
  };
}

const numbers = law({ 'player.games': 2, 'stage1.cut': 3, 'stage2.cut': 3 });
const verdictOn = (one: Tournament): Judgement => cup.judge(one, numbers);
const shown = ({ penalties, money, prizes = [], accounts, appearances }: Judgement) => ({
  charges: penalties.map(p => [p.id, p.kind, p.state, p.money && toText(p.money)].join(' ')).sort(),
  money,
  prizes,
  accounts,
  appearances,
});

describe('laws of rights, money and prizes', () => {
  test('the order of teams, games and seats does not matter', () => {
    fc.assert(
      fc.property(cups, drawn => {
        const one = tournament(drawn);
        const other = {
          ...one,
          teams: [...one.teams].reverse(),
          games: [...one.games].reverse().map(game => ({ ...game, seats: [...game.seats].reverse() })),
        };
        expect(shown(verdictOn(other))).toEqual(shown(verdictOn(one)));
      }),
    );
  });

  test('what a team owes is 25 for the first violation, 50 for the second, and so on', () => {
    fc.assert(
      fc.property(cups, drawn => {
        const { money, penalties } = verdictOn(tournament(drawn));
        for (const team of TEAMS) {
          const n = penalties.filter(p => p.team === team && p.state === 'confirmed').length;
          const paid = sum(penalties.flatMap(p => (p.team === team && p.line?.paid ? [p.line.paid] : [])));
          const owed = money.find(debt => debt.team === team)?.owes ?? ZERO;
          expect(toText(owed)).toBe(String(Math.max(0, (25 * n * (n + 1)) / 2 - Number(toText(paid)))));
        }
      }),
    );
  });

  test('fines.money: owed is due less paid, whatever the order of the ledger', () => {
    fc.assert(
      fc.property(cups, drawn => {
        const one = tournament(drawn);
        const { accounts = [] } = verdictOn(one);
        for (const { due, paid, owes } of accounts) expect(owes).toEqual(minus(due, paid));
        const other = verdictOn({ ...one, ledger: [...one.ledger].reverse() });
        expect(other.accounts).toEqual(accounts);
      }),
    );
  });

  test('terms.5: appearances are the games of a stage with a seat of the player', () => {
    fc.assert(
      fc.property(cups, drawn => {
        const { appearances = [], tables } = verdictOn(tournament(drawn));
        const said = appearances.map(({ stage, team, player, games: n }) =>
          [stage, team, player, n].join(' '),
        );
        const counts = new Map<string, number>();
        for (const { stage = '1', seats } of drawn.games)
          for (const [team, seat] of Object.entries(seats)) {
            const plays = tables.find(table => table.stage === stage)?.rows.some(row => row.team === team);
            const key = [stage, team, (seat as { player?: string }).player].join(' ');
            if (plays) counts.set(key, (counts.get(key) ?? 0) + 1);
          }
        expect(said.sort()).toEqual([...counts].map(([key, n]) => `${key} ${n}`).sort());
        expect(appearances.every(({ most, clause }) => most === 2 && clause === 'terms.5')).toBe(true);
      }),
    );
  });

  test('prizes share out no more than there is, and a better place never wins less', () => {
    fc.assert(
      fc.property(cups, drawn => {
        const { prizes = [], tables } = verdictOn(tournament(drawn));
        expect(Number(toText(sum(prizes.map(({ money }) => money))))).toBeLessThanOrEqual(9000);
        const final = tables.find(({ stage }) => stage === '3')?.rows ?? [];
        const won = final.flatMap(({ team, place }) =>
          place === undefined ? [] : [prizes.find(prize => prize.team === team)?.money ?? ZERO],
        );
        const numbersOf = won.map(money => Number(toText(money)));
        expect(numbersOf).toEqual([...numbersOf].sort((x, y) => y - x));
      }),
    );
  });

  test('one game fewer never brings a charge of the limit', () => {
    fc.assert(
      fc.property(cups, drawn => {
        const over = (all: SmallGame[]) =>
          verdictOn(tournament({ ...drawn, games: all, rulings: [] })).penalties.filter(
            p => p.kind === 'overLimit',
          ).length;
        expect(over(drawn.games.slice(0, -1))).toBeLessThanOrEqual(over(drawn.games));
      }),
    );
  });

  test('the fines confirmed are the points taken', () => {
    fc.assert(
      fc.property(cups, drawn => {
        const first = tournament(drawn);
        const proposed = verdictOn(first).penalties.filter(p => p.state === 'proposed');
        const ledger = proposed.map((p, i) => ({
          row: 50 + i,
          id: p.id,
          clause: p.clause,
          team: p.team,
          sanctions: p.sanctions,
          state: 'confirmed' as const,
          cell: { sheet: 'Penalties', cell: `O${50 + i}` },
          ...(p.player !== undefined && { player: p.player }),
          ...(p.stage !== undefined && { stage: p.stage }),
          ...(p.game !== undefined && { game: p.game }),
        }));
        const { awards, penalties } = verdictOn({ ...first, ledger: [...first.ledger, ...ledger] });
        const mine = new Set(proposed.map(({ id }) => id));
        expect(penalties.filter(p => mine.has(p.id) && p.state !== 'confirmed')).toEqual([]);
        const taken = awards.filter(({ account, clause }) => account === 'fine' && clause === 'fines.1');
        const own = penalties.filter(
          p => p.clause === 'fines.1' && p.state === 'confirmed' && p.kind !== 'ruling',
        );
        const least = times(exact('0.1'), { n: own.length, d: 1 });
        expect(Number(toText(plus(sum(taken.map(({ points }) => points)), least)))).toBeLessThanOrEqual(
          0.000001,
        );
      }),
    );
  });
});
