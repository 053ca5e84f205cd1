import { regulations } from '../../src/regulations';
import { readyFormulas } from '../../src/table/formulas';
import type { SheetCells } from '../../src/table/sheets';
import { sheet, sheetsOf } from '../book';

const law = (id: string) => {
  const found = regulations.find(one => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const formulas = (
  sheets: readonly SheetCells[],
  id: string,
  column = 5,
  tables: readonly string[] = [],
): Record<string, string | null> =>
  Object.fromEntries(
    readyFormulas(sheets, law(id), { row: 3, column }, tables).map(({ name, text }) => [name, text]),
  );

const WALLS = sheetsOf({ walls: [{ games: ['2:0'] }] });
const GAMES = sheet('Протоколы', [['Партия', 'Исход', 'Команда', 'Игрок', 'Роль', 'Игроков']]);
const TEAMS = sheet('Команды', [['Команда', 'Игрок', 'Роль']]);
const LAW = sheet('Регламент', [['Параметр', 'Значение']]);
const PAY = sheet("Очки '16", [['players', 'side', 'city'], [10, 'mafia', 1, 2], []]);

test('walls: the standings from regulation, table, ledger, walls and teams, each with all columns of its format', () => {
  expect(formulas(WALLS, 'walls').STANDINGS).toBe(
    "=STANDINGS('Регламент'!A:E; 'Онлайн-таблица'!A:P; 'Штрафы'!A:Q; 'Стенки'!A:H; 'Команды'!A:J)",
  );
});

test('games: the standings from regulation, games, ledger and teams; walls are left empty', () => {
  const text = formulas([LAW, GAMES, TEAMS], 'cup').STANDINGS ?? '';
  expect(text).toMatch(/^=STANDINGS\('Регламент'!A:[A-Z]; 'Протоколы'!A:[A-Z]; ; ; 'Команды'!A:[A-Z]\)$/);
});

test('what is left out at the end is not written; in between it keeps its place', () => {
  expect(formulas([LAW], 'cup').STANDINGS).toMatch(/^=STANDINGS\('Регламент'!A:[A-Z]\)$/);
  expect(formulas([TEAMS], 'walls').STANDINGS).toMatch(/^=STANDINGS\(; ; ; ; 'Команды'!A:[A-Z]\)$/);
  expect(formulas([], 'cup')).toMatchObject({ STANDINGS: '=STANDINGS()', OMONPOINTS: '=OMONPOINTS()' });
});

test('a sheet whose columns nobody can tell is as good as none', () => {
  expect(formulas([sheet('Регламент', [['что-то своё']])], 'cup').STANDINGS).toBe('=STANDINGS()');
  expect(formulas([sheet('Протоколы', [['что-то своё']])], 'cup').OMONPOINTS).toBe('=OMONPOINTS()');
});

test('walls have WALLPOINTS of the column left of the cell, games have OMONPOINTS; never both', () => {
  expect(Object.keys(formulas(WALLS, 'walls'))).toEqual(['STANDINGS', 'WALLPOINTS', 'TIEBREAK']);
  expect(formulas(WALLS, 'walls').WALLPOINTS).toBe('=WALLPOINTS(D3:D)');
  expect(Object.keys(formulas([GAMES], 'cup'))).toEqual(['STANDINGS', 'OMONPOINTS', 'TIEBREAK']);
});

test('TIEBREAK is of all columns left of the cell', () => {
  expect(formulas(WALLS, 'walls', 5).TIEBREAK).toBe('=TIEBREAK(A1:D)');
  expect(formulas(WALLS, 'walls', 2)).toMatchObject({
    TIEBREAK: '=TIEBREAK(A1:A)',
    WALLPOINTS: '=WALLPOINTS(A3:A)',
  });
});

test('in the first column nothing is left of the cell', () => {
  expect(formulas(WALLS, 'walls', 1)).toMatchObject({ TIEBREAK: null, WALLPOINTS: null });
});

test('OMONPOINTS of roles and outcomes under their titles, with players and the table where there is one', () => {
  expect(formulas([GAMES], 'cup').OMONPOINTS).toBe("=OMONPOINTS('Протоколы'!E2:E; 'Протоколы'!B2:B)");
  expect(formulas([GAMES, PAY], 'cup', 5, ["ОЧКИ '16"]).OMONPOINTS).toBe(
    "=OMONPOINTS('Протоколы'!E2:E; 'Протоколы'!B2:B; ; 'Протоколы'!F2:F; 'Очки ''16'!A:D)",
  );
  expect(formulas([GAMES, PAY], 'cup', 5, ['Очки']).OMONPOINTS).toBe(
    "=OMONPOINTS('Протоколы'!E2:E; 'Протоколы'!B2:B)",
  );
  expect(formulas([GAMES, sheet('Пусто', [])], 'cup', 5, ['нет', 'Пусто']).OMONPOINTS).toMatch(
    /; 'Пусто'!A:A\)$/,
  );
});
