import { planHeader } from '../../src/table/headerPlan';

const WALLS = ['Стенка', 'День', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало', 'ФП'];
const ROW = ['1', 1, 'группа', 'А', 'Волки', 'Совы', '', '2а'];
const plan = (values: unknown[][], isOurs = true) => planHeader(values, 'walls', isOurs);

test('an empty sheet gets the whole header', () =>
  expect(plan([[]], false)).toMatchObject({
    row: 1,
    isInserted: false,
    untitled: { length: 8 },
    columns: { wall: 0, fairPlay: 7 },
  }));

test('a whole header asks for nothing, wherever it and its columns stand', () => {
  expect(plan([['шапка'], [...WALLS].reverse(), [...ROW].reverse()])).toMatchObject({
    row: 2,
    untitled: [],
    columns: { wall: 7, fairPlay: 0 },
  });
});

test('a deleted row of titles is put in again where the data fit; not in a sheet that may be somebody’s own', () => {
  expect(plan([ROW])).toMatchObject({ row: 1, isInserted: true, columns: { stage: 2 } });
  expect(plan([ROW], false)).toBeUndefined();
  expect(plan([[...ROW.slice(2), '1', 1]])).toBeUndefined();
  expect(plan([[...ROW, 'лишнее']])).toBeUndefined();
  expect(plan([['1', 1, '', '', 'Волки', '', 'Совы']])).toBeUndefined();
});

test('cleared titles come back over their columns, deleted columns on the right', () => {
  const cleared = WALLS.map(title => (title === 'Этап' || title === 'ФП' ? '' : title));
  expect(plan([cleared, ROW])).toMatchObject({
    untitled: ['stage', 'fairPlay'],
    columns: { stage: 2, fairPlay: 7 },
  });
  const without = (row: readonly unknown[]) => row.filter((_, i) => i !== 1 && i !== 7);
  expect(plan([without(WALLS), without(ROW)])).toMatchObject({ columns: { stage: 1, day: 6, fairPlay: 7 } });
});

test('no title is put over cells that may be somebody’s own', () => {
  const titles = [...WALLS.slice(0, 7), ''];
  expect(plan([titles, [...ROW.slice(0, 7), 'пометка']], false)).toMatchObject({ columns: { fairPlay: 8 } });
  expect(plan([[...WALLS.slice(0, 7), 'Пометки'], ROW])).toMatchObject({ columns: { fairPlay: 8 } });
  expect(plan([titles, [...ROW.slice(0, 7), 'пометка']])).toBeUndefined();
});

test('one title is a header where the sheet needs no other', () => {
  expect(planHeader([['Команда'], ['Волки']], 'teams', false)).toMatchObject({ row: 1, isInserted: false });
  expect(planHeader([['мои заметки'], ['и ещё']], 'teams', false)).toBeUndefined();
});

test('a sheet of blank rows is an empty one; one with a filled row that is no header is somebody’s own', () => {
  expect(plan([[], ['', ''], []], false)).toMatchObject({ isInserted: false, columns: { wall: 0 } });
  expect(plan([[], ['заметка']], false)).toBeUndefined();
});

test('data under lost titles stand where a blank row is their header’s', () => {
  expect(plan([[], ROW])).toMatchObject({ row: 1, isInserted: false, columns: { wall: 0, fairPlay: 7 } });
});

test('a column that no row can be without must be filled in half of the rows', () => {
  const without = ['', 1, 'группа', 'А', 'Волки', 'Совы', '', '2а'];
  expect(plan([ROW, without])).toMatchObject({ isInserted: true });
  expect(plan([ROW, without, without])).toBeUndefined();
});

test('of a list most of what is filled must be of it', () => {
  const other = ROW.map((cell, i) => (i === 2 ? 'кажется' : cell));
  expect(plan([ROW, ROW, other])).toMatchObject({ isInserted: true });
  expect(plan([ROW, other])).toBeUndefined();
});

test('a wide sheet with a header has its columns, however many others stand beside them', () => {
  const wide = Array.from({ length: 30 }, () => 'x');
  expect(
    plan([
      [...WALLS, ...wide],
      [...ROW, ...wide],
    ]),
  ).toMatchObject({ untitled: [], columns: { fairPlay: 7 } });
  expect(plan([[...WALLS, ...wide]], false)).toMatchObject({ untitled: [] });
});

test('blank cells at the ends of rows are not of the sheet', () => {
  expect(plan([[...ROW, '', ' ']])).toMatchObject({ isInserted: true, columns: { fairPlay: 7 } });
});

describe('lost columns', () => {
  const of = (titles: readonly string[], rows: unknown[][] = [], isOurs = false) =>
    planHeader([[...titles], ...rows], 'walls', isOurs)?.columns;

  test('between neighbours where exactly so many untitled ones stand and nothing is in them', () => {
    expect(of(['Стенка', '', '', 'Группа', 'Команда A', 'Команда B'])).toMatchObject({
      day: 1,
      stage: 2,
      start: 6,
      fairPlay: 7,
    });
    expect(of(['Стенка', '', 'Группа', 'Команда A', 'Команда B'])).toMatchObject({
      day: 5,
      stage: 6,
      start: 7,
      fairPlay: 8,
    });
    expect(of(['Стенка', '', '', '', 'Группа', 'Команда A', 'Команда B'])).toMatchObject({
      day: 7,
      stage: 8,
    });
  });

  test('right of everything where something is in them', () => {
    const titles = ['Стенка', '', '', 'Группа', 'Команда A', 'Команда B'];
    expect(of(titles, [['1', '', 'моё', 'А', 'Волки', 'Совы']])).toMatchObject({
      day: 6,
      stage: 7,
      start: 8,
    });
    expect(
      of(titles, [
        ['1', '', '', 'А', 'Волки', 'Совы'],
        ['2', 5, '', 'А', 'Волки', 'Совы'],
      ]),
    ).toMatchObject({ day: 6, stage: 7 });
  });

  test('at the end in the untitled ones there, and beyond them', () => {
    expect(of([...WALLS.slice(0, 6)])).toMatchObject({ start: 6, fairPlay: 7 });
    expect(of([...WALLS.slice(0, 6), ''], [])).toMatchObject({ start: 6, fairPlay: 7 });
    expect(of([...WALLS.slice(0, 6), '', 'моё'])).toMatchObject({ start: 8, fairPlay: 9 });
    expect(of([...WALLS.slice(0, 6), '', '', ''], [ROW, [...ROW, 'x']])).toMatchObject({
      start: 9,
      fairPlay: 10,
    });
  });

  test('no two have one place', () => {
    const columns = Object.values(of(['Группа', 'Стенка', 'Команда B', 'Команда A']) ?? {});
    expect(new Set(columns).size).toBe(8);
  });
});

test('two titles are a header, one is only where the sheet needs no other', () => {
  expect(plan([['Стенка'], ['1']], false)).toBeUndefined();
  expect(
    plan(
      [
        ['Стенка', 'День'],
        ['1', 1],
      ],
      false,
    ),
  ).toMatchObject({ row: 1, isInserted: false });
  expect(planHeader([['Журнал'], ['Время']], 'log', false)).toBeUndefined();
  expect(planHeader([['Время', 'Лист']], 'log', false)).toMatchObject({ row: 1 });
});
