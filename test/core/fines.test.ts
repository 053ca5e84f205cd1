import { fineAwards } from '../../src/core/fines';
import { toText } from '../../src/core/points';
import { deduct, warning } from '../../src/core/sanction';
import { penalty } from './cases';

test('all that a penalty takes is one award, with its game and cell where they are known', () => {
  const at = { sheet: 'Штрафы', cell: 'O2' };
  const [fine, ...more] = fineAwards(
    penalty({ sanctions: [deduct(3), warning, deduct(1)], game: '7', at }),
    '2',
  );
  expect(more).toEqual([]);
  expect([fine?.team, fine?.stage, fine?.account, fine && toText(fine.points), fine?.clause]).toEqual([
    'Совы',
    '2',
    'fine',
    '-4',
    '5.2',
  ]);
  expect([fine?.game, fine?.at]).toEqual(['7', at]);
  expect(Object.keys(fineAwards(penalty({ sanctions: [deduct(3)] }), '2')[0] ?? {})).toEqual([
    'team',
    'stage',
    'account',
    'points',
    'clause',
  ]);
});

test('one that takes nothing is none', () => {
  expect(fineAwards(penalty({ sanctions: [warning] }), '2')).toEqual([]);
  expect(fineAwards(penalty({ sanctions: [] }), '2')).toEqual([]);
});
