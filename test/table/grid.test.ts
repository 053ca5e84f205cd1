import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { SHEETS, type SheetForm } from '../../src/table/sheets';
import { sheet } from '../book';

/** The grid of a sheet, with what was found wrong as `kind cell`. */
function read<K extends string>(form: SheetForm<K>, values: readonly (readonly unknown[])[], zone?: string) {
  const border = openBorder();
  const grid = readGrid(sheet(form.ru, values), form, border, zone);
  const said = (findings: typeof border.findings) => findings.map(({ kind, at }) => `${kind} ${at?.cell}`);
  return { grid, border, problems: said(border.findings), fatal: said(border.fatal) };
}

const WALLS = ['Стенка', 'Команда A', 'Команда B'];
const column = (values: readonly (readonly unknown[])[], name: 'wall' | 'a' | 'b' | 'day' | 'start' = 'a') =>
  read(SHEETS.walls, values).grid?.rows.map(row => row.text(name));

describe('headers', () => {
  test.each([
    ['as the file format writes them', WALLS],
    ['in any order', ['Команда B', 'Стенка', 'Команда A'], ['Совы', '1', 'Волки']],
    ['in English', ['Wall', 'Team A', 'Team B']],
    ['in both languages', ['Стенка', 'Team A', 'Команда B']],
    ['case does not matter', ['СТЕНКА', 'команда a', 'команда b']],
    ['Cyrillic А and В', ['Стенка', 'Команда А', 'Команда В']],
    ['Cyrillic А and Б', ['Стенка', 'Команда А', 'Команда Б']],
    ['non-breaking and double spaces', ['\u00a0Стенка ', 'Команда\u00a0A', 'Команда  B']],
    ['a colon or a dot after them', ['Стенка:', 'Команда A.', 'Команда B:']],
    [
      'among others of the organizer’s',
      ['Стенка', 'Команда A', 'Команда B', 'Моё'],
      ['1', 'Волки', 'Совы', 'x'],
    ],
  ])('%s', (_, header, row: unknown[] = ['1', 'Волки', 'Совы']) => {
    const { grid, problems, fatal } = read(SHEETS.walls, [header, row]);
    expect([problems, fatal]).toEqual([[], []]);
    const [first] = grid?.rows ?? [];
    expect([first?.text('wall'), first?.text('a'), first?.text('b')]).toEqual(['1', 'Волки', 'Совы']);
  });
  test('a column that is not there reads as blank', () => {
    const { grid } = read(SHEETS.walls, [WALLS, ['1', 'Волки', 'Совы']]);
    expect([grid?.rows[0]?.cell('day'), grid?.rows[0]?.text('start'), grid?.columns.day]).toEqual([
      '',
      '',
      undefined,
    ]);
  });
  test('a missing needed column leaves nothing to judge, and each is named in both languages', () => {
    const { grid, border, fatal } = read(SHEETS.walls, [
      ['Стенка', 'День'],
      ['1', 1],
    ]);
    expect([grid, fatal]).toEqual([undefined, ['missingColumn A1', 'missingColumn A1']]);
    expect(border.fatal.map(({ data }) => [data.ru, data.en])).toEqual([
      ['Команда A', 'Team A'],
      ['Команда B', 'Team B'],
    ]);
  });
  test.each([[[]], [[['']]], [[['Стенка 1', 'Волки']]]])('no header at all: %j', values =>
    expect(read(SHEETS.walls, values).fatal).toHaveLength(3),
  );
  test('a header that stands twice is named, and the first counts', () => {
    const { grid, problems } = read(SHEETS.walls, [
      [...WALLS, 'Команда A'],
      ['1', 'Волки', 'Совы', 'Лисы'],
    ]);
    expect([grid?.rows[0]?.text('a'), problems]).toEqual(['Волки', ['columnTwice D1']]);
  });
});

describe('C12: rows are found by content', () => {
  test('the block pasted one row lower: the header is named where it stands, no row is lost', () => {
    const { grid, problems } = read(SHEETS.walls, [['Расписание'], WALLS, ['1', 'Волки', 'Совы']]);
    expect(problems).toEqual(['headerShifted A2']);
    expect(grid?.rows.map(row => [row.row, row.text('a'), row.at('a').cell])).toEqual([[3, 'Волки', 'B3']]);
  });
  test('a header repeated in the middle is named and is no row', () => {
    const rows = [WALLS, ['1', 'Волки', 'Совы'], WALLS, ['2', 'Лисы', 'Совы']];
    expect(read(SHEETS.walls, rows).problems).toEqual(['headerRepeated A3']);
    expect(column(rows)).toEqual(['Волки', 'Лисы']);
  });
  test('blank rows are passed over, wherever they are', () => {
    const rows = [
      WALLS,
      ['', '', ''],
      ['1', 'Волки', 'Совы'],
      ['\u00a0', '\u200b', ''],
      ['2', 'Лисы', 'Совы'],
      [],
    ];
    expect([read(SHEETS.walls, rows).problems, column(rows)]).toEqual([[], ['Волки', 'Лисы']]);
  });
});

describe('the text of a cell', () => {
  test('a number is as it is written, a date as the file’s clock shows it', () => {
    const cells = [1, new Date(Date.UTC(2026, 1, 1, -3)), new Date(Date.UTC(1899, 11, 30, 17, 34, 43))];
    const { grid } = read(SHEETS.walls, [['Стенка', 'Команда A', 'Команда B'], cells], 'Europe/Moscow');
    const [row] = grid?.rows ?? [];
    expect([row?.text('wall'), row?.text('a'), row?.text('b')]).toEqual(['1', '2026-02-01', '20:05']);
  });
  test('columns past Z have two letters', () => {
    const header = [...Array<string>(26).fill(''), ...WALLS];
    const { grid } = read(SHEETS.walls, [header, [...Array<string>(26).fill(''), '1', 'Волки', 'Совы']]);
    expect(grid?.rows[0]?.at('b').cell).toBe('AC2');
  });
});
