import { COMPOSITIONS } from '../../src/regulations/cup/compositions';
import { compositionsText, readCompositionsSheet, readCompositionsText } from '../../src/table/compositions';
import { checkSheets, sheet } from '../book';

describe('roles of a game in one cell', () => {
  test('in any order, either language, the number before or after', () =>
    expect(readCompositionsText('9: чиж 5, 1 ком, всб 1, mafia 2; 10: citizen 8, маф 2')).toEqual({
      compositions: [
        { citizen: 5, commissar: 1, bossChild: 1, mafia: 2 },
        { citizen: 8, mafia: 2 },
      ],
      problems: [],
    }));
  test.each(['9: чиж 5', 'чиж 5', '9: волк 9', '9: чиж 5, чиж 4', '9: чиж', ': чиж 1', '9'])(
    '%s is none',
    text => expect(readCompositionsText(text).problems).toEqual([{ row: 0, text }]),
  );
  test('what is written reads back as the same', () =>
    expect(readCompositionsText(compositionsText(COMPOSITIONS)).compositions).toEqual(COMPOSITIONS));
});

test('roles of a game in a sheet of their own', () => {
  const values = [
    ['Игроков', 'Чиж', 'Маф', 'Ком'],
    [10, 7, 2, 1],
    ['', '', '', ''],
    [9, 7, 2, ''],
    [8, 7, 2, 1],
  ];
  expect(readCompositionsSheet(values)).toEqual({
    compositions: [
      { citizen: 7, mafia: 2, commissar: 1 },
      { citizen: 7, mafia: 2, commissar: 0 },
    ],
    problems: [{ row: 4, text: '8 7 2 1' }],
  });
});

test('a bad row of the parameter is named by its cell, and nothing is judged', () => {
  const sheets = (value: string, ...more: ReturnType<typeof sheet>[]) => [
    sheet('Регламент', [
      ['Параметр', 'Значение'],
      ['regulation', 'cup'],
      ['roles', value],
    ]),
    sheet('Команды', [['Команда'], ['Волки']]),
    sheet('Протоколы', [['Партия', 'Исход', 'Команда']]),
    ...more,
  ];
  expect(() => checkSheets(sheets('9: чиж 5'))).toThrow('«9: чиж 5» не читается');
  expect(() =>
    checkSheets(
      sheets(
        '',
        sheet('roles', [
          ['Игроков', 'Чиж'],
          [9, 5],
        ]),
      ),
    ),
  ).toThrow('roles');
});
