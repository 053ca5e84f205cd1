import { accountsOf, isOwing } from '../../src/core/money';
import type { Penalty } from '../../src/core/penalty';
import { fraction, toText } from '../../src/core/points';
import { line, penalty } from './cases';

const due = (team: string, money: number, more: Partial<Penalty> = {}) =>
  penalty({ team, money: fraction(money), ...more });
const paid = (team: string, money: number, more: Partial<Penalty> = {}) =>
  penalty({ team, line: line({ team, paid: fraction(money) }), ...more });
/** `team: due − paid = owes`, and whether it owes. */
const told = (penalties: readonly Penalty[], isCounted?: (one: Penalty) => boolean) =>
  accountsOf(penalties, isCounted).map(account => {
    const [money, settled, owes] = [account.due, account.paid, account.owes].map(toText);
    return `${account.team}: ${money} − ${settled} = ${owes}${isOwing(account) ? ' owes' : ''}`;
  });

test('each team by itself, by name: what is due less what was paid', () => {
  expect(told([due('Совы', 50), due('Волки', 25), paid('Совы', 20), due('Совы', 5)])).toEqual([
    'Волки: 25 − 0 = 25 owes',
    'Совы: 55 − 20 = 35 owes',
  ]);
});

test('paid in full, or more, owes nothing; what was paid without being due stays', () => {
  expect(told([due('Совы', 50), paid('Совы', 50)])).toEqual(['Совы: 50 − 50 = 0']);
  expect(told([due('Совы', 50), paid('Совы', 70)])).toEqual(['Совы: 50 − 70 = -20']);
  expect(told([paid('Совы', 70, { state: 'dismissed' })])).toEqual(['Совы: 0 − 70 = -70']);
});

test.each(['proposed', 'dismissed', 'withdrawn'] as const)('a ruling that is %s makes nothing due', state => {
  expect(told([due('Совы', 50, { state }), due('Волки', 25)])).toEqual(['Волки: 25 − 0 = 25 owes']);
});

test('only what counts is due, whatever counts is paid', () => {
  const penalties = [due('Совы', 50), due('Совы', 7, { clause: '1.1' }), paid('Совы', 20)];
  expect(told(penalties, ({ clause }) => clause === '1.1')).toEqual(['Совы: 7 − 20 = -13']);
});

test('a team with neither has no account, nor has a ruling on no team', () => {
  expect(told([penalty(), due('', 50)])).toEqual([]);
});
