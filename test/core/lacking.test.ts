// What a person must fill in before seats can earn.
import { type Lack, lackFindings } from '../../src/core/lacking';
import { fraction } from '../../src/core/points';
import type { Game, Seat } from '../../src/core/tournament';
import { game, seat } from './cases';

const cell = (text: string) => ({ sheet: '', cell: text });
const TABLE = [{ side: 'good', points: { city: fraction(1) } }] as const;
const GAME = game('12', { outcome: 'city', outcomeAt: cell('F2') });
const lack = (reason: Lack['reason'], team = 'Совы', ofSeat: Partial<Seat> = {}, of: Game = GAME): Lack => ({
  game: of,
  seat: seat(team, ofSeat),
  reason,
});
const told = (lacks: readonly Lack[], table: Parameters<typeof lackFindings>[1] = TABLE) =>
  lackFindings(lacks, table).map(({ kind, level, at, data }) => [level, kind, at?.cell, data]);
const unset = (side: 'good' | 'mafia', missing: 'row' | 'cell' = 'cell'): Lack['reason'] => ({
  lacks: 'points',
  side,
  missing,
});

test('an outcome is asked once for a game, in its cell', () => {
  const two = [lack({ lacks: 'outcome' }), lack({ lacks: 'outcome' }, 'Волки')];
  expect(told(two)).toEqual([['error', 'outcomeMissing', 'F2', { stage: '1', game: '12' }]]);
  expect(told([lack({ lacks: 'outcome' }, 'Совы', {}, game('9'))])[0]?.[2]).toBe('A1');
});

test.each(['role', 'kills'] as const)('%s: for each seat, in the cell nearest to it', what => {
  const at = (more: Partial<Seat>) => told([lack({ lacks: what }, 'Совы', more)])[0]?.[2];
  expect(told([lack({ lacks: what }), lack({ lacks: what }, 'Волки')])).toEqual([
    ['error', `${what}Missing`, 'A1', { game: '12', team: 'Совы' }],
    ['error', `${what}Missing`, 'A1', { game: '12', team: 'Волки' }],
  ]);
  expect(at({ [`${what}At`]: cell('J2'), pointsAt: cell('M2') })).toBe('J2');
  expect(at({ pointsAt: cell('M2') })).toBe('M2');
});

test('what was reported where it was read is not said again', () => {
  expect(told([lack({ lacks: 'reading' }), lack({ lacks: 'days' })])).toEqual([]);
});

test('points: once for a game and side, with all teams that wait for them', () => {
  const lacks = [
    lack(unset('good')),
    lack(unset('mafia', 'row'), 'Ежи'),
    lack(unset('good'), 'Волки'),
    lack({ lacks: 'role' }, 'Лисы'),
  ];
  const about = { players: 10, outcome: 'city', game: '12' };
  expect(told(lacks).slice(1)).toEqual([
    ['error', 'pointsNotSet', 'A1', { ...about, side: 'good', missing: 'cell', teams: ['Совы', 'Волки'] }],
    ['error', 'pointsNotSet', 'A1', { ...about, side: 'mafia', missing: 'row', teams: ['Ежи'] }],
  ]);
  expect(told([lack(unset('good')), lack(unset('good'), 'Совы', {}, game('13'))])).toHaveLength(2);
  expect(told([lack(unset('good'), 'Совы', {}, game('13'))])[0]?.[3]).toMatchObject({ outcome: '' });
});

test('points are asked in the cell of points, else of the role, else of the seat', () => {
  const at = (more: Partial<Seat>) => told([lack(unset('good'), 'Совы', more)])[0]?.[2];
  expect(at({ pointsAt: cell('M2'), roleAt: cell('J2') })).toBe('M2');
  expect(at({ roleAt: cell('J2') })).toBe('J2');
  expect(at({})).toBe('A1');
});

test('no table at all is said once, with the seats that need it', () => {
  const lacks = [lack({ lacks: 'role' }), lack(unset('good')), lack(unset('mafia'), 'Волки')];
  expect(told(lacks, []).slice(1)).toEqual([['error', 'pointsTableEmpty', 'A1', { seats: 2 }]]);
  expect(told([lack({ lacks: 'role' })], [])).toHaveLength(1);
});
