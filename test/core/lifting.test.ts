// Rulings «above», asked last of teams that stayed level.
import { lifted, liftingsAmong } from '../../src/core/lifting';
import type { Penalty } from '../../src/core/penalty';
import type { Standing } from '../../src/core/standings';
import { line, penalty } from './cases';

const TRIAL = { criterion: 'points' } as unknown as Standing['trials'][number];
const level = (place: number, ...teams: readonly string[]): Standing[] =>
  teams.map(team => ({ team, place, shared: teams.length > 1, unknown: 'lots', trials: [TRIAL] }));
const above = (team: string, more: Partial<Penalty> = {}) =>
  penalty({ team, clause: '4.1', sanctions: [{ kind: 'above' }], ...more });
const told = (standings: readonly Standing[]) =>
  standings.map(
    ({ team, place, shared, unknown }) =>
      `${place} ${team}${shared ? ' =' : ''}${unknown ? ` ${unknown}` : ''}`,
  );

test('a team is lifted over those level with it, who stay level below it', () => {
  const standings = [...level(1, 'Ежи'), ...level(2, 'Волки', 'Совы', 'Лисы')];
  expect(told(lifted(standings, [above('Совы')]))).toEqual([
    '1 Ежи lots',
    '2 Совы',
    '3 Волки = lots',
    '3 Лисы = lots',
  ]);
});

test('of several the first is above the second', () => {
  expect(told(lifted(level(1, 'Волки', 'Совы', 'Лисы'), [above('Лисы'), above('Совы')]))).toEqual([
    '1 Лисы',
    '2 Совы',
    '3 Волки',
  ]);
});

test('a team alone on its place, or one that no ruling lifts, stays as it stood', () => {
  const standings = [...level(1, 'Ежи'), ...level(2, 'Волки', 'Совы')];
  expect(lifted(standings, [above('Ежи')])).toEqual(standings);
  expect(lifted(standings, [])).toEqual(standings);
});

test('the ruling stands among what was asked, after what was asked before', () => {
  const [first] = lifted(level(1, 'Волки', 'Совы'), [above('Совы')]);
  expect(first?.trials[0]).toBe(TRIAL);
  expect(first?.trials).toHaveLength(2);
});

test('teams of which nothing was unknown are not unknown after it either', () => {
  const known = level(1, 'Волки', 'Совы', 'Лисы').map(({ unknown: _, ...rest }) => rest);
  expect(lifted(known, [above('Совы')]).some(standing => 'unknown' in standing)).toBe(false);
});

test('liftings are confirmed rulings with that word, by when they were made, then by their rows', () => {
  const all = [
    above('A', { when: 20 }),
    above('B', { when: 10, line: line({ row: 9 }) }),
    above('C', { when: 10, line: line({ row: 4 }) }),
    above('D', { state: 'proposed' }),
    penalty({ team: 'E' }),
    above('F', { sanctions: [{ kind: 'warning' }, { kind: 'above' }] }),
    above('G', { when: 10 }),
  ];
  expect(liftingsAmong(all).map(({ team }) => team)).toEqual(['F', 'G', 'C', 'B', 'A']);
  expect(liftingsAmong([...all].reverse()).map(({ team }) => team)).toEqual(['F', 'G', 'C', 'B', 'A']);
});
