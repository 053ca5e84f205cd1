import { checkSheets, findings, sheet } from '../book';
import { looked, workbookOfSheets } from './panel/book';

const HEADER = ['Этап', 'Партия', 'Исход', 'Команда', 'Роль'];
const book = (regulation: string, games: readonly (readonly unknown[])[]) => [
  sheet('Регламент', [
    ['Параметр', 'Значение'],
    ['regulation', regulation],
  ]),
  sheet('Команды', [['Команда'], ...Array.from({ length: 15 }, (_, i) => [`Клан ${i + 1}`])]),
  sheet('Протоколы', [HEADER, ...games]),
];

test.each([
  ['cup', '1'],
  ['league', 'высшая'],
])('%s: announced games are no findings and no verdict, and nobody has a table yet', (regulation, stage) => {
  const sheets = book(regulation, [
    [stage, 101, '', '', ''],
    [stage, 102, '', '', ''],
  ]);
  const checked = checkSheets(sheets);
  expect(findings(checked)).toEqual([]);
  expect([checked.report.final, checked.report.standings, checked.report.charges]).toEqual([false, [], []]);
  expect(looked(workbookOfSheets(sheets)).panel.games).toEqual({ begun: 0, settled: 0, open: 0, waiting: 2 });
});

test('stages: a game announced for a stage that the cup does not have is named before it is played', () => {
  const checked = checkSheets(book('cup', [['7', 101, '', '', '']]));
  expect(findings(checked).map(({ kind, cell }) => [kind, cell])).toEqual([['otherStage', 'B2']]);
});
