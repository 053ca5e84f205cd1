import { type Checked, checkSheets, LEDGER, type PenaltyRow, sheet } from '../book';

/** Three games of two teams; Совы never come. */
const HEADER = ['Этап', 'Тур', 'Партия', 'Исход', 'Команда', 'Роль'];
const games = [1, 2, 3].map(id => ['высшая', id, id, 'мирные', 'Волки', 'чиж']);

const check = (penalties: readonly PenaltyRow[], options: { confirmBy?: string } = {}): Checked =>
  checkSheets(
    [
      sheet('Регламент', [
        ['Параметр', 'Значение'],
        ['regulation', 'league'],
        ['players.min', 1],
      ]),
      sheet('Команды', [
        ['Команда', 'Лига'],
        ['Волки', 'высшая'],
        ['Совы', 'высшая'],
      ]),
      sheet('Протоколы', [HEADER, ...games]),
      sheet('Штрафы', [LEDGER, ...penalties.map(row => LEDGER.map(header => row[header] ?? ''))]),
    ],
    options,
  );

/** What is written in the column «Деньги», by row of the sheet. */
const moneyWritten = ({ check: { blocks } }: Checked): readonly (readonly [number, unknown])[] => {
  const column = LEDGER.indexOf('Деньги') + 1;
  return blocks
    .filter(block => block.sheet === 'Штрафы')
    .flatMap(block => block.values.map((line, i) => [block.row + i, line[column - block.column]] as const))
    .filter(([, value]) => value !== undefined && value !== '');
};

const miss = (game: number, more: PenaltyRow = {}): PenaltyRow => ({
  Пункт: '2.17',
  Команда: 'Совы',
  Партия: game,
  Состояние: 'подтверждён',
  ...more,
});

test('2.17: the money of a proposed charge stands in its row', () => {
  expect(moneyWritten(check([]))).toEqual([
    [2, 75],
    [3, 100],
    [4, 125],
  ]);
});

test('2.17: P8 once an earlier one falls, the money moves down with the step', () => {
  const rows = [
    miss(1, { Повтор: 1, Деньги: 75, Санкция: 'минус 0,1', Состояние: 'отозван' }),
    miss(2, { Повтор: 2, Деньги: 100, Санкция: 'минус 0,1' }),
    miss(3, { Повтор: 3, Деньги: '125', Санкция: 'минус 0,1', Состояние: 'предложен' }),
  ];
  const checked = check(rows);
  expect(moneyWritten(checked)).toEqual([
    [3, 75],
    [4, 100],
  ]);
  expect(checked.report.money).toEqual([{ team: 'Совы', owes: '75', why: '2.17' }]);
});

test('2.17: an amount that the judge changed is never written over, and is owed', () => {
  const checked = check([miss(1, { Повтор: 1, Деньги: 10, Санкция: 'минус 0,1' })]);
  expect(moneyWritten(checked).filter(([row]) => row === 2)).toEqual([]);
  expect(checked.report.money).toEqual([{ team: 'Совы', owes: '10', why: '2.17' }]);
});

test('2.17: what cannot be read as money is an error in its cell, and nothing is invented', () => {
  const { report } = check([miss(1, { Деньги: 'сто', Оплачено: 'потом' })]);
  expect(report.findings.filter(({ kind }) => kind === 'badNumber').map(({ cell }) => cell)).toEqual([
    'M2',
    'N2',
  ]);
});

test('4.2: typed money and what was paid outlive "confirm all"', () => {
  const row = { Пункт: '4.2', Команда: 'Волки', Деньги: 30, Оплачено: 10, Состояние: 'подтверждён' };
  const { judgement } = check([row], { confirmBy: 'Судья' }).check;
  expect(judgement.money.map(({ team, owes }) => [team, owes])).toEqual([
    ['Волки', { n: 20, d: 1 }],
    ['Совы', { n: 300, d: 1 }],
  ]);
});
