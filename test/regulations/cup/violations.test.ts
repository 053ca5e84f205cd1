// fines.money: which penalties count as violations, in which order, and what a judge typed.
import type { Penalty } from '../../../src/core/penalty';
import { toText } from '../../../src/core/points';
import type { Sanction } from '../../../src/core/sanction';
import type { LedgerLine } from '../../../src/core/tournament';
import type { Cup } from '../../../src/regulations/cup/facts';
import { withMoney } from '../../../src/regulations/cup/money';
import { exact, law } from './small';

const cup = { law: law(), position: (game: string | undefined) => Number(game ?? 99) } as unknown as Cup;
const deduction: Sanction = { kind: 'deduction', points: exact('0.1') };

const penalty = (id: string, more: Partial<Penalty> = {}): Penalty => ({
  id,
  clause: 'fines.2',
  kind: 'ruling',
  team: 'Волки',
  game: '1',
  sanctions: [deduction],
  state: 'confirmed',
  found: false,
  followsLadder: false,
  ...more,
});

/** Money of each by its id, in the order of the ids: none where there is none. */
const money = (...penalties: readonly Penalty[]): string[] =>
  [...withMoney(penalties, cup)]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, money }) => `${id} ${money ? toText(money) : 'none'}`);

describe('fines.money: the order of violations', () => {
  const inBothOrders = (...penalties: readonly Penalty[]): string[] => {
    const found = money(...penalties);
    expect(money(...[...penalties].reverse())).toEqual(found);
    return found;
  };

  test('by game', () =>
    expect(inBothOrders(penalty('a', { game: '3' }), penalty('b', { game: '2' }))).toEqual(['a 50', 'b 25']));

  test('of one game by time, those without one first', () =>
    expect(inBothOrders(penalty('a', { when: 200 }), penalty('b', { when: 100 }), penalty('c'))).toEqual([
      'a 75',
      'b 50',
      'c 25',
    ]));

  test('of one time by id', () =>
    expect(inBothOrders(penalty('b', { when: 5 }), penalty('a', { when: 5 }))).toEqual(['a 25', 'b 50']));

  test('a proposal after all that is confirmed, whatever its game', () =>
    expect(inBothOrders(penalty('a', { state: 'proposed' }), penalty('b', { game: '9' }))).toEqual([
      'a 50',
      'b 25',
    ]));

  test('each team for itself', () =>
    expect(inBothOrders(penalty('a'), penalty('b', { team: 'Совы' }))).toEqual(['a 25', 'b 25']));
});

describe('fines.money: what is a violation', () => {
  test.each<[string, Partial<Penalty>, boolean]>([
    ['without a sanction', { sanctions: [] }, true],
    ['a replay alone', { sanctions: [{ kind: 'replay' }] }, false],
    ['a replay with a deduction', { sanctions: [{ kind: 'replay' }, deduction] }, true],
    ['a tie lifted and a game annulled', { sanctions: [{ kind: 'above' }, { kind: 'annulled' }] }, false],
    ['of no team', { team: '' }, false],
    ['dismissed', { state: 'dismissed' }, false],
    ['withdrawn', { state: 'withdrawn' }, false],
  ])('%s', (_what, more, isOne) => expect(money(penalty('a', more))).toEqual([isOne ? 'a 25' : 'a none']));

  test('what is none makes later ones no dearer', () =>
    expect(money(penalty('a', { sanctions: [{ kind: 'replay' }] }), penalty('b', { game: '2' }))).toEqual([
      'a none',
      'b 25',
    ]));
});

describe('fines.money: the number of a violation', () => {
  const repeats = (...penalties: readonly Penalty[]) => withMoney(penalties, cup).map(({ repeat }) => repeat);

  test('is its repeat under a clause without a ladder; a ladder keeps its own', () =>
    expect(
      repeats(
        penalty('a'),
        penalty('b', { game: '2' }),
        penalty('c', { clause: 'fines.3', game: '3', repeat: 1 }),
      ),
    ).toEqual([1, 2, 1]));

  test('a sum typed in a row without a repeat stands, with one it follows the count', () => {
    const line = (more: Partial<LedgerLine>) => ({ money: exact('500'), ...more }) as LedgerLine;
    expect(money(penalty('a', { line: line({}) }), penalty('b', { line: line({ repeat: 1 }) }))).toEqual([
      'a 500',
      'b 50',
    ]);
    expect(withMoney([penalty('a', { line: line({}) })], cup).map(({ keepsMoney }) => keepsMoney)).toEqual([
      true,
    ]);
  });
});
