import type { PenaltyDto } from '../../src/addon/panel';
import { explained } from '../../src/sidebar/awards';
import { minus } from '../../src/sidebar/exact';
import { money } from '../../src/sidebar/format';
import {
  amountOf,
  byDebt,
  ofAccount,
  owedFor,
  paidTogether,
  prizesByStage,
  totalsOf,
  waitingFor,
} from '../../src/sidebar/money';
import { byTeam, limitOf, successive } from '../../src/sidebar/players';
import { hasLeagues, hasMoney, hasProtocols, limitsPlayers } from '../../src/sidebar/regulation';
import { textsFor } from '../../src/sidebar/texts';
import { evening } from './panels';
import { cup, season } from './seasons';

const panel = season();
const [bakers] = byDebt(panel.report.accounts);

test.each([
  ['1.5', '0.25', '1.25'],
  ['100', '137.5', '-37.5'],
  ['1/3', '1/3', '0'],
])('%s less %s is %s', (x, y, rest) => expect(minus(x, y)).toBe(rest));

test.each([
  ['1000', '1000', '1000'],
  ['37.5', '37,5', '37.5'],
  ['410/3', '136\u00a02/3', '136\u00a02/3'],
  ['-410/3', '−136\u00a02/3', '−136\u00a02/3'],
  ['1/3', '1/3', '1/3'],
])('money %s is %s in Russian, %s in English', (exact, ru, en) =>
  expect([money(exact, 'ru'), money(exact, 'en')]).toEqual([ru, en]),
);

test.each([
  ['300', '300'],
  [' 37,5 ', '37.5'],
  ['37.50', '37.5'],
  ['0', '0'],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['сто', null],
])('a judge types the amount %j', (text, amount) => expect(amountOf(text)).toBe(amount));

describe('accounts', () => {
  test('who owes most is first, then who is owed, then those who are quits', () =>
    expect(
      byDebt(['0', '25', '-5', '300', '-50'].map(owes => ({ team: '', due: '', paid: '', owes }))).map(
        ({ owes }) => owes,
      ),
    ).toEqual(['300', '25', '-50', '-5', '0']));
  test('what is to be given back lowers nobody’s debt', () =>
    expect(totalsOf(panel.report.accounts)).toEqual({
      owed: '375',
      debtors: 1,
      due: '575',
      paid: '237.5',
      back: '37.5',
    }));
  test('an account is the sum of its rulings, less what was paid', () => {
    for (const { team, owes } of panel.report.accounts) {
      const all = ofAccount(panel, team).map(owedFor);
      expect([team, all.reduce((rest, one) => minus(rest, minus('0', one)), '0')]).toEqual([team, owes]);
    }
  });
  test('a proposal is not in it', () => {
    expect(ofAccount(panel, bakers?.team ?? '').map(({ id }) => id)).toEqual(['n1', 'n2', 't1']);
    expect(waitingFor(panel, bakers?.team ?? '').map(({ id }) => id)).toEqual(['n3']);
  });
  test('one press pays several rulings, where their sum is what the team owes', () => {
    const account = { team: bakers?.team ?? '', due: '475', paid: '100', owes: '375' };
    const ids = (of: readonly PenaltyDto[]): readonly string[] => of.map(({ id }) => id);
    expect(ids(paidTogether(panel, account))).toEqual(['n2', 't1']);
    expect(paidTogether(panel, { ...account, owes: '300' })).toEqual([]);
    const paidTooMuch = panel.penalties.map(one => (one.id === 'n1' ? { ...one, paid: '80' } : one));
    expect(paidTogether({ ...panel, penalties: paidTooMuch }, { ...account, owes: '370' })).toEqual([]);
  });
});

test('prizes stand in the order of the table, shared places as spans', () =>
  expect(
    prizesByStage(panel.report).map(({ stage, prizes }) => [stage, prizes.map(one => one.place)]),
  ).toEqual([
    ['top', ['1', '2–3', '2–3', '4']],
    ['second', ['1–2', '1–2', '3']],
  ]));

describe('players', () => {
  test('stages that follow one another are told from leagues side by side', () =>
    expect([successive(panel.report), successive(cup().report)]).toEqual([[], ['1', '3']]));
  test('those nearest to their limit are first', () => {
    const [team] = byTeam(
      cup().report.appearances.filter(({ stage }) => stage === '3'),
      ['Цапли'],
    );
    expect(team?.players.map(({ player, games }) => [player, games])).toEqual([
      ['Осока', 5],
      ['Заяц', 4],
      ['Выпь-над-тихой-водой', 3],
      ['Рогоз', 3],
    ]);
  });
  test('a limit of the text is told from a ruling', () =>
    expect(panel.report.barred.map(one => limitOf(one, panel.report)?.games)).toEqual([
      undefined,
      undefined,
      undefined,
      6,
    ]));
});

describe('a number of a table without walls', () => {
  const { groups, total } = explained(panel.awards, bakers?.team ?? '', 'top');
  test('is the sum of its games and of what is of no game', () => {
    const row = panel.report.standings[0]?.rows.find(({ team }) => team === bakers?.team);
    expect(total).toBe(row?.points);
    expect(groups.map(({ game, account, points }) => [game ?? account, points])).toEqual([
      ['1', '2'],
      ['2', '3'],
      ['3', '0.25'],
      ['4', '-0.1'],
      ['5', '16.3'],
      ['8', '-0.1'],
      ['fine', '-0.1'],
    ]);
  });
  test('begins with what was brought from the stage before', () =>
    expect(explained(cup().awards, 'Цапли', '3').groups.map(({ game, account }) => game ?? account)).toEqual([
      'carryOver',
      '31',
      '34',
    ]));
});

test('what each regulation has of its own', () =>
  expect(
    [evening(), panel, cup()].map(one => [
      hasProtocols(one),
      hasMoney(one),
      limitsPlayers(one),
      hasLeagues(one),
    ]),
  ).toEqual([
    [false, false, false, false],
    [true, true, true, true],
    [true, true, true, false],
  ]));

test.each([
  [1, 'должна 1 команда'],
  [2, 'должны 2 команды'],
  [5, 'должны 5 команд'],
  [21, 'должна 21 команда'],
])('sentences of %d debtors', (n, rest) =>
  expect(textsFor('ru').cash.owed('375', n).rest.replaceAll('\u00a0', ' ')).toBe(rest),
);

test.each([
  [1, '1 игрок не может играть'],
  [3, '3 игрока не могут играть'],
  [12, '12 игроков не могут играть'],
])('%d players out', (n, sentence) => {
  const { figure, rest } = textsFor('ru').eligible.barred(n);
  expect(`${figure} ${rest}`.replaceAll('\u00a0', ' ')).toBe(sentence);
});
