import { toText, ZERO } from '../../src/core/points';
import {
  fullDaysPart,
  inGameOrder,
  isAnnounced,
  isAnnulled,
  isOver,
  isVoid,
  seatsByTeam,
} from '../../src/core/protocol';
import { game, penalty, seat } from './cases';

test.each([
  ['by stage first', [game('1', { stage: '2' }), game('9')], ['9', '1']],
  ['by start where it is known', [game('1', { start: 20 }), game('9', { start: 10 })], ['9', '1']],
  ['those without a start after those with one', [game('1'), game('9', { start: 10 })], ['9', '1']],
  ['by number as numbers', [game('10'), game('9'), game('0008'), game('11')], ['0008', '9', '10', '11']],
  ['nought is a number', [game('1'), game('0')], ['0', '1']],
  ['other names after them', [game('Г'), game('2'), game('Б')], ['2', 'Б', 'Г']],
  ['a number with a letter is another name', [game('1а'), game('2')], ['2', '1а']],
])('games stand in order: %s', (_, games, ids) => {
  expect(inGameOrder(games).map(({ id }) => id)).toEqual(ids);
  expect(inGameOrder([...games].reverse()).map(({ id }) => id)).toEqual(ids);
});

test('a game is over with its outcome, or with points that were typed; announced while nobody sat down', () => {
  const games = [
    game('1', { outcome: 'city' }),
    game('2', { seats: [seat('Совы'), seat('Волки', { points: ZERO })] }),
    game('3', { seats: [seat('Совы')] }),
    game('4'),
    game('5', { unread: 1 }),
  ];
  expect(games.map(isOver)).toEqual([true, true, false, false, false]);
  expect(games.map(isAnnounced)).toEqual([false, false, false, true, false]);
});

test('replayed or annulled by a ruling that stands; replayed is not annulled', () => {
  const on = (kind: 'replay' | 'annulled', more = {}) => [
    penalty({ game: '7', sanctions: [{ kind: 'forfeit' }, { kind }], ...more }),
  ];
  const told = (penalties: Parameters<typeof isVoid>[1]) => [
    isVoid(game('7'), penalties),
    isAnnulled(game('7'), penalties),
  ];
  expect(told(on('annulled'))).toEqual([true, true]);
  expect(told(on('replay'))).toEqual([true, false]);
  expect(told(on('annulled', { state: 'proposed' }))).toEqual([false, false]);
  expect(told(on('annulled', { game: '8' }))).toEqual([false, false]);
  expect(told([penalty({ game: '7' })])).toEqual([false, false]);
  expect(told([])).toEqual([false, false]);
});

test('seats of one team stand together, in their order', () => {
  const seats = [seat('Совы', { kills: 1 }), seat('Волки'), seat('Совы', { kills: 2 })];
  expect(seatsByTeam(game('1', { seats })).map(own => own.map(({ team, kills }) => [team, kills]))).toEqual([
    [
      ['Совы', 1],
      ['Совы', 2],
    ],
    [['Волки', undefined]],
  ]);
});

test.each<[number | undefined, number | undefined, string | undefined]>([
  [1, 3, '1/3'],
  [3, 3, '1'],
  [0, 1, '0'],
  [4, 3, undefined],
  [0, 0, undefined],
  [undefined, 3, undefined],
  [1, undefined, undefined],
])('%s full days of %s are the part %s', (days, daysInAll, part) => {
  const full = fullDaysPart({
    ...seat('Совы'),
    ...(days !== undefined && { days }),
    ...(daysInAll !== undefined && { daysInAll }),
  });
  expect(full && toText(full)).toBe(part);
});
