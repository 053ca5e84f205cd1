import type { Composition, Role } from '../../src/core/game';
import { protocolFindings } from '../../src/core/protocolChecks';
import type { Game, Seat } from '../../src/core/tournament';
import { COMPOSITIONS } from '../../src/regulations/cup/compositions';

const seat = (team: string, more: Partial<Seat> = {}): Seat => ({
  team,
  at: { sheet: 'Протоколы', cell: `G${team}` },
  ...more,
});
const game = (seats: readonly Seat[], players = seats.length): Game => ({
  id: '7',
  stage: '1',
  players,
  outcome: 'city',
  seats,
  at: { sheet: 'Протоколы', cell: 'C2' },
});
const dealt = (composition: Composition): readonly Seat[] =>
  (Object.entries(composition) as [Role, number][])
    .flatMap(([role, count]) => Array.from({ length: count }, () => role))
    .map((role, i) => seat(`${i + 1}`, { role }));
const seen = (one: Game) =>
  protocolFindings(one, COMPOSITIONS).map(({ level, kind, at }) => `${level} ${kind} ${at?.cell}`);

describe('the roles of a game', () => {
  test.each(COMPOSITIONS.map(one => [JSON.stringify(one), one] as const))(
    '%s was dealt by the site',
    (_, one) => expect(seen(game(dealt(one)))).toEqual([]),
  );

  test('others are a warning that names the first role that differs from the nearest', () => {
    const odd = game(dealt({ citizen: 5, bossChild: 1, commissar: 1, mafia: 3 }));
    expect(protocolFindings(odd, COMPOSITIONS)).toMatchObject([
      {
        level: 'warning',
        kind: 'compositionOdd',
        at: { cell: 'C2' },
        data: { game: '7', players: 10, role: 'citizen', count: 5, usual: 6 },
      },
    ]);
  });

  test('nothing is said of a number of players that was never seen, or while a role or a seat is not known', () => {
    expect(seen(game(dealt({ citizen: 11, mafia: 3 })))).toEqual([]);
    const [first, ...others] = dealt({ citizen: 7, mafia: 3 });
    expect(seen(game([{ ...(first as Seat), role: undefined } as unknown as Seat, ...others]))).toEqual([]);
    expect(seen(game(others, 10))).toEqual([]);
  });
});

describe('one seat', () => {
  test('P13: kills of someone who is no maniac are a warning; of nobody known they are not', () => {
    expect(seen(game([seat('1', { role: 'citizen', kills: 2 })]))).toEqual(['warning killsWithoutManiac G1']);
    for (const fine of [{ role: 'maniac', kills: 2 }, { role: 'citizen', kills: 0 }, { kills: 2 }] as const)
      expect(seen(game([seat('1', fine)]))).toEqual([]);
  });

  test('more days than there were, or days of no known number, are an error; with typed points they decide nothing', () => {
    const daysAt = { sheet: 'Протоколы', cell: 'M9' };
    expect(seen(game([seat('1', { days: 5, daysInAll: 4, daysAt })]))).toEqual(['error daysWrong M9']);
    expect(seen(game([seat('1', { days: 1, daysAt })]))).toEqual(['error daysWrong M9']);
    expect(seen(game([seat('1', { days: 4, daysInAll: 4 })]))).toEqual([]);
    const points = { n: 1, d: 1 };
    expect(seen(game([seat('1', { days: 1, points })]))).toEqual([]);
    expect(seen(game([seat('1', { days: 5, daysInAll: 4, points })]))).toEqual(['warning daysWrong G1']);
  });
});

describe('rows of one team', () => {
  test('two rows of one team are a slip, two of most teams a second game under the number', () => {
    const teams = ['1', '2', '3', '4'].map(team => seat(team));
    expect(seen(game([...teams, seat('2')]))).toEqual(['error seatTwice G2']);
    expect(seen(game([...teams, seat('2'), seat('3')]))).toEqual(['error gameTwice G2']);
  });
});
