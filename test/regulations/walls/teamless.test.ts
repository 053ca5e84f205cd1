import { check, findings, places, wallOf } from '../../book';

const confirmed = { Состояние: 'подтверждён', Стенка: '1' };

test('7.5: a ruling on a game or on a wall needs no team', () => {
  const games = ['2:0', '4:0', '4:3'];
  const closed = check({ walls: [{ games }], penalties: [{ ...confirmed, Санкция: 'стенка окончена' }] });
  expect([wallOf(closed), places(closed)]).toEqual(['validated 4:3', ['1 Волки 1 4.1.a', '2 Совы 1 4.1.a']]);
  const replayed = check({
    walls: [{ games: [...games, '20:3'] }],
    penalties: [{ ...confirmed, Партия: 3, Санкция: 'переигровка' }],
  });
  expect(wallOf(replayed)).toBe('validated 20:0');
  expect(findings(replayed, 'teamMissing')).toEqual([]);
});

test('7.5: a deduction from nobody is a finding, and nothing is taken', () => {
  const checked = check({ walls: [{ games: ['20:0'] }], penalties: [{ ...confirmed, Санкция: 'минус 3' }] });
  expect(findings(checked, 'teamMissing').map(({ cell }) => cell)).toEqual(['D2']);
  expect(wallOf(checked)).toBe('validated 20:0');
});
