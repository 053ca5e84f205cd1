// A table of games as a race: what each team can still gain in so many seats.
import { fraction, toText, ZERO } from '../../src/core/points';
import { paidIn, protocolRace, spanOf, unknownSeats } from '../../src/core/protocolRace';
import type { Judgement, StandingsRow, StandingsTable } from '../../src/core/regulation';
import { game, seat } from './cases';

const row = (team: string, more: Partial<StandingsRow> = {}): StandingsRow => ({
  team,
  place: 1,
  shared: false,
  points: fraction(5),
  carryIn: ZERO,
  penalties: ZERO,
  pending: ZERO,
  criteria: {},
  decidedBy: '',
  trials: [],
  ...more,
});
const table = (...rows: readonly StandingsRow[]) => ({ stage: '1', rows }) as unknown as StandingsTable;
const without = <K extends keyof StandingsRow>(one: StandingsRow, key: K): StandingsRow => {
  const { [key]: _, ...rest } = one;
  return rest as unknown as StandingsRow;
};
const SPAN = { least: fraction(-1), most: fraction(3) };
const runners = (rows: readonly StandingsRow[], seats = 2) =>
  protocolRace(table(...rows), 4, () => seats, SPAN).runners.map(
    ({ team, points, least, most, qualified }) =>
      `${team} ${toText(points)} ${toText(least)}…${toText(most)} ${qualified}`,
  );

test('the least and the most of a seat and of none; without a table nobody knows', () => {
  const span = (...points: readonly number[]) => {
    const found = spanOf(points.map(n => fraction(n)));
    return found && `${toText(found.least)}…${toText(found.most)}`;
  };
  expect([span(2, 5, 3), span(-1, -3), span(0)]).toEqual(['0…5', '-3…0', '0…0']);
  expect(span()).toBeUndefined();
});

test('all that a table pays, cells that are not set left out', () => {
  const paid = paidIn([
    { side: 'good', points: { city: fraction(1), mafia: undefined as never } },
    { side: 'mafia', points: { mafia: fraction(2) } },
  ]);
  expect(paid.map(toText)).toEqual(['1', '2']);
});

test('each team gains in its seats; what counts now are its points, else the provisional ones, else none', () => {
  expect(runners([row('Совы')])).toEqual(['Совы 5 -2…6 undefined']);
  expect(runners([row('Совы', { qualified: true })], 0)).toEqual(['Совы 5 0…0 true']);
  expect(runners([without(row('Совы', { provisional: fraction(7) }), 'points')], 1)).toEqual([
    'Совы 7 -1…3 undefined',
  ]);
  expect(runners([without(row('Совы'), 'points')], 1)).toEqual(['Совы 0 -1…3 undefined']);
});

test('a team without a place that is surely not through is out; one of which it is not known still runs', () => {
  const rows = [
    row('Волки'),
    without(row('Совы', { qualified: false }), 'place'),
    without(row('Ежи'), 'place'),
    row('Лисы', { qualified: false }),
  ];
  const race = protocolRace(table(...rows), 4, () => 0, SPAN);
  expect(race.out).toEqual(['Совы']);
  expect(race.runners.map(({ team }) => team)).toEqual(['Волки', 'Ежи', 'Лисы']);
  expect([race.stage, race.places, race.items, 'group' in race]).toEqual(['1', 4, [], false]);
  expect(protocolRace({ ...table(...rows), group: 'A' }, 4, () => 0, SPAN).group).toBe('A');
});

test('level teams share their place', () => {
  const race = protocolRace(table(row('Совы'), row('Волки')), 4, () => 0, SPAN);
  expect(race.among(['Совы', 'Волки'], []).map(({ place }) => place)).toEqual([1, 1]);
});

test('without a span the race is bounded only where no seats are left', () => {
  const bounded = (seats: (team: string) => number, span?: typeof SPAN) =>
    protocolRace(table(row('Совы'), row('Волки')), 4, seats, span).isBounded;
  expect(bounded(() => 1, SPAN)).toBe(true);
  expect(bounded(() => 0)).toBe(true);
  expect(bounded(team => (team === 'Совы' ? 1 : 0))).toBe(false);
  expect(
    protocolRace(table(row('Совы')), 4, () => 3, undefined).runners.map(({ most }) => toText(most)),
  ).toEqual(['0']);
});

test('seats that earned nothing yet, counted once for a team and game', () => {
  const award = (account: string, id: string, team: string) => ({ account, game: id, team });
  const awards = [award('seat', '1', 'Совы'), award('fine', '2', 'Совы'), { account: 'seat', team: 'Волки' }];
  const games = [
    game('1', { seats: [seat('Совы'), seat('Волки')] }),
    game('2', { seats: [seat('Совы'), seat('Совы'), seat('Волки')] }),
  ];
  const count = unknownSeats(games, { awards } as unknown as Judgement);
  expect([count('Совы'), count('Волки'), count('Ежи')]).toEqual([1, 2, 0]);
});
